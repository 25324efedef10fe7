"""The game of the day: one seed a day for each game, the same for all, without a network."""

from __future__ import annotations

from datetime import date

from eden.engine.chance import SEED_BITS
from eden.engine.digest import digest


def seed_of(slug: str, day: date) -> int:
    """The seed with which everybody plays this game on this day."""
    found = digest("game of the day", slug, day.isoformat())
    return int.from_bytes(found[: SEED_BITS // 8], "big")
