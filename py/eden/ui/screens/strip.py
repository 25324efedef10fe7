"""The strip above the board: what others have just done, in a line or two."""

from __future__ import annotations

import re
from typing import Final

from eden.kit.say import N_
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.screens.parts import button, icon
from eden.ui.table import Table

# Who says or does something, before what it is.
_WHO: Final = re.compile(r"^[^.:]*?\s?: ")


def news(lines: tuple[str, ...], prompt: str) -> list[str]:
    """The lines without those that the prompt below them says, too."""
    asked = prompt.casefold()
    return [line for line in lines if _WHO.sub("", line).rstrip(".").casefold() not in asked]


def strip(app: App, shown: Table) -> str:
    """What has happened since whoever looks chose, until they choose again."""
    told = shown.recap(app.say)
    lines = told if shown.moving else news(told, shown.prompt(app.say))
    if not lines or shown.curtain:
        return ""
    again = app.say(N_("Show again"))
    # A notice lies over it, and over no control.
    covered = shown.moving or app.notices.shown is not None
    why, reasons = _why(app)
    return tag(
        "div",
        tag("p", " <br/>".join(map(text, lines))),
        "" if covered else why,
        ""
        if covered
        else button("show-again", "", icon("ui-again"), label=again, class_="quiet", id_="again"),
        *reasons,
        class_="strip",
        id="strip",
    )


def _why(app: App) -> tuple[str, list[str]]:
    """What unfolds why others did that, where it is known; and the reasons, where it did."""
    counsel = app.sitting.counsel if app.sitting else None
    reasons = counsel.why(app.say) if counsel and not app.moving else []
    if counsel is None or not reasons:
        return "", []
    unfolds = app.wide if counsel.explains is None else counsel.explains
    why = app.say(N_("Why?"))
    words = tag("span", text(why))
    ask = button(
        "why", "", icon("ui-info"), words, label=why, class_="quiet", pressed=unfolds, id_="why"
    )
    told = [tag("p", text(reason), class_="reason") for reason in reasons]
    return ask, told if unfolds else []
