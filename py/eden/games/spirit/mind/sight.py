"""What a player of The Spirit of Eden looks at, in numbers: Eden when the hordes have acted."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from eden.engine.game import Seat

from ..acts import React
from ..data import ALLIES, HORDES, OBJECTIVES, RING, Condition, Piece, Place, Terrain
from ..rules import effects, hordes
from ..rules.board import DISTANCE, trapper
from ..rules.ending import lost_kind
from ..rules.hand import bonuses, in_hand
from ..state import IN_HAND, NOTHING, Phase, State
from .reach import ALL_CARDS, traps
from .threats import lands, threats

_REACT: Final = {horde: React(horde) for horde in HORDES}
_ASKED: Final = (Phase.SEND, Phase.SHIELD)

# After so many rounds a game drags on, and after so many more it makes no difference any more.
_LONG: Final = 20
_FOREVER: Final = 100
# An ally that stays with Noa is about so many steps away, and nothing is farther than the sum.
_AWAY: Final = 3
_FAR: Final = 8

FEATURES: Final = (
    "base",
    # what is won, and what is left
    "won",
    "left",
    "three left",
    "one left",
    "hordes",
    "one horde",
    "last cards",
    "drags on",
    # how likely the next traps are, the best first
    "first trap",
    "second trap",
    "third trap",
    "last trap",
    "shared ally",
    "single terrain",
    # how far the nearest of them still is, when no roll brings it about
    "way",
    # how Eden is
    "ravaged",
    "both ravaged",
    "last healthy",
    "last ravaged",
    # what the hordes will do next, if nobody stops them
    "falls in 1",
    "falls in 2",
    "falls in 3",
    "falls in 4",
    "second falls in 1",
    "second falls in 2",
    "second falls in 3",
    "exposed",
    "blows",
    "walks",
    # who can act, and with what
    "away",
    "two away",
    "returning",
    "guards",
    "shields",
    "noa",
    "bonuses",
    # in the middle of a turn
    "dice",
    "could trap",
    "could beat",
    "doomed",
    "doomed with dice",
    "beyond help",
)
# Where learning begins: what a person would say about each, in round numbers; the rest is 0.
THUMB: Final = {
    "base": 8.5,
    "won": 10.0,
    "left": -0.9,
    "hordes": -0.5,
    "drags on": -0.6,
    "first trap": 0.6,
    "second trap": 0.4,
    "third trap": 0.2,
    "last trap": 0.1,
    "way": -0.1,
    "ravaged": -0.1,
    "both ravaged": -0.3,
    "last healthy": -0.4,
    "last ravaged": -0.7,
    "falls in 1": -0.6,
    "falls in 2": -0.3,
    "second falls in 1": -2.7,
    "second falls in 2": -0.5,
    "exposed": -1.8,
    "away": -0.3,
    "noa": 0.1,
    "bonuses": 0.2,
    "dice": 0.1,
    "could trap": 0.8,
    "could beat": 0.5,
    "doomed": -6.0,
    "doomed with dice": 1.0,
    "beyond help": -10.0,
}
_ZERO: Final = (0.0,) * len(FEATURES)
_TURN: Final = FEATURES.index("dice")


class Seen(NamedTuple):
    """A board as it will be when the hordes have acted, measured."""

    features: tuple[float, ...]
    lost: bool
    # What it is worth by a rule of thumb, to compare ways of carrying out one action.
    rough: float


def measure(state: State, seat: Seat) -> tuple[float, ...]:
    """How much there is of each feature."""
    if state.phase == Phase.SETUP:
        return (1.0, *_ZERO[1:])
    if state.phase == Phase.EFFECT and state.effect is not None:
        state = _carried_out(state)
    seen = _seen(_board(state))
    if state.phase != Phase.DICE or not state.rolled:
        doom = (0.0, 0.0, 0.0, float(seen.lost), 0.0, float(seen.lost))
        return seen.features + doom
    return seen.features + _turn(state, seen)


def _board(state: State) -> State:
    """Many ways of using the dice lead to the same board, which is then judged once."""
    dice = (0,) if state.phase == Phase.DICE and not state.rolled else ()
    return state._replace(dice=dice, spots=(), rolled=False)


@lru_cache(maxsize=20_000)
def _carried_out(state: State) -> State:
    """The state when the effect that is due is carried out in the way that looks best."""
    afters = (effects.EFFECT.apply(state, act)[0] for act in effects.EFFECT.options(state))
    return max(afters, key=lambda after: _seen(_board(after)).rough)


# -- in the middle of a turn --------------------------------------------------------------------


def free_cards(state: State) -> frozenset[int]:
    """The Action cards on which a die can still be placed."""
    return ALL_CARDS.difference(state.spots, (state.closed,))


def _turn(state: State, seen: Seen) -> tuple[float, ...]:
    """What the dice in hand are still good for."""
    dice = state.spots.count(IN_HAND)
    hand, cards = in_hand(state), free_cards(state)
    if 0 in hand:
        hand = tuple(face for face in hand if face)
    # Who sets a trap has lost nothing that could be done.
    trappable = [
        horde for horde in HORDES if horde in state.traps or could_trap(state, horde, hand, cards)
    ]
    could_beat = sum(not state.waiting[horde - HORDES[0]] for horde in trappable)
    return (
        float(dice),
        float(len(trappable)),
        float(could_beat),
        float(seen.lost),
        float(seen.lost) * dice,
        float(seen.lost and not dice),
    )


def could_trap(state: State, horde: Piece, hand: tuple[int, ...], cards: frozenset[int]) -> bool:
    """Whether these dice are enough to trap a horde that is not trapped yet, with nobody's help."""
    pile = horde - HORDES[0]
    card = state.open[pile]
    if card == NOTHING or horde in state.traps or not hand:
        return False
    wanted = OBJECTIVES[card]
    ally = state.at[wanted.ally]
    if ally >= Place.NOA or state.traps[wanted.ally] != NOTHING:
        return False
    targets = _targets(state, wanted.terrain)
    return bool(targets) and traps(state.terrains, targets).can(ally, state.at[horde], hand, cards)


