"""Where everything lies in the galaxy: lanes and routes through it, sheep in a queue."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from ..data import AT, CELLS, ENDS, NEXT, PLACE, TILES, owner, side_of
from ..rules.board import queue
from ..state import GOAL, NONE, START, State
from .curves import (
    CELL,
    OUTWARD,
    RIM,
    SIZE,
    Curve,
    Point,
    at,
    back,
    corner,
    curve,
    end_spot,
    far,
    length,
    moved,
    place,
    radius,
    shift,
)

Spots = dict[int, tuple[Point, float]]

# How far apart sheep stand one behind the other.
_GAP: Final = 24.0
# On a short lane before a place the first and the last still stand so far apart.
_CLOSE: Final = 12.0
# A sheep at an edge stands this far from it.
_STEP: Final = 11.0
# So far apart the sheep of a flock stand side by side on the two great planets.
ABREAST: Final = 24.0


# -- the galaxy ---------------------------------------------------------------------------------


def lane_curve(state: State, lane: int) -> Curve:
    """A lane in the galaxy, from its lower end on."""
    cell, local = divmod(lane, ENDS)
    return moved(curve(state.cells[cell], local), corner(cell))


def place_spot(state: State, cell: int) -> Point:
    """The middle of the place of a cell; of an empty cell its own middle."""
    tile = state.cells[cell]
    return shift(corner(cell), (50, 50) if tile == NONE else place(tile))


def way_curve(state: State, lane: int, to: int) -> Curve:
    """A lane in the direction in which it is taken."""
    line = lane_curve(state, lane)
    return back(line) if to == lane else line


def tunnel_curve(mouth: int, other: int) -> Curve:
    """Through the rim from one mouth to another of the same side."""
    start, goal, out = end_spot(mouth), end_spot(other), OUTWARD[side_of(mouth)]
    # The wide ones go round the relay station between their mouths.
    reach = 36 if far(start, goal) > 30 else 21
    return start, shift(start, out, reach), shift(goal, out, reach), goal


def route(state: State, ways: tuple[tuple[int, int], ...]) -> list[Curve]:
    """The curves of ways that follow each other, with the tunnels between them."""
    curves: list[Curve] = []
    for lane, to in ways:
        line = way_curve(state, lane, to)
        if curves and far(curves[-1][3], line[0]) > 1:
            pen, start = curves[-1][3], line[0]
            same = far(pen, start) < CELL and (_on_rim(pen) and _on_rim(start))
            curves.append(_arc(pen, start) if same else (pen, pen, start, start))
        curves.append(line)
    return curves


def _on_rim(point: Point) -> bool:
    return any(abs(x - edge) < 1 for x in point for edge in (RIM, SIZE - RIM))


def _arc(pen: Point, start: Point) -> Curve:
    ends = [n for n in range(ENDS * len(CELLS)) if NEXT[n] == n]
    return tunnel_curve(*(min(ends, key=lambda n: far(end_spot(n), p)) for p in (pen, start)))


# -- sheep --------------------------------------------------------------------------------------


def queue_spots(state: State, lane: int) -> dict[int, float]:
    """By sheep on a lane: how far along it, from its lower end, it stands."""
    line = queue(state, lane)
    tile = state.cells[lane // ENDS]
    other = TILES[tile].far[lane % ENDS]
    span = length(curve(tile, lane % ENDS))
    first = _STEP / span
    last = 1 - (radius(tile) + 5 if other == PLACE else _STEP) / span
    short = max(0.0, _CLOSE / span - (last - first)) / 2
    first, last = first - short, last + short
    step = min(_GAP / span, (last - first) / max(len(line) - 1, 1))
    low, high = _waits(state, lane), other != PLACE and _waits(state, lane - lane % ENDS + other)
    move = state.move
    if move is not None and move.sheep in line:
        low |= move.to == lane and move.sheep == line[0]
        high |= move.to != lane and move.sheep == line[-1]
    if low and not high:
        begin = first
    elif high and not low:
        begin = last - step * (len(line) - 1)
    else:
        if low:
            step = (last - first) / max(len(line) - 1, 1)
        begin = (first + last - step * (len(line) - 1)) / 2
    return {sheep: begin + step * n for n, sheep in enumerate(line)}


def _waits(state: State, end: int) -> bool:
    """Whether nothing is known beyond an end: a sheep there waits at the edge."""
    return NEXT[end] != end and state.cells[NEXT[end] // ENDS] == NONE


def lane_spot(state: State, sheep: int) -> Point:
    """Where a sheep on a lane stands."""
    lane = state.at[sheep]
    return at(lane_curve(state, lane), queue_spots(state, lane)[sheep])


def crowd_spots(count: int) -> tuple[tuple[Point, ...], float]:
    """Where so many sheep stand on a planet, and how large each of them is: one in its middle,
    several around it, so that the planet is still seen, with its clovers below."""
    if count == 1:
        return ((0.0, -5.0),), 1.0
    span = min(280.0, 120.0 + 30.0 * count)
    wide = 24.0 if count <= 6 else 29.0
    step = span / (count - 1)
    turns = (radians(270 - span / 2 + step * n) for n in range(count))
    size = min(0.8, 2 * wide * sin(radians(step / 2)) / 28)
    return tuple((wide * cos(turn), wide * sin(turn)) for turn in turns), max(size, 0.5)


# A picture asks it for the sheep, their ways and trails, and the next one for the state before.
@lru_cache(maxsize=32)
def sheep_spots(state: State) -> Spots:
    """By sheep: where it stands, and how large it is."""
    found: Spots = {}
    for where in dict.fromkeys(state.at):
        here = [sheep for sheep, spot in enumerate(state.at) if spot == where]
        if where in (START, GOAL):
            found |= _in_rows(here, shift(place_spot(state, where - AT), (0, 2)))
        elif where >= AT:
            spots, size = crowd_spots(len(here))
            middle = place_spot(state, where - AT)
            found |= {
                sheep: (shift(middle, by), size) for sheep, by in zip(here, spots, strict=True)
            }
        else:
            size = 1.0 if len(here) == 1 else 0.88 if len(here) < 4 else 0.8
            found |= {sheep: (lane_spot(state, sheep), size) for sheep in here}
    return found


def _in_rows(here: list[int], middle: Point) -> Spots:
    """A row for each flock, on the two great planets."""
    flocks = sorted({owner(sheep) for sheep in here})
    gap = min(34.0, 80 / len(flocks))
    size = min(1.0, gap / 24)
    found = {}
    for row, seat in enumerate(flocks):
        flock = [sheep for sheep in here if owner(sheep) == seat]
        y = (row - (len(flocks) - 1) / 2) * gap
        for n, sheep in enumerate(flock):
            x = (n - (len(flock) - 1) / 2) * ABREAST * max(size, 0.9)
            found[sheep] = shift(middle, (x, y)), size
    return found
