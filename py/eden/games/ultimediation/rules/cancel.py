"""Cancelling: who can take an attack or a disaster token off the board, and from where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.notation import Act
from eden.engine.values import without

from ..acts import Avert, Calm, Cancel, Ward
from ..data import BESIDE, MEDIATORS, SQUARES, Character, Pile, Square
from ..events import AttackCancelled, TokenAverted
from ..state import State
from . import disasters
from .board import Result, protected
from .piles import discard

CANCEL: Final = tuple(tuple(Cancel(one, square) for square in SQUARES) for one in Character)
WARD: Final = tuple(tuple(Ward(one, square) for square in SQUARES) for one in Character)
CALM: Final = tuple(Calm(square) for square in SQUARES)
AVERT: Final = tuple(Avert(square) for square in SQUARES)


def may_cancel(state: State, one: Character) -> bool:
    """Mediators cancel only in a protector's zone (UM-59)."""
    return one not in MEDIATORS or protected(state, state.at[one])


def by(state: State, one: Character) -> Iterator[Act]:
    """What a character cancels on its square, Ilias beside it too (UM-58, UM-66, UM-116)."""
    if not may_cancel(state, one):
        return
    here = SQUARES[state.at[one]]
    reach = (here, *BESIDE[here]) if one == Character.ILIAS else (here,)
    yield from (CANCEL[one][square] for square in reach if square in state.attacks)
    yield from (WARD[one][square] for square in reach if square in state.tokens)


def anywhere(state: State) -> Iterator[Act]:
    """Every attack and every disaster token."""
    yield from (CALM[square] for square in sorted(state.attacks))
    yield from (AVERT[square] for square in sorted(set(state.tokens)))


def calm(state: State, square: Square) -> Result:
    """An attack leaves the board."""
    state = state._replace(attacks=state.attacks - {square})
    return discard(state, Pile.ATTACK, square), (AttackCancelled(square),)


def avert(state: State, square: Square) -> Result:
    """A disaster token leaves the board, and with the last one its card (UM-124)."""
    state = state._replace(tokens=without(state.tokens, square))
    return state if state.tokens else disasters.over(state), (TokenAverted(square),)


def clear(state: State, action: Act) -> Result:
    """What was chosen anywhere leaves the board."""
    if isinstance(action, Avert):
        return avert(state, action.square)
    assert isinstance(action, Calm)
    return calm(state, action.square)
