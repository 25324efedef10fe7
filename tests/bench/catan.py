"""Random decisions a second in Edenia and in catanatron, in turn, in one run.

Needs catanatron, which nothing else here does: `python3 -m pip install catanatron`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

from catanatron import Color, Game, RandomPlayer

from eden.engine.bots import random_bot
from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import Match
from eden.games.edenia.rules.game import Edenia

ROUNDS = 7
GAMES = 12


def edenia(seed: int) -> int:
    """One game of four random flocks; how many decisions it took."""
    match = Match(Edenia(), seats=4, options={}, seed=seed)
    luck = Luck(seed)
    while isinstance(match.now, Decision):
        match.choose(random_bot(match.state, match.now, luck))
    return len(match.steps)


def catan(seed: int) -> int:
    """One game of four random settlers; how many actions it took."""
    random.seed(seed)
    game = Game([RandomPlayer(colour) for colour in Color])
    game.play()
    return len(game.state.actions)


def speed(play: Callable[[int], int], first: int) -> float:
    began = time.perf_counter()
    decisions = sum(play(seed) for seed in range(first, first + GAMES))
    return decisions / (time.perf_counter() - began)


def main() -> None:
    pairs = [(speed(edenia, n * GAMES), speed(catan, n * GAMES)) for n in range(ROUNDS)]
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    ratio = median(one / other for one, other in pairs)
    print(f"edenia: {ours:,.0f} random decisions a second")
    print(f"catanatron: {theirs:,.0f}; edenia makes {ratio:.2f} times as many")


if __name__ == "__main__":
    main()
