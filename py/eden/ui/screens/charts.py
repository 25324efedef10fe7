"""Small charts, drawn as SVG: pure functions; words beside them tell the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from eden.kit.svg import classes, tag

# How results are told apart by more than their colour: a full disc with a tick, an empty ring, a
# small disc; and nothing yet.
_MARKS: Final = {
    True: ("won", 7, "M-3 0.2 L-0.8 2.6 L3.2 -2.4"),
    False: ("lost", 5.5, "M-2.2 0 L2.2 0"),
    None: ("played", 4, ""),
}
_HIGH: Final = 16


def mark(won: bool | None, x: float = 8, y: float = 8) -> str:
    """A result, as a sign around a point."""
    name, radius, sign = _MARKS[won]
    drawn = tag("path", d=sign) if sign else ""
    where = f"translate({x:g} {y:g})"
    return tag("g", tag("circle", r=radius), drawn, class_=f"mark {name}", transform=where)


def marks(ends: Sequence[bool | None], label: str) -> str:
    """Results in a row, the oldest first."""
    drawn = [mark(won, 8 + 18 * n) for n, won in enumerate(ends)]
    return _chart(drawn, 18 * len(ends) - 2, _HIGH, label, "marks")


def bar(part: int, whole: int) -> str:
    """So many of so many, as the filled part of a bar; a number stands beside it."""
    filled = 60 * part / whole if whole else 0
    return tag(
        "svg",
        tag("rect", x=0.5, y=0.5, width=59, height=7, rx=3.5, class_="whole"),
        tag("rect", width=filled, height=8, rx=4, class_="part") if filled else "",
        class_="share-bar",
        viewBox="0 0 60 8",
        aria_hidden="true",
    )


def columns(counts: Sequence[int], label: str) -> str:
    """Numbers as columns, the largest as high as there is room."""
    most = max(*counts, 1)
    drawn = []
    for n, count in enumerate(counts):
        high = max(2.0, 40 * count / most)
        box = {"x": 12 * n, "y": 40 - high, "width": 9, "height": high, "rx": 2}
        drawn.append(tag("rect", **box, class_=classes("column", none=not count)))
    return _chart(drawn, 12 * len(counts) - 3, 40, label, "columns")


def _chart(drawn: Sequence[str], wide: float, high: float, label: str, name: str) -> str:
    return tag(
        "svg",
        *drawn,
        class_=f"chart {name}",
        viewBox=f"0 0 {wide:g} {high:g}",
        role="img",
        aria_label=label,
    )
