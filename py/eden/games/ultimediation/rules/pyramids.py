"""Pyramids: which one waits on the ship's track, where they can be, and which can be lifted."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.engine.step import Step
from eden.engine.values import with_at

from ..data import FIRST_PYRAMID, PYRAMIDS, ROOM, Difficulty, Square
from ..events import PyramidPlaced
from ..state import Job, State, Task
from .board import Result, corner_pyramid, done, first
from .piles import attack_cards, drawn_square


def waiting(state: State) -> list[Task]:
    """The pyramid that waits on this space of the ship's track (UM-107)."""
    if not state.pyramids_on:
        return []
    number = state.loads - FIRST_PYRAMID[Difficulty(state.needed)]
    return [Task(Job.PYRAMID, number)] if 0 <= number < PYRAMIDS else []


def pyramid_fits(state: State, square: int) -> bool:
    """Whether a pyramid can stand here (UM-108); not where a disaster is striking (UM-126)."""
    barred = square in state.attacks or square in state.destroyed or square in state.bases
    return not barred and square not in state.struck


def pyramid_lifts(state: State, square: Square) -> bool:
    """Whether a pyramid here can be teleported (UM-109, UM-112)."""
    if square not in state.pyramids:
        return False
    lone = corner_pyramid(state, square) and state.pyramids.count(square) == 1
    return not (lone and state.people[square] > ROOM)


def _place(state: State, action: Act) -> Result:
    """A pyramid goes to the drawn square, or another card is drawn (UM-108)."""
    state, events, square = drawn_square(state, action)
    if not pyramid_fits(state, square):
        return state, events
    pyramids = with_at(state.pyramids, first(state).pyramid, int(square))
    return done(state._replace(pyramids=pyramids)), (*events, PyramidPlaced(square))


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.PYRAMID: Step("pyramid", attack_cards, _place, chance=True),
}
