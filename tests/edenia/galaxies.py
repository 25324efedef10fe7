"""Random complete galaxies, and how far one gets in them: the program that checks our tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from eden.engine.chance import Luck
from eden.games.edenia.data import (
    ARRIDIS,
    CELLS,
    EDENIA,
    ENDS,
    EXPLORATION,
    FIXED,
    NEXT,
    PLACE,
    RELAYS,
    TILES,
    TUNNELS,
    Cell,
    Kind,
)

# The ends by which Arridis is left and Edenia is entered.
EXITS: Final = tuple(Cell.E5 * ENDS + end for end in (0, 1, 2, 9, 10, 11))
_FREE: Final = tuple(cell for cell in CELLS if cell not in FIXED)


def random_galaxy(luck: Luck) -> tuple[int, ...]:
    """The tiles by cell, all of them laid at random."""
    left = list(EXPLORATION)
    cells = [FIXED.get(cell, 0) for cell in CELLS]
    for cell in _FREE:
        cells[cell] = luck.pick(left)
        left.remove(cells[cell])
    return tuple(cells)


def reached(cells: Sequence[int], exits: Sequence[int]) -> set[int]:
    """The ends of Edenia by which a sheep can come in that leaves Arridis by one of these exits."""
    entered: set[int] = set()
    waiting = list(exits)  # ends that are crossed from the inside of a cell
    crossed = set(waiting)
    while waiting:
        for beyond in _beyond(waiting.pop()):
            cell = beyond // ENDS
            if cells[cell] == EDENIA:
                entered.add(beyond)
            elif cells[cell] != ARRIDIS:
                out = _out(cells, beyond)
                waiting += out - crossed
                crossed |= out
    return entered


def _beyond(end: int) -> tuple[int, ...]:
    """The ends by which a cell is entered next: a neighbour, or back from the rim."""
    if NEXT[end] != end:
        return (NEXT[end],)
    return (end,) if end in RELAYS else TUNNELS[end]


def _out(cells: Sequence[int], entry: int) -> set[int]:
    """The ends by which a sheep that enters here can leave again, by whatever it chooses."""
    cell = entry // ENDS
    far = TILES[cells[cell]].far[entry % ENDS]
    if far != PLACE:
        return {cell * ENDS + far}
    here = {cell}
    if TILES[cells[cell]].kind == Kind.TELEPORTER:
        here = {other for other in CELLS if TILES[cells[other]].kind == Kind.TELEPORTER}
    return {other * ENDS + arm for other in here for arm in TILES[cells[other]].arms}
