"""Flight: where people go who cannot stay, and who is lost (UM-26 to UM-29, UM-125, UM-126)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, takewhile
from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes, Refusal
from eden.engine.step import Step
from eden.engine.values import with_at, without

from ..acts import Flee, Leave, On, Perish
from ..data import AROUND, BESIDE, BESIDE_ROUND, SQUARES, Square
from ..events import Fled, PersonLost
from ..state import Job, State, Task
from .board import ByItself, Result, first, move_person, with_room
from .reasons import UNINHABITABLE, Reason

FLEE: Final = tuple(Flee(square) for square in SQUARES)
LEAVE: Final = tuple(tuple(Leave(one, square) for square in SQUARES) for one in SQUARES)
PERISH: Final = tuple(Perish(square) for square in SQUARES)
FLIGHT: Final = tuple(Task(Job.FLEE, square) for square in SQUARES)


def fleeing(state: State) -> tuple[Square, ...]:
    """The squares whose people flee now, several where a disaster struck (UM-125)."""
    squares: list[Square] = []
    for task in state.agenda:
        if task.job != Job.FLEE:
            break
        square = task.square
        if square not in squares:
            squares.append(square)
    return tuple(squares)


def join(state: State, square: Square) -> State:
    """The people of this square flee with all others, once nothing else is moved (UM-126)."""
    if not state.people[square]:
        return state
    moved = [*takewhile(lambda task: task.job in (Job.REBASE, Job.SAVE), state.agenda)]
    rest = state.agenda[len(moved) :]
    return state._replace(agenda=(*moved, FLIGHT[square], *rest))


def _refuges(state: State, square: int) -> tuple[Square, ...]:
    """Where a population token of this square can flee: to no square that is struck too (UM-26,
    UM-29, UM-126)."""
    refuges, struck = with_room(state, BESIDE[square]), state.struck
    return tuple([to for to in refuges if to not in struck] if struck else refuges)


def _options(state: State) -> tuple[Act, ...]:
    """A square for the next token; where several squares were struck, of one of theirs, and if
    nobody there can flee, who is lost."""
    origins = fleeing(state)
    if len(origins) == 1:
        return tuple([FLEE[square] for square in _refuges(state, origins[0])])
    found = tuple(LEAVE[one][square] for one in origins for square in _refuges(state, one))
    return found or tuple(PERISH[one] for one in origins)


# -- where nobody can flee ----------------------------------------------------------------------


def origin_of(state: State, act: Flee | Leave) -> Square:
    """The square that somebody would leave."""
    return act.origin if isinstance(act, Leave) else first(state).square


def _lies(rule: str, about: str, shape: Callable[[Square, Square], bool]) -> Reason:
    """The square lies so, seen from that of the flight."""
    return No(rule, lambda state, act: shape(origin_of(state, act), act.square), about, bars=True)


def _far(here: Square, square: Square) -> bool:
    return square not in (here, *AROUND[here])


_WAY: Final[tuple[Reason, ...]] = (
    _lies("UM-26", "here", lambda here, square: here == square),
    _lies(
        "UM-29",
        "edge",
        lambda here, square: square in BESIDE_ROUND[here] and square not in BESIDE[here],
    ),
    _lies("UM-26", "far", _far),
    _lies(
        "UM-26",
        "diagonal",
        lambda here, square: square in AROUND[here] and square not in BESIDE[here],
    ),
    No("UM-126", lambda state, act: act.square in state.struck, "struck"),
    *UNINHABITABLE,
)
# Against a flight where one square is left, and where several are.
_ONE: Final[dict[type[Act], Noes[State, Any]]] = {
    Flee: Noes(*_WAY),
    Leave: Noes(
        No("UM-125", lambda state, act: act.origin not in fleeing(state), "nobody"),
        No("UM-125", lambda state, act: act.origin in fleeing(state), "alone"),
    ),
}
_SEVERAL: Final[dict[type[Act], Noes[State, Any]]] = {
    Flee: Noes(No("UM-125", lambda state, act: len(fleeing(state)) > 1, "who")),
    Leave: Noes(
        No("UM-125", lambda state, act: act.origin not in fleeing(state), "nobody", bars=True),
        *_WAY,
    ),
}
_LOST: Final = Noes[State, Perish](
    No("UM-125", lambda state, act: act.square not in fleeing(state), "stays"),
    No("UM-125", lambda state, act: PERISH[first(state).square] not in _options(state), "flees"),
)


_MUST: Final[No[State, On]] = No("UM-26", lambda state, act: bool(fleeing(state)), "must")


def _no_flight(state: State, act: Flee | Leave) -> Refusal[State, Act] | None:
    """What is against this flight."""
    tables = _SEVERAL if len(fleeing(state)) > 1 else _ONE
    return tables[type(act)](state, act)


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
    origin = origin_of(state, action)
    return move_person(state, origin, action.square), (Fled(origin, action.square),)


def _at_once(state: State) -> Result | None:
    """A square is empty, or nobody can flee from it (UM-28); None while there is a choice."""
    origins, people = fleeing(state), state.people
    for square in origins:
        if not people[square]:
            agenda = without(state.agenda, FLIGHT[square])
            return state._replace(agenda=agenda), ()
    alone = len(origins) == 1 and not _refuges(state, origins[0])
    return _lost(state, origins[0]) if alone else None


def _lost(state: State, square: Square) -> Result:
    people = with_at(state.people, square, state.people[square] - 1)
    return state._replace(people=people, lost=state.lost + 1), (PersonLost(square),)


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.FLEE: Step(
        "flee",
        _options,
        _apply,
        against={Flee: _no_flight, Leave: _no_flight, Perish: _LOST, On: Noes(_MUST)},
        candidates=_candidates,
    ),
}
BY_ITSELF: Final[dict[Job, ByItself]] = {Job.FLEE: _at_once}
