"""The runs that have just been made: along which line a sheep got to where it stands now."""

from __future__ import annotations

from collections.abc import Iterator

from eden.kit.svg import tag

from ..data import owner
from ..events import Ran
from ..state import State
from .curves import Curve, Point, drawn, far, part
from .paths import queue_spots, route, sheep_spots
from .touch import Touch

Ways = tuple[tuple[int, int], ...]


def runs(now: Touch) -> dict[int, Ways]:
    """The ways that sheep have just taken, by sheep; none where nobody knows the table before."""
    found: dict[int, Ways] = {}
    for event in now.news if now.before is not None else ():
        if isinstance(event, Ran):
            before = found.get(event.sheep, ())
            # A sheep that was held up begins with the way on which it was.
            again = bool(before) and before[-1:] == event.ways[:1]
            found[event.sheep] = before + event.ways[again:]
    return found


def run_name(now: Touch, sheep: int) -> str | None:
    """A name that each run has for itself, so that it is seen once."""
    ways = runs(now).get(sheep)
    if not ways:
        return None
    (lane, to), (last, goal) = ways[0], ways[-1]
    return f"run-{now.state.turns}-{sheep}-{lane}-{to}-{last}-{goal}-{len(ways)}"


def course(now: Touch, sheep: int) -> list[Curve]:
    """The line of a run, without a jump: from where the sheep was seen to where it stands.

    Between the two more may have happened than the run: a sheep that was beamed or set onto another
    path before it ran, or after it, is drawn straight to there.
    """
    state, before = now.state, now.before
    assert before is not None
    ways = runs(now)[sheep]
    (first, begins), (last, ends) = ways[0], ways[-1]
    curves = route(state, ways)
    start = _share(before, sheep, first, begins) if before.at[sheep] == first else 0.0
    share = _share(state, sheep, last, ends) if state.at[sheep] == last else 1.0
    if len(ways) == 1:
        curves = [part(curves[0], start, share)]
    else:
        curves[0] = part(curves[0], start, 1.0)
        curves[-1] = part(curves[-1], 0.0, share)
    return [
        *_straight(sheep_spots(before)[sheep][0], curves[0][0]),
        *curves,
        *_straight(curves[-1][3], sheep_spots(state)[sheep][0]),
    ]


def _share(state: State, sheep: int, lane: int, to: int) -> float:
    """How far along a way, in its direction, a sheep stands on it."""
    share = queue_spots(state, lane)[sheep]
    return 1 - share if to == lane else share


def _straight(start: Point, goal: Point) -> Iterator[Curve]:
    if far(start, goal) > 1:
        yield start, start, goal, goal


def trail(now: Touch) -> Iterator[str]:
    """A soft line where a sheep has just run."""
    for sheep in runs(now):
        yield tag(
            "path",
            id=f"{run_name(now, sheep)}-trail",
            class_=f"trail colour-{now.colour(owner(sheep))}",
            d=drawn(course(now, sheep)),
            pathLength=100,
        )
