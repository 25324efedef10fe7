"""The sheep: how each one is drawn where it stands, and marked by what a tap on it means."""

from __future__ import annotations

from functools import cache
from typing import Final

from eden.kit.say import capital
from eden.kit.svg import block, centred, classes, tag, text

from ..data import AT, flock, number_of, owner
from ..rules.board import cell_of
from ..state import GOAL, START, State
from ..words.names import place_name, sheep_name
from .curves import Point, drawn, far, moved, shift
from .paths import Spots, sheep_spots
from .runs import course, run_name
from .touch import Touch, sheep_act

WOOL: Final = 32.0
# So many sheep in one place are looked at more closely where they are drawn small.
_CROWD: Final = 3
# Where a sheep can wear its number; at its head only if there is no room elsewhere.
_HEAD: Final[Point] = (-9, -9)
_BADGES: Final[tuple[Point, ...]] = ((9, 9), (-9, 9), (9, -9), _HEAD)


def sheep_layer(now: Touch) -> str:
    """All sheep, the upper ones first so that nobody hides a head; but on the two great planets
    first of all the flock that is to move, so that the ring around it hides no number."""
    state, spots = now.state, sheep_spots(now.state)

    def order_of(sheep: int) -> tuple[bool, float]:
        ringed = state.at[sheep] in (START, GOAL) and owner(sheep) == state.seat
        return not ringed, spots[sheep][0][1]

    order = sorted(spots, key=order_of)
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
    return _token(now.colour(owner(sheep)), number_of(sheep), size, badge)


@cache
def _token(shade: int, number: int, size: float, badge: Point) -> str:
    wool = centred(f"ed-sheep-{shade}", 0, 0, WOOL * size)
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


@cache
def _fence(size: float, wide: float) -> str:
    """What marks a whole row of sheep that are alike, from the first one on."""
    high = 14.5 * min(size, 1.0)
    frame = {"x": -16 * size, "y": -high, "width": wide + 32 * size, "height": 2 * high, "rx": high}
    return tag("rect", class_="ring edge", **frame) + tag("rect", class_="ring", **frame)


def _marks(state: State, sheep: int, spots: Spots) -> str:
    """A ring for each sheep; on the two great planets, one around its whole flock (ED-39)."""
    spot, size = spots[sheep]
    where = state.at[sheep]
    if where not in (START, GOAL):
        return _rings(size)
    row = [other for other in flock(owner(sheep)) if state.at[other] == where]
    reach = tag("circle", class_="reach", r=15 * size)
    if sheep != row[0]:
        return reach
    return reach + _fence(size, far(spot, spots[row[-1]][0]))


def _sheep(now: Touch, sheep: int, spots: Spots) -> str:
    state = now.state
    spot, size = spots[sheep]
    act = sheep_act(now, sheep)
    run = run_name(now, sheep)
    moving = state.move is not None and state.move.sheep == sheep
    crowd = [other for other, where in enumerate(state.at) if where == state.at[sheep]]
    names = (
        "sheep",
        f"colour-{now.colour(owner(sheep))}",
        classes(
            mine=owner(sheep) == state.seat,
            moving=moving,
            ran=bool(run),
            alike=state.at[sheep] in (START, GOAL),
            crowded=len(crowd) >= _CROWD and state.at[sheep] >= AT,
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
    drawing = tag(
        "g",
        _marks(state, sheep, spots),
        _way(now, sheep, spot) if run else "",
        tag("g", wool, id=run, class_=classes("body", runs=bool(run))),
        id=f"sheep-{sheep}",
        transform=f"translate({spot[0]:.1f} {spot[1]:.1f})",
        data_closer=len(crowd) >= _CROWD,
        **now.on(act, words, *names, picked=picked, tell=f"sheep {sheep}"),
    )
    return block(f"sheep-{sheep}", drawing)


def _way(now: Touch, sheep: int, spot: Point) -> str:
    """The line along which the style sheet moves a sheep, as seen from where it stands now."""
    home = (-spot[0], -spot[1])
    line = drawn([moved(one, home) for one in course(now, sheep)])
    return tag("path", id=f"way-{sheep}", class_="own-way", d=line)
