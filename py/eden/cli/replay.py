"""`replay`: what a link leads to."""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from typing import Any

from eden.cli.arguments import Commands, moment, show
from eden.engine import link
from eden.engine.digest import digest
from eden.engine.match import AnyMatch
from eden.engine.problem import Problem
from eden.games.shelf import EDITIONS


def add(commands: Commands) -> None:
    """The command and what can be said to it."""
    replay = commands.add_parser("replay", help="play a link again; '-': many, from standard input")
    replay.add_argument("link")
    replay.add_argument("--at", type=moment, metavar="N", help="the moment after so many steps")
    replay.add_argument("--board", action="store_true", help="print the table as text")
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """One link, or one a line; a bad one among many does not stop the others."""
    replayed = partial(_replayed, at=chosen.at)
    if chosen.link != "-" and chosen.board:
        print(_board(chosen.link, chosen.at))
        return 0
    if chosen.link != "-":
        show(replayed(chosen.link), as_json=chosen.json)
        return 0
    for line in sys.stdin:
        try:
            print(json.dumps(replayed(line.strip())))
        except Problem as problem:
            print(json.dumps({"error": str(problem)}))
    return 0


def _at(text: str, at: int | None) -> tuple[AnyMatch, int]:
    """The match of a link, and after how many steps it is looked at."""
    text = text if at is None else link.at_moment(text.partition("@")[0], at)
    match, steps = link.decode(text, EDITIONS), link.moment_of(text)
    return match, len(match.steps) if steps is None else steps


def _board(text: str, at: int | None) -> str:
    match, steps = _at(text, at)
    return match.game.board(match.after(steps))


def _replayed(text: str, *, at: int | None) -> dict[str, Any]:
    match, steps = _at(text, at)
    outcome = match.outcome if steps == len(match.steps) else None
    return {
        "game": match.game.slug,
        "seats": match.seats,
        "options": {key: list(values) for key, values in match.options.items()},
        "decisions": steps,
        "outcome": None
        if outcome is None
        else {
            "winners": list(outcome.winners),
            "rule": outcome.rule,
            "scores": list(outcome.scores),
        },
        "digest": digest(match.after(steps)).hex()[:16],
    }
