"""What the end-to-end tests stand on: a served site, a list of troubles, hands that wait.

No test waits by guess: `start` waits for Python, `press` and `turn_to` until the page has answered,
`expect` for what comes later, all of them as long as PATIENCE; where time itself is tested, the
page's clock is stopped and wound on by hand (`stop_the_clock`).
"""

import json
import re
from collections.abc import Callable
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import serve
from opened import KNOWN as KNOWN
from opened import SAVED as SAVED
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from eden.engine import link
from eden.engine.match import Match
from eden.games.shelf import GAMES, SHELF
from eden.ui.thoughts import Answer, Asked

# The only time-out, in milliseconds: on a busy machine Python may need minutes to start.
PATIENCE: Final = 240_000
expect.set_options(timeout=PATIENCE)

STILL: Final = {"reduced_motion": "reduce"}
PHONE: Final = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# Most pages save nothing for later: it would take seconds of every test.
OFFLINE: Final = {"service_workers": "allow"}
BLOCKED: Final = "Service Worker registration blocked by Playwright"
# What Chromium says where the machine is so busy that a file which came early is used late.
LATE: Final = "was preloaded using link preload but not used within a few seconds"
# What a page says of a file when it is closed meanwhile; what fails for another reason is a request
# that failed, and counts as one.
BROKEN_OFF: Final = "Failed to fetch"
# What Chromium and Firefox call a request whose page was left before the answer came.
LEFT: Final = ("net::ERR_ABORTED", "NS_BINDING_ABORTED")
# A new game, by the rules as they are: what it is called here, and its link.
NEW_GAME: Final = link.encode(Match(GAMES["spirit"], seed=7))
IDENTITY: Final = link.identity_of(NEW_GAME)
# The first game that several can play.
SEVERAL: Final = next(slug for slug, box in SHELF.items() if max(box.game.seats) > 2)
NewPage = Callable[..., Page]
STARTED: Final = "['ready', 'failed'].includes(document.documentElement.dataset.python)"
# Counts the clicks that were answered: the app listens on the document, before the window.
COUNT: Final = "globalThis.heard = 0; addEventListener('click', () => { heard += 1 })"
# Whether there is a finger, whether something is magnified, how many clicks were answered, and what
# is picked on the board.
HAND: Final = """[
    matchMedia("(pointer: coarse)").matches, !!document.querySelector("[data-magnified]"), heard,
    Array.from(document.querySelectorAll("svg .picked"), (one) => one.id).join(),
]"""
# Until nothing moves; what follows the scrolling never ends.
AT_REST: Final = """Promise.all(document.getAnimations()
    .filter(one => one.timeline === document.timeline).map(one => one.finished))"""
