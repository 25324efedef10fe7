"""What is good for the player of The Spirit of Eden."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final

from eden.engine.game import Decision, Seat
from eden.engine.notation import Act
from eden.engine.think.mind import Level, Mind

from .acts import Bonus, Noa, React, Rescue
from .data import ALLIES, DICE, HORDES, MODES, RING, Condition, Piece, Place, Terrain
from .mind.sight import (
    FEATURES,
    THUMB,
    after_hordes,
    could_trap,
    free_cards,
    measure,
    rescue_needed,
)
from .rules import effects
from .rules.board import DISTANCE, in_eden, objective, trapper
from .rules.ending import lost_kind
from .rules.hand import bonuses, in_hand
from .state import IN_HAND, NOTHING, Phase, State
from .weights import WEIGHTS

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
    return fsum(_IN_HAND if face else _IN_THE_AIR for face in hand)


@lru_cache(maxsize=10_000)
def _outlook(board: State) -> float:
    over = board.phase in (Phase.SETUP, Phase.RESURRECTION, Phase.ROUND)
    return _worth(board if over else after_hordes(board))


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


# -- what is worth a thought -------------------------------------------------------------------


def order(state: State, now: Decision[Act]) -> tuple[Act, ...]:
    """Without what is never better than something else that is listed."""
    if state.phase == Phase.DICE:
        return _uses(state, now.options)
    if state.phase == Phase.HORDES:
        return _reacts(state, now.options)
    return now.options


def _uses(state: State, options: tuple[Act, ...]) -> tuple[Act, ...]:
    """Rerolls and Noa wait until something is wanted that the dice do not give."""
    hand, cards = in_hand(state), free_cards(state)
    missed = [horde for horde in HORDES if not could_trap(state, horde, hand, cards)]
    wanting = len(missed) == len(HORDES)
    doomed = rescue_needed(state)
    kept: list[Act] = []
    for act in options:
        match act:
            case Noa(face, wanted):
                if doomed or _helps(state, missed, hand, face, wanted, cards):
                    kept.append(act)
            case Rescue() | Bonus():
                if doomed or wanting or len(hand) < DICE - 1:
                    kept.append(act)
            case _:
                kept.append(act)
    return tuple(kept)


def _helps(
    state: State,
    missed: list[Piece],
    hand: tuple[int, ...],
    face: int,
    wanted: int,
    cards: frozenset[int],
) -> bool:
    """Whether a trap is possible with another face that was not possible before."""
    at = hand.index(face)
    other = tuple(sorted((*hand[:at], *hand[at + 1 :], wanted)))
    return any(could_trap(state, horde, other, cards) for horde in missed)


def _reacts(state: State, options: tuple[Act, ...]) -> tuple[Act, ...]:
    """A trapped horde goes first; the others matter to each other only on the same place."""
    acts = [act for act in options if isinstance(act, React)]
    for act in acts:
        if trapper(state, act.horde) is not None:
            return (act,)
    return tuple(act for act in acts if state.at[act.horde] == state.at[acts[0].horde])


# Classic twice as often as each mode.
_SETUPS: Final = ((), (), *((mode,) for mode in MODES), ())

MIND: Final = Mind(
    features=FEATURES,
    measure=measure,
    weights=WEIGHTS,
    order=order,
    setups=tuple((1, {"modes": modes}) for modes in _SETUPS),
    thumb=THUMB,
    # py/tools/calibrate.py spirit --games 300 --moments 4 --playouts 20 --ideas 1 --fit
    scale=(0.854, -1.37),
    # With three ideas half of the games are won; a few dozen are enough to win nearly all.
    levels={"ram": Level(ideas=3, seconds=0.25), "shepherd": Level(ideas=80, seconds=1.8)},
)
