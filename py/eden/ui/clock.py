"""The clock of games against time; it stands still while nobody can see the table.

What is left is kept on the device, so that nobody gains time by leaving the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eden.kit.box import Deadline
from eden.ui.storage import Store

# Seconds between two looks at the clock, and how few of them are shown as a hurry.
TICK: Final = 1.0
HURRY: Final = 30

_KEY: Final = "eden.clock"
# The clocks of so many matches are remembered: those that ran last.
_MOST: Final = 20


@dataclass(slots=True)
class Clock:
    """The time that is left for what is asked now, in the match and at the point of this name."""

    name: str
    deadline: Deadline
    left: float
    stood: bool = False  # it stood still while the page was hidden, which is still to be said

    def tick(self, seconds: float, *, hidden: bool) -> None:
        """Time passes, unless the page is hidden."""
        if hidden:
            self.stood = True
        else:
            self.left = max(0.0, self.left - seconds)

    def keep(self, store: Store) -> None:
        """What is left is remembered, beside the clocks of other matches."""
        match = self.name.partition(".")[0]
        others = [line for line in _lines(store) if line.partition(".")[0] != match]
        store.put(_KEY, "\n".join([f"{self.name} {self.left:g}", *others[: _MOST - 1]]))

    @property
    def late(self) -> bool:
        """Whether there is hardly any time left."""
        return self.left < HURRY

    @property
    def shown(self) -> str:
        """Minutes and seconds, the last second not yet over."""
        minutes, seconds = divmod(-int(-self.left // 1), 60)
        return f"{minutes}:{seconds:02}"


def follow(clock: Clock | None, seed: int, deadline: Deadline, store: Store) -> Clock:
    """The same clock as long as the same is asked; a new one, or the one that was left, else."""
    name = f"{seed}.{deadline.key}"
    if clock is not None and clock.name == name and clock.deadline == deadline:
        return clock
    return Clock(name, deadline, _left(store, name, float(deadline.seconds)))


def _left(store: Store, name: str, whole: float) -> float:
    """What was left on the clock of this name; all of the time where it never ran."""
    for line in _lines(store):
        known, _, left = line.partition(" ")
        if known == name:
            try:
                return max(0.0, float(left)) if float(left) < whole else whole
            except ValueError:
                return whole
    return whole


def _lines(store: Store) -> list[str]:
    """A line a match: the name of its clock and the seconds that are left, the last one first."""
    return (store.get(_KEY) or "").splitlines()
