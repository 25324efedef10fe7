"""Flight: where people go who cannot stay, and who is lost (UM-26 to UM-29, UM-125, UM-126)."""

from __future__ import annotations

from itertools import chain, takewhile
from typing import Final

from eden.engine.notation import Act
from eden.engine.step import Step
from eden.engine.values import with_at, without

from ..acts import Flee, Leave, Perish
from ..data import BESIDE, SQUARES, Square
from ..events import Fled, PersonLost
from ..state import Job, State, Task
from .board import ByItself, Result, first, move_person, room

FLEE: Final = tuple(Flee(square) for square in SQUARES)
LEAVE: Final = tuple(tuple(Leave(one, square) for square in SQUARES) for one in SQUARES)
PERISH: Final = tuple(Perish(square) for square in SQUARES)


def fleeing(state: State) -> tuple[Square, ...]:
    """The squares whose people flee now, several where a disaster struck (UM-125)."""
    tasks = takewhile(lambda task: task.job == Job.FLEE, state.agenda)
    return tuple(dict.fromkeys(task.square for task in tasks))


def join(state: State, square: Square) -> State:
    """The people of this square flee with all others, once nothing else is moved (UM-126)."""
    if not state.people[square]:
        return state
    moved = [*takewhile(lambda task: task.job in (Job.REBASE, Job.SAVE), state.agenda)]
    rest = state.agenda[len(moved) :]
    return state._replace(agenda=(*moved, Task(Job.FLEE, square), *rest))


def _refuges(state: State, square: int) -> tuple[Square, ...]:
    """Where a population token of this square can flee (UM-26, UM-29, UM-126)."""
    left = fleeing(state)
    return tuple(other for other in BESIDE[square] if other not in left and room(state, other) > 0)


def _options(state: State) -> tuple[Act, ...]:
    """A square for the next token; where several squares were struck, of one of theirs, and if
    nobody there can flee, who is lost."""
    origins = fleeing(state)
    if len(origins) == 1:
        return tuple(FLEE[square] for square in _refuges(state, origins[0]))
    found = tuple(LEAVE[one][square] for one in origins for square in _refuges(state, one))
    return found or tuple(PERISH[one] for one in origins)


def _no_flight(state: State, action: Act) -> str | None:
    """The rule that forbids somebody to flee there, or to be lost, or None."""
    if action in _options(state):
        return None
    match action:
        case Leave(origin, square) if origin in BESIDE[square] and square in fleeing(state):
            return "UM-126"
        case Perish():
            return "UM-125"
        case _:
            return "UM-26"


def _candidates(state: State) -> tuple[Act, ...]:
    """All that could be meant by a flight, allowed or not."""
    origins = fleeing(state)
    if len(origins) == 1:
        return FLEE
    ways = chain.from_iterable(LEAVE[one] for one in origins)
    return (*ways, *(PERISH[one] for one in origins))


def _apply(state: State, action: Act) -> Result:
    """One token flees, or is lost because nobody can."""
    if isinstance(action, Perish):
        return _lost(state, action.square)
    assert isinstance(action, Flee | Leave)
    origin = action.origin if isinstance(action, Leave) else first(state).square
    return move_person(state, origin, action.square), (Fled(origin, action.square),)


def _at_once(state: State) -> Result | None:
    """A square is empty, or nobody can flee from it (UM-28); None while there is a choice."""
    empty = next((square for square in fleeing(state) if not state.people[square]), None)
    if empty is not None:
        state = state._replace(agenda=without(state.agenda, Task(Job.FLEE, empty)))
        return state, ()
    return None if _options(state) else _lost(state, first(state).square)


def _lost(state: State, square: Square) -> Result:
    people = with_at(state.people, square, state.people[square] - 1)
    return state._replace(people=people, lost=state.lost + 1), (PersonLost(square),)


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.FLEE: Step("flee", _options, _apply, "UM-26", forbids=_no_flight, candidates=_candidates),
}
BY_ITSELF: Final[dict[Job, ByItself]] = {Job.FLEE: _at_once}
