"""The rulebook of ours: what is the rulebook's and what is not, and how its cells are written."""

from __future__ import annotations

import re

import pytest
from games import BOXES

RULES = BOXES["edenia"].assets.rules
WORDS = BOXES["edenia"].assets.words["fr"]
both = pytest.mark.parametrize("language", ["en", "fr"])
EDITIONS = {"en": ("French", "English"), "fr": ("française", "anglaise")}


@both
def test_what_is_ours_is_marked_and_what_is_a_rulebooks_is_not(language: str) -> None:
    ours = {rule.id for rule in RULES[language].values() if rule.ours}
    assert {"ED-3", "ED-25", "ED-55", "ED-68", "ED-117", "ED-129", "ED-135"} <= ours
    assert ours.isdisjoint({"ED-23", "ED-24", "ED-63", "ED-116", "ED-128"})


@both
def test_where_the_editions_differ_both_are_named(language: str) -> None:
    french, english = EDITIONS[language]
    for identity in ("ED-23", "ED-63"):
        assert french in RULES[language][identity].text
        assert english in RULES[language][identity].text
    assert english in RULES[language]["ED-24"].text


def test_from_where_a_pocket_teleporter_works_is_ours() -> None:
    assert "Edenia" not in RULES["en"]["ED-128"].text and "Edenia" in RULES["en"]["ED-129"].text
    assert "Edenia" not in RULES["fr"]["ED-128"].text and "Edenia" in RULES["fr"]["ED-129"].text


def test_a_junction_may_lead_to_another_arm_of_the_same_path() -> None:
    assert "another arm of the same type" in RULES["en"]["ED-117"].text
    assert "une autre branche du même type" in RULES["fr"]["ED-117"].text


def test_cells_are_written_in_capitals_as_on_the_board() -> None:
    said = [rule.text for rules in RULES.values() for rule in rules.values()]
    said += [*WORDS, *WORDS.values()]
    assert [text for text in said if re.search(r"\b[a-e][1-5]\b", text)] == []
