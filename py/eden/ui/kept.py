"""The games that this device keeps: each under its identity, as its link."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, Protocol

from eden.engine import link
from eden.engine.match import AnyMatch
from eden.engine.people import Person

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


def keep(
    store: Store,
    match: AnyMatch,
    people: tuple[Person, ...],
    now: float,
    *,
    seen: int | None = None,
) -> bool:
    """Keep the match as it is now; False where this device keeps nothing."""
    told = {"link": link.encode(match, people), "played": now}
    text = json.dumps(told if seen is None else told | {"seen": seen})
    return store.put(_PREFIX + link.identity(match), text)


def kept(store: Store) -> list[Kept]:
    """All kept games, the last played first; what cannot be read is left alone."""
    found = [one for key in store.names() if key.startswith(_PREFIX) if (one := _read(store, key))]
    return sorted(found, key=lambda one: -one.played)


def find(store: Store, identity: str) -> Kept | None:
    """The kept game with this identity."""
    return _read(store, _PREFIX + identity)


def forget(store: Store, identity: str) -> None:
    """Keep this game no longer."""
    store.drop(_PREFIX + identity)


def _read(store: Store, key: str) -> Kept | None:
    try:
        data = json.loads(store.get(key) or "")
        seen = int(data["seen"]) if "seen" in data else None
        return Kept(key.removeprefix(_PREFIX), str(data["link"]), float(data["played"]), seen)
    except (ValueError, KeyError, TypeError):
        return None
