"""Matches to test with: every game on the shelf, each with several options."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from eden.engine.bots import Luck, random_bot
from eden.engine.game import AnyGame, Decision, Event, IllegalAction, Option, Options, Outcome, play
from eden.engine.match import AnyMatch, Match
from eden.engine.options import BadOption, settle
from eden.games.shelf import GAMES


def values_of(option: Option) -> list[tuple[str, ...]]:
    """Each value alone, none and all together for a set; each value for a choice."""
    if not option.many:
        return [(value,) for value in option.values]
    return [(), *((value,) for value in option.values), option.values]


def tables_of(game: AnyGame) -> Iterator[tuple[AnyGame, int, Options]]:
    """The game with every number of seats and a fair choice of its options, without clashes.

    Values of a set stand alone only once, with the first choices that they fit; none and all of
    them stand with every choice.
    """
    keys = [option.key for option in game.options]
    alone: set[tuple[str, ...]] = set()
    for seats in game.seats:
        for values in product(*map(values_of, game.options)):
            options = dict(zip(keys, values, strict=True))
            single = tuple(
                f"{o.key}={options[o.key][0]}"
                for o in game.options
                if o.many and len(o.values) > len(options[o.key]) > 0
            )
            if _fits(game, seats, options) and single not in alone:
                alone |= {single} if single else set()
                yield game, seats, options


def _fits(game: AnyGame, seats: int, options: Options) -> bool:
    try:
        settle(game, seats, options)
    except BadOption:
        return False
    return True


def random_match(
    game: AnyGame,
    seats: int,
    options: Options,
    *,
    seed: int,
    choices: int = 10_000,
    practice: bool = False,
) -> AnyMatch:
    """A match after so many random choices, or at its end."""
    match = Match(game, seats=seats, options=options, seed=seed, practice=practice)
    luck = Luck(seed)
    for _ in range(choices):
        if not isinstance(match.now, Decision):
            break
        match.choose(random_bot(match.state, match.now, luck))
    return match


class Look(NamedTuple):
    """What lies on the table when somebody chooses or the game is over, and what just happened."""

    state: Any
    now: Decision[Any] | Outcome
    news: tuple[Event, ...] = ()
    before: Any = None


def looks(match: AnyMatch) -> Iterator[Look]:
    """What is seen at every choice of a match, and at last."""
    before = state = match.start
    news: tuple[Event, ...] = ()
    for step in match.steps:
        if step.now.is_choice:
            yield Look(state, step.now, news, before)
            before, news = state, ()
        state, news = step.state, news + step.events
    yield Look(state, match.now, news, before)


def refusal(game: AnyGame, state: Any, text: str) -> str | None:
    """The rule that refuses a text, or what went wrong instead; None: it is let in."""
    try:
        play(game, state, text)
    except IllegalAction as refused:
        return refused.rule or "refused without a rule"
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as crash:
        return repr(crash)
    return None


# Every game with every number of seats and a fair choice of its options; inside Pyodide, which has
# one core and is slower, every third of these tables.
EVERY = 3 if sys.platform == "emscripten" else 1
TABLES = tuple(table for game in GAMES.values() for table in tables_of(game))[::EVERY]
NAMES = [
    f"{game.slug}-{seats}-" + "-".join(f"{'+'.join(v) or 'none'}" for v in options.values())
    for game, seats, options in TABLES
]
