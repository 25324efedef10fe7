"""The moments of every game at which the laws are tried: each is drawn in its game's own folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol, cast

from games import BOXES

TESTS: Final = Path(__file__).parent


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


# A game that draws none is told so by `complete.py`.
MOMENTS: Final = {
    slug: cast(Moments, import_module(f"{slug}.moments"))
    for slug in BOXES
    if (TESTS / slug / "moments.py").exists()
}
