"""The start of a move: which sheep, by which way, and what is against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes

from ..acts import Go, Leave, Teleport
from ..data import (
    ARRIDIS,
    AT,
    NUMBERS,
    TILES,
    Kind,
    Path,
    Side,
    Toward,
    end_at,
    flock,
    number_of,
    path_of,
    side_of,
)
from ..events import SheepLeft, SheepWent
from ..state import NONE, Move, Phase, State
from . import teleport
from .against import STAYS, Against, meant
from .board import Result, can_start, cell_of, moved
from .travel import ahead, leave, set_off, way_back

LEAVE: Final = {n: tuple(Leave(n, side, path) for side in Side for path in Path) for n in NUMBERS}
_GO: Final = {n: tuple(Go(n, toward) for toward in Toward) for n in NUMBERS}
_TOWARD: Final = tuple(Toward)
# By seat: the number and the place among all of each of its sheep.
_FLOCKS: Final = tuple(tuple((number_of(one), one) for one in flock(seat)) for seat in range(4))
# By sheep: its move before it has got anywhere.
_AT_REST: Final = tuple(Move(sheep, NONE) for seat in _FLOCKS for _, sheep in seat)

# All that could be meant when a move begins.
CANDIDATES: Final[tuple[Act, ...]] = tuple(
    act for table in (LEAVE, _GO, teleport.TELEPORT) for row in table.values() for act in row
)
# Of the rim only two sides of Arridis lead into the galaxy.
_ARRIDIS_ENDS: Final = (0, 1, 2, 9, 10, 11)


def arms(tile: int) -> tuple[int, ...]:
    """The ends by which the place of a tile can be left."""
    return _ARRIDIS_ENDS if tile == ARRIDIS else TILES[tile].arms


def _toward(to: int) -> Toward:
    """The direction in words of an end or a place that a sheep heads for."""
    return Toward.PLACE if to >= AT else _TOWARD[side_of(to)]


def _both(state: State, lane: int) -> tuple[int, int]:
    """Where a lane leads."""
    return lane, way_back(state, lane, lane)


def headings(state: State, sheep: int) -> tuple[Toward, ...]:
    """The two directions of a sheep on a lane."""
    return tuple(_toward(to) for to in _both(state, state.at[sheep]))


def options(state: State) -> list[Act]:
    """Every way in which a sheep of the active player can begin its move."""
    found: list[Act] = []
    at, cells = state.at, state.cells
    for number, sheep in _FLOCKS[state.seat]:
        if not can_start(state, sheep):
            continue
        where = at[sheep]
        if where < AT:
            found += _goes(state, number, sheep)
        else:
            found += leaves(number, cells[where - AT])
            found += teleport.options(state, number, sheep)
    return found


def _goes(state: State, number: int, sheep: int) -> Iterable[Act]:
    """The ways of a sheep on a lane."""
    lane = state.at[sheep]
    both = _go_both(number, lane, way_back(state, lane, lane))
    if state.clovers[state.seat]:
        return both
    ways = zip(both, _both(state, lane), strict=True)
    return [go for go, to in ways if not _blocked(state, sheep, to)]


@cache
def _go_both(number: int, lane: int, other: int) -> tuple[Act, ...]:
    return _GO[number][_toward(lane)], _GO[number][_toward(other)]


@cache
def leaves(number: int, tile: int) -> tuple[Act, ...]:
    """The ways to leave the place of a tile."""
    return tuple(LEAVE[number][end] for end in arms(tile))


def _blocked(state: State, sheep: int, to: int) -> bool:
    """Whether a way is blocked at once and cannot be paid for (ED-50)."""
    if state.clovers[state.seat]:
        return False
    if state.at.count(state.at[sheep]) > 1 if state.hovers else ahead(state, sheep, to):
        return True
    return to >= AT and to in state.at and _single(state, to)


def _single(state: State, place: int) -> bool:
    """Whether there is room for one sheep only (ED-87, ED-106)."""
    return TILES[state.cells[place - AT]].kind in (Kind.DWARF, Kind.TELEPORTER)


# -- what is against it -------------------------------------------------------------------------


def _on_a_path(state: State, act: Leave | Go) -> bool:
    return state.at[meant(state, act)] < AT


def _starts(state: State, act: Leave, *, anywhere: bool) -> bool:
    """Whether this path begins where the sheep stands, to its side or anywhere."""
    ends = arms(state.cells[cell_of(state.at[meant(state, act)])])
    if anywhere:
        return any(path_of(end) == act.path for end in ends)
    return act.side * 3 + act.path in ends


# A path that does not lead away from where a sheep stands.
NO_ARM: Final[tuple[No[State, Leave], ...]] = (
    No("ED-41", lambda state, act: not _starts(state, act, anywhere=True), "path", bars=True),
    No("ED-41", lambda state, act: not _starts(state, act, anywhere=False), "side"),
)
_NO_LEAVE: Final = Noes[State, Leave](
    *STAYS,
    No("ED-42", _on_a_path, "path", bars=True),
    *NO_ARM,
)


def _stuck(state: State, act: Go) -> bool:
    sheep = meant(state, act)
    return all(_blocked(state, sheep, to) for to in _both(state, state.at[sheep]))


def _stuck_there(state: State, act: Go) -> bool:
    sheep = meant(state, act)
    ways = _both(state, state.at[sheep])
    return any(_blocked(state, sheep, to) for to in ways if _toward(to) == act.toward)


_NO_GO: Final = Noes[State, Go](
    *STAYS,
    No("ED-41", lambda state, act: not _on_a_path(state, act), "place", bars=True),
    No("ED-50", _stuck, "both"),
    No(
        "ED-42",
        lambda state, act: act.toward not in headings(state, meant(state, act)),
        "way",
        bars=True,
    ),
    No("ED-50", _stuck_there),
)

AGAINST: Final[Against] = {Leave: _NO_LEAVE, Go: _NO_GO, Teleport: teleport.NO_TELEPORT}


# -- setting off --------------------------------------------------------------------------------


def _leave(state: State, act: Leave) -> Result:
    return depart(state, _AT_REST[meant(state, act)], act.side, act.path)


def _teleport(state: State, act: Teleport) -> Result:
    sheep = meant(state, act)
    state, events = teleport.beam(state, sheep, act.cell)
    return state._replace(phase=Phase.LEAVE, move=Move(sheep, NONE, stirred=True)), events


# Every sheep leaves the same few places again and again.
_left: Final = lru_cache(1 << 10)(SheepLeft)


def depart(state: State, move: Move, side: Side, path: Path) -> Result:
    """A sheep leaves the place where it stands."""
    cell = cell_of(state.at[move.sheep])
    left = _left(move.sheep, cell, side, path)
    state, events = leave(state, move, end_at(cell, side, path))
    return state, (left, *events)


def _go(state: State, act: Go) -> Result:
    sheep = meant(state, act)
    lane = state.at[sheep]
    to = lane if _toward(lane) == act.toward else way_back(state, lane, lane)
    if state.hovers:  # it stands behind all sheep on its new lane
        last = state.at.count(lane) - 1 if to == lane else 0
        state = moved(state, sheep, lane, last)
    went = SheepWent(sheep, cell_of(lane), path_of(lane), act.toward)
    state, events = set_off(state, sheep, to)
    return state, (went, *events)


# How each action begins a move.
BEGINS: Final[dict[type[Act], Callable[[State, Any], Result]]] = {
    Leave: _leave,
    Go: _go,
    Teleport: _teleport,
}
