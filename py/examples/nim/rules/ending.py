"""How the game ends."""

from __future__ import annotations

from eden.engine.game import Outcome

from ..state import State
from .board import is_cleared


def outcome(state: State) -> Outcome | None:
    """How the game ended, if it did: after the last stone it would be the other player's turn."""
    if not is_cleared(state):
        return None
    if state.misere:
        return Outcome(winners=(state.seat,), rule="NI-7")
    return Outcome(winners=(1 - state.seat,), rule="NI-6")
