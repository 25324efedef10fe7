"""The built site, served, and a browser to open it in: what every measurement begins with."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Final

import browser
import serve
from dist import ROOT
from playwright.sync_api import Browser, sync_playwright

# A first visit keeps the whole site for the next one, beside all else: whether that is done.
SAVED: Final = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """A browser and the address of the site, until all is measured."""
    server = serve.server(ROOT / "dist")
    Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.flags()
        )
        yield running, f"http://127.0.0.1:{server.server_port}/"
        running.close()
    server.shutdown()
