"""Reasons that several rules share: who can act at all, how far something is, where people can be.

Every rule has its own table beside what it allows; these are the parts of which most are made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eden.engine.refusal import No, Noes

from ..data import AROUND, BESIDE, SHEETS, SQUARES, Character, Deed
from ..state import State
from .board import capacity

Reason = No[State, Any]
Condition = Callable[[State, Any], bool]

# Nothing is against an action that a step lists whatever the table looks like.
NEVER: Final = Noes[State, Any]()


def who(act: Any) -> Character:
    """Who acts; only Elli loads the ship, so she is not named there."""
    named = getattr(act, "character", Character.ELLI)
    assert isinstance(named, Character)
    return named


# -- characters ---------------------------------------------------------------------------------


def _no_cube(state: State, act: Any) -> bool:
    return not state.cubes[who(act)]


ABSENT: Final[Reason] = No(
    "UM-10", lambda state, act: who(act) not in state.team, "absent", bars=True
)
NO_CUBE: Final[Reason] = No("UM-50", _no_cube)


def no_place(deed: Deed) -> Reason:
    """All places of the sheet for this are taken."""
    return No("UM-51", lambda state, act: state.used[who(act)][deed] >= SHEETS[who(act)][deed])


def cube(deed: Deed) -> tuple[Reason, ...]:
    """What every action needs: somebody of the team, a cube, and a place for it."""
    return ABSENT, NO_CUBE, no_place(deed)


# -- how far ------------------------------------------------------------------------------------


def _here(state: State, act: Any) -> int:
    return state.at[who(act)]


def elsewhere(rule: str, but: Character | None = None) -> Reason:
    """Somebody without a longer reach is on another square."""
    return No(
        rule, lambda state, act: act.character != but and act.square != _here(state, act), "far"
    )


def _diagonal(state: State, act: Any) -> bool:
    here = SQUARES[_here(state, act)]
    return act.square in AROUND[here] and act.square not in BESIDE[here]


def _beyond(state: State, act: Any) -> bool:
    here = SQUARES[_here(state, act)]
    return act.square != here and act.square not in AROUND[here]


def out_of_reach(one: Character, rule: str) -> tuple[Reason, ...]:
    """For whoever reaches adjacent squares too: it lies on a diagonal, or farther off."""
    return (
        No(rule, lambda state, act: act.character == one and _diagonal(state, act), "diagonal"),
        No(rule, lambda state, act: act.character == one and _beyond(state, act), "far"),
    )


# -- where people can be ------------------------------------------------------------------------


def there(squares: Callable[[State], Any]) -> Condition:
    """Whether the square of an action is among these."""
    return lambda state, act: act.square in squares(state)


DESTROYED: Final[Reason] = No("UM-27", there(lambda state: state.destroyed))
ATTACKED: Final[Reason] = No("UM-26", there(lambda state: state.attacks), "attack")
A_BASE: Final[Reason] = No("UM-26", there(lambda state: state.bases), "base")
FULL: Final[Reason] = No(
    "UM-25", lambda state, act: state.people[act.square] >= capacity(state, act.square)
)
# Against a population token on a square.
UNINHABITABLE: Final = (DESTROYED, ATTACKED, A_BASE, FULL)
