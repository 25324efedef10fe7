"""What a shepherd looks at: the race, the points, the ways, the clovers, and what rivals can do."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final
from zlib import crc32

from eden.engine.game import Decision, Seat
from eden.engine.notation import Act

from ..acts import Pass, Play
from ..data import (
    DEVICES,
    FLAG_POINTS,
    GOAL_SHEEP,
    LAW,
    PLANETS,
    VALUES,
    Artefact,
    Device,
)
from ..rules.board import flags_left, score
from ..rules.ending import outcome
from ..state import NONE, START, Phase, State
from .flocks import Flock, cell_bits, flocks, forecast, lasting, loose_flags

# -- what can be done at once ---------------------------------------------------------------------


def flag_in_reach(state: State, seat: Seat, reach: int) -> bool:
    """Whether a flag can be planted after one move."""
    if not flags_left(state, seat):
        return False
    bits = cell_bits(state.cells)
    return any(
        reach & bits[planet] and state.flags[planet] != seat and state.guarded != planet
        for planet in PLANETS
    )


def artefact_in_reach(state: State, seat: Seat, reach: int) -> bool:
    """Whether an artefact can be searched for after one move, and paid for."""
    if not state.clovers[seat] or state.lambs:
        return False
    bits = cell_bits(state.cells)
    return any(
        lying and reach & bits[len(PLANETS) + dwarf] for dwarf, lying in enumerate(state.caches)
    )


def arrives_to_win(state: State, seat: Seat, all_flocks: list[Flock]) -> bool:
    """Whether one more sheep on Edenia wins, by Race or Prestige, and its way is open."""
    mine = all_flocks[seat]
    if not mine.open:
        return False
    if mine.home + 1 >= GOAL_SHEEP[state.lambs]:
        return True
    if len(state.trifolium) != 1:
        return False
    points = mine.points + VALUES[state.trifolium[0]]
    return all(one.points < points for other, one in enumerate(all_flocks) if other != seat)


def makes_42(state: State, seat: Seat, mine: Flock) -> bool:
    """Whether one move, or a pass, brings a seat to 42 points."""
    if not state.law or state.lambs:
        return False
    missing = LAW - score(state, seat)
    if missing == 1:
        return state.supply > 0
    if missing == FLAG_POINTS:
        return flag_in_reach(state, seat, mine.reach)
    return bool(mine.open and state.trifolium) and missing == VALUES[state.trifolium[0]]


# After so many turns of each player two who wait for each other would go on for ever.
_PATIENCE: Final = 20


def _some(state: State, options: tuple[Act, ...]) -> tuple[Act, ...]:
    """A game that is late does not stand still: each turn another part of the options is seen."""
    seen = (option for option in options if crc32(f"{state.turns} {option}".encode()) % 3)
    return tuple(seen) or options


def order(state: State, now: Decision[Act]) -> tuple[Act, ...]:
    """The options worth a thought; nobody is hurt by passing or ending, so something is left."""
    if state.phase != Phase.TURN:
        return now.options
    if state.turns > _PATIENCE * state.seats:
        return _some(state, now.options)
    return tuple(option for option in now.options if not _idle(state, option)) or now.options


def _idle(state: State, option: Act) -> bool:
    """A turbo-engine where no planet can be met; R2-M2 where nothing can be explored; a pass while
    nobody has set out, as all would wait for each other."""
    match option:
        case Play(artefact):
            mine = flocks(state)[state.seat]
            device = DEVICES[artefact]
            planets = sum(cell_bits(state.cells)[: len(PLANETS)])
            return (device == Device.TURBO and not mine.reach & planets) or (
                device == Device.R2M2 and not mine.explores
            )
        case Pass():
            return all(where == START for where in state.at)
    return False


# -- measured -------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _rare(hand: tuple[Artefact, ...]) -> tuple[float, ...]:
    """Gromout and the quantum accelerator; what others are worth is in what they do, and points."""
    held = [DEVICES[one] for one in hand]
    return float(held.count(Device.GROMOUT)), float(held.count(Device.QUANTUM))


FEATURES: Final = (
    "base",
    "three flocks",
    "four flocks",
    "little lambs",
    "move",
    "second lead",
    "forecast points",
    "forecast race",
    "forecast lost race",
    "ways",
    "rival ways",
    "win now",
    "win soon",
    "rival wins first",
    "rival wins next",
    "one home",
    "two home",
    "rival one home",
    "rival two home",
    "points",
    "late points",
    "flags",
    "rival flags",
    "guarded flag",
    "rival guarded flag",
    "flags in danger",
    "flag in reach",
    "artefact in reach",
    "open ways",
    "rival open ways",
    "first clover",
    "second clover",
    "third clover",
    "rival clovers",
    "Gromout",
    "quantum accelerator",
)


# What has been won or lost counts as much as so many chances of it.
_SURE: Final = 10.0
_WON: Final = tuple(_SURE * (name == "win now") for name in FEATURES)
_LOST: Final = tuple(_SURE * (name == "rival wins first") for name in FEATURES)


def measure(state: State, seat: Seat) -> tuple[float, ...]:
    """How much of each feature there is for a seat."""
    ended = outcome(state)
    if ended is not None:
        return _WON if seat in ended.winners else _LOST
    seats = state.seats
    every = flocks(state)
    mine = every[seat]
    rivals = [one for other, one in enumerate(every) if other != seat]
    others = [other for other in range(seats) if other != seat]
    loose = loose_flags(state, every)
    points = lasting(every, loose)
    ahead = forecast(state, every, points)
    needed = GOAL_SHEEP[state.lambs]
    best = max(points[other] for other in others)
    best_then = max(ahead.points[other] for other in others)
    wins = arrives_to_win(state, seat, every) or makes_42(state, seat, mine)
    first = next_ = False
    for other in others:
        one = every[other]
        if arrives_to_win(state, other, every) or makes_42(state, other, one):
            if one.wait < mine.wait:
                first = True
            else:
                next_ = True
    progress = 0.0 if state.lambs else sum(map(len, state.won)) / (seats + 2)
    rival_home = max(one.home for one in rivals)
    clovers = state.clovers[seat]
    guard = NONE if state.guarded == NONE else state.flags[state.guarded]
    lead = max(-25.0, min(25.0, points[seat] - best))
    return (
        1.0,
        float(seats == 3),
        float(seats == 4),
        float(state.lambs),
        mine.wait,
        _squash((min(one.arrival(2) for one in rivals) - mine.arrival(2)) / 3.0),
        _squash((ahead.points[seat] - best_then) / 12.0),
        float(ahead.race and ahead.winner == seat),
        float(ahead.race and ahead.winner != seat),
        fsum(mine.turns[: needed - mine.home]) / 10.0,
        min(fsum(one.turns[: needed - one.home]) for one in rivals) / 10.0,
        float(wins and mine.wait == 0.0),
        float(wins and mine.wait > 0.0),
        float(first),
        float(next_),
        float(mine.home == 1),
        float(mine.home == 2),
        float(rival_home == 1),
        float(rival_home == 2),
        lead / 10.0,
        progress * lead / 10.0,
        float(state.flags.count(seat)),
        float(max(state.flags.count(other) for other in others)),
        float(guard == seat),
        float(guard not in (NONE, seat)),
        float(loose[seat]),
        float(flag_in_reach(state, seat, mine.reach)),
        float(artefact_in_reach(state, seat, mine.reach)),
        float(mine.open),
        float(max(one.open for one in rivals)),
        float(clovers > 0),
        float(clovers > 1),
        float(clovers > 2),
        float(min(6, max(state.clovers[other] for other in others))),
        *_rare(state.hands[seat]),
    )


def _squash(lead: float) -> float:
    """Leads count less and less."""
    return lead / (1.0 + abs(lead))
