"""What helps somebody new: the goal card, and what everything on the table means."""

from __future__ import annotations

from itertools import groupby

from eden.kit.help import Explained
from eden.kit.say import N_
from eden.kit.svg import tag, text
from eden.ui.app import ASKED, App
from eden.ui.schooling import LEARN
from eden.ui.screens.parts import button, heading, icon, rule_link
from eden.ui.table import Table


def goal(app: App, shown: Table) -> str:
    """The goal card: how one wins and loses, what one does, what to watch out for."""
    say = app.say
    aims = shown.box.words.goal(shown.playback.state, say)
    lines = []
    for title, group in groupby(aims, key=lambda aim: aim.heading):
        told = (
            tag("dd", text(aim.text), " ", rule_link(aim.rule, app.settings.language))
            for aim in group
        )
        lines += [tag("dt", text(say(title))), *told]
    return tag(
        "section",
        heading(2, text(say(shown.box.title)), id="goal-title"),
        tag("dl", *lines, class_="goal"),
        button("close", "", icon("ui-play"), text(say(N_("Go on"))), class_="primary big"),
        learn_it(app, shown),
        class_="panel",
        id="panel",
        role="dialog",
        aria_modal="true",
        aria_labelledby="goal-title",
    )


def learn_it(app: App, shown: Table) -> str:
    """The way to the lessons, where a game has some."""
    if not shown.box.assets.course:
        return ""
    words = text(app.say(N_("Learn by playing")))
    where = f"#{LEARN}{shown.match.game.slug}"
    return tag("a", icon("ui-hint"), words, class_="button", href=where, id="learn-it")


def asking(app: App) -> str:
    """In place of what is asked of the player: what the player asks."""
    say = app.say
    return tag(
        "div",
        heading(2, text(say(ASKED)), id="prompt"),
        tag(
            "p",
            button("panel", "goal", icon("ui-goal"), text(say(N_("Goal of the game")))),
            button("ask", "", icon("ui-close"), text(say(N_("Done"))), id_="done-asking"),
            class_="row",
        ),
        class_="asked asking",
    )


def things(app: App, shown: Table) -> str:
    """Everything on the table in words, for those who read rather than tap."""
    listed = (tag("li", told(app, one)) for one in shown.things(app.say))
    title = tag("h3", text(app.say(N_("Everything on the table"))))
    return tag("section", title, tag("ul", *listed), class_="things", id="choices")


def told(app: App, one: Explained) -> str:
    """What a thing means."""
    link = rule_link(one.rule, app.settings.language)
    return tag("strong", text(one.name)) + tag("p", text(one.meaning), " ", link)