def rescue_needed(state: State) -> bool:
    """Whether Eden is lost if the turn ends as it is."""
    return _seen(_board(state)).lost


# -- the board when the hordes have acted -------------------------------------------------------


@lru_cache(maxsize=30_000)
def _seen(board: State) -> Seen:
    fresh = board.phase in (Phase.RESURRECTION, Phase.ROUND) or board.dice == (0,)
    after = board if fresh else after_hordes(board)
    lost = lost_kind(after) is not None
    features = _measured(after, after.round if fresh else after.round + 1)
    return Seen(features, lost, _rough(features, lost))


def after_hordes(state: State) -> State:
    """The state when all hordes have acted, trapped ones first, the rest in their order."""
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


def _measured(state: State, round_: int) -> tuple[float, ...]:
    """All that can be said before the dice of this round are rolled."""
    left = len(OBJECTIVES) - len(state.won)
    here = [horde for horde in HORDES if state.at[horde] != Place.OUT]
    away = sum(back > round_ for back in state.back)
    returning = sum(back == round_ for back in state.back)
    chances = _chances(state, round_)
    way, late = _way(state), _late(round_)
    return (
        1.0,
        float(not left),
        float(left),
        float(left <= 3),
        float(left <= 1),
        float(len(here)),
        float(len(here) <= 1),
        float(_last_cards(state)),
        (left - chances[0] + way / _FAR) * late,
        *chances,
        way,
        *lands(state.terrains, state.conditions),
        *(threat / (1.0 + late) for threat in threats(state, here)),
        float(away),
        float(away > 1),
        float(returning),
        float(sum(state.shields[a] and state.at[a] in state.at[3:] for a in ALLIES)),
        float(sum(state.shields)),
        float(not state.noa_used),
        0.0 if "fearless" in state.modes else float(bonuses(state)),
    )


def _late(round_: int) -> float:
    """How much a game drags on: the longer, the less a mere threat counts, and the more what is
    left to do. Who never risks anything would play for ever."""
    return max(0, min(round_, _FOREVER) - _LONG) / _LONG


def _last_cards(state: State) -> int:
    """Hordes with one objective left."""
    return sum(
        len(waiting) + (card != NOTHING) == 1
        for waiting, card in zip(state.waiting, state.open, strict=True)
    )


