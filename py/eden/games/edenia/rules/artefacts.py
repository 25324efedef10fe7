"""The artefacts: when they can be played, and what they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.notation import Act
from eden.engine.values import with_at

from ..acts import Guard, Play, Switch, Teleport
from ..data import (
    AT,
    CELLS,
    DEVICES,
    ENDS,
    HELMETS,
    PLANETS,
    SHEEP,
    TILES,
    Artefact,
    Cell,
    Device,
    Kind,
    Path,
    Side,
    end_at,
    path_of,
)
from ..events import ArtefactPlayed, Guarded, Switched
from ..state import GOAL, NONE, Phase, State
from .board import Result, cell_of, deck_size, flock, lifted, standing
from .explore import scope_cells
from .moves import TELEPORT, fare, free_teleporter, teleport

PLAY: Final = tuple(Play(artefact) for artefact in Artefact)
GUARD: Final = tuple(Guard(cell) for cell in CELLS)
SWITCH: Final = tuple(
    tuple(Switch(n, side, path) for side in Side for path in Path) for n in range(1, SHEEP + 1)
)
# Those that can also be played after the move (ED-111).
_AFTER: Final = (Device.SCOPE, Device.GROMOUT, Device.QUANTUM)
# What is still to be chosen once an artefact is played.
_ASKS: Final = {
    Device.JUNCTION: Phase.JUNCTION,
    Device.SCOPE: Phase.SCOPE,
    Device.GROMOUT: Phase.GUARD,
    Device.POCKET: Phase.POCKET,
}


def options(state: State) -> Iterator[Act]:
    """The artefacts in hand that can be played now."""
    return (PLAY[one] for one in state.hands[state.seat] if no_play(state, one) is None)


def no_play(state: State, artefact: Artefact) -> str | None:
    """The rule that forbids to play this artefact now, or None."""
    if state.lambs:
        return "ED-132"
    if artefact not in state.hands[state.seat]:
        return "ED-109"
    if state.passed:
        return "ED-37"
    device = DEVICES[artefact]
    if state.phase == Phase.AFTER and device not in _AFTER:
        return "ED-111"
    match device:
        case Device.JUNCTION:
            return None if any(switch_options(state)) else "ED-118"
        case Device.R2M2:
            return "ED-120" if state.scouting or not deck_size(state) else None
        case Device.SCOPE:
            return None if scope_cells(state) else "ED-124"
        case Device.GROMOUT:
            return None if guard_options(state) else "ED-125"
        case Device.POCKET:
            if state.bound != NONE and state.at[state.bound] >= AT:
                return "ED-129"
            return None if any(pocket_options(state, artefact)) else "ED-128"
        case _:
            return None


def apply(state: State, action: Play) -> Result:
    """The artefact lies face up, and does what it does (ED-108)."""
    artefact, seat = action.artefact, state.seat
    device = DEVICES[artefact]
    hand = tuple(one for one in state.hands[seat] if one != artefact)
    state = state._replace(
        hands=with_at(state.hands, seat, hand),
        played=with_at(state.played, seat, (*state.played[seat], artefact)),
        seen=with_at(state.seen, artefact, (1 << state.seats) - 1),
        busy=True,
        using=artefact,
        back=state.phase,
        phase=_ASKS.get(device, state.phase),
        turbos=state.turbos + (device == Device.TURBO),
        scouting=state.scouting or device == Device.R2M2,
        again=state.again or device == Device.QUANTUM,
    )
    return state, (ArtefactPlayed(seat, artefact),)


# -- junction -----------------------------------------------------------------------------------


def switch_options(state: State) -> Iterator[Act]:
    """Every other path of the tile on which a sheep is (ED-116)."""
    for number, sheep in enumerate(flock(state.seat)):
        for act in SWITCH[number]:
            if _no_switch(state, sheep, act) is None:
                yield act


def no_switch(state: State, action: Act) -> str | None:
    """The rule that forbids to set a sheep onto this path, or None."""
    match action:
        case Switch(n) if 0 < n <= SHEEP:
            return _no_switch(state, state.seat * SHEEP + n - 1, action)
        case _:
            return "ED-116"


def _no_switch(state: State, sheep: int, action: Switch) -> str | None:
    where = state.at[sheep]
    if state.bound not in (NONE, sheep):
        return "ED-130"
    if where >= AT:
        return "ED-118"
    cell = where // ENDS
    tile = TILES[state.cells[cell]]
    if tile.kind == Kind.HOLE:
        return "ED-118"
    # A lane is called by its lower end, so that each is offered once.
    end = action.side * 3 + action.path
    lane = cell * ENDS + end
    if tile.lanes[end] != end or lane == where:
        return "ED-116"
    return None if lane not in state.at or state.clovers[state.seat] else "ED-50"


def apply_switch(state: State, action: Act) -> Result:
    """The sheep is on its new path, and will stand behind all others there (ED-117)."""
    assert isinstance(action, Switch)
    sheep = state.seat * SHEEP + action.sheep - 1
    cell = cell_of(state.at[sheep])
    lane = end_at(cell, action.side, action.path)
    state = standing(lifted(state, sheep), sheep, lane)
    state = state._replace(bound=sheep, hovers=True, phase=Phase.TURN)
    return state, (Switched(sheep, cell, path_of(lane)),)


# -- Gromout ------------------------------------------------------------------------------------


def guard_options(state: State) -> tuple[Act, ...]:
    """Every planted flag of one's own (ED-125)."""
    return tuple(GUARD[cell] for cell in CELLS if no_guard(state, cell) is None)


