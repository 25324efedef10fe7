"""Days as people write them."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from eden.kit.say import N_, Say

_MONTHS: Final = (
    N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
    N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec"),
)  # fmt: skip
_FIRST: Final = N_("1")  # the first of a month: French counts it
_DAY: Final = N_("{day} {month}, {hour}:{minute}")


def told_day(when: datetime, say: Say) -> str:
    """The day and the time of day: "16 Nov, 10:22"."""
    day = say(_FIRST) if when.day == 1 else when.day
    month = say(_MONTHS[when.month - 1])
    return say(_DAY, day=day, month=month, hour=when.hour, minute=f"{when.minute:02}")
