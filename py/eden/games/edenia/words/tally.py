"""What a finished game is worth: by which numbers results are compared, and a result in a line."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Outcome, Seat
from eden.kit.merit import Brief, Merit
from eden.kit.say import N_, Say

from ..data import SHEEP
from ..rules.board import home, score
from ..state import State

MERITS: Final = (Merit(N_("Most points")), Merit(N_("Fewest turns"), least=True, won=True))

_WON: Final = N_("won in turn {turn}")
_LOST: Final = N_("lost in turn {turn}")
_WITH_POINTS: Final = N_("{told}, {mine} to {theirs}")
_MEANS: Final = N_("The flock: ● a sheep on Edenia, ○ on its way")


def tally(state: State, outcome: Outcome, seat: Seat) -> tuple[int, ...]:
    """The numbers of MERITS for a seat; the lambs' game has no points."""
    return score(state, seat), state.turns


def brief(state: State, outcome: Outcome, seat: Seat, say: Say) -> Brief:
    """How it went for a seat, against the best of the others, with a sign for each of its sheep."""
    words = say(_WON if seat in outcome.winners else _LOST, turn=state.turns)
    if outcome.scores:
        others = [points for other, points in enumerate(outcome.scores) if other != seat]
        words = say(_WITH_POINTS, told=words, mine=outcome.scores[seat], theirs=max(others))
    arrived = home(state, seat)
    return Brief(words, "●" * arrived + "○" * (SHEEP - arrived), say(_MEANS))
