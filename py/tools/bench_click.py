"""Where the time of a click goes: from the click on a choice until the new board is painted.

`PYTHONPATH=py .venv/bin/python py/tools/bench_click.py`, on the built site: a line a game and size,
and the medians as a picture, `build/click.svg`. Only Chromium tells; `bench.py` asks all engines.
"""

import argparse
import json
from bisect import bisect
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench_clicked import CLICK, CLICKS, Click, tables, told
from bench_engines import PlaywrightTab
from dist import ROOT
from opened import SIZES, opened
from playwright.sync_api import Browser, Page

from eden.games.shelf import SHELF
from eden.kit.svg import tag, text

PICTURE: Final = ROOT / "build/click.svg"

# The parts of a click, each with the colour of its bar. The first six are Python's and ours; `rest`
# is what else happens until the new markup is there, `wait` until the browser begins a frame.
PARTS: Final = {
    "engine": "#2f7d46",
    "kept": "#8fb573",
    "words": "#e0a82e",
    "view": "#d9772b",
    "merge": "#b4402a",
    "rest": "#8a7f6c",
    "layout": "#3c7fb1",
    "paint": "#6a5aa8",
    "wait": "#d8d0bd",
}
# What the browser's own record calls them, on the page's thread. It tells the processor's time,
# which a busy machine changes little.
RECORDED: Final = {
    "UpdateLayoutTree": "layout",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}
CATEGORIES: Final = ["devtools.timeline", "blink.user_timing"]

# Measures inside the page what Python does; time spent in a part within a part is the inner one's.
WATCH: Final = """
import js, json
from time import perf_counter
from types import SimpleNamespace
from eden.engine.match import Match
from eden.ui import browser, stage
from eden.ui.app import App
from eden.ui.sitting import Sitting
from eden.ui.table import Table

_open, _spent = [], {}

def _watched(part, function):
    def watch(*given, **named):
        _open.append(0.0)
        begin = perf_counter()
        try:
            return function(*given, **named)
        finally:
            passed = 1000 * (perf_counter() - begin)
            _spent[part] = _spent.get(part, 0.0) + passed - _open.pop()
            if _open:
                _open[-1] += passed
    return watch

def _watch(place, name, part):
    setattr(place, name, _watched(part, getattr(place, name)))

def _take_spent():
    told = json.dumps(_spent)
    _spent.clear()
    return told

_watch(Match, "choose_text", "engine")
_watch(Sitting, "_keep", "kept")
_watch(Sitting, "announce", "words")
_watch(stage, "page", "words")
_watch(Table, "board", "view")
_watch(App, "preview", "view")
browser.merging = SimpleNamespace(merge=_watched("merge", browser.merging.merge))
js.globalThis.takeSpent = _take_spent
"""
RUN: Final = """code => document.body.append(
    Object.assign(document.createElement("script"), { type: "py", textContent: code }))"""


def clicks(running: Browser, address: str, slug: str, size: str, count: int) -> list[Click]:
    """So many clicks of a game, and of the next one where it ends, each with its parts."""
    width, height = SIZES[size]
    context = running.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.set_default_timeout(240_000)
    tab = PlaywrightTab(context.new_page())
    found: list[Click] = []
    for seed in tables(tab, address, slug):
        if seed == 1:
            tab.ask(RUN, WATCH)
            tab.until("!!globalThis.takeSpent")
        found += _recorded(running, tab.page, seed, count - len(found))
        if len(found) >= count:
            break
    context.close()
    return found


def _recorded(running: Browser, page: Page, seed: int, most: int) -> list[Click]:
    """Clicks with what the browser itself says of them."""
    running.start_tracing(page=page, categories=CATEGORIES)
    times: list[Click] = page.evaluate(CLICK, [seed, most])
    events = json.loads(running.stop_tracing())["traceEvents"]
    if not times:  # the game was over before
        return []
    marks = [_marks(events, name) for name in ("clicked", "answered", "painted")]
    drawn = _drawn(events)
    starts = [start for start, *_ in drawn]
    for click, begin, answered, end in zip(times, *marks, strict=True):
        click |= dict.fromkeys(("layout", "paint"), 0.0)
        within = 0.0  # what Python made the browser do before it had finished
        for start, name, lasted in drawn[bisect(starts, begin) : bisect(starts, end)]:
            click[RECORDED[name]] += lasted
            within += lasted if start < answered else 0
        known = sum(click.get(part, 0.0) for part in PARTS)
        click["rest"] = click["answered"] - (known - click["layout"] - click["paint"]) - within
        click["wait"] = click["all"] - known - click["rest"]
    return times


