"""A match on the table: its company, its playback, its log, and what is picked. No browser here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eden.engine.game import CHANCE, NOBODY, Decision, Outcome, Seat
from eden.engine.match import AnyMatch
from eden.engine.people import Person
from eden.kit import pick
from eden.kit.box import Box
from eden.kit.help import Explained, things
from eden.kit.log import Line
from eden.kit.look import Look, Now, Trail
from eden.kit.say import Say
from eden.ui.company import Company
from eden.ui.log import Log
from eden.ui.playback import Playback, first_new
from eden.ui.replay import Replay

# What is pending while pieces still move, or somebody else is to choose: nothing, here.
_WAIT: Final = "wait"
_NOTHING: Final = ("", "")


class Table:
    """A match as it is played: picks narrow the options, and what was chosen is then shown."""

    def __init__(
        self,
        box: Box,
        match: AnyMatch,
        people: tuple[Person, ...] = (),
        away: frozenset[Seat] = frozenset(),
    ) -> None:
        self.box = box
        self.match = match
        self.company = Company(box, match, people, away)
        self.playback = Playback(match)
        self.replay: Replay | None = None  # an earlier moment is looked at
        self.pick = ""
        # Where somebody learns: which choices are meant now.
        self.lets: Callable[[str], bool] | None = None
        self._held = _NOTHING  # what was last acted with, and what was asked then
        self._log = Log(box.words, people)

    def arrive(self, seen: int | None) -> None:
        """Begin to show after so many steps; None: after what the one who looks has done."""
        steps = self.match.steps
        new = first_new(steps, self.company.newcomer) if seen is None else min(seen, len(steps))
        self.playback.rest(new)

    # -- what is seen ---------------------------------------------------------------------------

    @property
    def shown(self) -> Playback:
        """What is shown of the match, now or looked at again."""
        return self.replay.playback if self.replay else self.playback

    @property
    def curtain(self) -> bool:
        """Whether the curtain is down; what was is there for everybody."""
        return self.replay is None and self.company.curtain(behind=self.playback.behind)

    @property
    def moving(self) -> bool:
        """Whether steps that have happened are still to be shown, and nothing hinders it."""
        if self.replay:
            return self.replay.moving
        return self.playback.behind and not self.curtain

    def skip(self) -> None:
        """Nobody waits for what moves: it is there at once, or what is looked at again stops."""
        if self.replay:
            self.replay.plays = False
        else:
            self.playback.show_all()

    def show_again(self) -> None:
        """Show what followed the last choice once more."""
        self.playback.show_from(self.since)

    @property
    def now(self) -> Now:
        """What is pending, as far as it is shown."""
        behind = self.shown.behind
        if self.replay and not (behind or self.match.outcome):
            return Decision(CHANCE, _WAIT, ())
        if self.curtain or (self.company.bot and not behind):
            return Decision(self.company.turn, _WAIT, ())
        return Decision(CHANCE, _WAIT, ()) if behind else self._meant(self.match.now)

    def _meant(self, now: Now) -> Now:
        """What is pending, without the choices that are not meant."""
        if self.lets is None or isinstance(now, Outcome):
            return now
        options = tuple(option for option in now.options if self.lets(str(option)))
        return now._replace(options=options) if options else Decision(CHANCE, _WAIT, ())

    def look(self, say: Say) -> Look[Any]:
        """What is seen of the table now."""
        shown, trail = self.shown, self.trail
        return Look(
            shown.state, self.now, self.eyes, self.picked, say, shown.news, shown.before, trail
        )

    @property
    def eyes(self) -> Seat:
        """Whose eyes see the table."""
        return self.company.eyes(behind=self.replay is None and self.playback.behind)

    @property
    def since(self) -> int:
        """After how many steps begins what followed the last choice of whoever looks."""
        steps, eyes, for_others = self.match.steps, self.eyes, self.box.for_others
        for number in range(len(steps) - 1, self.match.opening - 1, -1):
            now, action = steps[number].now, steps[number].action
            if now.is_choice and now.seat == eyes and not (for_others and for_others(action)):
                return number + 1
        return self.match.opening

    @property
    def trail(self) -> Trail[Any] | None:
        """What followed the last choice of whoever looks, or led to the moment that is shown."""
        if self.replay:
            return self.replay.playback.trail
        if self.moving or self.curtain:
            return None
        since = self.since
        steps = tuple(self.match.steps[since:])
        return Trail(self.match.after(since), steps) if steps else None

    def recap(self, say: Say) -> tuple[str, ...]:
        """What others have done since whoever looks chose, or are just doing; or what led to the
        moment that is looked at, whoever did it."""
        trail = self.shown.trail if self.moving else self.trail
        eyes = NOBODY if self.replay else self.eyes
        return self.box.words.recap(trail, eyes, say) if trail else ()

    def board(self, say: Say) -> str:
        """The table as markup."""
        return self.box.view.table(self.look(say))

    def preview(self, text: str, say: Say) -> str:
        """What the option with this text would do; nothing for any other text."""
        option = self.option(text)
        return "" if option is None else self.box.view.preview(self.look(say), option)

    def explain(self, thing: str, say: Say) -> Explained | None:
        """What a thing on the table means, as far as it is shown."""
        return self.box.words.explain(self.look(say), thing)

    def things(self, say: Say) -> list[Explained]:
        """All that lies on the table and explains itself; what means the same is told together."""
        alike: dict[tuple[str, str], list[str]] = {}
        for thing in things(self.board(say)):
            if one := self.explain(thing, say):
                alike.setdefault((one.meaning, one.rule), []).append(one.name)
        return [
            Explained(", ".join(dict.fromkeys(names)), meaning, rule)
            for (meaning, rule), names in alike.items()
        ]

    # -- what is picked -------------------------------------------------------------------------

    def options(self) -> tuple[Any, ...]:
        """What can be chosen now, whatever is picked."""
        now = self.now
        return () if isinstance(now, Outcome) else now.options

    def option(self, text: str) -> Any | None:
        """The option with this text, if it can be chosen."""
        return next((option for option in self.options() if str(option) == text), None)

    @property
    def picked(self) -> str:
        """What is picked, by the player or because there is no alternative."""
        if self.pick.startswith("*") or self.lets:
            return self.pick  # who learns picks everything by hand
        meant = pick.narrow(self.options(), self.pick)
        shared = pick.common(meant)
        # A whole action is never picked by itself: it is chosen.
        return self.pick if len(meant) == 1 or not shared else shared

    def narrowed(self) -> tuple[Any, ...]:
        """The options that are still meant."""
        return pick.narrow(self.options(), self.picked)

    def choice(self, text: str) -> str:
        """The choice that a tap makes: an option's own text, or a word that one option alone has;
        '' where it makes none."""
        texts = [str(option) for option in self.options()]
        if text in texts:
            return text
        # Who learns says as much as anybody else, although a coach lets only some options pass.
        now = self.match.now
        every = now.options if isinstance(now, Decision) else ()
        meant = pick.narrow(map(str, every), text) if text.startswith("*") else ()
        return meant[0] if len(meant) == 1 and meant[0] in texts else ""

    def begins(self, text: str) -> bool:
        """Whether options begin with this, and more is to be said."""
        return (
            not self.choice(text)
            and text != self.picked
            and bool(pick.narrow(self.options(), text))
        )

    def toggle(self, text: str) -> bool:
        """Pick what options begin with, or give it up at the second time; False: no option does."""
        if text and text in (self.pick, self.picked):
            self.pick, self._held = "", _NOTHING
        elif pick.narrow(self.options(), text):
            self.pick = text
        else:
            return False
        return True

    # -- what is chosen -------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Make a choice; what follows is then shown step by step."""
        before = len(self.match.steps)
        held = self._holds(text)
        self._change(lambda: self.match.choose_text(text))
        self._hold(held)
        self.playback.show_from(before)

    def _holds(self, text: str) -> tuple[str, str]:
        """What stays picked after the choice of this text, and where: when the same is asked."""
        now = self.match.now
        if not self.box.holds or not isinstance(now, Decision):
            return _NOTHING
        held = self.box.holds(self.match.game.parse(text))
        return self._held if held is None else (now.ask, held)

    def _hold(self, held: tuple[str, str]) -> None:
        """It stays picked where a choice can begin with it."""
        now = self.match.now
        self._held, (asked, text) = held, held
        if isinstance(now, Decision) and now.ask == asked and pick.narrow(now.options, text):
            self.pick = text

    def can_undo(self) -> bool:
        """Whether whoever is here can take back the last choice."""
        return (
            not self.replay and not self.company.unread and self.match.can_undo(self.company.bots)
        )

    def can_redo(self) -> bool:
        """Whether they can make it again."""
        return not self.replay and not self.company.unread and self.match.can_redo()

    def can_branch(self) -> bool:
        """Whether one may play on from an earlier moment: not while that would tell secrets."""
        match = self.match
        return match.practice or match.seats == 1 or match.outcome is not None

    def undo(self) -> None:
        """Take back the last choice of a person, and what bots answered."""
        self._change(lambda: self.match.undo(self.company.bots))

    def redo(self) -> None:
        """Make it again."""
        self._change(lambda: self.match.redo(self.company.bots))

    def _change(self, change: Callable[[], None]) -> None:
        """Change the match, or raise IllegalAction; all of it is shown, and nothing is picked."""
        change()
        self.pick, self._held = "", _NOTHING
        self.playback.show_all()

    # -- what is said ---------------------------------------------------------------------------

    def prompt(self, say: Say) -> str:
        """What is asked, who is waited for, or how it ended."""
        now = self.match.now
        if isinstance(now, Outcome):
            return self.box.words.ending(self.match.state, now, say)[0]
        meant = pick.narrow(now.options, self.picked)
        step = now._replace(options=meant or now.options)
        return self.company.awaited(say) or self.box.words.ask(self.match.state, step, say)

    def log(self, language: str) -> list[tuple[int, Line]]:
        """All that has happened, as far as it is shown, each line with its moment."""
        return self._log.lines(self.playback.steps, language)

    def announcement(self, since: int, say: Say) -> str:
        """What happened since a step, and what is asked now: for those who listen."""
        return " ".join([*self._happened(since, say), self.prompt(say), *self._handover(say)])

    def news(self, since: int, say: Say) -> str:
        """The same without what is asked, where a heading says that."""
        return " ".join([*self._happened(since, say), *self._handover(say)])

    def _happened(self, since: int, say: Say) -> list[str]:
        new = self.match.steps[since:]
        return [line.text for step in new for line in self._log.told(step, say)]

    def _handover(self, say: Say) -> list[str]:
        return [self.company.handover(say)] if self.company.barred else []
