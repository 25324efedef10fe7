"""The set-up: what lies on the table, who begins, and the start clovers (ED-10 to ED-18)."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Options
from eden.engine.notation import Act
from eden.engine.step import Step

from ..acts import Begin
from ..data import CLOVERS, LEFT_OUT, RELAYS, SHEEP, START_CLOVERS, Trifolium
from ..events import FirstPlayer
from ..state import START, Phase, State
from .board import Result, gain
from .turn import begin_turn

_BEGIN: Final = tuple(Begin(player) for player in range(1, len(START_CLOVERS) + 1))


def setup(seats: int, options: Options) -> State:
    """The galaxy before the first player is drawn."""
    lambs = options["lambs"] == ("yes",)
    tokens = tuple(token for token in Trifolium if token not in LEFT_OUT[seats])
    return State(
        seats=seats,
        law=options["law"] == ("yes",),
        lambs=lambs,
        at=(START,) * (seats * SHEEP),
        rank=(0,) * (seats * SHEEP),
        clovers=(0,) * seats,
        supply=CLOVERS - len(RELAYS),
        hands=((),) * seats,
        played=((),) * seats,
        trifolium=() if lambs else tokens,
        won=((),) * seats,
    )


def _players(state: State) -> tuple[Act, ...]:
    """All alike (ED-17)."""
    return _BEGIN[: state.seats]


def _begin(state: State, action: Act) -> Result:
    """The first player is known; clovers are dealt in the order of play (ED-17, ED-18)."""
    assert isinstance(action, Begin)
    first = action.player - 1
    for order, clovers in enumerate(START_CLOVERS[: state.seats]):
        state = gain(state, (first + order) % state.seats, clovers)
        state = state._replace(supply=state.supply - clovers)
    state, events = begin_turn(state._replace(first=first), first, again=False)
    return state, (FirstPlayer(first), *events)


STEPS: Final[dict[Phase, Step[State, Act]]] = {
    Phase.FIRST: Step("first", _players, _begin, chance=True),
}
