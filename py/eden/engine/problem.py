"""What comes from outside and cannot be used: its sentence is marked here and said elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.engine.visible import visible

# So many letters of a fact are told.
_LONGEST: Final = 300


def N_(text: str) -> str:  # noqa: N802  (gettext's own name for "translate this later")
    """Mark a text for the catalogue without saying it yet."""
    return text


def _told(fact: object) -> object:
    """A fact as far as it can be shown: it may come from outside, and be a whole book."""
    if not isinstance(fact, str):
        return fact
    seen = visible(fact[: 2 * _LONGEST])
    return seen if len(seen) <= _LONGEST else f"{seen[:_LONGEST]}…"


class Problem(ValueError):
    """Something from outside that cannot be used, told in one sentence."""

    def __init__(self, text: str, /, **facts: object) -> None:
        super().__init__(text)
        self.text = text
        self.facts = facts

    def said(self, say: Callable[[str], str]) -> str:
        """The sentence in the language of `say`."""
        return say(self.text).format(**{name: _told(fact) for name, fact in self.facts.items()})

    def __str__(self) -> str:
        return self.said(str)
