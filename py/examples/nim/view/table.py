"""How the game looks: the table."""

from __future__ import annotations

from eden.kit.look import Look
from eden.kit.svg import classes, tag

from ..state import State
from .heaps import heaps
from .players import players
from .touch import Touch
from .trail import trail


def table(look: Look[State]) -> str:
    """All that lies on the table; what can be tapped carries `data-act`."""
    here = Touch.at(look)
    return tag(
        "div",
        tag("div", _heaps(here), players(here), class_="mat"),
        class_=classes("nim", "table", over=here.over, picking=bool(here.pick)),
    )


def board(look: Look[State]) -> str:
    """The board alone."""
    return _heaps(Touch.at(look))


def _heaps(here: Touch) -> str:
    return heaps(here, trail=trail(here))
