"""The rule catalogues as data: every id with its sentence, in both languages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from eden.ui.assets import read_all

_RULE: Final = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\* (\*\([^)]*\)\* )?(.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id, where it stands, its sentence, and whether it is ours."""

    id: str
    book: str
    text: str
    ours: bool


def read(book: str, markdown: str) -> dict[str, Rule]:
    """The rules of one catalogue, in their order."""
    return {
        found[1]: Rule(id=found[1], book=book, text=found[3], ours=bool(found[2]))
        for found in _RULE.finditer(markdown)
    }


def _books() -> dict[str, dict[str, Rule]]:
    books: dict[str, dict[str, Rule]] = {}
    for name, markdown in read_all("rules", ".md").items():
        book, _, language = name.partition(".")
        books.setdefault(language, {}).update(read(book, markdown))
    return books


_BOOKS: Final = _books()


def rule(identity: str, language: str) -> Rule | None:
    """A rule in a language, if there is one with this id."""
    return _BOOKS.get(language, {}).get(identity)


def address(found: Rule, language: str) -> str:
    """Where the rule can be read on the site."""
    return f"rules/{found.book}.{language}.html#{found.id}"
