"""The trail: what followed the last choice, on the map until the next one.

A way is a wedge from where something was to where it is, corners stand around a square on which
something happened, a ghost that is crossed out was taken or lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from eden.engine.game import Event
from eden.kit.svg import centred, tag, text

from ..data import Pile, word
from ..events import (
    Asked,
    AttackCancelled,
    AttackLaid,
    AttackVoid,
    BaseMoved,
    BasePlaced,
    BaseUPlaced,
    Destroyed,
    Fled,
    Jumped,
    Loaded,
    Moved,
    OnSquare,
    PersonLost,
    PyramidPlaced,
    Revealed,
    Saved,
    Struck,
    TeamPlaced,
    Teleported,
    TokenAverted,
    WentHome,
)
from ..state import NONE, State
from ..words.recap import by_team
from .grid import HIGH, WIDE, Point, Spot, corner, middle, on
from .pieces import omen_symbol
from .preview import beyond, inside
from .touch import Touch
from .traces import RINGS

# How a square is marked; who is heard or loaded has a sign there, too.
_CORNERS: Final[dict[type[Event], str]] = {
    **RINGS,
    **dict.fromkeys((BasePlaced, BaseUPlaced, TeamPlaced, PyramidPlaced, BaseMoved), "landed"),
    **dict.fromkeys((Asked, Revealed, Loaded), "heard"),
    Destroyed: "blast",
}
_SIGNS: Final[dict[type[Event], str]] = {
    **dict.fromkeys((Asked, Revealed), "um-d-mediate"),
    Loaded: "um-d-load",
}
# What was taken from a square.
_GONE: Final[dict[type[Event], str]] = dict.fromkeys((AttackVoid, AttackCancelled), "um-burst")
# Where on its square, and how large.
_LOST: Final = Spot(80, 93, 50)
_TAKEN: Final = Spot(80, 22, 34)
_SIGN: Final = Spot(18, 20, 30)
_NUMBER: Final = Spot(18, 93, 34)


class Happened(NamedTuple):
    """An event, and the state before its step."""

    before: State
    event: Event


class Way(NamedTuple):
    """From one square to another; the name says whose way it is."""

    origin: int
    square: int
    name: str
    # A walk, which can lead across the edge of the map.
    walk: bool = False


def trail(now: Touch) -> Iterator[str]:
    """All that is drawn; who is to choose has not forgotten what they chose themselves."""
    told = tuple(_happened(now))
    # What happened first marks a square.
    marked = dict(mark for one in reversed(told) for mark in _marked(one))
    yield from (_corners(square, name) for square, name in marked.items())
    yield from _drawn(Counter(way for one in told for way in _ways(one)))
    for one, times in Counter(told).items():
        yield from _gone(one, times)
    yield from _order(told)


def _happened(now: Touch) -> Iterator[Happened]:
    if now.trail is None:
        return
    before = now.trail.before
    for step in now.trail.steps:
        # While an earlier moment is looked at nobody is to choose.
        if not by_team(step, now.turn):
            yield from (Happened(before, event) for event in step.events)
        before = step.state


# -- squares ------------------------------------------------------------------------------------


def _marked(one: Happened) -> Iterator[tuple[int, str]]:
    """The squares that are marked, each with how."""
    state, event = one
    name = _CORNERS.get(type(event), "")
    match event:
        case Asked(pile=pile) | Revealed(pile=pile):
            yield state.bases[pile], name
        case Loaded():
            yield state.base_u, name
        case OnSquare(square) | Struck(_, square) | TeamPlaced(_, square) if name:
            yield square, name
        case BasePlaced(_, square) | BaseMoved(_, square):
            yield square, name


def _corners(square: int, name: str) -> str:
    x, y = corner(square)
    left, top, right, bottom = x + 6, y + 6, x + WIDE - 6, y + HIGH - 6
    shape = (
        f"M{left} {top + 22}V{top}H{left + 22}M{right - 22} {top}H{right}V{top + 22}"
        f"M{right} {bottom - 22}V{bottom}H{right - 22}M{left + 22} {bottom}H{left}V{bottom - 22}"
    )
    edge = tag("path", class_="corners edge", d=shape)
    return edge + tag("path", class_=f"corners {name}", d=shape)


def _gone(one: Happened, times: int) -> Iterator[str]:
    """A ghost of what was taken or lost, crossed out; the sign of what was heard or loaded."""
    state, event = one
    kind = type(event)
    for square, _ in _marked(one):
        if kind in _SIGNS:
            x, y, size = on(square, _SIGN)
            yield _disc(x, y, size * 0.66) + centred(_SIGNS[kind], x, y, size, class_="sign")
        elif kind == PersonLost:
            spot = on(square, _LOST)
            yield _crossed("um-person", spot, "lost")
            yield _times(spot.x, spot.y - 26, times)
        elif kind in _GONE or kind == TokenAverted:
            yield _crossed(_GONE.get(kind) or omen_symbol(state.omen), on(square, _TAKEN), "taken")


def _disc(x: float, y: float, radius: float) -> str:
    return tag("circle", class_="disc", cx=x, cy=y, r=radius)


def _crossed(symbol: str, spot: Spot, name: str) -> str:
    x, y, size = spot
    half = size * 0.27
    cross = f"M{x - half:g} {y - half:g}L{x + half:g} {y + half:g}"
    cross += f"M{x + half:g} {y - half:g}L{x - half:g} {y + half:g}"
    return tag(
        "g",
        _disc(x, y, size * 0.44),
        centred(symbol, x, y, size, class_="spirit"),
        tag("path", class_="cross-out", d=cross),
        class_=name,
    )


def _order(told: tuple[Happened, ...]) -> Iterator[str]:
    """Of several attacks each has its number."""
    squares = [one.event.square for one in told if isinstance(one.event, AttackLaid | AttackVoid)]
    for n, square in enumerate(squares if len(squares) > 1 else (), start=1):
        x, y, size = on(square, _NUMBER)
        number = tag("text", text(n), x=x, y=y + 10)
        yield tag("g", _disc(x, y, size / 2), number, class_="order")


# -- ways ---------------------------------------------------------------------------------------


def _ways(one: Happened) -> Iterator[Way]:
    """Who went where; where something had no place before there is no way."""
    state, event = one
    match event:
        case Fled(origin, square):
            yield Way(origin, square, "flight")
        case Teleported(_, origin, square):
            yield Way(origin, square, "beam")
        case BaseMoved(pile, square):
            yield Way(state.bases[pile], square, word(Pile(pile)))
        case Moved(who, square):
            yield Way(state.at[who], square, word(who), walk=True)
        case Jumped(who, square) | Saved(who, _, square):
            yield Way(state.at[who], square, word(who))
        case WentHome(who):
            yield Way(state.at[who], state.base_u, f"{word(who)} home")


def _drawn(ways: Counter[Way]) -> Iterator[str]:
    """A wedge each, side by side where several lead from and to the same squares."""
    seen = {way: times for way, times in ways.items() if NONE not in way[:2] and way[0] != way[1]}
    beside = Counter(way[:2] for way in seen)
    drawn: Counter[tuple[int, ...]] = Counter()
    for way, times in seen.items():
        aside = 26 * (drawn[way[:2]] - (beside[way[:2]] - 1) / 2)
        drawn[way[:2]] += 1
        yield _led(way, aside)
        (ax, ay), (bx, by) = middle(way.origin), middle(way.square)
        yield _times((ax + bx) / 2, (ay + by) / 2 - 16, times)


def _led(way: Way, aside: float) -> str:
    """Across the edge it leaves on one side and comes back on the other."""
    start, goal = middle(way.origin), middle(way.square)
    across, down = beyond(way.origin, way.square) if way.walk else (0, 0)
    if not (across or down):
        return _wedge(start, goal, way.name, aside)
    out = _wedge(start, (goal[0] + across, goal[1] + down), way.name, aside)
    return inside(out, _wedge((start[0] - across, start[1] - down), goal, way.name, aside))


def _wedge(start: Point, goal: Point, name: str, aside: float) -> str:
    """It begins as a point and grows towards its head, and leaves both ends free."""
    (ax, ay), (bx, by) = start, goal
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / length, (by - ay) / length

    def at(along: float, off: float) -> str:
        off += aside
        return f"{ax + ux * along - uy * off:.0f} {ay + uy * along + ux * off:.0f}"

    tip = length - (28 if length < 130 else 36)
    neck = tip - 24
    points = (at(18, 0), at(neck, 5), at(neck - 3, 15), at(tip, 0), at(neck - 3, -15), at(neck, -5))
    return tag("path", class_=f"wedge {name}", d=f"M{'L'.join(points)}Z")


def _times(x: float, y: float, times: int) -> str:
    """How often; once needs no word."""
    return tag("text", text(f"×{times}"), class_="times", x=x, y=y) if times > 1 else ""
