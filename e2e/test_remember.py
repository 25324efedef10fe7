"""A day's game to its end, its result, and all of it carried over into another browser."""

from datetime import date
from pathlib import Path
from typing import Final

import pytest
import still
from playwright.sync_api import Page, expect
from stage import PHONE, STILL, NewPage, Site, link_of, press, start, turn_to

from eden.engine import link
from eden.engine.day import seed_of
from eden.engine.match import AnyMatch
from eden.games.shelf import GAMES
from eden.ui import daily

# There it is the next day already.
FAR: Final = {"timezone_id": "Pacific/Kiritimati", **STILL}
CLOCK: Final = "2026-11-16T11:00:00Z"
TODAY: Final = date(2026, 11, 17)
HOME: Final = "document.getElementById('screen').outerHTML"


def almost() -> tuple[AnyMatch, str]:
    """The game of that day before its last choice, and that choice."""
    whole = daily.begin("spirit", TODAY).match
    still.play_on(whole, 5_000)
    *made, last = [step.action for step in whole.choices()]
    match = daily.begin("spirit", TODAY).match
    for action in made:
        match.choose(action)
    return match, str(last)


def opened(new_page: NewPage, site: Site, place: str, **options: object) -> Page:
    page = new_page(site, **FAR, **options)
    page.clock.install(time=CLOCK)
    start(page, site.url + place)
    return page


def brought(page: Page, file: Path, told: str) -> None:
    """A file is chosen on the page, and the page says what came of it."""
    page.locator("input[data-file=open]").set_input_files(file)
    expect(page.locator("#app-notice")).to_contain_text(told)
    press(page.locator("#app-notice button[data-do=close]"))


@pytest.mark.parametrize("size", [{}, PHONE], ids=("desktop", "phone"))
def test_a_days_game_is_played_counted_saved_and_carried_over(
    site: Site, new_page: NewPage, tmp_path: Path, size: dict[str, object]
) -> None:
    page = opened(new_page, site, "#/day/spirit", **size)
    begun = link.decode(link_of(page), GAMES)
    assert begun.seed == seed_of("spirit", TODAY), "the day is the one of this place"

    match, last = almost()
    turn_to(page, link.encode(match))
    press(page.locator(f"#choices [data-act='{last}']"), force=True)
    expect(page.locator("#day-result")).to_contain_text("The Spirit of Eden, 17 Nov:")

    press(page.locator("#panel button[data-do=go]"))
    expect(page.locator(".streak")).to_have_text("Days in a row: 1")
    expect(page.locator("#daily-spirit")).not_to_contain_text("Not played yet")
    mine = page.evaluate(HOME)

    turn_to(page, "/days/")
    expect(page.locator("#day-2026-11-17")).to_have_attribute("aria-current", "date")
    turn_to(page, "/results")
    expect(page.locator("#results-spirit")).to_be_visible()
    file = tmp_path / "everything.json"
    with page.expect_download() as download:
        press(page.locator("#save-all"))
    download.value.save_as(file)

    other = opened(new_page, site, "", **size)
    brought(other, file, "Games brought in: 1; results: 1.")
    assert other.evaluate(HOME) == mine
    other.reload()
    expect(other.locator(".streak")).to_have_text("Days in a row: 1")
    assert other.evaluate(HOME) == mine


def test_a_file_that_is_none_of_ours_is_told_of_and_going_back_works(
    site: Site, new_page: NewPage, tmp_path: Path
) -> None:
    page = opened(new_page, site, "")
    file = tmp_path / "odd.json"
    file.write_text("{}", "utf-8")
    brought(page, file, "This file holds no games of ours.")
    for place, title in (
        ("/results", "Results"),
        ("/days/", "Calendar"),
        ("/collection", "All games"),
    ):
        turn_to(page, place)
        expect(page.locator("h1")).to_have_text(title)
        expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page.locator("h1")).to_have_text("Calendar")


def test_words_find_a_kept_game(site: Site, new_page: NewPage) -> None:
    page = opened(new_page, site, "#/day/spirit")
    turn_to(page, "/day/edenia")
    expect(page.locator(".play")).to_be_visible()
    turn_to(page, "/collection")
    expect(page.locator(".kept-game")).to_have_count(2)
    page.locator("#seek").fill("spirit")
    page.keyboard.press("Enter")
    expect(page.locator(".kept-game")).to_have_count(1)
    page.locator("#seek").fill("")
    page.locator("h1").click()
    expect(page.locator(".kept-game")).to_have_count(2)
