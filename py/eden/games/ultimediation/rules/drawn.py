"""The table drawn as text."""

from __future__ import annotations

from ..state import State


def drawn(state: State) -> str:
    """The table."""
    return ""
