"""How long it takes until a saved game's board can be clicked, and how many bytes: beside a stock
PyScript page that writes one word.

Both pages are visited in turn, so that a busy machine slows both alike; only the ratios count.
`.venv/bin/python py/tools/bench_start.py --also FOLDER` compares with another build of this site,
as `dist/` of an earlier version.
"""

import argparse
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

import still
from bench_engines import Engine, Tab, engines
from bench_host import hosted, sent
from dist import ROOT
from opened import SAVED

from eden.engine import link

STOCK_PAGE: Final = """<!doctype html><meta charset="utf-8"><p id="word"></p>
<script type="module" src="pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from pyscript import document
document.getElementById("word").textContent = "Eden"
</script>"""
WRITTEN: Final = "document.getElementById('word')?.textContent === 'Eden'"
READY: Final = "document.documentElement?.dataset.python === 'ready'"
CLICKABLE: Final = f"{READY} && !!document.querySelector('#app svg [data-act]')"
# What is brought only when the game is there: the page does without.
NOT_WAITED_FOR: Final = ("python_stdlib.zip", ".whl")


class Build(NamedTuple):
    """A folder to be served; what is opened in it, what is true when it is there, and when all that
    goes on in the background is done."""

    folder: Path
    opened: str
    there: str
    kept: str = "true"


class Visits(NamedTuple):
    """Seconds of a first and a second visit."""

    first: float
    second: float


def ours(folder: Path) -> Build:
    """This site, at a game in the middle."""
    game = link.encode(still.played("spirit", 12))
    return Build(folder, f"#{game}", CLICKABLE, SAVED)


@contextmanager
def stock() -> Iterator[Build]:
    """A page with PyScript and Pyodide as they come, which only writes one word."""
    with tempfile.TemporaryDirectory() as name:
        modules, folder = ROOT / "node_modules", Path(name)
        shutil.copytree(modules / "pyodide", folder / "pyodide")
        shutil.copytree(modules / "@pyscript/core/dist", folder / "pyscript")
        (folder / "index.html").write_text(STOCK_PAGE, "utf-8")
        yield Build(folder, "", WRITTEN)


def seconds(tab: Tab, address: str, there: str) -> float:
    """From asking for the page until it is there."""
    before = perf_counter()
    tab.go(address)
    tab.until(there)
    return perf_counter() - before


def visits(engine: Engine, build: Build, *, slow: bool = False) -> Visits:
    """A first visit with an empty profile, and a second one."""
    with hosted(build.folder) as address, engine() as tab:
        if slow:
            tab.slow()
        first = seconds(tab, address + build.opened, build.there)
        tab.until(build.kept)
        tab.go("about:blank")
        return Visits(first, seconds(tab, address + build.opened, build.there))


def measured(
    engine: Engine, builds: dict[str, Build], runs: int, *, slow: bool
) -> dict[str, Visits]:
    """The medians of both visits to each, in turn."""
    found: dict[str, list[Visits]] = {name: [] for name in builds}
    for _ in range(runs):
        for name, build in builds.items():
            found[name].append(visits(engine, build, slow=slow))
    return {name: Visits(*map(median, zip(*all_of, strict=True))) for name, all_of in found.items()}


class Weight(NamedTuple):
    """Bytes as a static host sends them: until the board can be clicked, and all that is kept."""

    ready: int
    kept: int


def weight(folder: Path, asked: set[str]) -> Weight:
    """`asked` are the paths that a first visit asked for until it was ready."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    sizes = {name: len(sent(file)) for name, file in files.items() if file.is_file()}
    needed = {name or "index.html" for name in asked if not name.endswith(NOT_WAITED_FOR)}
    return Weight(sum(sizes[name] for name in needed), sum(sizes.values()))


def asked_for(engine: Engine, build: Build) -> set[str]:
    """The paths that a first visit asks for until it is ready."""
    counted: list[str] = []
    with hosted(build.folder, counted) as address, engine() as tab:
        tab.go(address + build.opened)
        tab.until(build.there)
        return set(counted)


def main() -> None:
    """Prints the visits to all pages, and what part of a stock page's time ours take."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="visits of each page, in turn")
    parser.add_argument("--also", type=Path, metavar="FOLDER", help="another build of this site")
    parser.add_argument("--engine", default="Chromium")
    parser.add_argument("--slow", action="store_true", help="as on a phone")
    chosen = parser.parse_args()
    with stock() as plain, engines((chosen.engine,)) as found:
        builds = {"eden": ours(ROOT / "dist"), "stock PyScript": plain}
        if chosen.also:
            builds["the other build"] = ours(chosen.also)
        for engine in found.values():
            told = measured(engine, builds, chosen.runs, slow=chosen.slow)
            for name, both in told.items():
                first, second = (
                    mine / theirs for mine, theirs in zip(both, told["stock PyScript"], strict=True)
                )
                print(
                    f"{name:15} first visit {both.first:.2f} s = {first:.2f} of stock   "
                    f"second {both.second:.2f} s = {second:.2f}"
                )


if __name__ == "__main__":
    main()
