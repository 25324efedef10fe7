"""What is good for a player of nim: the theory of Charles L. Bouton, 1901."""

from __future__ import annotations

from functools import reduce
from operator import xor
from typing import Final

from eden.engine.game import Seat
from eden.engine.think.mind import Mind

from .state import State


def value(state: State, seat: Seat) -> float:
    """1 for a seat that wins if it makes no mistake, 0 for one that loses against such a player."""
    return float(_wins(state) == (state.seat == seat))


def _wins(state: State) -> bool:
    """Whether whoever is to take can force the win; right at the end too, where nobody can take."""
    if state.misere and max(state.left) <= 1:
        return sum(state.left) % 2 == 0
    return reduce(xor, state.left) != 0


MIND: Final = Mind(
    features=("wins", "loses"),
    measure=lambda state, seat: (value(state, seat), 1.0 - value(state, seat)),
    weights={"wins": 4.0, "loses": -4.0},
    setups=((2, {"last": ("wins",)}), (2, {"last": ("loses",)})),
)
