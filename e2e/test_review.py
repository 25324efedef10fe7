"""How one stands, and luck and choices afterwards, in a browser."""

import re
from functools import cache
from typing import Any

import pytest
import still
from playwright.sync_api import Page, expect
from stage import (
    OFFLINE,
    PHONE,
    SAVED,
    STILL,
    NewPage,
    Site,
    fits,
    link_of,
    press,
    start,
    started,
    turn_to,
)

from eden.engine import link
from eden.engine.match import AnyMatch
from eden.games.shelf import GAMES
from eden.ui.replay import Replay

SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": {"locale": "fr-FR", **PHONE}}
LUCK = {"desktop": "Luck and choices", "phone": "Chance et choix"}
RANGE = {"desktop": r"\d+\sto \d+\spercent", "phone": r"de \d+\sà \d+\s%"}
TO_THE_END = 5_000


@cache
def whole() -> AnyMatch:
    """A game of bots to its end."""
    return still.played("spirit", TO_THE_END)


def reviewed(page: Page) -> None:
    """Wait until everything is found out."""
    expect(page.locator("#review-stop")).to_have_count(0)
    expect(page.locator("#worst li").or_(page.locator("#review .soft")).first).to_be_visible()


def here(page: Page) -> float:
    """Where on the curve the moment is marked that is shown."""
    return float(str(page.locator("#curve-here").get_attribute("x1")))


@pytest.mark.parametrize("size", SIZES)
def test_how_one_stands_is_told_on_request_as_a_range(
    size: str, site: Site, new_page: NewPage
) -> None:
    page = new_page(site, **STILL, **SIZES[size])
    start(page, f"{site.url}#/play/spirit")
    press(page.locator("#estimates"))
    expect(page.locator("#estimate li")).to_contain_text(re.compile(RANGE[size]))
    expect(page.locator("#estimate .soft")).to_contain_text("40")
    expect(page.locator("#live")).to_contain_text(re.compile(RANGE[size]))
    assert fits(page)
    press(page.locator("#estimates"))
    expect(page.locator("#estimate li")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_luck_and_choices_from_the_end_to_a_branch(
    size: str, site: Site, new_page: NewPage
) -> None:
    page = new_page(site, **STILL, **SIZES[size])
    match = whole()
    start(page, f"{site.url}#{link.encode(match)}")
    press(page.locator("#panel [data-do=review]"))
    expect(page.locator("#review-title")).to_have_text(LUCK[size])
    expect(page.locator("#curve")).to_be_visible()
    reviewed(page)
    expect(page.locator("#review-ends")).to_be_visible()
    expect(page.locator("#live")).to_contain_text("jugés" if size == "phone" else "judged")
    assert fits(page)
    # A tap on the curve leads to its moment, which is then marked.
    before, last = here(page), len(Replay(match).moments) - 1
    page.locator("#curve").scroll_into_view_if_needed()
    press(page.locator("#curve [data-do=moment]").nth(20))
    assert here(page) < before
    assert 0 < int(page.locator("#moments").input_value()) < last
    # From the most expensive choice one can play on.
    worst = page.locator("#worst [data-do=branch]").first
    at = int(str(worst.get_attribute("data-value")))
    press(page.locator("#worst [data-do=replay]").first)
    page.wait_for_function("at => location.hash.endsWith(`@${at}`)", arg=at)
    press(worst)
    page.wait_for_function("!location.hash.includes('@')")
    branch = link.decode(link_of(page), GAMES)
    assert branch.practice and branch.state == match.after(at)


def test_a_review_can_be_stopped_and_goes_on_by_keyboard(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#{link.encode(whole())}@{len(whole().steps)}")
    page.locator("[data-do=review]").focus()
    page.keyboard.press("Enter")
    stop = page.locator("#review-stop")
    expect(stop).to_be_visible()
    stop.focus()
    page.keyboard.press("Enter")
    expect(stop).to_contain_text("Go on")
    stopped = page.locator("#review progress").get_attribute("value")
    page.locator("#prompt").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#prompt")).to_be_visible()
    assert page.locator("#review progress").get_attribute("value") == stopped
    stop.focus()
    page.keyboard.press("Enter")
    reviewed(page)
    expect(page.locator("#curve")).to_have_attribute("aria-label", re.compile("chance to win"))
    page.locator("#changes summary").click()
    press(page.locator("#changes [data-do=replay]").first)


def test_without_a_network_a_game_is_judged_all_the_same(own_site: Site, new_page: NewPage) -> None:
    page = new_page(own_site, **STILL, **OFFLINE)
    start(page, own_site.url)
    page.wait_for_function(SAVED)
    own_site.stop()
    page.reload()
    started(page)
    turn_to(page, f"{link.encode(whole())}@{len(whole().steps)}")
    press(page.locator("[data-do=review]"))
    reviewed(page)
