"""What is heard when something happens in Eden."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.kit.sound import Sound

from ..events import (
    AllyBack,
    AllySent,
    Attracted,
    DieGivenUp,
    DiePlaced,
    Fled,
    Healed,
    HordeBeaten,
    Moved,
    NoaHelped,
    ObjectiveShown,
    ObjectiveWon,
    Pushed,
    Rolled,
    RoundBegan,
    Shielded,
    ShieldHeld,
    ShieldLost,
    Swapped,
    TerrainDestroyed,
    TerrainRavaged,
    TrapLost,
    Trapped,
    WalkedOn,
)

SOUNDS: Final[dict[type[Event], Sound]] = {
    RoundBegan: Sound.TURN,
    Rolled: Sound.ROLL,
    DiePlaced: Sound.PLACE,
    DieGivenUp: Sound.LOSE,
    NoaHelped: Sound.SHOW,
    Moved: Sound.STEP,
    Attracted: Sound.STEP,
    AllyBack: Sound.STEP,
    WalkedOn: Sound.STEP,
    Pushed: Sound.LEAP,
    Swapped: Sound.LEAP,
    Fled: Sound.LEAP,
    Shielded: Sound.PLACE,
    ShieldHeld: Sound.PLACE,
    ShieldLost: Sound.LOSE,
    Trapped: Sound.PLACE,
    TrapLost: Sound.LOSE,
    Healed: Sound.TAKE,
    ObjectiveWon: Sound.TAKE,
    HordeBeaten: Sound.TAKE,
    ObjectiveShown: Sound.DRAW,
    TerrainRavaged: Sound.ALARM,
    TerrainDestroyed: Sound.LOSE,
    AllySent: Sound.LOSE,
}
