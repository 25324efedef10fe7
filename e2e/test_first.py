"""The first five minutes in a browser: one tap to a game, and everything explains itself."""

from typing import Any

import pytest
from playwright.sync_api import expect
from stage import PHONE, STILL, NewPage, Site, link_of, press, start

from eden.engine import link
from eden.games.shelf import GAMES, SHELF

SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": {"locale": "fr-FR", **PHONE}}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", SHELF)
def test_one_tap_starts_a_game_that_says_what_it_is_about(
    slug: str, size: str, site: Site, new_page: NewPage
) -> None:
    page = new_page(site, new=True, **STILL, **SIZES[size])
    start(page, site.url)
    press(page.locator(f"a[href='#/play/{slug}']"))
    goal = page.locator("#panel .goal")
    expect(goal.locator("dd").first).to_be_visible()
    expect(page.locator("#goal-title")).to_be_focused()
    begun = link_of(page)
    match, people = link.decode(begun, GAMES), link.people_of(begun)
    assert match.game.slug == slug
    assert sum(not one.bot for one in people) == 1 or match.seats == 1
    page.go_back()
    expect(goal).to_have_count(0)
    assert link_of(page) == begun, "going back has closed the card and nothing else"
    expect(page.locator("#prompt")).to_be_in_viewport()
    page.wait_for_function("scrollY === 0")  # not where the home was left


def test_a_tap_beside_a_card_closes_it_and_chooses_nothing(site: Site, new_page: NewPage) -> None:
    page = new_page(site, new=True, **STILL)
    start(page, f"{site.url}#/play/spirit")
    before = link_of(page)
    expect(page.locator("#panel .goal")).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('#panel')"), "the keys stay on the card"
    page.locator("#shade").click(position={"x": 9, "y": 200})
    expect(page.locator("#panel")).to_have_count(0)
    assert link_of(page) == before


def test_what_is_pointed_at_explains_itself(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#/play/spirit")
    tell = page.locator("#tell")
    expect(tell).to_be_hidden()
    page.locator("#piece-yellow").hover(force=True)
    expect(tell).to_contain_text("yellow horde")
    page.locator("#bar-undo").hover()
    expect(tell).to_be_hidden()


def test_who_asks_taps_and_is_told_by_touch(site: Site, new_page: NewPage) -> None:
    page = new_page(site, locale="fr-FR", **STILL, **PHONE)
    start(page, f"{site.url}#/play/ultimediation")
    press(page.locator("#bar-ask"))
    before = link_of(page)
    press(page.locator("#choices .things, .things").locator("h3").first, force=True)
    press(page.locator(".table [data-tell]").first, force=True)
    expect(page.locator("#tell a")).to_be_visible()
    assert link_of(page) == before
    press(page.locator("#done-asking"))
    expect(page.locator(".asking")).to_have_count(0)


def test_a_die_can_be_dragged_to_an_action(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#/play/spirit")
    before = link_of(page)
    die = page.locator("#die-0")
    card = page.locator(".cell.can").first
    act = str(card.get_attribute("data-act"))
    face = act.split(" ", 1)[0]
    dice = page.locator(f"[id^=die-][data-act='{face}']")
    (dice.first if dice.count() else die).drag_to(card)
    page.wait_for_function("before => location.hash !== '#' + before", arg=before)
    assert str(next(iter(link.decode(link_of(page), GAMES).choices())).action) == act
