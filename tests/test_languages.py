"""English and French are equals: every text has its French, and none is left over."""

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
CATALOGUE_FILES = [ROOT / "assets/locale/fr.po", *ROOT.glob("py/eden/games/*/assets/fr.po")]
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


def test_every_text_has_its_french_and_no_entry_is_left_over() -> None:
    french = CATALOGUES["fr"]
    assert SAID - french.keys() == set()
    assert french.keys() - SAID == set()
    assert all(french.values())


def test_both_languages_have_the_same_placeholders() -> None:
    for english, french in CATALOGUES["fr"].items():
        assert sorted(PLACEHOLDER.findall(english)) == sorted(PLACEHOLDER.findall(french)), english


def test_french_has_its_typographic_spaces_and_ends_as_the_english_does() -> None:
    spaces = re.compile(r"(?<!\u202f)[;!?]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»")
    for english, french in CATALOGUES["fr"].items():
        # A publisher's name keeps its own punctuation.
        assert not spaces.search(french.replace("BLAM!", "")), french
        assert english.endswith(".") == french.endswith("."), french


def test_no_text_stands_in_two_catalogues() -> None:
    texts = "".join(file.read_text("utf-8") for file in CATALOGUE_FILES)
    headers = len(CATALOGUE_FILES)
    assert len(re.findall("^msgid ", texts, re.MULTILINE)) == len(CATALOGUES["fr"]) + headers


@pytest.mark.host
def test_our_reader_agrees_with_babel() -> None:
    from babel.messages.pofile import read_po

    for file in CATALOGUE_FILES:
        with file.open("rb") as source:
            theirs = {str(m.id): str(m.string) for m in read_po(source) if m.id}
        assert read_catalogue(file.read_text("utf-8")) == theirs


def test_an_unknown_language_speaks_english() -> None:
    assert speaker("xx")("Undo") == "Undo"
    assert speaker("fr")("Undo") == "Annuler"
