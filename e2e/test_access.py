"""What axe, the common checker of accessibility, finds on every screen: nothing."""

import json
from collections.abc import Callable
from typing import Final

import axe
import pytest
import still
from playwright.sync_api import Page, expect
from stage import OFFLINE, SEVERAL, STILL, NewPage, Site, press, start

from eden.engine.link import encode

TABLE: Final = "#spirit3.A.H.B.b8s1"


def home(page: Page, site: Site) -> None:
    start(page, site.url)


def set_up(page: Page, site: Site) -> None:
    start(page, f"{site.url}#/new/spirit")


def about(page: Page, site: Site) -> None:
    start(page, f"{site.url}#/about")


def table(page: Page, site: Site) -> None:
    start(page, site.url + TABLE)
    press(page.locator("#die-0"))


def share(page: Page, site: Site) -> None:
    start(page, site.url + TABLE)
    press(page.locator("#bar-share"))
    expect(page.locator("#panel")).to_be_visible()


def refusal(page: Page, site: Site) -> None:
    start(page, site.url + TABLE)
    press(page.locator("#piece-yellow"), force=True)
    expect(page.locator("#app-notice")).to_be_visible()


def people(page: Page, site: Site) -> None:
    start(page, f"{site.url}#/new/{SEVERAL}")


def curtain(page: Page, site: Site) -> None:
    people(page, site)
    page.locator("input[name='who.1'][value='']").check(force=True)
    press(page.locator("form button[type=submit]"))
    expect(page.locator("#lift")).to_be_visible()


def hand(page: Page, site: Site) -> None:
    curtain(page, site)
    press(page.locator("#lift"))
    expect(page.locator("#lift")).to_have_count(0)


def goal(page: Page, site: Site) -> None:
    start(page, f"{site.url}#/play/edenia")
    press(page.locator("#bar-ask"))
    press(page.locator("[data-value=goal]"))
    expect(page.locator("#panel .goal")).to_be_visible()


def asking(page: Page, site: Site) -> None:
    start(page, f"{site.url}#/play/ultimediation")
    press(page.locator("#bar-ask"))
    press(page.locator(".table [data-tell]").first, force=True)
    expect(page.locator("#tell")).to_be_visible()


def team(page: Page, site: Site) -> None:
    start(page, f"{site.url}#/new/ultimediation")
    for folded in page.locator("form summary").all():
        press(folded)


def race(page: Page, site: Site) -> None:
    start(page, f"{site.url}#{ended('edenia')}")
    expect(page.locator(".ending .reckoning")).to_be_visible()


def peace(page: Page, site: Site) -> None:
    start(page, f"{site.url}#{ended('ultimediation')}")
    press(page.locator(".ending [data-do=close]").first)
    expect(page.locator("#result")).to_be_visible()


def kept(page: Page, site: Site) -> None:
    for link in (TABLE, f"#{ended('spirit')}"):
        start(page, site.url + link)
    start(page, f"{site.url}#/")
    press(page.locator("[id^=forget-]").first)
    expect(page.locator(".kept-games .danger")).to_be_visible()


def ended(slug: str) -> str:
    """The link of a game that is over."""
    match = still.played(slug, 5_000)
    assert match.outcome is not None
    return encode(match)


def rulebook(page: Page, site: Site) -> None:
    page.goto(f"{site.url}rules/spirit.en.html")


def balance(page: Page, site: Site) -> None:
    page.goto(f"{site.url}balance.en.html")
    for folded in page.locator("summary").all():
        press(folded)


def saved(page: Page, site: Site) -> None:
    home(page, site)
    expect(page.locator("#notice-saving")).to_contain_text("Saved")
    page.evaluate("document.getAnimations().forEach(one => one.cancel())")  # it would fade out


def remembering(page: Page, site: Site, place: str) -> None:
    """A device on which some days were played; the last of them is yesterday to it."""
    page.clock.install(time=still.NOON)
    kept = json.dumps(still.remembered(2).texts)
    page.add_init_script(f"Object.assign(localStorage, {kept})")
    start(page, f"{site.url}#{place}")


def results(page: Page, site: Site) -> None:
    remembering(page, site, "/results")
    expect(page.locator(".result")).not_to_have_count(0)


def days(page: Page, site: Site) -> None:
    remembering(page, site, "/days/")
    expect(page.locator("a.day")).not_to_have_count(0)


def collection(page: Page, site: Site) -> None:
    remembering(page, site, "/collection")
    expect(page.locator(".kept-game")).not_to_have_count(0)


def day_result(page: Page, site: Site) -> None:
    remembering(page, site, "/day/edenia/2026-11-14")
    expect(page.locator("#day-result")).to_be_visible()


def reminder(page: Page, site: Site) -> None:
    remembering(page, site, "/")
    expect(page.locator("#reminder")).to_be_visible()


SCREENS: Final = [home, set_up, about, table, share, refusal, rulebook, balance]
SCREENS.extend([people, curtain, hand, saved, goal, asking, team, race, peace, kept])
SCREENS.extend([results, days, collection, day_result, reminder])


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_in_light_and_dark(
    site: Site, new_page: NewPage, screen: Callable[[Page, Site], None]
) -> None:
    page = new_page(site, **STILL, **(OFFLINE if screen is saved else {}))
    screen(page, site)
    axe.check(page, screen.__name__)
