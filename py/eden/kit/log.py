"""The log: one sentence an event, and the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from eden.kit.say import Say, capital

# A text for the catalogue, and the rule behind it.
Sentence = tuple[str, str]


class Line(NamedTuple):
    """One sentence of the log and the rule behind it ('' for none)."""

    text: str
    rule: str


def told(sentence: Sentence, say: Say, facts: Mapping[str, str]) -> Line:
    """A sentence of the log with its facts, and the rule behind it."""
    text, rule = sentence
    return Line(capital(say(text, **facts)), rule)
