"""The built site in a real browser: any error, warning or foreign request fails the test."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import browser as chromium
import pytest
from dist import ROOT
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright
from stage import COUNT, KNOWN, PATIENCE, NewPage, Site, Troubles

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


@pytest.fixture(scope="session")
def playwright_itself() -> Iterator[Playwright]:
    """What starts browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright_itself: Playwright) -> Iterator[Browser]:
    """One browser for all tests; every page has its own profile."""
    running = playwright_itself.chromium.launch(
        executable_path=chromium.chromium(), args=chromium.flags()
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
    contexts: list[BrowserContext] = []
    usual = {"locale": "en-GB", "service_workers": "block"}

    def make(served: Site, *, new: bool = False, **options: Any) -> Page:
        """With Playwright's own options of a context; on a `new` device no game is known yet."""
        context = browser.new_context(**(usual | options))
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(COUNT)
        if not new:
            context.add_init_script(KNOWN)
        page = context.new_page()
        troubles.watch(page, urlsplit(served.url).netloc)
        return page

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(site: Site, new_page: NewPage) -> Page:
    """A watched page of the built site, not yet opened."""
    return new_page(site)
