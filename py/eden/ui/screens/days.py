"""The calendar of a month: which games of the day were played, and how they went."""

from __future__ import annotations

from calendar import Calendar
from datetime import date
from typing import Final

from eden.games.shelf import SHELF
from eden.kit.say import N_, Say, capital, named
from eden.kit.svg import classes, tag, text
from eden.ui import daily
from eden.ui.app import DAYS, App
from eden.ui.dates import WEEK, told_long, told_month
from eden.ui.results import Result
from eden.ui.screens.charts import mark
from eden.ui.screens.daily import games_of, sign
from eden.ui.screens.parts import back, heading, icon
from eden.ui.screens.remember import places
from eden.ui.told import ENDS

_PAST: Final = N_(
    "Days that are over can still be played; the row of days counts only those in time."
)
_NONE: Final = N_("not played")


def days(app: App) -> str:
    """A month, and the games of the day that is looked at."""
    say, day, today = app.say, app.day, app.storage.today
    row = daily.streak(app.storage.results, today)
    can = daily.can_be_played(day, today)
    return tag(
        "main",
        back(app),
        heading(1, text(say(N_("Calendar")))),
        places(app, "days"),
        _month(app, day),
        tag(
            "section",
            heading(2, text(told_long(day, say)), id="day-title"),
            tag("ul", *games_of(app, day), class_="daily-games")
            if can
            else tag("p", text(say(N_("This day cannot be played.")))),
            class_="daily",
        ),
        tag("p", text(say(N_("Days in a row: {count}"), count=row)), class_="streak")
        if row
        else "",
        tag("p", text(say(_PAST)), class_="soft"),
        class_="days narrow",
        id="screen",
    )


def _month(app: App, day: date) -> str:
    """The month of a day as a table, with the ways to those before and after."""
    say, today = app.say, app.storage.today
    first = day.replace(day=1)
    before, after = first - daily.DAY, (first + 31 * daily.DAY).replace(day=1)
    heads = [
        tag("th", tag("abbr", text(say(name)[:2]), title=say(name)), scope="col") for name in WEEK
    ]
    weeks = Calendar().monthdatescalendar(first.year, first.month)
    rows = [tag("tr", *(_day(app, one, first) for one in week)) for week in weeks]
    return tag(
        "section",
        tag(
            "div",
            _way(before, "back", N_("Month before"), daily.can_be_played(before, today), say),
            heading(2, text(capital(told_month(first, say))), id="month"),
            _way(after, "forward", N_("Month after"), after <= today, say),
            class_="month-bar",
        ),
        tag("table", tag("tr", *heads), *rows, class_="month", aria_labelledby="month"),
        tag("p", *(_meaning(end, say) for end in ENDS), class_="soft row legend"),
        class_="card",
    )


def _way(to: date, name: str, words: str, leads: bool, say: Say) -> str:
    """To another month; where no day of it can be played there is no way."""
    drawn = icon(f"ui-{name}")
    if not leads:
        return tag("span", drawn, class_="button quiet", aria_hidden="true")
    label = named(say(words), told_month(to, say), say)
    return tag(
        "a",
        drawn,
        href=f"#{DAYS}{to}",
        id=f"month-{name}",
        class_="button quiet",
        aria_label=label,
        title=label,
    )


def _day(app: App, day: date, first: date) -> str:
    """A day of the month: its number, and a mark for each game that was played."""
    if day.month != first.month:
        return tag("td")
    say, today = app.say, app.storage.today
    results = {slug: app.storage.results.find(daily.identity(slug, day)) for slug in SHELF}
    marks = _marks(list(results.values()))
    looks = classes("day", today=day == today, looked=day == app.day)
    if not daily.can_be_played(day, today):
        return tag("td", tag("span", tag("span", text(day.day)), marks, class_=looks))
    played = [
        named(say(SHELF[slug].title), say(ENDS[one.won]), say)
        for slug, one in results.items()
        if one
    ]
    told = told_long(day, say)
    label = named(told, ", ".join(played) or say(_NONE), say)
    return tag(
        "td",
        tag(
            "a",
            tag("span", text(told.split()[0])),  # “1er”, as its label calls it
            marks,
            href=f"#{DAYS}{day}",
            class_=looks,
            id=f"day-{day}",
            aria_label=label,
            aria_current="date" if day == today else None,
        ),
    )


def _meaning(end: bool | None, say: Say) -> str:
    """What a mark stands for."""
    return tag("span", sign(end), text(say(ENDS[end])), class_="state")


def _marks(found: list[Result | None]) -> str:
    """A mark for each game that was played; in its own place, so that they can be told apart."""
    drawn = [mark(one.won, 8 + 17 * n) for n, one in enumerate(found) if one]
    wide = 17 * len(found) - 1
    return tag("svg", *drawn, viewBox=f"0 0 {wide} 16", class_="day-marks", aria_hidden="true")
