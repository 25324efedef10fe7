"""Set-up: who comes along, then bases, opening attacks, Base U and teams by drawn cards."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from eden.engine.notation import Act
from eden.engine.values import with_at

from ..acts import Draw, Lead, Pair
from ..data import (
    CAMPS,
    MEDIATORS,
    OPENING,
    PROTECTORS,
    Character,
    Pile,
)
from ..events import (
    AttackLaid,
    BasePlaced,
    BaseUPlaced,
    TeamChosen,
    TeamPlaced,
)
from ..state import Job, State, Task
from . import flight
from .board import (
    Result,
    done,
    drawn,
    drawn_square,
    first,
)

LEAD: Final = tuple(Lead(one) for one in PROTECTORS)
PAIRS: Final = tuple(Pair(one, other) for one, other in combinations(MEDIATORS, 2))


def agenda(characters: int) -> tuple[Task, ...]:
    """All that set-up needs, in its order (UM-10, UM-15 to UM-18)."""
    chosen = (Task(Job.PROTECTOR), Task(Job.MEDIATORS)) if characters == 4 else (Task(Job.TEAMS),)
    teams = (Task(Job.TEAM, 0),) if characters == 4 else (Task(Job.TEAM, 0), Task(Job.TEAM, 1))
    return (
        *chosen,
        *(Task(Job.BASE, camp) for camp in CAMPS),
        Task(Job.OPENING, OPENING),
        Task(Job.BASE_U),
        *teams,
    )


def apply_lead(state: State, action: Act) -> Result:
    """The protector is chosen."""
    assert isinstance(action, Lead)
    return done(state)._replace(team=(Character.ELLI, action.character)), ()


def apply_pair(state: State, action: Act) -> Result:
    """The mediators are chosen; with seven characters those who begin with Agapi."""
    assert isinstance(action, Pair)
    if first(state).job == Job.TEAMS:
        others = tuple(one for one in MEDIATORS if one not in (action.one, action.other))
        order = (action.one, action.other, *others)
        state = done(state)._replace(team=tuple(Character), joined=tuple(map(int, order)))
    else:
        state = done(state)._replace(team=(*state.team, action.one, action.other))
    return state, (TeamChosen(state.team),)


def parties(state: State) -> tuple[tuple[Character, ...], ...]:
    """Who begins together."""
    if state.characters == 4:
        return (state.team[1:],)
    order = tuple(Character(one) for one in state.joined)
    return ((PROTECTORS[0], *order[:2]), (PROTECTORS[1], *order[2:]))


def apply_base(state: State, action: Act) -> Result:
    """A base stands on the drawn square, and its population flees (UM-15)."""
    state, events, square = drawn_square(state, action)
    camp = first(state).one
    state = done(state._replace(bases=with_at(state.bases, camp, int(square))))
    return flight.join(state, square), (*events, BasePlaced(Pile(camp), square))


def apply_opening(state: State, action: Act) -> Result:
    """An attack is there from the beginning (UM-16)."""
    assert isinstance(action, Draw)
    state, events = drawn(state, Pile.ATTACK, action.square)
    left = first(state).one - 1
    state = done(state, *((Task(Job.OPENING, left),) if left else ()))
    state = state._replace(attacks=state.attacks | {action.square})
    return flight.join(state, action.square), (*events, AttackLaid(action.square))


def apply_base_u(state: State, action: Act) -> Result:
    """Base U and Elli (UM-17)."""
    state, events, square = drawn_square(state, action)
    at = with_at(state.at, Character.ELLI, int(square))
    return done(state._replace(base_u=int(square), at=at)), (*events, BaseUPlaced(square))


def apply_team(state: State, action: Act) -> Result:
    """A party begins on the drawn square (UM-18)."""
    state, events, square = drawn_square(state, action)
    number = first(state).one
    party = parties(state)[number]
    at = state.at
    for one in party:
        at = with_at(at, one, int(square))
    state = done(state._replace(at=at))
    if number == len(parties(state)) - 1:
        state = state._replace(joined=())
    return state, (*events, TeamPlaced(party, square))
