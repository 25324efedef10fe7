"""The result of a day's game, as it is handed on: a line of words and signs, and an address."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from eden.engine.game import Outcome
from eden.kit.merit import Brief
from eden.kit.say import named
from eden.ui import daily
from eden.ui.dates import told_date
from eden.ui.sitting import Sitting


class DayResult(NamedTuple):
    """What is said of a day's game that is over, and where everybody can play it."""

    title: str
    brief: Brief
    text: str
    url: str


def day_result(sitting: Sitting, today: date) -> DayResult | None:
    """The result of the match at a table; None where it is not over, or not a day's."""
    table, say = sitting.table, sitting.say
    now = table.now
    day = daily.day_of(table.match, today) if isinstance(now, Outcome) else None
    if not isinstance(now, Outcome) or day is None or not table.company.here:
        return None
    title = f"{say(table.box.title)}, {told_date(day, say)}"
    brief = table.box.words.brief(table.match.state, now, table.company.here[0], say)
    text = f"{named(title, brief.words, say)} {brief.signs}"
    address = sitting.url.partition("#")[0]
    return DayResult(title, brief, text, f"{address}#/day/{table.match.game.slug}/{day}")
