"""Players for every game: they see a decision and a state as it may be, and name an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eden.engine.chance import Luck as Luck
from eden.engine.game import AnyGame, Decision, Outcome, Seat

State = Any
Action = Any
Value = Callable[[State, Seat], float]

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


# The bots by name, as links, records, forms and the command line know them: each is made for a
# game, from what is good in it and how many choices it looks ahead there.
BOTS: Final[dict[str, Callable[[AnyGame, Value, int], Bot]]] = {
    "random": lambda game, value, ahead: random_bot,
    "greedy": lambda game, value, ahead: greedy_bot(game, value, ahead=ahead),
}
