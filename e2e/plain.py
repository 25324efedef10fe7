"""A host that knows nothing: no headers, no types of our own, the site somewhere below its root."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from dist import ROOT
from stage import Site


class Quiet(SimpleHTTPRequestHandler):
    """Python's own handler of files."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is inherited
        """Nobody wants to read of every request."""


class PlainSite(Site):
    """The built site in some folder of such a host."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "some/where"
        self.folder.parent.mkdir()
        self.folder.symlink_to(ROOT / "dist")
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/some/where/"
        Thread(target=self._server.serve_forever, daemon=True).start()
