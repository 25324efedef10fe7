"""Whether estimates can be believed: of the positions estimated at 60 to 70 percent, how many are
won? Equal players play games to their end; moments of them are estimated, and compared.

`PYTHONPATH=py .venv/bin/python py/tools/calibrate.py spirit --games 100`
"""

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

from eden.engine.chance import Luck, number
from eden.engine.game import Decision
from eden.engine.match import Match
from eden.engine.think.estimate import PLAYOUTS, ROUNDS, Estimator, chances
from eden.engine.think.learn import learner
from eden.engine.think.mind import share
from eden.games.shelf import SHELF

# Into so many rows the estimates are sorted.
ROWS: Final = 10
# A game that goes on for longer is left out.
MOST_STEPS: Final = 8_000


class Asked(NamedTuple):
    """What is played, and what is estimated: moments of each game, with so many playouts."""

    slug: str
    moments: int
    playouts: int
    rounds: int
    ideas: int


class Seen(NamedTuple):
    """A moment: what was estimated, in which range, and what the seat then won; in how long."""

    mean: float
    low: float
    high: float
    won: float
    seconds: float


def seen_in(asked: Asked, seed: int) -> list[Seen]:
    """Moments of one game between equal players, as those saw them who were to choose."""
    box = SHELF[asked.slug]
    game, mind = box.game, box.mind
    seats, options = mind.setups[seed % len(mind.setups)]
    match = Match(game, seats=seats, options=options, seed=number(seed, 2) >> 16)
    player, luck = learner(game, mind, asked.ideas), Luck(number(seed, 3))
    while isinstance(match.now, Decision) and len(match.steps) < MOST_STEPS:
        match.choose(player(game.imagine(match.state, match.now.seat, luck), match.now, luck))
    if match.outcome is None:
        return []
    choices = [at for at, step in enumerate(match.steps) if step.now.is_choice]
    found = []
    for _ in range(asked.moments):
        at = luck.pick(choices)
        seat, begun = match.steps[at].now.seat, time.process_time()
        judge = Estimator(game, mind, seats, rounds=asked.rounds)
        played = islice(judge.playouts(match.after(at), seat, seed=0), asked.playouts)
        chance = chances(played)[seat]
        spent = time.process_time() - begun
        found.append(Seen(*chance, won=share(match.outcome, seat), seconds=spent))
    return found


def told(asked: Asked, seen: list[Seen]) -> Iterable[str]:
    """The table: by tenths what was estimated, in which range, what was won, and how often."""
    off = _mean([(one.mean - one.won) ** 2 for one in seen])
    spent = _mean([one.seconds for one in seen])
    yield (
        f"{asked.slug}: {len(seen)} moments, {asked.playouts} playouts of {asked.rounds} rounds, "
        f"players with {asked.ideas} ideas; Brier {off:.3f}; {spent:.2f} s each"
    )
    yield "  estimated    mean   range     won  number"
    for row in range(ROWS):
        ones = [one for one in seen if min(ROWS - 1, int(one.mean * ROWS)) == row]
        if ones:
            mean, low, high, won = (
                100 * _mean([one[field] for one in ones]) for field in range(len(Seen._fields) - 1)
            )
            yield (
                f"  {10 * row:3}–{10 * row + 10:3} %   {mean:4.0f}  {low:3.0f}–{high:3.0f}"
                f"    {won:4.0f}  {len(ones):6}"
            )


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def main() -> None:
    """Print a table for each game."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("games", nargs="*", choices=[*SHELF, []], help="all, where none is named")
    asks.add_argument("--games", type=int, default=60, dest="count")
    asks.add_argument("--moments", type=int, default=4, help="of each game")
    asks.add_argument("--playouts", type=int, default=PLAYOUTS)
    asks.add_argument("--rounds", type=int, default=ROUNDS)
    asks.add_argument("--ideas", type=int, default=0, help="how hard the players think")
    asks.add_argument("--jobs", type=int, default=2)
    given = asks.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        for slug in given.games or SHELF:
            asked = Asked(slug, given.moments, given.playouts, given.rounds, given.ideas)
            found = pool.map(partial(seen_in, asked), range(given.count))
            for line in told(asked, [one for game in found for one in game]):
                print(line, flush=True)


if __name__ == "__main__":
    main()
