"""Golden games: whole matches as readable records, with what happened behind each choice.

`PYTHONPATH=py python3 -m tests.golden_make` plays them again after the rules or the data have
changed on purpose; `test_golden.py` fails when they have changed otherwise. No bot of ours seeks
the pyramids: `ultimediation-pyramids` is the record of a team that did, kept as it was played.
"""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from eden.engine import record
from eden.engine.chance import Luck
from eden.engine.game import CHANCE, Event, Outcome
from eden.engine.match import AnyMatch, Made, Match
from eden.games.shelf import GAMES, SHELF

FOLDER: Final = Path(__file__).parent / "golden"
WIDTH: Final = 36


class Golden(NamedTuple):
    """A game to keep: who plays it, and the rule by which it has to end."""

    name: str
    bot: str
    options: dict[str, tuple[str, ...]]
    ends: str
    seats: int = 1


GOLDEN: Final = (
    Golden("spirit-lost", "random", {"modes": ()}, "SE-25"),
    Golden("spirit-won", "greedy", {"modes": ()}, "SE-24"),
    Golden(
        "spirit-all-modes",
        "greedy",
        {"modes": ("celestial", "fearless", "resurrection", "ravage", "weakness")},
        "SE-25",
    ),
    Golden("edenia-race", "greedy", {}, "ED-20", seats=2),
    Golden("edenia-law", "greedy", {}, "ED-21", seats=3),
    Golden("edenia-prestige", "greedy", {"law": ("no",)}, "ED-22", seats=4),
    Golden("edenia-lambs", "random", {"lambs": ("yes",)}, "ED-131", seats=2),
    Golden("ultimediation-won", "greedy", {}, "UM-97"),
    Golden("ultimediation-row", "greedy", {"difficulty": ("advanced",)}, "UM-98"),
    Golden(
        "ultimediation-seven",
        "greedy",
        {"characters": ("7",), "difficulty": ("expert",), "variants": ("pyramids",)},
        "UM-99",
    ),
)


def transcript(match: AnyMatch) -> str:
    """The record of a match, each line with its events behind ';', and the outcome at the end."""
    head, _, body = record.write(match).partition("\n\n")
    lines = iter(body.splitlines())
    noted, waiting = [head, ""], ""
    for step in match.steps:
        waiting += "".join(f", {_told(event)}" for event in step.events)
        if _has_line(step):
            noted.append(f"{next(lines):<{WIDTH}} ; {waiting[2:]}".rstrip(" ;"))
            waiting = ""
    ended = match.outcome
    if ended is not None:
        noted.append(f"; ended by {ended.rule}, won by {list(ended.winners)}")
    return "\n".join([*noted, ""])


def _has_line(step: Made[Any, Any]) -> bool:
    """Whether the record shows a step: chance without alternative is left out."""
    return step.now.seat != CHANCE or len(step.now.options) > 1


def _told(event: Event) -> str:
    facts = (getattr(event, field.name) for field in fields(event))  # type: ignore[arg-type]
    return " ".join([type(event).__name__, *map(_word, facts)])


def _word(fact: object) -> str:
    match fact:
        case Enum():
            return fact.name.lower()
        case (Enum(), *_):
            return "+".join(map(_word, fact))
        case _:
            return str(fact)


def played(golden: Golden, seed: int) -> AnyMatch:
    """The match that a bot plays from this seed to its end."""
    slug = golden.name.partition("-")[0]
    game = GAMES[slug]
    bot = SHELF[slug].bot(golden.bot)
    match = Match(game, seats=golden.seats, options=golden.options, seed=seed)
    luck = Luck(seed)
    while not isinstance(match.now, Outcome):
        match.choose(bot(game.imagine(match.state, match.now.seat, luck), match.now, luck))
    return match


def main() -> None:
    """Write all golden games, each from the first seed that ends as it should."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        matches = (played(golden, seed) for seed in count(1))
        match = next(m for m in matches if m.outcome and m.outcome.rule == golden.ends)
        (FOLDER / f"{golden.name}.txt").write_text(transcript(match), encoding="utf-8")
        print(golden.name, "from seed", match.seed, "ended by", match.outcome)


if __name__ == "__main__":
    main()
