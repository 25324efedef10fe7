"""The command line: games, play, simulate, replay. It needs nothing but Python."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Final, NoReturn

from eden.cli import learn
from eden.engine import link
from eden.engine.bots import BOTS
from eden.engine.chance import SEED_BITS, new_seed
from eden.engine.digest import digest
from eden.engine.game import AnyGame, Options
from eden.engine.match import AnyMatch, Match
from eden.engine.options import settle
from eden.engine.problem import Problem
from eden.engine.simulate import Played, play_one, report
from eden.games.shelf import GAMES, SHELF
from eden.ui.terminal import Terminal
from eden.ui.tongue import LANGUAGES

PERSON: Final = "person"


def main(arguments: list[str] | None = None) -> int:
    """Run one command; a problem is one sentence on stderr and exit code 2."""
    try:
        chosen = _parser().parse_args(arguments)
        result: int = chosen.run(chosen)
        return result
    except Problem as problem:
        print(f"eden: {problem}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Every problem looks alike: a sentence, no usage, no trace."""
        raise Problem("{message}", message=message[:1].upper() + message[1:].rstrip(".") + ".")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="eden", description="Eden Trilogy: three board games about paradise.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    games = commands.add_parser("games", help="list the games, their seats and options")
    games.add_argument("--json", action="store_true")
    games.set_defaults(run=_games)

    play = commands.add_parser("play", help="play a game here, in the terminal")
    _add_match(play)
    play.add_argument("--seed", type=_seed, help="the same seed is the same game")
    play.add_argument(
        "--bots", default="", help=f"{', '.join(BOTS)} or person, one a seat; else you play first"
    )
    play.add_argument("--language", choices=LANGUAGES, default="en")
    play.set_defaults(run=_play)

    simulate = commands.add_parser("simulate", help="let bots play many games")
    _add_match(simulate)
    simulate.add_argument("--games", type=_count, default=100)
    simulate.add_argument(
        "--seed", type=_seed, default=0, help="of the first game; then counted up"
    )
    simulate.add_argument(
        "--bots", default="random", help=f"{' or '.join(BOTS)}, one or one a seat"
    )
    simulate.add_argument("--jobs", type=_count, default=1)
    simulate.add_argument("--check", action="store_true", help="verify the laws at every decision")
    simulate.add_argument("--links", action="store_true", help="print one link a game instead")
    simulate.add_argument("--json", action="store_true")
    simulate.set_defaults(run=_simulate)

    replay = commands.add_parser("replay", help="play a link again; '-': many, from standard input")
    replay.add_argument("link")
    replay.add_argument("--at", type=_moment, metavar="N", help="the moment after so many steps")
    replay.add_argument("--board", action="store_true", help="print the table as text")
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=_replay)
    learn.add(commands)
    return parser


def _add_match(command: argparse.ArgumentParser) -> None:
    """What settles a match before it begins."""
    command.add_argument("game")
    command.add_argument("--seats", type=int)
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE[,VALUE]")


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _seed(text: str) -> int:
    number = int(text)
    if not 0 <= number < 1 << SEED_BITS:
        raise ValueError
    return number


