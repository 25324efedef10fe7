"""The smoke: what must go in every browser, in Chromium, Firefox and WebKit alike."""

from typing import Final

import pytest
from engines import NewWindow, Window
from golden_make import FOLDER
from plain import PlainSite
from stage import NEW_GAME, SAVED, SEVERAL, Site, thought_by_a_worker

from eden.engine import link, record
from eden.engine.match import AnyMatch, Match
from eden.games.shelf import GAMES, SHELF

CHOICE: Final = "#choices button[data-act]"
LIGHT: Final = """getComputedStyle(document.body).backgroundColor.match(/\\d+/g)
    .slice(0, 3).reduce((sum, part) => sum + Number(part), 0)"""
LANGUAGE: Final = "document.documentElement.lang"
UNFOLD: Final = "document.querySelectorAll('#choices details').forEach(one => { one.open = true })"


def change(window: Window, wanted: str) -> str:
    """Press something that changes the game: what the address holds then."""
    before = window.address()
    window.press(wanted)
    window.until("before => location.hash !== '#' + before", before)
    return window.address()


def bots_have_moved(address: str) -> bool:
    """Whether the computer has made a choice in a game."""
    people = link.people_of(address)
    return any(people[step.now.seat].bot for step in link.decode(address, GAMES).choices())


def test_a_visit(plain_site: PlainSite, new_window: NewWindow) -> None:
    """From a friend's link to a game without a network, on a host that knows nothing."""
    window = new_window(plain_site)
    assert window.start(f"{plain_site.url}#{NEW_GAME}") == "ready snapshot"
    window.see(CHOICE)
    assert window.address() == NEW_GAME

    chosen = change(window, CHOICE)
    assert change(window, "#bar-undo") == NEW_GAME
    assert change(window, "#bar-redo") == chosen

    window.press("#bar-share")
    window.see("#panel .qr svg")
    assert str(window.evaluate("document.getElementById('share-link').value")).endswith(chosen)
    window.press("#share-close")

    window.press("#bar-language")
    window.until(f"{LANGUAGE} === 'fr'")
    window.reload()
    assert window.started() == "ready snapshot"
    window.see(CHOICE)
    assert window.address() == chosen and window.evaluate(LANGUAGE) == "fr"

    window.press("#bar-home")
    window.press("#theme-light")
    light = window.evaluate(LIGHT)
    window.press("#theme-dark")
    assert window.evaluate(LIGHT) < light / 2

    window.until(SAVED)
    plain_site.stop()
    assert window.start(f"{plain_site.url}?offline") == "ready snapshot"
    assert window.evaluate(LIGHT) < light / 2 and window.evaluate(LANGUAGE) == "fr"
    window.press(".kept-game")
    window.see(CHOICE)
    assert window.address() == chosen
    assert change(window, CHOICE) != chosen


def test_the_computer_answers_from_its_worker(site: Site, new_window: NewWindow) -> None:
    window = new_window(site)
    window.start(site.url)
    window.press(f"a[href='#/play/{SEVERAL}']")
    for _ in range(40):
        window.see(CHOICE)
        if bots_have_moved(window.address()):
            break
        window.press(CHOICE)
    assert bots_have_moved(window.address())
    chosen = thought_by_a_worker(window, window.address())
    assert window.count(f"#choices [data-act='{chosen}']") == 1


def shortest(slug: str) -> AnyMatch:
    """The golden game with the fewest choices."""
    games = (record.read(one.read_text("utf-8"), GAMES) for one in FOLDER.glob(f"{slug}-*.txt"))
    return min(games, key=lambda match: len(list(match.choices())))


def choose(window: Window, choice: str) -> None:
    """Make a choice of the list: behind the curtain, of one who is not picked, in a fold."""
    for _ in range(2):
        window.until("wanted => !!document.querySelector(wanted)", f"{choice}, #lift, #unpick")
        if not window.count(choice):
            window.press("#lift, #unpick")
    window.evaluate(UNFOLD)
    # Two quick presses at one spot would be a double click, and whole games have many of them.
    before = window.address()
    window.evaluate(f'document.querySelector("{choice}").click()')
    window.until("before => location.hash !== '#' + before", before)


@pytest.mark.parametrize("slug", SHELF)
def test_a_game_to_its_end(slug: str, site: Site, new_window: NewWindow) -> None:
    """A whole one; where clicks take long, the end of it."""
    window, match = new_window(site), shortest(slug)
    texts = [str(step.action) for step in match.choices()]
    first = max(0, len(texts) - window.most)
    begun = Match(match.game, seats=match.seats, options=match.options, seed=match.seed)
    for text in texts[:first]:
        begun.choose_text(text)
    window.start(f"{site.url}#{link.encode(begun)}")
    for text in texts[first:]:
        choose(window, f"#choices [data-act='{text}']")
    assert match.outcome
    window.see(".ending .rule-link")
    told = window.evaluate("document.querySelector('.ending .rule-link').textContent")
    assert told == match.outcome.rule
