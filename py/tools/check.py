"""Runs the tests that a change most likely breaks, and says which: `make check`.

What has changed since main, or else in the last commit, names the folders of tests; the laws are
tried on the games concerned, at a few of their tables and moments. `make test` runs everything.
As a plugin of pytest (`-p check`) this file leaves the other laws out.
"""

import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from dist import ROOT

# Always; they read the whole tree, or replay whole games, in a few seconds.
CORE: Final = ("imports", "languages", "trace", "golden")
# Where something has changed, and what that concerns: a game by the next word of the path, ALL
# games, or no game but the COMMON tests, which lie directly in tests/. The first that fits counts.
ALL, COMMON, NEXT, NOTHING = "all games", "common tests", "the next word", "nothing"
AREAS: Final = (
    ("py/eden/games/shelf.py", ALL),
    ("py/eden/games/", NEXT),
    ("py/examples/", NEXT),
    ("py/eden/ui/", "ui"),
    ("py/eden/", ALL),
    ("tests/golden/", NOTHING),
    ("tests/bench/", NOTHING),
    ("tests/test_", COMMON),
    ("tests/", NEXT),
    ("e2e/", NOTHING),
    ("", COMMON),
)
# At how many tables and moments of a game a law is tried, when one game is concerned, or more.
ONE: Final = {"table": 2, "moment": 100}
MORE: Final = {"table": 1, "moment": 8}


class Choice(NamedTuple):
    """What to run: files and folders, and the games whose laws are tried."""

    paths: list[str]
    games: list[str]


def git(*words: str) -> list[str]:
    """The lines that git answers with; none where it cannot."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split() if done.returncode == 0 else []


def changed() -> list[str]:
    """The files that differ from main; where none does, those of the last commit."""
    base = git("merge-base", "HEAD", "main") or git("merge-base", "HEAD", "origin/main") or ["HEAD"]
    now = git("diff", "--name-only", base[0])
    now += git("ls-files", "--others", "--exclude-standard")
    return now or git("diff", "--name-only", "HEAD~1")


@cache
def games() -> list[str]:
    """The games of which the laws hold."""
    folders = [*ROOT.glob("py/eden/games/*/box.py"), *ROOT.glob("py/examples/*/box.py")]
    return sorted(box.parent.name for box in folders)


def concerned(path: str) -> str:
    """What a changed file concerns."""
    start, area = next((start, area) for start, area in AREAS if path.startswith(start))
    rest = path.removeprefix(start)
    if area != NEXT:
        return area
    return rest.partition("/")[0] if "/" in rest else ALL  # a helper that many tests share


def choose(paths: Iterable[str]) -> Choice:
    """The tests for these changed files."""
    areas = set(map(concerned, paths))
    known = games()
    slugs = known if ALL in areas else sorted(areas & set(known))
    folders = [f"tests/{area}" for area in sorted(areas) if (ROOT / "tests" / area).is_dir()]
    plain = sorted(file.stem.removeprefix("test_") for file in ROOT.glob("tests/test_*.py"))
    common = [name for name in plain if not name.endswith("laws")]
    laws = [name for name in plain if name.endswith("laws")] if slugs else []
    if not areas & {ALL, COMMON, "ui"}:
        common = [name for name in common if name in CORE]
    files = [f"tests/test_{name}.py" for name in (*common, *laws)]
    return Choice([*files, *folders], slugs)


def place(name: str) -> tuple[str, str]:
    """The game and the kind of place at which a law is tried, by the name of the test.

    A table is `edenia-2-no`, a moment `edenia: turn`; what is tried once is neither.
    """
    found = re.search(rf"\b({'|'.join(games())})(-\d|:|)", name)
    if found is None:
        return "", ""
    return found[1], {"-": "table", ":": "moment"}.get(found[2][:1], "")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which laws are tried."""
    parser.addoption("--game", action="append", default=[], help="a game whose laws are tried")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the laws stay those of the games that are named, at a few tables and moments."""
    chosen: Sequence[str] = config.getoption("--game")
    most = ONE if len(chosen) == 1 else MORE
    tried: dict[tuple[str, str, str], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.path.stem.endswith("laws"):
            law, _, where = item.name.partition("[")
            tried[law, *place(where)].append(item)
    left_out: set[pytest.Item] = set()
    for (_, slug, kind), group in tried.items():
        step = -(-len(group) // most[kind]) if kind else 1
        stay = group[::step] if slug in ("", *chosen) else ()
        left_out |= set(group).difference(stay)
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def main() -> int:
    """How pytest ended; other files than those that have changed can be named."""
    paths = sys.argv[1:] or changed()
    chosen = choose(paths)
    print(f"{len(paths)} files have changed: {' '.join(chosen.paths)}")
    print(f"laws of: {' '.join(chosen.games) or 'no game'}", flush=True)
    words = "-m pytest -q -n auto --dist worksteal -p check".split()
    words += [*(f"--game={slug}" for slug in chosen.games), *chosen.paths]
    there = os.environ | {"PYTHONPATH": str(Path(__file__).parent)}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=there, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
