"""What cards do, by their kind: at once, by a choice, or by a card that is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, Final, NamedTuple

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.refusal import Judge, No, Noes
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Jump, Lose, On, Refresh
from ..data import COLUMNS, CUBES, DESTRUCTIONS, ENERGY, SQUARES, Character, Deed, Kind, Why
from ..events import CubeBack, CubeLost, Destroyed, EnergyBack, EnergyLost, Jumped
from ..state import Job, State, Task
from . import bases, cancel, flight, foresight, teleport
from .board import ByItself, Result, done, done_once, dropped_unless, first, home, stand, then
from .piles import attack_cards, drawn_square, shuffle
from .reasons import ABSENT, NEVER, NO_CUBE, there

ON: Final = On()
LOSE: Final = tuple(Lose(character) for character in Character)
REFRESH: Final = tuple(tuple(Refresh(one, deed) for deed in Deed) for one in Character)
JUMP: Final = tuple(tuple(Jump(one, square) for square in SQUARES) for one in Character)


# -- at once ------------------------------------------------------------------------------------


def _attacks(state: State, effect: Task) -> Result:
    """Attacks follow."""
    return then(state, Task(Job.ATTACK, effect.left)), ()


def _siege(state: State, effect: Task) -> Result:
    """Attacks follow in the row of the base."""
    row = state.bases[effect.camp] // COLUMNS
    return then(state, Task(Job.ATTACK, effect.left, row)), ()


def _uproot(state: State, effect: Task) -> Result:
    """The base moves."""
    return then(state, Task(Job.REBASE, effect.camp)), ()


def _forget(state: State, effect: Task) -> Result:
    """The discarded cards of the camp come back."""
    return shuffle(state, effect.camp)


def _recall(state: State, effect: Task) -> Result:
    """The mediator goes home."""
    return home(state, state.mediator, Why.RECALLED)


def _drain(state: State, effect: Task) -> Result:
    """The mediator loses energy."""
    return _tired(state, (Character(state.mediator),), effect.left)


def _tire(state: State, effect: Task) -> Result:
    """All lose energy."""
    return _tired(state, state.team, effect.left)


def _tired(state: State, who: tuple[Character, ...], strength: int) -> Result:
    """Energy is lost, but for those in Base U."""
    events: list[Event] = []
    for one in (one for one in who if state.at[one] != state.base_u):
        lost = min(strength, state.energy[one])
        state = state._replace(energy=with_at(state.energy, one, state.energy[one] - lost))
        events += [EnergyLost(one)] * lost
    return state, tuple(events)


def _rest(state: State, effect: Task) -> Result:
    """All have all energy again."""
    return state._replace(energy=(ENERGY,) * len(Character)), (EnergyBack(),)


def _foresee(state: State, effect: Task) -> Result:
    """A pile is looked at."""
    return then(state, Task(Job.FORESEE)), ()


# What happens at once, with the effect off the agenda.
AT_ONCE: Final[dict[Kind, Callable[[State, Task], Result]]] = {
    Kind.ATTACKS: _attacks,
    Kind.SIEGE: _siege,
    Kind.UPROOT: _uproot,
    Kind.FORGET: _forget,
    Kind.RECALL: _recall,
    Kind.DRAIN: _drain,
    Kind.TIRE: _tire,
    Kind.REST: _rest,
    Kind.FORESEE: _foresee,
}


# -- by choice, again and again -----------------------------------------------------------------


def _jumps(state: State) -> Iterator[Act]:
    """Every character, every square but the destroyed ones."""
    free = [square for square in SQUARES if square not in state.destroyed]
    return (JUMP[one][sq] for one in state.team for sq in free if sq != state.at[one])


def _jump(state: State, action: Act) -> Result:
    assert isinstance(action, Jump)
    state = stand(state, action.character, action.square)
    return state, (Jumped(action.character, action.square),)


def _refreshes(state: State) -> Iterator[Act]:
    """Every place of every sheet on which a cube lies."""
    return (REFRESH[one][deed] for one in state.team for deed in Deed if state.used[one][deed])


def _refresh(state: State, action: Act) -> Result:
    assert isinstance(action, Refresh)
    one, deed = action.character, action.deed
    used = state.used[one]
    state = state._replace(
        used=with_at(state.used, one, with_at(used, deed, used[deed] - 1)),
        cubes=with_at(state.cubes, one, min(CUBES, state.cubes[one] + 1)),
    )
    return state, (CubeBack(one, deed),)


def _losses(state: State) -> Iterator[Act]:
    """Whoever has a cube left."""
    return (LOSE[one] for one in state.team if state.cubes[one])


def _lose(state: State, action: Act) -> Result:
    assert isinstance(action, Lose)
    one = action.character
    return state._replace(cubes=with_at(state.cubes, one, state.cubes[one] - 1)), (CubeLost(one),)


class Choice(NamedTuple):
    """An effect that asks what it is done to; what helps may also be left."""

    among: Callable[[State], Iterator[Act]]
    does: Callable[[State, Act], Result]
    against: dict[type[Act], Judge[State, Any]]
    meant: Callable[[State], Iterable[Act]]
    must: bool = False


_JUMPS: Final = Noes[State, Jump](
    ABSENT,
    No("UM-54", lambda state, act: act.square == state.at[act.character], "here"),
    No("UM-54", there(lambda state: state.destroyed), "destroyed"),
)
_REFRESHES: Final = Noes[State, Refresh](
    ABSENT, No("UM-55", lambda state, act: not state.used[act.character][act.deed], "unused")
)
CHOICES: Final[dict[Kind, Choice]] = {
    Kind.CALM: Choice(cancel.anywhere, cancel.clear, cancel.AFAR, cancel.all_afar),
    Kind.CARRY: Choice(teleport.anywhere, teleport.lift_anything, teleport.AFAR, teleport.all_afar),
    Kind.JUMP: Choice(_jumps, _jump, {Jump: _JUMPS}, lambda state: chain(*JUMP)),
    Kind.REFRESH: Choice(
        _refreshes, _refresh, {Refresh: _REFRESHES}, lambda state: chain(*REFRESH)
    ),
    Kind.EXHAUST: Choice(
        _losses, _lose, {Lose: Noes(ABSENT, NO_CUBE)}, lambda state: LOSE, must=True
    ),
}


def _step(choice: Choice) -> Step[State, Act]:
    """How an effect asks."""
    left = () if choice.must else (ON,)
    return Step(
        "effect",
        lambda state: (*choice.among(state), *left),
        _choose,
        against={**choice.against, **({} if choice.must else {On: NEVER})},
        candidates=lambda state: (*choice.meant(state), *left),
    )


def _choose(state: State, action: Act) -> Result:
    """One step of an effect is done, and one less is left."""
    if isinstance(action, On):
        return done(state), ()
    return CHOICES[first(state).kind].does(done_once(state), action)


# -- by a card: a permanent destruction ---------------------------------------------------------


def _destroy(state: State, action: Act) -> Result:
    """The square is gone for good, or, where anything stands, another card is drawn (UM-101)."""
    state, events, square = drawn_square(state, action)
    if not bases.free(state, square):
        return state, events
    state = done(state._replace(destroyed=state.destroyed | {square}))
    told: list[Event] = [*events, Destroyed(square)]
    for one in state.team:
        if state.at[one] == square:
            state, went = home(state, one, Why.DESTROYED)
            told += went
    return flight.join(state, square), tuple(told)


# -- an effect is due ---------------------------------------------------------------------------


def useful(state: State, kind: Kind) -> bool:
    """Whether a power card of this kind would do anything now."""
    match kind:
        case Kind.REST:
            return any(state.energy[one] < ENERGY for one in state.team)
        case Kind.FORESEE:
            return bool(foresight.piles(state))
        case Kind.SHELTER:
            return False
        case _:
            return any(CHOICES[kind].among(state))


def _by_itself(state: State) -> Result | None:
    """It happens, or nothing is left that it could be done to."""
    effect = first(state)
    kind = effect.kind
    if kind in AT_ONCE:
        return AT_ONCE[kind](done(state), effect)
    if kind == Kind.DESTROY:
        return dropped_unless(state, len(state.destroyed) < DESTRUCTIONS)
    return dropped_unless(state, any(CHOICES[kind].among(state)))


# One job for all effects, so these are by kind.
STEPS: Final[dict[Kind, Step[State, Act]]] = {
    **{kind: _step(choice) for kind, choice in CHOICES.items()},
    Kind.DESTROY: Step("destroy", attack_cards, _destroy, chance=True),
}
BY_ITSELF: Final[dict[Job, ByItself]] = {Job.EFFECT: _by_itself}
