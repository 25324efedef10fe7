"""Why nobody can carry out an action now: for a die that is put where it could do nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from eden.engine.refusal import No, Noes, Refusal, nearest

from ..acts import Put, Trap
from ..data import Condition, Kind, Place
from ..state import State
from .against_effects import TRAP
from .board import DISTANCE, allies_in_eden, allies_on, hordes_on_board, objective, twin


def _nobody(state: State, act: object) -> bool:
    return not allies_in_eden(state)


def _none_near(state: State, act: object) -> bool:
    return not any(
        DISTANCE[state.at[ally]][place] == 1
        for ally in allies_in_eden(state)
        for place in state.at
        if place < Place.NOA
    )


def _none_with(state: State, act: object) -> bool:
    return all(state.at.count(state.at[ally]) == 1 for ally in allies_in_eden(state))


def _none_to_protect(state: State, act: object) -> bool:
    return all(
        state.shields[ally] or state.conditions[state.at[ally]] == Condition.DESTROYED
        for ally in allies_in_eden(state)
    )


def _none_to_heal(state: State, act: object) -> bool:
    return all(
        state.conditions[state.at[ally]] != Condition.RAVAGED for ally in allies_in_eden(state)
    )


def _no_shortcut(state: State, act: object) -> bool:
    return all(
        Condition.DESTROYED in (state.conditions[here], state.conditions[twin(state, here)])
        for here in (state.at[ally] for ally in allies_in_eden(state))
    )


_NOBODY: Final[No[State, Any]] = No("SE-83", _nobody, "nobody", bars=True)
_IMPOSSIBLE: Final[dict[Kind, Noes[State, Any]]] = {
    Kind.MOVE: Noes(_NOBODY),
    Kind.ATTRACT: Noes(_NOBODY, No("SE-56", _none_near, "none")),
    Kind.PUSH: Noes(_NOBODY, No("SE-57", _none_with, "none")),
    Kind.PROTECT: Noes(_NOBODY, No("SE-63", _none_to_protect, "none")),
    Kind.HEAL: Noes(_NOBODY, No("SE-67", _none_to_heal, "none")),
    Kind.SHORTCUT: Noes(_NOBODY, No("SE-78", _no_shortcut, "none")),
    Kind.SWAP_HORDES: Noes(
        No("SE-83", lambda state, _: len(hordes_on_board(state)) < 2, "one horde", bars=True),
        No(
            "SE-82",
            lambda state, _: len({state.at[p] for p in hordes_on_board(state)}) < 2,
            "hordes",
        ),
    ),
    Kind.SWAP_ALLIES: Noes(
        _NOBODY,
        No("SE-83", lambda state, _: len(allies_in_eden(state)) < 2, "one ally", bars=True),
        No(
            "SE-82",
            lambda state, _: len({state.at[p] for p in allies_in_eden(state)}) < 2,
            "allies",
        ),
    ),
}


def impossible(state: State, kind: Kind, put: Put) -> Refusal[State, Any] | None:
    """Why nobody can carry out an action now; of traps, what the nearest one lacks."""
    if kind == Kind.TRAP:
        refusals = [TRAP(state, trap) for trap in _thinkable(state)]
        return None if None in refusals else nearest(refusals)
    return _IMPOSSIBLE[kind](state, put)


def _thinkable(state: State) -> Iterator[Trap]:
    """The traps that objectives ask for, then those of hordes that have none left (SE-126)."""
    hordes = hordes_on_board(state)
    for horde in hordes:
        wanted = objective(state, horde)
        if wanted is not None:
            yield Trap(wanted.ally, horde)
    for horde in hordes:
        if objective(state, horde) is None:
            yield from (Trap(ally, horde) for ally in allies_on(state, state.at[horde]))
