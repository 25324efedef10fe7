"""The figures: what was measured on samples, in a form that can be kept as JSON.

A figure is `[value, low, high]` or `[value, low, high, item]`, null where nothing was seen. What
was not measured this time keeps the figure that it had.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from eden.study.balance.table import Balance, Bar, Spread, Table
from eden.study.sample import Figure, Measure, Sample, Samples

# So many digits after the point are kept of what is measured.
_DIGITS: Final = 4

Json = Any
Kept = Mapping[str, Json]


def figures(balance: Balance, samples: Samples, before: Kept) -> dict[str, Json]:
    """All figures of a game: bars by line and sentence, tables and spreads by title."""
    return {
        "bars": [_bar(bar, samples, before.get("bars", [])) for bar in balance.bars],
        "tables": {
            table.title: _table(table, samples, before.get("tables", {}).get(table.title, {}))
            for table in balance.tables
        },
        "spreads": {
            spread.title: _spread(spread, samples, before.get("spreads", {}).get(spread.title, {}))
            for spread in balance.spreads
        },
    }


def _measured(measure: Measure, samples: Samples, line: str, before: Json) -> Json:
    """What is seen now; what was seen before where a line was not played that is needed."""
    try:
        figure = measure(samples, line)
    except KeyError:
        return before
    return None if figure is None else kept(figure)


def _bar(bar: Bar, samples: Samples, before: list[Json]) -> Json:
    key = {"line": bar.line, "says": bar.says}
    old = next((one["figure"] for one in before if key.items() <= one.items()), None)
    return {**key, "figure": _measured(bar.measure, samples, bar.line, old)}


def _table(table: Table, samples: Samples, before: Kept) -> dict[str, list[Json]]:
    """By row: a figure a column."""
    rows, nothing = {}, [None] * len(table.columns)
    for item in table.rows:
        old = before.get(item, nothing)
        rows[item] = [
            _measured(column.measure(item), samples, column.line or item, was)
            for column, was in zip(
                table.columns, old if len(old) == len(nothing) else nothing, strict=True
            )
        ]
    return rows


def _spread(spread: Spread, samples: Samples, before: Kept) -> dict[str, list[int]]:
    """By line: how many games there are at each step."""
    counts = {line: before.get(line, []) for line in spread.lines}
    for line in counts.keys() & samples.keys():
        counts[line] = counted(spread, samples[line])
    return counts


def counted(spread: Spread, sample: Sample) -> list[int]:
    """How many games there are at each step; the last holds all above."""
    steps = [0] * (spread.last // spread.step + 1)
    for number in sample.numbers(spread.name):
        steps[min(len(steps) - 1, int(number // spread.step))] += 1
    return steps


def kept(figure: Figure) -> list[Json]:
    """A figure as JSON, no longer than it needs to be."""
    numbers = [round(number, _DIGITS) for number in figure[:3]]
    return [*numbers, figure.of] if figure.of else numbers


def read(kept_as: Json) -> Figure | None:
    """The figure that was kept."""
    return None if kept_as is None else Figure(*kept_as)
