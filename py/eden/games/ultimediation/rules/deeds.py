"""The action phase: what each character can do with a cube, and the whole team together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final

from eden.engine.notation import Act
from eden.engine.step import Step

from ..acts import (
    Cancel,
    End,
    Lift,
    LiftPyramid,
    Load,
    Mediate,
    Move,
    MoveBase,
    Remote,
    Use,
    Ward,
    WhoWhere,
)
from ..data import CAMPS, Character, Deed
from ..state import State, Thing
from . import bases, cancel, mediation, movement, powers, remote, ship, teleport, turn
from .board import Result, can, spend

# -- what can be done ---------------------------------------------------------------------------


def _teleports(state: State, one: Character) -> Iterator[Act]:
    yield from teleport.by(state, one)
    if one == Character.ELLI and ship.no_load(state) is None:
        yield ship.LOADING


# By the place for the cube: what a character can do with it.
_BY: Final[dict[Deed, Callable[[State, Character], Iterator[Act]]]] = {
    Deed.MOVE: movement.by,
    Deed.POWER: powers.by,
    Deed.TELEPORT: _teleports,
    Deed.CANCEL: cancel.by,
    Deed.MEDIATE: mediation.by,
}


def _options(state: State) -> tuple[Act, ...]:
    """Every action of every character, the remote ones, and the end of the turn (UM-52)."""
    found: list[Act] = []
    for one in state.team:
        if state.cubes[one]:
            for deed, by in _BY.items():
                if can(state, one, deed):
                    found += by(state, one)
    found += [act for act in remote.REMOTE if remote.no_remote(state, act.deed) is None]
    found += bases.BASE if bases.no_base(state) is None else ()
    return (*found, turn.END)


def _candidates(state: State) -> Iterable[Act]:
    """All that could be meant by an action, allowed or not."""
    tables = (movement.MOVE, teleport.LIFT, cancel.CANCEL, mediation.MEDIATE)
    return chain(
        chain.from_iterable(table[one] for table in tables for one in state.team),
        powers.USE,
        remote.REMOTE,
        bases.BASE,
        (ship.LOADING, turn.END),
        *(teleport.RAISES if state.pyramids_on else ()),
        *(cancel.WARD if state.pyramids_on else ()),
    )


# -- what cannot --------------------------------------------------------------------------------

_PLACES: Final[dict[type[Act], Deed]] = {
    Move: Deed.MOVE,
    Use: Deed.POWER,
    Lift: Deed.TELEPORT,
    LiftPyramid: Deed.TELEPORT,
    Cancel: Deed.CANCEL,
    Ward: Deed.CANCEL,
    Mediate: Deed.MEDIATE,
}
_RULES: Final = {
    Deed.MOVE: "UM-54",
    Deed.TELEPORT: "UM-57",
    Deed.CANCEL: "UM-58",
    Deed.MEDIATE: "UM-60",
}


def _forbids(state: State, action: Act) -> str | None:
    """The rule that forbids this in the action phase, or None."""
    match action:
        case End():
            return None
        case Remote(deed) if deed in remote.RULES:
            return remote.no_remote(state, deed)
        case MoveBase(pile):
            return bases.no_base(state) if pile in CAMPS else "UM-113"
        case Load():
            return _no_cube(state, Character.ELLI, Deed.TELEPORT) or ship.no_load(state)
        case WhoWhere(one) | Use(one) | Mediate(one) if type(action) in _PLACES:
            deed = _PLACES[type(action)]
            return _no_cube(state, one, deed) or _no_deed(state, one, deed, action)
        case _:
            return "UM-52"


def _no_cube(state: State, one: Character, deed: Deed) -> str | None:
    if one not in state.team:
        return "UM-10"
    if not state.cubes[one]:
        return "UM-50"
    return None if can(state, one, deed) else "UM-51"


def _no_deed(state: State, one: Character, deed: Deed, action: Act) -> str | None:
    """The rule that forbids a character who has a cube for it to do this, or None."""
    if deed == Deed.POWER:
        return powers.no_power(state, one)
    if deed == Deed.CANCEL and not cancel.may_cancel(state, one):
        return "UM-59"
    if isinstance(action, LiftPyramid) and teleport.held(state, one, action.square):
        return "UM-112"
    return None if action in _BY[deed](state, one) else _RULES[deed]


# -- what it does -------------------------------------------------------------------------------


def _apply(state: State, action: Act) -> Result:
    """An action of the action phase, or its end."""
    match action:
        case Move(one, square):
            return movement.move(spend(state, one, Deed.MOVE), one, square)
        case Use(one):
            return powers.use(state, one)
        case Lift(one, square):
            return teleport.lift(spend(state, one, Deed.TELEPORT), Thing.PERSON, square)
        case LiftPyramid(one, square):
            return teleport.lift(spend(state, one, Deed.TELEPORT), Thing.PYRAMID, square)
        case Load():
            return ship.load(spend(state, Character.ELLI, Deed.TELEPORT))
        case Cancel(one, square):
            return cancel.calm(spend(state, one, Deed.CANCEL), square)
        case Ward(one, square):
            return cancel.avert(spend(state, one, Deed.CANCEL), square)
        case Mediate(one, camp):
            return mediation.begin(spend(state, one, Deed.MEDIATE), one, camp)
        case Remote(deed):
            return remote.begin(state, deed)
        case MoveBase(camp):
            return bases.lift_base(state, camp)
        case _:
            return turn.end(state)


STEP: Final[Step[State, Act]] = Step(
    "act",
    _options,
    _apply,
    "UM-52",
    forbids=_forbids,
    candidates=_candidates,
    confirm=True,
)
