"""The rules of all games on the shelf, by their ids, in every language."""

from __future__ import annotations

from eden.games.shelf import SHELF
from eden.kit.assets import Rule


def rule(identity: str, language: str) -> Rule | None:
    """A rule in a language, if there is one with this id."""
    books = (box.assets.rules.get(language, {}) for box in SHELF.values())
    return next((book[identity] for book in books if identity in book), None)


def address(found: Rule, language: str) -> str:
    """Where the rule can be read on the site."""
    return f"rules/{found.book}.{language}.html#{found.id}"
