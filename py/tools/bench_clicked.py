"""From a click on a choice until the new board is painted, in any engine.

Choices are random, but in every run the same.
"""

from collections.abc import Iterator
from statistics import median, quantiles
from typing import Final

from bench_engines import Engine, Tab
from bench_host import hosted
from dist import ROOT
from opened import KNOWN, SAVED

from eden.engine import link
from eden.engine.match import Match
from eden.games.shelf import SHELF

CLICKS: Final = 200
# What is drawn for the first time is drawn slowly: these are not counted.
FIRST: Final = 20
THERE: Final = "!!document.querySelector('#choices [data-act], #lift')"
# So many random choices, or as many as there are until the end: of each, what Python spent, when
# the markup was there, and when it was painted. A curtain is lifted, and does not count. Nobody
# clicks ten times a second: what was painted before has come to rest.
CLICK: Final = """async ([seed, most]) => {
    const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const random = () => (seed = seed * 48271 % 2147483647) / 2147483647;
    const times = [];
    while (times.length < most) {
        document.getElementById("lift")?.click();
        await painted();
        await new Promise(done => setTimeout(done, 100));
        const options = document.querySelectorAll("#choices [data-act]");
        if (!options.length) break;
        const option = options[Math.floor(random() * options.length)];
        globalThis.takeSpent?.();
        const begin = performance.now();
        performance.mark("clicked");
        option.click();
        performance.mark("answered");
        const answered = performance.now() - begin;
        await painted();
        performance.mark("painted");
        const all = performance.now() - begin;
        times.push({ answered, all, ...JSON.parse(globalThis.takeSpent?.() ?? "{}") });
    }
    return times;
}"""

Click = dict[str, float]


def _game(slug: str, seed: int) -> str:
    """The link of a new game, with as many players as there can be."""
    box = SHELF[slug].game
    return link.encode(Match(box, seed=seed, seats=max(box.seats)))


def tables(tab: Tab, address: str, slug: str) -> Iterator[int]:
    """One new game after the other in the same page, each with its seed, as soon as it is there and
    what is drawn in every game was drawn."""
    tab.go(address)
    tab.ask(f"() => {{ {KNOWN} }}")
    tab.go("about:blank")  # else it would only be another place of the same page
    for seed in range(1, 100):
        place = _game(slug, seed)
        if seed == 1:
            tab.go(f"{address}#{place}")
        else:
            tab.follow(place)
        tab.until(f"location.hash === '#{place}' && {THERE}")
        if seed == 1:
            tab.until(SAVED)
            tab.ask(CLICK, [seed, FIRST])
        yield seed


def clicks(engine: Engine, slug: str, count: int) -> list[Click]:
    """So many clicks of a game, and of the next one where it ends."""
    found: list[Click] = []
    with hosted(ROOT / "dist") as address, engine() as tab:
        for seed in tables(tab, address, slug):
            found += tab.ask(CLICK, [seed, count - len(found)])
            if len(found) >= count:
                break
    return found


def told(found: list[Click]) -> tuple[float, float, float]:
    """The median, the 95th percentile and the worst, in milliseconds."""
    times = [click["all"] for click in found]
    return median(times), quantiles(times, n=20)[-1], max(times)
