"""The facts of many games of a kind: what they tell together, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from eden.study.series import NORMAL_95, wilson

# One game in numbers by name; a name that is not there stands for 0. "put:move" is the item "move"
# of the group "put".
Facts = Mapping[str, float]


def at(group: str, item: object) -> str:
    """The name of an item's number."""
    return f"{group}:{item}"


class Figure(NamedTuple):
    """A number that was measured: with 95 percent it lies from low to high; of which item."""

    value: float
    low: float
    high: float
    of: str = ""


class Sample:
    """The facts of all games of a line."""

    def __init__(self, games: Iterable[Facts]) -> None:
        """Keep them."""
        self.games: Final = tuple(games)

    def numbers(self, name: str) -> list[float]:
        """This number of every game."""
        return [facts.get(name, 0.0) for facts in self.games]

    def total(self, name: str) -> float:
        """The sum over all games."""
        return sum(self.numbers(name))

    def items(self, group: str) -> list[str]:
        """The items of a group that occurred."""
        start = at(group, "")
        names = {name for facts in self.games for name in facts if name.startswith(start)}
        return sorted(name.removeprefix(start) for name in names)


# The samples by the names of their lines.
Samples = Mapping[str, Sample]
# What is measured on the games of a line; None: nothing of that kind has happened.
Measure = Callable[[Samples, str], Figure | None]


# -- over all games -----------------------------------------------------------------------------


def share(name: str) -> Measure:
    """The part of all games: a game counts by its number, which is from 0 to 1."""

    def measure(samples: Samples, line: str) -> Figure | None:
        numbers = samples[line].numbers(name)
        return _share(sum(numbers), len(numbers))

    return measure


def share_known(name: str) -> Measure:
    """The part of those games that tell this number at all."""

    def measure(samples: Samples, line: str) -> Figure | None:
        numbers = [facts[name] for facts in samples[line].games if name in facts]
        return _share(sum(numbers), len(numbers))

    return measure


def seen(name: str) -> Measure:
    """The part of all games in which a number is not 0."""

    def measure(samples: Samples, line: str) -> Figure | None:
        numbers = samples[line].numbers(name)
        return _share(sum(map(bool, numbers)), len(numbers))

    return measure


def share_of(name: str, among: str) -> Measure:
    """The part of those games in which another number is not 0."""

    def measure(samples: Samples, line: str) -> Figure | None:
        games = [facts for facts in samples[line].games if facts.get(among)]
        return _share(sum(facts.get(name, 0.0) for facts in games), len(games))

    return measure


def share_without(name: str, among: str) -> Measure:
    """The part of those games in which another number is 0."""

    def measure(samples: Samples, line: str) -> Figure | None:
        games = [facts for facts in samples[line].games if not facts.get(among)]
        return _share(sum(facts.get(name, 0.0) for facts in games), len(games))

    return measure


def _share(part: float, whole: int) -> Figure | None:
    return Figure(part / whole, *wilson(part, whole)) if whole else None


def ratio(part: str, whole: str) -> Measure:
    """One total as part of another.

    What happens within a game is not independent, so the range is that of the games' own ratios
    (linearised), and never narrower than Wilson's.
    """

    def measure(samples: Samples, line: str) -> Figure | None:
        parts, wholes = samples[line].numbers(part), samples[line].numbers(whole)
        total, games = sum(wholes), len(wholes)
        if not total:
            return None
        value = sum(parts) / total
        off = sum((one - value * all_) ** 2 for one, all_ in zip(parts, wholes, strict=True))
        reach = NORMAL_95 * sqrt(off * games / max(1, games - 1)) / total
        low, high = wilson(sum(parts), total) if value <= 1 else (value, value)
        return Figure(value, max(0.0, min(low, value - reach)), max(high, value + reach))

    return measure


def mean(name: str) -> Measure:
    """The mean of a number."""

    def measure(samples: Samples, line: str) -> Figure | None:
        numbers = samples[line].numbers(name)
        games = len(numbers)
        if not games:
            return None
        value = sum(numbers) / games
        spread = sqrt(sum((one - value) ** 2 for one in numbers) / max(1, games - 1))
        reach = NORMAL_95 * spread / sqrt(games)
        return Figure(value, value - reach, value + reach)

    return measure


def quantile(name: str, part: float, among: str = "") -> Measure:
    """The number that this part of the games does not exceed; only of games with `among`."""

    def measure(samples: Samples, line: str) -> Figure | None:
        games = (facts for facts in samples[line].games if not among or facts.get(among))
        numbers = sorted(facts.get(name, 0.0) for facts in games)
        if not numbers:
            return None
        low, high = wilson(part * len(numbers), len(numbers))
        return Figure(_rank(numbers, part), _rank(numbers, low), _rank(numbers, high))

    return measure


