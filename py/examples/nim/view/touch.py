"""What a tap means: the text in `data-act` of each thing on the table, legal now or not."""

from __future__ import annotations

from dataclasses import dataclass

from eden.kit import touch as kit

from ..acts import Take
from ..data import Heap
from ..state import State
from ..words.labels import label


@dataclass(frozen=True)
class Touch(kit.Touch[State]):
    """What can be tapped on the sand, and what is picked so far."""

    labels = staticmethod(label)


def heap_act(heap: Heap) -> str:
    """A heap's letter picks the heap: the words with which all that can be taken there begins."""
    return str(Take(heap, 1)).removesuffix(" take 1")


def place_act(now: Touch, heap: Heap, place: int) -> str:
    """A stone takes itself and all behind it; an empty place asks for more than there are."""
    left = now.state.left[heap]
    return str(Take(heap, left - place if place < left else place + 1))
