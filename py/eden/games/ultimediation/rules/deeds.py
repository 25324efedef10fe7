"""The action phase: what each character can do with a cube, and the whole team together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
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
from ..data import REMOTE_TEAM, SHEETS, Character, Deed
from ..state import NONE, State, Thing
from . import cancel, mediation, movement, powers, remote, ship, teleport, turn
from .bases import AGAINST as AGAINST_BASES
from .bases import BASE, can_lift, lift_base
from .board import Result, spacious, spend
from .reasons import NEVER

# -- what can be done ---------------------------------------------------------------------------


By = Callable[[State, Character], Iterable[Act]]
# The place for the cube, and what a character can do with it.
_BY: Final[tuple[tuple[Deed, By], ...]] = (
    (Deed.MOVE, movement.by),
    (Deed.POWER, powers.by),
    (Deed.TELEPORT, teleport.by),
    (Deed.TELEPORT, teleport.by_with_room),
    (Deed.TELEPORT, ship.by),
    (Deed.CANCEL, cancel.by),
    (Deed.MEDIATE, mediation.by),
)


@cache
def _ways(
    one: Character,
    used: tuple[int, ...],
    room: bool,
    people: bool,
    card: bool,
    blow: bool,
    base: bool,
) -> tuple[list[By], tuple[Deed, ...]]:
    """What a character with these cubes on its sheet has a free place for, but for what is in vain:
    it needs somebody, an attack or token on its square, a base there, or a power card; some reach
    farther. Then the remote actions that it has a free place for."""
    worth: dict[By, bool] = {
        teleport.by: not room,
        teleport.by_with_room: room and (people or one == Character.VERA),
        ship.by: one == Character.ELLI,
        powers.by: card,
        cancel.by: blow or one == Character.ILIAS,
        mediation.by: base or one == Character.NIKITAS,
    }
    free = [deed for deed in Deed if used[deed] < SHEETS[one][deed]]
    ways = [by for deed, by in _BY if deed in free and worth.get(by, True)]
    return ways, tuple(act.deed for act in remote.REMOTE if act.deed in free)


def _options(state: State) -> tuple[Act, ...]:
    """Every action of every character, the remote ones, and the end of the turn (UM-52)."""
    found: list[Act] = []
    joining: list[Deed] = []
    at, cubes, used, cards = state.at, state.cubes, state.used, state.powers
    attacks, tokens, bases = state.attacks, state.tokens, state.bases
    people, pyramids = state.people, state.pyramids_on
    ready = [one for one in state.team if cubes[one]]
    room = spacious(state)
    for one in ready:
        here = at[one]
        blow = here in attacks or here in tokens
        lifts = pyramids or people[here] > 0
        ways, joins = _ways(one, used[one], room, lifts, cards[one] != NONE, blow, here in bases)
        for by in ways:
            found += by(state, one)
        joining += joins
    if len(ready) >= REMOTE_TEAM:
        found += [act for act in remote.REMOTE if remote.worth(state, act.deed, joining, room)]
    if can_lift(state):
        found += BASE
    found.append(turn.END)
    return tuple(found)


def _candidates(state: State) -> Iterable[Act]:
    """All that could be meant by an action, allowed or not."""
    tables = (movement.MOVE, teleport.LIFT, cancel.CANCEL, mediation.MEDIATE)
    return chain(
        chain.from_iterable(table[one] for table in tables for one in state.team),
        powers.USE,
        remote.REMOTE,
        BASE,
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
    MoveBase: AGAINST_BASES,
    End: NEVER,
}


# -- what it does -------------------------------------------------------------------------------


def _with_cube(deed: Deed, does: Callable[[State, Any], Result]) -> Callable[[State, Any], Result]:
    """What an action does once its character has put a cube on the place for it."""
    return lambda state, act: does(spend(state, act.character, deed), act)


# What each action of the action phase does, and its end.
_DOES: Final[dict[type[Act], Callable[[State, Any], Result]]] = {
    Move: lambda state, act: movement.move(state, act.character, act.square),
    Use: lambda state, use: powers.use(state, use.character),
    Lift: _with_cube(
        Deed.TELEPORT, lambda state, act: teleport.lift(state, Thing.PERSON, act.square)
    ),
    LiftPyramid: _with_cube(
        Deed.TELEPORT, lambda state, act: teleport.lift(state, Thing.PYRAMID, act.square)
    ),
    Load: lambda state, act: ship.load(spend(state, Character.ELLI, Deed.TELEPORT)),
    Cancel: _with_cube(Deed.CANCEL, lambda state, act: cancel.calm(state, act.square)),
    Ward: _with_cube(Deed.CANCEL, lambda state, act: cancel.avert(state, act.square)),
    Mediate: _with_cube(
        Deed.MEDIATE, lambda state, act: mediation.begin(state, act.character, act.pile)
    ),
    Remote: lambda state, act: remote.begin(state, act.deed),
    MoveBase: lambda state, act: lift_base(state, act.pile),
    End: lambda state, act: turn.end(state),
}


def _apply(state: State, action: Act) -> Result:
    """An action of the action phase, or its end."""
    return _DOES[type(action)](state, action)


STEP: Final[Step[State, Act]] = Step(
    "act", _options, _apply, against=_AGAINST, candidates=_candidates, confirm=True
)
