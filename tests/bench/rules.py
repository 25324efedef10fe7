"""How fast the rules are and what a click costs, beside a plain Python loop in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable

from eden.engine import link
from eden.engine.bots import Luck, random_bot
from eden.engine.game import Decision
from eden.engine.match import Match
from eden.games.shelf import SHELF
from eden.ui.app import App
from eden.ui.screens.page import page

GAMES = 200


class Nothing:
    """A device that keeps nothing."""

    def get(self, key: str) -> None:
        return None

    def put(self, key: str, value: str) -> bool:
        return True

    def drop(self, key: str) -> None:
        return

    def names(self) -> list[str]:
        return []


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def played(slug: str, seed: int) -> Match[object, object]:
    game = SHELF[slug].game
    match = Match(game, seats=game.seats[0], options={}, seed=seed)
    luck = Luck(seed)
    while isinstance(match.now, Decision):
        match.choose(random_bot(match.state, match.now, luck))
    return match


def measure(slug: str, loop: float) -> None:
    game = SHELF[slug].game
    began = time.perf_counter()
    matches = [played(slug, seed) for seed in range(GAMES)]
    taken = time.perf_counter() - began
    decisions = sum(len(match.steps) for match in matches)
    print(f"{slug}: {decisions / taken:,.0f} random decisions a second")
    text = link.encode(matches[0])
    opening = seconds(lambda: link.decode(text, {slug: game}))
    app = App(Nothing(), address="", language="en", theme="auto", time_of_day=time.time)
    app.open_link(link.encode(Match(game, seats=game.seats[0], options={}, seed=1)))
    drawing = seconds(lambda: [page(app) for _ in range(20)]) / 20
    print(f"{slug}: a link opens in {opening * 1000:.1f} ms = {opening / loop:.3f} loops")
    print(f"{slug}: a screen is drawn in {drawing * 1000:.1f} ms = {drawing / loop:.3f} loops")


def main() -> None:
    loop = seconds(lambda: sum(range(5_000_000)))
    print(f"a loop of five million additions: {loop:.3f} s")
    for slug in SHELF:
        measure(slug, loop)


if __name__ == "__main__":
    main()
