"""What is heard when something happens; none for what only keeps the books."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eden.engine.game import Event
from eden.kit.sound import Sound

from ..events import (
    ArtefactPlayed,
    ArtefactTaken,
    CloverTaken,
    FellIn,
    FlagPlanted,
    FlagReturned,
    Guarded,
    Leapt,
    Passed,
    Ran,
    Relayed,
    Repaired,
    Rolled,
    Sabotaged,
    Teleported,
    TileLaid,
    TilesDrawn,
    TrifoliumTaken,
    TurnBegan,
)

SOUNDS: Final[Mapping[type[Event], Sound]] = {
    TurnBegan: Sound.TURN,
    Ran: Sound.STEP,
    Leapt: Sound.LEAP,
    Teleported: Sound.LEAP,
    FellIn: Sound.ALARM,
    Rolled: Sound.ROLL,
    TilesDrawn: Sound.DRAW,
    TileLaid: Sound.DRAW,
    Passed: Sound.TAKE,
    Relayed: Sound.TAKE,
    CloverTaken: Sound.TAKE,
    ArtefactTaken: Sound.TAKE,
    TrifoliumTaken: Sound.TAKE,
    FlagPlanted: Sound.PLACE,
    FlagReturned: Sound.LOSE,
    Guarded: Sound.PLACE,
    Repaired: Sound.PLACE,
    Sabotaged: Sound.ALARM,
    ArtefactPlayed: Sound.SHOW,
}
