"""The shapes of the galaxy: cells, ends, the lanes of a tile as curves, and its place.

A cell is a square of a hundred units, the rim runs round all of them. Every lane is one cubic
curve, from its lower end to its other end or to the place of the tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import hypot
from typing import Final

from ..data import (
    ENDS,
    HOLE,
    PLACE,
    TILES,
    Kind,
    Side,
    path_of,
    side_of,
)

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]

CELL: Final = 100
RIM: Final = 34
SIZE: Final = 5 * CELL + 2 * RIM
OUTWARD: Final[dict[Side, Point]] = {
    Side.N: (0, -1),
    Side.E: (1, 0),
    Side.S: (0, 1),
    Side.W: (-1, 0),
}
# How far a place reaches around its middle.
RADIUS: Final = {
    Kind.PLANET: 17.0,
    Kind.DWARF: 13.0,
    Kind.TELEPORTER: 14.0,
    Kind.HOLE: 27.0,
    Kind.ARRIDIS: 42.0,
    Kind.EDENIA: 42.0,
}
# How round a turn is, and how else it can be.
_BEND: Final = 0.55
_BENDS: Final = (_BEND, 0.7, 0.85, 1.0, 0.4, 0.25)


# -- points -------------------------------------------------------------------------------------


def corner(cell: int) -> Point:
    """The upper left corner of a cell."""
    return RIM + CELL * (cell % 5), RIM + CELL * (cell // 5)


def mix(one: Point, other: Point, share: float) -> Point:
    """The point that lies this share of the way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def shift(point: Point, by: Point, times: float = 1.0) -> Point:
    """The point moved."""
    return point[0] + by[0] * times, point[1] + by[1] * times


def far(one: Point, other: Point) -> float:
    """The distance of two points."""
    return hypot(one[0] - other[0], one[1] - other[1])


def end_point(end: int) -> Point:
    """Where an end lies on its tile."""
    along = 25.0 * (path_of(end) + 1)
    match side_of(end):
        case Side.N:
            return along, 0
        case Side.E:
            return CELL, along
        case Side.S:
            return along, CELL
        case _:
            return 0, along


