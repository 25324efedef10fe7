"""What others did before somebody looks: turns played from texts, and trails of whole races."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final
from xml.etree import ElementTree as ET

from drawn import look, names
from edenia.moments import BOARD, GREEN, RED
from edenia.table import GAME, after, events, galaxy, now
from games import random_match

from eden.engine.bots import Luck
from eden.engine.game import CHANCE, Decision, Seat
from eden.engine.match import AnyMatch, Made, Match
from eden.games.edenia.box import BOX
from eden.games.edenia.state import State
from eden.kit.look import Look, Trail
from eden.kit.say import Say, english

HANDS: Final = "/ turbo3 junction3 r2m2x3 scope3 gromout quantum pocket3"
WAITS: Final[Decision[Any]] = Decision(CHANCE, "wait", ())


def scene(**drawn: Any) -> State:
    """The scene of the moments with red in green's place: red has a flag and many artefacts."""
    usual = {"turn": "red", "red": GREEN, "green": RED, "hands": HANDS, "flags": "P2 red"}
    return galaxy(BOARD, **usual | drawn)


def followed(state: State, *texts: str) -> Trail[State]:
    """All this was done, one after the other."""
    begun, steps = state, []
    for text in texts:
        asked, told, reached = now(state), events(state, text), after(state, text)
        steps.append(Made(asked, text, told, reached, state, GAME))
        state = reached
    return Trail(begun, tuple(steps))


def seen(
    trail: Trail[State], *, seat: Seat = 0, say: Say = english, waits: bool = False
) -> Look[State]:
    """What a seat sees after a trail; with `waits` the moment is looked at again."""
    shown = look("edenia", trail.steps[-1].state, seat=seat, say=say, now=WAITS if waits else None)
    return replace(shown, trail=trail)


def table(shown: Look[State]) -> ET.Element:
    """The table of a look, as a tree."""
    return ET.fromstring(BOX.view.table(shown))


def wake(shown: Look[State]) -> ET.Element:
    """The layer with what others did."""
    layers = [element for element in table(shown).iter() if "wake" in names(element)]
    assert len(layers) == 1
    return layers[0]


# -- races --------------------------------------------------------------------------------------


@cache
def greedy(seed: int, seats: int, lambs: str = "no") -> AnyMatch:
    """A race of greedy bots to the end."""
    match = Match(GAME, seed=seed, seats=seats, options={"law": ("no",), "lambs": (lambs,)})
    luck, bot = Luck(seed), BOX.bot("greedy")
    while isinstance(match.now, Decision):
        match.choose(bot(GAME.imagine(match.state, match.now.seat, luck), match.now, luck))
    return match


@cache
def wild(seed: int, seats: int, lambs: str = "no") -> AnyMatch:
    """A race at random to the end."""
    return random_match(GAME, seats, {"law": ("no",), "lambs": (lambs,)}, seed=seed)


def races() -> Iterator[AnyMatch]:
    """A few whole games of every kind."""
    yield from (greedy(1, 2), greedy(2, 3), greedy(3, 4), greedy(4, 3, "yes"))
    yield from (wild(5, 2), wild(6, 3), wild(7, 4), wild(8, 4, "yes"))


def arrivals(match: AnyMatch) -> Iterator[tuple[Seat, Trail[State]]]:
    """Whenever somebody chooses: who, and what followed their last choice."""
    since = dict.fromkeys(range(match.seats), match.opening)
    for number, step in enumerate(match.steps[match.opening :], start=match.opening):
        if step.now.is_choice:
            begin = since[step.now.seat]
            if begin < number:
                yield step.now.seat, Trail(match.after(begin), tuple(match.steps[begin:number]))
            since[step.now.seat] = number + 1
