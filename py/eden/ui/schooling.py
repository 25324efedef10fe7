"""At a table where somebody learns: the one door again, with a coach beside it."""

from __future__ import annotations

from typing import Any, Final

from eden.engine.game import Decision, IllegalAction
from eden.engine.people import Person
from eden.kit import pick
from eden.kit.box import Box
from eden.kit.lesson import Lesson, Texts
from eden.kit.say import N_
from eden.kit.walk import GO_ON, Walk
from eden.ui import learned
from eden.ui.begun import Begun
from eden.ui.notices import Notice
from eden.ui.orders import Announce, Go, Replace
from eden.ui.sitting import Sitting
from eden.ui.table import Table

LEARN: Final = "/learn/"
# Who plays against somebody who learns.
RIVAL: Final = "lamb"

_READ: Final = N_("Read on first: “Go on”.")
_OVER: Final = N_("This is over: go back and try again.")
_DONE: Final = N_("This lesson is done.")
_WATCHED: Final = N_("That is how it can be done. Now it is your turn.")
_OTHER: Final = N_("That would be possible, too; but do what the coach asks for now.")


def said(texts: Texts, language: str) -> str:
    """A text of a lesson in a language, else in English; '' where there is none."""
    return texts.get(language, texts.get("en", ""))


def people_of(lesson: Lesson, seats: int) -> tuple[Person, ...]:
    """Who sits at the table of a lesson: the learner, and bots against whom it is played."""
    if seats == 1:
        return ()
    return tuple(
        Person(colour=seat, bot="" if seat == lesson.seat else RIVAL) for seat in range(seats)
    )


def walk_to(box: Box, lesson: Lesson, moves: list[str]) -> Walk:
    """A lesson after these moves, as far as they can be made."""
    walk = Walk(box, lesson)
    while answer := walk.reply():
        walk.match.choose_text(answer)
    for move in moves:
        if move != GO_ON and not walk.allows(move):
            break
        try:
            walk.make(move)
        except IllegalAction:
            break
    return walk


def told(box: Box, lesson: Lesson, number: int) -> list[str]:
    """The moves by which a lesson leads to a step itself."""
    walk = Walk(box, lesson)
    for _ in range(number):
        for move in walk.told:
            walk.make(move)
    return walk.moves


