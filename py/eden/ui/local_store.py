"""The texts that a browser keeps for a site, in a store that never fails."""

from __future__ import annotations

from typing import Any


class LocalStore:
    """The texts that this browser keeps for this site; none where it is forbidden or full."""

    def __init__(self, storage: Any) -> None:
        self._storage = storage  # the browser's own, which raises what it likes

    def get(self, key: str) -> str | None:
        """The text under this key."""
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
            return False
        return True

    def drop(self, key: str) -> None:
        """Keep this text no longer."""
        if self.get(key) is not None:
            self._storage.removeItem(key)

    def names(self) -> list[str]:
        """The keys of all texts."""
        try:
            return [str(self._storage.key(n)) for n in range(self._storage.length)]
        except Exception:
            return []
