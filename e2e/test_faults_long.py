"""Many games, and endless ones: what is kept is not played again and again, and stays openable."""

import json
from math import log2
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect
from stage import (
    STILL,
    NewPage,
    Site,
    ask,
    choose,
    link_of,
    press,
    start,
    started,
    turn_to,
)

from eden.engine import link
from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match
from eden.games.shelf import GAMES
from eden.ui.storage import GAME

# From now on the page counts how often the choices of a link are made again.
COUNTING: Final = """
from eden.engine import link
_played, _play = [], link._play
def _counted(*given):
    _played.append(given)
    return _play(*given)
link._play = _counted
"""
MANY: Final = 60


def idle(letters: int) -> AnyMatch:
    """Two flocks that never come home, until their link has so many letters."""
    match, bits = Match(GAMES["edenia"], seats=2, seed=7), 0.0
    while bits < 6 * (letters - 40) or len(link.encode(match)) < letters:
        assert isinstance(match.now, Decision)
        bits += log2(len(match.now.options))
        match.choose(match.now.options[0])
    return match


def kept(number: int) -> tuple[str, str]:
    """A game as an older version of this page has kept it: it did not say whether it is over."""
    match = Match(GAMES["spirit"], seed=1_000 + number)
    while isinstance(match.now, Decision) and len(match.steps) < number:
        match.choose(match.now.options[0])
    told = {"link": link.encode(match), "played": 1.7e9 + number}
    return GAME + link.identity(match), json.dumps(told)


def choose_in_turn(page: Page) -> None:
    """A choice of whoever's turn it is: the device is passed on."""
    if page.locator("#lift").count():
        press(page.locator("#lift"))
    choose(page)


def test_no_redraw_of_the_home_plays_the_kept_games_again(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    games = json.dumps(dict(map(kept, range(MANY))))
    page.add_init_script(f"Object.assign(localStorage, {games})")
    start(page, site.url)
    expect(page.locator(".kept-game").first).to_be_visible()
    ask(page, "0", COUNTING)
    for theme in ("dark", "light"):
        press(page.locator(f"#theme-{theme}"))
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
    turn_to(page, "/about")
    turn_to(page, "/")
    expect(page.locator(".kept-game").first).to_be_visible()
    assert ask(page, "len(_played)") == 0


def test_a_game_too_long_for_a_link_says_so_and_stays_openable(
    site: Site, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(site, **STILL)
    start(page, site.url)
    ask(page, "0", COUNTING)
    turn_to(page, link.encode(idle(link.LONGEST)))
    expect(page.locator("#prompt")).to_be_visible()
    assert ask(page, "len(_played)") == 1, "a long one takes its time, but only once"
    notice = page.locator("#app-notice")
    while len(link_of(page)) <= link.LONGEST:
        expect(notice).to_have_count(0)
        choose_in_turn(page)
    expect(notice).to_contain_text("too long for a link")
    long, file = link_of(page), tmp_path / "long.txt"
    with page.expect_download() as download:
        press(notice.get_by_role("button", name="Save as a record"))
    download.value.save_as(file)

    page.reload()
    started(page)
    expect(page.locator("#prompt")).to_be_visible()
    assert link_of(page) == long
    turn_to(page, "")
    press(page.locator(".kept-game"))
    expect(page.locator("#prompt")).to_be_visible()
    assert link_of(page) == long

    friend = new_page(site, **STILL)
    start(friend, page.url)
    expect(friend.locator("#app-notice")).to_contain_text("too long to be one of ours")
    friend.locator("input[data-file=open]").set_input_files(file)
    expect(friend.locator("#prompt")).to_be_visible()
    assert link_of(friend) == long
