"""What to test with: every game on the shelf and in the examples, each at several tables."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, NamedTuple, TypeVar

from eden.engine.bots import Luck, random_bot
from eden.engine.game import (
    CHANCE,
    AnyGame,
    Decision,
    Event,
    IllegalAction,
    Option,
    Options,
    Outcome,
    play,
)
from eden.engine.match import AnyMatch, Made, Match
from eden.engine.options import BadOption, settle
from eden.engine.refusal import No, Noes
from eden.engine.step import Step
from eden.games.shelf import SHELF, box_of
from eden.kit.assets import Rule
from eden.kit.box import Box

T = TypeVar("T")

ROOT: Final = Path(__file__).parents[1]
# The package of every game by its slug; one that is on the shelf is not looked for elsewhere.
PACKAGES: Final = {
    **{folder.parent.name: f"examples.{folder.parent.name}"
       for folder in sorted((ROOT / "py/examples").glob("*/box.py"))},
    **{slug: f"eden.games.{slug}" for slug in SHELF},
}  # fmt: skip
BOXES: Final[dict[str, Box]] = {slug: box_of(package) for slug, package in PACKAGES.items()}
GAMES: Final[dict[str, AnyGame]] = {slug: box.game for slug, box in BOXES.items()}


def part_of(slug: str, part: str) -> Any:
    """A module of a game's folder: `part_of("nim", "words.log")`."""
    return import_module(f"{PACKAGES[slug]}.{part}")


def folder_of(slug: str) -> Path:
    """Where a game lies."""
    return ROOT / "py" / Path(*PACKAGES[slug].split("."))


def own_rule(slug: str, identity: str | None, language: str = "en") -> Rule | None:
    """The rule with this id in the game's own rulebook, if there is one."""
    return BOXES[slug].assets.rules.get(language, {}).get(identity or "")


def reasons_of(slug: str) -> dict[str, No[Any, Any]]:
    """All that can be said against an action in a game, by its key: found in its rules."""
    package = import_module(f"{PACKAGES[slug]}.rules")
    found: dict[str, No[Any, Any]] = {}
    for info in iter_modules(package.__path__):
        for value in vars(part_of(slug, f"rules.{info.name}")).values():
            found |= {no.key: no for no in _noes(value)}
    return found | {no.key: no for no in _noes(BOXES[slug].game.untimely)}  # type: ignore[attr-defined]


def _noes(value: object) -> Iterator[No[Any, Any]]:
    """The reasons in a table, a step or a judge, however deep."""
    match value:
        case No():
            yield value
        case Noes(noes=inside) | Step(against=inside):
            yield from _noes(inside)
        case dict():
            yield from _noes(tuple(value.values()))
        case tuple():
            for one in value:
                yield from _noes(one)


# -- tables -------------------------------------------------------------------------------------


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


# Every game with every number of seats and a fair choice of its options; inside Pyodide, which has
# one core and is slower, every third of these tables.
EVERY = 3 if sys.platform == "emscripten" else 1
TABLES = tuple(table for game in GAMES.values() for table in tables_of(game))[::EVERY]
NAMES = [
    f"{game.slug}-{seats}-" + "-".join(f"{'+'.join(v) or 'none'}" for v in options.values())
    for game, seats, options in TABLES
]


# -- matches ------------------------------------------------------------------------------------


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


@cache
def match_at(name: str) -> AnyMatch:
    """A random match to the end at the table of this name: all laws look at the same one.

    Every table has a seed of its own: with the same one many would lead to the same match.
    """
    number = NAMES.index(name)
    return random_match(*TABLES[number], seed=number)


class Moment(NamedTuple):
    """A step of a match, and the state before it."""

    before: Any
    step: Made[Any, Any]


def moments_of(match: AnyMatch, most: int, *, chance: bool = False) -> list[Moment]:
    """So many moments from the whole match at which a seat chose, and the first of every kind.

    Moments are of one kind when the same is asked, among actions of the same classes; with `chance`
    also those at which nobody chose.
    """
    states = [match.start, *(step.state for step in match.steps)]
    moments = list(map(Moment, states, match.steps))
    asked = [moment for moment in moments if chance or moment.step.now.seat != CHANCE]
    kinds: dict[object, Moment] = {}
    for moment in asked:
        now = moment.step.now
        kinds.setdefault((now.ask, frozenset(map(type, now.options))), moment)
    found = (*kinds.values(), *spread(asked, most))
    return list({id(moment): moment for moment in found}.values())


def spread(things: Sequence[T], most: int) -> Sequence[T]:
    """So many of the things at the most, from the first to the last."""
    return things[:: max(1, -(-len(things) // most))]


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


class Held:
    """A game held in one state: what is pending there is worked out once for a thousand texts."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game, self._now = game, game.pending(state)

    def pending(self, state: Any) -> Decision[Any] | Outcome:
        return self._now

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def refusals(game: AnyGame, state: Any, texts: Iterable[str]) -> dict[str, str | None]:
    """What the checked door answers to each text, as `refusal` says."""
    held: Any = Held(game, state)
    return {text: refusal(held, state, text) for text in texts}


def refusal(game: AnyGame, state: Any, text: str) -> str | None:
    """The rule that refuses a text, or what went wrong instead; None: it is let in."""
    try:
        play(game, state, text)
    except IllegalAction as refused:
        return refused.rule or "refused without a rule"
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as crash:
        return repr(crash)
    return None
