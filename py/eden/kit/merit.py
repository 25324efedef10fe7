"""What a finished game is worth: by which numbers results are compared, and how one is told."""

from __future__ import annotations

from typing import NamedTuple


class Merit(NamedTuple):
    """A number by which results are compared, with its name where the best of them stands."""

    name: str
    least: bool = False  # the smallest number is the best
    won: bool = False  # only a victory has it


class Brief(NamedTuple):
    """A result in a few words, as a row of signs, and what the signs stand for."""

    words: str
    signs: str
    means: str
