"""A match with its people as it comes to this device, and what of it is new here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from eden.engine import link, record
from eden.engine.game import Seat
from eden.engine.match import AnyMatch
from eden.engine.people import Person, can_sit
from eden.games.shelf import EDITIONS


@dataclass(frozen=True, slots=True)
class Begun:
    """A match, who plays it, and how many steps this device has shown; None: it was never here.

    Those who are `away` play by link, on a device of their own.
    """

    match: AnyMatch
    people: tuple[Person, ...] = ()
    seen: int | None = None
    away: frozenset[Seat] = frozenset()

    @property
    def link(self) -> str:
        """The link that holds all of it."""
        return link.encode(self.match, self.people)

    def choices(self) -> list[str]:
        """The choices as their texts."""
        return [str(step.action) for step in self.match.choices()]

    def after(self, mine: Begun | None) -> Begun:
        """The same for a device that has what is `mine`."""
        if mine is None:
            return self
        alike = _alike(
            [step.action for step in mine.match.steps[: mine.seen]],
            [step.action for step in self.match.steps],
        )
        return replace(self, people=self.people or mine.people, seen=alike, away=mine.away)

    def continues(self, other: Begun) -> bool:
        """Whether it has all choices of another one of the same match, and maybe more."""
        return _alike(self._made(), theirs := other._made()) == len(theirs)

    def parts_from(self, other: Begun) -> int:
        """The number of the first choice that differs, where neither continues the other."""
        return _alike(self._made(), other._made()) + 1

    def _made(self) -> list[object]:
        """The choices as they are compared: their texts would take longer to write."""
        return [step.action for step in self.match.choices()]


def _alike(one: Sequence[object], other: Sequence[object]) -> int:
    """With how many equal members both begin."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def read(text: str, *, own: bool = False) -> Begun:
    """What a link holds, or BadLink with the reason; that of our `own` game may be longer."""
    return Begun(link.decode(text, EDITIONS, own=own), link.people_of(text))


def read_record(text: str) -> Begun:
    """What a record holds, or BadRecord with the reason."""
    match, people = record.read(text, EDITIONS), record.people_of(text)
    return Begun(match, people if can_sit(people, match.game, match.seats) else ())
