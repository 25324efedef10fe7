"""The browsers that are here, each with profiles of its own: Chromium and Firefox by Playwright,
WebKit by Selenium, as Debian packs them."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, Final, Protocol

import browser
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

PATIENCE: Final = 240.0  # seconds
SLOWER: Final = 4  # times, the processor of a phone
NETWORK: Final = 10_000_000 / 8  # bytes a second
DELAY: Final = 40  # milliseconds
FOLLOW: Final = "place => { location.hash = place; }"
MINI: Final = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Tab(Protocol):
    """A page in a profile that nobody has used before."""

    def go(self, address: str) -> None:
        """Ask for a page."""

    def until(self, true: str) -> None:
        """Wait until an expression holds in the page; also while it is being loaded."""

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

    def follow(self, place: str) -> None:
        self.page.evaluate(FOLLOW, place)

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

    def follow(self, place: str) -> None:
        self.driver.execute_script(f"({FOLLOW})(arguments[0])", place)

    def slow(self) -> None:
        raise NotImplementedError("WebKit pretends nothing")


@contextmanager
def by_playwright(running: Browser) -> Iterator[Tab]:
    """A new profile."""
    context = running.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE * 1000)
    yield PlaywrightTab(context.new_page())
    context.close()


@contextmanager
def display() -> Iterator[None]:
    """A screen for a browser that cannot do without."""
    if os.environ.get("DISPLAY"):
        yield
        return
    words = ["Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as shown:
        assert shown.stdout is not None
        os.environ["DISPLAY"] = f":{shown.stdout.readline().decode().strip()}"
        yield
        del os.environ["DISPLAY"]
        shown.terminate()


@contextmanager
def by_selenium(mini: str) -> Iterator[Tab]:
    """WebKit forgets everything when it ends: each profile is a browser of its own."""
    from selenium import webdriver

    options = webdriver.WebKitGTKOptions()
    options.binary_location = mini
    options.add_argument("--automation")
    service = webdriver.webkitgtk.service.Service(shutil.which("WebKitWebDriver"))
    with display():
        driver = webdriver.WebKitGTK(options=options, service=service)
        driver.set_script_timeout(PATIENCE)
        try:
            yield SeleniumTab(driver)
        finally:
            driver.quit()


def firefox(playwright: Playwright) -> Browser | str:
    """Firefox as the system has it, or why not."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if not path:
        return "not installed"
    try:
        running = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
        running.new_context().close()
    except Exception as problem:  # one release of Playwright cannot
        return f"Playwright does not drive it: {str(problem).splitlines()[0]}"
    return running


def webkit() -> Engine | str:
    """WebKit as the system has it, or why not."""
    found = next(Path("/").glob(MINI.lstrip("/")), None)
    if not found or not shutil.which("WebKitWebDriver"):
        return "not installed"
    if not importlib.util.find_spec("selenium"):
        return "Selenium is not installed"
    if not os.environ.get("DISPLAY") and not shutil.which("Xvfb"):
        return "no screen, and no Xvfb"
    return partial(by_selenium, str(found))


@contextmanager
def engines(wanted: tuple[str, ...]) -> Iterator[dict[str, Engine]]:
    """All that are here and wanted; of every other one it is said why it is missing."""
    with sync_playwright() as playwright:
        found: dict[str, Engine | str] = {}
        closed = []
        if "Chromium" in wanted:
            chromium = playwright.chromium.launch(
                executable_path=browser.chromium(), args=browser.flags()
            )
            found["Chromium"] = partial(by_playwright, chromium)
            closed.append(chromium)
        if "Firefox" in wanted:
            fox = firefox(playwright)
            found["Firefox"] = fox if isinstance(fox, str) else partial(by_playwright, fox)
            closed += [] if isinstance(fox, str) else [fox]
        if "WebKit" in wanted:
            found["WebKit"] = webkit()
        for name, engine in found.items():
            if isinstance(engine, str):
                print(f"{name} is NOT measured: {engine}", file=sys.stderr)
        yield {name: one for name, one in found.items() if not isinstance(one, str)}
        for running in closed:
            running.close()
