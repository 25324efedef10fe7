"""Golden games: whole matches as readable records, with what happened behind each choice.

    PYTHONPATH=py:tests python3 -m golden_make                   what is recorded is told again
    PYTHONPATH=py:tests python3 -m golden_make --again nim-last  this one is played again

The first is enough when only what is told behind ';' or spoken has changed, and plays what a game's
`golden.py` names but nobody has played yet; the second is for rules that have changed on purpose.
`test_golden.py` fails when they have changed otherwise.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

import spoken
from games import BOXES, GAMES

from eden.engine import record
from eden.engine.chance import Luck
from eden.engine.game import CHANCE, Event, Outcome
from eden.engine.match import AnyMatch, Made, Match
from eden.games.shelf import SHELF
from eden.ui.tongue import LANGUAGES

TESTS: Final = Path(__file__).parent
FOLDER: Final = TESTS / "golden"
WIDTH: Final = 36


class Golden(NamedTuple):
    """A game to keep: the rule by which it has to end, and which bot plays it.

    Where no bot of ours plays like that, `bot` is '' and the record is kept as it was played. Of
    each game one is `spoken`, too: all that is told to those who listen (see spoken.py).
    """

    ends: str
    bot: str = "greedy"
    seats: int = 1
    options: Mapping[str, tuple[str, ...]] = {}
    spoken: bool = False


def slug_of(name: str) -> str:
    """The game of a golden file, by the beginning of its name."""
    return name.partition("-")[0]


def wanted() -> dict[str, Golden]:
    """What the tests/<slug>/golden.py of all games name, by the names of the golden files."""
    return {
        f"{slug}-{name}": golden
        for slug in BOXES
        if (TESTS / slug / "golden.py").exists()
        for name, golden in import_module(f"{slug}.golden").GOLDEN.items()
    }


# -- telling ------------------------------------------------------------------------------------


def transcript(match: AnyMatch) -> str:
    """The record of a match, each line with its events behind ';'; at the end how it ended, and
    the board as it was then."""
    head, _, body = record.write(match).partition("\n\n")
    lines = iter(body.splitlines())
    noted, waiting = [head, ""], ""
    for step in match.steps:
        waiting += "".join(f", {_told(event)}" for event in step.events)
        if _has_line(step):
            noted.append(f"{next(lines):<{WIDTH}} ; {waiting[2:]}".rstrip(" ;"))
            waiting = ""
    if waiting:  # the last thing that happened had no alternative
        noted.append(f"; {waiting[2:]}")
    ended = match.outcome
    if ended is not None:
        noted.append(f"; ended by {ended.rule}, won by {list(ended.winners)}")
    noted += [f"; {line}".rstrip() for line in str(match).splitlines()]
    return "\n".join([*noted, ""])


def _has_line(step: Made[Any, Any]) -> bool:
    """Whether the record shows a step: chance without alternative is left out."""
    return step.now.seat != CHANCE or len(step.now.options) > 1


def _told(event: Event) -> str:
    facts = (getattr(event, field.name) for field in fields(event))  # type: ignore[arg-type]
    return f"{type(event).__name__} {' '.join(map(_word, facts))}".strip()


def _word(fact: object) -> str:
    match fact:
        case Enum():
            return fact.name.lower()
        case (Enum(), *_):
            return "+".join(map(_word, fact))
        case _:
            return str(fact)


# -- playing ------------------------------------------------------------------------------------


def played(name: str, golden: Golden, seed: int) -> AnyMatch:
    """The match that a bot plays from this seed to its end."""
    box = BOXES[slug_of(name)]
    bot = box.bot(golden.bot)
    match = Match(box.game, seats=golden.seats, options=golden.options, seed=seed)
    luck = Luck(seed)
    while not isinstance(match.now, Outcome):
        match.choose(bot(box.game.imagine(match.state, match.now.seat, luck), match.now, luck))
    return match


def first(name: str, golden: Golden) -> AnyMatch:
    """The match from the first seed with which the game ends as it should."""
    if not golden.bot:
        raise SystemExit(f"No bot plays {name}: it can only be told again.")
    matches = (played(name, golden, seed) for seed in count(1))
    return next(match for match in matches if match.outcome and match.outcome.rule == golden.ends)


def told_again(path: Path) -> AnyMatch:
    """The match of a golden file; the rules must still lead through it."""
    try:
        return record.read(path.read_text(encoding="utf-8"), GAMES)
    except record.BadRecord as problem:
        raise SystemExit(f"{path.name}: {problem} If that is meant: --again {path.stem}") from None


def main() -> None:
    """Write all golden games that have changed."""
    parser = argparse.ArgumentParser(description="Write the golden games.")
    parser.add_argument("--again", nargs="+", default=[], metavar="NAME", help="play these again")
    again = parser.parse_args().again
    golden = wanted()
    for name in sorted({*golden, *(path.stem for path in FOLDER.glob("*.txt"))}):
        path = FOLDER / f"{name}.txt"
        keep = path.exists() and name not in again
        match = told_again(path) if keep else first(name, golden[name])
        _write(path, transcript(match))
        if name in golden and golden[name].spoken and slug_of(name) in SHELF:
            for language in LANGUAGES:
                _write(spoken.file(slug_of(name), language), spoken.transcript(match, language))


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
