"""Finding out how a game stands, and how it came to it: what is known, and how it is told."""

from __future__ import annotations

import json
from typing import Final

from eden.engine.game import Seat
from eden.engine.match import AnyMatch
from eden.engine.think.estimate import PLAYOUTS, Chance, Shares, chances
from eden.engine.think.review import Review
from eden.kit.say import N_, Say
from eden.ui import studies

# So many tasks of a review are handed over at once; whoever does them stops after a while.
_AT_ONCE: Final = 200
_SIGNS: Final = {True: "+", False: "\u2212"}


class Estimating:
    """The estimate of one moment, for those whose eyes see it; it grows while it runs."""

    def __init__(self, link: str, seat: Seat) -> None:
        self.link = link
        self.seat = seat
        self.played: list[Shares] = []

    @property
    def is_done(self) -> bool:
        """Whether enough was played."""
        return len(self.played) >= PLAYOUTS

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The chance of each seat, as far as it is known."""
        return chances(self.played)

    @property
    def job(self) -> str:
        """What is to be done next."""
        return studies.estimate_job(self.link, self.seat, len(self.played))

    def hear(self, answer: str) -> None:
        """Take in what was found."""
        self.played += studies.read_estimate(answer)


class Reviewing:
    """Luck and choices of a match that is over, seat by seat; it can be stopped, and goes on."""

    def __init__(self, link: str, match: AnyMatch, seat: Seat) -> None:
        self.link = link
        self.runs = True
        self._match = match
        self._reviews = {seat: Review(match, seat)}
        self.seat = seat

    @property
    def review(self) -> Review:
        """What is known for the seat that looks."""
        return self._reviews[self.seat]

    @property
    def is_done(self) -> bool:
        """Whether all is known."""
        return self.review.is_done

    @property
    def job(self) -> str:
        """What is to be done next."""
        return studies.review_job(self.link, self.seat, self.review.tasks[:_AT_ONCE])

    def look(self, seat: Seat) -> None:
        """Let another seat look."""
        self.seat, self.runs = seat, True
        if seat not in self._reviews:
            self._reviews[seat] = Review(self._match, seat)

    def hear(self, answer: str) -> None:
        """Take in what was found."""
        for task, found in studies.read_review(answer):
            self.review.add(task, found)


Studied = Estimating | Reviewing


def percent(part: float) -> int:
    """A part as a whole number of percent."""
    return round(100 * part)


def signed(part: float) -> str:
    """A change in percent, with its sign."""
    whole = percent(part)
    return f"{_SIGNS[whole > 0]}{abs(whole)}" if whole else "0"


def bounds(chance: Chance) -> tuple[int, int]:
    """The range in percent; what is not decided is never certain."""
    low, high = max(1, percent(chance.low)), min(99, percent(chance.high))
    return min(low, 98), max(high, 2)


def told_chance(chance: Chance, say: Say) -> str:
    """The range in words."""
    low, high = bounds(chance)
    return say(N_("{low} to {high} percent"), low=low, high=high)


def same_job(job: str, answered: str) -> bool:
    """Whether an answer belongs to what is asked now: the same match, seat and beginning."""
    asked, told = json.loads(job), json.loads(answered)
    keys = ("do", "link", "seat", "first")
    if any(asked.get(key) != told.get(key) for key in keys):
        return False
    return bool(asked.get("tasks", [])[:1] == told.get("tasks", [])[:1])
