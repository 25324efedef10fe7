"""The events: facts for the log and for the eye."""

from __future__ import annotations

from typing import ClassVar

from eden.engine.game import Event, Seat, fact

from .data import Heap


@fact
class HeapLaid(Event):
    """Set-up: a heap has so many stones."""

    heap: Heap
    count: int


@fact
class StonesTaken(Event):
    """A player has taken so many stones from a heap: that was a turn."""

    begins_turn: ClassVar[bool] = True
    seat: Seat
    heap: Heap
    count: int
