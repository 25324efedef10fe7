"""What a sensible person could wrongly try."""

from __future__ import annotations

from collections.abc import Iterator

from eden.engine.chance import Luck
from eden.engine.match import AnyMatch


def attempts(match: AnyMatch, luck: Luck) -> Iterator[str]:
    """More stones than there are, or none."""
    for heap, left in zip("abcd", match.state.left, strict=True):
        yield from (f"from {heap} take {count}" for count in (0, left + 1, left + 2))
