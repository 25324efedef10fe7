"""English and French are equals: every text has its French, and none is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from games import BOXES, ROOT, folder_of
from speech import FRENCH

from eden.kit.say import read_catalogue
from eden.ui.tongue import speaker

PLACEHOLDER = re.compile(r"{(\w+)}")


def said_in(file: Path) -> Iterator[str]:
    """The literal texts that a file hands to `N_`, `say` or `self.say`."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name in ("N_", "say") and isinstance(first, ast.Constant):
                yield str(first.value)


def texts_of(folder: Path) -> set[str]:
    """All that is said in a folder, without the folders of games inside of it."""
    games = {*map(folder_of, BOXES)} - {folder}
    own = (file for file in folder.rglob("*.py") if games.isdisjoint(file.parents))
    return {text for file in own for text in said_in(file)}


def catalogue(path: Path) -> dict[str, str]:
    """The texts of a catalogue; none where there is none."""
    return read_catalogue(path.read_text("utf-8")) if path.exists() else {}


APP = ROOT / "assets/locale/fr.po"
CATALOGUES = {slug: folder_of(slug) / "assets/fr.po" for slug in BOXES}


def test_every_text_of_the_app_has_its_french_and_no_entry_is_left_over() -> None:
    assert texts_of(ROOT / "py/eden") == catalogue(APP).keys()


@pytest.mark.parametrize("slug", BOXES)
def test_every_text_of_a_game_has_its_french_in_the_games_own_folder(slug: str) -> None:
    said, french = texts_of(folder_of(slug)), catalogue(CATALOGUES[slug])
    assert said - french.keys() - catalogue(APP).keys() == set(), f"add to {CATALOGUES[slug]}"
    assert french.keys() - said == set(), f"nobody says this any more: {CATALOGUES[slug]}"


def test_what_stands_in_several_catalogues_is_the_same_in_all() -> None:
    for path in (APP, *CATALOGUES.values()):
        for english, french in catalogue(path).items():
            assert french and FRENCH[english] == french, f"{path} has {french}"


def test_both_languages_have_the_same_placeholders() -> None:
    for english, french in FRENCH.items():
        assert sorted(PLACEHOLDER.findall(english)) == sorted(PLACEHOLDER.findall(french)), english


def test_french_has_its_typographic_spaces_and_ends_as_the_english_does() -> None:
    spaces = re.compile(r"(?<!\u202f)[;!?]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»")
    for english, french in FRENCH.items():
        # A publisher's name keeps its own punctuation.
        assert not spaces.search(french.replace("BLAM!", "")), french
        assert english.endswith(".") == french.endswith("."), french


@pytest.mark.parametrize("path", [APP, *CATALOGUES.values()], ids=["app", *CATALOGUES])
def test_no_text_stands_twice_in_a_catalogue(path: Path) -> None:
    entries = re.findall("^msgid ", path.read_text("utf-8"), re.MULTILINE)
    assert len(entries) == len(catalogue(path)) + 1  # the header is one


@pytest.mark.host
@pytest.mark.parametrize("path", [APP, *CATALOGUES.values()], ids=["app", *CATALOGUES])
def test_our_reader_agrees_with_babel(path: Path) -> None:
    from babel.messages.pofile import read_po

    with path.open("rb") as source:
        theirs = {str(m.id): str(m.string) for m in read_po(source) if m.id}
    assert catalogue(path) == theirs


def test_an_unknown_language_speaks_english() -> None:
    assert speaker("xx")("Undo") == "Undo"
    assert speaker("fr")("Undo") == "Annuler"
