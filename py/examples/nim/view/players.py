"""The players: who is to take, and what each one has taken."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Outcome, Seat
from eden.kit.say import N_
from eden.kit.svg import classes, icon, tag, text

from ..words.names import seat_name, stones
from .heaps import stone_symbol
from .touch import Touch
from .trail import change

_PLAYERS: Final = N_("Players")
_TO_PLAY: Final = N_("to play")
_WINS: Final = N_("wins")
_TAKEN: Final = N_("taken: {stones}")


def players(now: Touch) -> str:
    """The block of the table with a panel for each player."""
    panels = (_player(now, seat) for seat in range(len(now.state.taken)))
    return tag("div", *panels, class_="players", role="group", aria_label=now.say(_PLAYERS))


def _player(now: Touch, seat: Seat) -> str:
    say, taken = now.say, now.state.taken[seat]
    active = seat == now.state.seat and not now.over
    won = isinstance(now.now, Outcome) and seat in now.now.winners
    mark = _TO_PLAY if active else _WINS if won else ""
    return tag(
        "section",
        tag("h3", text(seat_name(seat, say))),
        tag("span", text(say(mark)), class_="mark") if mark else "",
        tag("p", text(say(_TAKEN, stones=stones(taken, say))), change(now, seat)),
        tag("p", *(icon(stone_symbol(n), box="0 0 40 40") for n in range(taken)), class_="pile"),
        id=f"player-{seat}",
        data_tell=f"player {seat}",
        class_=classes("player", f"nim-colour-{say.person(seat).colour}", active=active, won=won),
    )
