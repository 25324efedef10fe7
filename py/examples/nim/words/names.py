"""What things are called."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Seat
from eden.kit import facts as kit
from eden.kit import people
from eden.kit.facts import Name
from eden.kit.say import N_, Say

from ..data import Heap

COLOURS: Final = (N_("Blue"), N_("Orange"))

_HEAP: Final = N_("heap {letter}")
_STONES: Final = N_("{count} stones")
# Languages differ on none and one.
_FEW_STONES: Final = {0: N_("no stone"), 1: N_("1 stone")}


def seat_name(seat: Seat, say: Say) -> str:
    """A player by name; by the colour where there is no name."""
    return people.seat_name(seat, COLOURS, say)


def heap_name(heap: Heap, say: Say) -> str:
    """A heap by its letter: "heap A"."""
    return say(_HEAP, letter=heap.name)


def stones(count: int, say: Say) -> str:
    """So many stones: "no stone", "1 stone", "3 stones"."""
    return say(_FEW_STONES.get(count, _STONES), count=count)


_KINDS: Final[dict[type, Name]] = {Heap: heap_name}
_MORE: Final[dict[str, dict[str, Name]]] = {
    "count": {"stones": stones},
    "seat": {"player": seat_name},
}


def facts(thing: object, say: Say) -> dict[str, str]:
    """The fields of an action or an event in words; a count is also `stones`, a seat `player`."""
    return kit.facts(thing, say, kinds=_KINDS, more=_MORE)
