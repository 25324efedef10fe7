"""What a finished game is worth: by which numbers results are compared, and a result in a line."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Outcome, Seat
from eden.kit.merit import Brief, Merit
from eden.kit.say import N_, Say

from ..state import State
from .names import stones

MERITS: Final = (Merit(N_("Most stones taken"), won=True),)

_WON: Final = N_("won with {stones}")
_LOST: Final = N_("lost with {stones}")
_SIGNS: Final = N_("● taken, ○ taken by the other")


def tally(state: State, outcome: Outcome, seat: Seat) -> tuple[int, ...]:
    """The numbers of MERITS for a seat."""
    return (state.taken[seat],)


def brief(state: State, outcome: Outcome, seat: Seat, say: Say) -> Brief:
    """How it went for a seat, with a sign for every stone."""
    mine, theirs = state.taken[seat], state.taken[1 - seat]
    words = say(_WON if seat in outcome.winners else _LOST, stones=stones(mine, say))
    return Brief(words, "●" * mine + "○" * theirs, say(_SIGNS))
