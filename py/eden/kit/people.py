"""What people at the table are called."""

from __future__ import annotations

import unicodedata

from eden.engine.game import Seat
from eden.kit.say import Say


def seat_name(seat: Seat, colours: tuple[str, ...], say: Say) -> str:
    """A player by name; by the colour where there is no name, '' where there is neither."""
    person = say.person(seat)
    return apart(person.name) or (say(colours[person.colour]) if colours else "")


def apart(name: str) -> str:
    """A name that runs from right to left, so that the numbers beside it stay where they are."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"\u2068{name}\u2069" if turns else name
