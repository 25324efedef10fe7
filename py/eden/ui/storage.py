"""The games that this device keeps: each under its identity, as its link."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol

from eden.engine import link
from eden.engine.game import Seat
from eden.engine.problem import Problem
from eden.ui import begun
from eden.ui.begun import Begun

_PREFIX: Final = "eden.game."
_SET_UP: Final = "eden.setup."
_KNOWN: Final = "eden.known."


class Store(Protocol):
    """A place for texts that outlasts the page; `put` says whether it worked."""

    def get(self, key: str) -> str | None: ...

    def put(self, key: str, value: str) -> bool: ...

    def drop(self, key: str) -> None: ...

    def names(self) -> list[str]: ...


@dataclass(frozen=True, slots=True)
class Kept:
    """One kept game: its identity, its link, when it was last played (in seconds).

    `seen` steps of it were shown on this device; None: all. Who is `away` plays by link.
    """

    identity: str
    link: str
    played: float
    seen: int | None
    away: frozenset[Seat] = frozenset()


class Storage:
    """The kept games in a store, each with the time of day at which it was last played."""

    def __init__(self, store: Store, time_of_day: Callable[[], float]) -> None:
        self.store = store
        self._time_of_day = time_of_day

    def keep(self, game: Begun) -> bool:
        """Keep a match as it is now; False where this device keeps nothing."""
        told: dict[str, object] = {"link": game.link, "played": self._time_of_day()}
        told |= {} if game.seen is None else {"seen": game.seen}
        told |= {"away": sorted(game.away)} if game.away else {}
        return self.store.put(_PREFIX + link.identity(game.match), json.dumps(told))

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
        seen = len(known.match.steps) if one.seen is None else one.seen
        return replace(known, seen=seen, away=one.away)

    def forget(self, identity: str) -> None:
        """Keep this game no longer."""
        self.store.drop(_PREFIX + identity)

    # -- how a game was set up last, and what is known already -----------------------------------

    def set_up(self, slug: str) -> dict[str, str] | None:
        """The form with which a game was set up last; None: it never was."""
        try:
            fields = json.loads(self.store.get(_SET_UP + slug) or "")
            return {str(name): str(value) for name, value in fields.items()}
        except (ValueError, AttributeError):
            return None

    def keep_set_up(self, slug: str, fields: Mapping[str, str]) -> None:
        """The next game is set up alike, but from another seed."""
        kept = {name: value for name, value in fields.items() if name != "seed"}
        self.store.put(_SET_UP + slug, json.dumps(kept))

    def is_new(self, what: str) -> bool:
        """Whether something is seen on this device for the first time; from now on it is known."""
        new = self.store.get(_KNOWN + what) is None
        if new:
            self.store.put(_KNOWN + what, "yes")
        return new

    def _read(self, key: str) -> Kept | None:
        try:
            data = json.loads(self.store.get(key) or "")
            seen = int(data["seen"]) if "seen" in data else None
            away = frozenset(map(int, data.get("away", ())))
            played = float(data["played"])
            return Kept(key.removeprefix(_PREFIX), str(data["link"]), played, seen, away)
        except (ValueError, KeyError, TypeError, AttributeError):
            return None
