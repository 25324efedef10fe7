"""Moments of a game, one for every question, and texts that may come in then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from nim.table import GAME, after, heaps

TEXTS: Sequence[str] = [
    *(f"{heap} has {count}" for heap, count in product("abcd", (0, 1, 7, 8))),
    *(f"from {heap} take {count}" for heap, count in product("abcd", range(10))),
]
UNREADABLE: Sequence[str] = ("", "a", "from a", "from a take", "from e take 1", "from a take 01")

EMPTY = GAME.setup(2, {"last": ("wins",)})
START = "a ooo\nb ooooo\nc o\nd ooooooo"
LATER = "a oo.\nb .....\nc o\nd oooo..."
NEARLY = "a ...\nb o....\nc .\nd oo....."
STATES: dict[str, Any] = {
    "an empty table": EMPTY,
    "one heap to be laid": after(EMPTY, "a has 3", "b has 5", "c has 1"),
    "the first turn": heaps(START),
    "a heap is empty": heaps(LATER, seat=1),
    "nearly done": heaps(NEARLY),
    "nearly done, misère": heaps(NEARLY, last="loses"),
    "won": after(heaps(NEARLY), "from b take 1", "from d take 2"),
    "lost": after(heaps(NEARLY, last="loses"), "from b take 1", "from d take 2"),
}
OVER: Mapping[str, str] = {"won": "NI-6", "lost": "NI-7"}
ASKED: Sequence[str] = [moment for moment in STATES if moment not in OVER]


def at(moment: str) -> Any:
    """The state at a moment."""
    return STATES[moment]
