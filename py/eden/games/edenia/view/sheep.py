"""The sheep: where each one stands, how it got there, and what it means to tap it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from eden.engine.game import Event
from eden.engine.values import with_at
from eden.kit.say import capital
from eden.kit.svg import classes, tag, text

from ..data import AT, ENDS, PLACE, TILES, TUNNELS, Kind, number_of, owner
from ..events import Leapt, Ran, SheepLeft, SheepWent, TileLaid
from ..rules.board import cell_of, lifted, queue, standing
from ..state import GOAL, NONE, START, Move, State
from ..words.names import place_name, sheep_name
from .curves import (
    Curve,
    Point,
    drawn,
    far,
    moved,
    part,
    shift,
)
from .paths import (
    crowd_spots,
    lane_spot,
    place_spot,
    queue_spots,
    route,
)
from .tiles import centred
from .touch import Touch, sheep_act

Spots = dict[int, tuple[Point, float]]

WOOL: Final = 32.0
# Where a sheep can wear its number; at its head only if there is no room elsewhere.
_HEAD: Final[Point] = (-9, -9)
_BADGES: Final[tuple[Point, ...]] = ((9, 9), (-9, 9), (9, -9), _HEAD)


def colour(now: Touch, seat: int) -> int:
    """The colour of a seat's flock."""
    return now.say.person(seat).colour


def sheep_spots(state: State) -> Spots:
    """By sheep: where it stands, and how large it is."""
    found: Spots = {}
    for where in dict.fromkeys(state.at):
        here = [sheep for sheep, spot in enumerate(state.at) if spot == where]
        if where == NONE:
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


def _in_rows(here: list[int], middle: Point) -> Spots:
    """A row for each flock, on the two great planets."""
    flocks = sorted({owner(sheep) for sheep in here})
    gap = min(24.0, 74 / len(flocks))
    size = min(1.0, gap / 22)
    found = {}
    for row, seat in enumerate(flocks):
        flock = [sheep for sheep in here if owner(sheep) == seat]
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
    return tag(
        "g",
        # Below all of them, so that a finger beside one sheep never takes another for it.
        *(_reach(now, sheep, spots[sheep][0]) for sheep in order),
        *(_sheep(now, sheep, spots) for sheep in order),
        class_="flocks",
    )


def _reach(now: Touch, sheep: int, spot: Point) -> str:
    """Where a finger still finds a sheep; for the keyboard the sheep itself is enough."""
    act = sheep_act(now, sheep)
    if not act or not now.options:
        return ""
    x, y = spot
    return tag("circle", class_="reach", cx=x, cy=y, r=20, data_act=act)


def token(now: Touch, sheep: int, size: float = 1.0, badge: Point = _BADGES[0]) -> str:
    """A sheep around the point zero, with its number."""
    return _token(colour(now, owner(sheep)), number_of(sheep), size, badge)


@cache
def _token(shade: int, number: int, size: float, badge: Point) -> str:
    wool = centred(f"ed-sheep-{shade}", (0, 0), WOOL * size)
    x, y = shift((0, 0), badge, size)
    said = tag("text", text(number), x=x, y=y + 3.6)
    return wool + tag("g", tag("circle", cx=x, cy=y, r=6.2), said, class_="number")


def _badge(state: State, sheep: int, spots: Spots) -> Point:
    """Where the number of a sheep is best seen among others that stand close to it."""
    spot, size = spots[sheep]
    near = [other for n, (other, _) in spots.items() if n != sheep and far(spot, other) < WOOL]
    if not near or state.at[sheep] in (START, GOAL):
        return _BADGES[0]

    def room(by: Point) -> float:
        free = min(far(shift(spot, by, size), other) for other in near)
        return free - (10 if by == _HEAD else 0)

    return max(_BADGES, key=room)


