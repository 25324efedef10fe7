"""Each part imports only what stands to its left: core, data, state, rules, words, view, ui."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

PY = Path(__file__).parents[1] / "py"
FILES = sorted([*PY.glob("*.py"), *(PY / "eden").rglob("*.py")])
BROWSER = {"js", "pyodide", "pyscript"}
# What may come from elsewhere, by the beginning of a module's name.
OUTSIDE = {"eden.ui.browser": BROWSER, "main": BROWSER, "bot": BROWSER, "eden.ui": {"segno"}}


class Layer(NamedTuple):
    """How far to the right a part stands, and with whom it stands there."""

    rank: int
    group: str


# The files of a game's folder; any other name is a subject of its rules ("travel", "dice").
IN_A_GAME = {
    "data": Layer(1, "data"),
    "state": Layer(2, "state"),
    "acts": Layer(3, "acts"),
    "events": Layer(3, "events"),
    "board": Layer(4, "board"),
    "rules": Layer(6, "rules"),
    "bot": Layer(7, "bot"),
    "cards": Layer(7, "words"),
    "names": Layer(7, "words"),
    "log": Layer(7, "words"),
    "words": Layer(7, "words"),
    "touch": Layer(8, "view"),
    "view": Layer(8, "view"),
}
SUBJECT = Layer(5, "subjects")
ELSEWHERE = {
    "eden.core": Layer(0, "core"),
    "eden.games.box": Layer(9, "box"),
    "eden.games.shelf": Layer(10, "shelf"),
    "eden.games.players": Layer(11, "players"),
    "eden.ui": Layer(12, "ui"),
    "eden.ui.browser": Layer(13, "browser"),
    "eden.__main__": Layer(14, "command line"),
    "main": Layer(14, "page"),
    "bot": Layer(14, "worker"),
}


def module(path: Path) -> str:
    """The dotted name of a file."""
    return ".".join(path.relative_to(PY).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module(path): path for path in FILES}
PACKAGES = {module(path) for path in FILES if path.name == "__init__.py"}
CODE = [name for name in MODULES if name not in PACKAGES]


def game(name: str) -> str | None:
    """The game whose folder a module lies in."""
    parts = name.split(".")
    return parts[2] if len(parts) > 3 and parts[:2] == ["eden", "games"] else None


def layer(name: str) -> Layer:
    """Where a module stands."""
    if game(name) is not None:
        stem = name.split(".")[3]
        return IN_A_GAME.get(stem) or IN_A_GAME.get(stem.split("_")[0]) or SUBJECT
    while name not in ELSEWHERE:
        name, dot, _ = name.rpartition(".")
        assert dot, "a part of the tree without a layer"
    return ELSEWHERE[name]


def imports(name: str) -> Iterator[str]:
    """The modules that a module imports, wherever in its text."""
    for node in ast.walk(ast.parse(MODULES[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, "imports are written in full"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in MODULES else node.module


def ours(name: str) -> set[str]:
    """The modules of this project that a module imports."""
    return {target for target in imports(name) if target.split(".")[0] == "eden"}


@pytest.mark.parametrize("name", CODE)
def test_a_module_imports_only_what_stands_to_its_left(name: str) -> None:
    mine = layer(name)
    wrong = {
        target
        for target in ours(name) - PACKAGES
        if layer(target).rank >= mine.rank and layer(target) != mine
    }
    assert wrong == set()


@pytest.mark.parametrize("name", CODE)
def test_games_do_not_import_each_other(name: str) -> None:
    mine = game(name)
    if mine is not None:
        assert {game(target) for target in ours(name)} <= {mine, None}


@pytest.mark.parametrize("name", sorted(PACKAGES))
def test_a_package_imports_nothing_so_that_its_parts_can_be_had_alone(name: str) -> None:
    assert set(imports(name)) == set()


@pytest.mark.parametrize("name", CODE)
def test_what_comes_from_elsewhere_is_expected_there(name: str) -> None:
    allowed = {"eden", *sys.stdlib_module_names}
    for start, names in OUTSIDE.items():
        if name == start or name.startswith(start + "."):
            allowed |= names
    assert {target.split(".")[0] for target in imports(name)} <= allowed


def test_no_module_imports_itself_on_a_detour() -> None:
    graph = {name: ours(name) & MODULES.keys() - PACKAGES for name in MODULES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as cycle:
        pytest.fail(" -> ".join(cycle.args[1]))
