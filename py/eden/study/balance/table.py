"""What the tables of this folder consist of: lines that are played, bars, and what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from math import inf
from typing import Final, NamedTuple

from eden.engine.options import settle
from eden.games.shelf import GAMES
from eden.study.sample import Figure, Measure
from eden.study.series import Series, by_seat

# Who plays where nobody else is named: the strongest.
STRONG: Final = "shepherd"
# So many games a line, from this seed on.
GAMES_A_LINE: Final = 1000
SEED: Final = 14_000


class Line(NamedTuple):
    """Games that are played alike; how a table heads them, and whose settings they have."""

    name: str
    head: str
    slug: str
    seats: int = 1
    options: Mapping[str, str] = {}
    bots: str = STRONG
    swap: bool = False

    def series(self, strong: str = STRONG) -> Series:
        """What is played; another bot may stand in for the strongest."""
        bots = self.bots.replace(STRONG, strong).split(",")
        given = {key: tuple(value.split("+")) for key, value in self.options.items()}
        options = settle(GAMES[self.slug], self.seats, given)
        return Series(self.slug, self.seats, options, by_seat(bots, self.seats))

    def command(self, games: int, strong: str = STRONG) -> str:
        """What plays the same games on the command line."""
        words = ["simulate", self.slug, "--seats", str(self.seats)]
        for key, value in self.options.items():
            words += ["--option", f"{key}={value.replace('+', ',')}"]
        words += ["--bots", self.bots.replace(STRONG, strong)]
        words += ["--games", str(games), "--seed", str(SEED), *(["--swap"] if self.swap else [])]
        return " ".join(words)


class Wanted(NamedTuple):
    """From where to where a figure should lie; beyond the outer limits it is badly missed."""

    least: float = -inf
    most: float = inf
    badly_least: float = -inf
    badly_most: float = inf


def at_least(least: float, *, badly: float) -> Wanted:
    """So much or more; less than `badly` is a bad miss."""
    return Wanted(least=least, badly_least=badly)


def at_most(most: float, *, badly: float) -> Wanted:
    """So much or less; more than `badly` is a bad miss."""
    return Wanted(most=most, badly_most=badly)


def within(least: float, most: float, *, badly: tuple[float, float]) -> Wanted:
    """From here to there."""
    return Wanted(least, most, *badly)


class Verdict(StrEnum):
    """Whether a bar is met; `LIKELY` and `DOUBTFUL`: the figure says so, its range does not."""

    MET = "met"
    LIKELY = "likely"
    DOUBTFUL = "doubtful"
    MISSED = "missed"
    BADLY = "badly"

    @property
    def as_wanted(self) -> bool:
        """The figure lies where it should, surely or not."""
        return self in (Verdict.MET, Verdict.LIKELY)


def verdict(figure: Figure, wanted: Wanted) -> Verdict:
    """What a figure says about what is wanted."""
    if figure.high < wanted.badly_least or figure.low > wanted.badly_most:
        return Verdict.BADLY
    if wanted.least <= figure.value <= wanted.most:
        sure = wanted.least <= figure.low and figure.high <= wanted.most
        return Verdict.MET if sure else Verdict.LIKELY
    sure = figure.high < wanted.least or figure.low > wanted.most
    return Verdict.MISSED if sure else Verdict.DOUBTFUL


class Unit(StrEnum):
    """How a figure is written: as percent, points of percent, or as a number."""

    PERCENT = "percent"
    POINTS = "points"
    NUMBER = "number"


class Bar(NamedTuple):
    """What must hold on a line; where it is about one of several items, also their kind."""

    says: str
    measure: Measure
    wanted: Wanted
    unit: Unit = Unit.PERCENT
    items: str = ""
    # It does not take strong players to tell: it holds for anybody.
    anybody: bool = False
    # Where it is not met, and stays so: what was tried, and why.
    why: str = ""
    line: str = ""


def on(lines: Iterable[str], *bars: Bar) -> tuple[Bar, ...]:
    """These bars on each of these lines."""
    return tuple(bar._replace(line=line) for line in lines for bar in bars)


class Column(NamedTuple):
    """What a table shows of each of its items: a measure on the games of a line."""

    head: str
    line: str
    measure: Callable[[str], Measure]
    unit: Unit = Unit.PERCENT


class Table(NamedTuple):
    """Figures by item and column."""

    title: str
    items: str  # what its rows are
    rows: tuple[str, ...]
    columns: tuple[Column, ...]


class Spread(NamedTuple):
    """How often each number occurred: in steps of this size, up to the last, which holds all
    above."""

    title: str
    name: str
    lines: tuple[str, ...]
    step: int = 1
    last: int = 40


class Balance(NamedTuple):
    """All that is measured of a game."""

    slug: str
    lines: tuple[Line, ...]
    bars: tuple[Bar, ...]
    tables: tuple[Table, ...]
    spreads: tuple[Spread, ...]
