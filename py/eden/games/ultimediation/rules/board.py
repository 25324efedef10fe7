"""The board and what is on it: small questions and changes that every rule uses."""

from __future__ import annotations

from collections.abc import Callable

from eden.engine import game
from eden.engine.values import with_at

from ..data import (
    AROUND,
    BIG_ROOM,
    CORNERS,
    CUBES,
    ENERGY,
    PROTECTORS,
    ROOM,
    SHEETS,
    Character,
    Deed,
    Why,
)
from ..events import WentHome
from ..state import Job, State, Task

# What every rule gives back: the new state, and what happened.
Result = game.Result[State]
# What happens by itself when a task is due; None while somebody or chance must choose.
ByItself = Callable[[State], Result | None]


# -- the agenda ---------------------------------------------------------------------------------


def first(state: State) -> Task:
    """The task that is due."""
    return state.agenda[0]


def doing(state: State, *jobs: Job) -> bool:
    """Whether the task that is due is one of these."""
    return bool(state.agenda) and state.agenda[0].job in jobs


def then(state: State, *tasks: Task) -> State:
    """These come first, before all else on the agenda."""
    return state._replace(agenda=(*tasks, *state.agenda))


def done(state: State, *tasks: Task) -> State:
    """The first task is done, and these take its place."""
    return state._replace(agenda=(*tasks, *state.agenda[1:]))


def done_once(state: State) -> State:
    """The first task is done once more, and stays as long as any of it is left."""
    return done(state, *first(state).less())


def dropped_unless(state: State, possible: object) -> Result | None:
    """What happens by itself to a task that asks for nothing possible: it is done."""
    return None if possible else (done(state), ())


# -- squares ------------------------------------------------------------------------------------


def corner_pyramid(state: State, square: int) -> bool:
    """Whether a pyramid stands in this corner (UM-110)."""
    return square in CORNERS and square in state.pyramids


def safe(state: State, square: int) -> bool:
    """Where an attack or a disaster has no effect (UM-41, UM-42, UM-110)."""
    return square == state.base_u or square in state.destroyed or corner_pyramid(state, square)


def capacity(state: State, square: int) -> int:
    """How many population tokens a square can hold while nothing bars it (UM-25, UM-110)."""
    return BIG_ROOM if square == state.base_u or corner_pyramid(state, square) else ROOM


def room(state: State, square: int) -> int:
    """How many more population tokens a square can hold (UM-25 to UM-27)."""
    if square in state.attacks or square in state.bases or square in state.destroyed:
        return 0
    return capacity(state, square) - state.people[square]


def move_person(state: State, origin: int, target: int) -> State:
    """One population token is on another square."""
    people = with_at(state.people, origin, state.people[origin] - 1)
    return state._replace(people=with_at(people, target, people[target] + 1))


def covered(state: State, square: int) -> bool:
    """Whether a square counts as covered in its row (UM-98)."""
    return square in state.attacks or square in state.destroyed or square == state.base_u


# -- characters ---------------------------------------------------------------------------------


def protected(state: State, square: int) -> bool:
    """Whether a square is in the zone of a protector (UM-59)."""
    return any(state.at[protector] in AROUND[square] for protector in PROTECTORS)


def can(state: State, character: int, deed: Deed) -> bool:
    """Whether a character has a cube and a free place for this (UM-50, UM-51)."""
    free = state.used[character][deed] < SHEETS[character][deed]
    return free and state.cubes[character] > 0


def spend(state: State, character: int, deed: Deed) -> State:
    """A cube goes on its place."""
    places = with_at(state.used[character], deed, state.used[character][deed] + 1)
    return state._replace(
        cubes=with_at(state.cubes, character, state.cubes[character] - 1),
        used=with_at(state.used, character, places),
    )


def stand(state: State, character: int, square: int) -> State:
    """A character is on this square; in Base U it gets all energy back (UM-85)."""
    state = state._replace(at=with_at(state.at, character, int(square)))
    if square != state.base_u:
        return state
    return state._replace(energy=with_at(state.energy, character, ENERGY))


def home(state: State, character: int, why: Why) -> Result:
    """A character goes to Base U."""
    return stand(state, character, state.base_u), (WentHome(Character(character), why),)


def rested(state: State) -> State:
    """Every character of the team has all cubes again (UM-33)."""
    return state._replace(
        cubes=(CUBES,) * len(Character), used=((0,) * len(Deed),) * len(Character)
    )
