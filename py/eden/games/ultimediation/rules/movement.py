"""Movement: where each character can go with one action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes

from ..acts import Move
from ..data import AROUND, BESIDE, BESIDE_ROUND, COLUMNS, SQUARES, Character, Deed, Square
from ..events import Moved
from ..state import State
from .board import Result, stand
from .reasons import Reason, cube

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


# -- where nobody can go ------------------------------------------------------------------------


def _shape(state: State, move: Move) -> str:
    """How a square lies that a character cannot move to; '' where it can."""
    one, square, here = move.character, move.square, SQUARES[state.at[move.character]]
    if square in ways(state, one):
        return ""
    if square == here:
        return "here"
    if square in state.destroyed:
        return "destroyed"
    if square in _steps(one, here, state.round):
        return "blocked"
    if square in AROUND[here]:
        return "diagonal"
    if square in BESIDE_ROUND[here]:
        return "edge"
    crossed = {far for near in BESIDE_ROUND[here] for far in BESIDE_ROUND[near]}
    return "corner" if _turns(here, square) and square in crossed else "far"


def _turns(here: Square, square: Square) -> bool:
    """Whether two squares are in different rows and columns: on a diagonal over the edge."""
    (row, column), (to_row, to_column) = divmod(here, COLUMNS), divmod(square, COLUMNS)
    return row != to_row and column != to_column


def _lies(rule: str, shape: str, *who: Character) -> Reason:
    """A square lies so, for these or for everybody."""
    return No(
        rule,
        lambda state, move: _shape(state, move) == shape and (not who or move.character in who),
        shape,
    )


_WALKERS: Final = tuple(one for one in Character if one not in (Character.ELLI, Character.AGAPI))
AGAINST: Final = Noes[State, Move](
    *cube(Deed.MOVE),
    _lies("UM-54", "here"),
    _lies("UM-54", "destroyed"),
    _lies("UM-67", "blocked"),
    _lies("UM-54", "diagonal"),
    _lies("UM-103", "edge"),
    _lies("UM-103", "corner"),
    _lies("UM-67", "far", Character.ELLI),
    _lies("UM-65", "far", Character.AGAPI),
    _lies("UM-54", "far", *_WALKERS),
)


def move(state: State, one: Character, square: Square) -> Result:
    """Who enters Base U gets all energy back (UM-85)."""
    return stand(state, one, square), (Moved(one, square),)