class Schooling(Sitting):
    """A sitting in which a lesson is walked through; its match is nobody's game, and not kept."""

    def __init__(self, walk: Walk, **beside: Any) -> None:
        people = people_of(walk.lesson, walk.match.seats)
        super().__init__(Table(walk.box, walk.match, people), **beside)
        self.walk = walk
        self.table.lets = self._lets
        self.guest = True
        self.closed = True  # the coach says how it ended
        self.hinted = False  # the coach has said how it can be done
        self.watched: list[str] | None = None  # the moves before the solution that is shown
        self._beside = beside

    @property
    def lesson(self) -> Lesson:
        """The lesson on the table."""
        return self.walk.lesson

    @property
    def place(self) -> str:
        """What the address names: the lesson."""
        return f"{LEARN}{self.table.match.game.slug}/{self.lesson.name}"

    @property
    def language(self) -> str:
        """The language that the coach speaks."""
        return self._settings.language

    def sit_down(
        self, begun: Begun, arriving: type[Go | Replace], *, covered: bool = False
    ) -> None:
        """The position is there as it is; the coach begins."""
        self.table.playback.show_all()
        self.name_place(arriving)
        self.announce()

    # -- what the coach says --------------------------------------------------------------------

    @property
    def point(self) -> str:
        """What the coach points at; '' at nothing."""
        idle = self.walk.failed or self.table.moving or self.watched is not None
        return "" if idle or self.walk.step is None else self.walk.step.point

    def words(self) -> str:
        """What the coach says now."""
        walk = self.walk
        if self.watched is not None:
            return self.say(_WATCHED)
        if walk.failed:
            return self.say(N_("That did not work out. Go back and try another way."))
        if walk.step is None:
            return self.say(N_("Well done!"))
        told = said(walk.step.says, self.language)
        hint = said(walk.step.hint, self.language) if self.hinted else ""
        return f"{told} {hint}".strip()

    def announce(self) -> None:
        """First the coach, then what is asked."""
        asked = self.table.announcement(len(self.table.match.steps), self.say)
        over = self.walk.done or self.walk.failed or self.watched is not None
        self._orders.append(Announce(self.words() if over else f"{self.words()} {asked}"))

    # -- moves ----------------------------------------------------------------------------------

    def tap(self, text: str) -> None:
        """Only what the coach asks for is chosen; anything else gets an answer."""
        if self.table.moving:
            self.table.skip()
        now = self.table.match.now
        options = now.options if isinstance(now, Decision) else ()
        idle = not self.table.options()
        if idle or (pick.narrow(options, text) and not pick.narrow(self.table.options(), text)):
            self._notices.tell(Notice(self._why_not()))
        else:
            super().tap(text)

    def _lets(self, text: str) -> bool:
        return self.watched is None and self.walk.allows(text)

    def _why_not(self) -> str:
        step = self.walk.step
        if self.watched is not None:
            return self.say(_WATCHED)
        if step is None:
            return self.say(_DONE)
        if self.walk.failed:
            return self.say(_OVER)
        if step.is_read:
            return self.say(_READ)
        return said(step.wrong, self.language) or self.say(_OTHER)

    def _sure(self, choice: str) -> bool:
        """Nothing is regretted where everything can be taken back."""
        return True

    def choose(self, text: str) -> None:
        """A choice of the learner, and what others answer."""
        before, number = len(self.table.match.steps), self.walk.number
        self.table.choose(text)
        while answer := self.walk.reply():
            self.table.choose(answer)
        self.walk.chosen(text)
        self.table.playback.show_from(before)
        self._moved(number)

    def go_on(self) -> None:
        """What the coach said is read."""
        number = self.walk.number
        self.walk.go_on()
        self._moved(number)

    def _moved(self, number: int) -> None:
        """The coach goes on, and what was done is kept."""
        walk, slug = self.walk, self.table.match.game.slug
        if walk.number != number:
            self.hinted = False
        self._let_go()
        self._notices.clear()
        learned.note(self._storage.store, slug, self.lesson.name, walk.moves, done=walk.done)
        self.announce()

    def _let_go(self) -> None:
        """What has just acted does not stay picked where the coach asks for something else: it
        would hide that."""
        now = self.table.match.now
        options = now.options if isinstance(now, Decision) else ()
        if not any(self._lets(str(one)) for one in pick.narrow(options, self.table.pick)):
            self.table.pick = ""

    def hint(self) -> None:
        """The coach says how it can be done, where that is a question."""
        self.hinted = True
        self._notices.clear()
        self.announce()

    def settle(self) -> None:
        """What the app would choose is chosen only where any way is right."""
        if self.walk.step and self.walk.step.has_goal:
            super().settle()
        else:
            self._notices.tell(Notice(self._why_not()))

    # -- back -----------------------------------------------------------------------------------

    def undo(self) -> None:
        """Go back to before the last move."""
        if self.walk.moves:
            self._go_back(self.walk.moves[:-1])
        else:
            self._tell(N_("There is nothing to take back."))

    def redo(self) -> None:
        """What was taken back is done by hand."""
        self._tell(N_("There is nothing to do again."))

    def try_again(self) -> None:
        """Go back to where this step began, or the lesson that is done."""
        if self.watched is not None:
            self._go_back(self.watched)
        else:
            self._go_back([] if self.walk.done else self.walk.way_back)

    def show_solution(self) -> None:
        """From where this step began: how it can be done; it does not count as done. Whoever came
        there on a way on which that does not go sees it after the lesson's own way."""
        step, number = self.walk.step, self.walk.number
        if step and step.solve:
            back = self.walk.way_back
            ahead = walk_to(self.walk.box, self.lesson, [*back, *step.solve])
            self._go_back(
                back if ahead.number > number else told(self.walk.box, self.lesson, number)
            )
            self.watched, before = back, len(self.table.match.steps)
            for move in step.solve:
                self.walk.make(move)
            self.table.playback.show_from(before)
            self.announce()

    def _go_back(self, moves: list[str]) -> None:
        walk = walk_to(self.walk.box, self.lesson, moves)
        Schooling.__init__(self, walk, **self._beside)
        self._notices.clear()
        self._moved(walk.number)
