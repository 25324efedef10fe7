"""What never changes in the picture: the sky, the rim with its tunnels, and each tile by itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from eden.kit.svg import block, centred, tag, text, use

from ..data import (
    ARRIDIS,
    CELLS,
    EDENIA,
    ENDS,
    HOLE,
    NEXT,
    PLANETS,
    RELAYS,
    TILES,
    TUNNELS,
    Cell,
    Kind,
    Path,
    path_of,
    side_of,
)
from ..words.names import cell_name
from .curves import (
    CELL,
    OUTWARD,
    RADIUS,
    RIM,
    SIZE,
    Curve,
    Point,
    corner,
    curve,
    drawn,
    end_spot,
    moved,
    place,
    radius,
    shift,
)
from .paths import (
    tunnel_curve,
)

# The widest first, so that the finer ones stay whole where they cross.
_LAYERS: Final = (Path.NEBULA, Path.METEORITE, Path.STAR)
# The size at which each picture of a place is drawn.
_PICTURE: Final = {
    Kind.PLANET: 44.0,
    Kind.DWARF: 31.0,
    Kind.TELEPORTER: 31.0,
    Kind.HOLE: 84.0,
    Kind.ARRIDIS: 112.0,
    Kind.EDENIA: 112.0,
}
# Far stars: their spots come from a rule of thumb, so that they are the same every time.
_STARS: Final = tuple(
    ((n * 137.5 + n * n * 3.7) % SIZE, (n * 89.3 + n * n * 11.1) % SIZE) for n in range(110)
)


# -- sky and rim --------------------------------------------------------------------------------


@cache
def sky() -> str:
    """The ground of the picture."""
    dots = [f"M{x:.0f} {y:.0f}h0" for x, y in _STARS]
    board = {"x": RIM - 5, "y": RIM - 5, "width": 510, "height": 510, "rx": 16}
    ground = tag(
        "g",
        tag("rect", class_="space", width=SIZE, height=SIZE, rx=26),
        tag("path", class_="stars far", d="".join(dots[::2])),
        tag("path", class_="stars", d="".join(dots[1::2])),
        tag("rect", class_="bed", **board),
        id="sky",
        class_="sky",
    )
    return block("sky", ground)


@cache
def rim() -> str:
    """Tunnels and relay stations; the clovers on these come and go."""
    tubes = []
    for mouth, others in TUNNELS.items():
        if mouth == min(mouth, *others):
            tubes.append(_tunnel((mouth, *others)))
    relays = [_relay(end) for end in RELAYS]
    drawing = tag("g", *tubes, *relays, id="rim", class_="rim", aria_hidden="true")
    return block("rim", drawing)


def _tunnel(mouths: tuple[int, ...]) -> str:
    """One tube over two mouths; over three, the middle one joins it from below."""
    line = drawn([tunnel_curve(mouths[0], mouths[-1])])
    if len(mouths) == 3:
        out = OUTWARD[side_of(mouths[0])]
        start = end_spot(mouths[1])
        x, y = shift(start, out, 27)
        line += f"M{start[0]:.0f} {start[1]:.0f}L{x:.0f} {y:.0f}"
    rings = (
        tag("circle", class_=f"mouth {_word(path_of(end))}", cx=x, cy=y, r=5)
        for end in mouths
        for x, y in (end_spot(end),)
    )
    return tag(
        "g",
        tag("path", class_="tube edge", d=line),
        tag("path", class_="tube", d=line),
        tag("path", class_="tube inner", d=line),
        *rings,
        class_="tunnel",
        data_tell=" ".join(("tunnel", *(_word(path_of(end)) for end in mouths))),
    )


def relay_spot(end: int) -> Point:
    """The middle of a relay station."""
    return shift(end_spot(end), OUTWARD[side_of(end)], 12)


def _relay(end: int) -> str:
    x, y = end_spot(end)
    return tag(
        "g",
        tag("circle", class_=f"mouth {_word(path_of(end))}", cx=x, cy=y, r=5),
        centred("ed-relay", *relay_spot(end), 26),
        data_tell=f"relay {RELAYS[end]}",
    )


# -- tiles --------------------------------------------------------------------------------------


def _word(path: Path) -> str:
    return path.name.lower()


@cache
def tile_drawing(tile: int, cell: Cell) -> str:
    """A tile as it lies in a cell, with its lanes and the picture of its place."""
    x, y = corner(cell)
    kind = TILES[tile].kind
    # Arridis and Edenia are part of the rim: they have no lanes, only ends that touch them.
    touching = kind not in (Kind.ARRIDIS, Kind.EDENIA)
    return "".join(
        (
            tag("rect", class_="ground", x=x + 1.5, y=y + 1.5, width=97, height=97, rx=11),
            *(_lanes(tile, (x, y)) if touching else _stubs(tile, cell)),
            _place(tile, shift((x, y), place(tile))),
            _name(cell) if touching else "",
        )
    )


@cache
def empty_drawing(cell: Cell) -> str:
    """A cell that nobody has seen yet."""
    x, y = corner(cell)
    return (
        tag("rect", class_="ground", x=x + 1.5, y=y + 1.5, width=97, height=97, rx=11)
        + use("ed-back", class_="back", x=x + 2, y=y + 2, width=96, height=96)
        + _name(cell)
    )  # fmt: skip


def _name(cell: Cell) -> str:
    x, y = corner(cell)
    return tag("text", text(cell_name(cell)), class_="name", x=x + 7, y=y + 14)


def _lanes(tile: int, origin: Point) -> Iterator[str]:
    """The lanes, type by type; of two that cross, one goes over the other."""
    for path in _LAYERS:
        ends = [end for end in range(ENDS) if path_of(end) == path]
        lanes = [end for end in ends if end < TILES[tile].far[end]]
        crossing = len(lanes) == 2 and all(TILES[tile].far[end] == end + 6 for end in lanes)
        for group in [lanes[:1], lanes[1:]] if crossing else [lanes]:
            yield _strokes(path, [moved(curve(tile, end), origin) for end in group])


def _stubs(tile: int, cell: Cell) -> Iterator[str]:
    """Where lanes of the next tiles touch one of the two great planets."""
    for path in _LAYERS:
        ends = [cell * ENDS + n for n in range(ENDS) if path_of(n) == path]
        inner = [end for end in ends if NEXT[end] != end]
        yield _strokes(path, [moved(curve(tile, end % ENDS), corner(cell)) for end in inner])


def _strokes(path: Path, curves: list[Curve]) -> str:
    line, word = drawn(curves), _word(path)
    shades = ("under", "glow", "line") if path != Path.METEORITE else ("under", "line")
    drawings = (tag("path", class_=f"{shade} {word}", d=line) for shade in shades)
    return tag("g", *drawings, data_tell=f"path {word}") if curves else ""


def _place(tile: int, spot: Point) -> str:
    kind = TILES[tile].kind
    reach = radius(tile)
    halo = tag("circle", class_="halo", cx=spot[0], cy=spot[1], r=reach + 2)
    wide = _PICTURE[kind] * reach / RADIUS[kind]
    return (halo if tile < HOLE else "") + centred(place_symbol(tile), *spot, wide)


def place_symbol(tile: int) -> str:
    """The picture of a place."""
    colour = TILES[tile].colour
    if colour is not None:
        return f"ed-teleporter-{colour.name.lower()}"
    if tile in PLANETS:
        return f"ed-planet-{tile + 1}"
    named = {HOLE: "ed-hole", ARRIDIS: "ed-arridis", EDENIA: "ed-edenia"}
    return named.get(tile, "ed-dwarf")


@cache
def tile_picture(tile: int) -> str:
    """A tile by itself, to be chosen from."""
    x, y = corner(CELLS[0])
    ground = tag("rect", class_="ground", x=x + 1, y=y + 1, width=98, height=98, rx=11)
    return tag(
        "svg",
        ground,
        *_lanes(tile, (x, y)),
        _place(tile, shift((x, y), place(tile))),
        viewBox=f"{x} {y} {CELL} {CELL}",
        class_="tile-picture",
        aria_hidden="true",
    )
