"""The beginning of a round: who comes back from Noa, and the card that Weakness takes out."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.refusal import No, Noes, always
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Close, Return
from ..data import ALLIES, DICE, RING, Card, Condition, Piece, Place, Terrain
from ..events import AllyBack, CardClosed, RoundBegan
from ..state import IN_HAND, NOTHING, Phase, State
from .against_effects import DEED_ACTS, DICE_ACTS
from .board import Asked, Result

_CLOSE: Final = tuple(Close(card) for card in Card)
_RETURN: Final = tuple(Return(ally, place) for ally in ALLIES for place in RING)


def begin(state: State, events: tuple[Event, ...]) -> Result:
    """All four dice are back in hand, to be rolled; all Action cards are free."""
    state = state._replace(
        phase=Phase.ROUND,
        round=state.round + 1,
        dice=(0,) * DICE,
        spots=(IN_HAND,) * DICE,
        rolled=False,
        closed=NOTHING,
        acted=frozenset(),
    )
    return _or_roll(state), (*events, RoundBegan(state.round))


def due(state: State) -> Asked:
    """Whoever is due comes back before an Action card is taken out (SE-112)."""
    return WEAKNESS if returning(state) is None else RETURN


def _or_roll(state: State) -> State:
    """The dice are rolled as soon as nobody is due back and, in Weakness, a card is closed."""
    weak = "weakness" in state.modes and state.closed == NOTHING
    return state if weak or returning(state) is not None else state._replace(phase=Phase.DICE)


def returning(state: State) -> Piece | None:
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
    ally = returning(state)
    assert ally is not None
    return tuple(Return(ally, place) for place in _forests(state))


def _return(state: State, act: Return) -> Result:
    at, back = with_at(state.at, act.ally, act.place), with_at(state.back, act.ally, 0)
    return _or_roll(state._replace(at=at, back=back)), (AllyBack(act.ally, act.place),)


def _close(state: State, act: Close) -> Result:
    return _or_roll(state._replace(closed=act.card)), (CardClosed(act.card),)


# -- why not ------------------------------------------------------------------------------------


def _early(state: State, act: Return) -> bool:
    return state.back[act.ally] > state.round


def _second(state: State, act: Return) -> bool:
    return state.back[act.ally] == state.round and act.ally != returning(state)


def _gone(state: State, act: Return) -> bool:
    return state.conditions[act.place] == Condition.DESTROYED


_AGAINST_RETURN: Final = Noes[State, Return](
    No("SE-97", lambda state, act: act.ally not in ALLIES, "ally", bars=True),
    No("SE-96", lambda state, act: state.back[act.ally] == 0, "here", bars=True),
    No("SE-96", _early, "early"),
    No("SE-112", _second, "second"),
    No(
        "SE-97",
        lambda state, act: act.place not in RING or state.terrains[act.place] != Terrain.FOREST,
        "forest",
        bars=True,
    ),
    No("SE-112", _gone, "destroyed"),
)
_AGAINST_CLOSE: Final = Noes[State, Close]()
_RETURN_FIRST: Final = Noes[State, Act](No("SE-112", always, "first"))
_CLOSE_FIRST: Final = Noes[State, Act](No("SE-127", always, "first"))
_OTHERS: Final = (*DEED_ACTS, *DICE_ACTS)

# -- steps --------------------------------------------------------------------------------------

RETURN: Final = Step(
    "return",
    options=_returns,
    apply=_return,
    against={Return: _AGAINST_RETURN, **dict.fromkeys((Close, *_OTHERS), _RETURN_FIRST)},
    candidates=lambda _: _RETURN,
)
WEAKNESS: Final = Step(
    "weakness",
    options=lambda _: _CLOSE,
    apply=_close,
    against={Close: _AGAINST_CLOSE, **dict.fromkeys(_OTHERS, _CLOSE_FIRST)},
)
