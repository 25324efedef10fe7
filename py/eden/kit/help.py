"""What helps somebody new: what a thing on the table means now, and what the game is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import unescape
from typing import Any, Final

from eden.kit.look import Look
from eden.kit.say import N_

_TELLS: Final = re.compile(r'data-tell="([^"]*)"')


@dataclass(frozen=True, slots=True)
class Explained:
    """What a thing is called, what it means as things stand, and the rule behind it."""

    name: str
    meaning: str
    rule: str = ""


# By the first word of what `data-tell` says of a thing: its explanation, from the other words.
Explainers = Mapping[str, Callable[..., Explained]]


def explained(look: Look[Any], thing: str, explainers: Explainers) -> Explained | None:
    """The explanation of a thing on the table; None where there is no such thing."""
    kind, *words = thing.split(" ")
    found = explainers.get(kind)
    try:
        return found(look, *words) if found else None
    except (KeyError, ValueError, IndexError, TypeError):
        return None  # words from outside that name nothing


def things(table: str) -> list[str]:
    """All that explains itself in the markup of a table, each once, in its order."""
    return list(dict.fromkeys(map(unescape, _TELLS.findall(table))))


@dataclass(frozen=True, slots=True)
class Aim:
    """One line of the goal card: under which heading, in a sentence, by which rule."""

    heading: str
    text: str
    rule: str = ""


# The headings of a goal card.
WIN: Final = N_("You win")
LOSE: Final = N_("You lose")
TURN: Final = N_("Your turn")
WATCH: Final = N_("Watch out")
