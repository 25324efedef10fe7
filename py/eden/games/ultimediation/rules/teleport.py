"""Teleporting: what can be lifted, by whom, and where it can go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import repeat
from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import Judge, No, Noes, Refusal
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Lift, LiftPyramid, OnSquare, Raise, Source, To, WhoWhere
from ..data import SQUARES, Character, Deed, Square
from ..events import Teleported
from ..state import NONE, Job, State, Task, Thing
from . import bases
from .board import Result, resettled, roomy, roomy_among, spacious, within_reach
from .pyramids import pyramid_fits, pyramid_lifts
from .reasons import UNINHABITABLE, Reason, cube, elsewhere, out_of_reach, there

LIFT: Final = tuple(tuple(Lift(one, square) for square in SQUARES) for one in Character)
RAISES: Final = tuple(tuple(LiftPyramid(one, square) for square in SQUARES) for one in Character)
SOURCE: Final = tuple(Source(square) for square in SQUARES)
RAISE: Final = tuple(Raise(square) for square in SQUARES)
TO: Final = tuple(To(square) for square in SQUARES)
# By character and square: from where it can teleport (UM-57, UM-72).
_REACH: Final = within_reach(Character.VERA)
_LIFTS: Final = tuple(
    tuple(tuple(LIFT[one][square] for square in reach) for reach in _REACH[one])
    for one in Character
)
_TARGET: Final = Task(Job.TARGET)


# -- what can be lifted -------------------------------------------------------------------------


def by(state: State, one: Character) -> list[Act]:
    """What a character can teleport."""
    lifts = by_with_room(state, one)
    return [act for act in lifts if not isinstance(act, Lift) or _room_elsewhere(state, act.square)]


def by_with_room(state: State, one: Character) -> list[Act]:
    """What a character can teleport where there is room elsewhere for whoever it is."""
    here, people = state.at[one], state.people
    lifts: list[Act] = [lift for lift in _LIFTS[one][here] if people[lift.square]]
    if state.pyramids_on:
        reach = _REACH[one][here]
        lifts += [RAISES[one][square] for square in reach if pyramid_lifts(state, square)]
    return lifts


def anywhere(state: State) -> Iterator[Act]:
    """All that can be teleported from anywhere."""
    room = spacious(state)
    inhabited = (square for square, people in zip(SQUARES, state.people, strict=True) if people)
    yield from (SOURCE[square] for square in inhabited if room or _room_elsewhere(state, square))
    standing = (SQUARES[square] for square in sorted({*state.pyramids} - {NONE}))
    yield from (RAISE[square] for square in standing if pyramid_lifts(state, square))


def anything(state: State, room: bool) -> bool:
    """Whether there is anything that can be teleported; `room`: the Earth is surely spacious."""
    if any(state.people) and (room or spacious(state)):
        return True
    people = any(map(person_lifts, repeat(state), SQUARES))
    return people or any(map(pyramid_lifts, repeat(state), SQUARES))


def person_lifts(state: State, square: Square) -> bool:
    """Whether there is somebody here, and room for them elsewhere (UM-57)."""
    return state.people[square] > 0 and _room_elsewhere(state, square)


def _room_elsewhere(state: State, square: Square) -> bool:
    return spacious(state) or bool(roomy(state, but=square))


def _held(state: State, act: WhoWhere | OnSquare) -> bool:
    """Whether a pyramid must stay for those who live with it (UM-112)."""
    return act.square in state.pyramids and not pyramid_lifts(state, act.square)


def _crowded_out(state: State, act: WhoWhere | OnSquare) -> bool:
    return state.people[act.square] > 0 and not person_lifts(state, act.square)


_NOBODY: Final[Reason] = No("UM-57", lambda state, act: not state.people[act.square], "nobody")
_NO_ROOM: Final[Reason] = No("UM-57", _crowded_out, "room")
_NO_PYRAMID: Final[Reason] = No(
    "UM-109", lambda state, act: act.square not in state.pyramids, "none"
)
_HELD: Final[Reason] = No("UM-112", _held)

# Against what a character lifts, a token or a pyramid; and against what is lifted from afar.
AGAINST: Final[dict[type[Act], Judge[State, Any]]] = {
    Lift: Noes[State, Lift](
        *cube(Deed.TELEPORT),
        *out_of_reach(Character.VERA, "UM-72"),
        elsewhere("UM-57", but=Character.VERA),
        _NOBODY,
        _NO_ROOM,
    ),
    LiftPyramid: Noes[State, LiftPyramid](
        *cube(Deed.TELEPORT),
        _NO_PYRAMID,
        *out_of_reach(Character.VERA, "UM-72"),
        elsewhere("UM-109", but=Character.VERA),
        _HELD,
    ),
}
AFAR: Final[dict[type[Act], Judge[State, Any]]] = {
    Source: Noes[State, Source](_NOBODY, _NO_ROOM),
    Raise: Noes[State, Raise](_NO_PYRAMID, _HELD),
}


def all_afar(state: State) -> tuple[Act, ...]:
    """All that could be meant by a teleport from afar."""
    return (*SOURCE, *(RAISE if state.pyramids_on else ()))


# -- lifted, and put down -----------------------------------------------------------------------


def lift(state: State, thing: Thing, square: Square) -> Result:
    """Something is lifted; where it goes is asked next."""
    agenda = (_TARGET, *state.agenda)
    return state._replace(lifted=(int(thing), int(square)), agenda=agenda), ()


def lift_anything(state: State, action: Act) -> Result:
    """What was chosen anywhere is lifted."""
    assert isinstance(action, Source | Raise)
    thing = Thing.PERSON if isinstance(action, Source) else Thing.PYRAMID
    return lift(state, thing, action.square)


# By what is lifted, unless it is people: whether it can be on a square.
_FITS: Final[dict[int, Callable[[State, Square], bool]]] = {
    Thing.PYRAMID: pyramid_fits,
    Thing.BASE: bases.free,
}


def _other_base(state: State) -> tuple[int, ...]:
    return tuple(base for base in state.bases if base != state.lifted[1])


def targets(state: State) -> tuple[Act, ...]:
    """Where what is lifted can go."""
    thing, origin = state.lifted
    if thing == Thing.PERSON:
        return tuple(roomy_among(TO, state, origin))
    return tuple([to for to in TO if to.square != origin and _FITS[thing](state, to.square)])


def _at_home(rule: str) -> Reason:
    """It is there already."""
    return No(rule, lambda state, to: to.square == state.lifted[1], "here")


# Against the square where something is put down, by what is lifted.
_TARGETS: Final[dict[Thing, Noes[State, To]]] = {
    Thing.PERSON: Noes(_at_home("UM-57"), *UNINHABITABLE),
    Thing.PYRAMID: Noes(
        _at_home("UM-109"),
        No("UM-108", there(lambda state: state.attacks), "attack"),
        No("UM-108", there(lambda state: state.destroyed), "destroyed"),
        No("UM-108", there(lambda state: state.bases), "base"),
    ),
    Thing.BASE: Noes(
        _at_home("UM-113"),
        No("UM-113", there(lambda state: state.attacks), "attack"),
        No("UM-120", lambda state, to: to.square == state.base_u, "base u"),
        No("UM-120", there(_other_base), "base"),
        No("UM-120", there(lambda state: state.destroyed), "destroyed"),
        No("UM-120", there(lambda state: state.pyramids), "pyramid"),
    ),
}


def _no_target(state: State, to: To) -> Refusal[State, To] | None:
    """What is against putting down there what is lifted."""
    return _TARGETS[Thing(state.lifted[0])](state, to)


def put_down(state: State, action: Act) -> Result:
    """What was lifted is there."""
    assert isinstance(action, To)
    thing, origin = state.lifted
    target = action.square
    state = state._replace(
        lifted=(NONE, NONE),
        agenda=state.agenda[1:],
        people=resettled(state.people, origin, target) if thing == Thing.PERSON else state.people,
    )
    if thing == Thing.PYRAMID:
        number = state.pyramids.index(origin)
        state = state._replace(pyramids=with_at(state.pyramids, number, int(target)))
    elif thing == Thing.BASE:
        state = bases.put(state, state.bases.index(origin), target)
    return state, (Teleported(Thing(thing), SQUARES[origin], target),)


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.TARGET: Step(
        "target", targets, put_down, against={To: _no_target}, candidates=lambda state: TO
    ),
}
