"""The games that this device keeps: each under its identity, as its link."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from eden.engine import link
from eden.engine.match import AnyMatch
from eden.engine.people import Person
from eden.engine.problem import Problem
from eden.ui import begun
from eden.ui.begun import Begun

_PREFIX: Final = "eden.game."


class Store(Protocol):
    """A place for texts that outlasts the page; `put` says whether it worked."""

    def get(self, key: str) -> str | None: ...

    def put(self, key: str, value: str) -> bool: ...

    def drop(self, key: str) -> None: ...

    def names(self) -> list[str]: ...


@dataclass(frozen=True, slots=True)
class Kept:
    """One kept game: its identity, its link, when it was last played (in seconds).

    `seen` steps of it were shown on this device; None: all.
    """

    identity: str
    link: str
    played: float
    seen: int | None


class Storage:
    """The kept games in a store, each with the time of day at which it was last played."""

    def __init__(self, store: Store, time_of_day: Callable[[], float]) -> None:
        self.store = store
        self._time_of_day = time_of_day

    def keep(
        self, match: AnyMatch, people: tuple[Person, ...] = (), *, seen: int | None = None
    ) -> bool:
        """Keep the match as it is now; False where this device keeps nothing."""
        told = {"link": link.encode(match, people), "played": self._time_of_day()}
        text = json.dumps(told if seen is None else told | {"seen": seen})
        return self.store.put(_PREFIX + link.identity(match), text)

    def kept(self) -> list[Kept]:
        """All kept games, the last played first; what cannot be read is left alone."""
        keys = (key for key in self.store.names() if key.startswith(_PREFIX))
        found = [one for key in keys if (one := self._read(key))]
        return sorted(found, key=lambda one: -one.played)

    def find(self, identity: str) -> Begun | None:
        """What this device keeps of a match, if it can be read."""
        one = self._read(_PREFIX + identity)
        if one is None:
            return None
        try:
            known = begun.read(one.link)
        except Problem:
            return None
        return replace(known, seen=len(known.match.steps) if one.seen is None else one.seen)

    def forget(self, identity: str) -> None:
        """Keep this game no longer."""
        self.store.drop(_PREFIX + identity)

    def _read(self, key: str) -> Kept | None:
        try:
            data = json.loads(self.store.get(key) or "")
            seen = int(data["seen"]) if "seen" in data else None
            return Kept(key.removeprefix(_PREFIX), str(data["link"]), float(data["played"]), seen)
        except (ValueError, KeyError, TypeError):
            return None
