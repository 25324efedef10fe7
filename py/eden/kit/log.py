"""The log: one sentence an event, and the rule behind it."""

from __future__ import annotations

from typing import NamedTuple

# A text for the catalogue, and the rule behind it.
Sentence = tuple[str, str]


class Line(NamedTuple):
    """One sentence of the log and the rule behind it ('' for none)."""

    text: str
    rule: str
