"""Teleporting: what can be lifted, by whom, and where it can go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.notation import Act
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Lift, LiftPyramid, Raise, Source, To
from ..data import BESIDE, SQUARES, Character, Square
from ..events import Teleported
from ..state import NONE, Job, State, Task, Thing
from . import bases
from .board import Result, done, move_person, room, then
from .pyramids import pyramid_fits, pyramid_lifts

LIFT: Final = tuple(tuple(Lift(one, square) for square in SQUARES) for one in Character)
RAISES: Final = tuple(tuple(LiftPyramid(one, square) for square in SQUARES) for one in Character)
SOURCE: Final = tuple(Source(square) for square in SQUARES)
RAISE: Final = tuple(Raise(square) for square in SQUARES)
TO: Final = tuple(To(square) for square in SQUARES)


# -- what can be lifted -------------------------------------------------------------------------


def by(state: State, one: Character) -> Iterator[Act]:
    """What a character can teleport."""
    reach = _reach(state, one)
    yield from (LIFT[one][square] for square in reach if person_lifts(state, square))
    yield from (RAISES[one][square] for square in reach if pyramid_lifts(state, square))


def anywhere(state: State) -> Iterator[Act]:
    """All that can be teleported from anywhere."""
    yield from (SOURCE[square] for square in SQUARES if person_lifts(state, square))
    yield from (RAISE[square] for square in SQUARES if pyramid_lifts(state, square))


def _reach(state: State, one: Character) -> tuple[Square, ...]:
    """The squares from which a character can teleport (UM-57, UM-72)."""
    here = SQUARES[state.at[one]]
    return (here, *BESIDE[here]) if one == Character.VERA else (here,)


def person_lifts(state: State, square: Square) -> bool:
    """Whether there is somebody here, and room for them elsewhere (UM-57)."""
    return state.people[square] > 0 and any(
        room(state, other) > 0 for other in SQUARES if other != square
    )


def held(state: State, one: Character, square: Square) -> bool:
    """Whether a pyramid in a character's reach must stay for those who live there (UM-112)."""
    there = square in _reach(state, one) and square in state.pyramids
    return there and not pyramid_lifts(state, square)


# -- lifted, and put down -----------------------------------------------------------------------


def lift(state: State, thing: Thing, square: Square) -> Result:
    """Something is lifted; where it goes is asked next."""
    return then(state._replace(lifted=(int(thing), int(square))), Task(Job.TARGET)), ()


def lift_anything(state: State, action: Act) -> Result:
    """What was chosen anywhere is lifted."""
    assert isinstance(action, Source | Raise)
    thing = Thing.PERSON if isinstance(action, Source) else Thing.PYRAMID
    return lift(state, thing, action.square)


def _fits(state: State, thing: int, square: Square) -> bool:
    match thing:
        case Thing.PERSON:
            return room(state, square) > 0
        case Thing.PYRAMID:
            return pyramid_fits(state, square)
        case _:
            return bases.free(state, square)


def targets(state: State) -> tuple[Act, ...]:
    """Where what is lifted can go."""
    thing, origin = state.lifted
    return tuple(TO[sq] for sq in SQUARES if sq != origin and _fits(state, thing, sq))


_RULES: Final = {Thing.PERSON: "UM-57", Thing.PYRAMID: "UM-109", Thing.BASE: "UM-113"}


def _no_target(state: State, action: Act) -> str | None:
    """The rule that forbids to put down there what is lifted, or None."""
    if action in targets(state):
        return None
    thing = Thing(state.lifted[0])
    taken = isinstance(action, To) and not bases.base_fits(state, action.square)
    return "UM-120" if thing == Thing.BASE and taken else _RULES[thing]


def put_down(state: State, action: Act) -> Result:
    """What was lifted is there."""
    assert isinstance(action, To)
    thing, origin = state.lifted
    target = action.square
    state = done(state)._replace(lifted=(NONE, NONE))
    if thing == Thing.PERSON:
        state = move_person(state, origin, target)
    elif thing == Thing.PYRAMID:
        number = state.pyramids.index(origin)
        state = state._replace(pyramids=with_at(state.pyramids, number, int(target)))
    else:
        state = bases.put(state, state.bases.index(origin), target)
    return state, (Teleported(Thing(thing), SQUARES[origin], target),)


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.TARGET: Step(
        "target",
        targets,
        put_down,
        "UM-57",
        forbids=_no_target,
        candidates=lambda state: TO,
    ),
}
