"""How long those who think take in the worker, how short frames of the page stay meanwhile, and how
much memory the worker takes.

`.venv/bin/python py/tools/bench_think.py`, on the built site.
"""

import json
from statistics import median, quantiles
from typing import Any, Final

import still
from opened import opened
from playwright.sync_api import Page

from eden.engine import link
from eden.engine.game import Decision
from eden.games.shelf import GAMES, SHELF
from eden.ui.thoughts import Asked

# So many positions of each game are thought about, spread over a whole one.
POSITIONS: Final = 20
# The most that is allowed: seconds for a choice (95th percentile), milliseconds for a frame (95th
# percentile), and bytes for the worker.
SECONDS: Final = {"lamb": 0.3, "ram": 0.3, "shepherd": 2.0}
FRAME: Final = 50.0
MEMORY: Final = 150_000_000
PATIENCE: Final = 240_000
READY: Final = "document.documentElement.dataset.python === 'ready'"
# Python in the page asks a worker of its own, while the page writes down its frames.
CODE: Final = """
import js, json, time
from pyscript import config, create_named_worker
_worker = await create_named_worker(config["eden"]["bot"], name="bench-{name}")
await _worker.work({warm!r})
js.eval("globalThis.framesBegin()")
_times = []
for _job in json.loads({jobs!r}):
    _begin = time.perf_counter()
    await _worker.work(_job)
    _times.append(time.perf_counter() - _begin)
_told = json.dumps({{"times": _times, "memory": await _worker.memory()}})
js.dispatchEvent(js.CustomEvent.new("told", js.Object.fromEntries([["detail", _told]])))
"""
WATCH: Final = """code => new Promise(resolve => {
    const frames = [];
    let before = 0;
    const frame = now => {
        if (before) frames.push(now - before);
        before = now;
        requestAnimationFrame(frame);
    };
    globalThis.framesBegin = () => requestAnimationFrame(frame);
    const tell = ({ detail }) => resolve({ ...JSON.parse(detail), frames });
    addEventListener("told", tell, { once: true });
    const script = document.createElement("script");
    document.body.append(Object.assign(script, { type: "py", textContent: code }));
})"""


def positions(slug: str) -> list[str]:
    """Links to moments of one game at which somebody chooses."""
    match = still.played(slug, 400, seats=max(SHELF[slug].game.seats))
    chosen = [step.action for step in match.choices()]
    wanted = {len(chosen) * n // POSITIONS for n in range(POSITIONS)}
    again = still.played(slug, 0, seats=max(SHELF[slug].game.seats))
    found = []
    for number, action in enumerate(chosen):
        if number in wanted and isinstance(again.now, Decision):
            found.append(link.encode(again))
        again.choose(action)
    return found


def measured(page: Page, slug: str, level: str) -> dict[str, Any]:
    """What the page saw while a worker thought about all positions of a game."""
    jobs = [Asked(text, level, seed).text for seed, text in enumerate(positions(slug))]
    code = CODE.format(name=f"{slug}-{level}", warm=jobs[0], jobs=json.dumps(jobs))
    told: dict[str, Any] = page.evaluate(WATCH, code)
    return told


def worst(values: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(values, n=20)[-1]


def main() -> None:
    """One line a game and level, and a word where one of them is too slow or too large."""
    with opened() as (running, address):
        for slug in GAMES:
            for level, seconds in SECONDS.items():
                context = running.new_context(reduced_motion="reduce")
                context.set_default_timeout(PATIENCE)
                page = context.new_page()
                page.goto(f"{address}#{positions(slug)[-1]}")
                page.wait_for_function(READY)
                told = measured(page, slug, level)
                times, frames, memory = told["times"], told["frames"], told["memory"]
                late, jerky = worst(times), worst(frames)
                fine = late <= seconds and jerky < FRAME and memory < MEMORY
                print(
                    f"{slug:14} {level:9} median {median(times):5.2f} s, 95th {late:5.2f} s; "
                    f"frames 95th {jerky:5.1f} ms, longest {max(frames):5.1f} ms; "
                    f"{memory / 1e6:.0f} MB{'' if fine else '  TOO MUCH'}"
                )
                context.close()


if __name__ == "__main__":
    main()
