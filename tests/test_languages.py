"""All languages are equals: every text has its French, and no entry is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from eden.kit.say import read_catalogue
from eden.ui.tongue import CATALOGUES, speaker

ROOT = Path(__file__).parents[1]
SOURCES = [*ROOT.glob("py/eden/**/*.py")]
PLACEHOLDER = re.compile(r"{(\w+)}")


def said_in(file: Path) -> Iterator[str]:
    """The literal texts that a file hands to `N_`, `say` or `self.say`."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name in ("N_", "say") and isinstance(first, ast.Constant):
                yield str(first.value)


SAID = {text for file in SOURCES for text in said_in(file)}
every_language = pytest.mark.parametrize("language", CATALOGUES)


def files_of(language: str) -> list[Path]:
    """The catalogues of a language: the app's, and one for each game."""
    games = ROOT.glob(f"py/eden/games/*/assets/{language}.po")
    return [ROOT / f"assets/locale/{language}.po", *games]


@every_language
def test_every_text_is_translated_and_no_entry_is_left_over(language: str) -> None:
    texts = CATALOGUES[language]
    assert SAID - texts.keys() == set()
    assert texts.keys() - SAID == set()
    assert all(texts.values())


@every_language
def test_a_translation_has_the_same_placeholders(language: str) -> None:
    for english, said in CATALOGUES[language].items():
        assert sorted(PLACEHOLDER.findall(english)) == sorted(PLACEHOLDER.findall(said)), english


def test_french_has_its_typographic_spaces_and_ends_as_the_english_does() -> None:
    spaces = re.compile(r"(?<!\u202f)[;!?]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»")
    for english, french in CATALOGUES["fr"].items():
        # A publisher's name keeps its own punctuation.
        assert not spaces.search(french.replace("BLAM!", "")), french
        assert english.endswith(".") == french.endswith("."), french


@every_language
def test_no_text_stands_in_two_catalogues(language: str) -> None:
    files = files_of(language)
    texts = "".join(file.read_text("utf-8") for file in files)
    entries = len(CATALOGUES[language]) + len(files)  # each begins with an empty one
    assert len(re.findall("^msgid ", texts, re.MULTILINE)) == entries


@pytest.mark.host
@every_language
def test_our_reader_agrees_with_babel(language: str) -> None:
    from babel.messages.pofile import read_po

    for file in files_of(language):
        with file.open("rb") as source:
            theirs = {str(m.id): str(m.string) for m in read_po(source) if m.id}
        assert read_catalogue(file.read_text("utf-8")) == theirs


def test_an_unknown_language_speaks_english() -> None:
    assert speaker("xx")("Undo") == "Undo"
    assert speaker("fr")("Undo") == "Annuler"
