"""The sheep: where each one stands, how it got there, and what it means to tap it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from eden.core.game import Event
from eden.core.svg import classes, tag, text
from eden.games.edenia.board import cell_of
from eden.games.edenia.data import AT, ENDS, SHEEP, TILES, Cell, Kind
from eden.games.edenia.events import Leapt, Ran, SheepLeft, SheepWent
from eden.games.edenia.names import capital, place_name, sheep_name
from eden.games.edenia.state import GOAL, NOWHERE, START, State
from eden.games.edenia.touch import Touch, sheep_act
from eden.games.edenia.view_curves import (
    Curve,
    Point,
    corner,
    drawn,
    end_spot,
    far,
    moved,
    part,
    shift,
)
from eden.games.edenia.view_paths import (
    crowd_spots,
    lane_spot,
    place_spot,
    queue_spots,
    route,
)
from eden.games.edenia.view_tiles import centred

WOOL: Final = 32.0


def colour(now: Touch, seat: int) -> int:
    """The colour of a seat's flock."""
    return now.say.person(seat).colour


def sheep_spots(state: State) -> dict[int, tuple[Point, float]]:
    """By sheep: where it stands, and how large it is."""
    found: dict[int, tuple[Point, float]] = {}
    for where in dict.fromkeys(state.at):
        here = [sheep for sheep, spot in enumerate(state.at) if spot == where]
        if where == NOWHERE:
            continue
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


