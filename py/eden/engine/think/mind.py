"""What a game hands to those who think about it: what to look at, and how much it counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import exp, fsum, inf
from operator import mul
from typing import Any, Final

from eden.engine.game import AnyGame, Decision, Options, Outcome, Seat

State = Any
Action = Any

# The chance of a seat to win from a state, from 0 to 1.
Value = Callable[[State, Seat], float]
# How many seats, and with which options: what is played to learn.
Setup = tuple[int, Options]

# What everybody has, once.
_FIRST: Final = "to begin with"
# Beyond it the chance to win is as good as none, or certain.
_CERTAIN: Final = 30.0


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a player thinks: ideas that are followed up, at most, and for how many seconds."""

    ideas: int = 0
    seconds: float = inf
    # The part of all options that is not even seen.
    overlooks: float = 0.0
    # In how many worlds that may be the true one, where something is hidden.
    worlds: int = 1


# By the name that players know them by: careless and quick, solid, strong.
LEVELS: Final[dict[str, Level]] = {
    "lamb": Level(seconds=0.0, overlooks=0.5),
    "ram": Level(ideas=40, seconds=0.25),
    "shepherd": Level(ideas=1200, seconds=1.8, worlds=2),
}


@dataclass(frozen=True, slots=True)
class Mind:
    """How a game is judged; it never sees more than the state that it is given."""

    # What is looked at, by name, and how much of each there is for a seat, in the same order; the
    # end of a game need not be measured.
    features: tuple[str, ...]
    measure: Callable[[State, Seat], tuple[float, ...]]
    # How much one of each counts; learned, see `learn.py`. A feature without a weight is new.
    weights: Mapping[str, float]
    # The options worth a thought, the most promising first; None: all, as they are listed.
    order: Callable[[State, Decision[Action]], tuple[Action, ...]] | None = None
    # What is played to learn the weights, in turn.
    setups: tuple[Setup, ...] = ()
    # What is known to be good (1) or bad (-1): few games must not teach the contrary.
    signs: Mapping[str, int] = field(default_factory=dict)
    # A rule of thumb, where learning begins.
    thumb: Mapping[str, float] = field(default_factory=dict)
    # How hard the levels think, where not as hard as usual.
    levels: Mapping[str, Level] = field(default_factory=dict)
    # How points become a chance that can be believed: how much each counts, and how many all begin
    # with. Weights that choose well may still promise too much; see `py/tools/calibrate.py`.
    scale: tuple[float, float] = (1.0, 0.0)

    def calibrated(self) -> Mind:
        """The same judgement, so that of what it gives 60 percent 60 percent are won."""
        (each, first), measure = self.scale, self.measure
        return replace(
            self,
            features=(*self.features, _FIRST),
            measure=lambda state, seat: (*measure(state, seat), 1.0),
            weights={name: each * weight for name, weight in self.weights.items()}
            | {_FIRST: first},
            scale=(1.0, 0.0),
        )

    def level(self, name: str) -> Level:
        """How hard a level thinks about this game."""
        return self.levels.get(name, LEVELS[name])

    def judge(self, game: AnyGame) -> Value:
        """What tells how much a state of the game is worth to a seat."""
        measure, ended = self.measure, game.ended
        weights = tuple(self.weights.get(name, 0.0) for name in self.features)

        def value(state: State, seat: Seat) -> float:
            outcome = ended(state)
            if outcome is not None:
                return share(outcome, seat)
            return chance(fsum(map(mul, weights, measure(state, seat))))

        return value


def share(outcome: Outcome, seat: Seat) -> float:
    """What an outcome is worth to a seat: 1 for a win, less for one that is shared."""
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0


def chance(points: float) -> float:
    """The chance to win that so many points stand for."""
    return 1.0 / (1.0 + exp(-max(-_CERTAIN, min(_CERTAIN, points))))
