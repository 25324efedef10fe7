"""The page on nonviolent communication: our own words, in both languages, linked from the rules."""

from __future__ import annotations

from importlib.resources import files

import pytest

# What the page is about: what a need is, why justifications are heard first, where to read on.
SUBJECTS = {
    "en": ("## What a need is", "justifications", "cnvc.org"),
    "fr": ("## Ce qu’est un besoin", "justifications", "cnvc.org"),
}


def page(name: str) -> str:
    return (files("eden.games.ultimediation") / "assets" / name).read_text("utf-8")


@pytest.mark.parametrize("language", SUBJECTS)
def test_the_page_tells_what_a_need_is_and_where_to_read_on(language: str) -> None:
    told = page(f"nonviolence.{language}.md")
    assert all(subject in told for subject in SUBJECTS[language])
    assert "Rosenberg" in told
    assert f"(ultimediation.nonviolence.{language}.html)" in page(f"rules.{language}.md")


def test_both_languages_have_the_same_parts() -> None:
    parts = [page(f"nonviolence.{one}.md").count("\n## ") for one in SUBJECTS]
    assert parts[0] == parts[1] >= 3
