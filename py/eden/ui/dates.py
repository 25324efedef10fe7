"""Days as people write them."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from eden.kit.say import N_, Say

_MONTHS: Final = (
    N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
    N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec"),
)  # fmt: skip
_LONG: Final = (
    N_("January"), N_("February"), N_("March"), N_("April"), N_("May"), N_("June"),
    N_("July"), N_("August"), N_("September"), N_("October"), N_("November"), N_("December"),
)  # fmt: skip
WEEK: Final = (
    N_("Monday"), N_("Tuesday"), N_("Wednesday"), N_("Thursday"), N_("Friday"), N_("Saturday"),
    N_("Sunday"),
)  # fmt: skip
_FIRST: Final = N_("1")  # the first of a month: French counts it
# The first second that is too far away to be told.
LATEST: Final = 100_000_000_000
_DATE: Final = N_("{day} {month}")
_TIME: Final = N_("{date}, {hour}:{minute}")
_MONTH: Final = N_("{month} {year}")


def here(seconds: float) -> datetime:
    """A time of day as the clocks of this place show it."""
    return datetime.fromtimestamp(seconds)


def told_date(day: date, say: Say) -> str:
    """The day of the year: "16 Nov"."""
    return _on(day, _MONTHS, say)


def told_long(day: date, say: Say) -> str:
    """The day of the year in full: "16 November"."""
    return _on(day, _LONG, say)


def told_month(day: date, say: Say) -> str:
    """The month of a day: "November 2026"."""
    return say(_MONTH, month=say(_LONG[day.month - 1]), year=day.year)


def told_day(when: datetime, say: Say) -> str:
    """The day and the time of day: "16 Nov, 10:22"."""
    day = told_date(when, say)
    return say(_TIME, date=day, hour=when.hour, minute=f"{when.minute:02}")


def _on(day: date, months: tuple[str, ...], say: Say) -> str:
    number = say(_FIRST) if day.day == 1 else day.day
    return say(_DATE, day=number, month=say(months[day.month - 1]))
