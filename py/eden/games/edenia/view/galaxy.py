"""The galaxy as a picture: its cells and tokens, the sheep, and what can be tapped there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from typing import Final, NamedTuple

from eden.kit.say import N_, Say, capital
from eden.kit.svg import block, centred, classes, tag, text
from eden.kit.touch import idle

from ..acts import Go, Leap, Leave, Out, Straight
from ..data import (
    AT,
    CELLS,
    DWARFS,
    PLANETS,
    RELAYS,
    TILES,
    VALUES,
    Artefact,
    Cell,
)
from ..state import NONE, UNSEEN, State
from ..words.names import lying_name, seat_name
from ..words.sights import knows
from ..words.stakes import harvest
from .curves import (
    SIZE,
    Point,
    corner,
    shift,
)
from .drags import drags
from .paths import (
    place_spot,
)
from .runs import trail
from .sheep import sheep_layer
from .tiles import empty_drawing, relay_spot, rim, sky, tile_drawing
from .touch import Sign, Touch, cell_act, explores, signs

# Around a planet: where its clovers lie.
_PASTURE: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 18),),
    2: ((-7, 17), (7, 17)),
    3: ((-13, 14), (0, 19), (13, 14)),
}
# Along the free sides of Edenia: where the Trifolium grows, the best of it in the corner.
MEADOW: Final = ((21, 21), (56, 17), (17, 56), (88, 17), (17, 88), (119, 17))
_CLOVERS: Final = N_("clovers: {count}")
_ARTEFACTS: Final = N_("artefacts: {count}")
_FLAG: Final = N_("flag: {name}")
_GUARDED: Final = N_("guarded")
_SABOTAGED: Final = N_("sabotaged")


def galaxy(now: Touch, wake: str) -> str:
    """The block of the table that shows the galaxy."""
    return tag("div", picture(now, wake=wake), class_="galaxy", id="galaxy")


def picture(
    now: Touch, overlay: str = "", cells: tuple[Cell, ...] = CELLS, *, wake: str = ""
) -> str:
    """The galaxy or some of its cells, with what others did below its tokens, and what a choice
    would do over it."""
    state = now.state
    return tag(
        "svg",
        sky(),
        tag("g", *_cells(now, cells), class_="cells"),
        rim(),
        tag("g", wake, class_="wake", aria_hidden="true"),
        tag("g", *_relay_clovers(state), *_meadow(state), class_="tokens", aria_hidden="true"),
        tag("g", *(_tokens(now, cell) for cell in cells), class_="tokens", aria_hidden="true"),
        tag("g", *(() if wake else trail(now)), class_="trails", aria_hidden="true"),
        tag("g", *drags(now), class_="drags", aria_hidden="true"),
        sheep_layer(now),
        tag("g", *(_sign(now, sign) for sign in signs(now)), class_="signs"),
        tag("g", overlay, id="preview", class_="preview", aria_hidden="true"),
        viewBox=_window(cells),
        data_magnify=len(cells) == len(CELLS),
        role="group",
        aria_label=now.say(N_("The galaxy")),
    )


def _window(cells: tuple[Cell, ...]) -> str:
    """The part of the picture in which these cells lie, down to the lower right corner."""
    if len(cells) == len(CELLS):
        return f"0 0 {SIZE} {SIZE}"
    x, y = min(corner(cell)[0] for cell in cells), min(corner(cell)[1] for cell in cells)
    side = SIZE - min(x, y) + 6
    return f"{SIZE - side:.0f} {SIZE - side:.0f} {side:.0f} {side:.0f}"


# -- cells --------------------------------------------------------------------------------------


class _Lies(NamedTuple):
    """All that a cell shows or says of itself."""

    tile: int
    clovers: int = 0
    flag: int = NONE
    artefacts: int | None = None
    guarded: bool = False
    sabotaged: bool = False


def _lies(state: State, tile: int) -> _Lies:
    if tile in PLANETS:
        return _Lies(tile, state.pastures[tile], state.flags[tile], guarded=state.guarded == tile)
    if tile in DWARFS and not state.lambs:
        return _Lies(tile, artefacts=len(state.caches[tile - DWARFS[0]]))
    return _Lies(tile, sabotaged=tile in state.sabotaged)


def _cells(now: Touch, cells: tuple[Cell, ...]) -> Iterator[str]:
    ahead = explores(now.state)
    for cell in cells:
        lies, act = _lies(now.state, now.state.cells[cell]), cell_act(now, cell)
        if act:
            yield _cell(now.say, cell, lies, partial(now.on, act), ahead=cell == ahead)
        else:
            yield _idle_cell(now.say, cell, lies, ahead=cell == ahead)


@lru_cache(maxsize=512)
def _idle_cell(say: Say, cell: Cell, lies: _Lies, *, ahead: bool) -> str:
    """What cannot be tapped looks the same in one state after the other."""
    return _cell(say, cell, lies, idle, ahead=ahead)


def _cell(
    say: Say, cell: Cell, lies: _Lies, on: Callable[..., dict[str, str | None]], *, ahead: bool
) -> str:
    tile, name = lies.tile, cell.name.lower()
    kind = "unknown" if tile == NONE else TILES[tile].kind.name.lower()
    drawing = empty_drawing(cell) if tile == NONE else tile_drawing(tile, cell)
    words = _cell_words(say, cell, lies)
    drawn = tag(
        "g",
        tag("g", drawing, id=f"tile-{name}-{tile}", class_="tile"),
        _frame(cell),
        id=f"cell-{name}",
        **on(words, "cell", kind, classes(ahead=ahead), tell=f"cell {name}"),
    )
    return block(f"cell-{name}", drawn)


@cache
def _frame(cell: Cell) -> str:
    """Drawn when the cell can be tapped."""
    x, y = corner(cell)
    return tag("rect", class_="frame", x=x + 3, y=y + 3, width=94, height=94, rx=10)


def _cell_words(say: Say, cell: Cell, lies: _Lies) -> str:
    parts = [lying_name(lies.tile, cell, say)]
    if lies.tile in PLANETS:
        parts.append(say(_CLOVERS, count=lies.clovers))
    if lies.flag != NONE:
        parts.append(say(_FLAG, name=seat_name(lies.flag, say)))
    if lies.guarded:
        parts.append(say(_GUARDED))
    if lies.artefacts is not None:
        parts.append(say(_ARTEFACTS, count=lies.artefacts))
    if lies.sabotaged:
        parts.append(say(_SABOTAGED))
    return capital(", ".join(parts))


# -- tokens -------------------------------------------------------------------------------------


def _relay_clovers(state: State) -> Iterator[str]:
    for end, relay in RELAYS.items():
        if state.relays[relay]:
            clover = centred("ed-clover", *relay_spot(end), 17, id=f"relay-{relay}", class_="token")
            yield tag("g", clover, data_tell=f"relay {relay}")


def _meadow(state: State) -> Iterator[str]:
    """The Trifolium that is left, with its values."""
    for spot, token in zip(MEADOW, state.trifolium, strict=False):
        x, y = spot
        name = token.name.lower()
        yield tag(
            "g",
            centred("ed-trifolium", x, y, 29),
            tag("text", text(VALUES[token]), class_="value", x=x, y=y + 5),
            id=f"trifolium-{name}",
            class_=f"trifolium {name}",
            data_tell=f"trifolium {name}",
        )


def _tokens(now: Touch, cell: Cell) -> str:
    state = now.state
    tile = state.cells[cell]
    if tile in PLANETS:
        return "".join(_on_planet(now, cell, tile))
    if tile in DWARFS:
        return _on_dwarf(now, cell, tile)
    if tile in state.sabotaged:
        spot = shift(place_spot(state, cell), (10, -10))
        token = centred("ed-sabotage", *spot, 19, id=f"sabotage-{tile}", class_="token")
        return tag("g", token, data_tell="sabotage")
    return ""


def _on_planet(now: Touch, cell: Cell, tile: int) -> Iterator[str]:
    state, spot, name = now.state, place_spot(now.state, cell), cell.name.lower()
    clovers = (
        centred("ed-clover", *shift(spot, by), 15, id=f"pasture-{tile}-{n}", class_="token")
        for n, by in enumerate(_PASTURE.get(state.pastures[tile], ()))
    )
    yield tag("g", *clovers, data_tell=f"pasture {name}")
    owner = state.flags[tile]
    if owner != NONE:
        pole = flag_spot(state, tile, spot)
        flag = centred("ed-flag", *pole, 20, 25)
        guard = centred("ed-guard", *shift(pole, (8, 11)), 17) if state.guarded == tile else ""
        shade = f"flag token colour-{now.colour(owner)}"
        yield tag(
            "g", flag, guard, id=f"flag-{tile}-{owner}", class_=shade, data_tell=f"flag {name}"
        )


def flag_spot(state: State, tile: int, spot: Point) -> Point:
    """A flag stands beside a single sheep, and in the middle of several."""
    sheep = state.at.count(AT + state.cells.index(tile))
    return shift(spot, (15, -14) if sheep < 2 else (3, -6))


def _on_dwarf(now: Touch, cell: Cell, tile: int) -> str:
    """Artefacts lie face down, but for those that who looks has seen before."""
    lying, middle = now.state.caches[tile - DWARFS[0]], place_spot(now.state, cell)
    tokens = []
    for n, one in enumerate(lying):
        spot = shift(middle, ((n - (len(lying) - 1) / 2) * 15, 14))
        known = one != UNSEEN and knows(now, one)
        symbol = artefact_symbol(Artefact(one)) if known else "ed-artefact-back"
        tokens.append(centred(symbol, *spot, 17, id=f"cache-{tile}-{n}", class_="token"))
    return tag("g", *tokens, data_tell=f"cache {cell.name.lower()}") if tokens else ""


def artefact_symbol(artefact: Artefact) -> str:
    """The picture of an artefact."""
    name = artefact.name.lower()
    return "ed-r2m2" if name.startswith("r2m2") else f"ed-{name.rstrip('345')}"


# -- signs --------------------------------------------------------------------------------------

_ARROW: Final = "M0-9L8 2H3.4V9H-3.4V2H-8Z"
_PICTURES: Final = {"search": "ed-artefact-back", "clover": "ed-clover", "flag": "ed-flag"}
# What can bring a sheep to Edenia.
_RUNS: Final = (Leave, Go, Leap, Out, Straight)
_SHAPES: Final = {
    "leap": "M-9 5C-8-8 6-9 8 3M3.5 0L8.4 4.6L12-1",
    "stop": "M-5-5H5V5H-5Z",
}


def _sign(now: Touch, sign: Sign) -> str:
    x, y = sign.spot
    kind = "" if sign.path is None else sign.path.name.lower()
    names = ("sign", f"to-{sign.shape}", kind)
    attributes = now.on(sign.act, "", *names, tell=f"choice {sign.act}")
    return tag(
        "g",
        tag("circle", class_="reach", r=20),
        *_shape(now, sign),
        *_prize(now, sign),
        id=f"sign-{sign.act.replace(' ', '-')}",
        transform=f"translate({x:.1f} {y:.1f})",
        **attributes,
    )


def _shape(now: Touch, sign: Sign) -> Iterator[str]:
    match sign.shape:
        case "arrow":
            yield tag("circle", class_="disc", r=13)
            yield tag("path", class_="arrow", d=_ARROW, transform=f"rotate({sign.angle})")
        case "beam" | "goal":
            yield tag("circle", class_="ring edge", r=18)
            yield tag("circle", class_="ring", r=18)
        case "flag" | "clover" | "search":
            yield tag("circle", class_="disc", r=15)
            shade = f"colour-{now.colour(now.state.seat)}"
            yield tag("g", centred(_PICTURES[sign.shape], 0, 0, 20), class_=shade)
            if sign.shape == "search":
                yield _price()
        case _:
            yield tag("circle", class_="disc", r=14)
            yield tag("path", class_=sign.shape, d=_SHAPES[sign.shape])
            if sign.shape == "leap":
                yield _price()


def _prize(now: Touch, sign: Sign) -> Iterator[str]:
    """A sheep that goes there reaches Edenia and takes this Trifolium."""
    act = now.options[sign.act]
    token = harvest(now.state, act) if isinstance(act, _RUNS) else None
    if token is not None:
        shown = centred("ed-trifolium", 12, -12, 20)
        yield tag("g", shown, class_=f"prize trifolium {token.name.lower()}")


def _price() -> str:
    """A clover is paid for this."""
    return tag(
        "g",
        tag("circle", class_="price", cx=13, cy=-13, r=9),
        centred("ed-clover", 13, -13, 14),
        class_="cost",
    )
