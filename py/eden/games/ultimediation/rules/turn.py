"""A turn: attacks follow set-up and upkeep, actions follow attacks, disasters strike at the end."""

from __future__ import annotations

from typing import Final

from ..acts import End
from ..data import POWER_TURN
from ..events import CubesMet, TurnBegan, TurnEnded
from ..state import Phase, State
from . import attacks, disasters, powers
from .board import ALL_CUBES, NONE_USED, ByItself, Result, then
from .ending import outcome

END: Final = End()


def _first_turn(state: State) -> Result:
    """The Earth is laid out."""
    state, events = attacks.coming(state._replace(phase=Phase.ATTACKS))
    return state, (TurnBegan(1), *events)


def _actions(state: State) -> Result:
    """The attacks are dealt with."""
    return disasters.coming(state._replace(phase=Phase.ACTIONS)), ()


def end(state: State) -> Result:
    """The actions are over; disasters strike before the next turn (UM-53, UM-117)."""
    unused = sum(state.cubes[one] for one in state.team)
    state, events = disasters.strike(state._replace(phase=Phase.STRIKES))
    return state, (TurnEnded(unused), *events)


def _upkeep(state: State) -> Result:
    """The turn cube moves on, cubes come back; in turn seven power cards are due (UM-33, UM-92)."""
    state = disasters.over(state)._replace(
        turn=state.turn + 1, phase=Phase.ATTACKS, cubes=ALL_CUBES, used=NONE_USED
    )
    if outcome(state) is not None:
        return state, (CubesMet(),)
    state, events = attacks.coming(state)
    if state.turn + 1 == POWER_TURN and not state.dealt and not state.round:
        state = then(state._replace(dealt=True), *powers.for_all(state))
    return state, (TurnBegan(state.turn + 1), *events)


# What follows when the agenda is empty; the actions do not end by themselves.
NEXT: Final[dict[Phase, ByItself]] = {
    Phase.SETUP: _first_turn,
    Phase.ATTACKS: _actions,
    Phase.STRIKES: _upkeep,
}
