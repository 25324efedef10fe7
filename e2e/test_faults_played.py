"""In the middle of a game: a bad link, a full store, a tab or a worker lost, a fault, an update."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error, Page, expect
from stage import (
    NEW_GAME,
    OFFLINE,
    SAVED,
    STILL,
    NewPage,
    Site,
    Troubles,
    ask,
    choose,
    link_of,
    newer,
    start,
    started,
    turn_to,
)

from eden.engine import link, record
from eden.engine.match import Match
from eden.engine.people import Person
from eden.games.shelf import GAMES
from eden.ui import begun

# People with colours that no box has: such a link once hid every game of a device.
ODD: Final = (Person("", 9), Person("", 7))
TWO: Final = Match(GAMES["edenia"], seats=2, seed=7)
# Not a letter more goes in.
FILL: Final = """() => {
    let number = 0;
    for (const size of [100_000, 1_000, 10, 1]) {
        try { for (;;) localStorage.setItem(`fill.${number++}`, "x".repeat(size)) } catch {}
    }
}"""
UPDATE: Final = "navigator.serviceWorker.getRegistration().then(found => found.update())"


def playing(page: Page, site: Site) -> str:
    """At a table, after three choices: the link."""
    start(page, f"{site.url}#{NEW_GAME}")
    for _ in range(3):
        choose(page)
    return link_of(page)


def test_people_that_cannot_be_disable_nothing(
    site: Site, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(site, **STILL)
    bad = link.encode(TWO, ODD)
    start(page, f"{site.url}#{bad}")
    notice = page.locator("#app-notice")
    expect(notice).to_contain_text("changed on its way")
    expect(page.locator(".shelf")).to_be_visible()
    turn_to(page, NEW_GAME)
    choose(page)
    before = link_of(page)
    turn_to(page, bad)
    expect(notice).to_contain_text("changed on its way")
    turn_to(page, "")
    file = tmp_path / "odd.txt"
    file.write_text(record.write(TWO, ODD), "utf-8")
    page.locator("input[data-file=open]").set_input_files(file)
    expect(page.locator("#prompt")).to_be_visible()
    for _ in range(2):
        start(page, f"{site.url}?again")
        expect(page.locator(".kept-game")).to_have_count(2)
        expect(page.locator("#set-aside")).to_have_count(0)
    turn_to(page, before)
    choose(page)


def test_where_the_store_is_full_a_game_goes_on_and_says_so(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, site.url)
    page.evaluate(FILL)
    turn_to(page, NEW_GAME)
    expect(page.locator("#app-notice")).to_contain_text("does not let games be kept")
    for _ in range(3):
        choose(page)
    link_before = link_of(page)
    turn_to(page, "")
    expect(page.locator(".kept-game")).to_have_count(1)
    page.locator(".kept-game").dispatch_event("click")
    expect(page.locator("#prompt")).to_be_visible()
    assert link_of(page) == link_before, "as long as the page is open nothing is lost"


def test_a_tab_that_is_killed_has_lost_no_choice(
    site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    page = new_page(site, **STILL)
    link_before = playing(page, site)
    other = page.context.new_page()  # the browser itself goes on
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    troubles.watch(other, urlsplit(site.url).netloc)
    start(other, site.url)
    other.locator(".kept-game").dispatch_event("click")
    expect(other.locator("#prompt")).to_be_visible()
    assert link_of(other) == link_before


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("import eden.ui.app\neden.ui.app.App.tap = lambda *_: 1 / 0", "#app-notice"),
        ("import eden.ui.stage\neden.ui.stage.page = lambda *_: 1 / 0", "#notice-trouble"),
    ],
    ids=["a choice", "a screen"],
)
def test_a_fault_of_ours_is_never_silent_and_loses_nothing(
    site: Site, new_page: NewPage, troubles: Troubles, fault: str, told: str
) -> None:
    page = new_page(site, **STILL)
    link_before = playing(page, site)
    ask(page, "0", fault)
    page.locator("#choices button[data-act]").first.dispatch_event("click")
    expect(page.locator(told)).to_contain_text("Something went wrong")
    troubles.expect_more()
    page.reload()
    started(page)
    expect(page.locator("#choices button[data-act]").first).to_be_attached()
    assert begun.read(link_of(page)).continues(begun.read(link_before))
    choose(page)


def no_file(file: Path) -> None:
    file.unlink()


def no_python(file: Path) -> None:
    file.write_text("1 / 0")


@pytest.mark.parametrize("damage", [no_file, no_python])
def test_without_a_good_worker_bots_think_all_the_same(
    own_site: Site, new_page: NewPage, troubles: Troubles, damage: Callable[[Path], None]
) -> None:
    damage(own_site.file("assets/bot.*.py"))
    page = new_page(own_site, **STILL)
    start(page, f"{own_site.url}#/play/edenia")
    for _ in range(2):
        expect(page.locator("#choices button[data-act]").first).to_be_visible()
        choose(page)
    expect(page.locator("#notice-trouble")).to_have_count(0)
    troubles.expect_more()


def test_an_update_in_the_middle_of_a_game_leads_back_to_it(
    own_site: Site, new_page: NewPage
) -> None:
    page = new_page(own_site, **OFFLINE, **STILL)
    start(page, own_site.url)
    page.wait_for_function(SAVED)
    link_before = playing(page, own_site)
    newer(own_site)
    page.evaluate(UPDATE)
    offer = page.locator("#notice-update")
    expect(offer).to_contain_text("Your games are kept.")
    choose(page)
    link_before = link_of(page)
    with page.expect_navigation():
        offer.get_by_role("button", name="Reload").click()
    started(page)
    expect(page).to_have_title("New Eden Trilogy")
    expect(page.locator("#prompt")).to_be_visible()
    assert link_of(page) == link_before
