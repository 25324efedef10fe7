"""The state of a game."""

from __future__ import annotations

from typing import NamedTuple

from eden.engine.game import Seat


class State(NamedTuple):
    """Everything that lies on the table; what is pending follows from it."""

    # Whoever takes the last stone loses.
    misere: bool = False
    # By heap: the stones that were laid, and those that are left. Both grow during set-up.
    laid: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    # By seat: the stones that it has taken.
    taken: tuple[int, ...] = (0, 0)
    # Whose turn it is.
    seat: Seat = 0
