"""What is shown of a match: its steps one after the other, so that what happened can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from eden.engine.game import CHANCE, NOBODY, Event, Seat
from eden.engine.match import AnyMatch, Made

# Milliseconds for one frame of what is shown; the style sheets' transitions are a little shorter.
FRAME: Final = 420

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
        return self._after(self.shown)

    @property
    def before(self) -> Any:
        """The state before what was shown last."""
        return self._after(self._frame)

    @property
    def news(self) -> tuple[Event, ...]:
        """What happened in the frame that is shown."""
        frame = self._match.steps[self._frame : self.shown]
        return tuple(event for step in frame for event in step.events)

    def _after(self, steps: int) -> Any:
        return self._match.steps[steps - 1].state if steps else self._match.start

    def show_next(self) -> None:
        """Show one more frame: a step with events; dice that fall together are shown together."""
        steps = self._match.steps
        self._frame = self.shown
        while self.behind:
            step = steps[self.shown]
            self.shown += 1
            together = (
                self.behind
                and step.now.seat == CHANCE
                and steps[self.shown].now.ask == step.now.ask
            )
            if step.events and not together:
                return

    def show_from(self, step: int) -> None:
        """Show the first frame of what has happened since a step."""
        self.shown = step
        self.show_next()

    def show_all(self) -> None:
        """Show what has happened at once."""
        self.rest(len(self._match.steps))

    def rest(self, shown: int) -> None:
        """Show so many steps, none of them as news."""
        self.shown = self._frame = shown


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
