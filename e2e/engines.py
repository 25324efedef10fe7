"""A window of any engine, and few words for all that the smoke does in it.

Chromium and Firefox are driven by Playwright, WebKitGTK by its own driver, which hears no console
and runs no script before the page's own: there the page is listened to from the moment on at which
it is loaded. Everything else is the same for all, so that one smoke is enough.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic, sleep
from typing import Any, Final, Protocol

import pytest
import running
from playwright.sync_api import Browser, Page, Playwright
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from stage import COUNT, KNOWN, OFFLINE, PATIENCE, STARTED, STILL, Site, Troubles, watched

# A device that knows the games, and on which nothing has to be waited for.
SETTLED: Final = f"() => {{ {KNOWN} localStorage.setItem('eden.speed', 'once') }}"
ONCE: Final = f"() => {{ if (!('heard' in globalThis)) {{ {COUNT} }} }}"
# The middle of the first thing that can be seen, where a finger would meet it and nothing else.
POINT: Final = """wanted => {
    const seen = one => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const thing = [...document.querySelectorAll(wanted)].find(seen);
    if (!thing) return null;
    thing.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = thing.getBoundingClientRect();
    const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
    return thing.contains(document.elementFromPoint(...middle)) ? middle : null;
}"""
# What goes wrong in a page whose console cannot be heard.
LISTEN: Final = """() => {
    globalThis.wrong = [];
    const note = kind => (...told) => { wrong.push(`${kind}: ${told.join(" ")}`) };
    for (const kind of ["error", "warn"]) console[kind] = note(kind);
    addEventListener("error", ({ message }) => note("page error")(message));
    addEventListener("unhandledrejection", ({ reason }) => note("page error")(reason));
}"""


class Window(ABC):
    """A page of its own profile."""

    most = 1000  # choices that can be made in a bearable time

    @abstractmethod
    def goto(self, url: str) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def evaluate(self, code: str, arg: Any = None) -> Any:
        """The value of an expression, or of a function with an argument; promises are awaited."""

    @abstractmethod
    def click_at(self, x: int, y: int) -> None: ...

    @abstractmethod
    def close(self) -> None: ...

    def settle(self, site: Site) -> None:
        """From now on this device is one that knows the games."""
        self.goto(f"{site.url}rules/spirit.en.html")
        self.evaluate(SETTLED)

    def start(self, url: str) -> str:
        """Opens the site and waits until Python is there: how it started."""
        self.goto(url)
        return self.started()

    def started(self) -> str:
        """Waits until Python is there, or has failed: how it started."""
        self.until(STARTED)
        self.evaluate(ONCE)
        return str(self.evaluate("document.documentElement.dataset.python + ' ' + edenStart"))

    def until(self, code: str, arg: Any = None) -> Any:
        """Waits for something to be true, as long as PATIENCE: what it is."""
        end = monotonic() + PATIENCE / 1000
        while not (found := self.evaluate(code, arg)):
            if monotonic() > end:
                pytest.fail(f"never true: {code} {arg or ''}")
            sleep(0.02)
        return found

    def count(self, wanted: str) -> int:
        return int(self.evaluate("wanted => document.querySelectorAll(wanted).length", wanted))

    def see(self, wanted: str) -> None:
        """Waits until something can be seen."""
        self.until(
            "wanted => document.querySelector(wanted)?.checkVisibility() || false",
            wanted,
        )

    def press(self, wanted: str) -> None:
        """Click on what lies still and can be met, and wait until the page has answered."""
        before, place = self.evaluate("heard"), None
        while (found := self.until(POINT, wanted)) != place:
            place = found
        self.click_at(*found)
        self.until("before => heard > before", before)

    def address(self) -> str:
        """The game that the address holds."""
        return str(self.evaluate("location.hash")).removeprefix("#")


class Engine(Protocol):
    """What opens windows."""

    def window(self, site: Site, troubles: Troubles) -> Window: ...


NewWindow = Callable[[Site], Window]

# -- by Playwright --------------------------------------------------------------------------------


class PlaywrightWindow(Window):
    """A page of Chromium or Firefox."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def goto(self, url: str) -> None:
        self._page.goto(url)

    def reload(self) -> None:
        self._page.reload()

    def evaluate(self, code: str, arg: Any = None) -> Any:
        return self._page.evaluate(code, arg)

    def click_at(self, x: int, y: int) -> None:
        self._page.mouse.click(x, y)

    def close(self) -> None:
        self._page.context.close()


class PlaywrightEngine:
    """Chromium or Firefox."""

    def __init__(self, running: Browser) -> None:
        self._running = running

    def window(self, site: Site, troubles: Troubles) -> Window:
        return PlaywrightWindow(watched(self._running, site, troubles, **STILL, **OFFLINE))


@contextmanager
def firefox(playwright: Playwright, path: str) -> Iterator[Engine]:
    """The system's Firefox, or Playwright's."""
    fox = running.firefox(playwright, path)
    yield PlaywrightEngine(fox)
    fox.close()


# -- by WebDriver ---------------------------------------------------------------------------------

CALL: Final = """const value = ({code}), done = arguments[1];
new Promise(tell => tell(typeof value === "function" ? value(arguments[0]) : value))
    .then(value => done([value, ""]), problem => done([null, String(problem)]));"""


class WebKitWindow(Window):
    """A window of WebKitGTK's little browser, which forgets everything when it is closed."""

    most = 15

    def __init__(self, path: str, screen: str, troubles: Troubles) -> None:
        self._troubles = troubles
        self._aside = 8
        self._open = ExitStack()
        webkit = running.webkit(path, screen, PATIENCE // 1000)
        self._driver = self._open.enter_context(webkit)
        self._driver.set_window_size(1280, 900)

    def goto(self, url: str) -> None:
        self._note()
        self._driver.get(url)
        self.evaluate(LISTEN)

    def reload(self) -> None:
        self._note()
        self._driver.refresh()
        self.evaluate(LISTEN)

    def evaluate(self, code: str, arg: Any = None) -> Any:
        value, problem = self._driver.execute_async_script(CALL.replace("{code}", code), arg)
        assert not problem, problem
        return value

    def click_at(self, x: int, y: int) -> None:
        # Never twice at one spot: in quick succession that is a double click, which counts as one.
        self._aside = -self._aside
        hand = ActionBuilder(self._driver, duration=0)
        hand.pointer_action.move_to_location(x + self._aside, y).click()
        hand.perform()

    def close(self) -> None:
        with self._open:
            self._note()

    def _note(self) -> None:
        self._troubles += self.evaluate("globalThis.wrong?.splice(0) ?? []")


class WebKitEngine:
    """WebKitGTK; every window is a browser of its own."""

    def __init__(self, path: str, screen: str) -> None:
        self._path = path
        self._screen = screen

    def window(self, site: Site, troubles: Troubles) -> Window:
        return WebKitWindow(self._path, self._screen, troubles)


@contextmanager
def webkit(path: str) -> Iterator[Engine]:
    """On a screen that nobody sees."""
    with running.screen() as screen:
        yield WebKitEngine(path, screen)
