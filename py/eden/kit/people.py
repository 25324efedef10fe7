"""What people at the table are called."""

from __future__ import annotations

import unicodedata
from typing import Final

from eden.engine.game import Seat
from eden.kit.say import N_, Say

# The levels that bots play at, what they are called, and what to expect of each.
LEVEL_NAMES: Final = {"lamb": N_("Lamb"), "ram": N_("Ram"), "shepherd": N_("Shepherd")}
LEVEL_WORDS: Final = {
    "lamb": N_("Careless and quick: a good first opponent."),
    "ram": N_("Solid: thinks ahead, and makes few mistakes."),
    "shepherd": N_("Strong: takes its time, and plans whole turns."),
}
_COMPUTER: Final = N_("Computer")


def bot_name(bot: str, say: Say) -> str:
    """What a bot is called: by its level, or as bots were called before there were levels."""
    return say(LEVEL_NAMES.get(bot, _COMPUTER))


def with_level(name: str, bot: str, say: Say) -> str:
    """The name of somebody at the table, with what kind of bot it is."""
    return say(N_("{name} ({level})"), name=name, level=bot_name(bot, say)) if bot else name


def seat_name(seat: Seat, colours: tuple[str, ...], say: Say) -> str:
    """A player by name; by the colour where there is no name, '' where there is neither."""
    person = say.person(seat)
    return apart(person.name) or (say(colours[person.colour]) if colours else "")


def apart(name: str) -> str:
    """A name that runs from right to left, so that the numbers beside it stay where they are."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"\u2068{name}\u2069" if turns else name
