"""What has just happened in Eden, until the next choice: ways, ghosts, cracks, signs, their order.

A way grows towards its head and lies under the pieces: nobody takes it for the arrow of a preview.
The colour of a horde is never alone: its way leads to it, or it stands where the crack is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from eden.engine.game import NOBODY, Event
from eden.kit.svg import centred, classes, tag, text

from ..data import ALLIES, HORDES, Kind, Piece, Place, word
from ..events import (
    AllyBack,
    AllySent,
    Attracted,
    Fled,
    Healed,
    Moved,
    Pushed,
    Shielded,
    ShieldHeld,
    ShieldLost,
    Swapped,
    TerrainDestroyed,
    TerrainRavaged,
    TrapLost,
    Trapped,
    WalkedOn,
)
from ..rules.foresight import Deed
from ..state import NOTHING, State
from ..words.recap import by_others, is_deed
from .changes import before, signed
from .eden import CORNER, between, centre, ghost, spot, stance
from .touch import Touch

# How far from the middle of a piece a way begins and ends; how wide it gets, and its head.
_RIM: Final = 25
_WIDE: Final = 4
_HEAD, _FLANGE = 15, 10
# On a card: lightning, once for ravaged, twice for destroyed; where numbers and signs stand;
# a number on a way stands nearer to where it began, clear of whoever is at its end.
_CRACK: Final = "M66 3l-17 33 22 15-27 30 15 36"
_CRACKS: Final = {
    TerrainRavaged: ("ravage", _CRACK),
    TerrainDestroyed: ("destroy", _CRACK + "M3 49l31 13 16-19 27 23 40-11"),
}
_NUMBER, _BESIDE = (60, 113), 23
_ALONG: Final = 0.36
_SIGN: Final = (60, 8)
_SIGNS: Final[dict[type[Event], tuple[str, bool]]] = {
    Shielded: ("se-a-protect", True),
    Healed: ("se-a-heal", True),
    Trapped: ("se-a-trap", True),
    ShieldHeld: ("se-a-protect", False),
    ShieldLost: ("se-a-protect", False),
    TrapLost: ("se-a-trap", False),
}


def trail(now: Touch) -> str:
    """The layer under the pieces: ways, ghosts and cracks."""
    shapes = (shape for deed in _deeds(now) for shape in _drawn(now, deed))
    return _layer("trail", *shapes)


def marks(now: Touch) -> str:
    """The layer over the pieces, beside them: the order of the hordes, signs, and shorter stays."""
    deeds = list(_deeds(now))
    signs = (_sign(deed) for deed in deeds if type(deed.event) in _SIGNS)
    return _layer("trail over", *signs, *_order(now, deeds), *_stays(now))


def _layer(name: str, *shapes: str) -> str:
    return tag("g", *shapes, class_=name, aria_hidden="true") if shapes else ""


def _deeds(now: Touch) -> Iterator[Deed]:
    """All that is told: while the player is asked, only what the player has not chosen."""
    if now.trail is None:
        return
    seat = NOBODY if now.turn == NOBODY else now.seat
    state = now.trail.before
    for step in now.trail.steps:
        if by_others(step, seat):
            yield from (Deed(state, step.state, event) for event in step.events)
        state = step.state


# -- under the pieces ---------------------------------------------------------------------------


def _drawn(now: Touch, deed: Deed) -> Iterator[str]:
    match deed.event:
        case Fled(horde) if deed.after.at[horde] == Place.OUT:
            yield _beaten(deed, horde)
        case AllySent(_, ally):
            yield _sent(deed, ally)
            yield _way(now, deed, ally)
        case Moved(ally, _, kind):
            yield _way(now, deed, ally, straight=kind == Kind.SHORTCUT)
        case Swapped(one, other):
            yield _way(now, deed, one, straight=True)
            yield _way(now, deed, other, straight=True)
        case (
            WalkedOn(piece) | Fled(piece) | AllyBack(piece) | Attracted(_, piece) | Pushed(_, piece)
        ):
            yield _way(now, deed, piece)
        case TerrainRavaged(horde, place) | TerrainDestroyed(horde, place):
            yield _crack(type(deed.event), horde, place)


def _sent(deed: Deed, ally: Piece) -> str:
    """The ghost of an ally where it stood."""
    return tag("g", ghost(ally), class_=classes("lost", "stand", stance(deed.before, ally)))


def _beaten(deed: Deed, horde: Piece) -> str:
    """The ghost of a horde, struck out, in a corner of the place that it has left for good."""
    struck = tag("path", d="M-20-20L20 20M20-20L-20 20")
    return tag("g", ghost(horde), struck, class_=f"beaten at-{word(deed.before.at[horde])}")


def _crack(kind: type[TerrainRavaged | TerrainDestroyed], horde: int, place: Place) -> str:
    name, lightning = _CRACKS[kind]
    shapes = (tag("path", class_=part, d=lightning) for part in ("edge", "line"))
    who = _sort(Piece(horde)) if horde != NOTHING else ""
    return tag("g", *shapes, class_=classes("cracked", name, who, f"at-{word(place)}"))


def _sort(piece: Piece) -> str:
    return word(piece) if piece in HORDES else "ally"


def _way(now: Touch, deed: Deed, piece: Piece, *, straight: bool = False) -> str:
    """The way that a piece took along the ring, or straight across, from rim to rim."""
    start, *passed, end = _points(now, deed, piece, straight=straight)
    start += _RIM * _unit((*passed, end)[0] - start)
    end -= _RIM * _unit(end - (start, *passed)[-1])
    return tag("path", class_=classes("way", _sort(piece)), d=_wedge([start, *passed, end]))


def _points(now: Touch, deed: Deed, piece: Piece, *, straight: bool = False) -> list[complex]:
    """Where a piece stood before all of it, what it passed, and where it is to be seen now."""
    start, goal = deed.before.at[piece], deed.after.at[piece]
    passed = () if straight else between(start, goal)
    return [
        _spot(piece, start, before(now).state, deed.before),
        *(complex(*centre(place)) for place in passed),
        _spot(piece, goal, now.state, deed.after),
    ]


def _spot(piece: Piece, place: Place, *states: State) -> complex:
    """Where on a place a piece stands, in the first state in which it stands there."""
    return next(complex(*spot(state, piece)) for state in states if state.at[piece] == place)


def _wedge(points: list[complex]) -> str:
    """A band through the points that grows from nothing, with a head at its end."""
    tip, ahead = points[-1], _unit(points[-1] - points[-2])
    spine = [*points[:-1], tip - _HEAD * ahead]
    lengths = [abs(b - a) for a, b in pairwise(spine)]
    left, right = [spine[0]], [spine[0]]
    for n, (a, b) in enumerate(pairwise(spine), 1):
        aside = 1j * _unit(b - a) * _WIDE * sum(lengths[:n]) / (sum(lengths) or 1)
        left.append(b + aside)
        right.append(b - aside)
    flange = 1j * ahead * _FLANGE
    outline = (*left, spine[-1] + flange, tip, spine[-1] - flange, *right[::-1])
    return "M" + "L".join(f"{point.real:.1f} {point.imag:.1f}" for point in outline) + "Z"


def _unit(way: complex) -> complex:
    return way / (abs(way) or 1)


# -- beside the pieces --------------------------------------------------------------------------


def _order(now: Touch, deeds: list[Deed]) -> Iterator[str]:
    """Which horde acted first, second, third: on its way, or side by side at the foot of a card."""
    acts = [deed for deed in deeds if is_deed(deed.event)]
    taken: set[tuple[float, float]] = set()
    for number, deed in enumerate(acts if len(acts) > 1 else (), 1):
        horde = Piece(getattr(deed.event, "horde", NOTHING))
        x, y = _where(now, deed, horde)
        while (x, y) in taken:
            x += _BESIDE
        taken.add((x, y))
        figures = tag("circle", cx=x, cy=y, r=10), tag("text", text(number), x=x, y=y + 5)
        yield tag("g", *figures, class_=classes("number", word(horde)))


def _where(now: Touch, deed: Deed, horde: Piece) -> tuple[float, float]:
    match deed.event:
        case WalkedOn() | Fled() if deed.after.at[horde] != Place.OUT:
            start, *_, end = _points(now, deed, horde)
        case AllySent(_, ally):
            start, *_, end = _points(now, deed, ally)
        case _:
            return _on(deed.before.at[horde], _NUMBER)
    point = start + (end - start) * _ALONG
    return point.real, point.imag


def _sign(deed: Deed) -> str:
    """What an ally did, or, struck out, what it has lost: at the head of its card."""
    symbol, good = _SIGNS[type(deed.event)]
    ally = Piece(getattr(deed.event, "ally", NOTHING))
    x, y = _on(deed.before.at[ally], _SIGN)
    struck = "" if good else tag("path", d=f"M{x - 9} {y + 9}l18-18")
    disc = tag("circle", cx=x, cy=y, r=13)
    return tag("g", disc, centred(symbol, x, y, 19), struck, class_=classes("did", gone=not good))


def _on(place: Place, point: tuple[int, int]) -> tuple[int, int]:
    return CORNER[place][0] + point[0], CORNER[place][1] + point[1]


def _stays(now: Touch) -> Iterator[str]:
    """By how much the stay of an ally with Noa has become shorter."""
    was, state = before(now).state, now.state
    for ally in ALLIES:
        if was.at[ally] == state.at[ally] == Place.NOA and was.round != state.round:
            x, y = spot(state, ally)
            less = tag("text", text(signed(was.round - state.round)), x=x - 32, y=y - 22)
            yield tag("g", less, class_="less")
