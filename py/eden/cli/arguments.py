"""What several commands take from their line, checked; a mistake is one sentence."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from typing import Any, NoReturn

from eden.engine.bots import BOTS
from eden.engine.chance import SEED_BITS
from eden.engine.game import AnyGame, Options
from eden.engine.options import settle
from eden.engine.problem import Problem
from eden.games.shelf import GAMES


class Parser(argparse.ArgumentParser):
    """A parser that tells what is wrong as everything else does."""

    def error(self, message: str) -> NoReturn:
        """Every problem looks alike: a sentence, no usage, no trace."""
        raise Problem("{message}", message=message[:1].upper() + message[1:].rstrip(".") + ".")


# Where the commands are added: what `add_subparsers` returns has no public name.
Commands = Any


def add_match(command: argparse.ArgumentParser) -> None:
    """What settles a match before it begins."""
    command.add_argument("game")
    command.add_argument("--seats", type=int)
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE[,VALUE]")


def count(text: str) -> int:
    """How many: one at least."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def seed(text: str) -> int:
    """A seed as the engine takes it."""
    number = int(text)
    if not 0 <= number < 1 << SEED_BITS:
        raise ValueError
    return number


def moment(text: str) -> int:
    """After how many steps."""
    number = int(text)
    if number < 0:
        raise ValueError
    return number


count.__name__ = "whole number above 0"  # argparse names the type in its message
seed.__name__ = "whole number from 0 to 2**48"
moment.__name__ = "number of steps"


def settled(chosen: argparse.Namespace) -> tuple[AnyGame, int, Options]:
    """The game that was named, with its seats and options, checked."""
    if chosen.game not in GAMES:
        raise Problem(
            "There is no game “{game}”; the shelf has {games}.",
            game=chosen.game,
            games=", ".join(GAMES),
        )
    game = GAMES[chosen.game]
    seats = game.seats[0] if chosen.seats is None else chosen.seats
    return game, seats, settle(game, seats, _options(chosen.option))


def _options(given: list[str]) -> Options:
    options = {}
    for text in given:
        key, equals, values = text.partition("=")
        if not equals:
            raise Problem("Write an option as key=value, not “{text}”.", text=text)
        options[key] = tuple(value for value in values.split(",") if value)
    return options


def known(names: Iterable[str]) -> None:
    """Refuse a name that no bot has."""
    for name in names:
        if name not in BOTS:
            raise Problem("There is no bot “{name}”; try {bots}.", name=name, bots=", ".join(BOTS))


def show(facts: dict[str, Any], *, as_json: bool) -> None:
    """Print facts, one a line for a person, one object for a program."""
    if as_json:
        print(json.dumps(facts))
        return
    for key, value in facts.items():
        print(f"{key}: {value}")
