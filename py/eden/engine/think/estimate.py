"""The chance to win, estimated: from worlds that may be the true one all play on for a few turns,
equally well, and what they reach is judged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import Any, Final, NamedTuple

from eden.engine.chance import Luck, number
from eden.engine.game import CHANCE, AnyGame, Decision, Outcome, Seat
from eden.engine.think.mind import Mind, Value, share
from eden.engine.think.search import best_at_a_glance

State = Any
# What a playout was worth to each seat.
Shares = tuple[float, ...]

# So many playouts make an estimate, and for so many turns of each seat they go on.
PLAYOUTS: Final = 40
ROUNDS: Final = 1
# A turn with more choices is judged before it is over.
_MOST_CHOICES: Final = 60
# Four out of five times the truth lies in the range.
_SURE: Final = 1.28
# Playouts that agree prove nothing: who judges them may be wrong. They count as so many games.
_TRUST: Final = 60.0


class Chance(NamedTuple):
    """The chance of a seat to win, and the range in which it lies."""

    mean: float
    low: float
    high: float

    @property
    def decided(self) -> bool:
        """Whether it is over."""
        return self.low == self.high


@dataclass(slots=True)
class Estimator:
    """Plays a game on for so many seats, and judges what comes of it."""

    game: AnyGame
    mind: Mind
    seats: int
    rounds: int = ROUNDS
    _value: Value = field(init=False)

    def __post_init__(self) -> None:
        self._value = self.mind.judge(self.game)

    def playouts(self, state: State, seat: Seat, *, seed: int, first: int = 0) -> Iterator[Shares]:
        """Playouts without end, from the one of this number on, as a seat may imagine them; each
        depends on nothing but the seed, its number and what the seat can see."""
        while True:
            luck = Luck(number(seed, first))
            yield self.played(self.game.imagine(state, seat, luck), luck)
            first += 1

    def played(self, state: State, luck: Luck) -> Shares:
        """What a state is worth after everybody has chosen for so many turns what looks best."""
        game, turns, choices = self.game, self.rounds * self.seats, 0
        most = _MOST_CHOICES * (turns + 1)
        while isinstance(now := game.pending(state), Decision):
            # A turn is over when the next one has begun, with its dice.
            if now.is_choice and (turns < 0 or choices >= most):
                return self.judged(state)
            choices += now.is_choice
            state, events = game.apply(state, self._choice(state, now, luck))
            turns -= sum(event.begins_turn for event in events)
        return self.shares(now)

    def judged(self, state: State) -> Shares:
        """What a state is worth to each seat; what one does not win the others do."""
        worths = tuple(self._value(state, seat) for seat in range(self.seats))
        total = fsum(worths)
        return tuple(worth / total for worth in worths) if self.seats > 1 and total else worths

    def shares(self, outcome: Outcome) -> Shares:
        """What an outcome is worth to each seat."""
        return tuple(share(outcome, seat) for seat in range(self.seats))

    def _choice(self, state: State, now: Decision[Any], luck: Luck) -> Any:
        if now.seat == CHANCE:
            return luck.draw(now.options, now.weights)
        if len(now.options) == 1:
            return now.options[0]
        options = self.mind.order(state, now) if self.mind.order else now.options
        return best_at_a_glance(self.game, self._value, state, now.seat, options)


def chances(played: Iterable[Shares]) -> tuple[Chance, ...]:
    """What playouts say about each seat."""
    return tuple(map(_chance, zip(*played, strict=True)))


def decided(shares: Shares) -> tuple[Chance, ...]:
    """The chances where it is over."""
    return tuple(Chance(one, one, one) for one in shares)


def _chance(worths: tuple[float, ...]) -> Chance:
    """Wilson's range, for as many games as these worths tell as much as: those that scatter less
    than wins and losses do tell more."""
    count = len(worths)
    mean = fsum(worths) / count
    spread = fsum((worth - mean) ** 2 for worth in worths) / count
    alike = count * mean * (1 - mean) / spread if spread else _TRUST
    weight = _SURE * _SURE / max(count, min(_TRUST, alike))
    middle = (mean + weight / 2) / (1 + weight)
    half = sqrt(weight * (mean * (1 - mean) + weight / 4)) / (1 + weight)
    return Chance(mean, max(0.0, middle - half), min(1.0, middle + half))
