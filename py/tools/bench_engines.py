"""The browsers that are here, each with profiles of its own: Chromium and Firefox by Playwright,
WebKit by Selenium, as Debian packs them."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from time import perf_counter, sleep
from typing import Any, Final, Protocol

import browser
import running
from playwright.sync_api import Browser, Page, sync_playwright

PATIENCE: Final = 240  # seconds
SLOWER: Final = 4  # times, the processor of a phone
NETWORK: Final = 10_000_000 / 8  # bytes a second
DELAY: Final = 40  # milliseconds
FOLLOW: Final = "place => { location.hash = place; }"


class Tab(Protocol):
    """A page in a profile that nobody has used before."""

    def go(self, address: str) -> None:
        """Ask for a page."""

    def until(self, true: str) -> None:
        """Wait until an expression holds in the page; also while it is being loaded."""

    def ask(self, function: str, given: object = None) -> Any:
        """What a function of the page says, also where it promises it."""

    def follow(self, place: str) -> None:
        """Another place in the same page, by what stands behind its `#`."""

    def slow(self) -> None:
        """A phone's processor and network, where the browser can pretend to have them."""


Engine = Callable[[], AbstractContextManager[Tab]]


class PlaywrightTab:
    """A tab of Chromium or Firefox."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def go(self, address: str) -> None:
        self.page.goto(address, wait_until="commit")

    def until(self, true: str) -> None:
        self.page.wait_for_function(true)

    def ask(self, function: str, given: object = None) -> Any:
        return self.page.evaluate(function, given)

    def follow(self, place: str) -> None:
        self.ask(FOLLOW, place)

    def slow(self) -> None:
        session = self.page.context.new_cdp_session(self.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        session.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": DELAY,
                "downloadThroughput": NETWORK,
                "uploadThroughput": NETWORK,
            },
        )


class SeleniumTab:
    """A tab of WebKit, driven by the driver that WebKitGTK brings along."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def go(self, address: str) -> None:
        self.driver.get("about:blank")  # the same page with another `#…` would not be loaded again
        self.driver.get(address)

    def until(self, true: str) -> None:
        asked = f"const done = arguments[0]; Promise.resolve({true}).then(done, () => done(false))"
        end = perf_counter() + PATIENCE
        while not self.driver.execute_async_script(asked):
            if perf_counter() > end:
                raise TimeoutError(true)
            sleep(0.02)

    def ask(self, function: str, given: object = None) -> Any:
        answer = self.driver.execute_async_script(
            f"const [given, done] = arguments; (async () => ({function})(given))()"
            ".then((value) => done({ value }), (error) => done({ error: String(error) }))",
            given,
        )
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer.get("value")

    def follow(self, place: str) -> None:
        self.ask(FOLLOW, place)

    def slow(self) -> None:
        raise NotImplementedError("WebKit pretends nothing")


@contextmanager
def by_playwright(launched: Browser) -> Iterator[Tab]:
    """A new profile."""
    context = launched.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE * 1000)
    yield PlaywrightTab(context.new_page())
    context.close()


@contextmanager
def by_selenium(path: str, screen: str) -> Iterator[Tab]:
    """WebKit forgets everything when it ends: each profile is a browser of its own."""
    with running.webkit(path, screen, PATIENCE) as driver:
        yield SeleniumTab(driver)


@contextmanager
def engines(wanted: tuple[str, ...]) -> Iterator[dict[str, Engine]]:
    """All that are here and wanted; of every other one it is said that it is missing."""
    paths = {name: browser.find(name.lower()) for name in wanted}
    found: dict[str, Engine] = {}
    with sync_playwright() as playwright, ExitStack() as opened:
        for name, path in paths.items():
            if path is None:
                print(browser.lacking(name.lower()), file=sys.stderr)
            elif name == "WebKit":
                found[name] = partial(by_selenium, path, opened.enter_context(running.screen()))
            else:
                launched = (
                    running.firefox(playwright, path)
                    if name == "Firefox"
                    else playwright.chromium.launch(executable_path=path, args=browser.flags())
                )
                opened.callback(launched.close)
                found[name] = partial(by_playwright, launched)
        yield found
