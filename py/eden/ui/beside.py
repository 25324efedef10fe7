"""Two ways of playing the same match, beside each other: move for move."""

from __future__ import annotations

from typing import Any

from eden.engine.match import AnyMatch
from eden.kit.look import Trail
from eden.ui.begun import Begun


class Beside:
    """Mine and theirs after so many choices each; both have the same seed and options."""

    def __init__(self, mine: Begun, theirs: Begun) -> None:
        self.mine = mine
        self.theirs = theirs
        self.count = max(len(mine.choices()), len(theirs.choices()))
        self.at = 0
        self.show(mine.parts_from(theirs))

    def show(self, at: int) -> None:
        """After so many choices."""
        self.at = max(0, min(at, self.count))

    def trail(self, begun: Begun) -> Trail[Any]:
        """What came of the last choice, with all that followed until the next one."""
        match = begun.match
        begin, end = _steps(match, self.at - 1), _steps(match, self.at)
        return Trail(match.after(begin), tuple(match.steps[begin:end]))

    def state(self, begun: Begun) -> Any:
        """The table of one of them."""
        return begun.match.after(_steps(begun.match, self.at))


def _steps(match: AnyMatch, choices: int) -> int:
    """After how many steps the choice after so many others is asked; at the end where none is."""
    asked = (number for number, step in enumerate(match.steps) if step.now.is_choice)
    for passed, number in enumerate(asked):
        if passed == choices:
            return number
    return len(match.steps) if choices >= 0 else match.opening
