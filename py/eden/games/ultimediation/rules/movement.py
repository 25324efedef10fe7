"""Movement: where each character can go with one action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from eden.engine.notation import Act

from ..acts import Move
from ..data import AROUND, BESIDE, BESIDE_ROUND, SQUARES, Character, Square
from ..events import Moved
from ..state import State
from .board import Result, stand

MOVE: Final = tuple(tuple(Move(one, square) for square in SQUARES) for one in Character)


def by(state: State, one: Character) -> Iterator[Act]:
    """The moves of a character."""
    return (MOVE[one][square] for square in ways(state, one))


def ways(state: State, one: Character) -> tuple[Square, ...]:
    """Where a character can move with one action (UM-54, UM-65, UM-67, UM-103)."""
    here = SQUARES[state.at[one]]
    if state.destroyed:
        return _round_destroyed(state, one, here)
    return _steps(one, here, state.round)


@cache
def _steps(one: Character, here: Square, wraps: bool) -> tuple[Square, ...]:
    """All squares in reach of one action on an Earth without destruction."""
    reach = _next(one, here, wraps)
    if one == Character.ELLI:
        reach |= {far for near in reach for far in _next(one, near, wraps)}
    return tuple(sorted(reach - {here}))


@cache
def _next(one: Character, here: Square, wraps: bool) -> frozenset[Square]:
    straight = (BESIDE_ROUND if wraps else BESIDE)[here]
    diagonal = AROUND[here] if one in (Character.ELLI, Character.AGAPI) else ()
    return frozenset((*straight, *diagonal))


def _round_destroyed(state: State, one: Character, here: Square) -> tuple[Square, ...]:
    near = _next(one, here, state.round) - state.destroyed
    far: set[Square] = set()
    if one == Character.ELLI:
        far = {sq for step in near for sq in _next(one, SQUARES[step], state.round)}
    return tuple(sorted(SQUARES[sq] for sq in (near | far) - state.destroyed - {here}))


def move(state: State, one: Character, square: Square) -> Result:
    """Who enters Base U gets all energy back (UM-85)."""
    return stand(state, one, square), (Moved(one, square),)
