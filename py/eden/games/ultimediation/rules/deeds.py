"""The action phase: what each character can do with a cube, and the whole team together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.values import with_at

from ..acts import (
    Avert,
    Calm,
    Cancel,
    End,
    Join,
    Lift,
    LiftPyramid,
    Load,
    Mediate,
    Move,
    MoveBase,
    Raise,
    Remote,
    Source,
    To,
    Use,
    Ward,
)
from ..data import (
    AROUND,
    BESIDE,
    BESIDE_ROUND,
    CAMPS,
    ENERGY,
    MEDIATORS,
    POWERS,
    REMOTE_TEAM,
    SQUARES,
    Character,
    Deed,
    Kind,
    Pile,
    Square,
    Why,
)
from ..events import (
    Joined,
    Moved,
    PowerUsed,
    Teleported,
)
from ..state import NONE, Job, Phase, State, Task, Thing
from . import effects, flight, mediation, ship
from .attacks import USE
from .board import (
    Result,
    can,
    discard,
    done,
    first,
    home,
    protected,
    spend,
    stand,
    then,
)

MOVE: Final = tuple(tuple(Move(one, square) for square in SQUARES) for one in Character)
LIFT: Final = tuple(tuple(Lift(one, square) for square in SQUARES) for one in Character)
RAISES: Final = tuple(tuple(LiftPyramid(one, square) for square in SQUARES) for one in Character)
CANCEL: Final = tuple(tuple(Cancel(one, square) for square in SQUARES) for one in Character)
WARD: Final = tuple(tuple(Ward(one, square) for square in SQUARES) for one in Character)
MEDIATE: Final = tuple(tuple(Mediate(one, pile) for pile in CAMPS) for one in Character)
REMOTE: Final = (Remote(Deed.TD), Remote(Deed.AD))
JOIN: Final = tuple(Join(one) for one in Character)
BASE: Final = tuple(MoveBase(pile) for pile in CAMPS)
TO: Final = tuple(To(square) for square in SQUARES)
LOAD, END = Load(), End()


# -- what can be done ---------------------------------------------------------------------------


def options(state: State) -> tuple[Act, ...]:
    """Every action of every character, the remote ones, and the end of the turn (UM-52)."""
    found: list[Act] = []
    for one in state.team:
        if state.cubes[one]:
            found += _of(state, one)
    found += [act for act in REMOTE if no_remote(state, act.deed) is None]
    found += [act for act in BASE if no_base(state) is None]
    return (*found, END)


def _of(state: State, one: Character) -> Iterator[Act]:
    if can(state, one, Deed.MOVE):
        yield from (MOVE[one][square] for square in ways(state, one))
    if can(state, one, Deed.POWER) and no_power(state, one) is None:
        yield USE[one]
    if can(state, one, Deed.TELEPORT):
        reach = teleport_reach(state, one)
        yield from (LIFT[one][sq] for sq in reach if effects.person_lifts(state, sq))
        yield from (RAISES[one][sq] for sq in reach if effects.pyramid_lifts(state, sq))
        if one == Character.ELLI and ship.no_load(state) is None:
            yield LOAD
    if can(state, one, Deed.CANCEL) and may_cancel(state, one):
        reach = cancel_reach(state, one)
        yield from (CANCEL[one][square] for square in reach if square in state.attacks)
        yield from (WARD[one][square] for square in reach if square in state.tokens)
    if can(state, one, Deed.MEDIATE):
        yield from (MEDIATE[one][c] for c in CAMPS if mediation.reaches(state, one, c))


def ways(state: State, one: Character) -> tuple[Square, ...]:
    """Where a character can move with one action (UM-54, UM-65, UM-67, UM-103)."""
    here = SQUARES[state.at[one]]
    steps = _steps(one, here, state.round)
    if state.destroyed:
        return _round_destroyed(state, one, here)
    return steps


@cache
def _steps(one: Character, here: Square, wraps: bool) -> tuple[Square, ...]:
    """All squares in reach of one action on an Earth without destruction."""
    reach = _next(one, here, wraps)
    if one == Character.ELLI:
        reach |= {far for near in reach for far in _next(one, near, wraps)}
    return tuple(sorted(reach - {here}))


@cache
def _next(one: Character, here: Square, wraps: bool) -> frozenset[Square]:
    straight = (BESIDE_ROUND if wraps else BESIDE)[here]
    diagonal = AROUND[here] if one in (Character.ELLI, Character.AGAPI) else ()
    return frozenset((*straight, *diagonal))


def _round_destroyed(state: State, one: Character, here: Square) -> tuple[Square, ...]:
    near = _next(one, here, state.round) - state.destroyed
    far: set[Square] = set()
    if one == Character.ELLI:
        far = {sq for step in near for sq in _next(one, SQUARES[step], state.round)}
    return tuple(sorted(SQUARES[sq] for sq in (near | far) - state.destroyed - {here}))


def teleport_reach(state: State, one: Character) -> tuple[Square, ...]:
    """The squares from which a character can teleport (UM-57, UM-72)."""
    here = SQUARES[state.at[one]]
    return (here, *BESIDE[here]) if one == Character.VERA else (here,)


def cancel_reach(state: State, one: Character) -> tuple[Square, ...]:
    """The squares on which a character can cancel (UM-58, UM-66)."""
    here = SQUARES[state.at[one]]
    return (here, *BESIDE[here]) if one == Character.ILIAS else (here,)


def may_cancel(state: State, one: Character) -> bool:
    """Mediators cancel only in a protector's zone (UM-59)."""
    return one not in MEDIATORS or protected(state, state.at[one])


