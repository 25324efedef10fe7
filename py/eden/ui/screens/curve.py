"""The chance to win over a whole match, as a curve: a drawing whose words stand beside it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from eden.kit.svg import tag, text

_LEFT: Final = 30.0
_WIDE: Final = 318.0
_TOP: Final = 10.0
_HIGH: Final = 110.0
_LINES: Final = (0, 50, 100)
# So many strips of the drawing can be tapped; a slider leads to every single moment.
_STRIPS: Final = 80


class Mark(NamedTuple):
    """Something that changed the chance: luck or a choice, good or bad, and how much."""

    moment: int
    worth: float
    kind: str
    size: float


class Curve(NamedTuple):
    """The chance by moment, what changed it, which moment is shown, and the last one."""

    points: Sequence[tuple[int, float]]
    marks: Sequence[Mark]
    here: int
    last: int


def moment_of(moments: Sequence[int], at: int) -> int:
    """The number of the moment that shows so many steps."""
    return min(bisect_left(moments, at), len(moments) - 1)


def curve(drawn: Curve, label: str) -> str:
    """The drawing; a tap on it leads to the moment that is there."""
    along = [(_x(moment, drawn.last), _y(worth)) for moment, worth in drawn.points]
    line = " ".join(f"{x:.1f} {y:.1f}" for x, y in along)
    ends = f"{along[-1][0]:.1f} {_y(0):.1f} {along[0][0]:.1f} {_y(0):.1f}" if along else ""
    here = _x(drawn.here, drawn.last)
    return tag(
        "svg",
        *_scale(),
        tag("polygon", points=f"{line} {ends}", class_="under") if along else "",
        tag("polyline", points=line, class_="line") if along else "",
        tag("line", x1=here, x2=here, y1=_TOP - 6, y2=_y(0), class_="here", id="curve-here"),
        tag("circle", cx=here, cy=_TOP - 6, r=4, class_="here"),
        *(_mark(one, drawn.last) for one in drawn.marks),
        *_strips(drawn.last),
        class_="curve",
        viewBox=f"0 0 {_LEFT + _WIDE + 8:g} {_TOP + _HIGH + 8:g}",
        role="img",
        aria_label=label,
        id="curve",
    )


def _x(moment: int, last: int) -> float:
    return _LEFT + _WIDE * moment / max(1, last)


def _y(worth: float) -> float:
    return _TOP + _HIGH * (1 - worth)


def _scale() -> Iterable[str]:
    """Even chances, none and certainty."""
    for part in _LINES:
        y = _y(part / 100)
        yield tag("line", x1=_LEFT, x2=_LEFT + _WIDE, y1=y, y2=y, class_="grid")
        yield tag("text", text(part), x=_LEFT - 6, y=y + 4, text_anchor="end")


# Told apart by shape: luck points up or down, a choice that cost something is a diamond.
_SHAPES: Final = {
    "good": "M0 -1L1 0.8L-1 0.8Z",
    "bad": "M0 1L1 -0.8L-1 -0.8Z",
    "choice": "M0 -1.1L1.1 0L0 1.1L-1.1 0Z",
}


def _mark(mark: Mark, last: int) -> str:
    size = 3.2 + min(4.5, 18 * mark.size)
    where = f"translate({_x(mark.moment, last):.1f} {_y(mark.worth):.1f}) scale({size:.1f})"
    return tag("path", d=_SHAPES[mark.kind], class_=f"sign {mark.kind}", transform=where)


def sign(kind: str) -> str:
    """A mark of the drawing, alone: for its legend."""
    shape = tag("path", d=_SHAPES[kind], class_=f"sign {kind}", transform="translate(8 8) scale(5)")
    return tag("svg", shape, class_="sign-key", viewBox="0 0 16 16", aria_hidden="true")


def _strips(last: int) -> Iterable[str]:
    """What can be tapped; where there are more moments than strips each leads to its middle."""
    strips = min(_STRIPS, last + 1)
    wide = _WIDE / strips
    for number in range(strips):
        moment = round(number * last / max(1, strips - 1))
        yield tag(
            "rect",
            x=_LEFT + wide * number,
            width=wide,
            height=_TOP + _HIGH + 8,
            class_="strip-of-curve",
            data_do="moment",
            data_value=moment,
        )
