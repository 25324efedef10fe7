"""Ways to Edenia: how many turns are still to be expected from everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from ..data import (
    AT,
    BEYOND,
    CELLS,
    ENDS,
    EXPLORATION,
    FIXED,
    HOLE,
    PLACE,
    TILES,
    Cell,
    Kind,
    straight,
)
from ..state import GOAL, NONE, START
from .runs import runs_in

_ARRIDIS_ARMS: Final = tuple(Cell.E5 * ENDS + end for end in (0, 1, 2, 9, 10, 11))
# The nearest cells are looked at first, so that few rounds are enough.
_NEAREST: Final = sorted((cell for cell in CELLS if cell), key=lambda cell: cell % 5 + cell // 5)
_ROUNDS: Final = 2
_THERE: Final = (0.0, 0.0)
_NEVER: Final = 20.0
# What is thought of a cell that nothing better is known of: turns by its distance from Edenia.
_GUESS: Final = tuple(1.5 + 0.75 * (cell % 5 + cell // 5) for cell in CELLS)


FIRST_CELLS: Final = tuple(FIXED.get(cell, NONE) for cell in CELLS)


class OpenWay(NamedTuple):
    """A way that leads to Edenia in one run."""

    # The end or the place that the sheep heads for first.
    to: int
    # The lanes and places that must be passed, and the clovers for a teleporter before it.
    passed: tuple[int, ...]
    fare: int


class Outlook(NamedTuple):
    """What a sheep can hope for that stands somewhere at the beginning of its turn."""

    turns: float
    # The ways that lead to Edenia in one run.
    open: tuple[OpenWay, ...]
    # The cells at whose place it can be after one run, as bits; whether it may explore on the way.
    reach: int
    explores: bool


class Ways:
    """How many turns are to be expected from everywhere, in a galaxy as far as it is known."""

    __slots__ = (
        "_arms",
        "_cells",
        "_deck",
        "_hole",
        "_open",
        "_outlooks",
        "_places",
        "_runs",
        "_unknown",
    )

    def __init__(self, cells: tuple[int, ...], teleporters: tuple[Cell, ...]) -> None:
        self._cells = cells
        self._runs = runs_in(cells)
        self._open = teleporters
        self._outlooks: dict[int, Outlook] = {}
        # Turns for a sheep that stands at the place of a cell, for one that enters an unknown cell
        # by an end with the tile of this turn at hand, and for one in the black hole.
        known = None if cells == FIRST_CELLS else ways(FIRST_CELLS, ())
        self._places: list[float] = known._places[:] if known else [guess + 1.0 for guess in _GUESS]
        self._unknown: list[float] = (
            known._unknown[:] if known else [_GUESS[end // ENDS] for end in range(AT)]
        )
        self._hole: list[float] = known._hole[:] if known else [_GUESS[Cell.C3]] * 2
        self._arms: dict[int, tuple[int, ...]] = {
            cell: self._arms_of(cell) for cell in _NEAREST if cells[cell] != NONE
        }
        self._deck = _prospects(frozenset(EXPLORATION) - frozenset(cells))
        for _ in range(_ROUNDS if known else 2 * _ROUNDS):
            for cell in _NEAREST if known is None else _near_tiles(cells):
                self._improve(cell)

    def _arms_of(self, cell: int) -> tuple[int, ...]:
        """The ends by which a sheep can go on from a place, also by teleporting."""
        tile = TILES[self._cells[cell]]
        if tile.kind == Kind.ARRIDIS:
            return _ARRIDIS_ARMS
        here: Sequence[int] = (cell,)
        if tile.kind == Kind.TELEPORTER:
            here = (cell, *(other for other in self._open if other != cell))
        return tuple(place * ENDS + arm for place in here for arm in TILES[self._cells[place]].arms)

    def _improve(self, cell: int) -> None:
        tile = self._cells[cell]
        if tile == NONE:
            self._hope(cell)
        elif cell == Cell.C3:
            first = cell * ENDS
            both = [self._both(end) for end in range(first, first + ENDS)]
            for tired in (0, 1):
                turns = [one[tired] for one in both]
                self._hole[tired] = min(fsum(turns[at : at + 3]) for at in range(0, ENDS, 3)) / 3.0
        else:
            self._places[cell] = 1.0 + min(self._both(end)[0] for end in self._arms[cell])

    def _hope(self, cell: int) -> None:
        """What to expect of an unknown cell: any tile of the deck may be laid into it."""
        first = cell * ENDS
        both = [self._both(end) for end in range(first, first + ENDS)]
        places = [1.0 + min(both[path::3])[0] for path in range(3)]
        unknown = self._unknown
        for local, (through, stop, dwarf) in enumerate(self._deck):
            place = places[local % 3]
            turns = stop * place + dwarf * min(place, both[(local + 6) % ENDS][1])
            for far, part in through:
                turns += part * both[far][1]
            unknown[first + local] = turns
        self._places[cell] = min(places)

    def _both(self, end: int) -> tuple[float, float]:
        """The turns left for a sheep that crosses an end, fresh or tired."""
        goal, stops, _, entries, falls = self._runs[end]
        if goal is not None:
            return _THERE
        fresh = tired = _GUESS[end // ENDS] + 1.0
        for cell in stops:
            turns = self._places[cell]
            if turns < fresh:
                fresh = tired = turns
        if falls:
            fresh, tired = min(fresh, self._hole[0]), min(tired, self._hole[1])
        for entry in entries:
            turns = self._unknown[entry]
            if turns < fresh:
                fresh = turns
            if turns + 1.0 < tired:
                tired = turns + 1.0
        return fresh, tired

    def beyond(self, end: int, *, tired: bool = False) -> float:
        """The turns left for a sheep that crosses an end; a tired one has used its tile."""
        return self._both(end)[tired]

    def place(self, cell: int) -> float:
        """The turns for a sheep that stands at the place of a cell."""
        return self._places[cell]

    def hole(self, *, tired: bool) -> float:
        """The turns left for a sheep that may choose a side of the black hole."""
        return self._hole[tired]

    def into(self, entry: int) -> float:
        """The turns left for a sheep that explores the cell which it enters here."""
        return self._unknown[entry]

    def arrival(self, cell: int, arm: int, *, tired: bool) -> float:
        """The turns left for a sheep that comes to a place by an arm."""
        kind = TILES[self._cells[cell]].kind
        if kind == Kind.HOLE:
            return self._hole[tired]
        if kind == Kind.DWARF:
            return min(self._places[cell], self.beyond(straight(arm), tired=tired))
        return self._places[cell]

    def from_arms(self, cell: int) -> float:
        """The turns left for a sheep that must leave a place now."""
        return min(self.beyond(cell * ENDS + arm) for arm in TILES[self._cells[cell]].arms)

    # -- a sheep that stands ----------------------------------------------------------------------

    def outlook(self, where: int) -> Outlook:
        """What a sheep can hope for that stands here."""
        found = self._outlooks.get(where)
        if found is None:
            found = self._outlooks[where] = self._look(where)
        return found

    def _look(self, where: int) -> Outlook:
        if where == GOAL:
            return Outlook(0.0, (), 0, explores=False)
        if where >= AT:
            heads = [self._head(where, end) for end in self._arms[where - AT]]
            return self._outlook(heads, self._places[where - AT], 0)
        cell, local = divmod(where, ENDS)
        tile = TILES[self._cells[cell]]
        far = tile.far[local]
        heads = [(where, OpenWay(where, (), 0))]
        if far != PLACE:
            end = cell * ENDS + far
            return self._outlook([*heads, (end, OpenWay(end, (), 0))], _NEVER, 0)
        turns = 1.0 + self.arrival(cell, where, tired=False)
        if tile.kind == Kind.HOLE:
            return self._outlook(heads, turns, 0)
        if tile.kind == Kind.DWARF:
            on = straight(where)
            heads.append((on, OpenWay(AT + cell, (AT + cell, on), 0)))
        return self._outlook(heads, turns, 1 << cell)

    def _head(self, where: int, arm: int) -> tuple[int, OpenWay]:
        """What it takes to leave a place by an arm, or by one of another teleporter."""
        if where == START:
            return arm, OpenWay(arm, (), 0)
        here, there = TILES[self._cells[where - AT]], TILES[self._cells[arm // ENDS]]
        return arm, OpenWay(arm, (arm,), int(here.colour != there.colour))

    def _outlook(self, heads: list[tuple[int, OpenWay]], turns: float, reach: int) -> Outlook:
        """What comes of heading for ends, each with what it takes to cross it."""
        ways = []
        explores = False
        for end, (to, passed, fare) in heads:
            run = self._runs[end]
            reach |= run.reach
            explores = explores or run.falls or bool(run.unknown)
            turns = min(turns, 1.0 + self.beyond(end))
            if run.goal is not None:
                ways.append(OpenWay(to, (*passed, *run.goal), fare))
        return Outlook(turns, tuple(ways), reach, explores)


@lru_cache(maxsize=1024)
def ways(cells: tuple[int, ...], teleporters: tuple[Cell, ...]) -> Ways:
    """The ways of a galaxy with these free teleporters."""
    return Ways(cells, teleporters)


@lru_cache(maxsize=1024)
def _near_tiles(cells: tuple[int, ...]) -> tuple[Cell, ...]:
    """The cells with a tile and those beside an exploration tile: of others nothing new is known,
    and they are taken as they are in a galaxy without tiles."""
    near = {cell for cell in CELLS if cells[cell] != NONE}
    for cell in tuple(near):
        if cells[cell] < HOLE:
            near |= {beside for beside in BEYOND[cell] if beside is not None}
    return tuple(cell for cell in _NEAREST if cell in near)


Prospect = tuple[tuple[tuple[int, float], ...], float, float]


@lru_cache(maxsize=1024)
def _prospects(deck: frozenset[int]) -> tuple[Prospect, ...]:
    """By end that is entered: how often a tile of the deck leads to which other end, stops a sheep
    at a planet or a teleporter, or has a dwarf planet there."""
    found = []
    for local in range(ENDS):
        part = 1.0 / max(1, len(deck))
        through: dict[int, float] = {}
        stop = dwarf = 0.0
        for tile in sorted(deck):
            kind, _, _, fars, _ = TILES[tile]
            if fars[local] != PLACE:
                through[fars[local]] = through.get(fars[local], 0.0) + part
            elif kind == Kind.DWARF:
                dwarf += part
            else:
                stop += part
        found.append((tuple(through.items()), stop, dwarf))
    return tuple(found)