def no_guard(state: State, cell: Cell) -> str | None:
    """The rule that forbids to protect a flag here, or None."""
    tile = state.cells[cell]
    mine = tile in PLANETS and state.flags[tile] == state.seat
    return None if mine else "ED-125"


def apply_guard(state: State, action: Act) -> Result:
    """The flag stays for the rest of the game."""
    assert isinstance(action, Guard)
    state = state._replace(guarded=state.cells[action.cell], phase=state.back)
    return state, (Guarded(state.seat, action.cell),)


# -- pocket teleporter --------------------------------------------------------------------------


def pocket_options(state: State, artefact: int) -> Iterator[Act]:
    """Every free teleporter for every sheep that can be beamed (ED-128)."""
    cells = [cell for cell in CELLS if free_teleporter(state, cell)]
    for number, sheep in enumerate(flock(state.seat)):
        for cell in cells:
            if _no_pocket(state, sheep, cell, artefact) is None:
                yield TELEPORT[number][cell]


def no_pocket(state: State, action: Act) -> str | None:
    """The rule that forbids to beam a sheep so, or None."""
    match action:
        case Teleport(n, cell) if 0 < n <= SHEEP:
            return _no_pocket(state, state.seat * SHEEP + n - 1, cell, state.using)
        case _:
            return "ED-128"


def _no_pocket(state: State, sheep: int, cell: Cell, artefact: int) -> str | None:
    where = state.at[sheep]
    if state.bound not in (NONE, sheep):
        return "ED-130"
    if where == GOAL:
        return "ED-57"
    if where >= AT and where in state.at[state.seat * SHEEP : sheep]:
        return "ED-39"
    if state.bound == sheep and where >= AT:
        return "ED-129"
    if not free_teleporter(state, cell):
        return "ED-100"
    cost = fare(state, cell, HELMETS[Artefact(artefact)])
    return None if cost <= state.clovers[state.seat] else "ED-128"


def apply_pocket(state: State, action: Act) -> Result:
    """The sheep stands on the teleporter and must move on from there (ED-129)."""
    assert isinstance(action, Teleport)
    sheep = state.seat * SHEEP + action.sheep - 1
    helmet = HELMETS[Artefact(state.using)]
    state, events = teleport(state, sheep, action.cell, helmet)
    return state._replace(bound=sheep, hovers=False, phase=Phase.TURN), events
