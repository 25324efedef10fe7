"""What is heard on the table."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.kit.sound import Sound

from ..events import (
    AttackCancelled,
    AttackLaid,
    BaseMoved,
    BasePlaced,
    BaseUPlaced,
    CubeLost,
    Destroyed,
    DisasterDrawn,
    EnergyLost,
    Fled,
    Foreseen,
    Jumped,
    Loaded,
    Moved,
    NeedFound,
    PersonBack,
    PersonLost,
    PowerDealt,
    PowerUsed,
    PyramidPlaced,
    Revealed,
    Rolled,
    Saved,
    Struck,
    TeamPlaced,
    Teleported,
    TokenAverted,
    TokenPlaced,
    TurnBegan,
    WentHome,
)

SOUNDS: Final[dict[type[Event], Sound]] = {
    TurnBegan: Sound.TURN,
    Rolled: Sound.ROLL,
    **dict.fromkeys((Revealed, PowerDealt), Sound.DRAW),
    **dict.fromkeys((Moved, Fled), Sound.STEP),
    **dict.fromkeys((Jumped, Teleported, Saved), Sound.LEAP),
    **dict.fromkeys((BasePlaced, BaseUPlaced, TeamPlaced), Sound.PLACE),
    **dict.fromkeys((BaseMoved, PyramidPlaced, PersonBack, TokenPlaced), Sound.PLACE),
    **dict.fromkeys((NeedFound, Loaded, AttackCancelled, TokenAverted), Sound.TAKE),
    **dict.fromkeys((PersonLost, WentHome, EnergyLost, CubeLost, Destroyed), Sound.LOSE),
    **dict.fromkeys((Foreseen, PowerUsed), Sound.SHOW),
    **dict.fromkeys((AttackLaid, DisasterDrawn, Struck), Sound.ALARM),
}
