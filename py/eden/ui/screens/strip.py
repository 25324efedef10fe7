"""The strip above the board: what others have just done, in a line or two."""

from __future__ import annotations

from eden.kit.say import N_
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.screens.parts import button, icon
from eden.ui.table import Table


def strip(app: App, shown: Table) -> str:
    """What has happened since whoever looks chose, until they choose again."""
    lines = shown.recap(app.say)
    if not lines or shown.curtain:
        return ""
    again = app.say(N_("Show again"))
    # A notice lies over it, and over no control.
    covered = shown.moving or app.notices.shown is not None
    return tag(
        "div",
        tag("p", " <br/>".join(map(text, lines))),
        ""
        if covered
        else button("show-again", "", icon("ui-again"), label=again, class_="quiet", id_="again"),
        class_="strip",
        id="strip",
    )
