"""How the game looks: the table, and over the map what a choice would do."""

from __future__ import annotations

from eden.kit.look import Look
from eden.kit.svg import classes, tag

from ..data import word
from ..state import State
from .camps import camps
from .changes import told
from .map import earth, picture
from .places import places
from .sheets import sheets
from .touch import Touch
from .tray import doing_bar, tray


def table(look: Look[State]) -> str:
    """All that lies on the table; what can be tapped carries `data-act`."""
    here = Touch.at(look)
    phase = "over" if here.over else word(here.state.phase)
    # An answer is chosen beside what it answers; the end of the turn comes after the sheets.
    bars = (doing_bar(here), sheets(here))
    hand = tag("div", tray(here), *(bars if look.state.agenda else bars[::-1]), class_="hand")
    blocks = (earth(here), hand, camps(here), places(here))
    return tag(
        "div",
        tag("div", *blocks, class_="mat"),
        told(here.changes, look.say),
        class_=classes("ultimediation", "table", f"in-{phase}", picking=bool(here.pick)),
    )


def board(look: Look[State]) -> str:
    """The board alone."""
    return picture(Touch.at(look))
