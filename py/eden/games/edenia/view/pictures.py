"""The pictures of the rulebook, drawn by the view itself: by the rule that they stand under."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from eden.engine.game import Decision
from eden.engine.notation import Act
from eden.kit.look import Look
from eden.kit.say import Say, capital
from eden.kit.svg import icon, tag, text

from ..acts import Go, Leave, Teleport, parse
from ..data import (
    AT,
    CELLS,
    ENDS,
    EXPLORATION,
    HOLE,
    TILES,
    Cell,
    Colour,
    Kind,
    Path,
    sheep_of,
)
from ..events import Leapt, Relayed
from ..rules.board import lay_tile, moved
from ..rules.game import Edenia
from ..state import Phase, State
from ..words.names import path_name
from ..words.outlook import Leg, journey
from .galaxy import picture
from .preview import preview
from .tiles import tile_picture
from .touch import Touch

_GAME: Final = Edenia()
_OPTIONS: Final = {"law": ("yes",), "lambs": ("no",)}
# The corner of the galaxy around Arridis, with a place of every kind.
_KINDS: Final = {
    Cell.D3: Kind.DWARF,
    Cell.C4: Kind.PLANET,
    Cell.E4: Kind.PLANET,
    Cell.D5: Kind.DWARF,
}
_COLOURS: Final = {Cell.E3: Colour.BLUE, Cell.D4: Colour.BLUE, Cell.C5: Colour.RED}
_CORNER: Final = tuple(cell for cell in CELLS if cell % 5 > 1 and cell // 5 > 1)


def pictures(say: Say) -> dict[str, str]:
    """Boards at the rules about them; nothing in them can be tapped."""
    drawn: dict[str, Callable[[Say], str]] = {
        "ED-3": _paths,
        "ED-6": _sorts,
        "ED-8": lambda say: picture(Touch.still(_begun(), say)),
        "ED-46": lambda say: _shown(_begun(), parse("1 leaves w star"), say),
        "ED-52": lambda say: _scene(lambda legs: _ends(legs, Phase.TUNNEL), say),
        "ED-61": lambda say: _scene(_leaps, say),
        "ED-75": lambda say: _scene(lambda legs: _ends(legs, Phase.PLANET), say),
        "ED-82": lambda say: _scene(lambda legs: _ends(legs, Phase.DWARF), say),
        "ED-90": lambda say: _scene(lambda legs: _ends(legs, Phase.HOLE), say),
        "ED-97": lambda say: _scene(_bounces, say),
        "ED-101": _teleporting,
    }
    return {rule: _framed(draw(say)) for rule, draw in drawn.items()}


def _framed(markup: str) -> str:
    """A picture for itself: without names, which may be there only once in a page."""
    return tag("div", re.sub(r' id="[^"]*"', "", markup), class_="edenia table picture")


# -- without a board ----------------------------------------------------------------------------


def _paths(say: Say) -> str:
    """The three types of path, each alone, with its sign and its name."""
    return tag("div", *(_path(path, say) for path in Path), class_="path-kinds")


def _path(path: Path, say: Say) -> str:
    word, line = path.name.lower(), "M6 15C50-3 90 33 134 15"
    strokes = (tag("path", class_=f"{shade} {word}", d=line) for shade in ("under", "glow", "line"))
    return tag(
        "figure",
        tag("svg", *strokes, viewBox="0 0 140 30", class_="sample", aria_hidden="true"),
        tag("figcaption", icon(f"ed-{word}"), text(capital(path_name(path, say)))),
    )


def _sorts(say: Say) -> str:
    """A tile of each sort: by what lies on it, and by how many arms lead there."""
    found: dict[tuple[Kind, int], int] = {}
    for tile in (*EXPLORATION, HOLE):
        found.setdefault((TILES[tile].kind, len(TILES[tile].arms)), tile)
    return tag("div", *(tile_picture(tile) for tile in found.values()), class_="sorts")


# -- boards -------------------------------------------------------------------------------------


def _begun() -> State:
    """Two flocks on Arridis, an unknown galaxy."""
    return _GAME.apply(_GAME.setup(2, _OPTIONS), parse("player 1 begins"))[0]


def _known() -> State:
    """The corner around Arridis is known."""
    state = _begun()
    for cell, kind in _KINDS.items():
        state = _laid(state, cell, [n for n in EXPLORATION if TILES[n].kind is kind])
    for cell, colour in _COLOURS.items():
        state = _laid(state, cell, [n for n in EXPLORATION if TILES[n].colour is colour])
    return state


def _laid(state: State, cell: Cell, tiles: list[int]) -> State:
    tile = next(tile for tile in tiles if tile not in state.cells)
    return lay_tile(state, tile, cell)[0]


def _scene(wanted: Callable[[list[Leg]], bool], say: Say) -> str:
    """The first run of one sheep, with another on its way or not, that shows what is wanted."""
    runs = ((state, act) for state in _standing(_known()) for act in _moves(state))
    state, act = next(run for run in runs if wanted(journey(*run)))
    return _shown(state, act, say)


def _standing(known: State) -> Iterator[State]:
    """The first sheep somewhere on a lane, and on a lane next to it the first of the others."""
    lanes = [
        cell * ENDS + lane
        for cell in _CORNER
        if known.cells[cell] < HOLE
        for lane in sorted(set(TILES[known.cells[cell]].lanes))
    ]
    for n, lane in enumerate(lanes):
        state = moved(known, 0, lane)
        yield moved(state, sheep_of(1, 1), lanes[n - 7])


def _moves(state: State) -> Iterator[Act]:
    now = _GAME.pending(state)
    if isinstance(now, Decision):
        yield from (act for act in now.options if isinstance(act, Go | Leave) and act.sheep == 1)


def _ends(legs: list[Leg], phase: Phase) -> bool:
    """The run ends so, after more than one tile, and nothing else happens on its way."""
    return legs[-1].after.phase == phase and len(legs) == 1 and 2 < _ways(legs) < 6


def _ways(legs: list[Leg]) -> int:
    return sum(len(getattr(event, "ways", ())) for leg in legs for event in leg.events)


def _leaps(legs: list[Leg]) -> bool:
    return any(isinstance(event, Leapt) for leg in legs for event in leg.events) and len(legs) == 2


def _bounces(legs: list[Leg]) -> bool:
    relayed = [event for leg in legs for event in leg.events if isinstance(event, Relayed)]
    return len(relayed) == 1 and relayed[0].clovers == 1 and _ways(legs) < 6


def _teleporting(say: Say) -> str:
    """From a blue teleporter to the other blue one."""
    state = moved(_known(), 0, AT + Cell.D4)
    return _shown(state, Teleport(1, Cell.E3), say)


def _shown(state: State, action: Act, say: Say) -> str:
    look = Look(state, Edenia().pending(state), state.seat, say=say)
    # The rule says in words what the preview would.
    overlay = re.sub(r'<g class="told">.*?</g>', "", preview(look, action))
    return picture(Touch.still(state, say), overlay, cells=_CORNER)
