"""Problems for a game, found in games of strong players: problems.py spirit --games 20, or
--weeks 26.

At the beginning of every turn each aim of py/tools/aims/<game>.txt is tried: is there a way, by
one's own choices and without luck, to what it asks for? All ways are counted, and careless players
try it, too: what more than one in ten of them reach is no problem. What is left is printed as
`lessons/problems.txt` wants it, the hardest last; a person chooses among them.

Where a turn is too wide to be looked at as a whole, `--left 6` begins where the player made six
more choices in it; and an aim can say which choices matter: `only * moves *; * cancels *`.

`--weeks 26` goes on with `lessons/weeks.txt` until it has so many, one from each match, from the
one that `--seed` names on; a person then gives them titles. They are not looked for at each build:
that takes minutes, and every change of a bot would change the problems of weeks gone by.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from eden.cli.arguments import count
from eden.engine import link
from eden.engine.bots import BOTS
from eden.engine.chance import Luck
from eden.engine.game import CHANCE, Decision, Event, IllegalAction, Options
from eden.engine.match import AnyMatch, Match
from eden.games.shelf import SHELF
from eden.kit.box import Box
from eden.kit.lesson import Lesson, Step, read_lessons, read_steps
from eden.kit.walk import Stands, Walk, judged

AIMS: Final = Path(__file__).parent / "aims"
GAMES: Final = Path(__file__).parents[1] / "eden/games"
ONLY: Final = "only "
# So many positions are looked at for one problem; what needs more is too wide for anybody.
WIDEST: Final = 20_000
# So often careless players try, and so many of them may succeed.
TRIES: Final = 40
LUCKY: Final = 0.1
# Of all ends of a problem of a week no more than this part may be right.
COMMON: Final = 0.2
CARELESS: Final = "lamb"


class Found(NamedTuple):
    """What a search has found: the shortest way, how many ways there are, among how many ends."""

    way: tuple[str, ...]
    ways: int
    ends: int

    @property
    def rare(self) -> float:
        """The part of all ends that are right."""
        return self.ways / max(1, self.ends)


class Aim(NamedTuple):
    """What is asked for, and which choices matter for it, as patterns; none: all."""

    step: Step
    only: tuple[str, ...] = ()

    def matters(self, choice: str) -> bool:
        """Whether it can help to choose this."""
        return not self.only or any(fnmatchcase(choice, one) for one in self.only)


def read_aims(name: str, text: str) -> list[Aim]:
    """The aims of a file: steps, each with a line `only` or without."""
    lines = text.splitlines()
    steps = read_steps(name, "\n".join(one for one in lines if not one.startswith(ONLY)))
    parts = [part for part in text.split("\n\n") if part.strip()]
    told = ([one for one in part.splitlines() if one.startswith(ONLY)] for part in parts)
    only = (tuple(p.strip() for one in here for p in one[len(ONLY) :].split(";")) for here in told)
    return [Aim(*one) for one in zip(steps, only, strict=True)]


class Problem(NamedTuple):
    """A position, an aim, and what was found there."""

    aim: Step
    link: str
    seat: int
    found: Found
    lucky: int

    @property
    def text(self) -> str:
        """As the file of problems wants it."""
        step = self.aim
        goals = [f"goal {one}" for one in step.goal]
        nevers = [f"never {one}" for one in step.never]
        return "\n".join(
            [
                f"# {self.found.ways} of {self.found.ends} ends; careless {self.lucky} of {TRIES}",
                *(f"{language} {said}" for language, said in step.says.items()),
                f"link {self.link}",
                *([f"seat {self.seat}"] if self.seat else []),
                "",
                *(f"{language} {said}" for language, said in step.says.items()),
                *goals,
                *nevers,
                *(f"holds {name} {least}" for name, least in step.holds.items()),
                *(["win"] if step.win else []),
                f"within {step.within}",
                f"solve {'; '.join(self.found.way)}",
                *(f"hint {language} {said}" for language, said in step.hint.items()),
            ]
        )


def search(box: Box, state: Any, seat: int, aim: Aim, widest: int = WIDEST) -> Found | None:
    """All ways from a state to what an aim asks for, by choices of this seat alone; None: too
    many, or there is no way."""
    game, step = box.game, aim.step
    ways, ends = 0, 0
    shortest: tuple[str, ...] = ()
    waiting: deque[tuple[Any, tuple[Event, ...], tuple[str, ...]]] = deque([(state, (), ())])
    seen = {state}
    while waiting:
        here, events, path = waiting.popleft()
        now = game.pending(here)
        stands = judged(step, events, here, now, seat, box) if path else Stands.OPEN
        if stands is Stands.MET:
            ways, shortest = ways + 1, shortest or path
        if stands is not Stands.OPEN or not isinstance(now, Decision) or _is_open(now, seat):
            ends += 1
            continue
        for option in now.options:
            if now.is_choice and not aim.matters(str(option)):
                continue
            after, new = game.apply(here, option)
            if after in seen:
                continue
            if len(seen) >= widest:
                return None
            seen.add(after)
            chosen = (*path, str(option)) if now.is_choice else path
            waiting.append((after, (*events, *new), chosen))
    return Found(shortest, ways, ends) if ways else None


def _is_open(now: Decision[Any], seat: int) -> bool:
    """Whether what comes is not in this seat's hands."""
    if now.seat == CHANCE:
        return len(now.options) > 1
    return now.seat != seat and now.is_choice


