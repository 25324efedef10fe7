"""A static host as most are: what can be compressed is, by gzip, and each answer is counted."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Thread
from typing import ClassVar, Final
from urllib.parse import unquote, urlsplit

import serve

# What hosts leave as it is: it is compressed already. (Netlify sends the others by brotli, which is
# a tenth smaller; GitHub's pages by gzip.)
AS_IT_IS: Final = (".bin", ".png", ".woff2", ".zip", ".whl")
LEVEL: Final = 6


@cache
def sent(file: Path) -> bytes:
    """The content of a file as it travels."""
    content = file.read_bytes()
    return content if file.suffix in AS_IT_IS else gzip.compress(content, LEVEL, mtime=0)


class Handler(serve.Handler):
    """Our headers, and compressed bodies; what is asked for is written down."""

    asked: ClassVar[list[str]] = []

    def do_GET(self) -> None:  # noqa: N802 - the name is inherited
        path = unquote(urlsplit(self.path).path).lstrip("/")
        file = Path(self.directory) / path
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            self.send_error(404)
            return
        self.asked.append(path)
        kept = f'"{hash(sent(file))}"'
        if self.headers.get("If-None-Match") == kept:
            self.send_response(304)
            self.send_header("ETag", kept)
            self.end_headers()
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(sent(file))))
        self.send_header("ETag", kept)
        if file.suffix not in AS_IT_IS:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(sent(file))


@contextmanager
def hosted(folder: Path, asked: list[str] | None = None) -> Iterator[str]:
    """The address of a folder, until it is no longer needed; `asked` gets the paths asked for."""
    for file in folder.rglob("*"):  # so that no visit waits for it
        if file.is_file():
            sent(file)
    own = type("Own", (Handler,), {"asked": [] if asked is None else asked})
    with serve.server(folder, handler=own) as served:
        Thread(target=served.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{served.server_port}/"
        served.shutdown()
