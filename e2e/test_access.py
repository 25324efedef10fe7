"""What axe, the common checker of accessibility, finds on every screen: nothing."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from stage import ROOT, SEVERAL, NewPage, Site, start

AXE: Final = ROOT / "node_modules/axe-core/axe.min.js"
TABLE: Final = "#spirit1.A.H.B.GrlX"


def home(page: Page, site: Site) -> None:
    start(page, site.url)


def set_up(page: Page, site: Site) -> None:
    start(page, f"{site.url}#/new/spirit")


def about(page: Page, site: Site) -> None:
    start(page, f"{site.url}#/about")


def table(page: Page, site: Site) -> None:
    start(page, site.url + TABLE)
    page.locator("#die-0").click()


def share(page: Page, site: Site) -> None:
    start(page, site.url + TABLE)
    page.locator("#bar-share").click()
    expect(page.locator("#panel")).to_be_visible()


def refusal(page: Page, site: Site) -> None:
    start(page, site.url + TABLE)
    page.locator("#piece-yellow").click(force=True)
    expect(page.locator("#app-notice")).to_be_visible()


def people(page: Page, site: Site) -> None:
    start(page, f"{site.url}#/new/{SEVERAL}")


def curtain(page: Page, site: Site) -> None:
    people(page, site)
    page.locator("form button[type=submit]").click()
    expect(page.locator("#lift")).to_be_visible()


def hand(page: Page, site: Site) -> None:
    curtain(page, site)
    page.locator("#lift").click()
    expect(page.locator("#lift")).to_have_count(0)


def rulebook(page: Page, site: Site) -> None:
    page.goto(f"{site.url}rules/spirit.en.html")


SCREENS: Final = [home, set_up, about, table, share, refusal, rulebook]
SCREENS.extend([people, curtain, hand])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(
    site: Site, new_page: NewPage, screen: Callable[[Page, Site], None], scheme: str
) -> None:
    page = new_page(site, color_scheme=scheme, reduced_motion="reduce")
    screen(page, site)
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    told = [
        f"{one['id']}: {re.sub(' +', ' ', node['html'])[:160]} {node['any'][:1]}"
        for one in found
        for node in one["nodes"]
    ]
    assert told == []
