"""The laws of this table: no stone is lost, doubled, or where it cannot be."""

from __future__ import annotations

from ..data import MOST, Heap
from ..state import State


def check(state: State) -> None:
    """AssertionError where a law is broken."""
    assert len(state.laid) == len(state.left) <= len(Heap)
    assert all(1 <= count <= MOST for count in state.laid)
    assert all(0 <= left <= laid for left, laid in zip(state.left, state.laid, strict=True))
    assert sum(state.left) + sum(state.taken) == sum(state.laid)
