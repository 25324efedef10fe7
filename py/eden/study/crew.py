"""A crew: those who play the games of a series, here or elsewhere; any of them may die."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from eden.engine.problem import Problem

G = TypeVar("G")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Crew:
    """Where games are played: any executor of `concurrent.futures` will do."""

    # A new executor; asked for again when one is broken, because a worker of it has died.
    gather: Callable[[], Executor]
    # So many games are given out at a time.
    at_once: int
    # What an executor answers that replaces workers by itself, and gives a game up at last.
    given_up: tuple[type[Exception], ...] = ()
    # Whether there is anybody to wait for, when nothing has come for so many seconds.
    manned: Callable[[], bool] = lambda: True
    patience: float = 120


@dataclass(frozen=True, slots=True)
class Lost(Generic[G]):
    """A game that killed its worker twice."""

    game: G


class Deserted(Problem):
    """Games wait, and nobody is there to play them."""


def processes(jobs: int) -> Crew:
    """So many processes of this machine, each with another game at hand."""
    return Crew(partial(ProcessPoolExecutor, jobs, initializer=_heed_nobody), 2 * jobs)


def _heed_nobody() -> None:
    """Ctrl+C is for the one who gives out the games: it lets the others end quietly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_all(one: Callable[[G], R], games: Iterable[G], crew: Crew) -> Iterator[R | Lost[G]]:
    """What `one` makes of each game, as it comes.

    When a worker dies, all games that may have killed it are played again, once each and alone,
    after all others: the one that kills its worker then has done it twice, and is lost; no other.
    """
    waiting, again = deque(games), deque[G]()
    while waiting:
        yield from _until_broken(one, waiting, crew, again.append)
    for game in again:
        broken: list[G] = []
        yield from _until_broken(one, deque([game]), crew, broken.append)
        yield from map(Lost, broken)


def _until_broken(
    one: Callable[[G], R], waiting: deque[G], crew: Crew, died: Callable[[G], None]
) -> Iterator[R]:
    """Give out what waits until all is played, or a worker's death has broken the executor."""
    given: dict[Future[R], G] = {}
    whole = True
    executor = crew.gather()
    try:
        while given or (waiting and whole):
            while whole and waiting and len(given) < crew.at_once:
                try:
                    given[executor.submit(one, waiting[0])] = waiting[0]
                    waiting.popleft()
                except BrokenExecutor:
                    whole = False
            done = wait(given, crew.patience, FIRST_COMPLETED).done
            if not done and given and not crew.manned():
                raise Deserted("No worker is left, and none has come; what was played is kept.")
            for future in done:
                game = given.pop(future)
                try:
                    yield future.result()
                except BrokenExecutor:
                    whole = False
                    died(game)
                except crew.given_up:
                    died(game)
    finally:
        for future in given:
            future.cancel()
        executor.shutdown()
