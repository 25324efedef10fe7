"""The table with a match on it: what is asked, what can be chosen, what has happened."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from eden.engine.game import Outcome
from eden.kit.say import N_
from eden.kit.svg import classes, tag, text
from eden.ui.app import App
from eden.ui.curtain import curtain
from eden.ui.parts import button, heading, icon, rule_link
from eden.ui.rulebook import rule
from eden.ui.share import PANELS, share
from eden.ui.table import Table

# A longer list is folded: its groups open one at a time.
_MANY = 12
_LINES = 80


def table(app: App) -> str:
    """The screen on which games are played."""
    shown = app.table
    assert shown is not None
    return tag(
        "main",
        _bar(app, shown),
        _asked(app, shown),
        shown.board(app.say),
        _side(app, shown),
        share(app, shown) if app.panel in PANELS else "",
        class_="play",
        id="screen",
    )


def _bar(app: App, shown: Table) -> str:
    say, match = app.say, shown.match
    undo, redo = say(N_("Undo")), say(N_("Redo"))
    badges = [
        shown.box.option(option.key, value, say)[0]
        for option in match.game.options
        for value in match.options[option.key]
        if value not in option.default
    ]
    if match.practice:
        badges.append(say(N_("Practice")))
    return tag(
        "nav",
        button("go", "", icon("ui-home"), label=say(N_("Home")), class_="quiet", id_="bar-home"),
        tag("h1", text(say(shown.box.title))),
        tag("p", *(tag("span", text(badge), class_="badge") for badge in badges), class_="badges"),
        _clock(app),
        button(
            "undo",
            "",
            icon("ui-undo"),
            label=undo,
            class_="quiet",
            disabled=not shown.can_undo(),
            id_="bar-undo",
        ),
        button(
            "redo",
            "",
            icon("ui-redo"),
            label=redo,
            class_="quiet",
            disabled=not shown.can_redo(),
            id_="bar-redo",
        ),
        button(
            "panel",
            "share",
            icon("ui-share"),
            label=say(N_("Share")),
            class_="quiet",
            pressed=app.panel == "share",
            id_="bar-share",
        ),
        tag(
            "a",
            icon("ui-book"),
            aria_label=say(N_("Rules")),
            class_="button quiet",
            href=f"rules/{match.game.slug}.{app.language}.html",
            target="_blank",
        ),
        button(
            "language",
            "fr" if app.language == "en" else "en",
            icon("ui-globe"),
            label="Français" if app.language == "en" else "English",
            class_="quiet",
            id_="bar-language",
        ),
        class_="bar",
    )


def _clock(app: App) -> str:
    """The time that is left, where there is a limit."""
    if app.timer is None:
        return ""
    name = app.say(N_("Time left"))
    hurry = classes("clock", late=app.timer.left < 30)
    return tag(
        "span", text(app.timer.shown), role="timer", aria_label=name, class_=hurry, id="clock"
    )


def _asked(app: App, shown: Table) -> str:
    """The prompt, or the end."""
    now = shown.now
    if isinstance(now, Outcome):
        return _ending(app, shown, now)
    if shown.curtain:
        return curtain(app, shown)
    words = "…" if shown.moving else shown.prompt(app.say)
    unpick, again = "", app.say(N_("Choose again"))
    if shown.pick:
        unpick = button(
            "close",
            "",
            icon("ui-close"),
            tag("span", text(again)),
            label=again,
            class_="quiet",
            id_="unpick",
        )
    return tag("div", heading(2, text(words), id="prompt"), unpick, class_="asked")


def _ending(app: App, shown: Table, outcome: Outcome) -> str:
    say = app.say
    headline, explanation = shown.box.words.ending(shown.state, outcome, say)
    reason = rule(outcome.rule, app.language)
    sentence = text(reason.text) if reason else ""
    return tag(
        "div",
        heading(2, text(headline), id="prompt"),
        tag("p", text(explanation)),
        tag("p", sentence, " ", rule_link(outcome.rule, app), class_="soft"),
        tag(
            "p",
            button("again", "", icon("ui-play"), text(say(N_("Play again"))), class_="primary"),
            button("panel", "share", icon("ui-share"), text(say(N_("Share")))),
            button("go", "", icon("ui-home"), text(say(N_("Home")))),
            class_="row",
        ),
        class_=f"asked ending {'won' if outcome.winners else 'lost'}",
    )


def _side(app: App, shown: Table) -> str:
    return tag("div", _choices(app, shown), _log(app, shown), class_="side")


def _choices(app: App, shown: Table) -> str:
    """Every option that is still meant, as a labelled button, under its heading."""
    options = shown.narrowed()
    if not options:
        return tag("section", id="choices")
    words, say = shown.box.words, app.say
    groups: list[str] = []
    count = 0
    for title, group in groupby(options, key=lambda option: words.group(option, say)):
        rows = list(group)
        buttons = [_option(app, shown, row, count + n) for n, row in enumerate(rows)]
        count += len(rows)
        long = len(options) > _MANY and (bool(groups) or len(rows) > _MANY)
        groups.append(_group(title, buttons, folded=long))
    return tag("section", *groups, id="choices", aria_label=say(N_("Choices")))


def _group(title: str, buttons: list[str], *, folded: bool) -> str:
    listed = tag("ul", *(tag("li", one) for one in buttons))
    if not title:
        return tag("div", listed, class_="group")
    if folded:
        return tag(
            "details",
            tag("summary", text(f"{title} ({len(buttons)})")),
            listed,
            class_="group",
            id=f"group-{title.replace(' ', '-').lower()}",
        )
    return tag("div", tag("h3", text(title)), listed, class_="group")


def _option(app: App, shown: Table, option: Any, number: int) -> str:
    label = shown.box.words.label(shown.state, option, app.say)
    return tag(
        "button",
        text(label),
        type="button",
        class_="button option",
        data_act=str(option),
        id=f"choice-{number}",
    )


def _log(app: App, shown: Table) -> str:
    lines = shown.log(app.say)
    latest = lines[-1].text if lines else ""
    rows = [tag("li", text(line.text), " ", rule_link(line.rule, app)) for line in lines[-_LINES:]]
    return tag(
        "details",
        tag(
            "summary",
            icon("ui-log"),
            tag("span", text(app.say(N_("Log")))),
            tag("span", text(latest), class_="latest soft"),
        ),
        tag("ol", *reversed(rows), class_="lines", reversed=True),
        class_="log",
        id="log",
        open=app.wide,
    )
