"""The start of a move, and the choices on the way: leap or stop, and which mouth of a tunnel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.notation import Act
from eden.engine.step import Step

from ..acts import Go, Leap, Leave, Out, Stop, Teleport
from ..data import (
    AT,
    CELLS,
    ENDS,
    NUMBERS,
    TILES,
    Cell,
    Kind,
    Path,
    Side,
    Toward,
    end_at,
    flock,
    number_of,
    path_of,
    sheep_of,
    side_of,
)
from ..events import Halt, SheepLeft, SheepWent
from ..state import NONE, START, Move, Phase, State
from . import teleport
from .board import Result, cell_of, lifted, no_start, standing
from .travel import Trip, ahead, leave, open_mouths, set_off, way_back

_LEAVE: Final = {n: tuple(Leave(n, side, path) for side in Side for path in Path) for n in NUMBERS}
_GO: Final = {n: tuple(Go(n, toward) for toward in Toward) for n in NUMBERS}
LEAP, _STOP = Leap(), Stop()
_OUT: Final = tuple(Out(path) for path in Path)
_TOWARD: Final = tuple(Toward)

# All that could be meant when a move begins.
CANDIDATES: Final[tuple[Act, ...]] = tuple(
    act for table in (_LEAVE, _GO, teleport.TELEPORT) for row in table.values() for act in row
)
# Of the rim only two sides of Arridis lead into the galaxy.
_ARRIDIS_ENDS: Final = (0, 1, 2, 9, 10, 11)


def _arms(state: State, cell: Cell) -> tuple[int, ...]:
    """The ends by which the place of a cell can be left."""
    if AT + cell == START:
        return _ARRIDIS_ENDS
    return TILES[state.cells[cell]].arms


def _toward(to: int) -> Toward:
    """The direction in words of an end or a place that a sheep heads for."""
    return Toward.PLACE if to >= AT else _TOWARD[side_of(to)]


# -- the start of a move ------------------------------------------------------------------------


def options(state: State) -> Iterator[Act]:
    """Every way in which a sheep of the active player can begin its move."""
    for number, sheep in zip(NUMBERS, flock(state.seat), strict=True):
        if no_start(state, sheep) is not None:
            continue
        where = state.at[sheep]
        if where < AT:
            for to in (where, way_back(state, where, where)):
                if _no_go(state, sheep, to) is None:
                    yield _GO[number][_toward(to)]
        else:
            ways = _LEAVE[number]
            yield from [ways[end] for end in _arms(state, cell_of(where))]
            yield from teleport.options(state, number, sheep)


def forbids(state: State, action: Act) -> str | None:
    """The rule that forbids to begin a move so, or None."""
    match action:
        case Leave(n) | Go(n) | Teleport(n) if n not in NUMBERS:
            return "ED-16"
        case Leave(n) | Go(n) | Teleport(n):
            sheep = sheep_of(state.seat, n)
            return no_start(state, sheep) or _no_way(state, sheep, action)
        case _:
            return "ED-32"


def _no_way(state: State, sheep: int, action: Act) -> str | None:
    """The rule that forbids this way to a sheep that can move, or None."""
    where = state.at[sheep]
    match action:
        case Leave(_, side, path):
            if where < AT:
                return "ED-42"
            return None if side * 3 + path in _arms(state, cell_of(where)) else "ED-41"
        case Go(_, heading):
            if where >= AT:
                return "ED-41"
            ways = {_toward(to): to for to in (where, way_back(state, where, where))}
            return _no_go(state, sheep, ways[heading]) if heading in ways else "ED-43"
        case Teleport(_, cell):
            return teleport.no_teleport(state, sheep, cell)
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


def apply(state: State, action: Act) -> Result:
    """A move begins."""
    match action:
        case Leave(n, side, path):
            return _leave(state, Move(sheep_of(state.seat, n), NONE), side, path)
        case Go(n, heading):
            return _go(state, sheep_of(state.seat, n), heading)
        case Teleport(n, cell):
            sheep = sheep_of(state.seat, n)
            state, events = teleport.beam(state, sheep, cell)
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
    to = lane if _toward(lane) == heading else way_back(state, lane, lane)
    if state.hovers:  # it stands behind all sheep on its new lane
        last = state.at.count(lane) - 1 if to == lane else 0
        state = standing(lifted(state, sheep), sheep, lane, last)
    went = SheepWent(sheep, cell_of(lane), path_of(lane), heading)
    state, events = set_off(state, sheep, to)
    return state, (went, *events)


# -- on from a teleporter -----------------------------------------------------------------------


def _leave_options(state: State) -> tuple[Act, ...]:
    """The arms of the teleporter of arrival (ED-104)."""
    assert state.move is not None
    sheep = state.move.sheep
    ways = _LEAVE[number_of(sheep)]
    return tuple(ways[end] for end in _arms(state, cell_of(state.at[sheep])))


def _apply_leave(state: State, action: Act) -> Result:
    """On by an arm of the teleporter of arrival."""
    assert state.move is not None and isinstance(action, Leave)
    return _leave(state, state.move, action.side, action.path)


# -- behind another sheep -----------------------------------------------------------------------


def _leap_options(state: State) -> tuple[Act, ...]:
    """Leap or stop; a move that has not got anywhere yet cannot stop (ED-50)."""
    assert state.move is not None
    return (LEAP, _STOP) if state.move.stirred else (LEAP,)


def _no_leap(state: State, action: Act) -> str | None:
    if not isinstance(action, Leap | Stop):
        return "ED-62"
    return None if action in _leap_options(state) else "ED-50"


def _apply_leap(state: State, action: Act) -> Result:
    """Over the next sheep, or a stop behind it (ED-61, ED-62)."""
    assert state.move is not None
    trip = Trip(state, state.move)
    if isinstance(action, Stop):
        return trip.halt(Halt.BEHIND if trip.ahead else Halt.BLOCKED)
    return trip.leap() or trip.run()


# -- in a tunnel --------------------------------------------------------------------------------


def _tunnel_options(state: State) -> tuple[Act, ...]:
    """The other mouths of the tunnel (ED-52)."""
    assert state.move is not None
    mouths = open_mouths(state, state.move.to, state.move.been)
    return tuple(_OUT[path_of(mouth)] for mouth in mouths)


def _no_tunnel(state: State, action: Act) -> str | None:
    assert state.move is not None
    match action:
        case Out(path) if path == path_of(state.move.to):
            return "ED-51"
        case Out():
            return None if action in _tunnel_options(state) else "ED-54"
        case _:
            return "ED-52"


def _apply_tunnel(state: State, action: Act) -> Result:
    """Out of the chosen mouth."""
    assert state.move is not None and isinstance(action, Out)
    trip = Trip(state, state.move)
    trip.come_out(end_at(CELLS[trip.to // ENDS], side_of(trip.to), action.path))
    return trip.run()


STEPS: Final[dict[Phase, Step[State, Act]]] = {
    Phase.LEAVE: Step("leave", _leave_options, _apply_leave, rule="ED-104"),
    Phase.LEAP: Step(
        "leap",
        _leap_options,
        _apply_leap,
        rule="ED-62",
        forbids=_no_leap,
        candidates=lambda _: (LEAP, _STOP),
    ),
    Phase.TUNNEL: Step(
        "tunnel",
        _tunnel_options,
        _apply_tunnel,
        rule="ED-52",
        forbids=_no_tunnel,
        candidates=lambda _: _OUT,
    ),
}
