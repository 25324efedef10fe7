"""The toy game on the shelf, and devices on which its matches are opened."""

from __future__ import annotations

import pytest
from apps import Memory, an_app, orders, table_of
from toy import BOX

from eden.engine import link
from eden.engine.match import AnyMatch, Match
from eden.engine.people import Person
from eden.games.shelf import GAMES, SHELF
from eden.ui.app import App
from eden.ui.orders import Announce

ANNA, BEN, CLEO = Person("Anna", 0), Person("Ben", 1), Person("Cléo", 2)
BOT = Person("Robo", 1, "greedy")


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "toy", BOX)
    monkeypatch.setitem(GAMES, "toy", BOX.game)


def a_match(*choices: str, seats: int = 2, practice: bool = False) -> AnyMatch:
    match = Match(BOX.game, seats=seats, options={}, seed=7, practice=practice)
    for choice in choices:
        match.choose_text(choice)
    return match


def opened(
    *choices: str,
    people: tuple[Person, ...] = (ANNA, BEN),
    store: Memory | None = None,
    practice: bool = False,
) -> App:
    """A device on which the link of a match was opened."""
    app = an_app(store)
    match = a_match(*choices, seats=len(people), practice=practice)
    app.open(link.encode(match, people))
    return app


def said(app: App) -> str:
    """What was said last."""
    return orders(app, Announce)[-1].text


def see_all(app: App) -> int:
    """How many frames it takes to see what has happened."""
    frames = 0
    while table_of(app).moving:
        table_of(app).playback.show_next()
        frames += 1
    return frames
