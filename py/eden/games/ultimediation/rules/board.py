"""The board and what is on it: small questions and changes that every rule uses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from eden.engine import game
from eden.engine.values import with_at

from ..data import (
    AROUND,
    BESIDE,
    BIG_ROOM,
    CORNERS,
    CUBES,
    ENERGY,
    PROTECTORS,
    ROOM,
    SHEETS,
    SQUARES,
    Character,
    Deed,
    Square,
    Why,
)
from ..events import WentHome
from ..state import NONE, Job, State, Task

T = TypeVar("T")

# What every rule gives back: the new state, and what happened.
Result = game.Result[State]
# What happens by itself when a task is due; None while somebody or chance must choose.
ByItself = Callable[[State], Result | None]

_CORNERS: Final = frozenset(CORNERS)


# -- the agenda ---------------------------------------------------------------------------------


def first(state: State) -> Task:
    """The task that is due."""
    return state.agenda[0]


def doing(state: State, *jobs: Job) -> bool:
    """Whether the task that is due is one of these."""
    return bool(state.agenda) and state.agenda[0].job in jobs


def then(state: State, *tasks: Task) -> State:
    """These come first, before all else on the agenda."""
    return state._replace(agenda=tasks + state.agenda)


def done(state: State, *tasks: Task) -> State:
    """The first task is done, and these take its place."""
    return state._replace(agenda=tasks + state.agenda[1:])


def done_once(state: State) -> State:
    """The first task is done once more, and stays as long as any of it is left."""
    return done(state, *first(state).less())


def dropped_unless(state: State, possible: object) -> Result | None:
    """What happens by itself to a task that asks for nothing possible: it is done."""
    return None if possible else (done(state), ())


# -- squares ------------------------------------------------------------------------------------


def corner_pyramid(state: State, square: int) -> bool:
    """Whether a pyramid stands in this corner (UM-110)."""
    return square in _CORNERS and square in state.pyramids


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


def with_room(state: State, squares: tuple[Square, ...]) -> list[Square]:
    """Those of a few squares that can hold one more population token."""
    attacks, destroyed, bases, people = state.attacks, state.destroyed, state.bases, state.people
    return [
        square
        for square in squares
        if (people[square] < ROOM or people[square] < capacity(state, square))
        and not (square in attacks or square in bases or square in destroyed)
    ]


def spacious(state: State) -> bool:
    """Whether two squares have room, so that from wherever one looks there is some elsewhere."""
    attacks, destroyed, bases = state.attacks, state.destroyed, state.bases
    seen = False
    for square, people in enumerate(state.people):  # hardly ever more than a few are asked
        if people >= ROOM or square in attacks or square in destroyed or square in bases:
            continue
        if seen:
            return True
        seen = True
    return False


def roomy(state: State, *, but: int = NONE) -> list[Square]:
    """All squares that can hold one more, but for this one."""
    return roomy_among(SQUARES, state, but)


def roomy_among(each: tuple[T, ...], state: State, but: int) -> list[T]:
    """Of what there is one for each square, that of all `roomy` ones."""
    barred = {*state.attacks, *state.destroyed, *state.bases, but}
    big = {state.base_u, *_CORNERS.intersection(state.pyramids)}
    return [
        one
        for one, square, people in zip(each, SQUARES, state.people, strict=True)
        if (people < ROOM or (people < BIG_ROOM and square in big)) and square not in barred
    ]


def resettled(people: tuple[int, ...], origin: int, target: int) -> tuple[int, ...]:
    """The population of all squares when one token is on another square."""
    changed = list(people)
    changed[origin] -= 1
    changed[target] += 1
    return tuple(changed)


def move_person(state: State, origin: int, target: int) -> State:
    """One population token is on another square."""
    return state._replace(people=resettled(state.people, origin, target))


def covered(state: State, square: int) -> bool:
    """Whether a square counts as covered in its row (UM-98)."""
    return square in state.attacks or square in state.destroyed or square == state.base_u


# -- characters ---------------------------------------------------------------------------------


def within_reach(far: Character) -> tuple[tuple[tuple[Square, ...], ...], ...]:
    """By character and square: where one reaches from there; this one beside it, too."""
    return tuple(
        tuple((here, *BESIDE[here]) if one == far else (here,) for here in SQUARES)
        for one in Character
    )


def protected(state: State, square: int) -> bool:
    """Whether a square is in the zone of a protector (UM-59)."""
    one, other = PROTECTORS
    return state.at[one] in AROUND[square] or state.at[other] in AROUND[square]


def can(state: State, character: int, deed: Deed) -> bool:
    """Whether a character has a cube and a free place for this (UM-50, UM-51)."""
    free = state.used[character][deed] < SHEETS[character][deed]
    return free and state.cubes[character] > 0


def spend(state: State, character: int, deed: Deed, **changes: Any) -> State:
    """A cube goes on its place, and what else changes by it does."""
    cubes, used = list(state.cubes), list(state.used)
    cubes[character] -= 1
    used[character] = with_at(used[character], deed, used[character][deed] + 1)
    return state._replace(cubes=tuple(cubes), used=tuple(used), **changes)


def arriving(state: State, character: int, square: int) -> dict[str, Any]:
    """What changes when a character is on this square: Base U gives all energy back (UM-85)."""
    at = with_at(state.at, character, int(square))
    if square != state.base_u:
        return {"at": at}
    return {"at": at, "energy": with_at(state.energy, character, ENERGY)}


def stand(state: State, character: int, square: int) -> State:
    """A character is on this square."""
    return state._replace(**arriving(state, character, square))


def home(state: State, character: int, why: Why) -> Result:
    """A character goes to Base U."""
    return stand(state, character, state.base_u), (WentHome(Character(character), why),)


# Every character has all cubes again (UM-33).
ALL_CUBES: Final = (CUBES,) * len(Character)
NONE_USED: Final = ((0,) * len(Deed),) * len(Character)
