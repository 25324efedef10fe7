"""The wake: what others have done stays on the galaxy until the next choice, line by line.

It is the lasting twin of the line that is seen while a sheep runs (`runs.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, degrees
from typing import Final, NamedTuple

from eden.engine.game import NOBODY, Seat
from eden.kit.svg import centred, tag, text

from ..data import CELLS, PLANETS
from ..events import Leapt, Switched, Teleported
from ..state import NONE, START, State
from ..words.outlook import Leg
from ..words.turns import Turn, turns
from .curves import SIZE, Curve, Point, at, drawn, far, mix, moved, shift
from .galaxy import flag_spot
from .marks import marks
from .paths import place_spot, sheep_spots
from .runs import course, runs
from .sheep import WOOL
from .touch import Touch

# The head of an arrow, and how far it keeps from the middle of any sheep or flag.
_HEAD: Final = "M9 0L-6 9L-2.5 0L-6-9Z"
_GAP: Final = 21.0
# So far apart are the lines of two turns.
_ASIDE: Final = 5.0
# A number keeps so far from the edge of the picture; where else than on its line it can stand.
_EDGE: Final = 26.0
_AROUND: Final[tuple[Point, ...]] = ((1, 0), (0, 1), (-1, 0), (0, -1))
# Each curve is measured by so many points.
_POINTS: Final = 8
# Over a sheep that was leapt.
_LEAP: Final = "M-15-12C-10-29 10-29 15-12"


class Line(NamedTuple):
    """A way of a sheep: in which turn, whose, where it had been, and how it went."""

    number: int
    seat: Seat
    left: int
    way: str
    curves: list[Curve]


def wake(now: Touch) -> str:
    """The layer with all that others did; '' where nobody did anything."""
    others = turns(now.trail, _eyes(now)) if now.trail else []
    if not others:
        return ""
    lines = [line for number, turn in enumerate(others) for line in _lines(now, turn, number)]
    several = len({line.number for line in lines}) > 1
    side = [line._replace(curves=_aside(line, len(others))) for line in lines]
    standing = [spot for spot, _ in sheep_spots(now.state).values()] + list(_flags(now.state))
    return "".join(
        (
            *(_ghost(now, line) for line in lines),
            *(_drawn(now, line, standing) for line in side),
            *marks(now, others),
            *_leaps(now, others),
            *(_numbers(now, side, standing) if several else ()),
        )
    )


def _flags(state: State) -> Iterator[Point]:
    for planet in PLANETS:
        if state.flags[planet] != NONE:
            yield flag_spot(state, planet, place_spot(state, state.cells.index(planet)))


def _eyes(now: Touch) -> Seat:
    """Whose own steps leave no trail: nobody's where the game is looked at again, for in play
    nothing follows one's last choice that one has chosen."""
    assert now.trail is not None
    waits = now.turn == NOBODY and not now.over
    chose = any(step.now.is_choice and step.now.seat == now.seat for step in now.trail.steps)
    return NOBODY if waits or chose else now.seat


# -- lines --------------------------------------------------------------------------------------


def _lines(now: Touch, turn: Turn, number: int) -> Iterator[Line]:
    """All ways of a turn: beams and runs, one after the other."""
    for leg in _legs(turn):
        seen = Touch.still(_end(now, leg), now.say, leg.events, leg.before)
        for event in leg.events:
            if isinstance(event, Teleported | Switched):
                ends = sheep_spots(leg.before), sheep_spots(leg.after)
                start, goal = (spots[event.sheep][0] for spots in ends)
                beam = [(start, mix(start, goal, 1 / 3), mix(start, goal, 2 / 3), goal)]
                yield Line(number, turn.seat, leg.before.at[event.sheep], "beam", beam)
        for sheep in runs(seen):
            yield Line(number, turn.seat, leg.before.at[sheep], "run", course(seen, sheep))


def _aside(line: Line, count: int) -> list[Curve]:
    """The line a little aside, so that those that took the same way are seen side by side."""
    by = (line.number - (count - 1) / 2) * _ASIDE
    return [moved(curve, (by, by)) for curve in line.curves]


def _legs(turn: Turn) -> Iterator[Leg]:
    """A turn in parts: a sheep that was beamed or switched runs on from there."""
    before, events = turn.before, turn.events[:0]
    for step in turn.steps:
        events += step.events
        if step is turn.steps[-1] or any(isinstance(e, Teleported | Switched) for e in step.events):
            yield Leg(before, events, step.state)
            before, events = step.state, ()


