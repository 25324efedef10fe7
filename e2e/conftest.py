"""The built site in a real browser: any error, warning or foreign request fails the test."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import browser as browsers
import pytest
from dist import ROOT
from engines import Engine, NewWindow, PlaywrightEngine, Window, firefox, webkit
from plain import PlainSite
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from stage import COUNT, KNOWN, NewPage, Site, Troubles, watched

DIST = ROOT / "dist"


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The site as it was built."""
    served = Site(DIST)
    yield served
    served.stop()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A copy that a test may change, break and stop."""
    served = Site(Path(shutil.copytree(DIST, tmp_path / "dist")))
    yield served
    served.stop()


@pytest.fixture
def plain_site(tmp_path: Path) -> Iterator[PlainSite]:
    """The site on a host that knows nothing."""
    served = PlainSite(tmp_path)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def playwright_itself() -> Iterator[Playwright]:
    """What starts browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright_itself: Playwright) -> Iterator[Browser]:
    """One browser for all tests; every page has its own profile."""
    running = playwright_itself.chromium.launch(
        executable_path=browsers.chromium(), args=browsers.flags()
    )
    yield running
    running.close()


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    """Empty at the end of every test."""
    found = Troubles()
    yield found
    assert found == [] or found.expected


@pytest.fixture
def new_page(browser: Browser, troubles: Troubles) -> Iterator[NewPage]:
    """Makes watched pages of a site, each in its own profile: new_page(site, locale="fr-FR")."""
    pages: list[Page] = []

    def make(served: Site, *, new: bool = False, **options: Any) -> Page:
        """With Playwright's own options of a context; on a `new` device no game is known yet."""
        scripts = (COUNT,) if new else (COUNT, KNOWN)
        options = {"service_workers": "block"} | options
        pages.append(watched(browser, served, troubles, *scripts, **options))
        return pages[-1]

    yield make
    for page in pages:
        page.context.close()


@pytest.fixture
def page(site: Site, new_page: NewPage) -> Page:
    """A watched page of the built site, not yet opened."""
    return new_page(site)


# -- in every engine ------------------------------------------------------------------------------


@pytest.fixture(scope="session", params=("chromium", "firefox", "webkit"))
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Each of the engines; where there is none, that is said at the end of the run."""
    name: str = request.param
    path = browsers.find(name)
    if path is None:
        pytest.skip(browsers.lacking(name))
    if name == "chromium":
        yield PlaywrightEngine(request.getfixturevalue("browser"))
    elif name == "firefox":
        with firefox(request.getfixturevalue("playwright_itself"), path) as running:
            yield running
    else:
        with webkit(path) as running:
            yield running


@pytest.fixture
def new_window(engine: Engine, troubles: Troubles) -> Iterator[NewWindow]:
    """Opens windows in which the games are known, each with its own profile."""
    windows: list[Window] = []

    def make(served: Site) -> Window:
        windows.append(engine.window(served, troubles))
        windows[-1].settle(served)
        return windows[-1]

    yield make
    for window in windows:
        window.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """An engine that could not be had is not passed over in silence."""
    skipped = terminalreporter.getreports("skipped")
    told = "\n".join(str(report.longrepr) for report in skipped)
    for line in sorted(set(re.findall(r"NOT TESTED IN [^\"')]*", told))):
        terminalreporter.write_sep("!", "an engine is missing", red=True, bold=True)
        terminalreporter.write_line(line, red=True, bold=True)
