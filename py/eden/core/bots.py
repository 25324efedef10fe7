"""Players for every game: they see a decision and the state, and name one of its options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from eden.core import chance
from eden.core.game import AnyGame, Decision, Outcome, Seat

T = TypeVar("T")
State = Any
Action = Any
Value = Callable[[State, Seat], float]


class Luck:
    """A run of numbers from one seed: a bot's own, apart from those of the match."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._position = 0

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        self._position += 1
        return things[chance.draw(self._seed, self._position, len(things))]


Bot = Callable[[State, Decision[Action], Luck], Action]


def random_bot(state: State, now: Decision[Action], luck: Luck) -> Action:
    """Any option, all alike."""
    return luck.pick(now.options)


def greedy_bot(game: AnyGame, value: Value, *, ahead: int = 2) -> Bot:
    """The option that looks best `ahead` choices later, as far as no die or draw comes between."""

    def worth(state: State, seat: Seat, depth: int) -> float:
        now = game.pending(state)
        if isinstance(now, Outcome) or now.seat != seat or depth == 0:
            return value(state, seat)
        follow = (worth(game.apply(state, option)[0], seat, depth - 1) for option in now.options)
        return max(follow)

    def choose(state: State, now: Decision[Action], luck: Luck) -> Action:
        scored = [
            (worth(game.apply(state, option)[0], now.seat, ahead - 1), option)
            for option in now.options
        ]
        best = max(score for score, _ in scored)
        return luck.pick([option for score, option in scored if score == best])

    return choose