def _moment(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError
    return number


_count.__name__ = "whole number above 0"  # argparse names the type in its message
_seed.__name__ = "whole number from 0 to 2**48"
_moment.__name__ = "number of steps"


# -- games --------------------------------------------------------------------------------------


def _games(chosen: argparse.Namespace) -> int:
    listed = [
        {
            "slug": game.slug,
            "seats": list(game.seats),
            "options": [
                {
                    "key": option.key,
                    "values": list(option.values),
                    "default": list(option.default),
                    "many": option.many,
                }
                for option in game.options
            ],
        }
        for game in GAMES.values()
    ]
    if chosen.json:
        print(json.dumps(listed))
    else:
        for game in GAMES.values():
            options = "; ".join(f"{o.key}={'|'.join(o.values)}" for o in game.options)
            print(f"{game.slug}  seats {', '.join(map(str, game.seats))}  {options}")
    return 0


# -- play ---------------------------------------------------------------------------------------


def _play(chosen: argparse.Namespace) -> int:
    game, seats, options = _settled(chosen)
    box = SHELF[game.slug]
    seed = new_seed() if chosen.seed is None else chosen.seed
    match = Match(game, seats=seats, options=options, seed=seed)
    names = chosen.bots.split(",") if chosen.bots else [PERSON, *["ram"] * (seats - 1)]
    _known(name for name in names if name != PERSON)
    bots = {seat: box.bot(name) for seat, name in enumerate(names[:seats]) if name != PERSON}
    Terminal(match, box, bots, chosen.language).play()
    return 0


def _settled(chosen: argparse.Namespace) -> tuple[AnyGame, int, Options]:
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


def _known(names: Iterable[str]) -> None:
    for name in names:
        if name not in BOTS:
            raise Problem("There is no bot “{name}”; try {bots}.", name=name, bots=", ".join(BOTS))


# -- simulate -----------------------------------------------------------------------------------


def _simulate(chosen: argparse.Namespace) -> int:
    game, seats, options = _settled(chosen)
    names = tuple(chosen.bots.split(","))
    _known(names)
    one = partial(
        _one, slug=game.slug, seats=seats, options=options, bots=names, check=chosen.check
    )
    seeds = [(chosen.seed + n) % (1 << SEED_BITS) for n in range(chosen.games)]
    began = time.perf_counter()
    played = []
    for result in _map(one, seeds, chosen.jobs):
        played.append(result)
        if chosen.links:
            print(result.link)
    if not chosen.links:
        seconds = round(time.perf_counter() - began, 3)
        _show({**report(played, seats), "seconds": seconds}, as_json=chosen.json)
    return 0


def _options(given: list[str]) -> Options:
    options = {}
    for text in given:
        key, equals, values = text.partition("=")
        if not equals:
            raise Problem("Write an option as key=value, not “{text}”.", text=text)
        options[key] = tuple(value for value in values.split(",") if value)
    return options


def _one(
    seed: int, *, slug: str, seats: int, options: Options, bots: tuple[str, ...], check: bool
) -> Played:
    players = tuple(SHELF[slug].bot(name) for name in bots)
    return play_one(GAMES[slug], seats=seats, options=options, seed=seed, bots=players, check=check)


def _map(one: Callable[[int], Played], seeds: list[int], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds, chunksize=max(1, min(50, len(seeds) // (jobs * 4))))


# -- replay -------------------------------------------------------------------------------------


def _replay(chosen: argparse.Namespace) -> int:
    replayed = partial(_replayed, at=chosen.at)
    if chosen.link != "-" and chosen.board:
        print(_board(chosen.link, chosen.at))
        return 0
    if chosen.link != "-":
        _show(replayed(chosen.link), as_json=chosen.json)
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
    match, moment = link.decode(text, GAMES), link.moment_of(text)
    return match, len(match.steps) if moment is None else moment


def _board(text: str, at: int | None) -> str:
    match, moment = _at(text, at)
    return match.game.board(match.after(moment))


def _replayed(text: str, *, at: int | None) -> dict[str, Any]:
    match, moment = _at(text, at)
    outcome = match.outcome if moment == len(match.steps) else None
    return {
        "game": match.game.slug,
        "seats": match.seats,
        "options": {key: list(values) for key, values in match.options.items()},
        "decisions": moment,
        "outcome": None
        if outcome is None
        else {
            "winners": list(outcome.winners),
            "rule": outcome.rule,
            "scores": list(outcome.scores),
        },
        "digest": digest(match.after(moment)).hex()[:16],
    }


def _show(facts: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts))
        return
    for key, value in facts.items():
        print(f"{key}: {value}")


if __name__ == "__main__":
    sys.exit(main())
