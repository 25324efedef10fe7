"""Whether estimates can be believed: of the positions estimated at 60 to 70 percent, how many are
won? Equal players play games to their end; moments of them are estimated, and compared.

`PYTHONPATH=py .venv/bin/python py/tools/calibrate.py spirit --games 100`

With `--fit` the `scale` is found first that a game's mind should have (half of the games are for
that, the other half for the table), and printed, to be written into its `bot.py`.
"""

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import islice
from math import log
from typing import Final, NamedTuple

from eden.engine.chance import Luck, number
from eden.engine.game import Decision
from eden.engine.match import Match
from eden.engine.think.estimate import PLAYOUTS, ROUNDS, Estimator, chances
from eden.engine.think.learn import learner
from eden.engine.think.mind import chance, share
from eden.games.shelf import SHELF

# Into so many rows the estimates are sorted.
ROWS: Final = 10
# How the scale is fitted: steps, how short they get, and how much it takes to be convinced.
STEPS: Final = 25
SHORT: Final = 1e-6
CAUTION: Final = 1.0
# A game that goes on for longer is left out.
MOST_STEPS: Final = 8_000


class Asked(NamedTuple):
    """What is played, and what is estimated: moments of each game, with so many playouts."""

    slug: str
    moments: int
    playouts: int
    rounds: int
    ideas: int

    # The scale that is tried, where not the mind's own.
    scale: tuple[float, float] | None = None


class Seen(NamedTuple):
    """A moment: what was estimated, in which range, and what the seat then won; in how long, and
    how many points it had at first sight."""

    mean: float
    low: float
    high: float
    won: float
    seconds: float
    points: float


def seen_in(asked: Asked, seed: int) -> list[Seen]:
    """Moments of one game between equal players, as those saw them who were to choose."""
    box = SHELF[asked.slug]
    game, mind = box.game, box.mind
    believed = (replace(mind, scale=asked.scale) if asked.scale else mind).calibrated()
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
        judge = Estimator(game, believed, seats, rounds=asked.rounds)
        played = islice(judge.playouts(match.after(at), seat, seed=0), asked.playouts)
        judged = chances(played)[seat]
        spent = time.process_time() - begun
        seen = game.imagine(match.after(at), seat, luck)
        points = log(1 / (1 / mind.judge(game)(seen, seat) - 1))
        found.append(Seen(*judged, share(match.outcome, seat), spent, points))
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
            mean, low, high, won = (100 * _mean([one[n] for one in ones]) for n in range(4))
            yield (
                f"  {10 * row:3}–{10 * row + 10:3} %   {mean:4.0f}  {low:3.0f}–{high:3.0f}"
                f"    {won:4.0f}  {len(ones):6}"
            )


def fit(seen: list[Seen]) -> tuple[float, float]:
    """How much a point counts, and how many all begin with: logistic regression by Newton, with
    steps that are halved until they help."""
    scale, off = (1.0, 0.0), _surprise(seen, (1.0, 0.0))
    for _ in range(STEPS):
        step, part = _newton(seen, scale), 1.0
        while part > SHORT:
            tried = (scale[0] - part * step[0], scale[1] - part * step[1])
            if (new := _surprise(seen, tried)) < off:
                scale, off = tried, new
                break
            part /= 2
    return round(scale[0], 3), round(scale[1], 3)


def _surprise(seen: list[Seen], scale: tuple[float, float]) -> float:
    """What is to be as small as it can: few games prove little, so it stays near the mind's own."""
    each, first = scale
    total = CAUTION * ((each - 1.0) ** 2 + first**2) / 2
    for one in seen:
        told = chance(each * one.points + first)
        total -= one.won * log(told) + (1 - one.won) * log(1 - told)
    return total


def _newton(seen: list[Seen], scale: tuple[float, float]) -> tuple[float, float]:
    """The step that would be right if the surprise were a parabola."""
    each, first = scale
    down_each, down_first = CAUTION * (each - 1.0), CAUTION * first
    bend_each, bend_both, bend_first = CAUTION, 0.0, CAUTION
    for one in seen:
        told = chance(each * one.points + first)
        off, sure = told - one.won, told * (1 - told)
        down_each, down_first = down_each + off * one.points, down_first + off
        bend_each += sure * one.points**2
        bend_both += sure * one.points
        bend_first += sure
    whole = bend_each * bend_first - bend_both**2
    return (
        (bend_first * down_each - bend_both * down_first) / whole,
        (bend_each * down_first - bend_both * down_each) / whole,
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
    asks.add_argument("--fit", action="store_true", help="find the scale first")
    asks.add_argument("--jobs", type=int, default=2)
    given = asks.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        for slug in given.games or SHELF:
            asked = Asked(slug, given.moments, given.playouts, given.rounds, given.ideas)
            games = range(given.count)
            if given.fit:
                games = range(given.count // 2, given.count)
                quick = asked._replace(playouts=1, rounds=0)
                seen = found(pool, quick, range(given.count // 2))
                asked = asked._replace(scale=fit(seen))
                print(f"{slug}: scale={asked.scale}")
            for line in told(asked, found(pool, asked, games)):
                print(line, flush=True)


def found(pool: Executor, asked: Asked, games: Iterable[int]) -> list[Seen]:
    """The moments of all these games."""
    return [one for game in pool.map(partial(seen_in, asked), games) for one in game]


if __name__ == "__main__":
    main()
