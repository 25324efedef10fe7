"""How long one step of a replay takes: from the key until the new board is painted.

`.venv/bin/python py/tools/bench_replay.py`, on the built site.
"""

from statistics import median, quantiles
from typing import Final

import still
from opened import opened

from eden.engine import link
from eden.games.shelf import GAMES, SHELF

STEPS: Final = 150
# A first visit keeps the whole site for the next one, beside all else: who steps through a game of
# three hundred choices has been here for longer.
KEPT: Final = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
# The first steps draw what later ones find drawn.
FIRST: Final = 20
SIZES: Final = {"desktop": (1440, 900), "phone": (360, 740)}
# Steps back and forth; each lasts until after the frame that shows it.
STEP: Final = """async count => {
    const times = [];
    for (let n = 0; n < count; n += 1) {
        const key = Math.floor(n / 50) % 2 ? "ArrowRight" : "ArrowLeft";
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
                page.wait_for_function(KEPT)
                times = page.evaluate(STEP, FIRST + STEPS)[FIRST:]
                worst = quantiles(times, n=20)[-1]
                print(f"{slug:14} {size:8} median {median(times):5.1f} ms, 95th {worst:5.1f} ms")
                context.close()


if __name__ == "__main__":
    main()
