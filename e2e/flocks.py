"""Edenia on the stage: games that bots played before, and hands that play them in the page."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from stage import Site, link_of, press, start

from eden.engine import link
from eden.engine.bots import greedy_bot
from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match
from eden.engine.people import Person
from eden.games.shelf import GAMES, SHELF

ANNA_AND_BEN: Final = (Person("Anna", 0), Person("Ben", 1))
GAME: Final = GAMES["edenia"]
LAMBS: Final = {"lambs": ("yes",)}

Played = AnyMatch


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
    press(page.locator("a[href='#/new/edenia']"))
    for seat, (name, bot) in enumerate(players):
        page.locator(f"#name-{seat}").fill(name)
        page.locator(f"input[name='who.{seat}'][value='{bot}']").check(force=True)
    if match.options["lambs"] == ("yes",):
        press(page.locator("#option-lambs summary"))
        page.locator("input[name=lambs][value=yes]").check()
    press(page.locator("#more summary"))
    page.locator("#seed").fill(str(match.seed))
    press(page.locator("form button[type=submit]"))
    expect(page.locator("#prompt")).to_be_visible()


def lift(page: Page) -> None:
    """Lift the curtain, where it is down."""
    if page.locator("#lift").count():
        press(page.locator("#lift"))


def on_the_board(page: Page, text: str) -> None:
    """Make a choice on the board alone: the thing itself, or first the sheep that it begins with.

    A sign lies over the cell with the same meaning.
    """
    lift(page)
    signs = page.locator(f".sign[data-act='{text}']")
    things = page.locator(f".edenia [role=button][data-act='{text}']")
    if not things.count():
        press(page.locator(f".sheep[data-act='{text.split()[0]}'] > .body").first)
    press((signs if signs.count() else things).first)


def play(page: Page, choices: list[str], choose: Callable[[Page, str], None]) -> None:
    """Make these choices; each of them is made."""
    for text in choices:
        before = link_of(page)
        choose(page, text)
        assert link_of(page) != before, f"{text} was not chosen"


def ended(page: Page, rule: str, *words: str) -> None:
    """The end is told: who, why, and the rule that says so."""
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading")).to_be_visible()
    expect(ending.locator(".rule-link")).to_have_text(rule)
    for word in words:
        expect(ending).to_contain_text(word)
