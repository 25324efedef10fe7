"""How long the longest link takes to open in a running page, until its board is there."""

from functools import cache
from statistics import median
from time import perf_counter
from typing import Final

from bench_engines import Engine
from bench_host import hosted
from bench_start import READY
from dist import ROOT
from opened import SAVED

from eden.engine import link
from eden.engine.bots import random_bot
from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match
from eden.games.shelf import GAMES

# So many games of each kind are tried; random players play the longest.
TRIED: Final = 20
# Several share the device: who is asked has to come forward before anything can be clicked.
BOARD: Final = "!!document.querySelector('#app svg [data-tell]')"


def _last(slug: str, seed: int) -> str:
    """The link to the last choice of a random game."""

    def begun() -> AnyMatch:
        return Match(GAMES[slug], seats=max(GAMES[slug].seats), options={}, seed=seed)

    match, luck, made = begun(), Luck(seed), []
    while isinstance(match.now, Decision):
        made.append(random_bot(match.state, match.now, luck))
        match.choose(made[-1])
    match = begun()
    for action in made[:-1]:
        match.choose(action)
    return link.encode(match)


@cache
def longest() -> str:
    """The longest of all games that others would still open."""
    tried = (_last(slug, seed) for slug in GAMES for seed in range(TRIED))
    return max((text for text in tried if len(text) <= link.LONGEST), key=len)


def seconds(engine: Engine, runs: int) -> float:
    """A running page is led to the link, as by a click on it; the median of all times."""
    taken = []
    for _ in range(runs):
        with hosted(ROOT / "dist") as address, engine() as tab:
            tab.go(address)
            tab.until(READY)
            tab.until(SAVED)
            before = perf_counter()
            tab.follow(f"#{longest()}")
            tab.until(BOARD)
            taken.append(perf_counter() - before)
    return median(taken)
