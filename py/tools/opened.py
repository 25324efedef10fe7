"""The built site, served, and a browser to open it in: what every measurement begins with."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Final

import running
import serve
from dist import ROOT
from playwright.sync_api import Browser

from eden.games.shelf import SHELF

# A first visit keeps the whole site for the next one, beside all else: whether that is done.
SAVED: Final = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
# A device on which the games are known, and nothing is asked twice.
KNOWN: Final = f"""try {{
    for (const game of {list(SHELF)}) localStorage.setItem(`eden.known.${{game}}`, "yes");
    localStorage.setItem("eden.asks", "no");
}} catch {{}}"""
SIZES: Final = {"desktop": (1440, 900), "phone": (360, 740)}


@contextmanager
def opened(folder: Path = ROOT / "dist") -> Iterator[tuple[Browser, str]]:
    """A browser and the address of the site, until all is measured."""
    server = serve.server(folder)
    Thread(target=server.serve_forever, daemon=True).start()
    with running.chromium() as chromium:
        yield chromium, f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
