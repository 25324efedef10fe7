"""The events: facts for the log and for the eye."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from eden.engine.game import Event

from .data import Card, Kind, Piece, Place, Terrain


@dataclass(frozen=True, slots=True)
class TerrainLaid(Event):
    """Set-up: a terrain lies on a place."""

    place: Place
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class Started(Event):
    """Set-up: a piece stands on its first place."""

    piece: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class ObjectiveShown(Event):
    """A horde's next objective is open."""

    horde: Piece
    ally: Piece
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round begins."""

    begins_turn: ClassVar[bool] = True
    round: int


@dataclass(frozen=True, slots=True)
class CardClosed(Event):
    """Weakness: an Action card is out for this round."""

    card: Card


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A die shows a face; `again` once all four were rolled this round."""

    die: int
    face: int
    again: bool


@dataclass(frozen=True, slots=True)
class DiePlaced(Event):
    """A die lies on an Action card, for this effect."""

    die: int
    face: int
    card: Card
    kind: Kind
    strength: int


@dataclass(frozen=True, slots=True)
class DieGivenUp(Event):
    """A die is out for the round so that another can be rolled again."""

    given: int
    face: int


@dataclass(frozen=True, slots=True)
class BonusUsed(Event):
    """A die is rolled again for a collected bonus."""

    face: int


@dataclass(frozen=True, slots=True)
class NoaHelped(Event):
    """Noa turned a die."""

    face: int
    wanted: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The player is done, with this many dice unused."""

    unused: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """An ally moved by an action; `kind` and `strength` say which."""

    ally: Piece
    place: Place
    kind: Kind
    strength: int


@dataclass(frozen=True, slots=True)
class Attracted(Event):
    """A piece was drawn to an ally's place."""

    ally: Piece
    piece: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """A piece was pushed away by an ally, with an action of this strength."""

    ally: Piece
    piece: Piece
    place: Place
    strength: int


@dataclass(frozen=True, slots=True)
class Shielded(Event):
    """An ally protects its place."""

    ally: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """A ravaged terrain is healthy again."""

    ally: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class Trapped(Event):
    """A horde is trapped."""

    ally: Piece
    horde: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class TrapLost(Event):
    """A trap is gone because the ally or the horde was moved."""

    ally: Piece
    horde: Piece


@dataclass(frozen=True, slots=True)
class ShieldLost(Event):
    """A shield is down because its ally left the place."""

    ally: Piece


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two pieces changed places."""

    one: Piece
    other: Piece


@dataclass(frozen=True, slots=True)
class TerrainRavaged(Event):
    """A horde (nobody: the mode Resurrection) ravaged a terrain."""

    horde: int
    place: Place


@dataclass(frozen=True, slots=True)
class TerrainDestroyed(Event):
    """A horde destroyed a ravaged terrain."""

    horde: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class WalkedOn(Event):
    """A horde left a destroyed place."""

    horde: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class AllySent(Event):
    """A horde sent an ally to Noa."""

    horde: Piece
    ally: Piece
    round: int


@dataclass(frozen=True, slots=True)
class ShieldHeld(Event):
    """A shield stopped a horde."""

    horde: Piece
    ally: Piece


@dataclass(frozen=True, slots=True)
class Fled(Event):
    """A trapped horde fled clockwise."""

    horde: Piece
    ally: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class ObjectiveWon(Event):
    """The open objective of a horde is collected."""

    horde: Piece
    card: int


@dataclass(frozen=True, slots=True)
class HordeBeaten(Event):
    """A horde's last objective is won; `leaves` unless the mode is Ravage."""

    horde: Piece
    leaves: bool


@dataclass(frozen=True, slots=True)
class AllyBack(Event):
    """An ally is back in Eden."""

    ally: Piece
    place: Place
