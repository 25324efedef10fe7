"""At a table: a hint in two stages, somebody who plays on for us, and why bots chose what."""

from __future__ import annotations

import re
from bisect import bisect_right
from html import unescape
from typing import Any, Final, NamedTuple

from eden.engine.game import Decision, Seat
from eden.engine.think.player import Reason
from eden.kit.say import N_, Say, capital, named
from eden.ui.playback import AnyMade
from eden.ui.table import Table
from eden.ui.thoughts import Answer

# Who thinks when a hint is asked for, and whom one lets play unless one says otherwise.
BEST: Final = "shepherd"
# How long the adviser plays.
CHOICE: Final = "choice"
TURN: Final = "turn"
WATCH: Final = "watch"
WAYS: Final = (CHOICE, TURN, WATCH)
_ACT: Final = re.compile(r' data-act="([^"]*)"')


class Why(NamedTuple):
    """What somebody chose at a step, and what decided."""

    action: str
    reasons: tuple[Reason, ...]


class Adviser:
    """Somebody beside the table; what is said holds for one position and is then forgotten."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.stage = 0  # of the hint: 0 none, 1 where to look, 2 what to do and why
        self.level = BEST
        self.plays = ""  # of WAYS; '' not at all
        self._answer: Answer | None = None
        self._about = -1  # so many steps were made when it was asked
        self._why: dict[int, Why] = {}

    # -- a hint ---------------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether somebody wants a hint about what is to be chosen now."""
        return bool(self.stage) and self._about == len(self._table.match.steps)

    @property
    def thinks(self) -> bool:
        """Whether a hint is waited for."""
        return self.asked and self._answer is None

    @property
    def advised(self) -> Any | None:
        """The option that is advised, once it is known."""
        now = self._table.match.now
        if not self.asked or self._answer is None or not isinstance(now, Decision):
            return None
        text = self._answer.action
        return next((option for option in now.options if str(option) == text), None)

    def ask(self) -> None:
        """First where to look, then what to do, then no more."""
        if not self.asked:
            self.forget()
            self.stage, self._about = 1, len(self._table.match.steps)
        elif not self.thinks:
            self.stage += 1
            if self.stage > 2:
                self.forget()

    def tell(self, answer: Answer) -> None:
        """What came of thinking about it."""
        self._answer = answer

    def forget(self) -> None:
        """No hint is wanted."""
        self.stage, self._answer, self._about = 0, None, -1

    def words(self, say: Say) -> tuple[str, str]:
        """The hint, and why; as much as its stage says."""
        option = self.advised
        if option is None or self._answer is None:
            return say(N_("Thinking…")), ""
        words, state = self._table.box.words, self._table.match.state
        if self.stage == 1:
            return sentence(words.where(state, option, say)), ""
        why = words.reason(state, option, self._answer.reasons, say)
        return words.label(state, option, say), sentence(why)

    def said(self, say: Say) -> str:
        """The same for those who listen."""
        return " ".join(sentence(words) for words in self.words(say) if words)

    def marked(self, markup: str) -> str:
        """The board with what the hint is about marked on it."""
        option = self.advised
        return markup if option is None else marked(markup, str(option), whole=self.stage > 1)

    # -- somebody who plays on ------------------------------------------------------------------

    def play(self, way: str) -> None:
        """Let the adviser play so long, or no more."""
        self.plays = way if way in WAYS else ""
        if self.plays:
            self.forget()

    def played(self, new: list[AnyMade]) -> None:
        """The adviser has made a choice, and this came of it."""
        begun = any(event.begins_turn for step in new for event in step.events)
        if self.plays == CHOICE or (self.plays == TURN and begun):
            self.plays = ""

    # -- why ------------------------------------------------------------------------------------

    def note(self, answer: Answer) -> None:
        """Somebody is about to choose this; a reason without anything to say is none."""
        if answer.reasons:
            self._why[len(self._table.match.steps)] = Why(answer.action, answer.reasons)

    def why(self, number: int, say: Say) -> str:
        """Why what was chosen at a step was chosen; '' where it is not known here."""
        steps = self._table.match.steps
        known = self._why.get(number)
        if known is None or number >= len(steps) or str(steps[number].action) != known.action:
            return ""
        words, state = self._table.box.words, self._table.match.after(number)
        return sentence(words.reason(state, steps[number].action, known.reasons, say))

    def whys(self, moments: list[int], say: Say) -> dict[int, str]:
        """Reasons by the lines of a log that follow what was chosen, each with its moment."""
        told: dict[int, str] = {}
        for number in sorted(self._why) if moments else ():
            line = bisect_right(moments, number)
            there = (line or number >= moments[0] - 1) and line < len(moments)
            if there and self._begins(number):
                told.setdefault(line, self.why(number, say))
        return told

    def _begins(self, number: int) -> bool:
        """Whether a choice is the first of several: the others follow from the same plan."""
        steps = self._table.match.steps
        return not (number and number - 1 in self._why and self._same(steps, number))

    @staticmethod
    def _same(steps: list[AnyMade], number: int) -> bool:
        return number < len(steps) and steps[number - 1].now.seat == steps[number].now.seat

    def reasons(self, since: int, until: int, say: Say) -> list[str]:
        """Why others did what they did between two steps: for each turn its first reason."""
        told: list[tuple[Seat, str]] = []
        for number in range(since, until):
            seat, why = self._table.match.steps[number].now.seat, self.why(number, say)
            if why and (not told or told[-1][0] != seat):
                told.append((seat, why))
        company = self._table.company
        return [named(company.called(seat, say), why, say) for seat, why in told]


def sentence(text: str) -> str:
    """A text that begins and ends like a sentence."""
    return capital(text if text.endswith((".", "!", "?", "…")) else f"{text}.")


def marked(markup: str, action: str, *, whole: bool) -> str:
    """Markup in which what leads to an action has `data-hint`.

    Unless the `whole` of it may be told, only what it begins with is marked; where nothing on the
    board is the beginning, everything that begins alike is.
    """
    acts = {unescape(act) for act in _ACT.findall(markup)}
    begins = {act for act in acts if act and f"{action} ".startswith(f"{act} ")}
    found = begins if whole else begins - {action}
    if not found:
        first = action.split(" ")[0]
        found = {act for act in acts if act.split(" ")[0] == first}

    def mark(act: re.Match[str]) -> str:
        return f'{act[0]} data-hint="{2 if whole else 1}"' if unescape(act[1]) in found else act[0]

    return _ACT.sub(mark, markup)
