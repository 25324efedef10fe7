"""A match on the table: what is shown of it, what is picked, what it says. No browser here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from eden.core import pick
from eden.core.game import CHANCE, Decision, Outcome
from eden.core.match import Match, Step
from eden.core.say import Say
from eden.games.box import Box, Now

# Shown while pieces still move: nothing can be chosen.
_WAIT: Final[Decision[Any]] = Decision(CHANCE, "wait", ())


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log and the rule behind it ('' for none)."""

    text: str
    rule: str


class Table:
    """A match as it is played: picks narrow the options, steps are shown one after the other."""

    def __init__(self, box: Box, match: Match[Any, Any]) -> None:
        self.box = box
        self.match = match
        self.pick = ""
        self.shown = len(match.steps)
        self._lines: list[tuple[Step[Any, Any], Say, tuple[Line, ...]]] = []

    # -- what is seen ---------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether steps that have happened are still to be shown."""
        return self.shown < len(self.match.steps)

    @property
    def state(self) -> Any:
        """The state that is shown."""
        return self.match.steps[self.shown - 1].state if self.shown else self.match.start

    @property
    def now(self) -> Now:
        """What is pending, as far as it is shown."""
        return _WAIT if self.moving else self.match.now

    @property
    def seat(self) -> int:
        """Whose eyes the table is seen with."""
        now = self.match.now
        return now.seat if isinstance(now, Decision) else 0

    def show_next(self) -> None:
        """Show one more step; dice that fall together are shown together."""
        steps = self.match.steps
        while self.moving:
            step = steps[self.shown]
            self.shown += 1
            together = (
                self.moving
                and step.now.seat == CHANCE
                and (steps[self.shown].now.ask == step.now.ask)
            )
            if step.events and not together:
                return

    def show_all(self) -> None:
        """Show what has happened at once."""
        self.shown = len(self.match.steps)

    def board(self, say: Say) -> str:
        """The table as markup."""
        return self.box.view.table(self.state, self.now, self.seat, self.picked, say)

    def preview(self, text: str, say: Say) -> str:
        """What the option with this text would do; nothing for any other text."""
        for option in self.options():
            if str(option) == text:
                return self.box.view.preview(self.state, option, say)
        return ""

    # -- what is chosen -------------------------------------------------------------------------

    def options(self) -> tuple[Any, ...]:
        """What can be chosen now, whatever is picked."""
        return () if isinstance(self.now, Outcome) else self.now.options

    @property
    def picked(self) -> str:
        """What is picked, by the player or because there is no alternative."""
        if self.pick.startswith("*"):
            return self.pick
        meant = pick.narrow(self.options(), self.pick)
        shared = pick.common(meant)
        # A whole action is never picked by itself: it is chosen.
        return self.pick if len(meant) == 1 or not shared else shared

    def narrowed(self) -> tuple[Any, ...]:
        """The options that are still meant."""
        return pick.narrow(self.options(), self.picked)

    def tap(self, text: str) -> bool:
        """Choose the action or pick what it begins with; False when it means nothing now."""
        self.show_all()
        if any(str(option) == text for option in self.options()):
            self.choose(text)
            return True
        if text and text in (self.pick, self.picked):
            self.pick = ""
            return True
        meant = pick.narrow(self.options(), text)
        if len(meant) == 1 and text.startswith("*"):
            self.choose(str(meant[0]))
        elif meant:
            self.pick = text
        return bool(meant)

    def choose(self, text: str) -> None:
        """Make a choice; what follows is then shown step by step."""
        before = len(self.match.steps)
        self.match.choose_text(text)
        self.pick = ""
        self.shown = before
        self.show_next()

    def undo(self) -> None:
        """Take back the last choice."""
        self.match.undo()
        self.pick = ""
        self.show_all()

    def redo(self) -> None:
        """Make it again."""
        self.match.redo()
        self.pick = ""
        self.show_all()

    # -- what is said ---------------------------------------------------------------------------

    def prompt(self, say: Say) -> str:
        """What is asked, or how it ended."""
        now = self.match.now
        if isinstance(now, Outcome):
            return self.box.words.ending(self.match.state, now, say)[0]
        return self.box.words.ask(self.match.state, now, say)

    def log(self, say: Say) -> list[Line]:
        """All that has happened, as far as it is shown."""
        steps = self.match.steps[: self.shown]
        kept = 0
        for (step, said, _), now in zip(self._lines, steps, strict=False):
            if step is not now or said is not say:
                break
            kept += 1
        del self._lines[kept:]
        for step in steps[kept:]:
            self._lines.append((step, say, tuple(self._tell(step, say))))
        return [line for _, _, lines in self._lines for line in lines]

    def news(self, since: int, say: Say) -> str:
        """What happened since a step, and what is asked now: for those who listen."""
        lines = [line.text for step in self.match.steps[since:] for line in self._tell(step, say)]
        return " ".join([*lines, self.prompt(say)])

    def _tell(self, step: Step[Any, Any], say: Say) -> Iterator[Line]:
        for event in step.events:
            told = self.box.words.tell(step.state, event, say)
            if told is not None:
                yield Line(*told)