def median(name: str, among: str = "") -> Measure:
    """The number that half of the games do not exceed."""
    return quantile(name, 0.5, among)


def least(name: str, among: str) -> Measure:
    """The smallest number of all games with `among`; it is seen, so there is no range."""

    def measure(samples: Samples, line: str) -> Figure | None:
        seen = [facts.get(name, 0.0) for facts in samples[line].games if facts.get(among)]
        return Figure(min(seen), min(seen), min(seen)) if seen else None

    return measure


def _rank(numbers: Sequence[float], part: float) -> float:
    return numbers[min(len(numbers) - 1, int(part * len(numbers)))]


# -- compared -----------------------------------------------------------------------------------


def drop(name: str, since: str) -> Measure:
    """By how much a share is smaller than that of another line (Newcombe's range)."""

    def measure(samples: Samples, line: str) -> Figure | None:
        before, after = share(name)(samples, since), share(name)(samples, line)
        if before is None or after is None:
            return None
        value = before.value - after.value
        down = sqrt((before.value - before.low) ** 2 + (after.high - after.value) ** 2)
        up = sqrt((before.high - before.value) ** 2 + (after.value - after.low) ** 2)
        return Figure(value, value - down, value + up)

    return measure


def gap(one: Measure, other: Measure) -> Measure:
    """How far two figures of the same games are apart."""

    def measure(samples: Samples, line: str) -> Figure | None:
        here, there = one(samples, line), other(samples, line)
        if here is None or there is None:
            return None
        value = here.value - there.value
        reach = sqrt((here.high - here.low) ** 2 + (there.high - there.low) ** 2) / 2
        near = max(0.0, abs(value) - reach)
        return Figure(abs(value), near, abs(value) + reach)

    return measure


def known(number: float, of: str = "") -> Measure:
    """What needs no game: it can be read off the data."""
    return lambda samples, line: Figure(number, number, number, of)


def nothing(samples: Samples, line: str) -> Figure | None:
    """Where there is nothing to measure."""
    return None


def lowest(each: Mapping[str, Measure]) -> Measure:
    """That of all items which is the smallest."""
    return _extreme(each, lambda one: one.value)


def highest(each: Mapping[str, Measure]) -> Measure:
    """That of all items which is the greatest."""
    return _extreme(each, lambda one: -one.value)


def _extreme(each: Mapping[str, Measure], key: Callable[[Figure], float]) -> Measure:
    def measure(samples: Samples, line: str) -> Figure | None:
        found = []
        for item, one in each.items():
            figure = one(samples, line)
            if figure is not None:
                found.append(figure._replace(of=item))
        return min(found, key=key, default=None)

    return measure


def off(each: Mapping[str, Measure], fair: float) -> Measure:
    """How far the item that is farthest from its fair value is from it."""

    def distance(one: Measure) -> Measure:
        def measure(samples: Samples, line: str) -> Figure | None:
            figure = one(samples, line)
            if figure is None:
                return None
            ends = (abs(figure.low - fair), abs(figure.high - fair))
            inside = figure.low <= fair <= figure.high
            return Figure(abs(figure.value - fair), 0.0 if inside else min(ends), max(ends))

        return measure

    return highest({item: distance(one) for item, one in each.items()})


def apart(one: str, other: str, items: Iterable[str]) -> Measure:
    """How far two groups differ in how their items are mixed: from 0, alike, to 1 (half the sum of
    all differences of shares); of the item that differs most."""
    listed = tuple(items)

    def measure(samples: Samples, line: str) -> Figure | None:
        sample = samples[line]
        ones = [sample.total(at(one, item)) for item in listed]
        others = [sample.total(at(other, item)) for item in listed]
        if not sum(ones) or not sum(others):
            return None
        mixes = [[number / sum(group) for number in group] for group in (ones, others)]
        gaps = [abs(here - there) for here, there in zip(*mixes, strict=True)]
        value = sum(gaps) / 2
        # Two samples of one mix differ, too: by about so much.
        noise = _noise(mixes[0], sum(ones)) + _noise(mixes[1], sum(others))
        most = listed[gaps.index(max(gaps))]
        return Figure(value, max(0.0, value - noise), min(1.0, value + noise), most)

    return measure


def _noise(mix: Iterable[float], whole: float) -> float:
    return sum(sqrt(part * (1 - part) / whole) for part in mix) / 2
