"""What is in the box: four heaps, and how many stones one can have."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Heap(IntEnum):
    """The heaps, in the order in which they are laid."""

    A, B, C, D = range(4)


# The most stones in one heap.
MOST: Final = 7
# What the last stone does for whoever takes it.
LAST: Final = ("wins", "loses")
