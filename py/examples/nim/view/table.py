"""How the game looks: the table."""

from __future__ import annotations

from eden.kit.look import Look
from eden.kit.svg import classes, tag

from ..state import State
from .heaps import heaps
from .players import players
from .touch import Touch


def table(look: Look[State]) -> str:
    """All that lies on the table; what can be tapped carries `data-act`."""
    here = Touch.at(look)
    return tag(
        "div",
        tag("div", heaps(here), players(here), class_="mat"),
        class_=classes("nim", "table", over=here.over, picking=bool(here.pick)),
    )


def board(look: Look[State]) -> str:
    """The board alone."""
    return heaps(Touch.at(look))
