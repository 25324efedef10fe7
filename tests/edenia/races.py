"""Races at random, and what is seen of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from drawn import look, table
from edenia.table import GAME
from games import Look, looks, random_match

from eden.engine.game import Decision
from eden.engine.notation import Act
from eden.games.edenia.state import State
from eden.games.edenia.view.touch import Touch

RACES = ((1, 2, "no"), (2, 3, "no"), (3, 4, "no"), (4, 4, "yes"))
shown = partial(table, GAME.slug)


@cache
def played(seed: int, seats: int, lambs: str = "no") -> tuple[Look, ...]:
    """The looks of a race: one whenever somebody must choose."""
    chosen = {"law": ("yes",), "lambs": (lambs,)}
    return tuple(looks(random_match(GAME, seats, chosen, seed=seed, choices=160)))


def some(step: int) -> Iterator[Look]:
    """Looks of all races, every so many of them."""
    for seed, seats, lambs in RACES:
        yield from played(seed, seats, lambs)[::step]


def states(step: int) -> Iterator[State]:
    """What lies on the table in them."""
    return (seen.state for seen in some(step))


def choices(step: int) -> Iterator[State]:
    """The states among them in which somebody chooses."""
    return (seen.state for seen in some(step) if isinstance(seen.now, Decision))


def touch(state: State, pick: str = "") -> Touch:
    """What taps mean for whoever is to choose."""
    return Touch.at(look("edenia", state, pick))


def options(state: State) -> tuple[Act, ...]:
    """What can be chosen."""
    now = GAME.pending(state)
    assert isinstance(now, Decision)
    return now.options
