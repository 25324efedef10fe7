"""The actions: what chance and the players do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from eden.engine.notation import Act, parser

from .data import Heap


@dataclass(frozen=True, slots=True)
class Lay(Act):
    """Chance lays so many stones on a heap."""

    form: ClassVar[str] = "{heap} has {count}"
    heap: Heap
    count: int


@dataclass(frozen=True, slots=True)
class Take(Act):
    """A player takes so many stones from a heap."""

    form: ClassVar[str] = "from {heap} take {count}"
    heap: Heap
    count: int


parse = parser(Lay, Take)
