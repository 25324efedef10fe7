"""The dice in hand: small questions that rules, words and view ask about them."""

from __future__ import annotations

from ..data import ACTIONS, OBJECTIVES, Card, Effect
from ..state import GIVEN_UP, IN_HAND, State


def in_hand(state: State) -> tuple[int, ...]:
    """The faces of the dice that are neither placed nor given up, in order."""
    return tuple(
        sorted(face for face, spot in zip(state.dice, state.spots, strict=True) if spot == IN_HAND)
    )


def spent_on(state: State, face: int) -> int | None:
    """Where the die with this face lies, a card or GIVEN_UP; None while one is in hand, or none."""
    spots = [spot for one, spot in zip(state.dice, state.spots, strict=True) if one == face]
    return None if not spots or IN_HAND in spots else max(spots)


def given_up(state: State) -> int:
    """How many dice are given up this round."""
    return state.spots.count(GIVEN_UP)


def bonuses(state: State) -> int:
    """How many bonus rerolls are left (SE-40)."""
    return sum(OBJECTIVES[card].bonus for card in state.won) - state.bonuses_used


def effect_of(face: int, card: Card) -> Effect:
    """What a face does on a card."""
    return ACTIONS[card][face - 1]
