"""Arriving somewhere: habitable planets, dwarf planets, the black hole."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import (
    Choose,
    Find,
    Graze,
    Plant,
    Roll,
    Search,
    Stop,
    Straight,
    Take,
)
from ..data import (
    DWARFS,
    MOST_FALLS,
    Artefact,
    Cell,
    Path,
    Side,
    end_at,
    side_of,
)
from ..events import (
    ArtefactTaken,
    CloverTaken,
    FlagPlanted,
    FlagReturned,
    Halt,
    Landed,
    Rolled,
    Searched,
)
from ..state import NONE, UNSEEN, Phase, State
from .against import FREE, first
from .board import Result, cell_of, flags_left, gain, pay
from .travel import Trip

_GRAZE, _PLANT = Graze(), Plant()
_STRAIGHT, _STOP, _SEARCH = Straight(), Stop(), Search()
_SIDES: Final = tuple(Choose(side) for side in Side)
_ROLLS: Final = tuple(Roll(path) for path in Path)
_FIND: Final = tuple(Find(artefact) for artefact in Artefact)
_TAKE: Final = tuple(Take(artefact) for artefact in Artefact)

_HOLE: Final = Cell.C3


def _here(state: State) -> Cell:
    """The cell at whose place the moving sheep stands."""
    assert state.move is not None
    return cell_of(state.at[state.move.sheep])


# -- habitable planets --------------------------------------------------------------------------


def planet_options(state: State) -> tuple[Act, ...]:
    """A clover or a flag (ED-75); nothing where neither is possible (ED-78)."""
    planet = state.cells[_here(state)]
    clover = (_GRAZE,) if state.pastures[planet] else ()
    stands = state.flags[planet] == state.seat or state.guarded == planet
    return clover if stands or not flags_left(state, state.seat) else (*clover, _PLANT)


def _planet(state: State) -> int:
    return state.cells[_here(state)]


_NO_GRAZE: Final = Noes[State, Graze](
    No("ED-75", lambda state, _: not state.pastures[_planet(state)], "bare")
)
_NO_PLANT: Final = Noes[State, Plant](
    No("ED-132", lambda state, _: state.lambs, "flag", bars=True),
    No("ED-79", lambda state, _: state.flags[_planet(state)] == state.seat, bars=True),
    No("ED-126", lambda state, _: state.guarded == _planet(state)),
    No("ED-78", lambda state, _: not flags_left(state, state.seat)),
)


def _apply_planet(state: State, action: Act) -> Result:
    """The clover is taken or the flag planted."""
    cell, seat = _here(state), state.seat
    planet = state.cells[cell]
    state = state._replace(phase=Phase.AFTER, move=None)
    if isinstance(action, Graze):
        left = with_at(state.pastures, planet, state.pastures[planet] - 1)
        return gain(state, seat)._replace(pastures=left), (CloverTaken(seat, cell),)
    before = state.flags[planet]
    state = state._replace(flags=with_at(state.flags, planet, seat))
    returned = (FlagReturned(before, cell),) if before != NONE else ()
    return state, (*returned, FlagPlanted(seat, cell))


# -- dwarf planets ------------------------------------------------------------------------------


def cache(state: State) -> tuple[int, ...]:
    """The artefacts on the dwarf planet where the moving sheep stands."""
    return state.caches[state.cells[_here(state)] - DWARFS[0]]


def _dwarf_options(state: State) -> tuple[Act, ...]:
    """Straight on, stop, or stop and pay (ED-82)."""
    straight = () if _been(state, _STRAIGHT) else (_STRAIGHT,)
    search = (_SEARCH,) if cache(state) and state.clovers[state.seat] else ()
    return (*straight, _STOP, *search)


def _been(state: State, _: Straight) -> bool:
    """Whether the way straight on was already taken in this move."""
    assert state.move is not None
    return (state.move.to, state.move.to) in state.move.been


_NO_STRAIGHT: Final = Noes[State, Straight](No("ED-54", _been))
_NO_SEARCH: Final = Noes[State, Search](
    No("ED-133", lambda state, _: state.lambs, bars=True),
    No("ED-85", lambda state, _: not cache(state), "empty"),
    No("ED-85", lambda state, _: not state.clovers[state.seat], "broke"),
)


def _apply_dwarf(state: State, action: Act) -> Result:
    """On it goes, or the sheep stays."""
    assert state.move is not None
    move, cell = state.move, _here(state)
    match action:
        case Straight():
            trip = Trip(state, move)
            trip.take((move.to, move.to))
            return trip.run()
        case Stop():
            return state._replace(phase=Phase.AFTER, move=None), (Landed(move.sheep, cell),)
        case _:
            landed = (Landed(move.sheep, cell), Searched(state.seat, cell))
            return _look(pay(state)), landed


def _look(state: State) -> State:
    """Who pays sees what lies there: what nobody has seen yet is drawn, the rest is known."""
    if UNSEEN in cache(state):
        return state._replace(phase=Phase.FIND)
    bit = 1 << state.seat
    found = cache(state)
    seen = tuple(
        known | bit if artefact in found else known for artefact, known in enumerate(state.seen)
    )
    return state._replace(phase=Phase.TAKE, seen=seen)


def _find_options(state: State) -> tuple[Act, ...]:
    """Any artefact that nobody has seen."""
    return tuple(find for find, known in zip(_FIND, state.seen, strict=True) if not known)


def _apply_find(state: State, action: Act) -> Result:
    """One of the artefacts is turned so that the active player sees it."""
    assert isinstance(action, Find)
    dwarf = state.cells[_here(state)] - DWARFS[0]
    found = state.caches[dwarf]
    hidden = found.index(UNSEEN)
    state = state._replace(
        caches=with_at(state.caches, dwarf, with_at(found, hidden, int(action.artefact))),
        seen=with_at(state.seen, action.artefact, 1 << state.seat),
    )
    return _look(state), ()


def _take_options(state: State) -> tuple[Act, ...]:
    """One of those that lie there (ED-84)."""
    return tuple(_TAKE[artefact] for artefact in sorted(cache(state)))


_NO_TAKE: Final = Noes[State, Take](
    No("ED-84", lambda state, take: take.artefact not in cache(state), "elsewhere")
)


def _apply_take(state: State, action: Act) -> Result:
    """It goes face down to the player; the other stays."""
    assert isinstance(action, Take)
    cell, seat = _here(state), state.seat
    dwarf = state.cells[cell] - DWARFS[0]
    left = tuple(one for one in state.caches[dwarf] if one != action.artefact)
    hand = (*state.hands[seat], action.artefact)
    state = state._replace(
        caches=with_at(state.caches, dwarf, left),
        hands=with_at(state.hands, seat, hand),
        fresh=True,
        phase=Phase.AFTER,
        move=None,
    )
    return state, (ArtefactTaken(seat, cell),)


# -- the black hole -----------------------------------------------------------------------------


def _apply_side(state: State, action: Act) -> Result:
    """The side is chosen, the die is still to fall (ED-90)."""
    assert state.move is not None and isinstance(action, Choose)
    to = end_at(_HOLE, action.side, Path.STAR)
    return state._replace(phase=Phase.DIE, move=state.move._replace(to=to)), ()


def _apply_die(state: State, action: Act) -> Result:
    """On from that side, on the path that the die shows; all ways count as new again (ED-54)."""
    assert state.move is not None and isinstance(action, Roll)
    move = state.move
    side = side_of(move.to)
    trip = Trip(state, move._replace(been=frozenset(), began=None, falls=move.falls + 1))
    arm = end_at(_HOLE, side, action.path)
    trip.take((arm, arm))
    rolled = Rolled(move.sheep, side, action.path)
    state, events = trip.halt(Halt.FALLS) if trip.falls >= MOST_FALLS else trip.run()
    return state, (rolled, *events)


STEPS: Final[dict[Phase, Step[State, Act]]] = {
    Phase.PLANET: Step(
        "planet",
        planet_options,
        _apply_planet,
        against={**first(Phase.PLANET, "ED-75"), Graze: _NO_GRAZE, Plant: _NO_PLANT},
        candidates=lambda _: (_GRAZE, _PLANT),
    ),
    Phase.DWARF: Step(
        "dwarf",
        _dwarf_options,
        _apply_dwarf,
        against={
            **first(Phase.DWARF, "ED-82"),
            Straight: _NO_STRAIGHT,
            Stop: FREE,
            Search: _NO_SEARCH,
        },
        candidates=lambda _: (_STRAIGHT, _STOP, _SEARCH),
    ),
    Phase.FIND: Step("find", _find_options, _apply_find, chance=True),
    Phase.TAKE: Step(
        "take",
        _take_options,
        _apply_take,
        against={**first(Phase.TAKE, "ED-84"), Take: _NO_TAKE},
        candidates=lambda _: _TAKE,
    ),
    Phase.HOLE: Step(
        "hole",
        lambda _: _SIDES,
        _apply_side,
        against={**first(Phase.HOLE, "ED-90"), Choose: FREE},
    ),
    Phase.DIE: Step("die", lambda _: _ROLLS, _apply_die, chance=True),
}
