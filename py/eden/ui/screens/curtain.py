"""The curtain between the turns of people who share a device, or send each other the link."""

from __future__ import annotations

from eden.kit.say import N_
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.screens.parts import button, heading, icon
from eden.ui.screens.seats import swatch
from eden.ui.table import Table


def curtain(app: App, shown: Table) -> str:
    """Whose turn it is, in place of what is asked; they lift it, or are sent the link."""
    say, company = app.say, shown.company
    name = company.name(company.turn, say)
    here = say(N_("I am {name}"), name=name)
    send = say(N_("Send to {name}"), name=name)
    colour = swatch(shown.box, say.person(company.turn))
    return tag(
        "div",
        heading(2, colour + text(shown.prompt(say)), id="prompt"),
        tag("p", text(company.handover(say))),
        tag(
            "p",
            button("lift", "", icon("ui-play"), text(here), class_="primary big", id_="lift"),
            button("panel", "send", icon("ui-share"), text(send), class_="big", id_="send"),
            class_="row",
        ),
        class_="asked curtain",
    )
