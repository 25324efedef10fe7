"""What a finished game is worth: by which numbers results are compared, and a result in a line."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Outcome, Seat
from eden.kit.merit import Brief, Merit
from eden.kit.say import N_, Say

from ..data import TURNS
from ..state import State
from .names import turn_name

MERITS: Final = (
    Merit(N_("Fewest turns"), least=True, won=True),
    Merit(N_("Least population lost"), least=True, won=True),
)

_WON: Final = N_("peace in turn {turn}")
_LOST: Final = N_("no peace by turn {turn}")
_MEANS: Final = N_("The track: ● a turn, ○ a turn left, × lost with the population")


def tally(state: State, outcome: Outcome, seat: Seat) -> tuple[int, ...]:
    """The numbers of MERITS."""
    return _reached(state), state.lost


def brief(state: State, outcome: Outcome, seat: Seat, say: Say) -> Brief:
    """How it went, with a sign for every space of the track."""
    turn = _reached(state)
    words = say(_WON if outcome.winners else _LOST, turn=turn_name(turn))
    left = max(0, TURNS - state.lost - turn)
    return Brief(words, "●" * turn + "○" * left + "×" * (TURNS - turn - left), say(_MEANS))


def _reached(state: State) -> int:
    """The turn that was reached, counted from 1."""
    return min(state.turn + 1, TURNS)
