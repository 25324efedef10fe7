"""The settings of this device: language, colours, pace, sound, and how a clock is set."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from eden.kit.box import Deadline
from eden.ui.orders import Keep
from eden.ui.store import Store
from eden.ui.tongue import LANGUAGES

THEMES: Final = ("auto", "light", "dark")
# Milliseconds for one frame of what is shown; the style sheets' transitions are a little shorter.
SPEEDS: Final = {"slow": 1100, "normal": 420, "fast": 200, "once": 0}
# How many people can share a game against the clock.
HEADS: Final = range(1, 8)
# The minutes that they can give themselves; 0: as many as the rulebook advises.
MINUTES: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20)


def heads_of(text: str) -> int:
    """How many heads a text says; one where it makes no sense."""
    return int(text) if text in map(str, HEADS) else HEADS[0]


def minutes_of(text: str) -> int:
    """How many minutes a text says; the rulebook's advice where it makes no sense."""
    return int(text) if text in map(str, MINUTES) else MINUTES[0]


class Settings:
    """What the player likes; every change is an order to keep it."""

    def __init__(
        self,
        *,
        language: str,
        theme: str,
        heads: str = "",
        minutes: str = "",
        asks: str = "",
        speed: str = "",
        sound: str = "",
    ) -> None:
        self.language = _language(language)
        self.theme = _theme(theme)
        self.heads = heads_of(heads)
        self.minutes = minutes_of(minutes)
        self.speed = _speed(speed)
        self.sound = sound == "yes"  # off until it is switched on
        self.asks = asks != "no"  # whether a choice that would be regretted is asked once more

    @classmethod
    def of(cls, store: Store, *, language: str, theme: str) -> Settings:
        """As a store has them; language and colours stand in the page, before Python is there."""
        return cls(
            language=language,
            theme=theme,
            heads=store.get("eden.players") or "",
            minutes=store.get("eden.minutes") or "",
            asks=store.get("eden.asks") or "",
            speed=store.get("eden.speed") or "",
            sound=store.get("eden.sound") or "",
        )

    def speak(self, language: str) -> Keep:
        """From now on in this language."""
        self.language = _language(language)
        return Keep("lang", self.language)

    def paint(self, theme: str) -> Keep:
        """From now on in these colours."""
        self.theme = _theme(theme)
        return Keep("theme", self.theme)

    @property
    def frame(self) -> int:
        """Milliseconds for one frame of what is shown; 0: all of it at once."""
        return SPEEDS[self.speed]

    def pace(self, speed: str) -> Keep:
        """From now on at this speed."""
        self.speed = _speed(speed)
        return Keep("speed", self.speed)

    def hear(self, sound: str) -> Keep:
        """From now on with sound, or without."""
        self.sound = sound == "yes"
        return Keep("sound", sound)

    def count(self, heads: int) -> Keep:
        """From now on so many share a game; the device knows this under the name of players."""
        self.heads = heads
        return Keep("players", str(heads))

    def stop_asking(self) -> Keep:
        """From now on everything is meant as it is chosen."""
        self.asks = False
        return Keep("asks", "no")

    def time(self, minutes: int) -> Keep:
        """From now on there is so much time."""
        self.minutes = minutes
        return Keep("minutes", str(minutes))

    def timed(self, advised: Deadline) -> Deadline:
        """A deadline as these people want it."""
        return replace(advised, seconds=60 * self.minutes) if self.minutes else advised


def _language(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else "en"


def _theme(wanted: str) -> str:
    return wanted if wanted in THEMES else THEMES[0]


def _speed(wanted: str) -> str:
    return wanted if wanted in SPEEDS else "normal"
