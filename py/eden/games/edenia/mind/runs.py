"""Where one run can lead, in a galaxy as far as it is known."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..data import (
    ARRIDIS,
    AT,
    CELLS,
    EDENIA,
    ENDS,
    NEXT,
    PLACE,
    RELAYS,
    TILES,
    TUNNELS,
    Kind,
    straight,
)
from ..state import NONE

# By end: those by which a cell is entered when this one is crossed: beyond, or back from the rim.
_ENTRIES: Final = tuple(
    (NEXT[end],) if NEXT[end] != end else (end,) if end in RELAYS else TUNNELS.get(end, ())
    for end in range(AT)
)


class Run(NamedTuple):
    """Where a sheep can end up that crosses an end."""

    # The lanes and places on the way to Edenia, if it leads there.
    goal: tuple[int, ...] | None
    # The cells at whose place the run can end, Arridis included, also as bits.
    stops: tuple[int, ...]
    reach: int
    # The ends by which an unknown cell may be entered, and whether the black hole may be.
    unknown: tuple[int, ...]
    falls: bool


class Runs(dict[int, Run]):
    """All runs of a galaxy by the end that is crossed first; each is followed when it is asked."""

    def __init__(self, cells: tuple[int, ...]) -> None:
        super().__init__()
        self.cells = cells

    def __missing__(self, first: int) -> Run:
        run = self[first] = _followed(self.cells, first)
        return run


@lru_cache(maxsize=1024)
def runs_in(cells: tuple[int, ...]) -> Runs:
    """The runs of a galaxy."""
    return Runs(cells)


def _followed(cells: tuple[int, ...], first: int) -> Run:
    """All that can come of crossing an end from the inside of its cell."""
    goal: tuple[int, ...] | None = None
    reach, falls = 0, False
    unknown: list[int] = []
    waiting: list[tuple[int, tuple[int, ...]]] = [(first, ())]
    crossed = {first}
    while waiting:
        end, passed = waiting.pop()
        for entry in _ENTRIES[end]:
            cell, local = divmod(entry, ENDS)
            tile = cells[cell]
            if tile == NONE:
                unknown.append(entry)
                continue
            if tile == EDENIA:
                goal = passed if goal is None or len(passed) < len(goal) else goal
                continue
            if tile == ARRIDIS:
                reach |= 1 << cell
                continue
            kind, _, lanes, fars, _ = TILES[tile]
            if fars[local] != PLACE:
                out = cell * ENDS + fars[local]
                more: tuple[int, ...] = (cell * ENDS + lanes[local],)
            elif kind == Kind.HOLE:
                falls = True
                continue
            else:
                reach |= 1 << cell
                if kind != Kind.DWARF:
                    continue
                out = straight(entry)
                more = (entry, AT + cell, out)
            if out not in crossed:
                crossed.add(out)
                waiting.append((out, (*passed, *more)))
    stops = tuple(cell for cell in range(len(CELLS)) if reach >> cell & 1)
    return Run(goal, stops, reach, tuple(unknown), falls)
