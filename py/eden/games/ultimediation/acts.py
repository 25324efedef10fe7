"""The actions: what chance and the team do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eden.engine.notation import Act, parser

from .data import Character, Deed, Pile, Square

# -- what most of them name ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OnSquare(Act):
    """Something on a square."""

    square: Square


@dataclass(frozen=True, slots=True)
class Who(Act):
    """Something about a character."""

    character: Character


@dataclass(frozen=True, slots=True)
class WhoWhere(Act):
    """What a character does on a square."""

    character: Character
    square: Square


@dataclass(frozen=True, slots=True)
class OfPile(Act):
    """Something about a camp or a pile."""

    pile: Pile


# -- what chance does ---------------------------------------------------------------------------


class Draw(OnSquare):
    """An attack card names a square."""

    form = "card {square}"


@dataclass(frozen=True, slots=True)
class Turn(Act):
    """A card of another pile is turned."""

    form = "turn {pile} {card}"
    pile: Pile
    card: int


@dataclass(frozen=True, slots=True)
class Roll(Act):
    """A die comes to rest."""

    form = "die {face}"
    face: int


# -- who comes along ----------------------------------------------------------------------------


class Lead(Who):
    """This protector comes along."""

    form = "protector {character}"


@dataclass(frozen=True, slots=True)
class Pair(Act):
    """These two mediators come along, or begin with Agapi."""

    form = "mediators {one} {other}"
    one: Character
    other: Character


# -- answers ------------------------------------------------------------------------------------


class Flee(OnSquare):
    """A population token flees to this square."""

    form = "flee {square}"


@dataclass(frozen=True, slots=True)
class Leave(Act):
    """Where several squares were struck: a population token of this one flees there."""

    form = "leave {origin} {square}"
    origin: Square
    square: Square


class Perish(OnSquare):
    """Nobody of several squares can flee: a population token of this one is lost."""

    form = "perish {square}"


class Save(Who):
    """This protector saves the character."""

    form = "save {character}"


class On(Act):
    """Nothing more is done about it."""

    form = "on"


class Refuse(Act):
    """The effect is cancelled with energy."""

    form = "refuse"


class Pay(Who):
    """A character pays one energy."""

    form = "{character} pays"


class Ask(OfPile):
    """After a need: the next card comes from this camp."""

    form = "ask {pile}"


class Back(OnSquare):
    """A population token comes back from the ship to this square."""

    form = "back {square}"


class Give(Who):
    """The power card goes to this character."""

    form = "give {character}"


class Look(OfPile):
    """The next cards of this pile are looked at."""

    form = "look {pile}"


class Calm(OnSquare):
    """The attack on this square is cancelled, from wherever."""

    form = "calm {square}"


class Avert(OnSquare):
    """The disaster token on this square is cancelled, from wherever."""

    form = "avert {square}"


class Source(OnSquare):
    """A population token of this square is lifted, from wherever."""

    form = "from {square}"


class Raise(OnSquare):
    """The pyramid of this square is lifted, from wherever."""

    form = "raise {square}"


class To(OnSquare):
    """What is lifted goes to this square."""

    form = "to {square}"


class Jump(WhoWhere):
    """A card sets a character on any square."""

    form = "{character} jumps {square}"


@dataclass(frozen=True, slots=True)
class Refresh(Act):
    """A character takes a cube back from a place on its sheet."""

    form = "{character} refreshed {deed}"
    character: Character
    deed: Deed


class Lose(Who):
    """A character loses a cube."""

    form = "{character} loses"


# -- actions ------------------------------------------------------------------------------------


class Move(WhoWhere):
    """A character moves."""

    form = "{character} moves {square}"


class Use(Who):
    """A character uses its power card."""

    form = "{character} power"


class Lift(WhoWhere):
    """A character lifts a population token."""

    form = "{character} lifts {square}"


class LiftPyramid(WhoWhere):
    """A character lifts a pyramid."""

    form = "{character} raises {square}"


class Load(Act):
    """Elli loads four population tokens into the ship."""

    form = "elli loads"


class Cancel(WhoWhere):
    """A character cancels an attack."""

    form = "{character} cancels {square}"


class Ward(WhoWhere):
    """A character cancels a disaster token."""

    form = "{character} averts {square}"


@dataclass(frozen=True, slots=True)
class Mediate(Act):
    """A character asks the question in a camp."""

    form = "{character} asks {pile}"
    character: Character
    pile: Pile


@dataclass(frozen=True, slots=True)
class Remote(Act):
    """Three characters begin a remote action."""

    form = "begin {deed}"
    deed: Deed


class Join(Who):
    """A character joins the remote action."""

    form = "with {character}"


class MoveBase(OfPile):
    """The whole team teleports a military base."""

    form = "uproot {pile}"


class End(Act):
    """The action phase is over."""

    form = "end"


# All of the above, but for what they have in common.
ACTS: Final[tuple[type[Act], ...]] = tuple(
    kind
    for kind in tuple(vars().values())
    if isinstance(kind, type) and issubclass(kind, Act) and hasattr(kind, "form")
)
parse = parser(*ACTS)
