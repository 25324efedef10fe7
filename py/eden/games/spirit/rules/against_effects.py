"""Why an action of the Action cards cannot be carried out in this way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import Judge, No, Noes, Refusal, always

from ..acts import (
    Attract,
    Bonus,
    End,
    Go,
    Heal,
    Noa,
    Protect,
    Push,
    Put,
    Rescue,
    Return,
    Roll,
    Swap,
    Trap,
)
from ..data import ALLIES, HORDES, RING, Condition, Kind, Place
from ..state import NOTHING, State
from .board import DISTANCE, in_eden, objective, twin

# What an action can let somebody do, and what is done with dice.
DEED_ACTS: Final = (Go, Attract, Push, Protect, Heal, Trap, Swap)
DICE_ACTS: Final = (Put, Rescue, Bonus, Noa, End, Roll)

_Way = Callable[[State, Any], bool]

# -- who acts -----------------------------------------------------------------------------------


def _no_ally(state: State, act: Any) -> bool:
    return act.ally not in ALLIES


def _away(state: State, act: Any) -> bool:
    return not in_eden(state, act.ally)


def _condition(state: State, act: Go | Protect | Heal) -> Condition:
    return state.conditions[state.at[act.ally]]


def _destroyed(state: State, act: Any) -> bool:
    return _condition(state, act) == Condition.DESTROYED


_AWAY: Final = No("SE-83", _away, "away", bars=True)


def _by_ally(rule: str) -> tuple[No[State, Any], ...]:
    """Only an ally carries out an action, and only one that is in Eden."""
    return No(rule, _no_ally, "ally", bars=True), _AWAY


# -- going --------------------------------------------------------------------------------------


def _steps(state: State, act: Go | Push) -> int:
    return DISTANCE[state.at[act.ally]][act.place]


def reach(state: State) -> int:
    """How far the action that is under way leads."""
    return state.effect.strength if state.effect is not None else 1


def _too_far(*, one: bool) -> _Way:
    return lambda state, act: _steps(state, act) > reach(state) and (reach(state) == 1) == one


def _already_there(state: State, act: Go | Push) -> bool:
    return state.at[act.ally] == act.place


_OFF_THE_RING: Final[No[State, Go]] = No(
    "SE-52", lambda state, act: act.place not in RING, bars=True
)

_MOVE: Final = Noes[State, Go](
    *_by_ally("SE-50"),
    _OFF_THE_RING,
    No("SE-50", _already_there, "here"),
    No("SE-50", _too_far(one=True), "far"),
    No("SE-51", _too_far(one=False)),
)


def _twin_gone(state: State, act: Go) -> bool:
    return state.conditions[twin(state, state.at[act.ally])] == Condition.DESTROYED


_SHORTCUT: Final = Noes[State, Go](
    *_by_ally("SE-77"),
    _OFF_THE_RING,
    No("SE-78", _destroyed, "from"),
    No("SE-78", _twin_gone, "to"),
    No("SE-77", lambda state, act: act.place != twin(state, state.at[act.ally])),
)

# -- moving others ------------------------------------------------------------------------------


def _themselves(state: State, act: Attract | Push) -> bool:
    return act.piece == act.ally


def _with_noa(state: State, act: Attract | Push) -> bool:
    return state.at[act.piece] == Place.NOA


def _left(state: State, act: Attract | Push) -> bool:
    return state.at[act.piece] == Place.OUT


def _apart(state: State, act: Attract | Push) -> bool:
    return state.at[act.ally] != state.at[act.piece]


_MOVES_PIECE: Final[tuple[No[State, Any], ...]] = (
    No("SE-59", _with_noa, "from", bars=True),
    No("SE-83", _left, "left", bars=True),
)


def _nobody_near(state: State, act: Attract) -> bool:
    steps = DISTANCE[state.at[act.ally]]
    return not any(place < Place.NOA and steps[place] == 1 for place in state.at)


def _alone(state: State, act: Push) -> bool:
    return state.at.count(state.at[act.ally]) == 1


_ATTRACT: Final = Noes[State, Attract](
    *_by_ally("SE-56"),
    No("SE-56", _themselves, "itself", bars=True),
    *_MOVES_PIECE,
    No("SE-56", _nobody_near, "nobody near"),
    No("SE-56", lambda state, act: not _apart(state, act), "together", bars=True),
    No("SE-56", lambda state, act: DISTANCE[state.at[act.ally]][state.at[act.piece]] > 1, "far"),
)

_PUSH: Final = Noes[State, Push](
    *_by_ally("SE-57"),
    No("SE-57", _themselves, "itself", bars=True),
    *_MOVES_PIECE,
    No("SE-57", _alone, "alone"),
    No("SE-57", _apart, "apart"),
    No("SE-59", lambda state, act: act.place not in RING, "to", bars=True),
    No("SE-57", _already_there, "here"),
    No("SE-57", _too_far(one=True), "far"),
    No("SE-58", _too_far(one=False)),
)


def _swap(rule: str, sort: tuple[Any, ...]) -> Noes[State, Swap]:
    """Two of a sort, both in Eden, on different places."""
    return Noes(
        No(rule, lambda state, act: not {act.one, act.other} <= set(sort), bars=True),
        No(rule, lambda state, act: act.one == act.other, "same", bars=True),
        No("SE-83", lambda state, act: Place.NOA in _ends(state, act), "swap away", bars=True),
        No("SE-83", lambda state, act: Place.OUT in _ends(state, act), "swap left", bars=True),
        No("SE-82", lambda state, act: len(set(_ends(state, act))) == 1),
    )


def _ends(state: State, act: Swap) -> tuple[Place, Place]:
    return state.at[act.one], state.at[act.other]


_SWAP_HORDES: Final = _swap("SE-80", HORDES)
_SWAP_ALLIES: Final = _swap("SE-81", ALLIES)

# -- acting on the spot -------------------------------------------------------------------------

_PROTECT: Final = Noes[State, Protect](
    *_by_ally("SE-60"),
    No("SE-63", _destroyed, "destroyed"),
    No("SE-63", lambda state, act: state.shields[act.ally], "up"),
)

_HEAL: Final = Noes[State, Heal](
    *_by_ally("SE-66"),
    No("SE-67", lambda state, act: _condition(state, act) == Condition.HEALTHY, "healthy"),
    No("SE-67", _destroyed, "destroyed"),
)


def _other_ally(state: State, act: Trap) -> bool:
    wanted = objective(state, act.horde)
    return wanted is not None and wanted.ally != act.ally


def _on_destroyed(state: State, act: Trap) -> bool:
    return state.conditions[state.at[act.horde]] == Condition.DESTROYED


def _other_terrain(state: State, act: Trap) -> bool:
    wanted = objective(state, act.horde)
    kind = state.terrains[state.at[act.horde]]
    return wanted is not None and wanted.terrain != kind and not _on_destroyed(state, act)


def _not_heavenly(state: State, act: Trap) -> bool:
    ravaged = state.conditions[state.at[act.horde]] == Condition.RAVAGED
    return "celestial" in state.modes and ravaged


TRAP: Final = Noes[State, Trap](
    *_by_ally("SE-70"),
    No("SE-70", lambda state, act: act.horde not in HORDES, "horde", bars=True),
    No("SE-83", lambda state, act: state.at[act.horde] == Place.OUT, "trap left", bars=True),
    No("SE-126", lambda state, act: objective(state, act.horde) is None),
    No("SE-76", lambda state, act: state.traps[act.ally] == act.horde, "same", bars=True),
    No("SE-76", lambda state, act: state.traps[act.ally] not in (NOTHING, act.horde), "other"),
    No("SE-70", _other_ally, "other ally"),
    No("SE-70", lambda state, act: state.at[act.ally] != state.at[act.horde], "apart"),
    No("SE-72", _on_destroyed),
    No("SE-70", _other_terrain, "terrain"),
    No("SE-121", _not_heavenly),
)

# -- coming back --------------------------------------------------------------------------------

# Who is back is back before the roll: not in a turn, nor while the hordes act.
NO_RETURN: Final = Noes[State, Return](
    No("SE-97", _no_ally, "ally", bars=True),
    No("SE-96", lambda state, act: state.back[act.ally] == 0, "here"),
    No("SE-96", lambda state, act: state.back[act.ally] > state.round, "early"),
)

# -- the action that is under way ---------------------------------------------------------------

_AGAINST: Final[dict[Kind, tuple[type[Act], Noes[State, Any]]]] = {
    Kind.MOVE: (Go, _MOVE),
    Kind.ATTRACT: (Attract, _ATTRACT),
    Kind.PUSH: (Push, _PUSH),
    Kind.PROTECT: (Protect, _PROTECT),
    Kind.HEAL: (Heal, _HEAL),
    Kind.TRAP: (Trap, TRAP),
    Kind.SHORTCUT: (Go, _SHORTCUT),
    Kind.SWAP_HORDES: (Swap, _SWAP_HORDES),
    Kind.SWAP_ALLIES: (Swap, _SWAP_ALLIES),
}
_BUSY: Final = Noes[State, Any](No("SE-31", always, "busy"))


def _under_way(state: State, act: Act) -> Refusal[State, Act] | None:
    """An action that is under way is carried out before anything else."""
    assert state.effect is not None
    kind, noes = _AGAINST[state.effect.kind]
    return noes(state, act) if isinstance(act, kind) else _BUSY(state, act)


IN_EFFECT: Final[dict[type, Judge[State, Any]]] = {
    Return: NO_RETURN,
    **dict.fromkeys((*DEED_ACTS, *DICE_ACTS), _under_way),
}
