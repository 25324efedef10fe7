"""The log of a match: what happened, in the sentences of its game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from eden.engine.people import Person
from eden.kit.box import Words
from eden.kit.log import Line
from eden.kit.say import Say
from eden.ui.playback import AnyMade
from eden.ui.tongue import speaker


class Log:
    """The lines of a match, told to these people; each step is put into words once."""

    def __init__(self, words: Words, people: tuple[Person, ...] = ()) -> None:
        self._words = words
        self._people = people
        self._language = ""
        self._known: list[tuple[AnyMade, tuple[Line, ...]]] = []  # in this language
        self._lines: list[tuple[int, Line]] = []  # of those steps

    def lines(self, steps: Sequence[AnyMade], language: str) -> list[tuple[int, Line]]:
        """The lines of all these steps, each with the number of steps after which it was told;
        those that were told before are not made again."""
        if language != self._language:
            self._language, self._known = language, []
        if self._is_known(steps):
            return self._lines
        pairs = zip(self._known, steps, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0][0] is pair[1], pairs))
        say = speaker(language, self._people)
        self._known[same:] = [(step, tuple(self.told(step, say))) for step in steps[same:]]
        self._lines = [
            (at, one) for at, (_, told) in enumerate(self._known, start=1) for one in told
        ]
        return self._lines

    def _is_known(self, steps: Sequence[AnyMade]) -> bool:
        """Whether these are the steps that were told last: a step belongs to one course alone."""
        if not steps or len(steps) != len(self._known):
            return False
        return self._known[-1][0] is steps[-1]

    def told(self, step: AnyMade, say: Say) -> Iterator[Line]:
        """The lines of one step."""
        for event in step.events:
            line = self._words.tell(step.state, event, say)
            if line is not None:
                yield line
