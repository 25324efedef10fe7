"""What is spoken about: a table in the middle of a game, with and without people at it."""

from __future__ import annotations

from typing import Any

import pytest
import speech
from speech import PEOPLE, Whole, an

from eden.games.edenia.data import (
    AT,
    CELLS,
    DWARFS,
    PLACE,
    PLANETS,
    TELEPORTERS,
    TILES,
    Artefact,
    Cell,
    Colour,
    Path,
    Side,
    Toward,
    Trifolium,
    end_at,
)
from eden.games.edenia.events import Halt
from eden.games.edenia.rules.game import Edenia
from eden.games.edenia.state import NONE, START, UNSEEN, Move, Phase
from eden.kit.say import Say

SAYS = {
    "en": Say(people=PEOPLE),
    "fr": Say(Whole(), PEOPLE),
    "en-nobody": speech.EN,
    "fr-nobody": speech.FR,
}
EN, FR = SAYS["en"], SAYS["fr"]
all_says = pytest.mark.parametrize("say", SAYS.values(), ids=SAYS.keys())

# Tiles to lay, whatever the others are: the first planet has an arm of the meteorite path, the
# dwarf planet one of the star path.
PLANET = next(n for n in PLANETS if TILES[n].far[Path.METEORITE] == PLACE)
DWARF = next(n for n in DWARFS if TILES[n].far[Path.STAR] == PLACE)
YELLOW, BLUE = (
    next(n for n in TELEPORTERS if TILES[n].colour == colour)
    for colour in (Colour.YELLOW, Colour.BLUE)
)
OPTIONS = {"law": ("yes",), "lambs": ("no",)}


def on_lane(cell: Cell, side: Side, path: Path) -> int:
    return end_at(cell, side, path)


def lies_on(dwarf: int, *artefacts: int) -> tuple[tuple[int, ...], ...]:
    return tuple(artefacts if tile == dwarf else () for tile in DWARFS)


# A table in turn 9, Anna's: her sheep are on a path, on a teleporter and on Arridis; Bob has a
# sheep on the same path as hers and one on the dwarf planet.
TABLE = Edenia().setup(4, OPTIONS)
TABLE = TABLE._replace(
    phase=Phase.TURN,
    turns=9,
    cells=tuple(
        {Cell.E4: PLANET, Cell.D5: DWARF, Cell.D4: BLUE, Cell.C4: YELLOW}.get(cell, tile)
        for cell, tile in zip(CELLS, TABLE.cells, strict=True)
    ),
    at=(
        *(on_lane(Cell.E4, Side.N, Path.METEORITE), AT + Cell.D4, START),
        *(on_lane(Cell.E4, Side.N, Path.METEORITE), AT + Cell.D5, START),
        *(START,) * 6,
    ),
    rank=(0, 0, 0, 1, *(0,) * 8),
    clovers=(2, 2, 3, 3),
    supply=4,
    flags=tuple(1 if planet == PLANET else NONE for planet in PLANETS),
    hands=((Artefact.TURBO4, Artefact.R2M2X4, Artefact.R2M2Y4), (), (), ()),
    caches=lies_on(DWARF, UNSEEN, Artefact.R2M2X5),
)
MOVING = {
    Phase.LEAP: Move(0, on_lane(Cell.E4, Side.S, Path.METEORITE)),
    Phase.LAY: Move(0, on_lane(Cell.E4, Side.N, Path.METEORITE)),
    Phase.PLANET: Move(0, AT + Cell.E4),
}


def sample(kind: type[Any], **fixed: object) -> Any:
    """Some action or event of this class."""
    values = {
        "seat": 0,
        "sheep": 1,
        "over": 4,
        "player": 2,
        "cell": Cell.D4,
        "side": Side.W,
        "path": Path.NEBULA,
        "toward": Toward.N,
        "tile": DWARF,
        "tiles": (0, 5, 14),
        "tokens": 2,
        "count": 2,
        "clovers": 1,
        "paid": 1,
        "again": False,
        "ways": (),
        "why": Halt.EDGE,
        "artefact": Artefact.POCKET4,
        "trifolium": Trifolium.PINK,
    }
    return an(kind, values | fixed)
