"""A series: which games are played, by whom in which seat, and what they tell together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

from eden.engine.chance import SEED_BITS
from eden.engine.game import Options
from eden.engine.problem import Problem
from eden.engine.simulate import Played, play_one, report
from eden.games.shelf import GAMES, SHELF

# Of a normal distribution 95 percent lie within so many standard deviations.
NORMAL_95: Final = 1.959963984540054


class Due(NamedTuple):
    """One game of a series: its seed, and how many seats further each bot sits."""

    seed: int
    rotation: int = 0


class Entry(NamedTuple):
    """A game of a series that was played."""

    due: Due
    played: Played


@dataclass(frozen=True, slots=True)
class Series:
    """What all games of a series have in common; it travels to whoever plays one of them."""

    slug: str
    seats: int
    options: Options
    bots: tuple[str, ...]  # by seat
    check: bool = False

    def seated(self, rotation: int) -> tuple[str, ...]:
        """The bots by seat, when each has moved on by so many seats."""
        return tuple(self.bots[(seat - rotation) % self.seats] for seat in range(self.seats))

    def rotations(self) -> int:
        """How many rotations differ: none but the first when all bots are alike."""
        return next(n for n in range(1, self.seats + 1) if self.seated(n) == self.bots)

    def games(self, count: int, seed: int, *, swap: bool) -> list[Due]:
        """So many games, from this seed on; with `swap` each seed in every rotation."""
        rotations = self.rotations() if swap else 1
        if count % rotations:
            raise Problem(
                "With sides swapped each seed is played {rotations} times, "
                "so {games} games cannot be shared out; try {fewer} or {more}.",
                rotations=rotations,
                games=count,
                fewer=max(1, count // rotations) * rotations,
                more=(count // rotations + 1) * rotations,
            )
        seeds = ((seed + n) % (1 << SEED_BITS) for n in range(count // rotations))
        return [Due(one, rotation) for one in seeds for rotation in range(rotations)]

    def play(self, due: Due) -> Entry:
        """Play one of them, by bots that know nothing of the others."""
        box = SHELF[self.slug]
        played = play_one(
            GAMES[self.slug],
            seats=self.seats,
            options=self.options,
            seed=due.seed,
            bots=tuple(box.bot(name) for name in self.seated(due.rotation)),
            check=self.check,
        )
        return Entry(due, played)


def by_seat(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot a seat; the last one that was named serves all that remain."""
    if len(bots) > seats:
        raise Problem("{bots} bots cannot sit in {seats} seats.", bots=len(bots), seats=seats)
    return tuple(bots[min(seat, len(bots) - 1)] for seat in range(seats))


class Wins(NamedTuple):
    """How often somebody won: the share of all games lies within the range, 95 times of 100."""

    who: str
    won: int
    games: int

    def facts(self) -> dict[str, object]:
        """For a program."""
        low, high = wilson(self.won, self.games)
        return {"who": self.who, "won": self.won, "low": round(low, 4), "high": round(high, 4)}

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        share = self.won / self.games
        return f"{self.who} {self.won} of {self.games}: {share:.1%} ({low:.1%} to {high:.1%})"


def wilson(won: float, games: float) -> tuple[float, float]:
    """The range of shares that agree with what was seen, 95 percent sure (Wilson's)."""
    share, z = won / games, NORMAL_95
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def wins_by_bot(series: Series, entries: Iterable[Entry]) -> list[Wins]:
    """By name: in how many games one of its seats won, wherever it sat."""
    listed = list(entries)
    winners = [
        {series.seated(due.rotation)[seat] for seat in played.winners} for due, played in listed
    ]
    return [
        Wins(name, sum(name in names for names in winners), len(listed))
        for name in dict.fromkeys(series.bots)
    ]


def wins_by_seat(series: Series, entries: Iterable[Entry]) -> list[Wins]:
    """By seat, with the name of the bot that sits there."""
    listed = list(entries)
    return [
        Wins(f"seat {seat} {name}", sum(seat in one.played.winners for one in listed), len(listed))
        for seat, name in enumerate(series.bots)
    ]


def told(series: Series, entries: Sequence[Entry], *, swap: bool) -> dict[str, object]:
    """What happened over all games; with sides swapped who won is told by bot, else by seat."""
    facts = report([entry.played for entry in entries], series.seats)
    who = (wins_by_bot if swap else wins_by_seat)(series, entries)
    if swap:
        facts["wins"] = {one.who: one.won for one in who}
    return {**facts, "shares": who}