def end_spot(end: int) -> Point:
    """Where an end lies in the galaxy."""
    return shift(corner(end // ENDS), end_point(end % ENDS))


# -- curves -------------------------------------------------------------------------------------


def at(curve: Curve, t: float) -> Point:
    """The point of a curve at t, from 0 to 1."""
    s = 1 - t
    weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return (
        sum(weight * point[0] for weight, point in zip(weights, curve, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, curve, strict=True)),
    )


def part(curve: Curve, start: float, goal: float) -> Curve:
    """The piece of a curve between two of its points, turned round when the goal lies before."""
    if start > goal:
        return back(part(curve, goal, start))
    a, b, c, d = curve
    ab, bc, cd = (mix(p, q, goal) for p, q in ((a, b), (b, c), (c, d)))
    abc, bcd = mix(ab, bc, goal), mix(bc, cd, goal)
    a, b, c, d = a, ab, abc, mix(abc, bcd, goal)
    share = start / goal if goal else 0.0
    ab, bc, cd = (mix(p, q, share) for p, q in ((a, b), (b, c), (c, d)))
    abc, bcd = mix(ab, bc, share), mix(bc, cd, share)
    return mix(abc, bcd, share), bcd, cd, d


def back(curve: Curve) -> Curve:
    """The same curve from its end to its beginning."""
    a, b, c, d = curve
    return d, c, b, a


@cache
def length(curve: Curve) -> float:
    """About how long a curve is."""
    points = [at(curve, n / 8) for n in range(9)]
    return sum(map(far, points, points[1:]))


def moved(curve: Curve, by: Point) -> Curve:
    """The curve elsewhere."""
    a, b, c, d = curve
    return shift(a, by), shift(b, by), shift(c, by), shift(d, by)


def drawn(curves: Iterator[Curve] | tuple[Curve, ...] | list[Curve]) -> str:
    """The curves as the `d` of a path; a gap between two of them is jumped."""
    words: list[str] = []
    pen: Point | None = None
    for a, b, c, d in curves:
        if pen is None or far(pen, a) > 0.5:
            words.append(f"M{_n(a[0])} {_n(a[1])}")
        words.append("C" + " ".join(f"{_n(x)} {_n(y)}" for x, y in (b, c, d)))
        pen = d
    return "".join(words)


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


# -- a tile -------------------------------------------------------------------------------------


@cache
def curve(tile: int, end: int) -> Curve:
    """The lane that begins at an end of a tile, from that end on."""
    other = TILES[tile].far[end]
    if other != PLACE:
        return _past(tile, end, other)
    start, goal, inward = end_point(end), place(tile), _inward(end)
    arms = TILES[tile].arms
    if len(arms) == 2:
        lane = _through(end, arms[0] + arms[1] - end)
        return part(lane, 0.0, _nearest(lane, goal))
    reach = abs((goal[0] - start[0]) * inward[0] + (goal[1] - start[1]) * inward[1])
    if tile == HOLE:
        # Into the hole the lanes turn round it a little.
        swirl = (-inward[1], inward[0])
        return start, shift(start, inward, 22), shift(mix(goal, start, 0.5), swirl, 13), goal
    return start, shift(start, inward, reach * 0.55), mix(goal, start, 0.4), goal


@cache
def place(tile: int) -> Point:
    """Where the place lies on its tile: on its own lanes, as far from all others as it can be."""
    arms = TILES[tile].arms
    types = {path_of(end) for end in arms}
    centre = (CELL / 2, CELL / 2)
    if len(types) > 1:
        return centre
    others = [_through(end, to) for end, to in enumerate(TILES[tile].far) if end < to < PLACE]
    (path,) = types
    cross = 25.0 * (path + 1)
    if len(arms) == 2:
        lane = _through(*arms)
        spots = [at(lane, n / 40) for n in range(8, 33)]
    else:
        spots = [mix((cross, cross), centre, n / 10) for n in range(8)]
    # A turn can still be bent out of the way, a straight lane cannot.
    samples = [
        (at(lane, n / 16), 0.0 if lane[0][0] == lane[3][0] or lane[0][1] == lane[3][1] else 7.0)
        for lane in others
        for n in range(17)
    ]

    def room(spot: Point) -> float:
        rim = min(spot[0], spot[1], CELL - spot[0], CELL - spot[1]) - 8
        return min(20.0, rim, *(far(spot, sample) + spare for sample, spare in samples))

    return max(spots, key=lambda spot: room(spot) * 10 - far(spot, centre) / 10)


@cache
def radius(tile: int) -> float:
    """How far the place of a tile reaches: as its kind does, but never onto a lane that passes."""
    gaps = [
        far(at(curve(tile, end), n / 20), place(tile))
        for end in range(ENDS)
        if TILES[tile].far[end] != PLACE
        for n in range(21)
    ]
    return min(RADIUS[TILES[tile].kind], *(gap - 1.5 for gap in gaps or [99.0]))


def _inward(end: int) -> Point:
    x, y = OUTWARD[side_of(end)]
    return -x, -y


def _past(tile: int, end: int, other: int) -> Curve:
    """From one end to another, in a turn that keeps away from the place of the tile."""
    spot, wanted = place(tile), RADIUS[TILES[tile].kind] + 5

    def room(bend: float) -> float:
        line = _through(end, other, bend)
        return min(wanted, *(far(at(line, n / 16), spot) for n in range(17)))

    return _through(end, other, max(_BENDS, key=room))


@cache
def _through(end: int, other: int, bend: float = _BEND) -> Curve:
    """From one end to another: straight, or in one turn."""
    start, goal = end_point(end), end_point(other)
    if side_of(end) % 2 == side_of(other) % 2:
        return start, mix(start, goal, 1 / 3), mix(start, goal, 2 / 3), goal
    turn = (start[0], goal[1]) if side_of(end) % 2 == 0 else (goal[0], start[1])
    return start, mix(start, turn, bend), mix(goal, turn, bend), goal


def _nearest(line: Curve, point: Point) -> float:
    return min((n / 40 for n in range(41)), key=lambda t: far(at(line, t), point))
