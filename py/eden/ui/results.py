"""The results of the games that ended on this device: each under the identity of its match."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any, Final

from eden.engine import link
from eden.engine.bots import BOTS
from eden.engine.game import Options, Seat
from eden.engine.match import AnyMatch
from eden.engine.options import settle
from eden.games.shelf import GAMES, SHELF, box_for
from eden.ui.company import Company
from eden.ui.dates import LATEST, here
from eden.ui.reading import read_json
from eden.ui.store import Store

RESULT: Final = "eden.results."
# No text of ours is longer, and no number of a game larger.
_LONGEST: Final = 2_000
_LARGEST: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, with all by which results are told apart.

    `won` is None where several people here played against each other: then somebody won, and nobody
    in particular is meant. The tally is that of who is meant, else of who won.
    """

    identity: str
    slug: str
    seats: int
    options: Options
    # Which bots played, and how many people besides the one who is meant.
    bots: tuple[str, ...]
    others: int
    won: bool | None
    winners: tuple[Seat, ...]
    rule: str
    scores: tuple[int, ...]
    tally: tuple[int, ...]
    begun: date
    ended: date
    # The second at which it ended.
    at: float

    @classmethod
    def of(cls, match: AnyMatch, company: Company, *, begun: float, ended: float) -> Result | None:
        """The result of a match; None where it is not over, was practice, or nobody played it."""
        outcome = match.outcome
        if outcome is None or match.practice or match.branches or not company.humans:
            return None
        alone = len(company.here) == 1
        seat = company.here[0] if alone else min(outcome.winners, default=0)
        return cls(
            identity=link.identity(match),
            slug=match.game.slug,
            seats=match.seats,
            options=match.options,
            bots=tuple(sorted(company.bots.values())),
            others=len(company.humans) - 1,
            won=seat in outcome.winners if alone else None,
            winners=outcome.winners,
            rule=outcome.rule,
            scores=outcome.scores,
            tally=box_for(match.game).words.tally(match.state, outcome, seat),
            begun=here(begun).date(),
            ended=here(ended).date(),
            at=ended,
        )

    @property
    def text(self) -> str:
        """It as a text that can be kept."""
        told = asdict(self) | {"begun": self.begun.isoformat(), "ended": self.ended.isoformat()}
        del told["identity"]
        return json.dumps(told, separators=(",", ":"))


def read(identity: str, text: str) -> Result | None:
    """The result that a text tells of; None for any text that we would not write."""
    try:
        return _read(identity, read_json(text)) if len(text) <= _LONGEST else None
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def _read(identity: str, data: Mapping[str, Any]) -> Result:
    box = SHELF[data["slug"]]
    seats, won, at = _number(data["seats"]), data["won"], data["at"]
    options = {str(key): tuple(values) for key, values in data["options"].items()}
    found = Result(
        identity=identity,
        slug=box.game.slug,
        seats=seats,
        options=settle(GAMES[box.game.slug], seats, options),
        bots=tuple(data["bots"]),
        others=_number(data["others"]),
        won=won,
        winners=_numbers(data["winners"]),
        rule=str(data["rule"])[:10],
        scores=_numbers(data["scores"]),
        tally=_numbers(data["tally"]),
        begun=date.fromisoformat(data["begun"]),
        ended=date.fromisoformat(data["ended"]),
        at=at,
    )
    whole = (
        (won is None or isinstance(won, bool))
        and isinstance(at, int | float)
        and 0 <= at < LATEST
        and set(found.bots) <= set(BOTS)
        and len(found.bots) + found.others + 1 == seats
        and set(found.winners) <= set(range(seats))
        and len(found.tally) == len(box.words.merits)
        and found.begun <= found.ended
    )
    if not whole:
        raise ValueError(identity)
    return found


def _numbers(values: list[object]) -> tuple[int, ...]:
    return tuple(map(_number, values))


def _number(value: object) -> int:
    if type(value) is not int or abs(value) > _LARGEST:
        raise ValueError(value)
    return value


class Results:
    """The results in a store; what cannot be read is left alone."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[str, Result | None]] = {}

    @property
    def none(self) -> bool:
        """Whether there is no result yet."""
        return not any(key.startswith(RESULT) for key in self._store.names())

    def keep(self, result: Result) -> bool:
        """Keep a result, in the place of one that the same match had before."""
        return self._store.put(RESULT + result.identity, result.text)

    def find(self, identity: str) -> Result | None:
        """The result of a match."""
        text = self._store.get(RESULT + identity)
        if text is None:
            return None
        known = self._known.get(identity)
        if known is None or known[0] != text:
            known = self._known[identity] = (text, read(identity, text))
        return known[1]

    def all(self) -> list[Result]:
        """All results, the oldest first."""
        keys = [key for key in self._store.names() if key.startswith(RESULT)]
        found = [one for key in keys if (one := self.find(key.removeprefix(RESULT)))]
        return sorted(found, key=lambda one: (one.at, one.identity))
