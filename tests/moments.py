"""The moments of every game at which the laws are tried: each is drawn in its game's own folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from edenia import moments as edenia
from spirit import moments as spirit
from ultimediation import moments as ultimediation


class Moments(Protocol):
    """States of one game by their names, and what somebody may send in there."""

    # Where somebody or chance chooses; where the game is over, and by which rule.
    ASKED: Sequence[str]
    OVER: Mapping[str, str]
    # What reads as an action, allowed or not; what does not.
    TEXTS: Sequence[str]
    UNREADABLE: Sequence[str]

    def at(self, moment: str) -> Any:
        """The state at a moment."""
        ...


MOMENTS: Final[dict[str, Moments]] = {
    "edenia": edenia,
    "spirit": spirit,
    "ultimediation": ultimediation,
}
