"""Cancelling: who can take an attack or a disaster token off the board, and from where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import Judge, No, Noes
from eden.engine.values import without

from ..acts import Avert, Calm, Cancel, Ward, WhoWhere
from ..data import MEDIATORS, PROTECTORS, SQUARES, Character, Deed, Pile, Square
from ..events import AttackCancelled, TokenAverted
from ..state import State
from . import disasters
from .board import Result, protected, within_reach
from .piles import discard
from .reasons import Reason, cube, elsewhere, out_of_reach

CANCEL: Final = tuple(tuple(Cancel(one, square) for square in SQUARES) for one in Character)
WARD: Final = tuple(tuple(Ward(one, square) for square in SQUARES) for one in Character)
CALM: Final = tuple(Calm(square) for square in SQUARES)
AVERT: Final = tuple(Avert(square) for square in SQUARES)
_REACH: Final = within_reach(Character.ILIAS)


def may_cancel(state: State, one: Character) -> bool:
    """Mediators cancel only in a protector's zone (UM-59)."""
    return one not in MEDIATORS or protected(state, state.at[one])


def by(state: State, one: Character) -> list[Act]:
    """What a character cancels on its square, Ilias beside it too (UM-58, UM-66, UM-116)."""
    reach = _REACH[one][state.at[one]]
    if not state.tokens and state.attacks.isdisjoint(reach):
        return []
    found: list[Act] = [CANCEL[one][square] for square in reach if square in state.attacks]
    found += [WARD[one][square] for square in reach if square in state.tokens]
    return found if may_cancel(state, one) else []


def anywhere(state: State) -> Iterator[Act]:
    """Every attack and every disaster token."""
    yield from (CALM[square] for square in sorted(state.attacks))
    yield from (AVERT[square] for square in sorted(set(state.tokens)))


def anything(state: State) -> bool:
    """Whether there is any of them."""
    return bool(state.attacks or state.tokens)


# -- what cannot be cancelled -------------------------------------------------------------------


def with_protector(state: State, one: Character) -> Character | None:
    """The protector on whose own square a character stands, which is not in the zone (UM-59)."""
    return next((other for other in PROTECTORS if state.at[other] == state.at[one]), None)


def _outside(state: State, act: WhoWhere, *, beside: bool) -> bool:
    """Whether a mediator is in nobody's zone; `beside` a protector, or with none at all."""
    one = act.character
    return not may_cancel(state, one) and beside == (with_protector(state, one) is not None)


_NO_ATTACK: Final[Reason] = No("UM-58", lambda state, act: act.square not in state.attacks, "none")
_NO_TOKEN: Final[Reason] = No("UM-124", lambda state, act: act.square not in state.tokens, "none")
_NO_ZONE: Final[tuple[Reason, ...]] = (
    No("UM-59", lambda state, act: _outside(state, act, beside=True), "beside"),
    No("UM-59", lambda state, act: _outside(state, act, beside=False), "alone"),
)


def _against(nothing: Reason, rule: str) -> Noes[State, WhoWhere]:
    """What is against cancelling where a character is."""
    return Noes(
        *cube(Deed.CANCEL),
        nothing,
        *out_of_reach(Character.ILIAS, "UM-66"),
        elsewhere(rule, but=Character.ILIAS),
        *_NO_ZONE,
    )


# Against what a character cancels, an attack or a token; and against what is cancelled from afar.
AGAINST: Final[dict[type[Act], Judge[State, Any]]] = {
    Cancel: _against(_NO_ATTACK, "UM-58"),
    Ward: _against(_NO_TOKEN, "UM-124"),
}
AFAR: Final[dict[type[Act], Judge[State, Any]]] = {
    Calm: Noes[State, Calm](_NO_ATTACK),
    Avert: Noes[State, Avert](_NO_TOKEN),
}


def all_afar(state: State) -> tuple[Act, ...]:
    """All that could be meant by cancelling from afar."""
    return (*CALM, *(AVERT if state.pyramids_on else ()))


# -- what is cancelled --------------------------------------------------------------------------


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
