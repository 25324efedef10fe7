"""The clock of games against time; it stands still while nobody can see the page."""

from __future__ import annotations

from dataclasses import dataclass

from eden.games.box import Deadline


@dataclass(slots=True)
class Clock:
    """The time that is left for what is asked now."""

    deadline: Deadline
    left: float
    stood: bool = False  # it stood still while the page was hidden, which is still to be said

    def tick(self, seconds: float, *, hidden: bool) -> None:
        """Time passes, unless the page is hidden."""
        if hidden:
            self.stood = True
        else:
            self.left = max(0.0, self.left - seconds)

    @property
    def shown(self) -> str:
        """Minutes and seconds, the last second not yet over."""
        minutes, seconds = divmod(-int(-self.left // 1), 60)
        return f"{minutes}:{seconds:02}"


def follow(clock: Clock | None, deadline: Deadline | None) -> Clock | None:
    """The same clock as long as the same is asked, a new one for something new."""
    if deadline is None:
        return None
    if clock is not None and clock.deadline == deadline:
        return clock
    return Clock(deadline, float(deadline.seconds))
