"""The state of a game."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from eden.engine.values import quickly_replaced

from .data import Condition, Effect, Piece, Place, Terrain


class Phase(IntEnum):
    """What is under way; what is pending follows from it and the rest of the state."""

    SETUP, RESURRECTION, ROUND, DICE, EFFECT, HORDES, SEND, SHIELD = range(8)


IN_HAND: Final = -1
GIVEN_UP: Final = -2
NOTHING: Final = -1


@quickly_replaced
class State(NamedTuple):
    """Everything that lies on the table, and nothing that is still hidden."""

    modes: frozenset[str]
    phase: Phase = Phase.SETUP
    round: int = 0
    # By place, clockwise from the north-west; it grows during set-up.
    terrains: tuple[Terrain, ...] = ()
    conditions: tuple[Condition, ...] = (Condition.HEALTHY,) * 8
    # By piece.
    at: tuple[Place, ...] = (Place.OUT,) * 6
    # By ally: the round in which it is back in Eden (0: it is there), its shield, and the horde
    # that it lies under.
    back: tuple[int, ...] = (0, 0, 0)
    shields: tuple[bool, ...] = (False, False, False)
    traps: tuple[int, ...] = (NOTHING, NOTHING, NOTHING)
    # By horde: the allies on the backs of the waiting cards, next one first, and the open card.
    waiting: tuple[tuple[Piece, ...], ...] = ((), (), ())
    open: tuple[int, ...] = (NOTHING, NOTHING, NOTHING)
    won: tuple[int, ...] = ()
    bonuses_used: int = 0
    noa_used: bool = False
    # By die: its face (0: to be rolled) and where it is (a card, in hand or given up); whether all
    # four have been rolled this round, so that the next roll is one die's alone.
    dice: tuple[int, ...] = (0, 0, 0, 0)
    spots: tuple[int, ...] = (IN_HAND,) * 4
    rolled: bool = False
    # The Action card that is out this round (mode Weakness), and the effect to be carried out.
    closed: int = NOTHING
    effect: Effect | None = None
    # Hordes that have acted this round, and the one that waits for the player's word: which ally
    # it sends away, or whose shield stops it.
    acted: frozenset[Piece] = frozenset()
    asking: int = NOTHING
