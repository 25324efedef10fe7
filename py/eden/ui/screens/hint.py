"""Under the prompt: a hint, and the adviser who can play on; in its place, who plays for us."""

from __future__ import annotations

from typing import Final

from eden.kit.people import LEVEL_NAMES, with_level
from eden.kit.say import N_
from eden.kit.svg import classes, tag, text
from eden.ui.adviser import CHOICE, TURN, WATCH, sentence
from eden.ui.app import App
from eden.ui.screens.parts import button, heading, icon, switch
from eden.ui.screens.strip import strip
from eden.ui.sitting import Sitting

_WAYS: Final = {CHOICE: N_("This choice"), TURN: N_("This turn"), WATCH: N_("Watch")}
_PLAYS: Final = N_("{name} is playing…")
_ADVISER: Final = N_("The adviser")


def hint(app: App, sitting: Sitting) -> str:
    """As much of a hint as was asked for; nothing where none was."""
    adviser, say = sitting.counsel.adviser, app.say
    if not adviser.asked or not sitting.counsel.open:
        return ""
    told, why = adviser.words(say)
    advised = adviser.advised
    if advised is None:
        go_on = ""
    elif adviser.stage == 1:
        go_on = button("hint", "", text(say(N_("What to do?"))), class_="primary", id_="hint-on")
    else:
        go_on = tag(
            "button",
            text(say(N_("Do it"))),
            type="button",
            class_="button primary",
            data_act=str(advised),
            id="hint-do",
        )
    leave = say(N_("Close"))
    return tag(
        "div",
        icon("ui-hint"),
        tag("p", tag("b", text(sentence(told))), f" {text(why)}" if why else ""),
        button("no-hint", "", icon("ui-close"), label=leave, class_="quiet", id_="hint-off"),
        go_on,
        _adviser(app, sitting),
        class_=classes("hint", thinks=adviser.thinks),
        id="hint",
    )


def _adviser(app: App, sitting: Sitting) -> str:
    """In a game for one, somebody can play on for us."""
    if sitting.table.match.seats > 1:
        return ""
    say = app.say
    ways = [button("adviser", way, text(say(words))) for way, words in _WAYS.items()]
    levels = [(one, say(name), text(say(name))) for one, name in LEVEL_NAMES.items()]
    return tag(
        "details",
        tag("summary", text(say(N_("Let the adviser play")))),
        tag("p", *ways, class_="row"),
        switch("level", say(N_("Level")), levels, sitting.counsel.adviser.level),
        class_="adviser",
        id="adviser",
    )


def playing(app: App, sitting: Sitting) -> str:
    """Somebody chooses for the people here; it can be stopped at any time."""
    counsel, say = sitting.counsel, app.say
    adviser = with_level(say(_ADVISER), counsel.adviser.level, say)
    name = adviser if counsel.adviser.plays else counsel.helpers.names(say) or adviser
    stop = text(say(N_("Stop")))
    told = strip(app, sitting.table)
    return tag(
        "div",
        told,
        heading(2, text(say(_PLAYS, name=name)), id="prompt"),
        button("stop", "", icon("ui-pause"), stop, class_="primary", id_="stop"),
        class_=classes("asked", "playing", "handy", recaps=bool(told)),
    )


def helpers(app: App, sitting: Sitting) -> str:
    """Characters that were handed over can be asked to act."""
    found = sitting.counsel.helpers
    if not (sitting.counsel.open and found.can_act):
        return ""
    return button("act", "", text(found.asked(app.say)), id_="act")
