"""Where the picked sheep can be dragged: along every way that it could run now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.kit.svg import tag

from ..acts import Go, Leave
from ..data import AT, side_of
from ..state import NONE, Phase, State
from ..words.outlook import leg
from .curves import OUTWARD, Curve, drawn, end_spot, shift
from .runs import course, runs
from .touch import Touch

# How far a way leads into a cell that nobody knows.
_BEYOND: Final = 75.0


def drags(now: Touch) -> Iterator[str]:
    """For every way of the picked sheep a line that is not seen: what is put down, or tapped, on it
    goes that way. The first ways lie on top: what they share is theirs."""
    if now.picked_sheep == NONE:
        return
    for text in reversed(now.live):
        act = now.options[text]
        line = _line(now, act) if isinstance(act, Leave | Go) else []
        if line:
            tell = f"choice {text}"
            yield tag("path", class_="drag reach", d=drawn(line), data_act=text, data_tell=tell)


def _line(now: Touch, act: Leave | Go) -> list[Curve]:
    """The known way, and on into the cell that it would explore."""
    step = leg(now.state, act)
    assert step is not None
    seen = Touch.still(step.after, now.say, step.events, step.before)
    known = course(seen, now.picked_sheep) if now.picked_sheep in runs(seen) else []
    return [*known, *_beyond(step.after)]


def _beyond(state: State) -> Iterator[Curve]:
    """Straight on over an edge behind which nothing lies yet."""
    if state.phase == Phase.EXPLORE and state.move is not None and 0 <= state.move.to < AT:
        start = end_spot(state.move.to)
        goal = shift(start, OUTWARD[side_of(state.move.to)], _BEYOND)
        yield start, start, goal, goal
