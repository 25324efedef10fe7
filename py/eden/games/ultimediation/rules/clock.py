"""The time for the actions of a turn that the rulebook recommends (UM-121)."""

from __future__ import annotations

from typing import Final

# By the number of characters: for one player alone; for several, before what each of them adds.
_ALONE: Final = {4: 180, 7: 240}
_TOGETHER: Final = {4: 120, 7: 180}
_EACH: Final = 30


def seconds(characters: int, players: int) -> int:
    """How long an action phase lasts for so many characters and so many people."""
    if players == 1:
        return _ALONE[characters]
    return _TOGETHER[characters] + _EACH * players
