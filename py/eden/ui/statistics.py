"""What results add up to: how many, how many won, in a row, the best; by mode and opponent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import groupby
from typing import Final, NamedTuple

from eden.engine.bots import BOTS
from eden.kit.box import Box
from eden.kit.merit import Merit
from eden.kit.people import bot_name
from eden.kit.say import N_, Say, capital, listed
from eden.ui.results import Result

_PLAYERS: Final = N_("Players")
_OPPONENT: Final = N_("Opponent")
_PEOPLE: Final = N_("People")
_NONE: Final = N_("None")
# What the options of a game call the absence of all values, where any can be combined.
_CLASSIC: Final = "classic"


class Sum(NamedTuple):
    """Of some results, in their order: how many there are, how many of them were won or lost, how
    many won; how many of the last, and at most, were won in a row."""

    played: int
    decided: int
    won: int
    streak: int
    longest: int


def add(results: Sequence[Result]) -> Sum:
    """What they add up to."""
    ends = [one.won for one in results if one.won is not None]
    runs = [(won, len(list(run))) for won, run in groupby(ends)]
    streak = runs[-1][1] if runs and runs[-1][0] else 0
    longest = max((length for won, length in runs if won), default=0)
    return Sum(len(results), len(ends), sum(ends), streak, longest)


def best(results: Sequence[Result], number: int, merit: Merit) -> int | None:
    """The best number of a game's merit; None: no result has one."""
    numbers = [one.tally[number] for one in results if not merit.won or one.won is not False]
    if not numbers:
        return None
    return min(numbers) if merit.least else max(numbers)


class Kind(NamedTuple):
    """Results that have something in common: of which kind it is, its name, and they."""

    title: str
    name: str
    results: list[Result]


def kinds(box: Box, results: Sequence[Result], say: Say) -> list[Kind]:
    """The results of a game by the values of every option, by how many played, by opponent."""
    found: dict[tuple[str, str], list[Result]] = {}
    for one in results:
        for common in _common(box, one, say):
            found.setdefault(common, []).append(one)
    titles = list(dict.fromkeys(title for title, _ in found))
    order = sorted(found, key=lambda key: titles.index(key[0]))
    return [Kind(*key, found[key]) for key in order]


def _common(box: Box, one: Result, say: Say) -> Iterator[tuple[str, str]]:
    """What a result may have in common with others: title and name."""
    for option in box.game.options:
        title = box.option(option.key, "", say)[0]
        for value in one.options[option.key]:
            yield title, box.graded(option.key, value, say)
        if not one.options[option.key]:
            usual = box.options.get((option.key, _CLASSIC))
            yield title, say(usual[0] if usual else _NONE)
    if len(box.game.seats) > 1:
        yield say(_PLAYERS), str(one.seats)
    if one.seats > 1:
        names = [bot_name(bot, say) for bot in BOTS if bot in one.bots]
        names += [say(_PEOPLE).lower()] if one.others else []
        yield say(_OPPONENT), capital(listed(dict.fromkeys(names), say))


def months(results: Sequence[Result], today: date, count: int) -> list[tuple[date, int]]:
    """The last so many months, the oldest first, with how many games ended in each."""
    ended = Counter((one.ended.year, one.ended.month) for one in results)
    last = today.year * 12 + today.month - 1
    firsts = [date(n // 12, n % 12 + 1, 1) for n in range(last - count + 1, last + 1)]
    return [(first, ended[first.year, first.month]) for first in firsts]
