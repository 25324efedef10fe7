"""The actions: what chance and the team do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from eden.engine.notation import Act, parser

from .data import Character, Deed, Pile, Square

# -- what chance does ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw(Act):
    """An attack card names a square."""

    form: ClassVar[str] = "card {square}"
    square: Square


@dataclass(frozen=True, slots=True)
class Turn(Act):
    """A card of another pile is turned."""

    form: ClassVar[str] = "turn {pile} {card}"
    pile: Pile
    card: int


@dataclass(frozen=True, slots=True)
class Roll(Act):
    """A die comes to rest."""

    form: ClassVar[str] = "die {face}"
    face: int


# -- who comes along ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lead(Act):
    """This protector comes along."""

    form: ClassVar[str] = "protector {character}"
    character: Character


@dataclass(frozen=True, slots=True)
class Pair(Act):
    """These two mediators come along, or begin with Agapi."""

    form: ClassVar[str] = "mediators {one} {other}"
    one: Character
    other: Character


# -- answers ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Flee(Act):
    """A population token flees to this square."""

    form: ClassVar[str] = "flee {square}"
    square: Square


@dataclass(frozen=True, slots=True)
class Leave(Act):
    """Where several squares were struck: a population token of this one flees there."""

    form: ClassVar[str] = "leave {origin} {square}"
    origin: Square
    square: Square


@dataclass(frozen=True, slots=True)
class Perish(Act):
    """Nobody of several squares can flee: a population token of this one is lost."""

    form: ClassVar[str] = "perish {square}"
    square: Square


@dataclass(frozen=True, slots=True)
class Save(Act):
    """This protector saves the character."""

    form: ClassVar[str] = "save {character}"
    character: Character


@dataclass(frozen=True, slots=True)
class On(Act):
    """Nothing more is done about it."""

    form: ClassVar[str] = "on"


@dataclass(frozen=True, slots=True)
class Refuse(Act):
    """The effect is cancelled with energy."""

    form: ClassVar[str] = "refuse"


@dataclass(frozen=True, slots=True)
class Pay(Act):
    """A character pays one energy."""

    form: ClassVar[str] = "{character} pays"
    character: Character


@dataclass(frozen=True, slots=True)
class Ask(Act):
    """After a need: the next card comes from this camp."""

    form: ClassVar[str] = "ask {pile}"
    pile: Pile


@dataclass(frozen=True, slots=True)
class Back(Act):
    """A population token comes back from the ship to this square."""

    form: ClassVar[str] = "back {square}"
    square: Square


@dataclass(frozen=True, slots=True)
class Give(Act):
    """The power card goes to this character."""

    form: ClassVar[str] = "give {character}"
    character: Character


@dataclass(frozen=True, slots=True)
class Look(Act):
    """The next cards of this pile are looked at."""

    form: ClassVar[str] = "look {pile}"
    pile: Pile


@dataclass(frozen=True, slots=True)
class Calm(Act):
    """The attack on this square is cancelled, from wherever."""

    form: ClassVar[str] = "calm {square}"
    square: Square


@dataclass(frozen=True, slots=True)
class Avert(Act):
    """The disaster token on this square is cancelled, from wherever."""

    form: ClassVar[str] = "avert {square}"
    square: Square


@dataclass(frozen=True, slots=True)
class Source(Act):
    """A population token of this square is lifted, from wherever."""

    form: ClassVar[str] = "from {square}"
    square: Square


@dataclass(frozen=True, slots=True)
class Raise(Act):
    """The pyramid of this square is lifted, from wherever."""

    form: ClassVar[str] = "raise {square}"
    square: Square


@dataclass(frozen=True, slots=True)
class To(Act):
    """What is lifted goes to this square."""

    form: ClassVar[str] = "to {square}"
    square: Square


@dataclass(frozen=True, slots=True)
class Jump(Act):
    """A card sets a character on any square."""

    form: ClassVar[str] = "{character} jumps {square}"
    character: Character
    square: Square


@dataclass(frozen=True, slots=True)
class Refresh(Act):
    """A character gets a cube back."""

    form: ClassVar[str] = "{character} refreshed"
    character: Character


@dataclass(frozen=True, slots=True)
class Lose(Act):
    """A character loses a cube."""

    form: ClassVar[str] = "{character} loses"
    character: Character


# -- actions ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move(Act):
    """A character moves."""

    form: ClassVar[str] = "{character} moves {square}"
    character: Character
    square: Square


@dataclass(frozen=True, slots=True)
class Use(Act):
    """A character uses its power card."""

    form: ClassVar[str] = "{character} power"
    character: Character


@dataclass(frozen=True, slots=True)
class Lift(Act):
    """A character lifts a population token."""

    form: ClassVar[str] = "{character} lifts {square}"
    character: Character
    square: Square


@dataclass(frozen=True, slots=True)
class LiftPyramid(Act):
    """A character lifts a pyramid."""

    form: ClassVar[str] = "{character} raises {square}"
    character: Character
    square: Square


@dataclass(frozen=True, slots=True)
class Load(Act):
    """Elli loads four population tokens into the ship."""

    form: ClassVar[str] = "elli loads"


@dataclass(frozen=True, slots=True)
class Cancel(Act):
    """A character cancels an attack."""

    form: ClassVar[str] = "{character} cancels {square}"
    character: Character
    square: Square


@dataclass(frozen=True, slots=True)
class Ward(Act):
    """A character cancels a disaster token."""

    form: ClassVar[str] = "{character} averts {square}"
    character: Character
    square: Square


@dataclass(frozen=True, slots=True)
class Mediate(Act):
    """A character asks the question in a camp."""

    form: ClassVar[str] = "{character} asks {pile}"
    character: Character
    pile: Pile


@dataclass(frozen=True, slots=True)
class Remote(Act):
    """Three characters begin a remote action."""

    form: ClassVar[str] = "begin {deed}"
    deed: Deed


@dataclass(frozen=True, slots=True)
class Join(Act):
    """A character joins the remote action."""

    form: ClassVar[str] = "with {character}"
    character: Character


@dataclass(frozen=True, slots=True)
class MoveBase(Act):
    """The whole team teleports a military base."""

    form: ClassVar[str] = "uproot {pile}"
    pile: Pile


@dataclass(frozen=True, slots=True)
class End(Act):
    """The action phase is over."""

    form: ClassVar[str] = "end"


parse = parser(
    Draw,
    Turn,
    Roll,
    Lead,
    Pair,
    Flee,
    Leave,
    Perish,
    Save,
    On,
    Refuse,
    Pay,
    Ask,
    Back,
    Give,
    Look,
    Calm,
    Avert,
    Source,
    Raise,
    To,
    Jump,
    Refresh,
    Lose,
    Move,
    Use,
    Lift,
    LiftPyramid,
    Load,
    Cancel,
    Ward,
    Mediate,
    Remote,
    Join,
    MoveBase,
    End,
)
