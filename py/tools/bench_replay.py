"""How long one step of a replay takes: from the key until the new board is painted.

`.venv/bin/python py/tools/bench_replay.py`, on the built site.
"""

from statistics import median, quantiles
from typing import Final

import still
from opened import SAVED, SIZES, opened

from eden.engine import link
from eden.games.shelf import GAMES, SHELF

# So many steps back from the end and forth again, and so often. A step counts with its median: what
# else the machine did at one time or another is not the step's.
STEPS: Final = 75
ROUNDS: Final = 5
# Each lasts until after the frame that shows it.
WALK: Final = """async steps => {
    const times = [];
    for (let n = 0; n < 2 * steps; n += 1) {
        const key = n < steps ? "ArrowLeft" : "ArrowRight";
        const begin = performance.now();
        document.getElementById("prompt").dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true }));
        await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
        times.push(performance.now() - begin);
    }
    return times;
}"""


def long_match(slug: str) -> str:
    """The link of a game with about 300 choices, or as many as it has."""
    found = (
        still.played(slug, 300, seed=seed, seats=max(SHELF[slug].game.seats)) for seed in range(8)
    )
    return link.encode(max(found, key=lambda match: len(list(match.choices()))))


def _most(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def main() -> None:
    """One line a game and size."""
    with opened() as (running, address):
        for slug in SHELF:
            text = long_match(slug)
            for size, (width, height) in SIZES.items():
                context = running.new_context(
                    viewport={"width": width, "height": height}, reduced_motion="reduce"
                )
                context.set_default_timeout(240_000)
                page = context.new_page()
                page.goto(f"{address}#{text}@{len(link.decode(text, GAMES).steps)}")
                page.wait_for_selector("#moments")
                # Who steps through three hundred choices has been here for longer than that.
                page.wait_for_function(SAVED)
                page.evaluate(WALK, STEPS)  # what is drawn for the first time is drawn slowly
                rounds = [page.evaluate(WALK, STEPS) for _ in range(ROUNDS)]
                times = [median(step) for step in zip(*rounds, strict=True)]
                single = _most([time for walk in rounds for time in walk])
                print(
                    f"{slug:14} {size:8} median {median(times):5.1f} ms,"
                    f" 95th {_most(times):5.1f} ms; of single times {single:5.1f} ms"
                )
                context.close()


if __name__ == "__main__":
    main()
