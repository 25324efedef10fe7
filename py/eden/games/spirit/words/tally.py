"""What a finished game is worth: by which numbers results are compared, and a result in a line."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Outcome, Seat
from eden.kit.merit import Brief, Merit
from eden.kit.say import N_, Say

from ..data import RING, ROWS, Condition, Place
from ..state import State

MERITS: Final = (
    Merit(N_("Fewest rounds"), least=True, won=True),
    Merit(N_("Most places saved"), won=True),
)

_WON: Final = N_("saved in round {round}")
_LOST: Final = N_("lost in round {round}")
_SIGNS: Final = {Condition.HEALTHY: "●", Condition.RAVAGED: "◐", Condition.DESTROYED: "○"}
_MEANS: Final = N_("The nine places: ● healthy, ◐ ravaged, ○ destroyed")


def tally(state: State, outcome: Outcome, seat: Seat) -> tuple[int, ...]:
    """The numbers of MERITS; Noa's own place is never lost."""
    places = sum(state.conditions[place] != Condition.DESTROYED for place in RING) + 1
    return state.round, places


def brief(state: State, outcome: Outcome, seat: Seat, say: Say) -> Brief:
    """How it went, with a sign for every place of Eden, row by row."""
    words = say(_WON if outcome.winners else _LOST, round=state.round)
    signs = "".join(_sign(state, place) for row in ROWS for place in row)
    return Brief(words, signs, say(_MEANS))


def _sign(state: State, place: Place) -> str:
    return _SIGNS[Condition.HEALTHY if place == Place.NOA else state.conditions[place]]
