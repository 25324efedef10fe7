"""The two victories and the two defeats (UM-97 to UM-100, UM-106)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from eden.engine.game import Outcome

from ..data import BIG_ROOM, COLUMNS, CORNERS, LINES, TURNS
from ..state import Job, Phase, State

_LINES: Final = tuple(frozenset(line) for line in LINES)
# A row is covered by so many attacks and destroyed squares, and Base U or one more.
_NEARLY: Final = COLUMNS - 1
_DEALING: Final = frozenset({Job.ANSWER, Job.SAVE, Job.FLEE, Job.REBASE, Job.PYRAMID})


def outcome(state: State) -> Outcome | None:
    """How the game ended, if it did."""
    east, west = state.found
    if east and west and min(len(east), len(west)) >= state.needed:
        return Outcome((0,), "UM-97")
    if state.pyramids_on and peace_in_corners(state):
        return Outcome((0,), "UM-106")
    if met(state):
        return Outcome((), "UM-99")
    # After nearly every step there are not enough to cover a row.
    if len(state.attacks) + len(state.destroyed) < _NEARLY:
        return None
    if lost_row(state) is not None and state.phase != Phase.SETUP and not _in_attack(state):
        return Outcome((), "UM-98")
    return None


def peace_in_corners(state: State) -> bool:
    """Four pyramids in the corners, four people with each."""
    return all(corner in state.pyramids and state.people[corner] == BIG_ROOM for corner in CORNERS)


def met(state: State) -> bool:
    """Whether the two cubes are on one space; the second begins beyond the last (UM-21)."""
    return state.turn >= TURNS - state.lost


def lost_row(state: State) -> int | None:
    """The row that is covered from end to end, counted from 0."""
    return _covered_row(state.attacks, state.destroyed, state.base_u)


@lru_cache(1 << 12)
def _covered_row(attacks: frozenset[int], destroyed: frozenset[int], base_u: int) -> int | None:
    covered = attacks | destroyed | {base_u}
    for row, line in enumerate(_LINES):
        if line <= covered:
            return row
    return None


def _in_attack(state: State) -> bool:
    """An attack is dealt with as a whole before anybody looks at the rows (UM-46)."""
    return any(task.job in _DEALING for task in state.agenda)
