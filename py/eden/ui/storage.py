"""The games that this device keeps: each under its identity, as its link."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from typing import Final

from eden.engine import link
from eden.engine.game import Seat
from eden.engine.match import MOST_STEPS, AnyMatch
from eden.engine.problem import Problem
from eden.ui import begun
from eden.ui.begun import Begun
from eden.ui.company import Company
from eden.ui.dates import LATEST, here
from eden.ui.reading import read_json
from eden.ui.results import RESULT, Result, Results
from eden.ui.store import Store as Store

GAME: Final = "eden.game."
_SET_UP: Final = "eden.setup."
_KNOWN: Final = "eden.known."
# More than at any table.
_MOST_SEATS: Final = 64


@dataclass(frozen=True, slots=True)
class Kept:
    """One kept game: its identity, its link, when it was last played (in seconds) and since when.

    `seen` steps of it were shown on this device; None: all. Who is `away` plays by link. Whether it
    is `over` an older version of this page did not say.
    """

    identity: str
    link: str
    played: float
    seen: int | None
    away: frozenset[Seat] = frozenset()
    since: float = 0.0
    over: bool | None = None


class Storage:
    """The kept games and results in a store, each with the time of day at which it was played."""

    def __init__(self, store: Store, time_of_day: Callable[[], float]) -> None:
        self.store = store
        self.results = Results(store)
        self.keeps = True  # whether the last game that was to be kept could be
        self._time_of_day = time_of_day

    @property
    def today(self) -> date:
        """The day that it is here."""
        return here(self._time_of_day()).date()

    def keep(self, game: Begun) -> bool:
        """Keep a match as it is now; False where this device keeps nothing."""
        key, now = GAME + link.identity(game.match), self._time_of_day()
        before = self._read(key)
        told: dict[str, object] = {
            "link": game.link,
            "played": now,
            "since": before.since if before else now,
            "over": game.match.outcome is not None,
        }
        told |= {} if game.seen is None else {"seen": game.seen}
        told |= {"away": sorted(game.away)} if game.away else {}
        self.keeps = self.store.put(key, json.dumps(told))
        return self.keeps

    def close(self, match: AnyMatch, company: Company) -> bool:
        """A match that ended here is a result; whether it is the first one of this device."""
        known = self.look(link.identity(match))
        now = self._time_of_day()
        found = Result.of(match, company, begun=known.since if known else now, ended=now)
        first = found is not None and self.results.none
        return found is not None and self.results.keep(found) and first

    def is_running(self, identity: str) -> bool:
        """Whether this device keeps a match that is not over."""
        one = self.look(identity)
        if one is None or one.over is not None:
            return one is not None and not one.over
        known = self.find(identity)
        return known is not None and known.match.outcome is None

    def kept(self) -> list[Kept]:
        """All kept games, the last played first; what cannot be read is set aside."""
        keys = (key for key in self.store.names() if key.startswith(GAME))
        found = [one for key in keys if (one := self._read(key))]
        return sorted(found, key=lambda one: (-one.played, one.identity))

    def set_aside(self) -> list[str]:
        """The names of the games and results that are kept here and cannot be read."""
        names = self.store.names()
        games = [one for one in names if one.startswith(GAME) and self._read(one) is None]
        results = [one for one in names if one.startswith(RESULT)]
        lost = [one for one in results if self.results.find(one.removeprefix(RESULT)) is None]
        return sorted(games + lost)

    def look(self, identity: str) -> Kept | None:
        """A kept game, as it is told without being opened."""
        return self._read(GAME + identity)

    def find(self, identity: str, known: Begun | None = None) -> Begun | None:
        """What this device keeps of a match, if it can be read; where that is what is `known`
        of it already it is not played again."""
        one = self.look(identity)
        if one is None:
            return None
        try:
            known = known if known and known.link == one.link else self.read(one.link)
        except Problem:
            return None
        seen = len(known.match.steps) if one.seen is None else one.seen
        return replace(known, seen=seen, away=one.away)

    def read(self, text: str) -> Begun:
        """What a link holds, or BadLink with the reason; however long a game becomes that is played
        here, it can be opened here."""
        known = self.look(link.identity_of(text))
        return begun.read(text, own=known is not None and known.link == link.bare(text))

    def forget(self, identity: str) -> None:
        """Keep this game no longer."""
        self.store.drop(GAME + identity)

    # -- how a game was set up last, and what is known already -----------------------------------

    def set_up(self, slug: str) -> dict[str, str] | None:
        """The form with which a game was set up last; None: it never was."""
        try:
            fields = read_json(self.store.get(_SET_UP + slug) or "")
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
        return read(key.removeprefix(GAME), self.store.get(key) or "")


# Every list of games reads all of them, twice; most are as they were.
@lru_cache(maxsize=2_048)
def read(identity: str, text: str) -> Kept | None:
    """The kept game that a text tells of, if it can be read."""
    try:
        data = read_json(text)
        played, held = _seconds(data["played"]), str(data["link"])
        if not held.startswith(f"{identity}.") or not link.is_plain(held):
            raise ValueError(held)
        return Kept(
            identity,
            held,
            played,
            _steps(data["seen"]) if "seen" in data else None,
            frozenset(map(_seat, data.get("away", ()))),
            _seconds(data.get("since", played)),
            bool(data["over"]) if "over" in data else None,
        )
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        return None


def _seat(value: object) -> Seat:
    """A seat that some table may have, else ValueError."""
    if type(value) is not int or not 0 <= value < _MOST_SEATS:
        raise ValueError(value)
    return value


def _steps(value: object) -> int:
    """A number of steps, else ValueError."""
    if type(value) is not int or not 0 <= value <= MOST_STEPS:
        raise ValueError(value)
    return value


def _seconds(value: object) -> float:
    """A time of day that a calendar knows, else ValueError."""
    if not isinstance(value, int | float) or not 0 <= value < LATEST:
        raise ValueError(value)
    return float(value)
