"""Every rule has a test, every id that is cited exists, and all languages have the same rules."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from eden.ui.tongue import LANGUAGES, speaker

ROOT = Path(__file__).parents[1]
ENGLISH = sorted((ROOT / "py").rglob("assets/rules.en.md"))
SOURCES = sorted((ROOT / "py/eden").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))

CITED = re.compile(r"\b(?:SE|ED|UM)-\d+\b")
SENTENCE = re.compile(r"^\*\*((?:SE|ED|UM)-\d+)\*\*(.*)$", re.MULTILINE)
OURS = {language: f"*({speaker(language)('ours')})*" for language in LANGUAGES}


class Rule(NamedTuple):
    """A sentence of a catalogue: its id, and whether we made it up."""

    id: str
    ours: bool


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@cache
def catalogue(path: Path) -> list[Rule]:
    mark = OURS[path.name.split(".")[1]]
    text = path.read_text(encoding="utf-8")
    return [Rule(found[1], found[2].strip().startswith(mark)) for found in SENTENCE.finditer(text)]


def in_every_language(path: Path) -> list[Path]:
    return [path.with_name(f"rules.{language}.md") for language in LANGUAGES]


@cache
def known() -> set[str]:
    return {rule.id for path in ENGLISH for rule in catalogue(path)}


@cache
def shown(path: Path) -> frozenset[str]:
    """The ids in the marks `@rule("SE-1", …)` of a test file."""
    return frozenset(
        ast.literal_eval(argument)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule"
        for argument in mark.args
    )


@pytest.mark.parametrize("path", ENGLISH, ids=name)
def test_every_rule_has_a_test(path: Path) -> None:
    tested = {rule_id for test in TESTS for rule_id in shown(test)}
    assert [rule.id for rule in catalogue(path) if rule.id not in tested] == []


@pytest.mark.parametrize("path", ENGLISH, ids=name)
def test_no_id_stands_twice(path: Path) -> None:
    counted = Counter(rule.id for rule in catalogue(path))
    assert [rule_id for rule_id, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("path", ENGLISH, ids=name)
def test_the_ids_of_a_catalogue_belong_to_one_game(path: Path) -> None:
    assert len({rule.id.split("-")[0] for rule in catalogue(path)}) == 1


@pytest.mark.parametrize("path", ENGLISH, ids=name)
def test_all_languages_have_the_same_rules_in_the_same_order(path: Path) -> None:
    for other in in_every_language(path):
        assert catalogue(other) == catalogue(path), name(other)


@pytest.mark.parametrize("path", ENGLISH, ids=name)
def test_every_id_in_a_catalogue_stands_for_a_sentence(path: Path) -> None:
    for book in in_every_language(path):
        cited = set(CITED.findall(book.read_text(encoding="utf-8")))
        assert sorted(cited - known()) == []


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_code_cites_only_rules_that_exist_and_a_game_its_own(path: Path) -> None:
    cited = set(CITED.findall(path.read_text(encoding="utf-8")))
    own = [book for book in ENGLISH if book.parents[1] in path.parents]
    allowed = {rule.id for rule in catalogue(own[0])} if own else known()
    assert sorted(cited - allowed) == []


@pytest.mark.parametrize("path", TESTS, ids=name)
def test_tests_show_only_rules_that_exist(path: Path) -> None:
    assert sorted(shown(path) - known()) == []


def test_there_are_catalogues_to_trace() -> None:
    assert len(ENGLISH) > 2
    assert "SE-25" in known()
