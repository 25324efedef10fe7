"""Movement: where each character can go with one action."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes

from ..acts import Move
from ..data import AROUND, BESIDE, BESIDE_ROUND, COLUMNS, SQUARES, Character, Deed, Square
from ..events import Moved
from ..state import State
from .board import Result, arriving, spend
from .reasons import Reason, cube

MOVE: Final = tuple(tuple(Move(one, square) for square in SQUARES) for one in Character)


def by(state: State, one: Character) -> tuple[Act, ...]:
    """The moves of a character."""
    return _moves(one, state.at[one], state.round, state.destroyed)


def ways(state: State, one: Character) -> tuple[Square, ...]:
    """Where a character can move with one action (UM-54, UM-65, UM-67, UM-103)."""
    return tuple(move.square for move in _moves(one, state.at[one], state.round, state.destroyed))


# An Earth without destructions has 630 of them, and few are destroyed in a game.
@lru_cache(1 << 11)
def _moves(one: Character, at: int, wraps: bool, destroyed: frozenset[int]) -> tuple[Move, ...]:
    here = SQUARES[at]
    near = _next(one, here, wraps) - destroyed
    far: set[Square] = set()
    if one == Character.ELLI:
        far = {square for step in near for square in _next(one, step, wraps)}
    return tuple(MOVE[one][square] for square in sorted((near | far) - destroyed - {here}))


@cache
def _next(one: Character, here: Square, wraps: bool) -> frozenset[Square]:
    straight = (BESIDE_ROUND if wraps else BESIDE)[here]
    diagonal = AROUND[here] if one in (Character.ELLI, Character.AGAPI) else ()
    return frozenset((*straight, *diagonal))


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
    if MOVE[one][square] in _moves(one, here, state.round, frozenset()):
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
    """A cube for a move; who enters Base U gets all energy back (UM-85)."""
    state = spend(state, one, Deed.MOVE, **arriving(state, one, square))
    return state, (Moved(one, square),)
