"""The action phase: what each character can do with a cube, and the whole team together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import Judge
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
)
from ..data import Character, Deed
from ..state import State, Thing
from . import bases, cancel, mediation, movement, powers, remote, ship, teleport, turn
from .board import Result, can, spend
from .reasons import NEVER

# -- what can be done ---------------------------------------------------------------------------


def _teleports(state: State, one: Character) -> Iterator[Act]:
    yield from teleport.by(state, one)
    if one == Character.ELLI and ship.can_load(state):
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
    found += [act for act in remote.REMOTE if remote.can_begin(state, act.deed)]
    found += bases.BASE if bases.can_lift(state) else ()
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

_AGAINST: Final[dict[type[Act], Judge[State, Any]]] = {
    Move: movement.AGAINST,
    Use: powers.AGAINST,
    **teleport.AGAINST,
    Load: ship.AGAINST,
    **cancel.AGAINST,
    Mediate: mediation.AGAINST,
    Remote: remote.AGAINST,
    MoveBase: bases.AGAINST,
    End: NEVER,
}


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
    "act", _options, _apply, against=_AGAINST, candidates=_candidates, confirm=True
)
