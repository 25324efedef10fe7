"""Random decisions a second of each game, in turn, in one run; a line of JSON.

Beside catanatron where it is installed: `make bench` runs this once there and once inside Pyodide.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from eden.engine.bots import random_bot
from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import Match
from eden.games.shelf import GAMES

ROUNDS = 7
# Each plays for so long in a round.
SECONDS = 0.5


def ours(slug: str, seed: int) -> int:
    """One game of as many random players as can sit there; how many decisions it took."""
    game = GAMES[slug]
    match = Match(game, seats=max(game.seats), options={}, seed=seed)
    luck = Luck(seed)
    while isinstance(match.now, Decision):
        match.choose(random_bot(match.state, match.now, luck))
    return len(match.steps)


def players() -> dict[str, Callable[[int], int]]:
    """Who plays: each of our games, and four random settlers of catanatron."""
    found: dict[str, Callable[[int], int]] = {slug: partial(ours, slug) for slug in GAMES}
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return found

    def catan(seed: int) -> int:
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        records = getattr(game.state, "action_records", None)
        return len(game.state.actions if records is None else records)

    return found | {"catanatron": catan}


def speed(play: Callable[[int], int], first: int) -> float:
    """Decisions a second, over whole games."""
    began, decisions, seed = time.perf_counter(), 0, first
    while (taken := time.perf_counter() - began) < SECONDS:
        decisions += play(seed)
        seed += 1
    return decisions / taken


def measured() -> dict[str, float]:
    """The median of all rounds; whoever comes first in one is slowed like all others."""
    playing = players()
    rounds: dict[str, list[float]] = {name: [] for name in playing}
    for number in range(ROUNDS):
        for name, play in playing.items():
            rounds[name].append(speed(play, 1000 * number))
    return {name: round(median(found)) for name, found in rounds.items()}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measured()) + "\n")
