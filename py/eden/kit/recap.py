"""What others have just done, in a line or two above the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eden.engine.game import Event, Seat
from eden.kit.log import Line
from eden.kit.look import Trail
from eden.kit.say import Say

Tell = Callable[[Any, Event, Say], Line | None]


def by_log(trail: Trail[Any], seat: Seat, say: Say, tell: Tell) -> tuple[str, ...]:
    """The sentences of the log for the steps that this seat has not chosen, in one line."""
    told = (
        tell(step.state, event, say)
        for step in trail.steps
        if step.now.seat != seat
        for event in step.events
    )
    line = " ".join(one.text for one in told if one)
    return (line,) if line else ()
