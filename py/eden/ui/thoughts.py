"""What is asked of those who think, and what they answer: values that travel as texts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, NamedTuple

from eden.engine.think.player import Reason

# The kind of job that these questions are, see `jobs.py`.
THINK: Final = "think"


@dataclass(frozen=True, slots=True)
class Asked:
    """Think about the match of a link, at a level; the same seed thinks the same."""

    link: str
    level: str
    seed: int = 0
    # The texts of the options that may be chosen, where not all: others are weighed all the same.
    only: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """It as a job."""
        return json.dumps({"do": THINK} | asdict(self))

    @classmethod
    def of(cls, job: Mapping[str, Any]) -> Asked:
        """What a job asks."""
        return cls(job["link"], job["level"], job["seed"], tuple(job["only"]))


class Option(NamedTuple):
    """An option by its text, what it is worth, and how often it was followed up."""

    text: str
    worth: float
    visits: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What was chosen ('': nothing could be), all options, the best first, the plan, and why."""

    action: str = ""
    weighed: tuple[Option, ...] = ()
    plan: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()

    @property
    def worth(self) -> float:
        """The chance to win, as far as this player can tell."""
        return next((one.worth for one in self.weighed if one.text == self.action), 0.0)

    @property
    def text(self) -> str:
        """It as a text."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> Answer:
        """The answer that a text holds."""
        told = json.loads(text)
        return cls(
            told["action"],
            tuple(Option(*one) for one in told["weighed"]),
            tuple(told["plan"]),
            tuple(Reason(*one) for one in told["reasons"]),
        )


def together(answers: Sequence[Answer], only: Sequence[str] = ()) -> Answer:
    """What several have found out about one position: who looked more often counts more.

    Plan and reasons are those of the first who would choose the same, else of the first.
    """
    found: dict[str, list[Option]] = {}
    for answer in answers:
        for one in answer.weighed:
            found.setdefault(one.text, []).append(one)
    mixed = [_mean(text, ones) for text, ones in found.items()]
    weighed = tuple(sorted(mixed, key=lambda one: (-one.worth, -one.visits)))
    best = next((one.text for one in weighed if not only or one.text in only), answers[0].action)
    told = next((one for one in answers if one.action == best), None)
    if told is None:  # nobody alone would choose it: nobody has a plan for it
        return Answer(best, weighed, (best,), answers[0].reasons)
    return replace(told, weighed=weighed)


def _mean(text: str, ones: list[Option]) -> Option:
    visits = sum(one.visits for one in ones)
    # A glance counts as one visit.
    total = sum((one.visits + 1) * one.worth for one in ones)
    return Option(text, total / (visits + len(ones)), visits)
