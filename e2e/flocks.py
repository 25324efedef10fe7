"""Edenia on the stage: games that bots played before, and hands that play them in the page."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from stage import Site, start

from eden.engine import link
from eden.engine.bots import greedy_bot
from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match
from eden.engine.people import Person
from eden.games.shelf import GAMES, SHELF

STILL: Final = {"reduced_motion": "reduce"}
PHONE: Final = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ANNA_AND_BEN: Final = (Person("Anna", 0), Person("Ben", 1))
GAME: Final = GAMES["edenia"]
LAMBS: Final = {"lambs": ("yes",)}

Played = AnyMatch
Hand = Callable[[Page, str], None]


def games(**options: tuple[str, ...]) -> Iterator[Played]:
    """Games of two simple bots, from seed to seed; the same at each run."""
    bot = greedy_bot(GAME, SHELF["edenia"].value)
    for seed in range(1, 100):
        match, luck = Match(GAME, seats=2, options=options, seed=seed), Luck(seed)
        for _ in range(150):
            if isinstance(match.now, Decision):
                match.choose(bot(match.state, match.now, luck))
        if match.outcome:
            yield match


@cache
def short_game(rule: str) -> Played:
    """The shortest among a few games that end by this rule."""
    found: list[Played] = []
    for match in games(**(LAMBS if rule == "ED-131" else {})):
        if match.outcome and match.outcome.rule == rule:
            found.append(match)
        if len(found) == 4:
            return min(found, key=lambda one: len(texts(one)))
    pytest.fail(f"no game ends by {rule}")


def texts(match: Played) -> list[str]:
    """The choices of a match."""
    return [str(step.action) for step in match.choices()]


def until(match: Played, count: int) -> str:
    """The link of a match as it was after so many choices, with Anna and Ben."""
    again = Match(GAME, seats=match.seats, options=match.options, seed=match.seed)
    for text in texts(match)[:count]:
        again.choose_text(text)
    return link.encode(again, ANNA_AND_BEN)


def begin(page: Page, site: Site, match: Played, *players: tuple[str, str]) -> None:
    """From the home through the set-up to the table, with the seed of a match."""
    start(page, site.url)
    page.locator("a[href='#/new/edenia']").click()
    for seat, (name, bot) in enumerate(players):
        page.locator(f"#name-{seat}").fill(name)
        page.locator(f"#who-{seat}").select_option(bot)
    if match.options["lambs"] == ("yes",):
        page.locator("input[name=lambs][value=yes]").check()
    page.locator("#seed-details summary").click()
    page.locator("#seed").fill(str(match.seed))
    page.locator("form button[type=submit]").click()
    expect(page.locator("#prompt")).to_be_visible()


def lift(page: Page, press: Hand) -> None:
    """Lift the curtain, where it is down."""
    if page.locator("#lift").count():
        press(page, "#lift")


def click(page: Page, wanted: str) -> None:
    """By mouse: what lies over it would be hit instead, and fails the test."""
    page.locator(wanted).first.click()


def tap(page: Page, wanted: str) -> None:
    """By finger."""
    page.locator(wanted).first.tap()


def on_the_board(page: Page, text: str, press: Hand) -> None:
    """Make a choice on the board alone: the thing itself, or first the sheep that it begins with.

    A sign lies over the cell with the same meaning.
    """
    lift(page, press)
    signs, things = f".sign[data-act='{text}']", f".edenia [role=button][data-act='{text}']"
    if not page.locator(things).count():
        press(page, f".sheep[data-act='{text.split()[0]}'] > .body")
    press(page, signs if page.locator(signs).count() else things)


def play(page: Page, choices: list[str], choose: Callable[[Page, str], None]) -> None:
    """Make these choices; each of them is made."""
    for text in choices:
        before = page.evaluate("location.hash")
        choose(page, text)
        assert page.evaluate("location.hash") != before, f"{text} was not chosen"


def ended(page: Page, rule: str, *words: str) -> None:
    """The end is told: who, why, and the rule that says so."""
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading")).to_be_visible()
    expect(ending.locator(".rule-link")).to_have_text(rule)
    for word in words:
        expect(ending).to_contain_text(word)
