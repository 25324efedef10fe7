"""How the game looks: the table, and over the galaxy what a choice would do."""

from __future__ import annotations

from eden.kit.look import Look
from eden.kit.svg import classes, tag

from ..state import State
from .bank import bank, tray
from .galaxy import galaxy, picture
from .players import players
from .touch import Touch
from .trail import wake


def table(look: Look[State]) -> str:
    """All that lies on the table; what can be tapped carries `data-act`."""
    here = Touch.at(look)
    phase = "over" if here.over else here.state.phase.name.lower().replace("_", "-")
    blocks = (galaxy(here, wake(here)), tray(here), bank(here), players(here))
    return tag(
        "div",
        tag("div", *blocks, class_="mat"),
        class_=classes("edenia", "table", f"in-{phase}", picking=bool(here.pick)),
    )


def board(look: Look[State]) -> str:
    """The board alone."""
    here = Touch.at(look)
    return picture(here, wake=wake(here))
