"""The table as text: a line for each heap, its stones and the places of those that are gone."""

from __future__ import annotations

from ..data import Heap
from ..state import State


def drawn(state: State) -> str:
    """`a ooo..` for three stones of five; below the heaps what each seat has taken."""
    heaps = (
        f"{heap.name.lower()} {'o' * left}{'.' * (laid - left)}"
        for heap, laid, left in zip(Heap, state.laid, state.left, strict=False)
    )
    return "\n".join([*heaps, f"taken: {state.taken[0]} and {state.taken[1]}"])
