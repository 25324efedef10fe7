"""The texts that a browser keeps for a site, in a store that never fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class LocalStore:
    """The texts that this browser keeps for this site.

    What it refuses, because that is forbidden or because it is full, is there as long as the page
    is open, so that nobody loses a game by leaving the table. What it takes, and what it gives up
    (None), is told to a second place, because it writes late (assets/kept_twice.js).
    """

    def __init__(
        self, storage: Any, second: Callable[[str, str | None], object] | None = None
    ) -> None:
        self._storage = storage  # the browser's own, which raises what it likes
        self._second = second or (lambda _name, _text: None)
        self._refused: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """The text under this key."""
        if key in self._refused:
            return self._refused[key]
        try:
            value = self._storage.getItem(key)
        except Exception:
            return None
        return str(value) if value else None  # JavaScript's null is not None

    def put(self, key: str, value: str) -> bool:
        """Keep a text, or say that it cannot be kept."""
        try:
            self._storage.setItem(key, value)
        except Exception:
            self._refused[key] = value
            return False
        self._refused.pop(key, None)
        self._second(key, value)
        return True

    def drop(self, key: str) -> None:
        """Keep this text no longer."""
        self._refused.pop(key, None)
        self._second(key, None)
        try:
            self._storage.removeItem(key)
        except Exception:
            return  # where nothing is kept nothing has to go

    def names(self) -> list[str]:
        """The keys of all texts."""
        try:
            kept = [str(self._storage.key(n)) for n in range(self._storage.length)]
        except Exception:
            kept = []
        return [*kept, *(key for key in self._refused if key not in kept)]
