"""What can be measured on the table, for the goals of lessons and problems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.engine.game import Seat

from ..data import BESIDE, CAMPS, LINES, SHIP, SQUARES, Character
from ..state import State
from .board import covered, protected, room


def sheltered(state: State, seat: Seat) -> int:
    """The population in Base U."""
    return state.people[state.base_u]


def seats(state: State, seat: Seat) -> int:
    """The places in the ship that are free."""
    return SHIP - state.ship


def quiet(state: State, seat: Seat) -> int:
    """The squares on which no attack lies."""
    return len(SQUARES) - len(state.attacks)


def clear(state: State, seat: Seat) -> int:
    """The rows in which no attack lies."""
    return sum(not any(square in state.attacks for square in line) for line in LINES)


def open_rows(state: State, seat: Seat) -> int:
    """The squares that can still be covered in the fullest row before the game is lost."""
    return min(sum(not covered(state, square) for square in line) for line in LINES)


def safe(state: State, seat: Seat) -> int:
    """The characters whom no attack can send home: in Base U already, or in a zone."""
    return sum(
        state.at[one] == state.base_u or protected(state, state.at[one]) for one in state.team
    )


def heard(state: State, seat: Seat) -> int:
    """The camps in which somebody is where the question can be asked."""
    return sum(any(_reaches(state, one, state.bases[camp]) for one in state.team) for camp in CAMPS)


def _reaches(state: State, one: Character, base: int) -> bool:
    here = state.at[one]
    return here == base or (one == Character.NIKITAS and here in BESIDE[base])


def free(state: State, seat: Seat) -> int:
    """The squares from which everybody could flee, were they attacked."""
    return sum(
        state.people[square] <= sum(room(state, other) for other in BESIDE[square])
        or square == state.base_u
        for square in SQUARES
    )


GAUGES: Final[dict[str, Callable[[State, Seat], int]]] = {
    "sheltered": sheltered,
    "seats": seats,
    "quiet": quiet,
    "clear": clear,
    "open": open_rows,
    "safe": safe,
    "heard": heard,
    "free": free,
}
