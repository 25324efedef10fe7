"""Learning by trial: weights are varied a little, and move towards those that win more.

Where who won says little about single choices (a game for one, in which patience seems to win),
this learns what fitting to outcomes does not; it needs more games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import log
from typing import Final

from eden.engine.bots import Bot
from eden.engine.chance import Luck, number
from eden.engine.game import AnyGame, Decision
from eden.engine.match import Match
from eden.engine.simulate import MOST_STEPS
from eden.engine.think.learn import taught
from eden.engine.think.mind import Level, Mind, share
from eden.engine.think.player import Player

Weights = Mapping[str, float]

# How much a weight is varied: by this part of itself, and by so much at least.
_PART: Final = 0.12
_LEAST: Final = 0.04
# Of all variations this part is followed.
_FOLLOWED: Final = 3
_GRAIN: Final = range(1001)


def trial(game: AnyGame, mind: Mind, tried: Weights, ideas: int, seed: int) -> float:
    """One game in which weights are tried, against the mind's own in all other seats."""
    seats, options = mind.setups[seed % len(mind.setups)]
    match = Match(game, seats=seats, options=options, seed=number(seed, 0) >> 16)
    luck = Luck(number(seed, 1))
    seat = seed // len(mind.setups) % seats
    level = Level(ideas=ideas)
    bots: list[Bot] = [Player(game, mind, level) for _ in range(seats)]
    bots[seat] = Player(game, taught(mind, dict(tried)), level)
    while isinstance(match.now, Decision) and len(match.steps) < MOST_STEPS:
        now = match.now
        match.choose(bots[now.seat](game.imagine(match.state, now.seat, luck), now, luck))
    return share(match.outcome, seat) if match.outcome else 0.0


def variations(weights: Weights, count: int, seed: int) -> list[dict[str, float]]:
    """So many variations, in pairs that differ from the weights in opposite ways."""
    luck = Luck(number(seed, 2))
    found: list[dict[str, float]] = []
    for _ in range(count // 2):
        steps = {
            name: _bell(luck) * max(_LEAST, _PART * abs(weight)) for name, weight in weights.items()
        }
        found.append({name: weight + steps[name] for name, weight in weights.items()})
        found.append({name: weight - steps[name] for name, weight in weights.items()})
    return found


def _bell(luck: Luck) -> float:
    """A number around 0, mostly between -1 and 1."""
    return sum(luck.pick(_GRAIN) / 1000 - 0.5 for _ in range(12))


def towards(tried: Sequence[Weights], wins: Sequence[float]) -> dict[str, float]:
    """The weights between those that won most, the better ones counting more."""
    best = sorted(range(len(tried)), key=lambda index: (-wins[index], index))
    best = best[: max(1, len(tried) // _FOLLOWED)]
    counts = [log(len(best) + 0.5) - log(place + 1) for place in range(len(best))]
    return {
        name: sum(c * tried[i][name] for c, i in zip(counts, best, strict=True)) / sum(counts)
        for name in tried[0]
    }


def learn(
    weights: Weights,
    *,
    rounds: int,
    count: int,
    games: int,
    seed: int,
    wins: Callable[[Weights, Sequence[Weights], range], Sequence[float]],
) -> dict[str, float]:
    """Vary, play, move, so many rounds; `wins` plays each variation on the same seeds."""
    now = dict(weights)
    for turn in range(rounds):
        tried = variations(now, count, seed * 1000 + turn)
        first = seed * 1_000_000 + turn * games
        won = wins(now, tried, range(first, first + games))
        now = towards(tried, won)
    return {name: round(weight, 3) for name, weight in now.items()}
