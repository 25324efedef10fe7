"""Each part imports only what stands to its left, from the engine to the page."""

from __future__ import annotations

import ast
import sys
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

PY = Path(__file__).parents[1] / "py"
FILES = sorted([*PY.glob("*.py"), *(PY / "eden").rglob("*.py"), *(PY / "examples").rglob("*.py")])
BROWSER = {"js", "pyodide", "pyscript"}
# What may come from elsewhere, by the beginning of a module's name.
OUTSIDE = {
    "eden.ui.browser": BROWSER,
    "eden.ui.elements": BROWSER,
    "eden.ui.pictures": BROWSER,
    "eden.ui.speaker": BROWSER,
    "main": BROWSER,
    "bot": BROWSER | {"pyodide_js"},
    "eden.ui": {"segno"},
    # The extras `cluster` and `rl`.
    "eden.study.cluster": {"distributed"},
    "eden.study.zoo": {"gymnasium", "numpy", "pettingzoo"},
}


class Layer(NamedTuple):
    """How far to the right a part stands, and with whom it stands there."""

    rank: int
    group: str


# The parts of a game's folder, by the beginning of their names in it.
IN_A_GAME = {
    "data": Layer(2, "data"),
    "weights": Layer(2, "weights"),
    "state": Layer(3, "state"),
    "acts": Layer(4, "acts"),
    "events": Layer(4, "events"),
    "rules.board": Layer(5, "board"),
    "rules": Layer(6, "subjects"),
    "rules.game": Layer(7, "game"),
    "mind": Layer(8, "bot"),
    "bot": Layer(8, "bot"),
    "words": Layer(8, "words"),
    "view": Layer(9, "view"),
    "box": Layer(10, "box"),
}
# Those know no word and no picture.
SILENT = ("data", "weights", "state", "acts", "events", "rules", "mind", "bot")
ELSEWHERE = {
    "eden.engine": Layer(0, "engine"),
    "eden.kit": Layer(1, "kit"),
    "eden.games.shelf": Layer(11, "shelf"),
    "eden.ui": Layer(12, "ui"),
    "eden.ui.browser": Layer(13, "browser"),
    "eden.ui.elements": Layer(13, "browser"),
    "eden.ui.pictures": Layer(13, "browser"),
    "eden.ui.speaker": Layer(13, "browser"),
    "eden.study": Layer(12, "study"),
    "eden.cli": Layer(14, "command line"),
    "eden.__main__": Layer(14, "command line"),
    "main": Layer(14, "page"),
    "bot": Layer(14, "worker"),
}
# Where games have their folders, and how long the names of these places are.
SHELVES = (("eden", "games"), ("examples",))


def module(path: Path) -> str:
    """The dotted name of a file."""
    return ".".join(path.relative_to(PY).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module(path): path for path in FILES}
PACKAGES = {module(path) for path in FILES if path.name == "__init__.py"}
CODE = [name for name in MODULES if name not in PACKAGES]


def home(name: str) -> str | None:
    """The package of the game whose folder a module lies in."""
    parts = tuple(name.split("."))
    for shelf in SHELVES:
        if parts[: len(shelf)] == shelf and len(parts) > len(shelf) + 1:
            return ".".join(parts[: len(shelf) + 1])
    return None


def longest(name: str, layers: dict[str, Layer]) -> Layer:
    """The layer of the longest beginning of a name that has one."""
    while name not in layers:
        name, dot, _ = name.rpartition(".")
        assert dot, "a part of the tree without a layer"
    return layers[name]


def layer(name: str) -> Layer:
    """Where a module stands."""
    game = home(name)
    return longest(name.removeprefix(f"{game}."), IN_A_GAME) if game else longest(name, ELSEWHERE)


def written(name: str, node: ast.ImportFrom) -> str:
    """The full name of the module from which something is imported."""
    if not node.level:
        assert node.module
        return node.module
    here = name.split(".") if name in PACKAGES else name.split(".")[:-1]
    base = here[: len(here) - node.level + 1]
    return ".".join([*base, *([node.module] if node.module else [])])


@cache
def imports(name: str) -> frozenset[str]:
    """The modules that a module imports, wherever in its text."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(MODULES[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            source = written(name, node)
            inner = [f"{source}.{alias.name}" for alias in node.names]
            found |= {one if one in MODULES else source for one in inner}
    return frozenset(found)


def ours(name: str) -> set[str]:
    """The modules of this project that a module imports."""
    return {target for target in imports(name) if target.split(".")[0] in ("eden", "examples")}


@pytest.mark.parametrize("name", CODE)
def test_a_module_imports_only_what_stands_to_its_left(name: str) -> None:
    mine = layer(name)
    wrong = {
        target
        for target in ours(name) - PACKAGES
        if layer(target).rank >= mine.rank and layer(target) != mine
    }
    assert wrong == set()


@pytest.mark.parametrize("name", [name for name in CODE if home(name)])
def test_a_game_knows_no_other_and_can_be_moved_as_one_folder(name: str) -> None:
    assert {home(target) for target in ours(name)} <= {home(name), None}
    text = MODULES[name].read_text(encoding="utf-8")
    assert f"{home(name)}." not in text, "inside its folder a game imports relatively"


@pytest.mark.parametrize("name", [name for name in CODE if home(name)])
def test_the_rules_know_no_word_and_no_picture(name: str) -> None:
    if name.removeprefix(f"{home(name)}.").partition(".")[0] in SILENT:
        assert not any(target.startswith("eden.kit") for target in ours(name))


@pytest.mark.parametrize("name", [name for name in CODE if not home(name)])
def test_outside_of_a_game_imports_are_written_in_full(name: str) -> None:
    tree = ast.walk(ast.parse(MODULES[name].read_text(encoding="utf-8")))
    assert not any(isinstance(node, ast.ImportFrom) and node.level for node in tree)


@pytest.mark.parametrize("name", sorted(PACKAGES))
def test_a_package_imports_nothing_so_that_its_parts_can_be_had_alone(name: str) -> None:
    assert not imports(name) or name == "eden"


@pytest.mark.parametrize("name", CODE)
def test_what_comes_from_elsewhere_is_expected_there(name: str) -> None:
    allowed = {"eden", "examples", *sys.stdlib_module_names}
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
