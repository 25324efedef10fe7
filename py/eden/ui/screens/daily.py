"""The game of the day: a part of the home, a part of the end, and the calendar of a month."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from eden.games.shelf import SHELF
from eden.kit.say import N_, Say, named
from eden.kit.svg import tag, text
from eden.ui import daily
from eden.ui.app import DAY, App
from eden.ui.dates import told_long
from eden.ui.day_result import DayResult
from eden.ui.screens.charts import mark
from eden.ui.screens.parts import button, heading, icon, picture
from eden.ui.screens.remember import places
from eden.ui.told import ENDS, told

# No line is broken between a sign and what it stands for.
_TIED: Final = re.compile(r"(?<=[^\w\s:,.]) ")
_SAME: Final = N_("The same game for everybody, and another one every day.")
_NOT_YET: Final = N_("Not played yet")
_BEGUN: Final = N_("Begun")
_LATE: Final = N_("{told}, later")
_STREAK: Final = N_("Days in a row: {count}")


def games_static(say: Say) -> str:
    """The games of the day before Python is there: links."""
    rows = [_row(slug, f"#{DAY}{slug}", "", "", say) for slug in SHELF]
    return _section("", rows, "", say)


def games_of_today(app: App) -> str:
    """The games of the day on the home, with what was made of them and the ways to the others."""
    say, today = app.say, app.storage.today
    row = daily.streak(app.storage.results, today)
    streak = tag("strong", text(say(_STREAK, count=row)), class_="streak") if row else ""
    return _section(told_long(today, say), games_of(app, today), streak + places(app), say)


def _section(day: str, rows: list[str], below: str, say: Say) -> str:
    title = say(N_("Game of the day"))
    return tag(
        "section",
        heading(2, text(named(title, day, say) if day else title)),
        tag("p", text(say(_SAME)), class_="soft"),
        tag("ul", *rows, class_="daily-games"),
        tag("div", below, class_="row") if below else "",
        class_="daily",
    )


def games_of(app: App, day: date) -> list[str]:
    """The games of a day, each with what was made of it."""
    today = app.storage.today
    rows = []
    for slug in SHELF:
        drawn, words = _state(app, slug, day)
        where = f"#{DAY}{slug}" + ("" if day == today else f"/{day.isoformat()}")
        rows.append(_row(slug, where, drawn, words, app.say))
    return rows


def _row(slug: str, where: str, drawn: str, words: str, say: Say) -> str:
    """A game as a link, with its picture and what was made of it."""
    title = tag("strong", text(say(SHELF[slug].title)))
    state = tag("span", drawn, text(words), class_="soft state") if words else ""
    link = picture(f"scene-{slug}") + tag("span", title, state, class_="words")
    return tag("li", tag("a", link, href=where, class_="daily-game"), id=f"daily-{slug}")


def _state(app: App, slug: str, day: date) -> tuple[str, str]:
    """What was made of a day's game: its mark, and in words."""
    say, identity = app.say, daily.identity(slug, day)
    found, kept = app.storage.results.find(identity), app.storage.look(identity)
    if found is not None:
        facts = told(kept.link, app.settings.language) if kept else None
        words = facts.facts if facts and facts.over else say(ENDS[found.won])
        late = not daily.in_time(found, day)
        return sign(found.won), say(_LATE, told=words) if late else words
    if kept is not None and not kept.over:
        return "", named(say(_BEGUN), told(kept.link, app.settings.language).facts, say)
    return "", say(_NOT_YET)


def sign(won: bool | None) -> str:
    """The mark of a result; words stand beside it."""
    return tag("svg", mark(won), viewBox="0 0 16 16", class_="sign", aria_hidden="true")


def handed_on(app: App, result: DayResult) -> str:
    """In the panel of the end: the day's result as it can be handed on."""
    say = app.say
    return tag(
        "div",
        tag(
            "p",
            tag("strong", text(named(result.title, result.brief.words, say))),
            " ",
            tag("span", text(result.brief.signs), class_="signs", aria_hidden="true"),
        ),
        tag("p", text(_TIED.sub("\u00a0", result.brief.means)), class_="soft"),
        tag(
            "p",
            button("copy-day", "", icon("ui-copy"), text(say(N_("Copy the result")))),
            button(
                "share-day",
                "",
                icon("ui-share"),
                text(say(N_("Share the result"))),
                class_="can-share",
            ),
            tag(
                "a", icon("ui-calendar"), text(say(N_("Calendar"))), href="#/days/", class_="button"
            ),
            class_="row",
        ),
        class_="day-result",
        id="day-result",
    )
