"""The events: facts for the log and for the eye."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from eden.engine.game import Event

from .data import Character, Deed, Pile, Square, Why
from .state import Thing


@dataclass(frozen=True, slots=True)
class TeamChosen(Event):
    """The characters that come along."""

    team: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class BasePlaced(Event):
    """A military base stands on its first square."""

    pile: Pile
    square: Square


@dataclass(frozen=True, slots=True)
class BaseUPlaced(Event):
    """Base U and Elli are on this square."""

    square: Square


@dataclass(frozen=True, slots=True)
class TeamPlaced(Event):
    """Characters begin on this square."""

    team: tuple[Character, ...]
    square: Square


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins, counted from 1."""

    begins_turn: ClassVar[bool] = True
    turn: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A die for the number of attacks."""

    face: int


@dataclass(frozen=True, slots=True)
class AttacksComing(Event):
    """So many attacks follow."""

    number: int


@dataclass(frozen=True, slots=True)
class AttackLaid(Event):
    """An attack lies on a square."""

    square: Square


@dataclass(frozen=True, slots=True)
class AttackVoid(Event):
    """An attack has no effect: Base U, a corner pyramid, a destroyed place or a card."""

    square: Square


@dataclass(frozen=True, slots=True)
class Saved(Event):
    """A protector has saved a character, who goes to the protector's square."""

    character: Character
    protector: Character
    square: Square


@dataclass(frozen=True, slots=True)
class WentHome(Event):
    """A character is in Base U again, with all energy."""

    character: Character
    why: Why


@dataclass(frozen=True, slots=True)
class BaseMoved(Event):
    """A military base stands on another square."""

    pile: Pile
    square: Square


@dataclass(frozen=True, slots=True)
class PyramidPlaced(Event):
    """A pyramid stands on a square."""

    square: Square


@dataclass(frozen=True, slots=True)
class Fled(Event):
    """A population token fled."""

    origin: Square
    square: Square


@dataclass(frozen=True, slots=True)
class PersonLost(Event):
    """A population token could not flee."""

    square: Square


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A character moved."""

    character: Character
    square: Square


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A character used its power card."""

    character: Character
    card: int


@dataclass(frozen=True, slots=True)
class Teleported(Event):
    """Something was teleported."""

    thing: Thing
    origin: Square
    square: Square


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    """Four population tokens are aboard; the so-many-th loading."""

    loads: int


@dataclass(frozen=True, slots=True)
class AttackCancelled(Event):
    """An attack is off the board."""

    square: Square


@dataclass(frozen=True, slots=True)
class TokenAverted(Event):
    """A disaster token is off the board."""

    square: Square


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """Three characters act together from afar."""

    team: tuple[Character, ...]
    deed: Deed


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """A character asked the question in a camp."""

    character: Character
    pile: Pile


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A mediation card is open."""

    pile: Pile
    card: int


@dataclass(frozen=True, slots=True)
class NeedFound(Event):
    """A need is understood; so many are found in this camp."""

    pile: Pile
    card: int
    found: int


@dataclass(frozen=True, slots=True)
class EffectHappens(Event):
    """The effect of the card happens."""

    pile: Pile
    card: int


@dataclass(frozen=True, slots=True)
class EffectRefused(Event):
    """The effect was cancelled with energy."""

    pile: Pile
    card: int


@dataclass(frozen=True, slots=True)
class EffectIgnored(Event):
    """Diamandis lets the effect pass."""

    pile: Pile
    card: int


@dataclass(frozen=True, slots=True)
class EnergyPaid(Event):
    """A character paid one energy."""

    character: Character


@dataclass(frozen=True, slots=True)
class EnergyLost(Event):
    """A character lost one energy."""

    character: Character


@dataclass(frozen=True, slots=True)
class EnergyBack(Event):
    """All characters have all energy again."""


@dataclass(frozen=True, slots=True)
class PersonBack(Event):
    """A population token came back from the ship."""

    square: Square


@dataclass(frozen=True, slots=True)
class Broken(Event):
    """The mediation is broken off."""

    character: Character


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The discarded cards of a pile are in it again."""

    pile: Pile


@dataclass(frozen=True, slots=True)
class CubeLost(Event):
    """A character lost a cube."""

    character: Character


@dataclass(frozen=True, slots=True)
class CubeBack(Event):
    """A character got a cube back."""

    character: Character


@dataclass(frozen=True, slots=True)
class Jumped(Event):
    """A card set a character on a square."""

    character: Character
    square: Square


@dataclass(frozen=True, slots=True)
class Destroyed(Event):
    """A square is destroyed for good."""

    square: Square


@dataclass(frozen=True, slots=True)
class PowerDealt(Event):
    """A character has a power card."""

    character: Character
    card: int


@dataclass(frozen=True, slots=True)
class Foreseen(Event):
    """The next cards of a pile are known."""

    pile: Pile
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DisasterDrawn(Event):
    """A disaster is coming."""

    card: int


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A disaster token lies on a square."""

    square: Square


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """A disaster struck a square."""

    card: int
    square: Square


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The actions are over, with so many cubes unused."""

    unused: int
