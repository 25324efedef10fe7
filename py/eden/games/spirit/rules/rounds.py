"""The beginning of a round: who comes back from Noa, and the card that Weakness takes out."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Close, Return
from ..data import ALLIES, DICE, RING, Card, Condition, Piece, Place, Terrain
from ..events import AllyBack, CardClosed, RoundBegan
from ..state import IN_HAND, NOTHING, Phase, State
from .board import Asked, Result

_CLOSE: Final = tuple(Close(card) for card in Card)


def begin(state: State, events: tuple[Event, ...]) -> Result:
    """All four dice are back in hand, to be rolled; all Action cards are free."""
    state = state._replace(
        phase=Phase.ROUND,
        round=state.round + 1,
        dice=(0,) * DICE,
        spots=(IN_HAND,) * DICE,
        closed=NOTHING,
        acted=frozenset(),
    )
    return _or_roll(state), (*events, RoundBegan(state.round))


def due(state: State) -> Asked:
    """Whoever is due comes back before an Action card is taken out (SE-112)."""
    return WEAKNESS if _returning(state) is None else RETURN


def _or_roll(state: State) -> State:
    """The dice are rolled as soon as nobody is due back and, in Weakness, a card is closed."""
    weak = "weakness" in state.modes and state.closed == NOTHING
    return state if weak or _returning(state) is not None else state._replace(phase=Phase.DICE)


def _returning(state: State) -> Piece | None:
    """The ally that comes back now."""
    return next((ally for ally in ALLIES if state.back[ally] == state.round), None)


def _forests(state: State) -> tuple[Place, ...]:
    """The forests to which an ally can come back (SE-97); there is always one (SE-25)."""
    return tuple(
        place
        for place in RING
        if state.terrains[place] == Terrain.FOREST
        and state.conditions[place] != Condition.DESTROYED
    )


def _returns(state: State) -> tuple[Return, ...]:
    ally = _returning(state)
    assert ally is not None
    return tuple(Return(ally, place) for place in _forests(state))


def _no_return(state: State, act: Act) -> str | None:
    if not isinstance(act, Return):
        return RETURN.rule
    if act.ally != _returning(state):
        return "SE-96"
    if act.place not in RING or state.terrains[act.place] != Terrain.FOREST:
        return "SE-97"
    return None if act.place in _forests(state) else RETURN.rule


def _return(state: State, act: Return) -> Result:
    at, back = with_at(state.at, act.ally, act.place), with_at(state.back, act.ally, 0)
    return _or_roll(state._replace(at=at, back=back)), (AllyBack(act.ally, act.place),)


def _no_close(state: State, act: Act) -> str | None:
    if isinstance(act, Return):
        return "SE-96"
    return None if act in _CLOSE else WEAKNESS.rule


def _close(state: State, act: Close) -> Result:
    return _or_roll(state._replace(closed=act.card)), (CardClosed(act.card),)


# -- steps --------------------------------------------------------------------------------------

RETURN: Final = Step("return", options=_returns, apply=_return, rule="SE-112", forbids=_no_return)
WEAKNESS: Final = Step(
    "weakness", options=lambda _: _CLOSE, apply=_close, rule="SE-127", forbids=_no_close
)
