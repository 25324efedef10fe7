"""The three victories, and their order (ED-25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from eden.engine.game import Outcome, Seat

from ..data import Trifolium
from ..state import Phase, State
from .board import home, lawful, racer, score

# Between paying and getting nobody looks at the points (ED-28).
_BUYING: Final = (Phase.FIND, Phase.TAKE)


def outcome(state: State) -> Outcome | None:
    """How the game ended, if it did: Race, then the Law of the universe, then Prestige."""
    winner = racer(state)
    if winner is not None:
        return _won(state, (winner,), "ED-131" if state.lambs else "ED-20")
    if state.phase not in _BUYING:
        winner = lawful(state)
        if winner is not None:
            return _won(state, (winner,), "ED-21")
    if not state.trifolium and not state.lambs:
        return _prestige(state)
    return None


def _won(state: State, winners: tuple[int, ...], rule: str) -> Outcome:
    scores = () if state.lambs else tuple(score(state, seat) for seat in range(state.seats))
    return Outcome(winners, rule, scores)


def _prestige(state: State) -> Outcome:
    """The highest score; then the best Trifolium; then the biggest flock on Edenia."""
    best = _best(range(state.seats), lambda seat: score(state, seat))
    if len(best) == 1:
        return _won(state, best, "ED-22")
    first = _best(best, lambda seat: -min(state.won[seat], default=len(Trifolium)))
    if len(first) == 1:
        return _won(state, first, "ED-23")
    return _won(state, _best(first, lambda seat: home(state, seat)), "ED-24")


def _best(seats: Sequence[Seat], merit: Callable[[Seat], int]) -> tuple[Seat, ...]:
    """Those with the greatest merit."""
    most = max(map(merit, seats))
    return tuple(seat for seat in seats if merit(seat) == most)
