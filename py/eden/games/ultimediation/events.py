"""The events: facts for the log and for the eye; first what many of them name."""

from __future__ import annotations

from typing import ClassVar

from eden.engine.game import Event, fact

from .data import Character, Deed, Pile, Square, Why
from .state import Thing


@fact
class OnSquare(Event):
    """Something on a square."""

    square: Square


@fact
class Who(Event):
    """Something about a character."""

    character: Character


@fact
class WhoWhere(Who):
    """Where a character is now."""

    square: Square


@fact
class Counted(Event):
    """So many of something."""

    number: int


@fact
class OfCard(Event):
    """Something about a card of a camp."""

    pile: Pile
    card: int


@fact
class TeamChosen(Event):
    """The characters that come along."""

    team: tuple[Character, ...]


@fact
class BasePlaced(Event):
    """A military base stands on its first square."""

    pile: Pile
    square: Square


class BaseUPlaced(OnSquare):
    """Base U and Elli are on this square."""


@fact
class TeamPlaced(Event):
    """Characters begin on this square."""

    team: tuple[Character, ...]
    square: Square


@fact
class TurnBegan(Event):
    """A turn begins, counted from 1."""

    begins_turn: ClassVar[bool] = True
    turn: int


@fact
class CubesMet(Event):
    """The turn cube has moved on to the lost-population cube: no turn begins any more."""


class TurnEnded(Counted):
    """The actions are over, with so many cubes unused."""


class Rolled(Counted):
    """A die for the number of attacks shows this."""


class AttacksComing(Counted):
    """So many attacks follow."""


class AttackLaid(OnSquare):
    """An attack lies on a square."""


class AttackVoid(OnSquare):
    """An attack has no effect: Base U, a corner pyramid, a destroyed place or a card."""


@fact
class Saved(Who):
    """A protector has saved a character, who goes to the protector's square."""

    protector: Character
    square: Square


@fact
class WentHome(Who):
    """A character is in Base U again, with all energy."""

    why: Why


@fact
class BaseMoved(Event):
    """A military base stands on another square."""

    pile: Pile
    square: Square


class PyramidPlaced(OnSquare):
    """A pyramid stands on a square."""


@fact
class Fled(Event):
    """A population token fled."""

    origin: Square
    square: Square


class PersonLost(OnSquare):
    """A population token could not flee."""


class Moved(WhoWhere):
    """A character moved."""


@fact
class Teleported(Event):
    """Something was teleported."""

    thing: Thing
    origin: Square
    square: Square


class Loaded(Counted):
    """Four population tokens are aboard; the so-many-th loading."""


class AttackCancelled(OnSquare):
    """An attack is off the board."""


class TokenAverted(OnSquare):
    """A disaster token is off the board."""


@fact
class Joined(Event):
    """Three characters act together from afar."""

    team: tuple[Character, ...]
    deed: Deed


@fact
class Asked(Who):
    """A character asked the question in a camp."""

    pile: Pile


class Revealed(OfCard):
    """A mediation card is open."""


@fact
class NeedFound(OfCard):
    """A need is understood; so many are found in this camp."""

    found: int


class EffectHappens(OfCard):
    """The effect of the card happens."""


class EffectRefused(OfCard):
    """The effect was cancelled with energy."""


class EffectIgnored(OfCard):
    """Diamandis lets the effect pass."""


class EnergyPaid(Who):
    """A character paid one energy."""


class EnergyLost(Who):
    """A character lost one energy."""


@fact
class EnergyBack(Event):
    """All characters have all energy again."""


class PersonBack(OnSquare):
    """A population token came back from the ship."""


class Broken(Who):
    """The mediation is broken off."""


@fact
class Shuffled(Event):
    """The discarded cards of a pile are in it again."""

    pile: Pile


@fact
class PowerDealt(Who):
    """A character has a power card."""

    card: int


@fact
class PowerUsed(Who):
    """A character used its power card."""

    card: int


class Jumped(WhoWhere):
    """A card set a character on a square."""


class CubeLost(Who):
    """A character lost a cube."""


@fact
class CubeBack(Who):
    """A character took a cube back from the place of a deed."""

    deed: Deed


class Destroyed(OnSquare):
    """A square is destroyed for good."""


@fact
class Foreseen(Event):
    """The next cards of a pile are known."""

    pile: Pile
    cards: tuple[int, ...]


@fact
class DisasterDrawn(Event):
    """A disaster is coming."""

    card: int


class TokenPlaced(OnSquare):
    """A disaster token lies on a square."""


@fact
class Struck(Event):
    """A disaster struck a square."""

    card: int
    square: Square
