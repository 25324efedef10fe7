"""How the game looks: the table, and over Eden what a choice would do."""

from __future__ import annotations

from eden.core.game import Decision, Event, Outcome, Seat
from eden.core.notation import Act
from eden.core.say import Say
from eden.core.svg import classes, tag
from eden.games.spirit.state import State
from eden.games.spirit.touch import touch
from eden.games.spirit.view_dice import cards, dice
from eden.games.spirit.view_eden import eden
from eden.games.spirit.view_pictures import pictures
from eden.games.spirit.view_piles import kept, piles
from eden.games.spirit.view_preview import preview

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
    here = touch(state, now, seat, pick, say)
    phase = "over" if isinstance(now, Outcome) else state.phase.name.lower()
    blocks = (kept(here), piles(here), eden(here), dice(here), cards(here))
    return tag(
        "div",
        tag("div", *blocks, class_="mat"),
        class_=classes("spirit", "table", f"in-{phase}", picking=bool(here.pick)),
    )
