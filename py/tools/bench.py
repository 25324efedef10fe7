"""`make bench`: all that is measured against what people would use instead, as one table.

`--write` puts it into the README, between its two marks; ratios are worth something on a machine
that does nothing else.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import bench_clicked
import bench_link
import bench_start
from bench_engines import Engine, engines
from dist import BUILD, ROOT

from eden.games.shelf import SHELF

README: Final = ROOT / "README.md"
MARKS: Final = ("<!-- bench -->\n", "<!-- /bench -->\n")
RULES: Final = ROOT / "tests/bench/rules.py"
CATANATRON: Final = "catanatron==3.2.1"
ENGINES: Final = ("Chromium", "Firefox", "WebKit")
# At most so many parts of a stock page's time, by engine; of bytes, so many millions.
FIRST: Final = dict.fromkeys(ENGINES, 0.55)
SECOND: Final = {"Chromium": 0.40, "Firefox": 0.40, "WebKit": 0.30}
SLOW_FIRST: Final = {"Chromium": 1.0}
READY: Final = 10.5
KEPT: Final = 13.0
# A click may take so many milliseconds until it is painted.
PAINTED: Final = {"Chromium": 60.0, "Firefox": 60.0, "WebKit": 100.0}
# At least so many times as many decisions a second as catanatron.
TIMES: Final = 2.0
NOT_HERE: Final = "–"


class Row(NamedTuple):
    """What was measured in each engine, and the bar."""

    title: str
    found: dict[str, str]
    bar: str = ""

    def line(self) -> str:
        return (
            "| "
            + " | ".join([self.title, *(self.found.get(e, NOT_HERE) for e in ENGINES), self.bar])
            + " |"
        )


def marked(value: float, most: float | None) -> str:
    """A ratio; one that misses its bar is bold."""
    text = f"{value:.2f}"
    return f"**{text}**" if most is not None and value > most else text


def starts(found: dict[str, Engine], runs: int) -> Iterator[Row]:
    """Both visits, at full speed and as on a phone."""
    with bench_start.stock() as stock:
        builds = {"ours": bench_start.ours(ROOT / "dist"), "stock": stock}
        for slow in (False, True):
            ratios: dict[str, tuple[float, float]] = {}
            for name, engine in found.items():
                if slow and name != "Chromium":
                    continue
                both = bench_start.measured(engine, builds, runs, slow=slow)
                ours, theirs = both["ours"], both["stock"]
                ratios[name] = ours.first / theirs.first, ours.second / theirs.second
                print(f"{name}{' slow' if slow else ''}: {both}", file=sys.stderr)
            where = ", 10 Mbit/s and a processor four times slower" if slow else ""
            bars: tuple[dict[str, float], ...] = (SLOW_FIRST, {}) if slow else (FIRST, SECOND)
            for number, (title, bar) in enumerate(zip(("first", "second"), bars, strict=True)):
                shown = {name: marked(both[number], bar.get(name)) for name, both in ratios.items()}
                yield Row(f"{title} visit{where}", shown, said(bar))


def painted(found: dict[str, Engine], clicks: int) -> Iterator[Row]:
    """From a click until the board is painted: the median, and the 95th percentile."""
    bar = ", ".join(f"{name} {most:.0f}" for name, most in PAINTED.items())
    for slug, box in SHELF.items():
        shown = {}
        for name, engine in found.items():
            middle, most, worst = bench_clicked.told(bench_clicked.clicks(engine, slug, clicks))
            print(f"{name} {slug}: {middle:.0f}, {most:.0f}, {worst:.0f} ms", file=sys.stderr)
            text = f"{middle:.0f} / {most:.0f}"
            shown[name] = text if most <= PAINTED[name] else f"**{text}**"
        yield Row(box.title, shown, bar)


def said(bar: dict[str, float]) -> str:
    """A bar in a few words."""
    if not bar:
        return ""
    most = bar["Chromium"]
    other = [f"{name} {value:.2f}" for name, value in bar.items() if value != most]
    return ", ".join([f"{most:.2f}", *other])


def speeds() -> tuple[dict[str, float], dict[str, float]]:
    """Decisions a second in CPython, with catanatron, and in Pyodide."""
    folder = BUILD / "catanatron"
    python = folder / "bin/python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    install: list[str | Path] = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ]
    subprocess.run([*install, CATANATRON], check=True)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "py")}
    words: tuple[list[str | Path], ...] = (
        [python, RULES],
        ["node", ROOT / "py/tools/bench_rules.mjs"],
    )
    plain, inside = (
        json.loads(subprocess.run(one, env=environment, check=True, capture_output=True).stdout)
        for one in words
    )
    return plain, inside


def rules() -> Iterator[str]:
    """The table of decisions a second."""
    plain, inside = speeds()
    theirs = plain.pop("catanatron")
    yield "| decisions a second | CPython | of catanatron | Pyodide |"
    yield "|---|---|---|---|"
    for slug, number in plain.items():
        times = f"{number / theirs:.2f}"
        times = times if number >= TIMES * theirs else f"**{times}**"
        yield f"| {slug} | {number:,.0f} | {times} | {inside[slug]:,.0f} |"
    yield f"| catanatron (bar: {TIMES:.0f} times as many) | {theirs:,.0f} | 1 | |"


def head(title: str) -> Iterator[str]:
    """The first two lines of a table with a column for each engine."""
    yield f"| {title} | " + " | ".join(ENGINES) + " | bar |"
    yield "|---" * (len(ENGINES) + 2) + "|"


def table(wanted: tuple[str, ...], runs: int, clicks: int) -> Iterator[str]:
    """Everything, as it stands in the README."""
    cores = len(os.sched_getaffinity(0))
    visits = "one visit" if runs == 1 else f"medians of {runs} visits"
    yield (
        f"Measured on {datetime.now(UTC):%Y-%m-%d}, {cores} cores, {visits} to each page in turn, "
        "all files local. Parts of the time that a stock PyScript page takes to write one word; "
        "what misses its bar is bold."
    )
    yield ""
    yield from head("until a saved game’s board can be clicked")
    with engines(wanted) as found:
        yield from (row.line() for row in starts(found, runs))
        opened = {name: f"{bench_link.seconds(one, runs):.2f} s" for name, one in found.items()}
        yield Row(f"a link of {len(bench_link.longest()):,} characters", opened).line()
        yield ""
        yield from head("from a click to the painted board, ms: median / 95th percentile")
        yield from (row.line() for row in painted(found, clicks))
        ours = bench_start.ours(ROOT / "dist")
        asked = bench_start.asked_for(found["Chromium"], ours)
    weight = bench_start.weight(ROOT / "dist", asked)
    yield ""
    yield (
        f"A first visit takes {weight.ready / 1e6:.1f} MB until then (bar: {READY}), and all that "
        f"is kept for playing without a network {weight.kept / 1e6:.1f} MB (bar: {KEPT:.0f}), as "
        "gzip makes them."
    )
    yield ""
    yield from rules()


def write(text: str) -> None:
    """The README has the table."""
    before, _, rest = README.read_text("utf-8").partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    README.write_text(f"{before}{MARKS[0]}{text}{MARKS[1]}{after}", "utf-8")


def main() -> None:
    """Prints every line as soon as it is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="visits of each page, in turn")
    parser.add_argument(
        "--clicks", type=int, default=bench_clicked.CLICKS, help="in each game and engine"
    )
    parser.add_argument("--engines", nargs="+", default=ENGINES, choices=ENGINES)
    parser.add_argument("--write", action="store_true", help="into the README")
    chosen = parser.parse_args()
    lines = []
    for line in table(tuple(chosen.engines), chosen.runs, chosen.clicks):
        print(line, flush=True)
        lines.append(line)
    if chosen.write:
        write("\n".join([*lines, ""]))


if __name__ == "__main__":
    main()
