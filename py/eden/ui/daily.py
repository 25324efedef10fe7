"""The game of the day: for each game of the shelf the same match for everybody, and who played it.

A day is the one that the clocks of this place show. A match is known as a day's by its seed alone.
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache
from typing import Final

from eden.engine import link
from eden.engine.day import seed_of
from eden.engine.match import AnyMatch
from eden.games.shelf import SHELF
from eden.kit.say import english
from eden.ui.begun import Begun
from eden.ui.draft import Draft
from eden.ui.results import Result, Results

# So many days back can still be played.
AGO: Final = 366
DAY: Final = timedelta(days=1)
# The level of those whom one plays against.
_OPPONENT: Final = "ram"


def begin(slug: str, day: date) -> Begun:
    """The match of a day before its first choice, set up as is best for a first game, but with
    opponents worth coming back for."""
    box = SHELF[slug]
    seats = {key: _OPPONENT for key, who in box.first.items() if key.startswith("who.") and who}
    draft = Draft({**box.first, **seats, "seed": str(seed_of(slug, day))})
    return Begun(draft.match(box, english), draft.people(box))


@lru_cache
def _pattern(slug: str) -> AnyMatch:
    """A match that is set up as those of all days."""
    return begin(slug, date.min).match


def identity(slug: str, day: date) -> str:
    """The identity of a day's match."""
    return link.reseeded(_pattern(slug), seed_of(slug, day))


@lru_cache(maxsize=8)
def _days(slug: str, today: date) -> dict[str, date]:
    """The days by the identities of their matches; elsewhere tomorrow has begun already."""
    days = [today + DAY * n for n in range(-AGO, 2)]
    return {identity(slug, day): day for day in days}


def day_of(match: AnyMatch, today: date) -> date | None:
    """The day whose match this is; None: it is one like any other."""
    slug = match.game.slug
    alike = link.reseeded(match, 0) == link.reseeded(_pattern(slug), 0)
    return _days(slug, today).get(link.identity(match)) if alike else None


def can_be_played(day: date, today: date) -> bool:
    """Whether a day has come, and is not too long ago."""
    return timedelta(0) <= today - day <= AGO * DAY


def read_day(text: str) -> date | None:
    """The day that an address names, as 2026-11-16."""
    try:
        return date.fromisoformat(text) if len(text) == len("2026-11-16") else None
    except ValueError:
        return None


def near(text: str, today: date) -> date:
    """The day of the calendar that an address names; today where it names none that is near."""
    day = read_day(text) or today
    return day if abs(today - day) <= 2 * AGO * DAY else today


def in_time(result: Result, day: date) -> bool:
    """Whether a day's match was begun that day and ended before the next one was over."""
    return result.begun <= day and result.ended <= day + DAY


def done(results: Results, day: date) -> bool:
    """Whether a match of this day was played in time."""
    found = (results.find(identity(slug, day)) for slug in SHELF)
    return any(one is not None and in_time(one, day) for one in found)


def streak(results: Results, today: date) -> int:
    """On how many days in a row a day's match was played; today is not over yet."""
    day = today if done(results, today) else today - DAY
    days = 0
    while done(results, day):
        days, day = days + 1, day - DAY
    return days
