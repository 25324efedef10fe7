"""The reminder that browsers forget: shown once there is something to lose, until it is closed."""

from __future__ import annotations

from typing import Final

from eden.ui.results import RESULT
from eden.ui.storage import GAME, Storage

REMINDER: Final = "eden.reminder"
# From so many kept or finished games on.
_ENOUGH: Final = 3


def is_due(storage: Storage) -> bool:
    """Whether there is something to lose, and nobody has closed the reminder yet."""
    names = storage.store.names()
    most = max(sum(name.startswith(kind) for name in names) for kind in (GAME, RESULT))
    return storage.keeps and most >= _ENOUGH and storage.store.get(REMINDER) is None