@cache
def _rings(size: float) -> str:
    """What marks a sheep."""
    return (
        tag("circle", class_="reach", r=15 * size)
        + tag("circle", class_="ring edge", r=16 * size)
        + tag("circle", class_="ring", r=16 * size)
    )


def _sheep(now: Touch, sheep: int, spots: Spots) -> str:
    state = now.state
    spot, size = spots[sheep]
    act = sheep_act(now, sheep)
    run = run_name(now, sheep)
    moving = state.move is not None and state.move.sheep == sheep
    names = (
        "sheep",
        f"colour-{colour(now, owner(sheep))}",
        classes(
            mine=owner(sheep) == state.seat,
            moving=moving,
            ran=bool(run),
            huddled=state.at[sheep] == START and size < 1,
            through=not act,
            hovers=state.hovers and state.bound == sheep,
        ),
    )
    picked = now.picked_sheep == sheep and bool(now.pick)
    alike = now.picked_sheep >= 0 and state.at[now.picked_sheep] == state.at[sheep] >= AT
    picked = picked or (bool(now.pick) and alike and owner(sheep) == state.seat)
    where = place_name(state, cell_of(state.at[sheep]), now.say)
    words = f"{capital(sheep_name(sheep, now.say))}, {where}"
    wool = token(now, sheep, size, _badge(state, sheep, spots))
    return tag(
        "g",
        _rings(size),
        _way(now, sheep, spot) if run else "",
        tag("g", wool, id=run, class_=classes("body", runs=bool(run))),
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
    (first, begins), (last, ends) = ways[0], ways[-1]
    before = before or _before(now, sheep, ways)
    curves = route(state, ways)
    start = _share(before, sheep, first, begins) if before.at[sheep] == first else 0.0
    share = _share(state, sheep, last, ends) if state.at[sheep] == last else 1.0
    if len(ways) == 1:
        curves = [part(curves[0], start, share)]
    else:
        curves[0] = part(curves[0], start, 1.0)
        curves[-1] = part(curves[-1], 0.0, share)
    stood = sheep_spots(before).get(sheep)
    return [
        *(_straight(stood[0], curves[0][0]) if stood and before.at[sheep] != first else ()),
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


def _before(now: Touch, sheep: int, ways: tuple[tuple[int, int], ...]) -> State:
    """The state before a run, as far as it tells where the sheep stood."""
    state, laid = lifted(now.state, sheep), NONE
    (lane, to), *more = ways
    cell = lane // ENDS
    tile = TILES[state.cells[cell]]
    arm = tile.kind in (Kind.HOLE, Kind.DWARF) and tile.far[lane % ENDS] == PLACE
    out = arm and to == lane and not (more and len(TUNNELS.get(to, ())) > 1)
    move: Move | None = Move(sheep, to)
    rank = 0 if to == lane else len(queue(state, lane))
    if not more and now.state.at[sheep] == lane:
        rank = now.state.rank[sheep]
    for event in now.news:
        match event:
            case SheepLeft(one, left) if one == sheep:
                return standing(state, sheep, AT + left)
            case TileLaid(cell=laid):
                state, out = state._replace(cells=with_at(state.cells, laid, NONE)), False
            case SheepWent(one) if one == sheep:
                move, out = None, False
            case Leapt(one, over) if one == sheep:
                out = False
                if state.at[over] == lane:
                    rank = state.rank[over] + (to == lane)
    if cell == laid:  # only Arridis has no lane of its own on which to wait
        return standing(state, sheep, START)
    if out:  # of the black hole, or straight on from a dwarf planet
        return standing(state, sheep, AT + cell)
    return standing(state, sheep, lane, rank)._replace(move=move)


def trail(now: Touch) -> Iterator[str]:
    """A soft line where a sheep has just run."""
    for sheep in runs(now.news):
        yield tag(
            "path",
            id=f"{run_name(now, sheep)}-trail",
            class_=f"trail colour-{colour(now, owner(sheep))}",
            d=drawn(course(now, sheep)),
            pathLength=100,
        )
