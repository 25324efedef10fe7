"""What the end-to-end tests stand on: a served site, a list of troubles, Python asked."""

import json
import sys
from collections.abc import Callable
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page

from eden.games.shelf import SHELF

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py/tools"))

import serve  # noqa: E402 - the tools are no package

# The first game that several can play.
SEVERAL: Final = next(slug for slug, box in SHELF.items() if max(box.game.seats) > 2)
NewPage = Callable[..., Page]
STARTED: Final = "['ready', 'failed'].includes(document.documentElement.dataset.python)"
SAVED: Final = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
ANSWER: Final = """code => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("Python did not answer")), 30_000);
    addEventListener("e2e", ({ detail }) => resolve(detail), { once: true });
    const script = document.createElement("script");
    document.body.append(Object.assign(script, { type: "py", textContent: code }));
})"""


class Site:
    """A folder that is being served."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server: ThreadingHTTPServer = serve.server(folder)
        self.url = f"http://127.0.0.1:{self._server.server_port}/"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def file(self, pattern: str) -> Path:
        """The one file that fits."""
        (found,) = self.folder.glob(pattern)
        return found

    def stop(self) -> None:
        """From now on there is no network."""
        self._server.shutdown()
        self._server.server_close()


class Troubles(list[str]):
    """What must not happen on a page; a test that provokes it clears the list."""

    def watch(self, page: Page, host: str) -> None:
        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.append(f"{message.type}: {message.text}")

        page.on("console", said)
        page.on("pageerror", lambda error: self.append(f"page error: {error}"))
        page.on("requestfailed", lambda request: self._failed(f"{request.failure}: {request.url}"))
        page.on("request", lambda request: self._foreign(request.url, host))

    def _failed(self, told: str) -> None:
        if "net::ERR_ABORTED" not in told:  # the page was left before the answer came
            self.append(told)

    def _foreign(self, url: str, host: str) -> None:
        if urlsplit(url).netloc != host and not url.startswith(("data:", "blob:")):
            self.append(f"asked another host: {url}")


def start(page: Page, url: str) -> str:
    """Opens the site and waits until Python is there: how it started."""
    page.goto(url)
    page.wait_for_function(STARTED)
    return str(
        page.evaluate("document.documentElement.dataset.python + ' ' + globalThis.edenStart")
    )


def ask(page: Page, expression: str, before: str = "") -> Any:
    """The value of a Python expression in the page, as JSON carries it; `before` runs first."""
    # The unusual name keeps the page's own names safe.
    code = f"{before}\nimport js, json\n_e2e = json.dumps({expression})\n"
    code += "js.dispatchEvent(js.CustomEvent.new('e2e', js.Object.fromEntries([['detail', _e2e]])))"
    return json.loads(page.evaluate(ANSWER, code))
