"""Scenes that several tests share."""

from __future__ import annotations

from typing import Final

from spirit.drawing import eden
from spirit.table import after, options

from eden.games.spirit.data import FACES, Card
from eden.games.spirit.state import IN_HAND, State

# Every effect can be carried out here.
BUSY: Final = "mountain forest swamp- / cascade NOA cascade / forest swamp- mountain"
CARDS: Final = [card.name.lower() for card in Card]


def busy(dice: str) -> State:
    """Fauna can trap, push, heal and protect on the south, waters attract flora on the north."""
    return eden(BUSY, yellow="s fauna swamp", red="w", fauna="s", waters="n", flora="ne", dice=dice)


def placed(state: State, card: str) -> State:
    """A die is placed on this card and its effect is carried out, for fauna where it can be."""
    for face in FACES:
        die = state.spots.index(IN_HAND)
        trial = state._replace(dice=(*state.dice[:die], face, *state.dice[die + 1 :]))
        if f"{face} on {card}" in options(trial):
            trial = after(trial, f"{face} on {card}")
            ways = sorted(text for text in options(trial) if text.startswith("fauna"))
            if ways:
                return after(trial, ways[0])
    raise AssertionError(f"{card} has nothing for fauna")
