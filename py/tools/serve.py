"""Serves dist/ as the real host does, with the headers that netlify.toml names."""

import argparse
import sys
import tomllib
from collections.abc import Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

ROOT: Final = Path(__file__).resolve().parents[2]
TYPES: Final = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


def headers(path: str) -> Mapping[str, str]:
    """The headers of a path; a rule that stands later in netlify.toml overrules an earlier one."""
    found = {"Cache-Control": "public, max-age=0, must-revalidate"}
    for rule in tomllib.loads((ROOT / "netlify.toml").read_text("utf-8"))["headers"]:
        pattern = str(rule["for"])
        if path == pattern or (pattern.endswith("*") and path.startswith(pattern[:-1])):
            found |= rule["values"]
    return found


class Handler(SimpleHTTPRequestHandler):
    """A quiet handler of files with our headers."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        for name, value in headers(urlsplit(self.path).path).items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is inherited
        """Nobody wants to read of every request."""


class Server(ThreadingHTTPServer):
    """A server that does not mind when a browser leaves in the middle of an answer."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int = 0, handler: type[Handler] = Handler) -> ThreadingHTTPServer:
    """A server of the folder on this machine only; port 0 takes any that is free."""
    return Server(("127.0.0.1", port), partial(handler, directory=str(folder)))


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    arguments = parser.parse_args()
    try:
        served = server(arguments.folder, arguments.port)
    except OSError as problem:
        raise SystemExit(
            f"Port {arguments.port}: {problem.strerror}. Try make play PORT=8001"
        ) from None
    with served:
        print(
            f"Eden Trilogy is at http://localhost:{served.server_port}  (Ctrl+C ends it)",
            flush=True,
        )
        try:
            served.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
