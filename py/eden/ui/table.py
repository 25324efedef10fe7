"""A match on the table: what is shown of it, what is picked, what it says. No browser here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from eden.engine.game import CHANCE, NOBODY, Decision, Event, Outcome, Seat
from eden.engine.match import AnyMatch, Made
from eden.engine.people import Person
from eden.kit import pick
from eden.kit.box import Box
from eden.kit.log import Line
from eden.kit.look import Look, Now
from eden.kit.say import N_, Say

# What is pending while pieces still move, or somebody else is to choose: nothing, here.
_WAIT: Final = "wait"


class Table:
    """A match as it is played: picks narrow the options, steps are shown one after the other.

    Where several people share the device, a curtain falls between their turns: until the one who
    is to choose lifts it, nobody's secrets are shown, and what is new waits.
    """

    def __init__(self, box: Box, match: AnyMatch, people: tuple[Person, ...] = ()) -> None:
        self.box = box
        self.match = match
        self.people = people
        seated = () if match.game.roles else people
        self.bots = {seat: one.bot for seat, one in enumerate(seated) if one.bot}
        self.humans = tuple(seat for seat in range(match.seats) if seat not in self.bots)
        self.lifted = NOBODY  # who lifted the curtain last
        self.pick = ""
        self.shown = len(match.steps)
        self._frame = self.shown  # where begins what was shown last
        self._lines: list[tuple[Made[Any, Any], Say, tuple[Line, ...]]] = []

    # -- whose turn it is -----------------------------------------------------------------------

    @property
    def turn(self) -> Seat:
        """Who is to choose; NOBODY when it is over."""
        now = self.match.now
        return now.seat if isinstance(now, Decision) else NOBODY

    @property
    def bot(self) -> str:
        """The bot that is to choose; '' for a person."""
        return self.bots.get(self.turn, "")

    @property
    def barred(self) -> bool:
        """Whether it is the turn of a person who has not shown up yet."""
        return len(self.humans) > 1 and self.turn in self.humans and self.turn != self.lifted

    @property
    def curtain(self) -> bool:
        """Whether the curtain is down; who chose last sees the end of it before."""
        return self.barred and not (self._behind and self.lifted != NOBODY)

    @property
    def unread(self) -> bool:
        """Whether what has happened waits behind the curtain, seen by nobody here."""
        return self.curtain and self.lifted == NOBODY

    @property
    def seat(self) -> Seat:
        """Whose eyes the table is seen with."""
        if len(self.humans) == 1:
            return self.humans[0]
        return NOBODY if self.curtain else self.lifted

    def lift(self) -> None:
        """Whoever is to choose is here, and sees what has happened since."""
        self.lifted = self.turn

    def name(self, seat: Seat, say: Say) -> str:
        """What the player of a seat is called."""
        named = self.box.seat_name(seat, say)
        return named or say(N_("Player {n}")).format(n=seat + 1)

    # -- what is seen ---------------------------------------------------------------------------

    @property
    def _behind(self) -> bool:
        return self.shown < len(self.match.steps)

    @property
    def moving(self) -> bool:
        """Whether steps that have happened are still to be shown, and nothing hinders it."""
        return self._behind and not self.curtain

    @property
    def state(self) -> Any:
        """The state that is shown."""
        return self.match.steps[self.shown - 1].state if self.shown else self.match.start

    @property
    def now(self) -> Now:
        """What is pending, as far as it is shown."""
        if self.curtain or (self.bot and not self._behind):
            return Decision(self.turn, _WAIT, ())
        return Decision(CHANCE, _WAIT, ()) if self._behind else self.match.now

    def show_next(self) -> None:
        """Show one more step; dice that fall together are shown together."""
        steps = self.match.steps
        self._frame = self.shown
        while self._behind:
            step = steps[self.shown]
            self.shown += 1
            together = (
                self._behind
                and step.now.seat == CHANCE
                and (steps[self.shown].now.ask == step.now.ask)
            )
            if step.events and not together:
                return

    def show_all(self) -> None:
        """Show what has happened at once."""
        self.rest(len(self.match.steps))

    def rest(self, shown: int) -> None:
        """Show so many steps, none of them as news."""
        self.shown = self._frame = shown

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the frame that is shown."""
        steps = self.match.steps[self._frame : self.shown]
        return tuple(event for step in steps for event in step.events)

    def board(self, say: Say) -> str:
        """The table as markup."""
        return self.box.view.table(self.look(say))

    def look(self, say: Say) -> Look[Any]:
        """What is seen of the table now."""
        before = self.match.steps[self._frame - 1].state if self._frame else self.match.start
        return Look(self.state, self.now, self.seat, self.picked, say, self.events, before)

    def preview(self, text: str, say: Say) -> str:
        """What the option with this text would do; nothing for any other text."""
        for option in self.options():
            if str(option) == text:
                return self.box.view.preview(self.look(say), option)
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
        if self.moving:
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

    def can_undo(self) -> bool:
        """Whether whoever is here can take back the last choice."""
        return not self.unread and self.match.can_undo(self.bots)

    def can_redo(self) -> bool:
        """Whether they can make it again."""
        return not self.unread and self.match.can_redo()

    def undo(self) -> None:
        """Take back the last choice of a person, and what bots answered."""
        self.match.undo(self.bots)
        self.pick = ""
        self.show_all()

    def redo(self) -> None:
        """Make it again."""
        self.match.redo(self.bots)
        self.pick = ""
        self.show_all()

    # -- what is said ---------------------------------------------------------------------------

    def prompt(self, say: Say) -> str:
        """What is asked, who is waited for, or how it ended."""
        now = self.match.now
        if isinstance(now, Outcome):
            return self.box.words.ending(self.match.state, now, say)[0]
        if self.bot or self.barred:
            waits = N_("{name} is thinking…") if self.bot else N_("It is {name}’s turn.")
            return say(waits).format(name=self.name(now.seat, say))
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
        return " ".join([*lines, self.prompt(say), *([self.handover(say)] if self.barred else [])])

    def handover(self, say: Say) -> str:
        """What to do when somebody else is to choose."""
        words = say(N_("Pass the device to {name}, or send the link."))
        return words.format(name=self.name(self.turn, say))

    def _tell(self, step: Made[Any, Any], say: Say) -> Iterator[Line]:
        for event in step.events:
            told = self.box.words.tell(step.state, event, say)
            if told is not None:
                yield told
