"""The actions: what chance and the players do. A sheep is called by its number in its flock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from eden.engine.notation import Act, parser

from .data import Artefact, Cell, Path, Side, Toward

# -- what chance does ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begin(Act):
    """The first player is drawn."""

    form: ClassVar[str] = "player {player} begins"
    player: int


@dataclass(frozen=True, slots=True)
class Draw(Act):
    """A tile comes from the deck."""

    form: ClassVar[str] = "tile {tile}"
    tile: int


@dataclass(frozen=True, slots=True)
class Find(Act):
    """An artefact on a dwarf planet turns out to be this one."""

    form: ClassVar[str] = "find {artefact}"
    artefact: Artefact


@dataclass(frozen=True, slots=True)
class Roll(Act):
    """The die shows a path."""

    form: ClassVar[str] = "die {path}"
    path: Path


# -- before and after the move ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pass(Act):
    """No sheep moves; a clover is taken."""

    form: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class End(Act):
    """The turn is over."""

    form: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Play(Act):
    """An artefact is played."""

    form: ClassVar[str] = "play {artefact}"
    artefact: Artefact


@dataclass(frozen=True, slots=True)
class Switch(Act):
    """Junction: a sheep is set onto the lane that has this end."""

    form: ClassVar[str] = "{sheep} onto {side} {path}"
    sheep: int
    side: Side
    path: Path


@dataclass(frozen=True, slots=True)
class Guard(Act):
    """Gromout: the flag on the planet of this cell is protected."""

    form: ClassVar[str] = "guard {cell}"
    cell: Cell


@dataclass(frozen=True, slots=True)
class Lay(Act):
    """Sheepscope: the drawn tile is laid here."""

    form: ClassVar[str] = "lay {cell}"
    cell: Cell


# -- the move -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Leave(Act):
    """A sheep leaves its place by a path."""

    form: ClassVar[str] = "{sheep} leaves {side} {path}"
    sheep: int
    side: Side
    path: Path


@dataclass(frozen=True, slots=True)
class Go(Act):
    """A sheep on a path goes this way."""

    form: ClassVar[str] = "{sheep} goes {toward}"
    sheep: int
    toward: Toward


@dataclass(frozen=True, slots=True)
class Teleport(Act):
    """A sheep teleports to the teleporter of a cell."""

    form: ClassVar[str] = "{sheep} teleports {cell}"
    sheep: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Leap(Act):
    """The sheep ahead is leapt over, for a clover."""

    form: ClassVar[str] = "leap"


@dataclass(frozen=True, slots=True)
class Stop(Act):
    """The move ends here: behind the sheep ahead, or on the dwarf planet."""

    form: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Out(Act):
    """The mouth by which a sheep leaves a tunnel."""

    form: ClassVar[str] = "out {path}"
    path: Path


@dataclass(frozen=True, slots=True)
class Choose(Act):
    """The side by which a sheep leaves the black hole."""

    form: ClassVar[str] = "side {side}"
    side: Side


@dataclass(frozen=True, slots=True)
class Straight(Act):
    """Past the dwarf planet, straight on."""

    form: ClassVar[str] = "straight"


@dataclass(frozen=True, slots=True)
class Search(Act):
    """A stop on the dwarf planet, and a clover for a look at its artefacts."""

    form: ClassVar[str] = "search"


@dataclass(frozen=True, slots=True)
class Take(Act):
    """This artefact is taken."""

    form: ClassVar[str] = "take {artefact}"
    artefact: Artefact


@dataclass(frozen=True, slots=True)
class Graze(Act):
    """A clover is taken from the planet."""

    form: ClassVar[str] = "clover"


@dataclass(frozen=True, slots=True)
class Plant(Act):
    """A flag is planted on the planet."""

    form: ClassVar[str] = "flag"


@dataclass(frozen=True, slots=True)
class Pick(Act):
    """R2-M2: this one of the drawn tiles is laid."""

    form: ClassVar[str] = "pick {tile}"
    tile: int


@dataclass(frozen=True, slots=True)
class Under(Act):
    """R2-M2: this one of the other tiles goes under the deck before the last one."""

    form: ClassVar[str] = "under {tile}"
    tile: int


parse = parser(
    Begin,
    Draw,
    Find,
    Roll,
    Pass,
    End,
    Play,
    Switch,
    Guard,
    Lay,
    Leave,
    Go,
    Teleport,
    Leap,
    Stop,
    Out,
    Choose,
    Straight,
    Search,
    Take,
    Graze,
    Plant,
    Pick,
    Under,
)
