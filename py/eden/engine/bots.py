"""Players for every game: they see a decision and a state as it may be, and name an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eden.engine.chance import Luck as Luck
from eden.engine.game import AnyGame, Decision, Outcome, Seat
from eden.engine.think.mind import LEVELS, Mind
from eden.engine.think.player import Player

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


# The bots by name, as links, records, forms and the command line know them, with the letter that
# stands for each in a link. Opponents are the three levels; the others are measures for them.
LETTERS: Final = {"random": "r", "greedy": "g", "lamb": "l", "ram": "m", "shepherd": "s"}
BOTS: Final = tuple(LETTERS)


def bot_of(name: str, game: AnyGame, mind: Mind, value: Value, ahead: int) -> Bot:
    """The bot of this name for a game, from how it is judged."""
    if name in LEVELS:
        return Player(game, mind, mind.level(name))
    return random_bot if name == "random" else greedy_bot(game, value, ahead=ahead)
