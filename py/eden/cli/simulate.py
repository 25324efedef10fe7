"""`simulate`: bots play many games, here, in several processes or on a cluster."""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from eden.cli.arguments import Commands, add_match, count, known, seed, settled, show
from eden.cli.progress import watched
from eden.engine.bots import BOTS
from eden.engine.problem import Problem
from eden.study.crew import Crew, Lost, play_all, processes
from eden.study.results import Results
from eden.study.series import Due, Entry, Series, by_seat, told


def add(commands: Commands) -> None:
    """The command and what can be said to it."""
    simulate = commands.add_parser("simulate", help="let bots play many games")
    add_match(simulate)
    simulate.add_argument("--games", type=count, default=100)
    simulate.add_argument("--seed", type=seed, default=0, help="of the first game; then counted up")
    simulate.add_argument(
        "--bots", default="random", help=f"{' or '.join(BOTS)}, one or one a seat"
    )
    simulate.add_argument(
        "--swap", action="store_true", help="each seed once in every rotation of the bots"
    )
    where = simulate.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=count, default=1, help="processes of this machine")
    where.add_argument("--cluster", metavar="ADDRESS", help="of a Dask scheduler: host:port")
    simulate.add_argument("--check", action="store_true", help="verify the laws at every decision")
    simulate.add_argument(
        "--out", type=Path, metavar="FILE", help="a JSON line a game; goes on with what is there"
    )
    simulate.add_argument("--links", action="store_true", help="print one link a game instead")
    simulate.add_argument("--json", action="store_true")
    simulate.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play, and tell; 1 when a game was lost because it kills whoever plays it."""
    game, seats, options = settled(chosen)
    names = chosen.bots.split(",")
    known(names)
    series = Series(game.slug, seats, options, by_seat(names, seats), chosen.check)
    games = series.games(chosen.games, chosen.seed, swap=chosen.swap)
    began = time.perf_counter()
    with _crew(chosen) as crew:
        entries, lost = play_out(series, games, crew, chosen.out)
    if chosen.links:
        for entry in entries:
            print(entry.played.link)
    elif entries:
        facts = told(series, entries, swap=chosen.swap)
        _tell({**facts, "seconds": round(time.perf_counter() - began, 3)}, as_json=chosen.json)
    for due in lost:
        print(
            f"eden: The game of seed {due.seed}, rotation {due.rotation}, killed its worker twice.",
            file=sys.stderr,
        )
    return 1 if lost else 0


def _crew(chosen: argparse.Namespace) -> AbstractContextManager[Crew | None]:
    """Who plays: a cluster, processes, or nobody but this one."""
    if chosen.cluster is None:
        return nullcontext(processes(chosen.jobs) if chosen.jobs > 1 else None)
    try:
        module = importlib.import_module("eden.study.cluster")
    except ModuleNotFoundError as error:
        raise Problem(
            "A cluster needs {module}, which is not installed: "
            "pip install 'eden-trilogy[cluster]'.",
            module=error.name,
        ) from None
    crew: AbstractContextManager[Crew] = module.cluster(chosen.cluster)
    return crew


def play_out(
    series: Series, games: list[Due], crew: Crew | None, out: Path | None
) -> tuple[list[Entry], list[Due]]:
    """The games in their order, those of the file among them, and those that were lost; `out` has
    them all at the end."""
    results = Results(out, series) if out else None
    there = {due: results.there[due] for due in games if due in results.there} if results else {}
    missing = [due for due in games if due not in there]
    lost: list[Due] = []
    try:
        for answer in watched(_answers(series, missing, crew), len(games), len(there)):
            if isinstance(answer, Lost):
                lost.append(answer.game)
                continue
            there[answer.due] = answer
            if results:
                results.add(answer)
    finally:
        if results:
            results.close(tidy=len(there) + len(lost) == len(games))
    return [there[due] for due in games if due in there], lost


def _answers(
    series: Series, games: Iterable[Due], crew: Crew | None
) -> Iterator[Entry | Lost[Due]]:
    return map(series.play, games) if crew is None else play_all(series.play, games, crew)


def _tell(facts: dict[str, object], *, as_json: bool) -> None:
    """The shares one a line for a person, with their numbers for a program."""
    shares = facts.pop("shares")
    assert isinstance(shares, list)
    if as_json:
        show({**facts, "shares": [share.facts() for share in shares]}, as_json=True)
        return
    show(facts, as_json=False)
    for share in shares:
        print(share)
