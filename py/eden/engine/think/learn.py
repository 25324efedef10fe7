"""Learning by self-play: what won, and what was on the table before it, give the weights."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import sqrt
from operator import mul
from typing import Final, NamedTuple

from eden.engine.bots import Bot
from eden.engine.chance import Luck, number
from eden.engine.game import AnyGame, Decision, Seat
from eden.engine.match import Endless, Match
from eden.engine.think.mind import Level, Mind, chance, share
from eden.engine.think.player import Player

# Of so many choices one is made at random, and of so many one is written down.
_WHIM: Final = 16
_NOTED: Final = 4
# How the weights are fitted: passes over all that was noted, and how fast and how boldly.
_PASSES: Final = 40
_BATCH: Final = 256
_SPEED: Final = 0.03
_SHRINK: Final = 1e-4


class Noted(NamedTuple):
    """What was measured for a seat in the middle of a game, and what came of it (1: it won)."""

    measured: tuple[float, ...]
    won: float


def learner(game: AnyGame, mind: Mind, ideas: int) -> Player:
    """A player whose games are learned from."""
    return Player(game, mind, Level(ideas=ideas))


def self_play(game: AnyGame, mind: Mind, bot: Bot, seed: int) -> list[Noted]:
    """One game of a player against itself, with a whim now and then, as it can be learned from;
    nothing, where it went on for ever."""
    seats, options = mind.setups[seed % len(mind.setups)]
    match = Match(game, seats=seats, options=options, seed=number(seed, 0) >> 16)
    luck = Luck(number(seed, 1))
    noted: list[tuple[tuple[float, ...], Seat]] = []
    while isinstance(match.now, Decision):
        now = match.now
        seen = game.imagine(match.state, now.seat, luck)
        if luck.pick(range(_NOTED)) == 0:
            noted += [(mind.measure(seen, seat), seat) for seat in range(seats)]
        whim = luck.pick(range(_WHIM)) == 0
        try:
            match.choose(luck.pick(now.options) if whim else bot(seen, now, luck))
        except Endless:
            return []
    outcome = match.now
    return [Noted(measured, share(outcome, seat)) for measured, seat in noted]


def fit(mind: Mind, noted: Sequence[Noted]) -> dict[str, float]:
    """The weights that tell best who won: logistic regression by Adam, in one fixed order."""
    count = len(mind.features)
    scales = _scales(noted, count)
    rows = [
        (tuple(value / scale for value, scale in zip(one.measured, scales, strict=True)), one.won)
        for one in noted
    ]
    weights = [
        mind.weights.get(name, 0.0) * scale
        for name, scale in zip(mind.features, scales, strict=True)
    ]
    signs = [mind.signs.get(name, 0) for name in mind.features]
    slopes, squares, step = [0.0] * count, [0.0] * count, 0
    for turn in range(_PASSES):
        speed = _SPEED * (1 - turn / _PASSES)
        shuffled = sorted(range(len(rows)), key=partial(number, turn))
        for first in range(0, len(rows), _BATCH):
            batch = [rows[index] for index in shuffled[first : first + _BATCH]]
            step += 1
            for index, slope in enumerate(_slope(batch, weights)):
                slopes[index] += 0.1 * (slope - slopes[index])
                squares[index] += 0.001 * (slope * slope - squares[index])
                lively = slopes[index] / (1 - 0.9**step)
                rough = sqrt(squares[index] / (1 - 0.999**step)) + 1e-8
                weights[index] -= speed * (lively / rough + _SHRINK * weights[index])
                if weights[index] * signs[index] < 0:
                    weights[index] = 0.0
    return {
        name: round(weight / scale, 5)
        for name, weight, scale in zip(mind.features, weights, scales, strict=True)
    }


def _scales(noted: Sequence[Noted], count: int) -> list[float]:
    """How much each feature varies; 1 for one that never does."""
    total = len(noted)
    scales = []
    for index in range(count):
        mean = sum(one.measured[index] for one in noted) / total
        spread = sqrt(sum((one.measured[index] - mean) ** 2 for one in noted) / total)
        scales.append(spread or 1.0)
    return scales


def _slope(batch: Sequence[tuple[tuple[float, ...], float]], weights: list[float]) -> list[float]:
    offs = [chance(sum(map(mul, weights, row))) - won for row, won in batch]
    columns = zip(*(row for row, _ in batch), strict=True)
    return [sum(map(mul, offs, column)) / len(batch) for column in columns]


def surprise(mind: Mind, noted: Iterable[Noted]) -> float:
    """How far off the mind is on average, squared (Brier): what learning makes smaller."""
    weights = [mind.weights.get(name, 0.0) for name in mind.features]
    offs = [
        (chance(sum(w * x for w, x in zip(weights, one.measured, strict=True))) - one.won) ** 2
        for one in noted
    ]
    return sum(offs) / len(offs)


def taught(mind: Mind, weights: dict[str, float]) -> Mind:
    """The mind with other weights."""
    return replace(mind, weights=weights)
