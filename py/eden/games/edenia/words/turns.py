"""What others have done, turn by turn: what the trail draws and the recap tells."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from eden.engine.game import CHANCE, Event, Seat
from eden.engine.match import Made
from eden.kit.look import Trail

from ..events import TurnBegan
from ..state import State

Step = Made[State, Any]


class Turn(NamedTuple):
    """A turn, or as much of it as there is: whose it was, the table before it, and its steps."""

    seat: Seat
    before: State
    steps: tuple[Step, ...]

    @property
    def after(self) -> State:
        """The table after it."""
        return self.steps[-1].state

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened in it."""
        return tuple(event for step in self.steps for event in step.events)


def turns(trail: Trail[State], seat: Seat) -> list[Turn]:
    """The turns in a trail that were not this seat's: one of each player at the most."""
    ends = [n for n, step in enumerate(trail.steps, start=1) if _ends(step)]
    bounds = sorted({0, *ends, len(trail.steps)})
    found = [_turn(trail, begin, end) for begin, end in pairwise(bounds)]
    # Who has never chosen, or only watches, did not see the older ones as news either.
    return [turn for turn in found[-trail.before.seats :] if turn.seat != seat]


def _ends(step: Step) -> bool:
    return any(isinstance(event, TurnBegan) for event in step.events)


def _turn(trail: Trail[State], begin: int, end: int) -> Turn:
    steps = trail.steps[begin:end]
    before = trail.steps[begin - 1].state if begin else trail.before
    return Turn(_whose(steps[0]), before, steps)


def _whose(step: Step) -> Seat:
    """Who chose, or for whom the deck or the die did."""
    return step.state.seat if step.now.seat == CHANCE else step.now.seat
