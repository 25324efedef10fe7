"""The state of a game."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from eden.engine.values import quickly_replaced

from .data import (
    AT,
    CELLS,
    DWARFS,
    FIXED,
    PLANETS,
    RELAYS,
    Artefact,
    Cell,
    Trifolium,
)

# No tile, no seat, no sheep, no artefact; of a sheep that runs: nowhere.
NONE: Final = -1
# There is an artefact, but nobody has looked which one it is.
UNSEEN: Final = -1


_UNKNOWN: Final = tuple(FIXED.get(cell, NONE) for cell in CELLS)


class Phase(IntEnum):
    """What is under way; what is pending follows from it and the rest of the state."""

    FIRST, TURN, LEAVE, AFTER = range(4)
    EXPLORE, LAY, UNDER = range(4, 7)
    LEAP, TUNNEL, HOLE, DIE = range(7, 11)
    PLANET, DWARF, FIND, TAKE = range(11, 15)
    JUNCTION, POCKET, GUARD, SCOPE, SCOPE_CELL = range(15, 20)


class Move(NamedTuple):
    """The sheep that moves, where it is heading, and what it has done in this move."""

    sheep: int
    # The end it is heading for, or AT + cell for the place of its tile.
    to: int
    # The ways it has taken: (lane, to); and where and how it began: (lane, to, sheep ahead).
    been: frozenset[tuple[int, int]] = frozenset()
    began: tuple[int, int, int] | None = None
    falls: int = 0
    # It has already got somewhere, so it may also stop (ED-50).
    stirred: bool = False


@quickly_replaced
class State(NamedTuple):
    """Everything that lies on the table, and nothing that nobody has seen."""

    seats: int
    law: bool
    lambs: bool
    phase: Phase = Phase.FIRST
    first: int = 0
    seat: int = 0
    turns: int = 0
    # By cell: its tile. The deck is a bag of all others, but for the known ones at its bottom.
    cells: tuple[int, ...] = _UNKNOWN
    bottom: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    # By sheep, as `sheep_of` counts them: where it is, and how many sheep stand between it and the
    # lower end of its lane.
    at: tuple[int, ...] = ()
    rank: tuple[int, ...] = ()
    # Clovers by seat, in the supply, on planets, and whether one is on each relay station.
    clovers: tuple[int, ...] = ()
    supply: int = 0
    pastures: tuple[int, ...] = (0,) * len(PLANETS)
    relays: tuple[bool, ...] = (True,) * len(RELAYS)
    # By planet: the seat whose flag stands there; and the planet that Gromout guards.
    flags: tuple[int, ...] = (NONE,) * len(PLANETS)
    guarded: int = NONE
    # By dwarf planet: its artefacts. By seat: those face down, in the order in which they were
    # taken, and those played. By artefact: who has seen it, a bit a seat.
    caches: tuple[tuple[int, ...], ...] = ((),) * len(DWARFS)
    hands: tuple[tuple[Artefact, ...], ...] = ()
    played: tuple[tuple[Artefact, ...], ...] = ()
    seen: tuple[int, ...] = (0,) * len(Artefact)
    # The tiles whose teleporter is sabotaged.
    sabotaged: frozenset[int] = frozenset()
    trifolium: tuple[Trifolium, ...] = ()
    won: tuple[tuple[Trifolium, ...], ...] = ()
    # This turn: whether its tile is used, whether artefacts were played or the player passed,
    # whether the last artefact in hand was found in it, what is announced, the sheep that must move
    # and whether it hovers over its new lane (ED-117).
    explored: bool = False
    busy: bool = False
    passed: bool = False
    fresh: bool = False
    turbos: int = 0
    scouting: bool = False
    bound: int = NONE
    hovers: bool = False
    again: bool = False
    # The artefact that is being used, where the turn goes on after it, and the move under way.
    using: int = NONE
    back: Phase = Phase.TURN
    move: Move | None = None


START: Final = AT + Cell.E5
GOAL: Final = AT + Cell.A1
