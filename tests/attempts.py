"""Sensible wrong attempts, drawn from real games, and what a player reads who makes them.

`PYTHONPATH=py:tests python -m attempts spirit [--count 400] [--seed 1]` prints them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib import import_module
from itertools import cycle, islice
from typing import Any, Final, NamedTuple

from games import BOXES, TABLES

from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match
from eden.engine.refusal import Refusal
from eden.kit.box import Box
from eden.kit.pick import narrow, why_not
from eden.kit.say import Say
from eden.ui.tongue import LANGUAGES, speaker

# So many attempts at a moment, then some choices are made; so often a bot that looks ahead chooses.
AT_A_MOMENT: Final = 4
BETWEEN: Final = range(1, 12)
COUNT: Final = 400


class Attempt(NamedTuple):
    """What was picked at a moment, and why it cannot be chosen; None: nobody knows."""

    state: Any
    pick: str
    refusal: Refusal[Any, Any] | None

    def answer(self, box: Box, say: Say) -> str:
        """What a player reads."""
        assert self.refusal is not None, self.pick
        return f"{box.words.why(self.state, self.refusal, say)} {self.refusal.rule}"


def drawn(slug: str, *, count: int = COUNT, seed: int = 1) -> Iterator[Attempt]:
    """So many wrong attempts from games at all tables, no answer more often than needed."""
    return islice(_endless(slug, Luck(seed)), count)


def _endless(slug: str, luck: Luck) -> Iterator[Attempt]:
    wrong = import_module(f"{slug}.attempts").attempts
    tables = [table for table in TABLES if table[0].slug == slug]
    for number, (game, seats, options) in enumerate(cycle(tables)):
        match = Match(game, seats=seats, options=options, seed=number)
        while isinstance(match.now, Decision):
            yield from _at(match, list(wrong(match, luck)), luck)
            _play_on(match, luck)


def _at(match: AnyMatch, picks: list[str], luck: Luck) -> Iterator[Attempt]:
    """Some of the picks that lead nowhere, each with another reason."""
    assert isinstance(match.now, Decision)
    told: set[str] = set()
    for _ in range(min(len(picks), 10 * AT_A_MOMENT)):
        pick = luck.pick(picks)
        if narrow(match.now.options, pick):
            continue
        refusal = why_not(match.game, match.state, pick)
        key = refusal.no.key if refusal else pick
        if key not in told:
            told.add(key)
            yield Attempt(match.state, pick, refusal)
        if len(told) == AT_A_MOMENT:
            return


def _play_on(match: AnyMatch, luck: Luck) -> None:
    """Some choices, one after the other as a bot would make them."""
    box = BOXES[match.game.slug]
    for _ in range(luck.pick(BETWEEN)):
        if isinstance(match.now, Decision):
            imagined = match.game.imagine(match.state, match.now.seat, luck)
            match.choose(box.bot("greedy")(imagined, match.now, luck))


def main() -> None:
    """Print the attempts and their answers."""
    asked = argparse.ArgumentParser(description="Sensible wrong attempts and their answers.")
    asked.add_argument("game", choices=BOXES)
    asked.add_argument("--count", type=int, default=COUNT)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    box = BOXES[given.game]
    for attempt in drawn(given.game, count=given.count, seed=given.seed):
        print(attempt.pick)
        for language in LANGUAGES:
            print(f"    {attempt.answer(box, speaker(language))}")


if __name__ == "__main__":
    main()
