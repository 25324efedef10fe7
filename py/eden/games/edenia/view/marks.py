"""What others have placed, taken and lost in the galaxy: rings around it, and ghosts of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from eden.kit.svg import centred, tag

from ..data import DWARFS, PLANETS, RELAYS, Cell
from ..events import ArtefactTaken, CloverTaken, TileLaid
from ..state import NONE, State
from ..words.turns import Turn
from .curves import Point, corner, shift
from .galaxy import MEADOW, flag_spot
from .paths import place_spot
from .tiles import relay_spot
from .touch import Touch

# The corners of a cell, one after the other, and a stroke through what is gone.
_CORNERS: Final = (
    "M2 20V12A10 10 0 0 1 12 2H20M80 2H88A10 10 0 0 1 98 12V20"
    "M98 80V88A10 10 0 0 1 88 98H80M20 98H12A10 10 0 0 1 2 88V80"
)
_STROKE: Final = "M-7 7L7-7"


def marks(now: Touch, others: list[Turn]) -> Iterator[str]:
    """A mark for each thing that came or went in these turns."""
    yield from _laid(now, others)
    before, after = others[0].before, others[-1].after
    yield from _flags(now, before, after)
    yield from _taken(now, others)
    yield from _relays(before, after)
    yield from _teleporters(now, before, after)
    yield from _trifolium(before, after)


def _ring(spot: Point, wide: float, shade: str = "") -> str:
    return tag("circle", class_=f"placed {shade}".rstrip(), cx=spot[0], cy=spot[1], r=wide)


def _gone(symbol: str, spot: Point, wide: float, high: float | None = None, shade: str = "") -> str:
    """What was there."""
    x, y = spot
    return tag(
        "g",
        tag("g", centred(symbol, x, y, wide, high), class_="was"),
        tag("path", d=_STROKE, transform=f"translate({x:.1f} {y:.1f})"),
        class_=f"gone {shade}".rstrip(),
    )


def _laid(now: Touch, others: list[Turn]) -> Iterator[str]:
    """New tiles have corners in the colour of who laid them."""
    for turn in others:
        for event in turn.events:
            if isinstance(event, TileLaid):
                x, y = corner(event.cell)
                shade = f"laid colour-{now.colour(turn.seat)}"
                yield tag("path", class_=shade, d=_CORNERS, transform=f"translate({x} {y})")


def _flags(now: Touch, before: State, after: State) -> Iterator[str]:
    """A ring around a new flag, or one that Gromout guards; beside it the one that it replaced."""
    state = now.state
    for planet in PLANETS:
        old, new = before.flags[planet], after.flags[planet]
        guarded = after.guarded == planet != before.guarded
        if old == new and not guarded:
            continue
        spot = place_spot(state, state.cells.index(planet))
        yield _ring(flag_spot(state, planet, spot), 16, f"colour-{now.colour(new)}")
        if old not in (new, NONE):
            shade = f"colour-{now.colour(old)}"
            yield _gone("ed-flag", shift(spot, (-25, -14)), 15, 19, shade)


def _taken(now: Touch, others: list[Turn]) -> Iterator[str]:
    """Clovers of planets and artefacts of dwarf planets, beside those that are left."""
    events = [event for turn in others for event in turn.events]
    grazed = Counter(event.cell for event in events if isinstance(event, CloverTaken))
    searched = Counter(event.cell for event in events if isinstance(event, ArtefactTaken))
    for cell, count in grazed.items():
        for n in range(count):
            spot = shift(place_spot(now.state, cell), (27, 14 - 13 * n))
            yield _gone("ed-clover", spot, 14)
    for cell, count in searched.items():
        for n in range(count):
            yield _gone("ed-artefact-back", _beside(now.state, cell, n), 15)


def _beside(state: State, cell: Cell, number: int) -> Point:
    """Where an artefact lay, beside those that still lie there."""
    left = len(state.caches[state.cells[cell] - DWARFS[0]])
    return shift(place_spot(state, cell), ((left + bool(left)) * 7.5 + 15 * number + 3, 14))


def _relays(before: State, after: State) -> Iterator[str]:
    for end, relay in RELAYS.items():
        if before.relays[relay] and not after.relays[relay]:
            yield _gone("ed-clover", relay_spot(end), 14)


def _teleporters(now: Touch, before: State, after: State) -> Iterator[str]:
    """Those that were sabotaged, and those that were repaired."""
    for tile in sorted(before.sabotaged ^ after.sabotaged):
        spot = shift(place_spot(now.state, now.state.cells.index(tile)), (10, -10))
        yield _ring(spot, 13) if tile in after.sabotaged else _gone("ed-sabotage", spot, 15)


def _trifolium(before: State, after: State) -> Iterator[str]:
    """What was taken, where the rest has made room."""
    taken = [token for token in before.trifolium if token not in after.trifolium]
    for token, spot in zip(taken, MEADOW[len(after.trifolium) :], strict=False):
        yield _gone("ed-trifolium", spot, 24, shade=f"trifolium {token.name.lower()}")
