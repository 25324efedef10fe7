"""The settings of this device: language, colours, and how many heads share a game."""

from __future__ import annotations

from typing import Final

from eden.ui.orders import Keep
from eden.ui.tongue import LANGUAGES

THEMES: Final = ("auto", "light", "dark")
# How many people can share a game against the clock.
HEADS: Final = range(1, 8)


def heads_of(text: str) -> int:
    """How many heads a text says; one where it makes no sense."""
    return int(text) if text in map(str, HEADS) else HEADS[0]


class Settings:
    """What the player likes; every change is an order to keep it."""

    def __init__(self, *, language: str, theme: str, heads: str) -> None:
        self.language = _language(language)
        self.theme = _theme(theme)
        self.heads = heads_of(heads)

    def speak(self, language: str) -> Keep:
        """From now on in this language."""
        self.language = _language(language)
        return Keep("lang", self.language)

    def paint(self, theme: str) -> Keep:
        """From now on in these colours."""
        self.theme = _theme(theme)
        return Keep("theme", self.theme)

    def count(self, heads: int) -> Keep:
        """From now on so many share a game; the device knows this under the name of players."""
        self.heads = heads
        return Keep("players", str(heads))


def _language(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else "en"


def _theme(wanted: str) -> str:
    return wanted if wanted in THEMES else THEMES[0]