# -- what cannot --------------------------------------------------------------------------------


def no_power(state: State, one: Character) -> str | None:
    """The rule that forbids this character to use its power card in the action phase."""
    if state.round:
        return "UM-104"
    card = state.powers[one]
    if card == NONE:
        return "UM-55"
    return None if effects.useful(state, POWERS[card].kind) else "UM-96"


def answers(state: State) -> tuple[Act, ...]:
    """The power cards that can be used when an attack was just drawn (UM-55, UM-56); not when a
    mediation brought it, which has to end first (UM-52)."""
    if state.phase != Phase.ATTACKS:
        return ()
    return tuple(
        USE[one]
        for one in state.team
        if can(state, one, Deed.POWER) and state.powers[one] != NONE and _answers(state, one)
    )


def _answers(state: State, one: Character) -> bool:
    kind = POWERS[state.powers[one]].kind
    return kind == Kind.SHELTER or effects.useful(state, kind)


def no_remote(state: State, deed: Deed) -> str | None:
    """The rule that forbids a remote action now, or None."""
    rule = "UM-61" if deed == Deed.TD else "UM-62"
    if sum(can(state, one, deed) for one in state.team) < REMOTE_TEAM:
        return rule
    some = effects.source_options(state) if deed == Deed.TD else effects.calm_options(state)
    return None if some else rule


def no_base(state: State) -> str | None:
    """The rule that forbids the team to teleport a base, or None (UM-113)."""
    ready = state.pyramids_on and all(
        state.energy[one] == ENERGY and state.at[one] != state.base_u for one in state.team
    )
    return None if ready else "UM-113"


_RULES: Final = {
    Deed.MOVE: "UM-54",
    Deed.TELEPORT: "UM-57",
    Deed.CANCEL: "UM-58",
    Deed.MEDIATE: "UM-60",
    Deed.POWER: "UM-55",
}


def forbids(state: State, action: Act) -> str | None:
    """The rule that forbids this in the action phase, or None."""
    match action:
        case End():
            return None
        case Remote(deed) if deed in (Deed.TD, Deed.AD):
            return no_remote(state, deed)
        case MoveBase(pile):
            return no_base(state) if pile in CAMPS else "UM-113"
        case Load():
            return _no_cube(state, Character.ELLI, Deed.TELEPORT) or ship.no_load(state)
        case Move(one):
            deed = Deed.MOVE
        case Use(one):
            deed = Deed.POWER
        case Lift(one) | LiftPyramid(one):
            deed = Deed.TELEPORT
        case Cancel(one) | Ward(one):
            deed = Deed.CANCEL
        case Mediate(one):
            deed = Deed.MEDIATE
        case _:
            return "UM-52"
    return _no_cube(state, one, deed) or _no_deed(state, one, deed, action)


def _no_cube(state: State, one: Character, deed: Deed) -> str | None:
    if one not in state.team:
        return "UM-10"
    if not state.cubes[one]:
        return "UM-50"
    return None if can(state, one, deed) else "UM-51"


def _no_deed(state: State, one: Character, deed: Deed, action: Act) -> str | None:
    if deed == Deed.POWER:
        return no_power(state, one)
    if deed == Deed.CANCEL and not may_cancel(state, one):
        return "UM-59"
    if isinstance(action, LiftPyramid) and action.square in teleport_reach(state, one):
        held = action.square in state.pyramids and not effects.pyramid_lifts(state, action.square)
        if held:
            return "UM-112"
    return None if action in _of(state, one) else _RULES[deed]


# -- what it does -------------------------------------------------------------------------------


