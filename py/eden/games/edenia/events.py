"""The events: facts for the log and for the eye. A sheep is counted among all here."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

from eden.engine.game import Event, fact

from .data import Artefact, Cell, Path, Side, Toward, Trifolium


class Halt(IntEnum):
    """Why a sheep stops on a path."""

    EDGE, BEHIND, BLOCKED, LOOP, BACK, FALLS = range(6)


@fact
class FirstPlayer(Event):
    """Who begins."""

    seat: int


@fact
class TurnBegan(Event):
    """A player's turn begins; `again` when it is one of the quantum accelerator."""

    begins_turn: ClassVar[bool] = True
    seat: int
    again: bool


@fact
class Passed(Event):
    """A player moves no sheep and takes a clover, if there is one."""

    seat: int
    clovers: int


@fact
class SheepLeft(Event):
    """A sheep leaves the place of a cell by a path."""

    sheep: int
    cell: Cell
    side: Side
    path: Path


@fact
class SheepWent(Event):
    """A sheep that was on a path of a cell sets off."""

    sheep: int
    cell: Cell
    path: Path
    toward: Toward


@fact
class Ran(Event):
    """The ways that a sheep took, one after the other: (lane, where it led)."""

    sheep: int
    ways: tuple[tuple[int, int], ...]


@fact
class Leapt(Event):
    """A sheep leapt over another one, for a clover."""

    sheep: int
    over: int


@fact
class Halted(Event):
    """A sheep stands on a path of a cell, and why."""

    sheep: int
    cell: Cell
    path: Path
    why: Halt


@fact
class TileLaid(Event):
    """A tile lies in a cell, with this many tokens on its place."""

    seat: int
    tile: int
    cell: Cell
    tokens: int


@fact
class TilesDrawn(Event):
    """R2-M2: these tiles can be chosen from."""

    seat: int
    tiles: tuple[int, ...]


@fact
class TilesUnder(Event):
    """R2-M2: so many tiles went under the deck."""

    seat: int
    count: int


@fact
class Relayed(Event):
    """A sheep bounced off a relay station, with or without a clover."""

    sheep: int
    cell: Cell
    clovers: int


@fact
class Tunnelled(Event):
    """A sheep came out of a tunnel on another path."""

    sheep: int
    cell: Cell
    path: Path


@fact
class FellIn(Event):
    """A sheep is in the black hole."""

    sheep: int


@fact
class Rolled(Event):
    """A sheep leaves the black hole by this side and path."""

    sheep: int
    side: Side
    path: Path


@fact
class Landed(Event):
    """A sheep stands at the place of a cell."""

    sheep: int
    cell: Cell


@fact
class TrifoliumTaken(Event):
    """A player has taken a Trifolium token."""

    seat: int
    trifolium: Trifolium


@fact
class CloverTaken(Event):
    """A player has taken a clover from a planet."""

    seat: int
    cell: Cell


@fact
class FlagPlanted(Event):
    """A flag stands on a planet."""

    seat: int
    cell: Cell


@fact
class FlagReturned(Event):
    """A flag is back in its owner's hand."""

    seat: int
    cell: Cell


@fact
class Searched(Event):
    """A player has paid to look at the artefacts of a dwarf planet."""

    reveals: ClassVar[bool] = True
    seat: int
    cell: Cell


@fact
class ArtefactTaken(Event):
    """A player has taken an artefact; which one is that player's secret."""

    seat: int
    cell: Cell


@fact
class ArtefactPlayed(Event):
    """An artefact lies face up."""

    reveals: ClassVar[bool] = True
    seat: int
    artefact: Artefact


@fact
class Crossed(Event):
    """A sheep crossed a planet with a turbo-engine."""

    sheep: int
    cell: Cell


@fact
class Switched(Event):
    """A sheep was set onto another path of its tile."""

    sheep: int
    cell: Cell
    path: Path


@fact
class Guarded(Event):
    """A flag is protected."""

    seat: int
    cell: Cell


@fact
class Teleported(Event):
    """A sheep teleported, for so many clovers."""

    sheep: int
    cell: Cell
    paid: int


@fact
class Sabotaged(Event):
    """A teleporter is out of order."""

    cell: Cell


@fact
class Repaired(Event):
    """A teleporter works again."""

    sheep: int
    cell: Cell
