"""The start of a move, and the choices on the way: leap or stop, and which mouth of a tunnel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.notation import Act

from ..acts import Go, Leap, Leave, Out, Stop, Teleport
from ..data import (
    AT,
    CELLS,
    ENDS,
    SABOTAGE,
    SHEEP,
    TILES,
    Cell,
    Colour,
    Kind,
    Path,
    Side,
    Toward,
    end_at,
    path_of,
    side_of,
)
from ..events import Halt, Sabotaged, SheepLeft, SheepWent, Teleported
from ..state import GOAL, NONE, START, Move, Phase, State
from .board import Result, cell_of, cells_with, flock, lifted, pay, standing
from .travel import Trip, ahead, leave, open_mouths, set_off, way_back

_NUMBERS: Final = range(1, SHEEP + 1)
LEAVE: Final = tuple(
    tuple(Leave(n, side, path) for side in Side for path in Path) for n in _NUMBERS
)
GO: Final = tuple(tuple(Go(n, toward) for toward in Toward) for n in _NUMBERS)
TELEPORT: Final = tuple(tuple(Teleport(n, cell) for cell in CELLS) for n in _NUMBERS)
LEAP, STOP = Leap(), Stop()
OUT: Final = tuple(Out(path) for path in Path)

# All that could be meant when a move begins.
CANDIDATES: Final[tuple[Act, ...]] = tuple(
    act for table in (LEAVE, GO, TELEPORT) for row in table for act in row
)
# Of the rim only two sides of Arridis lead into the galaxy.
_ARRIDIS_ENDS: Final = (0, 1, 2, 9, 10, 11)


def arms(state: State, cell: Cell) -> tuple[int, ...]:
    """The ends by which the place of a cell can be left."""
    if AT + cell == START:
        return _ARRIDIS_ENDS
    return TILES[state.cells[cell]].arms


def toward(to: int) -> Toward:
    """The direction in words of an end or a place that a sheep heads for."""
    return Toward.PLACE if to >= AT else Toward(side_of(to))


# -- the start of a move ------------------------------------------------------------------------


def options(state: State) -> Iterator[Act]:
    """Every way in which a sheep of the active player can begin its move."""
    for number, sheep in enumerate(flock(state.seat)):
        if state.bound not in (NONE, sheep):
            continue
        where = state.at[sheep]
        if where < AT:
            for to in (where, way_back(state, where, where)):
                if _no_go(state, sheep, to) is None:
                    yield GO[number][toward(to)]
        elif where != GOAL and where not in state.at[state.seat * SHEEP : sheep]:
            yield from (LEAVE[number][end] for end in arms(state, cell_of(where)))
            for cell in teleporters(state, sheep):
                if _no_teleport(state, sheep, cell) is None:
                    yield TELEPORT[number][cell]


def teleporters(state: State, sheep: int) -> tuple[Cell, ...]:
    """All known teleporters, for a sheep that stands on one."""
    tile = state.cells[cell_of(state.at[sheep])]
    return cells_with(state, Kind.TELEPORTER) if TILES[tile].kind == Kind.TELEPORTER else ()


def forbids(state: State, action: Act) -> str | None:
    """The rule that forbids to begin a move so, or None."""
    match action:
        case Leave(n) | Go(n) | Teleport(n) if n not in _NUMBERS:
            return "ED-16"
        case Leave(n) | Go(n) | Teleport(n):
            sheep = state.seat * SHEEP + n - 1
        case _:
            return "ED-32"
    where = state.at[sheep]
    if state.bound not in (NONE, sheep):
        return "ED-130"
    if where == GOAL:
        return "ED-57"
    if where >= AT and where in state.at[state.seat * SHEEP : sheep]:
        return "ED-39"
    match action:
        case Leave(_, side, path):
            if where < AT:
                return "ED-42"
            return None if side * 3 + path in arms(state, cell_of(where)) else "ED-41"
        case Go(_, heading):
            if where >= AT:
                return "ED-41"
            ways = {toward(to): to for to in (where, way_back(state, where, where))}
            return _no_go(state, sheep, ways[heading]) if heading in ways else "ED-43"
        case Teleport(_, cell):
            return _no_teleport(state, sheep, cell) if where >= AT else "ED-100"
        case _:
            raise TypeError(action)


def _no_go(state: State, sheep: int, to: int) -> str | None:
    """A way that is blocked at once must be paid for (ED-50)."""
    if state.clovers[state.seat]:
        return None
    if state.at.count(state.at[sheep]) > 1 if state.hovers else ahead(state, sheep, to):
        return "ED-50"
    return "ED-50" if to >= AT and to in state.at and _single(state, to) else None


def _single(state: State, place: int) -> bool:
    """Whether there is room for one sheep only (ED-87, ED-106)."""
    return TILES[state.cells[place - AT]].kind in (Kind.DWARF, Kind.TELEPORTER)


def _no_teleport(state: State, sheep: int, cell: Cell) -> str | None:
    here = state.cells[cell_of(state.at[sheep])]
    if TILES[here].kind != Kind.TELEPORTER or not free_teleporter(state, cell):
        return "ED-100"
    if state.bound == sheep:
        return "ED-129"
    colour = TILES[here].colour
    return None if fare(state, cell, colour) <= state.clovers[state.seat] else "ED-101"


def free_teleporter(state: State, cell: Cell) -> bool:
    """Whether a sheep can be teleported to this cell (ED-100)."""
    tile = state.cells[cell]
    if tile == NONE or TILES[tile].kind != Kind.TELEPORTER:
        return False
    return AT + cell not in state.at and tile not in state.sabotaged


def fare(state: State, cell: Cell, colour: Colour | None) -> int:
    """What it costs to teleport to a cell with this colour (ED-101, ED-128)."""
    return int(TILES[state.cells[cell]].colour != colour)


def apply(state: State, action: Act) -> Result:
    """A move begins."""
    match action:
        case Leave(n, side, path):
            sheep = state.seat * SHEEP + n - 1
            return _leave(state, Move(sheep, NONE), side, path)
        case Go(n, heading):
            return _go(state, state.seat * SHEEP + n - 1, heading)
        case Teleport(n, cell):
            sheep = state.seat * SHEEP + n - 1
            colour = TILES[state.cells[cell_of(state.at[sheep])]].colour
            state, events = teleport(state, sheep, cell, colour)
            move = Move(sheep, NONE, stirred=True)
            return state._replace(phase=Phase.LEAVE, move=move), events
        case _:
            raise TypeError(action)


def _leave(state: State, move: Move, side: Side, path: Path) -> Result:
    cell = cell_of(state.at[move.sheep])
    left = SheepLeft(move.sheep, cell, side, path)
    state, events = leave(state, move, end_at(cell, side, path))
    return state, (left, *events)


def _go(state: State, sheep: int, heading: Toward) -> Result:
    lane = state.at[sheep]
    to = lane if toward(lane) == heading else way_back(state, lane, lane)
    if state.hovers:  # it stands behind all sheep on its new lane
        last = state.at.count(lane) - 1 if to == lane else 0
        state = standing(lifted(state, sheep), sheep, lane, last)
    went = SheepWent(sheep, cell_of(lane), path_of(lane), heading)
    state, events = set_off(state, sheep, to)
    return state, (went, *events)


def teleport(state: State, sheep: int, cell: Cell, colour: Colour | None) -> Result:
    """A sheep appears on a teleporter, which is sabotaged then (ED-101 to ED-103)."""
    paid = fare(state, cell, colour)
    state = standing(lifted(pay(state, paid), sheep), sheep, AT + cell)
    teleported = Teleported(sheep, cell, paid)
    if len(state.sabotaged) == SABOTAGE:
        return state, (teleported,)
    state = state._replace(sabotaged=state.sabotaged | {state.cells[cell]})
    return state, (teleported, Sabotaged(cell))


# -- on the way ---------------------------------------------------------------------------------


def leave_options(state: State) -> tuple[Act, ...]:
    """The arms of the teleporter of arrival (ED-104)."""
    assert state.move is not None
    sheep = state.move.sheep
    return tuple(LEAVE[sheep % SHEEP][end] for end in arms(state, cell_of(state.at[sheep])))


def apply_leave(state: State, action: Act) -> Result:
    """On by an arm of the teleporter of arrival."""
    assert state.move is not None and isinstance(action, Leave)
    return _leave(state, state.move, action.side, action.path)


def leap_options(state: State) -> tuple[Act, ...]:
    """Leap or stop; a move that has not got anywhere yet cannot stop (ED-50)."""
    assert state.move is not None
    return (LEAP, STOP) if state.move.stirred else (LEAP,)


def apply_leap(state: State, action: Act) -> Result:
    """Over the next sheep, or a stop behind it (ED-61, ED-62)."""
    assert state.move is not None
    trip = Trip(state, state.move)
    if isinstance(action, Stop):
        return trip.halt(Halt.BEHIND if trip.ahead else Halt.BLOCKED)
    return trip.leap() or trip.run()


def no_way(state: State, action: Act) -> str | None:
    """The rule that forbids this before a sheep or in a tunnel, or None."""
    assert state.move is not None
    match action:
        case Leap() | Stop() if state.phase == Phase.LEAP:
            return None if action in leap_options(state) else "ED-50"
        case Out(path) if state.phase == Phase.TUNNEL:
            if path == path_of(state.move.to):
                return "ED-51"
            return None if action in tunnel_options(state) else "ED-54"
        case _:
            return "ED-62" if state.phase == Phase.LEAP else "ED-52"


def tunnel_options(state: State) -> tuple[Act, ...]:
    """The other mouths of the tunnel (ED-52)."""
    assert state.move is not None
    mouths = open_mouths(state, state.move.to, state.move.been)
    return tuple(OUT[path_of(mouth)] for mouth in mouths)


def apply_tunnel(state: State, action: Act) -> Result:
    """Out of the chosen mouth."""
    assert state.move is not None and isinstance(action, Out)
    trip = Trip(state, state.move)
    trip.come_out(end_at(CELLS[trip.to // ENDS], side_of(trip.to), action.path))
    return trip.run()
