"""How the game looks: the table, and over Eden what a choice would do."""

from __future__ import annotations

from eden.kit.look import Look
from eden.kit.svg import classes, tag

from ..data import word
from ..state import State
from .dice import cards, dice
from .eden import eden
from .piles import kept, piles
from .touch import Touch
from .trail import marks, trail


def table(look: Look[State]) -> str:
    """All that lies on the table; what can be tapped carries `data-act`."""
    here = Touch.at(look)
    phase = "over" if here.over else word(here.state.phase)
    blocks = (kept(here), piles(here), _eden(here), dice(here), cards(here))
    return tag(
        "div",
        tag("div", *blocks, class_="mat"),
        class_=classes("spirit", "table", f"in-{phase}", picking=bool(here.pick)),
    )


def board(look: Look[State]) -> str:
    """The board alone."""
    return _eden(Touch.at(look))


def _eden(here: Touch) -> str:
    return eden(here, trail(here), marks(here))
