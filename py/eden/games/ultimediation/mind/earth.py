"""How the Earth looks: who could not flee, how much room there is, which rows are nearly covered.

All of it depends on a few parts of the state only, and is remembered by these.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..data import BESIDE, BIG_ROOM, CORNERS, LINES, ROOM, SQUARES, Pile
from ..state import State

_KNOWN: Final = 1 << 14
# A square counts as crowded until so many more could flee from it.
_EASY: Final = 2


class Crowd(NamedTuple):
    """Where people live, and who of them could not flee."""

    # By square: room for more, and for how many more than live here there is room around.
    rooms: tuple[int, ...]
    slack: tuple[int, ...]
    # Per attack card that may come next: people lost; squares that are just full, or nearly.
    losses: float
    full: float
    crowded: float
    # The same for all squares alike, whatever is in the pile now.
    losses_anywhere: float
    room: int


class Rows(NamedTuple):
    """By row: how many squares are not covered, and whether the pile has cards for all of them."""

    missing: tuple[int, ...]
    closable: tuple[bool, ...]
    # How many rows lack one square, two, three.
    lacking: tuple[float, float, float]


@lru_cache(_KNOWN)
def pile(attacks: frozenset[int], discards: frozenset[int]) -> frozenset[int]:
    """The squares whose attack cards may come next, as if nobody had looked at them."""
    return frozenset(range(len(SQUARES))) - attacks - discards or discards


def pile_of(state: State) -> frozenset[int]:
    """The squares whose attack cards may come next."""
    return pile(state.attacks, state.discards[Pile.ATTACK])


@lru_cache(_KNOWN)
def safe_squares(
    base_u: int, destroyed: frozenset[int], pyramids: tuple[int, ...]
) -> frozenset[int]:
    """Where an attack has no effect (UM-41, UM-42, UM-110)."""
    return destroyed | {base_u} | {corner for corner in CORNERS if corner in pyramids}


def safe_of(state: State) -> frozenset[int]:
    """Where an attack has no effect in this state."""
    return safe_squares(state.base_u, state.destroyed, state.pyramids)


def crowd_of(state: State) -> Crowd:
    """Who lives where, and who could not flee."""
    return _crowd(
        state.people,
        state.attacks,
        state.destroyed,
        state.bases,
        state.base_u,
        state.pyramids,
        state.discards[Pile.ATTACK],
    )


@lru_cache(_KNOWN)
def _crowd(
    people: tuple[int, ...],
    attacks: frozenset[int],
    destroyed: frozenset[int],
    bases: tuple[int, ...],
    base_u: int,
    pyramids: tuple[int, ...],
    discards: frozenset[int],
) -> Crowd:
    rooms = [ROOM - count for count in people]
    safe = safe_squares(base_u, destroyed, pyramids)
    for sq in safe:
        if sq >= 0:
            rooms[sq] = BIG_ROOM - people[sq]
    for sq in (*attacks, *destroyed, *bases):
        rooms[sq] = 0
    slack = [
        sum([rooms[near] for near in beside]) - count
        for beside, count in zip(BESIDE, people, strict=True)
    ]
    cards = pile(attacks, discards)
    losses = full = crowded = anywhere = 0.0
    for sq, left in enumerate(slack):
        if left > _EASY or not people[sq] or sq in safe:
            continue
        next_one = sq in cards
        if left < 0:
            anywhere -= left
            losses -= left if next_one else 0
        elif left == 0:
            full += next_one
        else:
            crowded += next_one
    total = len(cards) or 1
    return Crowd(
        tuple(rooms),
        tuple(slack),
        losses / total,
        full / total,
        crowded / total,
        anywhere / len(SQUARES),
        sum(rooms),
    )


def rows_of(state: State) -> Rows:
    """How nearly each row is covered."""
    return _rows(state.attacks, state.destroyed, state.base_u, state.discards[Pile.ATTACK])


@lru_cache(_KNOWN)
def _rows(
    attacks: frozenset[int], destroyed: frozenset[int], base_u: int, discards: frozenset[int]
) -> Rows:
    covered = attacks | destroyed | {base_u}
    cards = pile(attacks, discards)
    missing = [[sq for sq in line if sq not in covered] for line in LINES]
    counts = tuple(map(len, missing))
    lacking = float(counts.count(1)), float(counts.count(2)), float(counts.count(3))
    return Rows(counts, tuple(all(sq in cards for sq in line) for line in missing), lacking)
