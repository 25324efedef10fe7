"""What is shown of a match: its steps one after the other, so that what happened can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from eden.engine.game import CHANCE, NOBODY, Event, Seat
from eden.engine.match import AnyMatch, Made
from eden.kit.look import Trail

AnyMade = Made[Any, Any]


class Playback:
    """So many steps of a match are shown; those of the last frame are news."""

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self.shown = len(match.steps)
        self._frame = self.shown  # where begins what was shown last

    @property
    def behind(self) -> bool:
        """Whether something has happened that is still to be shown."""
        return self.shown < len(self._match.steps)

    @property
    def steps(self) -> Sequence[AnyMade]:
        """The steps that are shown."""
        return self._match.steps[: self.shown]

    @property
    def state(self) -> Any:
        """The state that is shown."""
        return self._match.after(self.shown)

    @property
    def before(self) -> Any:
        """The state before what was shown last."""
        return self._match.after(self._frame)

    @property
    def trail(self) -> Trail[Any] | None:
        """What was shown last; None: nothing."""
        frame = tuple(self._match.steps[self._frame : self.shown])
        return Trail(self.before, frame) if frame else None

    @property
    def news(self) -> tuple[Event, ...]:
        """What happened in the frame that is shown."""
        frame = self._match.steps[self._frame : self.shown]
        return tuple(event for step in frame for event in step.events)

    def show_next(self) -> None:
        """Show one more frame."""
        self.show(self.shown, frame_end(self._match.steps, self.shown))

    def show(self, begin: int, end: int) -> None:
        """Show so many steps, those from `begin` on as news."""
        self._frame, self.shown = begin, end

    def show_from(self, step: int) -> None:
        """Show the first frame of what has happened since a step."""
        self.shown = step
        self.show_next()

    def show_all(self) -> None:
        """Show what has happened at once."""
        self.rest(len(self._match.steps))

    def rest(self, shown: int) -> None:
        """Show so many steps, none of them as news."""
        self.show(shown, shown)


def frame_end(steps: Sequence[AnyMade], begin: int) -> int:
    """Where a frame ends: after a step with events; dice that fall together are shown together."""
    for end in range(begin + 1, len(steps)):
        step, following = steps[end - 1], steps[end]
        together = step.now.seat == CHANCE and following.now.ask == step.now.ask
        if step.events and not together:
            return end
    return len(steps)


def first_new(steps: Sequence[AnyMade], looks: Seat) -> int:
    """The step from which on a match is new to a seat that has seen all up to its own last choice;
    nothing is new unless somebody else has chosen since."""
    if looks == NOBODY:
        return len(steps)
    choices = [(n, step.now.seat) for n, step in enumerate(steps) if step.now.is_choice]
    own = max((n for n, seat in choices if seat == looks), default=-1)
    others = [n for n, _ in choices if n > own]
    if not others:
        return len(steps)
    return own + 1 if own >= 0 else others[0]