def _in_rows(here: list[int], middle: Point) -> dict[int, tuple[Point, float]]:
    """A row for each flock, on the two great planets."""
    flocks = sorted({sheep // SHEEP for sheep in here})
    gap = min(24.0, 74 / len(flocks))
    size = min(1.0, gap / 22)
    found = {}
    for row, seat in enumerate(flocks):
        flock = [sheep for sheep in here if sheep // SHEEP == seat]
        y = (row - (len(flocks) - 1) / 2) * gap
        for n, sheep in enumerate(flock):
            x = (n - (len(flock) - 1) / 2) * 24 * max(size, 0.9)
            found[sheep] = shift(middle, (x, y)), size
    return found


# -- drawing ------------------------------------------------------------------------------------


def sheep_layer(now: Touch) -> str:
    """All sheep, the upper ones first so that nobody hides a head."""
    spots = sheep_spots(now.state)
    order = sorted(spots, key=lambda sheep: spots[sheep][0][1])
    return tag("g", *(_sheep(now, sheep, *spots[sheep]) for sheep in order), class_="flocks")


def token(now: Touch, sheep: int, size: float = 1.0) -> str:
    """A sheep around the point zero, with its number."""
    return _token(colour(now, sheep // SHEEP), sheep % SHEEP + 1, size)


@cache
def _token(shade: int, number: int, size: float) -> str:
    wool = centred(f"ed-sheep-{shade}", (0, 0), WOOL * size)
    spot = {"cx": 9 * size, "cy": 9 * size, "r": 6.2}
    said = tag("text", text(number), x=9 * size, y=9 * size + 3.6)
    return wool + tag("g", tag("circle", **spot), said, class_="number")


@cache
def _rings(size: float) -> str:
    """Where a finger finds a sheep, and what marks it."""
    return (
        tag("circle", class_="reach", r=20)
        + tag("circle", class_="ring edge", r=16 * size)
        + tag("circle", class_="ring", r=16 * size)
    )


def _sheep(now: Touch, sheep: int, spot: Point, size: float) -> str:
    state = now.state
    act = sheep_act(now, sheep)
    run = run_name(now, sheep)
    moving = state.move is not None and state.move.sheep == sheep
    names = (
        "sheep",
        f"colour-{colour(now, sheep // SHEEP)}",
        classes(
            mine=sheep // SHEEP == state.seat,
            moving=moving,
            ran=bool(run),
            huddled=state.at[sheep] == START and size < 1,
            through=not act,
            hovers=state.hovers and state.bound == sheep,
        ),
    )
    picked = now.picked_sheep == sheep and bool(now.pick)
    alike = now.picked_sheep >= 0 and state.at[now.picked_sheep] == state.at[sheep] >= AT
    picked = picked or (bool(now.pick) and alike and sheep // SHEEP == state.seat)
    where = place_name(state, cell_of(state.at[sheep]), now.say)
    words = f"{capital(sheep_name(sheep, now.say))}, {where}"
    return tag(
        "g",
        _rings(size),
        _way(now, sheep, spot) if run else "",
        tag("g", token(now, sheep, size), id=run, class_=classes("body", runs=bool(run))),
        id=f"sheep-{sheep}",
        transform=f"translate({spot[0]:.1f} {spot[1]:.1f})",
        **now.on(act, words, *names, picked=picked),
    )


def _way(now: Touch, sheep: int, spot: Point) -> str:
    """The line along which the style sheet moves a sheep, as seen from where it stands now."""
    home = (-spot[0], -spot[1])
    line = drawn([moved(one, home) for one in course(now, sheep)])
    return tag("path", id=f"way-{sheep}", class_="own-way", d=line)


# -- running ------------------------------------------------------------------------------------


def runs(news: tuple[Event, ...]) -> dict[int, tuple[tuple[int, int], ...]]:
    """The ways that sheep have just taken, by sheep."""
    found: dict[int, tuple[tuple[int, int], ...]] = {}
    for event in news:
        if isinstance(event, Ran):
            before = found.get(event.sheep, ())
            # A sheep that was held up begins with the way on which it was.
            again = bool(before) and before[-1:] == event.ways[:1]
            found[event.sheep] = before + event.ways[again:]
    return found


def run_name(now: Touch, sheep: int) -> str | None:
    """A name that each run has for itself, so that it is seen once."""
    ways = runs(now.news).get(sheep)
    if not ways:
        return None
    (lane, to), (last, goal) = ways[0], ways[-1]
    return f"run-{now.state.turns}-{sheep}-{lane}-{to}-{last}-{goal}-{len(ways)}"


def course(now: Touch, sheep: int, before: State | None = None) -> list[Curve]:
    """The way that a sheep has just run, from where it stood to where it stands."""
    state = now.state
    ways = runs(now.news)[sheep]
    start = _start(now, sheep, before)
    where, (lane, to) = state.at[sheep], ways[-1]
    spot = sheep_spots(state)[sheep][0]
    share = 1.0
    if where == lane:
        share = queue_spots(state, lane)[sheep]
        share = 1 - share if to == lane else share
    curves = route(state, ways)
    if len(ways) == 1:
        curves = [part(curves[0], min(start, share), share)]
    else:
        curves[0] = part(curves[0], start, 1.0)
        curves[-1] = part(curves[-1], 0.0, share)
    if where != lane and far(curves[-1][3], spot) > 1:
        pen = curves[-1][3]
        curves.append((pen, pen, spot, spot))
    return [*_from_arridis(now, sheep), *curves]


def _start(now: Touch, sheep: int, before: State | None) -> float:
    """How far along its first way a sheep stood; without the state before, about how far."""
    (lane, to), *_ = runs(now.news)[sheep]
    if before is not None and before.at[sheep] == lane:
        share = queue_spots(before, lane)[sheep]
        return 1 - share if to == lane else share
    if before is not None or TILES[now.state.cells[lane // ENDS]].kind == Kind.HOLE:
        return 0.0
    for event in now.news:
        match event:
            case SheepLeft(one) if one == sheep:
                return 0.0
            case SheepWent(one) | Leapt(one) if one == sheep:
                return 0.5
    # It was held up at an edge or a tunnel, or on a dwarf planet that it leaves.
    return 0.0 if to == lane and TILES[now.state.cells[lane // ENDS]].kind == Kind.DWARF else 0.88


def _from_arridis(now: Touch, sheep: int) -> Iterator[Curve]:
    """Arridis has no lanes: from its middle to the edge."""
    for event in now.news:
        match event:
            case SheepLeft(one, Cell.E5, side, path) if one == sheep:
                start = shift(corner(Cell.E5), (50, 50))
                goal = end_spot(Cell.E5 * ENDS + side * 3 + path)
                yield start, start, goal, goal


def trail(now: Touch) -> Iterator[str]:
    """A soft line where a sheep has just run."""
    for sheep in runs(now.news):
        yield tag(
            "path",
            id=f"{run_name(now, sheep)}-trail",
            class_=f"trail colour-{colour(now, sheep // SHEEP)}",
            d=drawn(course(now, sheep)),
            pathLength=100,
        )
