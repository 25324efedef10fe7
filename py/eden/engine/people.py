"""Who sits at the table: names, colours and bots. The rules never ask for them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from eden.engine.bots import LETTERS
from eden.engine.game import AnyGame
from eden.engine.visible import visible

LONGEST_NAME: Final = 12

# Each bot by its letter; a person is "-".
_LETTERS: Final = {"": "-"} | LETTERS
_NAMES: Final = {letter: bot for bot, letter in _LETTERS.items()}
_SEAT: Final = re.compile(f"([0-9])([{''.join(_NAMES)}])(.*)")


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits in a seat: a name ('' for none), a colour by its number, a bot ('' for a person)."""

    name: str = ""
    colour: int = 0
    bot: str = ""


def tidy(name: str) -> str:
    """The name without what cannot be seen, trimmed, and not too long."""
    return visible(name).strip()[:LONGEST_NAME].rstrip()


def write_people(people: tuple[Person, ...]) -> str:
    """One line a seat: the colour's digit, the bot's letter, the name."""
    return "\n".join(f"{one.colour}{_LETTERS[one.bot]}{tidy(one.name)}" for one in people)


def read_people(text: str) -> tuple[Person, ...]:
    """The people that `write_people` writes this way; ValueError for any other text."""
    found = [_SEAT.fullmatch(line) for line in text.split("\n")]
    people = tuple(Person(one[3], int(one[1]), _NAMES[one[2]]) for one in found if one)
    if write_people(people) != text:
        raise ValueError("not written the one way")
    return people


def can_sit(people: tuple[Person, ...], game: AnyGame, seats: int) -> bool:
    """Whether these are the people of a table: one for each role or seat, in colours that are there
    for the largest of them."""
    colours = range(game.roles or max(game.seats))
    return len(people) == (game.roles or seats) and all(one.colour in colours for one in people)
