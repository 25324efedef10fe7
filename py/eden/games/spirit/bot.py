"""What is good for the player of The Spirit of Eden."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from eden.engine.game import Seat
from eden.engine.think.mind import Mind

from .acts import React
from .data import ALLIES, HORDES, RING, Condition, Place, Terrain
from .rules import effects, hordes
from .rules.board import DISTANCE, in_eden, objective, trapper
from .rules.ending import lost_kind
from .rules.hand import bonuses
from .state import IN_HAND, NOTHING, Phase, State

_WON: Final = 100.0
_LOST: Final = -1000.0
_NOA: Final = 20.0
_AWAY: Final = -10.0
_RAVAGED: Final = -4.0
_DESTROYED: Final = -18.0
# Both of a kind are hurt: one more blow, or two, and the game is lost.
_LAST_RAVAGED: Final = -45.0
_STEP: Final = -2.0
# Before the turn is ended unused dice are rolled again, for a bonus rather than for another die.
_IN_HAND: Final = 0.1
_IN_THE_AIR: Final = 0.3
_BONUS: Final = 0.05

# What a horde may ask the player.
_ASKED: Final = (Phase.SEND, Phase.SHIELD)
_REACT: Final = {horde: React(horde) for horde in HORDES}


def value(state: State, seat: Seat) -> float:
    """How the table looks once this turn and the hordes' answer to it are over."""
    if state.phase == Phase.EFFECT and state.effect is not None:
        acts = effects.EFFECT.options(state)
        return max(value(effects.EFFECT.apply(state, act)[0], seat) for act in acts)
    # Many ways of using the dice lead to the same board, which is then judged once.
    board = state._replace(dice=(), spots=(), closed=NOTHING)
    return _outlook(board) + _dice(state)


def _dice(state: State) -> float:
    if state.phase != Phase.DICE:
        return 0.0
    hand = [f for f, spot in zip(state.dice, state.spots, strict=True) if spot == IN_HAND]
    return sum(_IN_HAND if face else _IN_THE_AIR for face in hand)


@lru_cache(maxsize=10_000)
def _outlook(board: State) -> float:
    return _worth(_after_hordes(board))


def _after_hordes(state: State) -> State:
    """The state when all hordes have acted, trapped ones first, the rest in their order."""
    if state.phase in (Phase.SETUP, Phase.RESURRECTION, Phase.ROUND):
        return state
    if state.phase in _ASKED:
        state = _first(state)
    state = state._replace(phase=Phase.HORDES)
    for horde in sorted(HORDES, key=lambda horde: trapper(state, horde) is None):
        if horde not in state.acted and state.at[horde] != Place.OUT:
            state, _ = hordes.REACT.apply(state, _REACT[horde])
            if state.phase in _ASKED:
                state = _first(state)
    return state


def _first(state: State) -> State:
    """The state when a horde has met the first of several allies."""
    step = hordes.STEPS[state.phase]
    return step.apply(state, step.options(state)[0])[0]


def _worth(state: State) -> float:
    if lost_kind(state) is not None:
        return _LOST + _WON * len(state.won)
    worth = _WON * len(state.won) + _BONUS * bonuses(state) + (0.0 if state.noa_used else _NOA)
    worth += _AWAY * sum(not in_eden(state, ally) for ally in ALLIES)
    return worth + _lands(state) + _ways(state)


def _lands(state: State) -> float:
    worth = 0.0
    for kind in Terrain:
        hurt = sorted(state.conditions[p] for p in RING if state.terrains[p] == kind)
        worth += _RAVAGED * hurt.count(Condition.RAVAGED)
        worth += _DESTROYED * hurt.count(Condition.DESTROYED)
        if hurt == [Condition.RAVAGED, Condition.DESTROYED]:
            worth += _LAST_RAVAGED
    return worth


def _ways(state: State) -> float:
    """How far each horde and the ally of its objective are from a terrain where they can meet."""
    steps = 0
    for horde in HORDES:
        wanted = objective(state, horde)
        if wanted is not None:
            here = state.at[horde]
            ally = state.at[wanted.ally]
            steps += min(
                DISTANCE[here][p] + (DISTANCE[ally][p] if ally < Place.NOA else 3)
                for p in RING
                if state.terrains[p] == wanted.terrain
                and state.conditions[p] != Condition.DESTROYED
            )
    return _STEP * steps


MIND: Final = Mind(
    features=("worth",),
    measure=lambda state, seat: (value(state, seat) / 60.0,),
    weights={"worth": 1.0},
    setups=((1, {}),),
)
