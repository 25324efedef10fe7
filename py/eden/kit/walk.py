"""A lesson under way: which step is reached, what may be chosen there, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from fnmatch import fnmatchcase
from typing import Any, Final

from eden.engine import link
from eden.engine.chance import Luck
from eden.engine.game import Decision, Event, IllegalAction, Outcome, Seat
from eden.engine.match import AnyMatch, Match
from eden.engine.think.mind import Level
from eden.engine.think.player import Player
from eden.kit.box import Box
from eden.kit.lesson import BadLesson, Lesson, Step
from eden.kit.look import Now

# The move of who has read what was said; all others are choices.
GO_ON: Final = "next"


def position(box: Box, lesson: Lesson) -> AnyMatch:
    """The match at which a lesson begins, as practice; BadLesson or Problem where there is none."""
    game = box.game
    if lesson.link:
        match = link.decode(lesson.link, {game.slug: game})
    else:
        match = Match(game, seed=lesson.seed, seats=lesson.seats, options=lesson.options)
    for text in lesson.before:
        try:
            match.choose_text(text)
        except IllegalAction as error:
            raise BadLesson(f"{lesson.name}: {error}") from None
    if lesson.seat not in range(match.seats):
        raise BadLesson(f"{lesson.name}: there is no seat {lesson.seat}")
    for unknown in {name for step in lesson.steps for name in step.holds} - set(box.gauges):
        raise BadLesson(f"{lesson.name}: {game.slug} does not know how many “{unknown}” one has")
    return match.branch(len(match.steps), match.seed if lesson.luck is None else lesson.luck)


class Stands(Enum):
    """How it stands with a goal."""

    OPEN, MET, MISSED = range(3)


def judged(
    step: Step, events: Sequence[Event], state: Any, now: Now, seat: Seat, box: Box
) -> Stands:
    """How it stands with the goal of a step for a seat, after all that has happened since; what
    comes after its last turn does not count."""
    events = _in_time(events, step.within)
    if any(one.is_met(event) for one in step.never for event in events):
        return Stands.MISSED
    outcome = now if isinstance(now, Outcome) else None
    met = (
        all(any(one.is_met(event) for event in events) for one in step.goal)
        and all(box.gauges[name](state, seat) >= least for name, least in step.holds.items())
        and (not step.win or (outcome is not None and seat in outcome.winners))
    )
    if met:
        return Stands.MET
    turns = sum(event.begins_turn for event in events)
    late = bool(step.within) and turns >= step.within
    return Stands.MISSED if late or outcome else Stands.OPEN


def _in_time(events: Sequence[Event], within: int) -> Sequence[Event]:
    """What happened until the turn began with which it is too late."""
    turns = 0
    for number, event in enumerate(events, start=1):
        turns += event.begins_turn
        if within and turns >= within:
            return events[:number]
    return events


class Walk:
    """Whoever walks through a lesson: every move is made by hand, or brought back from a list."""

    def __init__(self, box: Box, lesson: Lesson) -> None:
        self.box = box
        self.lesson = lesson
        self.match = position(box, lesson)
        self.began = len(self.match.steps)  # so many were made by nobody here
        self.moves: list[str] = []
        self.failed = False  # the goal can no longer be reached
        self._at = 0
        self._begun = 0  # so many moves were made when the step was reached
        self._since = self.began
        self._theirs = 0  # so many choices of others were told by the step

    @property
    def number(self) -> int:
        """The number of the step that is reached, from 0."""
        return self._at

    @property
    def step(self) -> Step | None:
        """The step that is reached; None: all are done."""
        return None if self.done else self.lesson.steps[self._at]

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return self._at >= len(self.lesson.steps)

    @property
    def told(self) -> list[str]:
        """The moves by which the step itself says that it is done: it is read, or as its solution
        does it, or by the first choice that it asks for."""
        step, now = self.step, self.match.now
        if step is None or step.is_read:
            return [GO_ON] if step else []
        options = map(str, now.options) if isinstance(now, Decision) else ()
        return list(step.solve) or [one for one in options if self.allows(one)][:1]

    @property
    def way_back(self) -> list[str]:
        """The moves that lead to where this step began."""
        return self.moves[: self._begun]

    def allows(self, text: str) -> bool:
        """Whether the learner may choose this now."""
        step = self.step
        if step is None or self.failed or step.is_read:
            return False
        return step.has_goal or any(fnmatchcase(text, one) for one in step.choose)

    # -- moves ----------------------------------------------------------------------------------

    def make(self, move: str) -> None:
        """A move with all that follows from it, or IllegalAction."""
        if move == GO_ON:
            self.go_on()
            return
        self.match.choose_text(move)
        while answer := self.reply():
            self.match.choose_text(answer)
        self.chosen(move)

    def go_on(self) -> None:
        """What was said is read."""
        step = self.step
        if step and step.is_read:
            self.moves.append(GO_ON)
            self._advance()

    def reply(self) -> str:
        """What somebody else chooses now: as the step says, if that can be done after what the
        learner did, else at a glance; '' where it is the learner's turn."""
        match, step = self.match, self.step
        now = match.now
        if not isinstance(now, Decision) or now.seat == self.lesson.seat:
            return ""
        if step and self._theirs < len(step.they):
            self._theirs += 1
            told = step.they[self._theirs - 1]
            if told in map(str, now.options):
                return told
        player = Player(match.game, self.box.mind, Level())
        luck = Luck(match.seed + len(match.steps))
        return str(player(match.game.imagine(match.state, now.seat, luck), now, luck))

    def chosen(self, text: str) -> None:
        """The learner has chosen this, and others have answered."""
        self.moves.append(text)
        step = self.step
        if step is None or self.failed:
            return
        if step.choose:
            self._advance()
            return
        events = [event for one in self.match.steps[self._since :] for event in one.events]
        stands = judged(step, events, self.match.state, self.match.now, self.lesson.seat, self.box)
        if stands is Stands.MET:
            self._advance()
        self.failed = stands is Stands.MISSED

    def _advance(self) -> None:
        self._at += 1
        self._begun = len(self.moves)
        self._since = len(self.match.steps)
        self._theirs = 0
