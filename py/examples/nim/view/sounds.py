"""What is heard when something happens."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.kit.sound import Sound

from ..events import HeapLaid, StonesTaken

SOUNDS: Final[dict[type[Event], Sound]] = {
    HeapLaid: Sound.PLACE,
    StonesTaken: Sound.TAKE,
}
