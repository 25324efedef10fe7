"""The texts beside a game's code; read at import, because a memory snapshot keeps no files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from eden.kit.lesson import Lesson, read_lesson, read_lessons
from eden.kit.say import read_catalogue

_RULE: Final = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\* (\*\([^)]*\)\* )?(.+)$", re.MULTILINE)
# The rules that everybody who plays has to know: listed at the end of a rulebook, seen by nobody.
_ESSENTIAL: Final = re.compile(r"^<!-- essential: (.+?) -->$", re.MULTILINE | re.DOTALL)
# A rulebook's file is `rules.en.md`; other pages of a game stand beside it, for the site alone.
_RULES: Final = "rules."
# The files of the folder `lessons` that hold several; all others are one lesson of the course each.
_PROBLEMS: Final = "problems"
_WEEKS: Final = "weeks"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a game's rulebook: its id, its sentence, and whether it is ours."""

    id: str
    book: str
    text: str
    ours: bool


@dataclass(frozen=True, slots=True)
class Assets:
    """By language: the words of a catalogue (English is its key), and the rules of a rulebook; then
    the rules that everybody has to know, the lessons of the course, which teach them, the problems,
    and those of which each week has one."""

    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    rules: Mapping[str, Mapping[str, Rule]] = field(default_factory=dict)
    essential: frozenset[str] = frozenset()
    course: tuple[Lesson, ...] = ()
    problems: tuple[Lesson, ...] = ()
    weeks: tuple[Lesson, ...] = ()


def texts_in(folder: Traversable, ending: str) -> dict[str, str]:
    """The texts of a folder with this ending, by what stands before it in their names."""
    found = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return {
        entry.name.removesuffix(ending): entry.read_text(encoding="utf-8")
        for entry in found
        if entry.name.endswith(ending)
    }


def assets_of(package: str) -> Assets:
    """What lies in the folder `assets` of a game: `fr.po`, `rules.en.md`, `rules.fr.md`; and in its
    folder `lessons`, if it has one: `1-dice.txt` and so on, `problems.txt`, `weeks.txt`."""
    folder, book = files(package) / "assets", package.rpartition(".")[2]
    taught = files(package) / "lessons"
    lessons = texts_in(taught, ".txt") if taught.is_dir() else {}
    problems, weeks = (lessons.pop(name, "") for name in (_PROBLEMS, _WEEKS))
    books = {
        name.removeprefix(_RULES): markdown
        for name, markdown in texts_in(folder, ".md").items()
        if name.startswith(_RULES)
    }
    return Assets(
        words={name: read_catalogue(po) for name, po in texts_in(folder, ".po").items()},
        rules={name: read_rules(book, markdown) for name, markdown in books.items()},
        essential=frozenset(
            identity
            for markdown in books.values()
            for found in _ESSENTIAL.finditer(markdown)
            for identity in found[1].split()
        ),
        course=tuple(read_lesson(n.partition("-")[2], text) for n, text in lessons.items()),
        problems=read_lessons("problem", problems),
        weeks=read_lessons("week", weeks),
    )


def read_rules(book: str, markdown: str) -> dict[str, Rule]:
    """The rules of a rulebook by their ids, in their order."""
    return {
        found[1]: Rule(id=found[1], book=book, text=found[3], ours=bool(found[2]))
        for found in _RULE.finditer(markdown)
    }
