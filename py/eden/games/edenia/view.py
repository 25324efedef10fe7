"""How the game looks: the table, and over the galaxy what a choice would do."""

from __future__ import annotations

from eden.core.game import Decision, Event, Outcome, Seat
from eden.core.notation import Act
from eden.core.say import Say
from eden.core.svg import classes, tag
from eden.games.edenia.state import State
from eden.games.edenia.touch import touch
from eden.games.edenia.view_bank import bank, tray
from eden.games.edenia.view_galaxy import galaxy
from eden.games.edenia.view_pictures import pictures
from eden.games.edenia.view_players import players
from eden.games.edenia.view_preview import preview

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
    phase = "over" if here.over else state.phase.name.lower().replace("_", "-")
    blocks = (galaxy(here), tray(here), bank(here), players(here))
    return tag(
        "div",
        tag("div", *blocks, class_="mat"),
        class_=classes("edenia", "table", f"in-{phase}", picking=bool(here.pick)),
    )