def apply(state: State, action: Act) -> Result:
    """An action of the action phase; the end of the turn is dealt with elsewhere."""
    match action:
        case Move(one, square):
            return _move(spend(state, one, Deed.MOVE), one, square)
        case Use(one):
            return use(state, one)
        case Lift(one, square):
            return effects.lift(spend(state, one, Deed.TELEPORT), Source(square))
        case LiftPyramid(one, square):
            return effects.lift(spend(state, one, Deed.TELEPORT), Raise(square))
        case Load():
            return ship.load(spend(state, Character.ELLI, Deed.TELEPORT))
        case Cancel(one, square):
            return effects.calm(spend(state, one, Deed.CANCEL), Calm(square))
        case Ward(one, square):
            return effects.calm(spend(state, one, Deed.CANCEL), Avert(square))
        case Mediate(one, pile):
            return mediation.begin(state, one, pile)
        case Remote(deed):
            return then(state, Task(Job.JOIN, deed, REMOTE_TEAM)), ()
        case MoveBase(pile):
            return _lift_base(state, pile)
        case _:
            raise TypeError(action)


def _move(state: State, one: Character, square: Square) -> Result:
    """Who enters Base U gets all energy back (UM-85)."""
    return stand(state, one, square), (Moved(one, square),)


def use(state: State, one: Character) -> Result:
    """The power card is discarded and does what it says (UM-55)."""
    power = POWERS[state.powers[one]]
    state, events = lay_down(state, one)
    effect = Task(Job.EFFECT, power.kind, power.strength(state.characters))
    return then(state, effect), events


def lay_down(state: State, one: Character) -> Result:
    """A cube and the power card are spent."""
    card = state.powers[one]
    state = spend(state, one, Deed.POWER)
    state = state._replace(powers=with_at(state.powers, one, NONE))
    return discard(state, Pile.POWER, card), (PowerUsed(one, card),)


def _lift_base(state: State, pile: Pile) -> Result:
    """All energy is spent, everybody goes to Base U, the base is lifted (UM-113)."""
    events: list[Event] = []
    for one in state.team:
        state, went = home(state, one, Why.SPENT)
        events += went
    lifted = (int(Thing.BASE), state.bases[pile])
    return then(state._replace(lifted=lifted), Task(Job.TARGET)), tuple(events)


# -- the steps of an action ---------------------------------------------------------------------


def join_options(state: State) -> tuple[Act, ...]:
    """Who can join next; in the order of the sheets, so that a trio is chosen in one way only."""
    _, deed, left, _ = first(state)
    after = state.joined[-1] if state.joined else NONE
    able = [one for one in state.team if one > after and can(state, one, Deed(deed))]
    return tuple(JOIN[one] for one in able[: len(able) - left + 1])


def apply_join(state: State, action: Act) -> Result:
    """A character puts a cube on the place for it; the third one completes the trio."""
    assert isinstance(action, Join)
    _, deed, left, _ = first(state)
    state = spend(state, action.character, Deed(deed))
    joined = (*state.joined, action.character)
    if left > 1:
        return done(state, Task(Job.JOIN, deed, left - 1))._replace(joined=joined), ()
    team = tuple(Character(one) for one in joined)
    state = done(state, Task(Job.REMOTE, deed))._replace(joined=())
    return state, (Joined(team, Deed(deed)),)


def remote_options(state: State) -> tuple[Act, ...]:
    """What the trio can reach: everything (UM-61, UM-62)."""
    if first(state).one == Deed.TD:
        return effects.source_options(state)
    return effects.calm_options(state)


def apply_remote(state: State, action: Act) -> Result:
    """It is done from afar."""
    if isinstance(action, Source | Raise):
        return effects.lift(done(state), action)
    return effects.calm(done(state), action)


def target_options(state: State) -> tuple[Act, ...]:
    """Where what is lifted can go."""
    return tuple(TO[square] for square in effects.targets(state))


def apply_target(state: State, action: Act) -> Result:
    """What was lifted is there."""
    assert isinstance(action, To)
    thing, origin = state.lifted
    target = action.square
    state = done(state)._replace(lifted=(NONE, NONE))
    if thing == Thing.PERSON:
        people = with_at(state.people, origin, state.people[origin] - 1)
        state = state._replace(people=with_at(people, target, people[target] + 1))
    elif thing == Thing.PYRAMID:
        number = state.pyramids.index(origin)
        state = state._replace(pyramids=with_at(state.pyramids, number, int(target)))
    else:
        camp = state.bases.index(origin)
        state = flight.join(state._replace(bases=with_at(state.bases, camp, int(target))), target)
    return state, (Teleported(Thing(thing), SQUARES[origin], target),)