def _marks(events: list[Any], name: str) -> list[float]:
    return sorted(event["ts"] for event in events if event["name"] == name)


def _drawn(events: list[Any]) -> list[tuple[float, str, float]]:
    """What the page's thread laid out and painted: when, what, and milliseconds; what happened
    within something else is told by that."""
    thread = next(event["tid"] for event in events if event["name"] == "clicked")
    told = [one for one in events if one["name"] in RECORDED and one["tid"] == thread]
    found, end = [], 0.0
    for one in sorted((one for one in told if "dur" in one), key=lambda one: one["ts"]):
        if one["ts"] >= end:
            end = one["ts"] + one["dur"]
            found.append((one["ts"], one["name"], one.get("tdur", one["dur"]) / 1000))
    return found


# -- what is told of it -------------------------------------------------------------------------


def medians(found: list[Click]) -> Click:
    """The median of each part."""
    return {part: median(click.get(part, 0.0) for click in found) for part in PARTS}


def line(slug: str, size: str, found: list[Click]) -> str:
    """A game as a line of the table."""
    parts = "".join(f"{ms:8.1f}" for ms in medians(found).values())
    return f"{slug:14}{size:8}{''.join(f'{ms:8.1f}' for ms in told(found))} |{parts}"


def head() -> str:
    """What stands over the lines."""
    names = "".join(f"{name:>8}" for name in ("median", "95th", "worst"))
    return f"{'ms':22}{names} |{''.join(f'{part:>8}' for part in PARTS)}"


def picture(found: dict[str, list[Click]]) -> str:
    """The medians as bars, one under the other, with a legend."""
    wide, high, left = 860, 44, 190
    all_parts = {name: medians(times) for name, times in found.items()}
    scale = (wide - left - 70) / max(sum(parts.values()) for parts in all_parts.values())
    shapes = []
    for n, (part, colour) in enumerate(PARTS.items()):
        at = 20 + 92 * n
        shapes += [
            tag("rect", x=at, y=23, width=12, height=12, rx=3, fill=colour),
            tag("text", part, x=at + 18, y=34),
        ]
    for n, (name, parts) in enumerate(all_parts.items()):
        x, y = float(left), 64 + high * n
        shapes.append(tag("text", text(name), x=20, y=y + 20))
        for part, ms in parts.items():
            shapes.append(
                tag("rect", x=x, y=y, width=max(0.0, ms * scale), height=28, fill=PARTS[part])
            )
            x += ms * scale
        shapes.append(tag("text", text(f"{sum(parts.values()):.0f} ms"), x=x + 8, y=y + 20))
    below = 72 + high * len(all_parts)
    paper = tag("rect", width=wide, height=below, rx=14, fill="#fbf6e6")
    return tag(
        "svg",
        paper,
        *shapes,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide} {below}",
        font_family="sans-serif",
        font_size=14,
        fill="#20302a",
    )


def main() -> None:
    """A line a game and size, and the picture."""
    asked = argparse.ArgumentParser(description="Where the time of a click goes.")
    asked.add_argument("--clicks", type=int, default=CLICKS)
    asked.add_argument("--site", type=Path, default=ROOT / "dist", help="another build of it")
    given = asked.parse_args()
    found = {}
    print(head())
    with opened(given.site) as (running, address):
        for slug in SHELF:
            for size in SIZES:
                times = clicks(running, address, slug, size, given.clicks)
                found[f"{SHELF[slug].title}, {size}"] = times
                print(line(slug, size, times), flush=True)
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture(found), "utf-8")


if __name__ == "__main__":
    main()
