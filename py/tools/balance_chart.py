"""The figures of the report as words and as small drawings: pure functions."""

from collections.abc import Sequence
from math import isinf
from typing import Final

import balance_words as words

from eden.kit.say import Say
from eden.kit.svg import tag, text
from eden.study.balance.table import Spread, Unit, Verdict, Wanted
from eden.study.sample import Figure
from eden.ui.screens.charts import bar, columns

_WIDE: Final = 120
_HIGH: Final = 16
# Small numbers show a digit after the point.
_SMALL: Final = 9.95


def number(value: float, say: Say) -> str:
    """A number as it is written in a language: "3.2", "3,2", "14"."""
    if value == int(value):
        return str(int(value))
    return f"{value:.{1 if abs(value) < _SMALL else 0}f}".replace(".", say(words.POINT))


def written(value: float, unit: Unit, say: Say) -> str:
    """A value with its unit."""
    if isinf(value):
        return ""
    match unit:
        case Unit.PERCENT:
            return say(words.PERCENT, number=number(round(100 * value, 1), say))
        case Unit.POINTS:
            return say(words.POINTS, number=number(round(100 * value, 1), say))
        case _:
            return number(round(value, 2), say)


def figured(figure: Figure, unit: Unit, say: Say, *, drawn: bool = False) -> str:
    """A value, with the range that it has, and as a bar where it is a share."""
    bare = 1 if unit == Unit.NUMBER else 100
    low = number(round(bare * figure.low, 1), say)
    high = written(figure.high, unit, say)
    shown = bar(round(1000 * figure.value), 1000) if drawn and unit == Unit.PERCENT else ""
    value = tag("strong", text(written(figure.value, unit, say)))
    range_ = (
        tag("small", text(say(words.RANGE, low=low, high=high)))
        if figure.low != figure.high
        else ""
    )
    return f"{shown}{value} {range_}"


def interval(figure: Figure, wanted: Wanted, unit: Unit, verdict: Verdict) -> str:
    """The band that is wanted, and the figure with its range; words beside it say the same."""
    ends = [one for one in (*figure[:3], *wanted[:2]) if not isinf(one)]
    low, high = min(0.0, *ends), max(ends) * 1.15
    if unit == Unit.PERCENT:
        low, high = 0.0, 1.0

    def at(value: float) -> float:
        inside = min(max(value, low), high)
        return 4 + (_WIDE - 8) * (inside - low) / (high - low or 1)

    start, end = at(wanted.least), at(wanted.most)
    middle = _HIGH / 2
    return tag(
        "svg",
        tag("rect", x=0.5, y=3.5, width=_WIDE - 1, height=9, rx=4.5, class_="whole"),
        tag("rect", x=start, y=3.5, width=max(2.0, end - start), height=9, rx=3, class_="wanted"),
        tag("path", d=f"M{at(figure.low):.1f} {middle}H{at(figure.high):.1f}", class_="range"),
        tag("circle", cx=at(figure.value), cy=middle, r=4, class_=f"dot {verdict}"),
        class_="chart interval",
        viewBox=f"0 0 {_WIDE} {_HIGH}",
        aria_hidden="true",
    )


def histogram(spread: Spread, counts: Sequence[int], line: str, say: Say) -> str:
    """How often each number occurred, the line of games under it."""
    seen = [n * spread.step for n, count in enumerate(counts) if count]
    label = say(
        words.SHARES,
        title=say(spread.title),
        line=line,
        first=seen[0],
        last=seen[-1],
        most=counts.index(max(counts)) * spread.step,
    )
    ends = tag("span", "0") + tag("span", f"{spread.last}+")
    drawn = columns(counts, label)
    return tag("figure", drawn, tag("div", ends, class_="axis"), tag("figcaption", text(line)))
