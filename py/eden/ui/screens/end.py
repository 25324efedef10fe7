"""The end of a game: who won, what decided, and what to do next."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Outcome
from eden.kit.box import Reckoning
from eden.kit.say import N_
from eden.kit.svg import classes, tag, text
from eden.ui.app import END, App
from eden.ui.day_result import day_result
from eden.ui.rulebook import rule
from eden.ui.screens.daily import handed_on
from eden.ui.screens.parts import button, heading, icon, rule_link
from eden.ui.table import Table

# So many petals fall for whoever wins.
_PETALS: Final = 14


def ended(app: App, shown: Table, outcome: Outcome) -> str:
    """In place of what is asked: how it ended, in a line."""
    say = app.say
    headline, _ = shown.box.words.ending(shown.playback.state, outcome, say)
    return tag(
        "div",
        heading(2, text(headline), id="prompt"),
        tag(
            "p",
            button("panel", END, icon("ui-goal"), text(say(N_("Result"))), id_="result"),
            _again(app),
            class_="row",
        ),
        class_=classes("asked", "over", won=_won(app, outcome)),
    )


def ending(app: App, shown: Table, outcome: Outcome) -> str:
    """The panel that opens when a game is over."""
    say, state = app.say, shown.playback.state
    headline, explanation = shown.box.words.ending(state, outcome, say)
    reason = rule(outcome.rule, app.settings.language)
    sentence = text(reason.text) if reason else ""
    won = _won(app, outcome)
    day = day_result(app.sitting, app.storage.today) if app.sitting else None
    return tag(
        "section",
        tag("div", *(tag("span") for _ in range(_PETALS)), class_="petals", aria_hidden="true")
        if won
        else "",
        heading(2, text(headline), id="end-title"),
        tag("p", text(explanation)),
        tag(
            "p",
            sentence,
            " ",
            rule_link(outcome.rule, app.settings.language),
            class_="soft",
        ),
        handed_on(app, day) if day else "",
        _table(shown.box.words.reckoning(state, outcome, say)),
        tag(
            "p",
            _again(app),
            button("review", "", icon("ui-chart"), text(say(N_("Luck and choices")))),
            button("panel", "share", icon("ui-share"), text(say(N_("Share")))),
            button("close", "", text(say(N_("Look at the table")))),
            button("go", "", icon("ui-home"), text(say(N_("Home")))),
            class_="row",
        ),
        class_=classes("panel", "ending", won=won, lost=not won),
        id="panel",
        role="dialog",
        aria_modal="true",
        aria_labelledby="end-title",
    )


def _won(app: App, outcome: Outcome) -> bool:
    """Whether somebody at this device won."""
    return app.table is not None and not set(outcome.winners).isdisjoint(app.table.company.here)


def _again(app: App) -> str:
    words = text(app.say(N_("Play again")))
    return button("again", "", icon("ui-play"), words, class_="primary")


def _table(rows: Reckoning) -> str:
    """What decided; the first row and the first column are headings."""
    if not rows:
        return ""
    head, *body = rows
    return tag(
        "table",
        # The corner is no heading of anything.
        tag("tr", *(tag("th", text(c), scope="col") if c else tag("td") for c in head)),
        *(
            tag("tr", tag("th", text(row[0]), scope="row"), *(tag("td", text(c)) for c in row[1:]))
            for row in body
        ),
        class_="reckoning",
    )
