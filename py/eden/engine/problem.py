"""What comes from outside and cannot be used: its sentence is marked here and said elsewhere."""

from __future__ import annotations

from collections.abc import Callable


def N_(text: str) -> str:  # noqa: N802  (gettext's own name for "translate this later")
    """Mark a text for the catalogue without saying it yet."""
    return text


class Problem(ValueError):
    """Something from outside that cannot be used, told in one sentence."""

    def __init__(self, text: str, /, **facts: object) -> None:
        super().__init__(text)
        self.text = text
        self.facts = facts

    def said(self, say: Callable[[str], str]) -> str:
        """The sentence in the language of `say`."""
        return say(self.text).format(**self.facts)

    def __str__(self) -> str:
        return self.said(str)
