"""The events: facts for the log and for the eye."""

from __future__ import annotations

from typing import ClassVar

from eden.engine.game import Event, fact

from .data import Card, Kind, Piece, Place, Terrain


@fact
class TerrainLaid(Event):
    """Set-up: a terrain lies on a place."""

    place: Place
    terrain: Terrain


@fact
class Started(Event):
    """Set-up: a piece stands on its first place."""

    piece: Piece
    place: Place


@fact
class ObjectiveShown(Event):
    """A horde's next objective is open."""

    horde: Piece
    ally: Piece
    terrain: Terrain


@fact
class RoundBegan(Event):
    """A new round begins."""

    begins_turn: ClassVar[bool] = True
    round: int


@fact
class CardClosed(Event):
    """Weakness: an Action card is out for this round."""

    card: Card


@fact
class Rolled(Event):
    """A die shows a face; `again` once all four were rolled this round."""

    die: int
    face: int
    again: bool


@fact
class DiePlaced(Event):
    """A die lies on an Action card, for this effect."""

    die: int
    face: int
    card: Card
    kind: Kind
    strength: int


@fact
class DieGivenUp(Event):
    """A die is out for the round so that another can be rolled again."""

    given: int
    face: int


@fact
class BonusUsed(Event):
    """A die is rolled again for a collected bonus."""

    face: int


@fact
class NoaHelped(Event):
    """Noa turned a die."""

    face: int
    wanted: int


@fact
class TurnEnded(Event):
    """The player is done, with this many dice unused."""

    unused: int


@fact
class Moved(Event):
    """An ally moved by an action; `kind` and `strength` say which."""

    ally: Piece
    place: Place
    kind: Kind
    strength: int


@fact
class Attracted(Event):
    """A piece was drawn to an ally's place."""

    ally: Piece
    piece: Piece
    place: Place


@fact
class Pushed(Event):
    """A piece was pushed away by an ally, with an action of this strength."""

    ally: Piece
    piece: Piece
    place: Place
    strength: int


@fact
class Shielded(Event):
    """An ally protects its place."""

    ally: Piece
    place: Place


@fact
class Healed(Event):
    """A ravaged terrain is healthy again."""

    ally: Piece
    place: Place


@fact
class Trapped(Event):
    """A horde is trapped."""

    ally: Piece
    horde: Piece
    place: Place


@fact
class TrapLost(Event):
    """A trap is gone because the ally or the horde was moved."""

    ally: Piece
    horde: Piece


@fact
class ShieldLost(Event):
    """A shield is down because its ally left the place."""

    ally: Piece


@fact
class Swapped(Event):
    """Two pieces changed places."""

    one: Piece
    other: Piece


@fact
class TerrainRavaged(Event):
    """A horde (nobody: the mode Resurrection) ravaged a terrain."""

    horde: int
    place: Place


@fact
class TerrainDestroyed(Event):
    """A horde destroyed a ravaged terrain."""

    horde: Piece
    place: Place


@fact
class WalkedOn(Event):
    """A horde left a destroyed place."""

    horde: Piece
    place: Place


@fact
class AllySent(Event):
    """A horde sent an ally to Noa."""

    horde: Piece
    ally: Piece
    round: int


@fact
class ShieldHeld(Event):
    """A shield stopped a horde."""

    horde: Piece
    ally: Piece


@fact
class Fled(Event):
    """A trapped horde fled clockwise."""

    horde: Piece
    ally: Piece
    place: Place


@fact
class ObjectiveWon(Event):
    """The open objective of a horde is collected."""

    horde: Piece
    card: int


@fact
class HordeBeaten(Event):
    """A horde's last objective is won; `leaves` unless the mode is Ravage."""

    horde: Piece
    leaves: bool


@fact
class AllyBack(Event):
    """An ally is back in Eden."""

    ally: Piece
    place: Place