def _end(now: Touch, leg: Leg) -> State:
    """The table on which a leg is drawn: as it is now, for those who still stand where it ended."""
    moved = {event.sheep for event in leg.events if hasattr(event, "sheep")}
    stays = all(now.state.at[sheep] == leg.after.at[sheep] for sheep in moved)
    return now.state if stays else leg.after


def _drawn(now: Touch, line: Line, standing: list[Point]) -> str:
    """The line, the stronger the nearer its end, with a head."""
    d, points = drawn(line.curves), _points(line.curves)
    (x, y), angle = _head(points, standing)
    return tag(
        "g",
        tag("path", class_="course edge", d=d),
        *(tag("path", class_=f"course {part}", d=d, pathLength=100)
          for part in (("begun", "half", "late") if line.way == "run" else ("begun",))),
        tag("path", class_="head", d=_HEAD,
            transform=f"translate({x:.1f} {y:.1f}) rotate({angle:.0f})"),
        class_=f"{line.way} colour-{now.colour(line.seat)}",
    )  # fmt: skip


def _points(curves: list[Curve]) -> list[Point]:
    return [point for curve in curves for point in _along(curve)]


@lru_cache(maxsize=1024)
def _along(curve: Curve) -> list[Point]:
    return [at(curve, n / _POINTS) for n in range(_POINTS + 1)]


def _head(points: list[Point], standing: list[Point]) -> tuple[Point, float]:
    """Where the head of a line is, and where it points: just before the sheep, in a crowd before
    all of them; halfway where there is no such spot."""
    free = (n for n, spot in enumerate(points) if min(far(spot, one) for one in standing) > _GAP)
    n = max(free, default=len(points) // 2)
    n = min(max(n, 1), len(points) - 2)
    (x, y), (to_x, to_y) = points[n - 1], points[n + 1]
    return points[n], degrees(atan2(to_y - y, to_x - x))


def _ghost(now: Touch, line: Line) -> str:
    """The sheep where it set off; on Arridis there are others like it."""
    if line.left == START:
        return ""
    colour = now.colour(line.seat)
    sheep = centred(f"ed-sheep-{colour}", *line.curves[0][0], WOOL * 0.8)
    return tag("g", sheep, class_=f"was colour-{colour}")


def _leaps(now: Touch, others: list[Turn]) -> Iterator[str]:
    """An arc over each sheep that was leapt and still stands there."""
    spots = sheep_spots(now.state)
    for turn in others:
        for event in turn.events:
            if isinstance(event, Leapt) and now.state.at[event.over] == turn.before.at[event.over]:
                x, y = spots[event.over][0]
                yield tag(
                    "path",
                    class_=f"leapt colour-{now.colour(turn.seat)}",
                    d=_LEAP,
                    transform=f"translate({x:.1f} {y:.1f})",
                )


# -- numbers ------------------------------------------------------------------------------------


def _numbers(now: Touch, lines: list[Line], standing: list[Point]) -> Iterator[str]:
    """Which turn came first: a number on the last line of each, where there is most room."""
    taken = [place_spot(now.state, cell) for cell in CELLS if now.state.cells[cell] != NONE]
    taken += standing
    last = {line.number: line for line in lines}
    for place, line in enumerate(last.values(), start=1):
        x, y = _freest(_points(line.curves)[::2], taken)
        taken.append((x, y))
        yield tag(
            "g",
            tag("rect", x=x - 6, y=y - 6, width=12, height=12, rx=3),
            tag("text", text(place), x=x, y=y + 3.6),
            class_=f"order colour-{now.colour(line.seat)}",
        )


def _freest(points: list[Point], taken: list[Point]) -> Point:
    """The spot on a line that is farthest from everything; where none is free, one beside it."""

    def room(spot: Point) -> float:
        inside = all(_EDGE < x < SIZE - _EDGE for x in spot)
        return min(far(spot, other) for other in taken) if inside else 0.0

    best = max(points, key=room)
    if room(best) > _GAP:
        return best
    beside = (shift(spot, by, _GAP + 3) for spot in points for by in _AROUND)
    return max((best, *beside), key=room)
