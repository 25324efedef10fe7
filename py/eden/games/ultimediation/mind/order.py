"""Which options deserve a thought, the most promising first.

Of all that a turn offers most is walking: a step counts only if it brings somebody nearer to
something, and of several ways to the same thing the safest is enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from eden.engine.game import Decision
from eden.engine.notation import Act

from ..acts import (
    Cancel,
    End,
    Lead,
    Lift,
    LiftPyramid,
    Load,
    Mediate,
    Move,
    MoveBase,
    Pair,
    Remote,
    Use,
    Ward,
)
from ..data import (
    AROUND,
    BESIDE,
    CORNERS,
    ENERGY,
    LOAD,
    MEDIATORS,
    PROTECTORS,
    SHIP,
    Character,
    Deed,
)
from ..rules.board import can
from ..rules.movement import MOVE, ways
from ..state import NONE, Job, Phase, State
from .corners import in_reach
from .earth import crowd_of, pile_of
from .habits import burden, open_bases, peril, ranked
from .ways import steps

# Of what is asked while something is carried out, so many answers are tried.
_TRIED: Final[dict[Job, int]] = {
    Job.TARGET: 4,
    Job.FLEE: 4,
    Job.BACK: 3,
    Job.REMOTE: 3,
    Job.EFFECT: 6,
    Job.PAY: 3,
    Job.JOIN: 1,
}
# Who comes along is settled once for all: those whose games are won most often.
_COMPANY: Final[dict[Job, tuple[Act, ...]]] = {
    Job.PROTECTOR: (Lead(Character.AGAPI),),
    Job.MEDIATORS: (Pair(Character.ANDROMEDA, Character.NIKITAS),),
    Job.TEAMS: (Pair(Character.ANDROMEDA, Character.NIKITAS),),
}
# How promising an action is before anybody looks closer.
_FIRST: Final[dict[type[Act], int]] = {
    Load: 0,
    Mediate: 1,
    Use: 2,
    Cancel: 3,
    Ward: 3,
    Lift: 4,
    LiftPyramid: 4,
    Move: 5,
    MoveBase: 6,
    Remote: 6,
    End: 7,
}
# So many attacks, and so many crowded squares, are worth a walk.
_WALKS: Final = 3
_REACH: Final = 3


def order(state: State, now: Decision[Any]) -> tuple[Act, ...]:
    """The options worth a thought; never none."""
    if not state.agenda:
        return _actions(state, now.options)
    job = state.agenda[0].job
    if job in _COMPANY:
        return (next((act for act in now.options if act in _COMPANY[job]), now.options[0]),)
    # Before anybody plays there is nothing else to weigh: who flees goes where room is left.
    tried = 1 if state.phase == Phase.SETUP else _TRIED.get(job, len(now.options))
    if len(now.options) <= tried:
        return now.options
    return ranked(state, job, now.options)[:tried]


def _actions(state: State, options: tuple[Act, ...]) -> tuple[Act, ...]:
    walks = set(_walks(state))
    kept = [act for act in options if _worth_it(state, act, walks)]
    return tuple(sorted(kept, key=lambda act: _FIRST[type(act)]))


def _worth_it(state: State, act: Act, walks: set[Act]) -> bool:
    match act:
        case Move():
            return act in walks
        case Lift(_, square):
            return _leaves(state, square)
        case LiftPyramid(_, square):
            return square not in CORNERS or state.pyramids.count(int(square)) > 1
        case Mediate(_, camp):
            return len(state.found[camp]) < state.needed
        case MoveBase():
            return False
        case Remote(Deed.TD):
            return crowd_of(state).losses > 0
        case _:
            return True


def _leaves(state: State, square: int) -> bool:
    """Whether somebody should leave: for the ship, for a corner, or because it is crowded here."""
    if square == state.base_u:
        return False
    if state.pyramids_on and square in CORNERS and square in state.pyramids:
        return False
    seats = state.people[state.base_u] < LOAD and state.ship + LOAD <= SHIP
    seats = seats or (state.pyramids_on and in_reach(state))
    return seats or crowd_of(state).slack[square] <= 1 or _presses(state, square)


def _presses(state: State, square: int) -> bool:
    """Whether people beside could not flee because of those who live here."""
    slack = crowd_of(state).slack
    return any(state.people[near] and slack[near] < 1 for near in BESIDE[square])


# -- walking ------------------------------------------------------------------------------------


def _walks(state: State) -> Iterator[Act]:
    """For each character the best step to everything that it might go to."""
    shared = _Shared(state)
    for one in state.team:
        if not can(state, one, Deed.MOVE):
            continue
        here, far = state.at[one], steps(one, state.round)
        there = ways(state, one)
        for goal in _goals(state, one, shared):
            if goal == here:
                continue
            yield MOVE[one][
                min(there, key=lambda square: (far[square][goal], _unsafe(state, square, shared)))
            ]


class _Shared:
    """What all who walk look at."""

    __slots__ = ("bases", "cards", "crowded", "heavy")

    def __init__(self, state: State) -> None:
        self.bases = open_bases(state)
        self.cards = pile_of(state)
        weight = burden(state)
        # Equal sets may list their squares in another order: the table decides, not its history.
        self.heavy = sorted(state.attacks, key=lambda square: (-weight(square), square))
        risk, slack = peril(state), crowd_of(state).slack
        full = [sq for sq, count in enumerate(state.people) if count and slack[sq] <= 1]
        self.crowded = sorted(full, key=lambda square: -risk(square))[:6]


def _unsafe(state: State, square: int, shared: _Shared) -> tuple[bool, int]:
    return square in shared.cards and square != state.base_u, square


def _goals(state: State, one: Character, shared: _Shared) -> set[int]:
    """Where a character might want to be."""
    goals = set(shared.bases)
    here, far = state.at[one], steps(one, state.round)[state.at[one]]
    if one == Character.ELLI or state.energy[one] < ENERGY:
        goals.add(state.base_u)
    reach = [square for square in shared.heavy if far[square] <= _REACH]
    if one in PROTECTORS:
        goals |= set((reach or sorted(shared.heavy, key=far.__getitem__))[:_WALKS])
        goals |= set(state.tokens)
        goals |= _beside_mediators(state, far)
    else:
        goals |= {square for square in reach[:_WALKS] if far[square] <= 1}
    if one in (Character.ELLI, Character.VERA):
        goals |= {square for square in shared.crowded if far[square] <= 2}
        goals |= {square for square in state.pyramids if square != NONE and square not in CORNERS}
    if one in MEDIATORS and here in shared.cards:
        goals |= _shelter(state, here)
    return goals


def _beside_mediators(state: State, far: tuple[int, ...]) -> set[int]:
    """The nearest square from which a protector shields each mediator."""
    found = set()
    for one in state.team:
        if one in MEDIATORS and state.at[one] != state.base_u:
            around = [sq for sq in AROUND[state.at[one]] if sq not in state.destroyed]
            found.add(int(min(around, key=lambda square: (far[square], square))))
    return found


def _shelter(state: State, here: int) -> set[int]:
    """A square beside on which no attack can fall: one that bears an attack."""
    if here in state.bases:
        return set()
    return {int(square) for square in BESIDE[here] if square in state.attacks}
