"""How the game looks: the table, and over the map what a choice would do."""

from __future__ import annotations

from eden.core.game import Decision, Event, Outcome, Seat
from eden.core.notation import Act
from eden.core.say import Say
from eden.core.svg import classes, tag
from eden.games.ultimediation.state import State
from eden.games.ultimediation.touch import touch
from eden.games.ultimediation.view_camps import camps
from eden.games.ultimediation.view_map import earth
from eden.games.ultimediation.view_pictures import pictures
from eden.games.ultimediation.view_places import places
from eden.games.ultimediation.view_preview import preview
from eden.games.ultimediation.view_sheets import sheets
from eden.games.ultimediation.view_tray import doing_bar, tray

__all__ = ["pictures", "preview", "table"]


def table(
    state: State,
    now: Decision[Act] | Outcome,
    seat: Seat,
    pick: str,
    say: Say,
    news: tuple[Event, ...] = (),
) -> str:
    """All that lies on the table; what can be tapped carries `data-act`."""
    here = touch(state, now, seat, pick, say, news)
    phase = "over" if here.over else state.phase.name.lower()
    # An answer is chosen beside what it answers; the end of the turn comes after the sheets.
    bars = (doing_bar(here), sheets(here))
    hand = tag("div", tray(here), *(bars if state.agenda else bars[::-1]), class_="hand")
    blocks = (earth(here), hand, camps(here), places(here))
    return tag(
        "div",
        tag("div", *blocks, class_="mat"),
        class_=classes("ultimediation", "table", f"in-{phase}", picking=bool(here.pick)),
    )
