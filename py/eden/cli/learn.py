"""`eden learn GAME`: play many games against oneself, and write down what counts."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final

from eden.cli.arguments import Commands, count, seed
from eden.engine.bots import Bot, greedy_bot
from eden.engine.think import trial
from eden.engine.think.learn import Noted, fit, learner, self_play, surprise, taught
from eden.engine.think.mind import Mind
from eden.games.shelf import SHELF

# Every so many games one is not learned from, but shows how much was learned.
_EXAM: Final = 10

_TABLE: Final = '''"""What each thing that is looked at counts: learned, not written by hand.

    python -m eden learn {slug} {arguments}
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {{
{lines}
}}
'''


def add(commands: Commands) -> None:
    """The command, its arguments and what runs it."""
    command = commands.add_parser("learn", help="learn by self-play what counts in a game")
    command.add_argument("game", choices=sorted(SHELF))
    command.add_argument("--rounds", type=count, default=3, help="each plays with what was learned")
    command.add_argument("--games", type=count, default=1000, help="in each round")
    command.add_argument("--first", type=count, help="games of the first round, where not as many")
    command.add_argument("--ideas", type=int, default=0, help="that are followed up for a choice")
    command.add_argument(
        "--trial",
        type=int,
        default=0,
        help="vary a rule of thumb in so many ways and keep what wins",
    )
    command.add_argument("--seed", type=seed, default=1)
    command.add_argument("--courses", type=count, help="with the seeds that follow: their mean")
    command.add_argument("--jobs", type=count, default=2, help="processes; they change no result")
    command.add_argument("--out", type=Path, help="where the table goes, else it is printed")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Learn in rounds, each of which begins with the weights of the one before."""
    box = SHELF[chosen.game]
    learn = by_trial if chosen.trial else by_outcome
    courses = range(chosen.seed, chosen.seed + (chosen.courses or 1))
    learned = [learn(chosen, box.mind, course).weights for course in courses]
    told = ("trial", "rounds", "first", "games", "ideas", "courses", "seed")
    arguments = " ".join(f"--{key} {getattr(chosen, key)}" for key in told if getattr(chosen, key))
    lines = "\n".join(f'    "{name}": {weight},' for name, weight in mean(learned).items())
    table = _TABLE.format(slug=chosen.game, arguments=arguments, lines=lines)
    if chosen.out:
        chosen.out.write_text(table, encoding="utf-8")
    else:
        print(table, end="")
    return 0


def mean(learned: Sequence[trial.Weights]) -> dict[str, float]:
    """What several courses say together: chance in one of them counts less."""
    return {name: round(fmean(one[name] for one in learned), 5) for name in learned[0]}


def by_trial(chosen: argparse.Namespace, mind: Mind, course: int) -> Mind:
    """Begin with the rule of thumb, vary it, and move towards what wins more."""
    with ProcessPoolExecutor(chosen.jobs) as pool:

        def wins(
            now: trial.Weights, tried: Sequence[trial.Weights], seeds: range
        ) -> Sequence[float]:
            one = partial(_tried, slug=chosen.game, now=now, ideas=chosen.ideas)
            won = [sum(pool.map(partial(one, weights), seeds, chunksize=8)) for weights in tried]
            print(f"# {sum(won) / len(won) / len(seeds):.1%} won", flush=True)
            return won

        return taught(
            mind,
            trial.learn(
                {name: mind.thumb.get(name, 0.0) for name in mind.features},
                rounds=chosen.rounds,
                count=chosen.trial,
                games=chosen.games,
                seed=course,
                wins=wins,
            ),
        )


def _tried(
    weights: trial.Weights, seed: int, *, slug: str, now: trial.Weights, ideas: int
) -> float:
    box = SHELF[slug]
    return trial.trial(box.game, taught(box.mind, dict(now)), weights, ideas, seed)


def by_outcome(chosen: argparse.Namespace, mind: Mind, course: int) -> Mind:
    """Fit the weights to who won, with whims, and from the rule of thumb, if there is one."""
    mind = taught(mind, dict(mind.thumb))
    for number in range(chosen.rounds):
        first = course * 1_000_000 + number * chosen.games
        games = chosen.first if chosen.first and number == 0 else chosen.games
        seeds = range(first, first + games)
        played = list(_played(seeds, chosen.game, mind, chosen.ideas, chosen.jobs))
        lessons = [one for n, game in enumerate(played) if n % _EXAM for one in game]
        exam = [one for game in played[::_EXAM] for one in game]
        before = surprise(mind, exam)
        mind = taught(mind, fit(mind, lessons))
        won = sum(one.won for one in exam) / len(exam)
        print(
            f"# round {number + 1}: {len(lessons)} positions, {won:.0%} won,"
            f" off by {before:.4f} before and {surprise(mind, exam):.4f} after",
            flush=True,
        )
    return mind


def _played(seeds: range, slug: str, mind: Mind, ideas: int, jobs: int) -> Iterator[list[Noted]]:
    one = partial(_one, slug=slug, weights=dict(mind.weights), ideas=ideas)
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds, chunksize=8)


def _one(seed: int, *, slug: str, weights: dict[str, float], ideas: int) -> list[Noted]:
    """A game of a round; where nothing is known yet the greedy bot plays."""
    box = SHELF[slug]
    mind = taught(box.mind, weights)
    bot: Bot = (
        learner(box.game, mind, ideas) if weights else greedy_bot(box.game, box.value, ahead=1)
    )
    return self_play(box.game, mind, bot, seed)