def careless(box: Box, lesson: Lesson) -> int:
    """How many careless players of those who try reach the goal."""
    bot, reached = box.bot(CARELESS), 0
    for number in range(TRIES):
        walk = Walk(box, lesson)
        luck = Luck(number)
        while not (walk.done or walk.failed) and isinstance(now := walk.match.now, Decision):
            seen = box.game.imagine(walk.match.state, now.seat, luck)
            walk.make(str(bot(seen, now, luck)))
        reached += walk.done
    return reached


def turns(match: AnyMatch, left: int = 0) -> Iterator[tuple[int, int]]:
    """After how many steps a turn begins with a choice, and whose it is; or where so many choices
    are `left` of it."""
    choices: list[tuple[int, int]] = []
    for number, made in enumerate(match.steps):
        if made.now.is_choice:
            choices.append((number, made.now.seat))
        if choices and any(event.begins_turn for event in made.events):
            yield choices[-left:][0]
            choices.clear()
    if choices:
        yield choices[-left:][0]


def position(match: AnyMatch, at: int) -> AnyMatch:
    """The match as it was after so many steps."""
    before = Match(match.game, seed=match.seed, seats=match.seats, options=match.options)
    for made in match.steps[:at]:
        if made.now.is_choice:
            before.choose(made.action)
    return before


def problems(
    box: Box, match: AnyMatch, aims: Sequence[Aim], widest: int = WIDEST, left: int = 0
) -> Iterator[Problem]:
    """All problems of a match."""
    for begins in turns(match, left):
        yield from _at(box, match, begins, aims, widest)


def _at(
    box: Box, match: AnyMatch, begins: tuple[int, int], aims: Sequence[Aim], widest: int
) -> Iterator[Problem]:
    """All problems of a turn."""
    at, seat = begins
    state = match.after(at)
    for aim in aims:
        found = search(box, state, seat, aim, widest)
        if found is None or len(found.way) < 2:
            continue
        text = link.encode(position(match, at))
        step = Lesson("problem", aim.step.says, (aim.step,), link=text, seat=seat)
        try:
            lucky = careless(box, step)
        except IllegalAction:
            continue
        if lucky <= LUCKY * TRIES:
            yield Problem(aim.step, text, seat, found, lucky)


def one_of(
    box: Box, match: AnyMatch, aims: Sequence[Aim], widest: int = WIDEST, left: int = 0
) -> Problem | None:
    """A problem of a match, by its own luck: not always the first aim, nor the first turn."""
    luck, here = Luck(match.seed), [*turns(match, left)]
    while here:
        begins = here.pop(here.index(luck.pick(here)))
        first = aims.index(luck.pick(aims))
        for one in _at(box, match, begins, (*aims[first:], *aims[:first]), widest):
            if one.found.rare <= COMMON:
                return one
    return None


def more_weeks(known: str, wanted: int, found: Iterable[Problem | None]) -> Iterator[str]:
    """The texts of so many problems that the weeks lack, and none that is there already."""
    missing = wanted - len(read_lessons("week", known))
    fresh = (one for one in found if one and f"link {one.link}\n" not in known)
    for one in islice(fresh, max(0, missing)):
        yield one.text


def main(words: Sequence[str] | None = None) -> None:
    """Play, look, and print what was found."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("game", choices=[*SHELF])
    asks.add_argument("--games", type=count, default=20)
    asks.add_argument("--weeks", type=count, help="go on with weeks.txt until it has so many")
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--seats", type=int, default=None)
    asks.add_argument("--set", action="append", default=[], metavar="KEY=VALUE[,VALUE]")
    asks.add_argument("--bot", choices=BOTS, default="ram")
    asks.add_argument("--aims", type=Path)
    asks.add_argument(
        "--widest", type=count, default=WIDEST, help="give up after so many positions"
    )
    asks.add_argument("--left", type=count, default=0, help="begin so many choices before the end")
    given = asks.parse_args(words)
    box = SHELF[given.game]
    file = given.aims or AIMS / f"{given.game}.txt"
    aims = read_aims(file.stem, file.read_text("utf-8"))
    pairs = (one.partition("=") for one in given.set)
    options: Options = {key: tuple(values.split(",")) for key, _, values in pairs}
    seeds = range(given.seed, given.seed + given.games)
    matches = (played(box, seed, given.seats, options, given.bot) for seed in seeds)
    if given.weeks:
        file = GAMES / given.game / "lessons/weeks.txt"
        found_in = (one_of(box, match, aims, given.widest, given.left) for match in matches)
        for text in more_weeks(file.read_text("utf-8"), given.weeks, found_in):
            with file.open("a", encoding="utf-8") as weeks:
                weeks.write(f"\n===\n{text}\n")
        return
    found: list[Problem] = []
    for match in matches:
        found += problems(box, match, aims, given.widest, given.left)
        print(f"seed {match.seed}: {len(found)}", file=sys.stderr)
    found.sort(key=lambda one: (-one.lucky, -one.found.rare))
    print("\n===\n".join(one.text for one in found))


def played(box: Box, seed: int, seats: int | None, options: Options, name: str) -> AnyMatch:
    """A match of bots, to its end."""
    match = Match(box.game, seed=seed, seats=seats, options=options)
    bots, luck = [box.bot(name) for _ in range(match.seats)], Luck(seed)
    while isinstance(now := match.now, Decision):
        seen = box.game.imagine(match.state, now.seat, luck)
        match.choose(bots[now.seat](seen, now, luck))
    return match


if __name__ == "__main__":
    main()
