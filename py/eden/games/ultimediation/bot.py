"""What is good for the team: needs found, rows that stay open, people who live."""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import Final

from eden.engine.game import Seat
from eden.engine.think.mind import Level, Mind, Setup

from .data import (
    BIG_ROOM,
    CAMPS,
    COLUMNS,
    CORNERS,
    LOAD,
    MEDIATORS,
    PROTECTORS,
    SHIP,
    TURNS,
)
from .mind.earth import crowd_of, rows_of
from .mind.order import order
from .mind.sight import FEATURES, SIGNS, measure
from .mind.thumb import THUMB
from .rules import teleport
from .rules.board import doing, protected
from .rules.ending import outcome
from .state import NONE, Job, State, Thing
from .weights import WEIGHTS

_WON: Final = 10_000.0
_NEED: Final = 200.0
_LOST: Final = -25.0
_LOADED: Final = 10.0
_ABOARD: Final = 1.5
_ENERGY: Final = 1.5
_POWER: Final = 4.0
_TRAPPED: Final = -5.0
_STEP: Final = -1.2
_ASKING: Final = 14.0
_ZONE: Final = 1.5
_CORNER: Final = 12.0
_AT_PYRAMID: Final = 2.0
# How bad it is that so many squares of a row are covered.
_ROW: Final = (0, 0.5, 1.5, 3, 6, 11, 20, 38, 80, 1000)


def value(state: State, seat: Seat) -> float:
    """How the Earth looks; what is lifted is already where it does most good."""
    if doing(state, Job.TARGET):
        return _best_target(state, seat)
    ended = outcome(state)
    if ended is not None:
        return _WON if ended.winners else -_WON + _NEED * sum(map(len, state.found))
    return _peace(state) + _rows(state) + _people(state) + _team(state) + _pyramids(state)


def _best_target(state: State, seat: Seat) -> float:
    """What is lifted goes where it does most good; for a person only who lives where changes."""
    ways = [teleport.put_down(state, act)[0] for act in teleport.targets(state)]
    if state.lifted[0] != Thing.PERSON or state.pyramids_on:
        return max(value(way, seat) for way in ways)
    return max(map(_people, ways)) + _peace(ways[0]) + _rows(ways[0]) + _team(ways[0])


def _peace(state: State) -> float:
    """Needs found, as far as they are needed, and a question that is being asked."""
    needs = sum(min(state.needed, len(found)) for found in state.found)
    asking = any(task.job in (Job.REVEAL, Job.MEDIATE) for task in state.agenda)
    return _NEED * needs + (_ASKING if asking else 0.0)


def _rows(state: State) -> float:
    return -fsum(_ROW[COLUMNS - missing] for missing in rows_of(state).missing)


def _people(state: State) -> float:
    left = TURNS - state.turn - state.lost
    fear = _LOST * (1.0 + 3.0 / max(1, left))
    room = SHIP - state.ship >= LOAD
    waiting = state.people[state.base_u] if room and state.base_u != NONE else 0
    return (
        fear * state.lost + _LOADED * state.loads + _ABOARD * waiting + _TRAPPED * _trapped(state)
    )


def _trapped(state: State) -> float:
    """How many people would find no refuge if their square were hit; full squares nearby count."""
    risk = 0.0
    for square, left in enumerate(crowd_of(state).slack):
        count = state.people[square]
        if count and square != state.base_u:
            risk += max(0, -left) + 0.2 / (1 + left + count)
    return risk


def _team(state: State) -> float:
    worth = 0.0
    open_camps = [camp for camp in CAMPS if len(state.found[camp]) < state.needed]
    for one in state.team:
        here = state.at[one]
        worth += _ENERGY * state.energy[one] + (_POWER if state.powers[one] >= 0 else 0.0)
        if one in MEDIATORS:
            ways = [_steps(here, state.bases[camp]) for camp in open_camps]
            worth += _STEP * min(ways, default=0) + (_ZONE if protected(state, here) else 0.0)
        elif one in PROTECTORS:
            worth += 0.5 * _STEP * min((_steps(here, sq) for sq in state.attacks), default=0)
        else:
            worth += 0.5 * _STEP * _steps(here, state.base_u)
    return worth


def _pyramids(state: State) -> float:
    if not state.pyramids_on:
        return 0.0
    homes = [corner for corner in CORNERS if corner in state.pyramids]
    living = sum(min(BIG_ROOM, state.people[corner]) for corner in homes)
    return _CORNER * len(homes) + _AT_PYRAMID * living


def _setup(characters: str, difficulty: str, *variants: str) -> Setup:
    return 1, {
        "characters": (characters,),
        "difficulty": (difficulty,),
        "variants": variants,
    }


@cache
def _steps(one: int, other: int) -> int:
    """How many squares lie between two, going straight."""
    (row, column), (to_row, to_column) = divmod(one, COLUMNS), divmod(other, COLUMNS)
    return abs(row - to_row) + abs(column - to_column)


# What is played to learn: four and seven characters, every difficulty, every variant.
_SETUPS: Final = (
    _setup("4", "advanced"),
    _setup("4", "initiate"),
    _setup("4", "advanced"),
    _setup("7", "advanced"),
    _setup("4", "expert"),
    _setup("4", "advanced", "round"),
    _setup("4", "advanced", "pyramids"),
    _setup("7", "expert"),
)

# Who looks at everything plays well even at a glance, and cards decide too much for long plans: the
# others overlook a part, the strong player follows up a few ideas.
_LEVELS: Final = {
    "lamb": Level(overlooks=0.65),
    "ram": Level(overlooks=0.35),
    "shepherd": Level(ideas=40, seconds=1.8),
}

# What games cannot teach: an end is certain; and hardly anybody gets as far as the pyramids: once
# the corners are in reach, each teleport there counts as much as a need.
_KNOWN: Final = {"over": 100.0, "pyramids home": 0.5, "people at pyramids": 2.0}

MIND: Final = Mind(
    features=FEATURES,
    measure=measure,
    weights=WEIGHTS | _KNOWN,
    order=order,
    setups=_SETUPS,
    signs=SIGNS,
    thumb=THUMB,
    levels=_LEVELS,
    # py/tools/calibrate.py ultimediation --games 1000 --moments 4 --playouts 1 --fit
    scale=(1.082, 0.991),
)