TURN: Final = """link => new Promise(resolve => {
    addEventListener("hashchange", () => resolve(), { once: true });
    if (location.hash === `#${link}`) resolve();
    location.hash = link;
})"""
ANSWER: Final = """([code, patience]) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("Python did not answer")), patience);
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


def newer(site: Site, *, rules_of: str = "") -> None:
    """The site gets a new version: another title, known to the service worker; and maybe other
    rules for a game."""
    index, worker = site.folder / "index.html", site.folder / "sw.js"
    index.write_text(index.read_text("utf-8").replace("<title>", "<title>New "), "utf-8")
    text = worker.read_text("utf-8")
    place = text.index('url:"index.html",revision:"') + len('url:"index.html",revision:"')
    text = f"{text[:place]}new-{text[place:]}"
    if rules_of:
        text, found = re.subn(rf'(rules:\[[^\]]*"{rules_of})\d+', r"\g<1>999", text)
        assert found == 1
    worker.write_text(text, "utf-8")


class Troubles(list[str]):
    """What must not happen on a page; a test that provokes it looks and then expects the rest."""

    expected = False

    def expect_more(self) -> None:
        """What has been seen was meant, and so is what may still come."""
        self.expected = True

    def watch(self, page: Page, host: str) -> None:
        def said(message: ConsoleMessage) -> None:
            meant = not any(known in message.text for known in (BLOCKED, LATE))
            if message.type in ("error", "warning") and meant:
                self.append(f"{message.type}: {message.text}")

        page.on("console", said)
        page.on("pageerror", lambda error: self._thrown(str(error)))
        page.on("requestfailed", lambda request: self._failed(f"{request.failure}: {request.url}"))
        page.on("request", lambda request: self._foreign(request.url, host))

    def _thrown(self, told: str) -> None:
        if told != BROKEN_OFF:
            self.append(f"page error: {told}")

    def _failed(self, told: str) -> None:
        if not told.startswith(LEFT):
            self.append(told)

    def _foreign(self, url: str, host: str) -> None:
        if urlsplit(url).netloc != host and not url.startswith(("data:", "blob:")):
            self.append(f"asked another host: {url}")


def watched(
    browser: Browser, served: Site, troubles: Troubles, *scripts: str, **options: Any
) -> Page:
    """A page in a profile of its own, with scripts that run before the page's own, and Playwright's
    options of a context."""
    context = browser.new_context(**({"locale": "en-GB"} | options))
    context.set_default_timeout(PATIENCE)
    for script in scripts:
        context.add_init_script(script)
    page = context.new_page()
    troubles.watch(page, urlsplit(served.url).netloc)
    return page


def start(page: Page, url: str) -> str:
    """Opens the site and waits until Python is there: how it started."""
    page.goto(url)
    return started(page)


def started(page: Page) -> str:
    """Waits until Python is there, or has failed: how it started."""
    page.wait_for_function(STARTED)
    return str(
        page.evaluate("document.documentElement.dataset.python + ' ' + globalThis.edenStart")
    )


def press(thing: Locator, *, force: bool = False) -> None:
    """Click, or tap where there is a finger, and wait until the page has answered.

    What lies over the thing would be hit instead, and fails the test, but by force.
    """
    page = thing.page
    finger, large, before, picked = page.evaluate(HAND)
    (thing.tap if finger else thing.click)(force=force)
    page.wait_for_function("before => heard > before", arg=before)
    if finger and not large and page.evaluate(HAND)[1::2] == [True, picked]:
        # It was too small for a finger: the magnifier has opened, and now it is large enough.
        thing.tap(force=True)
        page.wait_for_function("before => heard > before", arg=before + 1)


def choose(page: Page) -> None:
    """Make the first choice of the list, and see that the address has it."""
    before = page.url
    page.locator("#choices button[data-act]").first.dispatch_event("click")
    expect(page).not_to_have_url(before)


def link_of(page: Page) -> str:
    """The game that the address holds."""
    return str(page.evaluate("location.hash")).removeprefix("#")


def turn_to(page: Page, place: str) -> None:
    """Open another link in the same page, and wait until the page has answered."""
    page.evaluate(TURN, place)


def stop_the_clock(page: Page) -> None:
    """From now on the page's timers wait until `page.clock.run_for` winds them on.

    It needs `page.clock.install()` before the start; what CSS moves goes on by itself.
    """
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3600)


def fits(page: Page) -> bool:
    """Nothing has to be looked for beside the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


class Evaluates(Protocol):
    """A page, however it is driven."""

    def evaluate(self, expression: str, arg: Any = None, /) -> Any: ...


def ask(page: Evaluates, expression: str, before: str = "") -> Any:
    """The value of a Python expression in the page, as JSON carries it; `before` runs first."""
    # The unusual name keeps the page's own names safe.
    code = f"{before}\nimport js, json\n_e2e = json.dumps({expression})\n"
    code += "js.dispatchEvent(js.CustomEvent.new('e2e', js.Object.fromEntries([['detail', _e2e]])))"
    return json.loads(page.evaluate(ANSWER, [code, PATIENCE]))


def thought_by_a_worker(page: Evaluates, game: str) -> str:
    """What the bot in a worker of its own would choose in the game of a link."""
    answer = ask(
        page,
        "_answer",
        "from pyscript import config, create_named_worker\n"
        "_worker = await create_named_worker(src=config['eden']['bot'], name='probe')\n"
        f"_answer = await _worker.work({Asked(game, 'ram').text!r})",
    )
    return Answer.read(answer).action
