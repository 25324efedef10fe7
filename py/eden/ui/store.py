"""Where texts are kept."""

from __future__ import annotations

from typing import Protocol


class Store(Protocol):
    """A place for texts that outlasts the page; `put` says whether it worked."""

    def get(self, key: str) -> str | None: ...

    def put(self, key: str, value: str) -> bool: ...

    def drop(self, key: str) -> None: ...

    def names(self) -> list[str]: ...
