"""Who thinks at a table, and about what: bots, the characters they were given, the adviser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eden.engine.chance import new_seed, number
from eden.engine.game import Decision
from eden.kit.say import Say
from eden.ui.adviser import BEST, Adviser
from eden.ui.helpers import Helpers
from eden.ui.table import Table
from eden.ui.thoughts import Answer, Asked

# Milliseconds between two choices of somebody who is watched, at least: they can be followed.
_PACE: Final = 400


class Counsel:
    """At any moment at most one question is thought about: the first that has to be answered."""

    def __init__(self, table: Table, link: Callable[[], str]) -> None:
        self.adviser = Adviser(table)
        self.helpers = Helpers(table)
        self._table = table
        self._link = link
        self.explains: bool | None = None  # whether reasons are told; None: where there is room
        self._seed = new_seed()  # of those who think, apart from that of the match

    @property
    def open(self) -> bool:
        """Whether a person is to choose, and sees it."""
        table, company = self._table, self._table.company
        waits = company.bot or company.barred or table.replay or table.moving
        return not waits and isinstance(table.match.now, Decision)

    @property
    def in_hand(self) -> bool:
        """Whether somebody has taken over, also while what they did is shown."""
        return bool(self.adviser.plays or self.helpers.acting or self.playing)

    @property
    def playing(self) -> bool:
        """Whether somebody chooses for the people here, who can stop it."""
        return bool(self.open and (self.adviser.plays or self.helpers.task))

    def advises(self, option: Any) -> bool:
        """Whether a hint names this option."""
        return self.adviser.stage > 1 and self.open and self.adviser.advised == option

    def wanted(self) -> Asked | None:
        """What somebody should think about, as things stand."""
        if bot := self._table.company.bot:
            return self._question(bot)
        if not self.open:
            return None
        if self.adviser.plays:
            return self._question(self.adviser.level)
        if task := self.helpers.task:
            return self._question(task.level, task.only)
        return self._question(BEST) if self.adviser.thinks else None

    def pause(self, frame: int) -> int:
        """Milliseconds that an answer waits for, where so many are between two frames."""
        if self._table.company.bot:
            return frame
        return max(frame, _PACE) if self.playing else 0

    def _question(self, level: str, only: tuple[str, ...] = ()) -> Asked:
        """The question what to choose; the seed is the same until something new is known, so that
        what was thought in a turn can be used again."""
        steps, turn = self._table.match.steps, self._table.company.turn
        known = len(steps)
        while known and steps[known - 1].now.seat == turn:
            known -= 1
        return Asked(self._link(), level, number(self._seed, known) >> 16, only)

    def take(self, answer: Answer, choose: Callable[[str], None]) -> bool:
        """Do what was thought of; False: it was only a hint, and there it is."""
        table, adviser, helpers = self._table, self.adviser, self.helpers
        if not (table.company.bot or self.playing):
            adviser.tell(answer)
            return False
        if not answer.action:
            return True
        before = len(table.match.steps)
        if table.company.bot or adviser.plays:
            adviser.note(answer)
            choose(answer.action)
            adviser.played(table.match.steps[before:])
        elif text := helpers.decide(answer.action):
            adviser.note(answer)
            choose(text)
            if text == answer.action:
                helpers.acted()
            if then := helpers.then:
                helpers.stop()
                choose(then)
        return True

    def stop(self) -> None:
        """A person takes over."""
        self.adviser.play("")
        self.helpers.stop()

    def halt(self) -> None:
        """It is enough: nobody goes on by themselves."""
        self.stop()
        self.helpers.rest()

    def why(self, say: Say) -> list[str]:
        """Why others did what is told in the strip."""
        table = self._table
        if table.replay:
            return []
        return self.adviser.reasons(table.since, table.playback.shown, say)
