"""A match with its people as it comes to this device, and what of it is new here."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from eden.engine import link
from eden.engine.game import NOBODY
from eden.engine.match import AnyMatch
from eden.engine.people import Person
from eden.engine.problem import Problem
from eden.games.shelf import GAMES
from eden.ui import kept
from eden.ui.kept import Store
from eden.ui.table import Table


@dataclass(frozen=True, slots=True)
class Begun:
    """A match, who plays it, and how many steps this device has shown; None: it was never here."""

    match: AnyMatch
    people: tuple[Person, ...] = ()
    seen: int | None = None

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
        pairs = zip(mine.match.steps[: mine.seen], self.match.steps, strict=False)
        alike = sum(1 for _ in takewhile(lambda pair: pair[0].action == pair[1].action, pairs))
        return Begun(self.match, self.people or mine.people, alike)


def read(text: str) -> Begun:
    """What a link holds, or BadLink with the reason."""
    return Begun(link.decode(text, GAMES), link.people_of(text))


def find(store: Store, identity: str) -> Begun | None:
    """What this device keeps of a match, if it can be read."""
    found = kept.find(store, identity)
    try:
        begun = read(found.link) if found else None
    except Problem:
        return None
    if found is None or begun is None:
        return None
    steps = len(begun.match.steps)
    return Begun(begun.match, begun.people, steps if found.seen is None else found.seen)


def first_new(table: Table, seen: int | None) -> int:
    """The step from which on the match is shown: after what was seen here, else after the last
    choice of the one who looks; nothing is new unless somebody else has chosen since."""
    steps = table.match.steps
    if seen is not None:
        return min(seen, len(steps))
    looks = table.humans[0] if len(table.humans) == 1 else table.turn
    if looks == NOBODY:
        return len(steps)
    choices = [(n, step.now.seat) for n, step in enumerate(steps) if step.now.is_choice]
    own = max((n for n, seat in choices if seat == looks), default=-1)
    others = [n for n, _ in choices if n > own]
    if not others:
        return len(steps)
    return own + 1 if own >= 0 else others[0]
