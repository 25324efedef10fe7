"""What is known to follow from a choice, before it is made."""

from __future__ import annotations

from typing import Final, NamedTuple

from eden.engine.game import Decision, Event, Outcome
from eden.engine.notation import Act

from ..acts import Begin, Draw, End, Find, Play, Roll
from ..data import GOAL_SHEEP, LAW, Artefact
from ..rules.board import home, score
from ..rules.ending import BUYING
from ..rules.game import Edenia
from ..rules.underway import LEAP
from ..state import Phase, State

GAME: Final = Edenia()
# The most points that one choice can bring or cost.
_FAR: Final = 16
_CHANCE: Final = (Begin, Draw, Find, Roll)


class Leg(NamedTuple):
    """One step of a journey: before, what happened, after."""

    before: State
    events: tuple[Event, ...]
    after: State


def leg(state: State, action: Act) -> Leg | None:
    """What an action does; None where chance does it."""
    if isinstance(action, _CHANCE):
        return None
    after, events = GAME.apply(state, action)
    return Leg(state, events, after)


def journey(state: State, action: Act) -> list[Leg]:
    """All that is known to follow, if every sheep in the way is leapt over that can be."""
    legs: list[Leg] = []
    while True:
        after, events = GAME.apply(state, action)
        legs.append(Leg(state, events, after))
        if after.phase != Phase.LEAP or not isinstance(GAME.pending(after), Decision):
            return legs
        state, action = after, LEAP


def races_home(state: State, seat: int) -> bool:
    """Whether this seat has brought enough sheep to Edenia (ED-20, ED-131)."""
    return home(state, seat) >= GOAL_SHEEP[state.lambs]


def is_lawful(state: State, seat: int) -> bool:
    """Whether this seat has exactly 42 points, and that is looked at now (ED-21, ED-28)."""
    counts = state.law and not state.lambs and state.phase not in BUYING
    return counts and score(state, seat) == LAW


def wins(state: State, seat: int) -> bool:
    """Whether a seat has won at once, by what it sees itself."""
    return races_home(state, seat) or is_lawful(state, seat)


def winning(state: State) -> Act | None:
    """A choice with which the active player wins at once, if there is one."""
    now = GAME.pending(state)
    if isinstance(now, Outcome) or not _near(state):
        return None
    for action in now.options:
        step = None if isinstance(action, Play | End) else leg(state, action)
        if step and wins(step.after, state.seat):
            return action
    return None


def winning_again(state: State) -> Act | None:
    """A choice that wins in the turn that the quantum accelerator would give after this one."""
    now = GAME.pending(state)
    play = Play(Artefact.QUANTUM)
    if state.phase != Phase.AFTER or not isinstance(now, Decision) or play not in now.options:
        return None
    after, _ = GAME.apply(state, play)
    return winning(GAME.apply(after, End())[0]) if after.phase == Phase.AFTER else None


def _near(state: State) -> bool:
    """Whether one choice can be enough: most often none can, and nothing needs to be tried."""
    seat = state.seat
    if home(state, seat) + 1 >= GOAL_SHEEP[state.lambs]:
        return True
    return state.law and not state.lambs and abs(LAW - score(state, seat)) <= _FAR
