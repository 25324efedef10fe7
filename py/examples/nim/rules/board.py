"""What can be read off the table."""

from __future__ import annotations

from ..data import Heap
from ..state import State


def is_set_up(state: State) -> bool:
    """Whether every heap is laid."""
    return len(state.laid) == len(Heap)


def is_cleared(state: State) -> bool:
    """Whether the last stone is taken."""
    return is_set_up(state) and not any(state.left)
