"""What just happened, and any moment again, in a browser."""

import re
from functools import cache
from typing import Any

import pytest
import still
from playwright.sync_api import Page, expect
from stage import PHONE, STILL, NewPage, Site, link_of, press, start

from eden.engine import link
from eden.engine.match import AnyMatch
from eden.engine.people import Person
from eden.games.shelf import GAMES, SHELF
from eden.ui.replay import Replay

SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": {"locale": "fr-FR", **PHONE}}
TO_THE_END = 5_000
# All that lies on the table, whatever the order of attributes into which it was merged.
BOARD = """[...document.querySelectorAll(".table *")].map(one =>
    one.tagName + [...one.attributes].map(a => `${a.name}=${a.value}`).sort().join())"""


@cache
def whole(slug: str) -> AnyMatch:
    """A game of bots to its end."""
    return still.played(slug, TO_THE_END, seats=min(SHELF[slug].game.seats))


def link_to(slug: str) -> str:
    match = whole(slug)
    people = tuple(Person("", seat) for seat in range(match.seats)) if match.seats > 1 else ()
    return link.encode(match, people)


def number(page: Page) -> int:
    """Which moment the slider shows."""
    return int(page.locator("#moments").input_value())


@pytest.mark.parametrize("size", SIZES)
def test_a_bots_turn_can_be_told_afterwards(size: str, site: Site, new_page: NewPage) -> None:
    """Without motion it is over at once; strip and trail are there until the next choice."""
    page = new_page(site, **STILL, **SIZES[size])
    start(page, f"{site.url}#/play/edenia")
    strip, wake = page.locator("#strip"), page.locator(".edenia .wake > *")
    mine = page.locator("#choices button[data-act]").first
    for _ in range(60):
        expect(mine).to_be_attached()
        if strip.count() and wake.count():
            break
        press(mine, force=True)  # a bot that passed leaves no trail: it has other turns
    expect(strip).to_be_in_viewport()
    expect(strip.locator("p").first).not_to_be_empty()
    expect(wake.first).to_be_attached()
    press(page.locator("#again"))
    expect(strip).to_be_visible()
    match = link.decode(link_of(page), GAMES)
    assert 1 in {step.now.seat for step in match.choices()}, "it was a bot that did it"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", SHELF)
def test_any_moment_can_be_seen_again_and_its_link_opens_there(
    slug: str, size: str, site: Site, new_page: NewPage
) -> None:
    page = new_page(site, **STILL, **SIZES[size])
    start(page, f"{site.url}#{link_to(slug)}")
    before = link_of(page)
    page.keyboard.press("Escape")  # the panel with the result
    press(page.locator("#bar-replay"))
    last = number(page)
    line = page.locator("#log .line").first
    line.dispatch_event("pointerover")
    expect(line).to_have_attribute("href", re.compile(rf"^#{re.escape(before)}@\d+$"))
    press(page.locator("#replay-first"))
    assert number(page) == 0
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("document.getElementById('moments').value === '3'")
    page.locator("#moments").fill(str(last // 2))
    expect(page.locator("#prompt")).to_contain_text(f"{last // 2}")
    # The address follows within a second or two.
    at = Replay(whole(slug)).moments[last // 2]
    page.wait_for_function("at => location.hash.endsWith(`@${at}`)", arg=at)
    there, board = link_of(page), page.evaluate(BOARD)
    other = new_page(site, **STILL, **SIZES[size])
    start(other, f"{site.url}#{there}")
    assert other.evaluate(BOARD) == board
    press(other.locator("#replay-last"))
    page.keyboard.press("Escape")
    page.wait_for_function("!location.hash.includes('@')")
    assert link_of(page) == before, "looking back has changed nothing"


def test_a_replay_plays_by_itself_and_the_space_bar_stops_it(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#{link_to('spirit')}@{whole('spirit').opening}")
    assert number(page) == 0
    press(page.locator("#replay-play"))
    page.wait_for_function("+document.getElementById('moments').value > 2")
    page.locator("#prompt").focus()
    page.keyboard.press("Space")
    expect(page.locator("#replay-play .icon use")).to_have_attribute("href", "#ui-play")
    stopped = number(page)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(
        "before => +document.getElementById('moments').value === before - 1", arg=stopped
    )


def test_playing_on_from_a_moment_leaves_the_game_as_it_is(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    match = whole("spirit")
    start(page, f"{site.url}#{link.encode(match)}@{match.opening}")
    press(page.locator("[data-do=branch]"))
    page.wait_for_function("!location.hash.includes('@')")
    branch = link.decode(link_of(page), GAMES)
    assert branch.practice and branch.branches
    assert branch.state == match.after(match.opening)
    expect(page.locator(".badge", has_text="Branch")).to_be_visible()
    press(page.locator("#choices button").first, force=True)
    assert link_of(page) != link.encode(branch)


def test_the_film_strip_leads_to_its_moments_and_a_picture_can_be_saved(
    site: Site, new_page: NewPage
) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#{link_to('spirit')}@{whole('spirit').opening}")
    press(page.locator("[data-do=film]"))
    frames = page.locator(".film .frame")
    assert 3 <= frames.count() <= 12
    at = str(frames.nth(2).get_attribute("data-value"))
    press(frames.nth(2))
    expect(page.locator(".film")).to_have_count(0)
    page.wait_for_function("at => location.hash.endsWith(`@${at}`)", arg=at)
    with page.expect_download() as saved:
        press(page.locator("[data-do=picture]"))
    picture = saved.value
    assert picture.suggested_filename.endswith(".png")
    content = picture.path().read_bytes()
    assert content.startswith(b"\x89PNG") and len(content) > 50_000, "a board is painted on it"


def test_speed_and_sound_are_kept(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#/play/spirit")
    press(page.locator("#bar-settings"))
    press(page.locator("#speed-fast"))
    press(page.locator("#sound-yes"))
    expect(page.locator("#speed-fast")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("#prompt")).to_be_visible()
    press(page.locator("#bar-settings"))
    expect(page.locator("#speed-fast")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#sound-yes")).to_have_attribute("aria-pressed", "true")
