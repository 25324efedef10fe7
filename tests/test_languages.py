"""All languages are equals: every text is translated, and no entry is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from games import BOXES, ROOT, folder_of
from speech import FRENCH, UNSPACED

from eden.kit.say import read_catalogue
from eden.ui.tongue import CATALOGUES, LANGUAGES, speaker

# What is measured of the balance; only its page, which the build makes, says it.
REPORT = ROOT / "py/eden/study/balance"
PLACEHOLDER = re.compile(r"{(\w+)}")


def said_in(file: Path) -> Iterator[str]:
    """The literal texts that a file hands to `N_`, `say` or `self.say`."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name in ("N_", "say") and isinstance(first, ast.Constant):
                yield str(first.value)


def said_below(folder: Path) -> set[str]:
    """All that is said in a folder, without those inside of it that have their own catalogue."""
    apart = {*map(folder_of, BOXES), REPORT} - {folder}
    own = (file for file in folder.rglob("*.py") if apart.isdisjoint(file.parents))
    return {text for file in own for text in said_in(file)}


def app_file(language: str) -> Path:
    """The catalogue of the app."""
    return ROOT / f"assets/locale/{language}.po"


def game_file(slug: str, language: str) -> Path:
    """The catalogue of a game."""
    return folder_of(slug) / f"assets/{language}.po"


def report_file(language: str) -> Path:
    """The catalogue of the report of the balance."""
    return ROOT / f"assets/balance/{language}.po"


def texts_in(path: Path) -> dict[str, str]:
    """The texts of a catalogue; none where there is none."""
    return read_catalogue(path.read_text("utf-8")) if path.exists() else {}


TRANSLATED = [language for language in LANGUAGES if language != "en"]
every_language = pytest.mark.parametrize("language", TRANSLATED)
FILES = [
    path
    for language in TRANSLATED
    for path in (
        app_file(language),
        report_file(language),
        *(game_file(slug, language) for slug in BOXES),
    )
]
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))


@every_language
def test_every_text_of_the_app_is_translated_and_no_entry_is_left_over(language: str) -> None:
    said, known = said_below(ROOT / "py/eden"), texts_in(app_file(language)).keys()
    assert said - known == set(), f"add to {app_file(language)}"
    assert known - said == set(), f"nobody says this any more: {app_file(language)}"


@every_language
@pytest.mark.parametrize("slug", BOXES)
def test_every_text_of_a_game_is_translated_in_the_games_own_folder(
    slug: str, language: str
) -> None:
    file = game_file(slug, language)
    said, known = said_below(folder_of(slug)), texts_in(file).keys()
    assert said - known - texts_in(app_file(language)).keys() == set(), f"add to {file}"
    assert known - said == set(), f"nobody says this any more: {file}"


@every_language
def test_every_text_of_the_report_is_translated_in_its_own_catalogue(language: str) -> None:
    file, tools = report_file(language), (ROOT / "py/tools").glob("balance*.py")
    said = said_below(REPORT).union(*map(said_in, tools))
    known, elsewhere = texts_in(file).keys(), CATALOGUES[language].keys()
    assert said - known - elsewhere == set(), f"add to {file}"
    assert known - said == set(), f"nobody says this any more: {file}"


@every_language
def test_what_stands_in_several_catalogues_is_the_same_in_all(language: str) -> None:
    found: dict[str, set[str]] = {}
    for path in FILES:
        if path.stem == language:
            for english, said in texts_in(path).items():
                found.setdefault(english, set()).add(said)
    assert {english: said for english, said in found.items() if len(said) > 1} == {}


@every_file
def test_a_translation_is_not_empty_and_has_the_same_placeholders(path: Path) -> None:
    for english, said in texts_in(path).items():
        assert said, english
        assert sorted(PLACEHOLDER.findall(english)) == sorted(PLACEHOLDER.findall(said)), english


def test_french_has_its_typographic_spaces_and_ends_as_the_english_does() -> None:
    for english, french in FRENCH.items():
        # A publisher's name keeps its own punctuation.
        assert not UNSPACED.search(french.replace("BLAM!", "")), french
        # A short word may be cut off in one language only.
        assert " " not in english or english.endswith(".") == french.endswith("."), french


@every_file
def test_no_text_stands_twice_in_a_catalogue(path: Path) -> None:
    entries = re.findall("^msgid ", path.read_text("utf-8"), re.MULTILINE)
    assert len(entries) == len(texts_in(path)) + 1  # it begins with an empty one


@pytest.mark.host
@every_file
def test_our_reader_agrees_with_babel(path: Path) -> None:
    from babel.messages.pofile import read_po

    with path.open("rb") as source:
        theirs = {str(m.id): str(m.string) for m in read_po(source) if m.id}
    assert texts_in(path) == theirs


def test_an_unknown_language_speaks_english() -> None:
    assert speaker("xx")("Undo") == "Undo"
    assert speaker("fr")("Undo") == "Annuler"
