"""How near the peace of the pyramids is: one in each corner, four people with each (UM-106)."""

from __future__ import annotations

from ..data import BIG_ROOM, CORNERS, SHEETS, Deed
from ..state import NONE, State
from .peace import turns_left


def in_reach(state: State) -> bool:
    """Whether the teleports that are left can bring all pyramids and people to the corners.

    As long as a pyramid waits on the ship's track they cannot: the last one comes when four needs
    are found, and these are peace already where both camps were asked.
    """
    return NONE not in state.pyramids and _wanted(state) <= _left(state)


def _wanted(state: State) -> int:
    """The teleports until then."""
    return sum(
        (corner not in state.pyramids) + BIG_ROOM - state.people[corner] for corner in CORNERS
    )


def _left(state: State) -> int:
    """The teleports of this turn, and one a head in each that follows: who lifts must walk, too."""
    now = sum(
        min(state.cubes[one], SHEETS[one][Deed.TELEPORT] - state.used[one][Deed.TELEPORT])
        for one in state.team
    )
    return now + len(state.team) * (turns_left(state) - 1)