def _targets(state: State, kind: Terrain) -> tuple[int, ...]:
    """Where a horde can be trapped on this kind of terrain."""
    worst = Condition.HEALTHY if "celestial" in state.modes else Condition.RAVAGED
    return tuple(
        place
        for place in RING
        if state.terrains[place] == kind and state.conditions[place] <= worst
    )


def _wanted(state: State, pile: int) -> tuple[int, ...]:
    """The open objective of a horde, or all that may be turned over next."""
    if state.open[pile] != NOTHING:
        return (state.open[pile],)
    if not state.waiting[pile]:
        return ()
    ally = state.waiting[pile][0]
    return tuple(
        number
        for number, card in enumerate(OBJECTIVES)
        if card.ally == ally and number not in state.won and number not in state.open
    )


def _chances(state: State, round_: int) -> tuple[float, ...]:
    """How likely each horde is trapped in this round, for itself; and what is in the way."""
    found: list[float] = []
    last, single = 0.0, 0
    allies = []
    for horde in HORDES:
        pile = horde - HORDES[0]
        cards = _wanted(state, pile)
        if not cards:
            continue
        allies.append(OBJECTIVES[cards[0]].ally)
        likely = fsum(_chance(state, horde, card, round_) for card in cards) / len(cards)
        found.append(likely)
        if not state.waiting[pile] or (
            state.open[pile] == NOTHING and len(state.waiting[pile]) == 1
        ):
            last = max(last, likely)
        if len(cards) == 1:
            single += len(_targets(state, OBJECTIVES[cards[0]].terrain)) < 2
    found.sort(reverse=True)
    first, second, third = (*found, 0.0, 0.0, 0.0)[:3]
    shared = len(allies) - len(set(allies))
    return first, second, third, last, float(shared), float(single)


def _chance(state: State, horde: Piece, card: int, round_: int) -> float:
    wanted = OBJECTIVES[card]
    targets = _targets(state, wanted.terrain)
    ally = wanted.ally
    if not targets or state.back[ally] > round_:
        return 0.0
    plans = traps(state.terrains, targets)
    closed = state.closed if state.phase in (Phase.ROUND, Phase.DICE) else NOTHING
    if state.at[ally] < Place.NOA:
        return plans.chance(state.at[ally], state.at[horde], closed)
    return max(
        plans.chance(place, state.at[horde], closed)
        for place in RING
        if state.terrains[place] == Terrain.FOREST
    )


def _way(state: State) -> float:
    """How many steps the nearest horde and its ally are from a terrain where it can be trapped.

    A horde never comes by itself to where Eden must not be hurt: without this a player would hold
    the last terrains for ever, and bring nothing nearer.
    """
    ways = [
        DISTANCE[state.at[horde]][place] + (DISTANCE[ally][place] if ally < Place.NOA else _AWAY)
        for horde in HORDES
        for card in _wanted(state, horde - HORDES[0])
        for ally in (state.at[OBJECTIVES[card].ally],)
        for place in _targets(state, OBJECTIVES[card].terrain)
    ]
    nowhere = _FAR if len(state.won) < len(OBJECTIVES) else 0
    return float(min(ways, default=nowhere))


# -- a rule of thumb ----------------------------------------------------------------------------

_THUMB: Final = {
    "left": -1.0,
    "hordes": -0.8,
    "first trap": 0.8,
    "second trap": 0.6,
    "third trap": 0.3,
    "ravaged": -0.1,
    "both ravaged": -0.3,
    "last healthy": -0.4,
    "last ravaged": -0.8,
    "falls in 1": -0.6,
    "falls in 2": -0.3,
    "second falls in 1": -2.0,
    "second falls in 2": -0.6,
    "exposed": -2.0,
    "away": -0.4,
    "shields": 0.1,
}
_ROUGH: Final = tuple(_THUMB.get(name, 0.0) for name in FEATURES[:_TURN])
_RUIN: Final = 20.0


def _rough(features: tuple[float, ...], lost: bool) -> float:
    return fsum(map(float.__mul__, _ROUGH, features)) - _RUIN * lost
