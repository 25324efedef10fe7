"""What has just happened on the map, and for whom or what a square is sought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.game import Event
from eden.kit.svg import classes, tag

from ..data import square_word
from ..events import (
    AttackCancelled,
    AttackLaid,
    AttackVoid,
    Fled,
    OnSquare,
    PersonBack,
    PersonLost,
    Struck,
    Teleported,
    TokenAverted,
    TokenPlaced,
)
from ..rules.board import doing, first
from ..rules.flight import fleeing
from ..state import Job
from .grid import HIGH, WIDE, corner, middle
from .touch import Touch

# How the square is marked on which this has happened: while it is news, and in the trail.
RINGS: Final[dict[type[Event], str]] = {
    **dict.fromkeys((AttackLaid, Struck, TokenPlaced), "blast"),
    **dict.fromkeys((AttackVoid, AttackCancelled, TokenAverted), "calmed"),
    PersonLost: "gone",
    PersonBack: "landed",
}


def traces(now: Touch) -> Iterator[str]:
    """Lines and rings for what is news, and for whom or what a square is sought."""
    if doing(now.state, Job.FLEE):
        yield from (_ring(square, "sought", 0) for square in fleeing(now.state))
    elif doing(now.state, Job.ANSWER):
        yield _ring(first(now.state).square, "sought", 0)
    elif doing(now.state, Job.SAVE):
        yield _ring(now.state.at[first(now.state).character], "sought", 0)
    elif doing(now.state, Job.TARGET):
        yield _ring(now.state.lifted[1], "sought", 0)
    # Once all has come to rest the trail has it.
    for n, event in enumerate(() if now.trail else now.news):
        match event:
            case Fled(origin, square) | Teleported(_, origin, square):
                beam = isinstance(event, Teleported)
                yield _line(origin, square, classes("trace", beam=beam), n)
            case OnSquare(square) | Struck(_, square) if type(event) in RINGS:
                yield _ring(square, RINGS[type(event)], n)


def _line(origin: int, square: int, name: str, n: int) -> str:
    (ax, ay), (bx, by) = middle(origin), middle(square)
    return tag(
        "path",
        class_=name,
        d=f"M{ax:g} {ay:g}L{bx:g} {by:g}",
        pathLength=100,
        id=f"trace-{square_word(origin)}-{square_word(square)}-{n}",
    )


def _ring(square: int, name: str, n: int) -> str:
    x, y = corner(square)
    return tag(
        "rect",
        class_=f"trace-ring {name}",
        x=x + 3,
        y=y + 3,
        width=WIDE - 6,
        height=HIGH - 6,
        rx=13,
        id=f"{name}-{square_word(square)}-{n}",
    )
