"""The three victories, and their order (ED-25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from eden.engine.game import Outcome, Seat

from ..data import GOAL_SHEEP, LAW, Trifolium
from ..state import GOAL, Phase, State
from .board import home, scores

# Between paying and getting nobody looks at the points (ED-28).
BUYING: Final = (Phase.FIND, Phase.TAKE)


def outcome(state: State) -> Outcome | None:
    """How the game ended, if it did: Race, then the Law of the universe, then Prestige."""
    winner = _racer(state)
    if winner is not None:
        return _won(state, (winner,), "ED-131" if state.lambs else "ED-20")
    if state.phase not in BUYING:
        winner = lawful(state)
        if winner is not None:
            return _won(state, (winner,), "ED-21")
    if not state.trifolium and not state.lambs:
        return _prestige(state)
    return None


def _racer(state: State) -> int | None:
    """The seat that has brought enough sheep to Edenia (ED-20, ED-131)."""
    needed = GOAL_SHEEP[state.lambs]
    if state.at.count(GOAL) < needed:
        return None
    for seat in range(state.seats):
        if home(state, seat) >= needed:
            return seat
    return None


def lawful(state: State) -> int | None:
    """The seat that has exactly 42 points, the active one first (ED-21, ED-29)."""
    if not state.law or state.lambs:
        return None
    points = scores(state)
    if LAW not in points:
        return None
    return state.seat if points[state.seat] == LAW else points.index(LAW)


def _prestige(state: State) -> Outcome:
    """The highest score; then the best Trifolium; then the biggest flock on Edenia."""
    best = _best(range(state.seats), scores(state).__getitem__)
    if len(best) == 1:
        return _won(state, best, "ED-22")
    first = _best(best, lambda seat: -min(state.won[seat], default=len(Trifolium)))
    if len(first) == 1:
        return _won(state, first, "ED-23")
    return _won(state, _best(first, lambda seat: home(state, seat)), "ED-24")


def _won(state: State, winners: tuple[int, ...], rule: str) -> Outcome:
    return Outcome(winners, rule, () if state.lambs else scores(state))


def _best(seats: Sequence[Seat], merit: Callable[[Seat], int]) -> tuple[Seat, ...]:
    """Those with the greatest merit."""
    most = max(map(merit, seats))
    return tuple(seat for seat in seats if merit(seat) == most)
