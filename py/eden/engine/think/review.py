"""Luck and choices: what is found out about a match bit by bit, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from eden.engine.game import CHANCE, Seat
from eden.engine.match import AnyMatch, Made
from eden.engine.think.hindsight import LOOKS, Hindsight, Judged
from eden.engine.think.mind import share

# So many of the most expensive choices are listed.
WORST: Final = 3
# Every choice is looked at; those that seem to cost most are thought about once more, but not too
# many of them.
_MOST_THOUGHT: Final = 24
# So many states are looked at for all luck, for a look at every choice, and for second thoughts, so
# that a long game is judged in a minute; and so many ideas are enough for one of them.
_FOR_LUCK: Final = (30_000, 20)
_FOR_A_LOOK: Final = (20_000, 24)
_FOR_THOUGHTS: Final = (40_000, 240)
# A smaller difference is none: nobody can tell it from a mistake in judging.
SMALL: Final = 0.01


class Task(NamedTuple):
    """One thing to find out: the `worth` of a moment, the `luck` of some steps, or a `choice`."""

    kind: str
    at: int
    # How many ideas it is worth, and after how many steps luck is known.
    ideas: int = 0
    end: int = 0


class Found(NamedTuple):
    """What came of a task."""

    worth: float = 0.0
    judged: Judged | None = None


class Review:
    """What is known so far of a finished match, for one seat."""

    def __init__(self, match: AnyMatch, seat: Seat) -> None:
        assert match.outcome is not None
        self.match = match
        self.seat = seat
        self.worths: dict[int, float] = {len(match.steps): share(match.outcome, seat)}
        self.lucks: dict[int, float] = {}  # by the number of steps after which it is known
        self.choices: dict[int, Judged] = {}
        self.thought: set[int] = set()  # the choices that were thought about once more
        self._done: set[Task] = set()
        self._tasks = [*_worths(match), *_choices(match, seat), *_lucks(match, seat)]
        self._ideas = _ideas(match, _FOR_THOUGHTS, _MOST_THOUGHT)
        self.led_to = _own_runs(match, seat)
        self._planned = len(self._tasks) + _MOST_THOUGHT  # at most

    # -- finding out ----------------------------------------------------------------------------

    @property
    def progress(self) -> float:
        """Which part is done."""
        return len(self._done) / self._planned

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to find out."""
        return not self.tasks

    @property
    def tasks(self) -> list[Task]:
        """What is still to be found out."""
        left = [task for task in self._tasks if task not in self._done]
        if left or len(self.thought) >= _MOST_THOUGHT:
            return left
        again = [at for at in self.worst(_MOST_THOUGHT) if at not in self.thought]
        again = again[: _MOST_THOUGHT - len(self.thought)]
        self._tasks += [Task("choice", at, self._ideas) for at in again]
        return self._tasks[len(self._done) :]

    def add(self, task: Task, found: Found) -> None:
        """Take in what was found out."""
        self._done.add(task)
        if task.kind == "luck":
            self.lucks[task.end] = found.worth
        elif task.kind == "worth":
            self.worths[task.at] = found.worth
        elif found.judged:
            self.thought |= {task.at} & self.choices.keys()
            self.choices[task.at] = found.judged

    # -- what it comes to -----------------------------------------------------------------------

    @property
    def curve(self) -> list[tuple[int, float]]:
        """The chance to win after so many steps, as far as it is known."""
        return sorted(self.worths.items())

    def cost(self, at: int) -> float:
        """What the choice after so many steps cost; nothing where it hardly differs.

        What was chosen is worth at least as much as what it led to, where nothing unknown came
        between: a plan that was seen too late is no mistake.
        """
        judged, led_to = self.choices.get(at), self.choices.get(self.led_to.get(at, -1))
        if judged is None:
            return 0.0
        cost = judged.best - max(judged.chosen, led_to.best if led_to else 0.0)
        return cost if cost >= SMALL else 0.0

    def worst(self, count: int) -> list[int]:
        """The choices that cost most, the most expensive first."""
        costly = [at for at in self.choices if self.cost(at)]
        return sorted(costly, key=lambda at: (-self.cost(at), at))[:count]


def find(hindsight: Hindsight, task: Task) -> Found:
    """Do a task."""
    if task.kind == "worth":
        return Found(hindsight.worth(task.at))
    if task.kind == "luck":
        return Found(hindsight.luck(task.at, task.end, task.ideas))
    return Found(judged=hindsight.choice(task.at, task.ideas))


def _steps(match: AnyMatch) -> Iterator[tuple[int, Made[Any, Any]]]:
    """The steps since the first choice was asked, each with how many were made before it."""
    return enumerate(match.steps[match.opening :], start=match.opening)


def _worths(match: AnyMatch) -> list[Task]:
    """The moments at which somebody chose."""
    return [Task("worth", at) for at, made in _steps(match) if made.now.is_choice]


def _choices(match: AnyMatch, seat: Seat) -> list[Task]:
    """The choices of a seat."""
    mine = [at for at, made in _steps(match) if made.now.is_choice and made.now.seat == seat]
    ideas = _ideas(match, _FOR_A_LOOK, len(mine))
    return [Task("choice", at, ideas) for at in mine]


def _own_runs(match: AnyMatch, seat: Seat) -> dict[int, int]:
    """By each choice of a seat its next one, where nobody else chose and nothing became known
    between."""
    runs: dict[int, int] = {}
    last = -1
    for at, made in _steps(match):
        if made.now.is_choice and made.now.seat == seat:
            runs |= {last: at} if last >= 0 else {}
            last = at
        if made.shows or (made.now.is_choice and made.now.seat != seat):
            last = -1
    return runs


def _lucks(match: AnyMatch, seat: Seat) -> list[Task]:
    """Dice that are thrown together, draws of a kind, and what a seat's own choice has shown."""
    spans: list[tuple[int, int]] = []
    asked = ""  # of chance, since somebody chose
    runs = False
    for at, made in _steps(match):
        now = made.now
        by_chance = now.seat == CHANCE and len(now.options) > 1
        if now.is_choice:
            asked, runs = "", now.seat == seat and made.shows
            spans += [(at, at + 1)] if runs else []
        elif by_chance and now.ask != asked:
            asked, runs = now.ask, True
            spans.append((at, at + 1))
        elif runs:  # more of the same, or what follows from it
            spans[-1] = (spans[-1][0], at + 1)
    ideas = _ideas(match, _FOR_LUCK, len(spans) * LOOKS)
    return [Task("luck", begin, ideas, end) for begin, end in spans]


def _ideas(match: AnyMatch, bounds: tuple[int, int], count: int) -> int:
    """How many ideas each of so many tasks is worth: an idea looks at every option once."""
    states, most = bounds
    options = [len(made.now.options) for made in match.choices()]
    wide = sum(options) / max(1, len(options))
    return max(1, min(most, int(states / (max(1, count) * max(1.0, wide)))))
