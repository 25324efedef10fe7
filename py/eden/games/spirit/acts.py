"""The actions: what chance, the player and, at the player's word, the hordes do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from eden.engine.notation import Act, parser

from .data import Card, Piece, Place, Terrain

# -- what chance does ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay(Act):
    """A terrain card is laid on a place."""

    form: ClassVar[str] = "{place} is {terrain}"
    place: Place
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class Start(Act):
    """A piece starts on a place."""

    form: ClassVar[str] = "{piece} starts {place}"
    piece: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class Deal(Act):
    """A card goes under a horde's pile; only its back, an ally, can be seen."""

    form: ClassVar[str] = "{horde} gets {ally}"
    horde: Piece
    ally: Piece


@dataclass(frozen=True, slots=True)
class Reveal(Act):
    """The next card of a horde's pile is turned; its terrain is new, its ally was known."""

    form: ClassVar[str] = "{horde} shows {terrain}"
    horde: Piece
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class Roll(Act):
    """A die comes to rest."""

    form: ClassVar[str] = "die {die} rolls {face}"
    die: int
    face: int


# -- what the player does -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ravage(Act):
    """Resurrection: this terrain starts ravaged."""

    form: ClassVar[str] = "ravage {place}"
    place: Place


@dataclass(frozen=True, slots=True)
class Return(Act):
    """An ally comes back from Noa to a forest."""

    form: ClassVar[str] = "{ally} returns {place}"
    ally: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class Close(Act):
    """Weakness: this Action card is out for the round."""

    form: ClassVar[str] = "close {card}"
    card: Card


@dataclass(frozen=True, slots=True)
class Put(Act):
    """A die goes on an Action card."""

    form: ClassVar[str] = "{face} on {card}"
    face: int
    card: Card


@dataclass(frozen=True, slots=True)
class Rescue(Act):
    """Emergency: one die is rolled again, another is given up."""

    form: ClassVar[str] = "{face} again for {given}"
    face: int
    given: int


@dataclass(frozen=True, slots=True)
class Bonus(Act):
    """One die is rolled again for the symbol on a collected card."""

    form: ClassVar[str] = "{face} again free"
    face: int


@dataclass(frozen=True, slots=True)
class Noa(Act):
    """Noa turns a die to any face, once in the game."""

    form: ClassVar[str] = "{face} becomes {wanted}"
    face: int
    wanted: int


@dataclass(frozen=True, slots=True)
class End(Act):
    """The player is done; the hordes act."""

    form: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Go(Act):
    """An ally moves, or takes the shortcut, to a place."""

    form: ClassVar[str] = "{ally} to {place}"
    ally: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class Attract(Act):
    """An ally draws a piece from next door to its own place."""

    form: ClassVar[str] = "{ally} attracts {piece}"
    ally: Piece
    piece: Piece


@dataclass(frozen=True, slots=True)
class Push(Act):
    """An ally pushes a piece off its own place."""

    form: ClassVar[str] = "{ally} pushes {piece} {place}"
    ally: Piece
    piece: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class Protect(Act):
    """An ally raises its shield."""

    form: ClassVar[str] = "{ally} protects"
    ally: Piece


@dataclass(frozen=True, slots=True)
class Heal(Act):
    """An ally heals the terrain that it stands on."""

    form: ClassVar[str] = "{ally} heals"
    ally: Piece


@dataclass(frozen=True, slots=True)
class Trap(Act):
    """An ally slips under a horde."""

    form: ClassVar[str] = "{ally} traps {horde}"
    ally: Piece
    horde: Piece


@dataclass(frozen=True, slots=True)
class Swap(Act):
    """Two hordes, or two allies, change places."""

    form: ClassVar[str] = "{one} swaps {other}"
    one: Piece
    other: Piece


@dataclass(frozen=True, slots=True)
class React(Act):
    """A horde acts."""

    form: ClassVar[str] = "{horde} acts"
    horde: Piece


@dataclass(frozen=True, slots=True)
class Send(Act):
    """Which of several allies a horde sends to Noa."""

    form: ClassVar[str] = "send {ally}"
    ally: Piece


@dataclass(frozen=True, slots=True)
class Lower(Act):
    """Which of several shields stops a horde and goes down."""

    form: ClassVar[str] = "lower {ally}"
    ally: Piece


_read = parser(
    Lay,
    Start,
    Deal,
    Reveal,
    Roll,
    Ravage,
    Return,
    Close,
    Put,
    Rescue,
    Bonus,
    Noa,
    End,
    Go,
    Attract,
    Push,
    Protect,
    Heal,
    Trap,
    Swap,
    React,
    Send,
    Lower,
)


def parse(text: str) -> Act:
    """The action that a text stands for; a swap can be told from either side."""
    act = _read(text)
    if isinstance(act, Swap) and act.one > act.other:
        return Swap(act.other, act.one)
    return act
