"""A match looked at again: any of its moments, one after the other, by hand or by itself."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Final

from eden.engine.match import AnyMatch
from eden.ui.playback import Playback, frame_end
from eden.ui.studying import Reviewing

# More moments than any match has: the one that is nearest to it is the last.
LAST: Final = "99999"


class Replay:
    """Which moment of a match is shown, and whether it goes on by itself; the match stays as it is.

    A moment is what is seen after so many steps: when the first choice was asked, and then after
    every frame.
    """

    def __init__(self, match: AnyMatch, at: int | None = None) -> None:
        self._match = match
        self.playback = Playback(match)
        self.plays = False
        self.review: Reviewing | None = None  # luck and choices, once somebody asked for them
        self._moments = [match.opening]
        if at is not None:
            self.go(at)

    @property
    def at(self) -> int:
        """After how many steps it is looked at."""
        return self.playback.shown

    @property
    def moments(self) -> list[int]:
        """All moments, by how many steps were made."""
        steps = self._match.steps
        if self._moments[-1] > len(steps):
            self._moments = [self._match.opening]
        while self._moments[-1] < len(steps):
            self._moments.append(frame_end(steps, self._moments[-1]))
        return self._moments

    @property
    def number(self) -> int:
        """The number of the moment that is shown, from 0."""
        return bisect_left(self.moments, self.at)

    @property
    def moving(self) -> bool:
        """Whether it goes on by itself, and there is something to come."""
        return self.plays and self.playback.behind

    def go(self, at: int) -> None:
        """Show the moment after so many steps, and what led there."""
        earlier = [self._match.opening, *self.moments[: bisect_left(self.moments, at)]]
        self.playback.show(min(earlier[-1], at), at)

    def show(self, number: int) -> None:
        """Show the moment of this number, or the one that is nearest to it."""
        self.go(self.moments[max(0, min(number, len(self.moments) - 1))])

    def step(self, by: int) -> None:
        """So many moments on, or back; it no longer goes on by itself."""
        self.plays = False
        here = bisect_right(self.moments, self.at) - 1
        between = by < 0 and self.moments[here] < self.at
        self.show(here + by + between)

    def play(self) -> None:
        """Go on by itself, from the beginning if the end is shown; or stop."""
        self.plays = not self.moving
        if self.plays and not self.playback.behind:
            self.show(0)
