"""The table with a match on it: what is asked, what can be chosen, what has happened."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import segno

from eden.core.game import Outcome
from eden.core.say import N_
from eden.core.svg import tag, text
from eden.ui.app import App
from eden.ui.parts import button, heading, icon, rule_link
from eden.ui.rulebook import rule
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
        _share(app) if app.panel == "share" else "",
        class_="play",
        id="screen",
    )


def _bar(app: App, shown: Table) -> str:
    say, match = app.say, shown.match
    undo, redo = say(N_("Undo")), say(N_("Redo"))
    badges = [
        shown.box.words.option(key, value, say)[0]
        for key, values in match.options.items()
        for value in values
    ]
    if match.practice:
        badges.append(say(N_("Practice")))
    return tag(
        "nav",
        button("go", "", icon("ui-home"), label=say(N_("Home")), class_="quiet", id_="bar-home"),
        tag(
            "h1",
            text(shown.box.words.title(say)),
            *(tag("span", text(badge), class_="badge") for badge in badges),
        ),
        button(
            "undo",
            "",
            icon("ui-undo"),
            label=undo,
            class_="quiet",
            disabled=not match.can_undo(),
            id_="bar-undo",
        ),
        button(
            "redo",
            "",
            icon("ui-redo"),
            label=redo,
            class_="quiet",
            disabled=not match.can_redo(),
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


def _asked(app: App, shown: Table) -> str:
    """The prompt, or the end."""
    now = shown.now
    if isinstance(now, Outcome):
        return _ending(app, shown, now)
    words = "…" if shown.moving else shown.prompt(app.say)
    unpick = ""
    if shown.pick:
        unpick = button(
            "close",
            "",
            icon("ui-close"),
            text(app.say(N_("Choose again"))),
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
        groups.append(_group(title, buttons, folded=bool(groups) and len(options) > _MANY))
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


def _share(app: App) -> str:
    say = app.say
    link = app.link()
    code = segno.make(link, error="l", micro=False)
    drawn = code.svg_inline(scale=4, border=3, dark="#14251c", light="#fffaec", omitsize=True)
    shown = app.table
    assert shown is not None
    return tag(
        "section",
        heading(2, text(say(N_("Share this game"))), id="share-title"),
        tag(
            "p",
            text(
                say(
                    N_(
                        "The link holds the whole game. Whoever opens it can look at it and "
                        "play on from here."
                    )
                )
            ),
            class_="soft",
        ),
        tag("div", drawn, class_="qr", role="img", aria_label=say(N_("QR code of the link"))),
        tag(
            "input",
            type="text",
            value=link,
            readonly=True,
            id="share-link",
            aria_label=say(N_("Link")),
        ),
        tag(
            "p",
            button(
                "copy",
                "",
                icon("ui-copy"),
                text(say(N_("Copy the link"))),
                class_="primary",
                id_="share-copy",
            ),
            button(
                "share",
                "",
                icon("ui-share"),
                text(say(N_("Share…"))),
                class_="can-share",
                id_="share-sheet",
            ),
            button(
                "export",
                "",
                icon("ui-download"),
                text(say(N_("Save as a record"))),
                id_="share-export",
            ),
            class_="row",
        ),
        tag("p", text(say(N_("Seed: {seed}")).format(seed=shown.match.seed)), class_="soft"),
        button(
            "close",
            "",
            icon("ui-close"),
            label=say(N_("Close")),
            class_="quiet corner",
            id_="share-close",
        ),
        class_="panel",
        id="panel",
        aria_labelledby="share-title",
    )
