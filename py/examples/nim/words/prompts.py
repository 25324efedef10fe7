"""What the game says: prompts, how far it is, and how it ended."""

from __future__ import annotations

from typing import Final

from eden.engine.game import CHANCE, Decision, Outcome
from eden.engine.notation import Act
from eden.kit.box import Reckoning
from eden.kit.say import N_, Say

from ..state import State
from .names import seat_name, stones

_LAY: Final = N_("Chance lays the heaps.")
_TAKE: Final = N_("{player}: take stones from one heap. Whoever takes the last one wins.")
_TAKE_MISERE: Final = N_("{player}: take stones from one heap. Whoever takes the last one loses.")

_PROGRESS: Final = N_("On the table: {stones}")

_WINS: Final = N_("{player} wins")
_HAS_TAKEN: Final = N_("Taken")
_TOOK_LAST: Final = N_("{player} took the last stone.")


def ask(state: State, now: Decision[Act], say: Say) -> str:
    """The prompt: what is asked now, in a sentence."""
    if now.seat == CHANCE:
        return say(_LAY)
    return say(_TAKE_MISERE if state.misere else _TAKE, player=seat_name(now.seat, say))


def progress(state: State, say: Say) -> str:
    """A few words on how far a saved game is."""
    return say(_PROGRESS, stones=stones(sum(state.left), say))


def ending(state: State, outcome: Outcome, say: Say) -> tuple[str, str]:
    """Headline and explanation of how the game ended."""
    (winner,) = outcome.winners
    headline = say(_WINS, player=seat_name(winner, say))
    return headline, say(_TOOK_LAST, player=seat_name(1 - state.seat, say))


def reckoning(state: State, outcome: Outcome, say: Say) -> Reckoning:
    """What everybody has taken."""
    rows = ((seat_name(seat, say), stones(count, say)) for seat, count in enumerate(state.taken))
    return (("", say(_HAS_TAKEN)), *rows)
