"""What cards do: one small function a kind, the strength is on the card."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Decision, Event
from eden.engine.notation import Act
from eden.engine.values import with_at, without

from ..acts import (
    Avert,
    Calm,
    Draw,
    Jump,
    Look,
    Lose,
    On,
    Raise,
    Refresh,
    Source,
    Turn,
)
from ..data import (
    COLUMNS,
    CUBES,
    DESTRUCTIONS,
    ENERGY,
    FORESEEN,
    ROOM,
    SQUARES,
    Character,
    Deed,
    Kind,
    Pile,
    Square,
    Why,
)
from ..events import (
    AttackCancelled,
    CubeBack,
    CubeLost,
    Destroyed,
    EnergyBack,
    EnergyLost,
    Foreseen,
    Jumped,
    TokenAverted,
)
from ..state import Job, State, Task, Thing
from . import disasters, flight
from .attacks import base_fits
from .board import (
    Result,
    corner_pyramid,
    deck,
    discard,
    done,
    draw_card,
    draw_square,
    drawn,
    drawn_square,
    first,
    home,
    pyramid_fits,
    room,
    shuffle,
    stand,
    then,
)

ON: Final = On()
CALM: Final = tuple(Calm(square) for square in SQUARES)
AVERT: Final = tuple(Avert(square) for square in SQUARES)
SOURCE: Final = tuple(Source(square) for square in SQUARES)
RAISE: Final = tuple(Raise(square) for square in SQUARES)
LOSE: Final = tuple(Lose(character) for character in Character)
REFRESH: Final = tuple(Refresh(character) for character in Character)
JUMP: Final = tuple(tuple(Jump(one, square) for square in SQUARES) for one in Character)
LOOK: Final = tuple(Look(pile) for pile in Pile)
# The place from which a cube comes back, the most wanted one first.
_WANTED: Final = (
    Deed.MEDIATE,
    Deed.CANCEL,
    Deed.TELEPORT,
    Deed.MOVE,
    Deed.TD,
    Deed.AD,
    Deed.POWER,
)
# Kinds that ask for a choice, again and again; all others happen at once or draw a card.
CHOICES: Final = (Kind.CALM, Kind.CARRY, Kind.JUMP, Kind.REFRESH, Kind.EXHAUST)


def useful(state: State, kind: Kind) -> bool:
    """Whether a power card of this kind would do anything now."""
    match kind:
        case Kind.REST:
            return any(state.energy[one] < ENERGY for one in state.team)
        case Kind.FORESEE:
            return bool(look_options(state))
        case Kind.SHELTER:
            return False
        case _:
            return bool(choices(state, kind))


# -- effects that happen at once ----------------------------------------------------------------


def start(state: State) -> Result:
    """An effect is due: what it does, or what it asks for."""
    _, kind, strength, camp = first(state)
    match kind:
        case Kind.ATTACKS:
            return done(state, Task(Job.ATTACK, strength)), ()
        case Kind.SIEGE:
            row = state.bases[camp] // COLUMNS
            return done(state, Task(Job.ATTACK, strength, row)), ()
        case Kind.UPROOT:
            return done(state, Task(Job.REBASE, camp)), ()
        case Kind.DRAIN:
            return _tired(done(state), (Character(state.mediator),), strength)
        case Kind.TIRE:
            return _tired(done(state), state.team, strength)
        case Kind.RECALL:
            return home(done(state), state.mediator, Why.RECALLED)
        case Kind.FORGET:
            return shuffle(done(state), Pile(camp))
        case Kind.REST:
            return done(state)._replace(energy=(ENERGY,) * len(Character)), (EnergyBack(),)
        case Kind.FORESEE:
            return done(state, Task(Job.FORESEE)), ()
        case _:
            return done(state), ()


def _tired(state: State, who: tuple[Character, ...], strength: int) -> Result:
    """Energy is lost, but for those in Base U."""
    events: list[Event] = []
    for one in (one for one in who if state.at[one] != state.base_u):
        lost = min(strength, state.energy[one])
        state = state._replace(energy=with_at(state.energy, one, state.energy[one] - lost))
        events += [EnergyLost(one)] * lost
    return state, tuple(events)


# -- a permanent destruction --------------------------------------------------------------------


def destroyable(state: State, square: Square) -> bool:
    """Where a permanent destruction can be: nothing of ours or theirs stands there."""
    return base_fits(state, square) and square not in state.attacks


def pending_destroy(state: State) -> Decision[Act]:
    """A card names the square."""
    return draw_square(state, "destroy")


def apply_destroy(state: State, action: Act) -> Result:
    """The square is gone for good, or another card is drawn (UM-101)."""
    assert isinstance(action, Draw)
    state, events, square = drawn_square(state, action)
    if not destroyable(state, square):
        return state, events
    state = done(state._replace(destroyed=state.destroyed | {square}))
    told: list[Event] = [*events, Destroyed(square)]
    for one in state.team:
        if state.at[one] == square:
            state, went = home(state, one, Why.DESTROYED)
            told += went
    return flight.join(state, square), tuple(told)


def destruction_left(state: State) -> bool:
    """Whether one of the two is still in the box."""
    return len(state.destroyed) < DESTRUCTIONS


# -- effects that are chosen --------------------------------------------------------------------


def choices(state: State, kind: Kind) -> tuple[Act, ...]:
    """What an effect of this kind can be done to."""
    match kind:
        case Kind.CALM:
            return calm_options(state)
        case Kind.CARRY:
            return source_options(state)
        case Kind.JUMP:
            free = [square for square in SQUARES if square not in state.destroyed]
            return tuple(JUMP[one][sq] for one in state.team for sq in free if sq != state.at[one])
        case Kind.REFRESH:
            return tuple(REFRESH[one] for one in state.team if any(state.used[one]))
        case Kind.EXHAUST:
            return tuple(LOSE[one] for one in state.team if state.cubes[one])
        case _:
            return ()


def options(state: State) -> tuple[Act, ...]:
    """The next choice of an effect; what helps may also be left."""
    kind = Kind(first(state).one)
    found = choices(state, kind)
    return found if kind == Kind.EXHAUST else (*found, ON)


def calm_options(state: State) -> tuple[Act, ...]:
    """Every attack and every disaster token."""
    return (
        *(CALM[square] for square in sorted(state.attacks)),
        *(AVERT[square] for square in sorted(set(state.tokens))),
    )


def apply(state: State, action: Act) -> Result:
    """One step of an effect is done, and one less is left."""
    job, kind, left, camp = first(state)
    if isinstance(action, On):
        return done(state), ()
    state = done(state, *((Task(job, kind, left - 1, camp),) if left > 1 else ()))
    match action:
        case Calm() | Avert():
            return calm(state, action)
        case Source() | Raise():
            return lift(state, action)
        case Jump(character, square):
            return stand(state, character, square), (Jumped(character, square),)
        case Refresh(character):
            return _refresh(state, character)
        case Lose(character):
            cubes = with_at(state.cubes, character, state.cubes[character] - 1)
            return state._replace(cubes=cubes), (CubeLost(character),)
        case _:
            raise TypeError(action)


def calm(state: State, action: Act) -> Result:
    """An attack or a disaster token leaves the board."""
    match action:
        case Calm(square):
            state = state._replace(attacks=state.attacks - {square})
            return discard(state, Pile.ATTACK, square), (AttackCancelled(square),)
        case Avert(square):
            state = state._replace(tokens=without(state.tokens, square))
            return state if state.tokens else disasters.over(state), (TokenAverted(square),)
        case _:
            raise TypeError(action)


def _refresh(state: State, character: Character) -> Result:
    used = state.used[character]
    deed = next(deed for deed in _WANTED if used[deed])
    state = state._replace(
        used=with_at(state.used, character, with_at(used, deed, used[deed] - 1)),
        cubes=with_at(state.cubes, character, min(CUBES, state.cubes[character] + 1)),
    )
    return state, (CubeBack(character),)


# -- teleporting --------------------------------------------------------------------------------


def source_options(state: State) -> tuple[Act, ...]:
    """All that can be teleported from anywhere."""
    return (
        *(SOURCE[square] for square in SQUARES if person_lifts(state, square)),
        *(RAISE[square] for square in SQUARES if pyramid_lifts(state, square)),
    )


def person_lifts(state: State, square: Square) -> bool:
    """Whether there is somebody here, and room for them elsewhere (UM-57)."""
    return state.people[square] > 0 and any(
        room(state, other) > 0 for other in SQUARES if other != square
    )


def pyramid_lifts(state: State, square: Square) -> bool:
    """Whether a pyramid here can be teleported (UM-109, UM-112)."""
    if square not in state.pyramids:
        return False
    lone = corner_pyramid(state, square) and state.pyramids.count(square) == 1
    return not (lone and state.people[square] > ROOM)


def lift(state: State, action: Act) -> Result:
    """Something is lifted; where it goes is asked next."""
    match action:
        case Source(square):
            lifted = (int(Thing.PERSON), int(square))
        case Raise(square):
            lifted = (int(Thing.PYRAMID), int(square))
        case _:
            raise TypeError(action)
    return then(state._replace(lifted=lifted), Task(Job.TARGET)), ()


def targets(state: State) -> tuple[Square, ...]:
    """Where what is lifted can go."""
    thing, origin = state.lifted
    match thing:
        case Thing.PERSON:
            return tuple(sq for sq in SQUARES if sq != origin and room(state, sq) > 0)
        case Thing.PYRAMID:
            return tuple(sq for sq in SQUARES if sq != origin and pyramid_fits(state, sq))
        case _:
            return tuple(sq for sq in SQUARES if base_fits(state, sq) and sq not in state.attacks)


# -- looking ahead ------------------------------------------------------------------------------


def look_options(state: State) -> tuple[Act, ...]:
    """Every pile that this game uses and that is not known already (UM-94)."""
    piles = [Pile.EAST, Pile.WEST, Pile.ATTACK]
    piles += [] if state.round else [Pile.POWER]
    piles += [Pile.DISASTER] if state.pyramids_on else []
    return tuple(LOOK[pile] for pile in piles if _unknown(state, pile))


def _unknown(state: State, pile: Pile) -> int:
    """How many of the next three cards of a pile are still to be seen."""
    known = state.tops[pile]
    blank = state._replace(tops=with_at(state.tops, pile, ()))
    return min(FORESEEN, len(deck(blank, pile))) - len(known)


def apply_look(state: State, action: Act) -> Result:
    """Three cards are turned, one after the other."""
    assert isinstance(action, Look)
    return done(state, Task(Job.LOOK, action.pile, _unknown(state, action.pile))), ()


def pending_look(state: State) -> Decision[Act]:
    """The next unknown card of that pile."""
    pile = Pile(first(state).one)
    now = draw_card(state._replace(tops=with_at(state.tops, pile, ())), pile, "look")
    known = state.tops[pile]
    return Decision(
        now.seat,
        now.ask,
        tuple(act for act in now.options if isinstance(act, Turn) and act.card not in known),
    )


def apply_seen(state: State, action: Act) -> Result:
    """A card is known, in its place."""
    assert isinstance(action, Turn)
    pile, left = action.pile, first(state).two - 1
    known = state.tops[pile]
    blank = state._replace(tops=with_at(state.tops, pile, ()))
    shuffled, events = drawn(blank, pile, action.card)
    state = shuffled._replace(tops=with_at(state.tops, pile, (*known, action.card)))
    if left:
        return done(state, Task(Job.LOOK, pile, left)), events
    return done(state), (*events, Foreseen(pile, state.tops[pile]))
