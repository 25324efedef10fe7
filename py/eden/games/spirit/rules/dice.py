"""The player's turn: dice on Action cards, rerolls and Noa's power."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Final, NamedTuple

from eden.engine.notation import Act
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Bonus, End, Noa, Put, Rescue, Roll
from ..data import DICE, FACES, MOST_GIVEN_UP, Card, Kind
from ..events import BonusUsed, DieGivenUp, DiePlaced, NoaHelped, Rolled, TurnEnded
from ..state import GIVEN_UP, IN_HAND, Phase, State
from . import effects
from .against_dice import IN_DICE
from .board import Asked, Result
from .hand import bonuses, effect_of, given_up, in_hand

_ROLL: Final = tuple(tuple(Roll(die, face) for face in FACES) for die in range(DICE))
# By face: what can be done with a die, and the effect of each card.
_PUT: Final = {
    face: tuple((Put(face, card), card, effect_of(face, card)) for card in Card) for face in FACES
}
_RESCUE: Final = {(a, b): Rescue(a, b) for a in FACES for b in FACES}
_BONUS: Final = {face: Bonus(face) for face in FACES}
_NOA: Final = {face: tuple(Noa(face, other) for other in FACES if other != face) for face in FACES}
_END: Final = End()

# Everything that could be done with dice, before any rule is asked.
_CANDIDATES: Final[tuple[Act, ...]] = (
    *(put for puts in _PUT.values() for put, _, _ in puts),
    *_RESCUE.values(),
    *_BONUS.values(),
    *(noa for noas in _NOA.values() for noa in noas),
    _END,
)


def due(state: State) -> Asked:
    """Dice are rolled one after the other; then the player uses them."""
    return ROLL if 0 in state.dice else USE


def _uses(state: State) -> tuple[Act, ...]:
    """Everything that the player can do with the dice now; ending the turn is always possible."""
    hand = _hand(in_hand(state))
    spots, closed = state.spots, state.closed
    acts: list[Act] = []
    able: dict[Kind, bool] = {}  # how often it can be done makes no difference
    for face in hand.faces:
        for put, card, effect in _PUT[face]:
            if card != closed and card not in spots:
                if effect.kind not in able:
                    able[effect.kind] = effects.possible(state, effect)
                if able[effect.kind]:
                    acts.append(put)
    if given_up(state) < MOST_GIVEN_UP:
        acts += hand.rescues
    if "fearless" not in state.modes and bonuses(state):
        acts += [_BONUS[face] for face in hand.faces]
    if not state.noa_used:
        acts += hand.noas
    return (*acts, _END)


class _Hand(NamedTuple):
    """What can be done with dice in hand, whatever lies on the table."""

    faces: tuple[int, ...]
    rescues: tuple[Rescue, ...]
    noas: tuple[Noa, ...]


@cache
def _hand(dice: tuple[int, ...]) -> _Hand:
    faces = tuple(sorted(set(dice)))
    rescues = tuple(_RESCUE[pair] for pair in sorted(set(permutations(dice, 2))))
    return _Hand(faces, rescues, tuple(noa for face in faces for noa in _NOA[face]))


def _use(state: State, act: Act) -> Result:
    match act:
        case Put(face, card):
            effect = effect_of(face, card)
            die = _find(state, face)
            spots = with_at(state.spots, die, card)
            state = state._replace(spots=spots, effect=effect, phase=Phase.EFFECT)
            return state, (DiePlaced(die, face, card, effect.kind, effect.strength),)
        case Rescue(face, given):
            state = state._replace(spots=with_at(state.spots, _find(state, given), GIVEN_UP))
            return _roll_again(state, face), (DieGivenUp(given, face),)
        case Bonus(face):
            state = state._replace(bonuses_used=state.bonuses_used + 1)
            return _roll_again(state, face), (BonusUsed(face),)
        case Noa(face, wanted):
            dice = with_at(state.dice, _find(state, face), wanted)
            return state._replace(dice=dice, noa_used=True), (NoaHelped(face, wanted),)
        case End():
            unused = len(in_hand(state))
            return state._replace(phase=Phase.HORDES), (TurnEnded(unused),)
        case _:
            raise TypeError(act)


def _rolls(state: State) -> tuple[Roll, ...]:
    return _ROLL[state.dice.index(0)]


def _roll(state: State, act: Roll) -> Result:
    dice = with_at(state.dice, act.die, act.face)
    event = Rolled(act.die, act.face, again=state.rolled)
    return state._replace(dice=dice, rolled=state.rolled or 0 not in dice), (event,)


def _find(state: State, face: int) -> int:
    return next(
        die for die in range(DICE) if state.dice[die] == face and state.spots[die] == IN_HAND
    )


def _roll_again(state: State, face: int) -> State:
    return state._replace(dice=with_at(state.dice, _find(state, face), 0))


# -- steps --------------------------------------------------------------------------------------

ROLL: Final[Asked] = Step(
    "roll",
    options=_rolls,
    apply=_roll,
    candidates=lambda _: _CANDIDATES,
    chance=True,
)
USE: Final = Step(
    "dice",
    options=_uses,
    apply=_use,
    against=IN_DICE,
    candidates=lambda _: _CANDIDATES,
    confirm=True,
)
