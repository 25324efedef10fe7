"""Where bots think: in a worker that starts when it is first needed; where it fails, right here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from eden.games import players

# Seconds; a worker that says nothing for so long is taken for dead.
PATIENCE: Final = 30.0


class Worker(Protocol):
    """What bot.py offers from its worker."""

    def think(self, link: str, bot: str) -> Awaitable[str]: ...


class Thinker:
    """Answers for bots; it never fails, and leaves the page alone while the worker lives."""

    def __init__(self, start: Callable[[], Awaitable[Worker]], patience: float = PATIENCE) -> None:
        self._start = start
        self._patience = patience
        self._worker: Worker | None = None
        self._dead = False

    async def think(self, link: str, bot: str) -> str:
        """The text of what a bot chooses in the match of a link."""
        if not self._dead:
            try:
                return str(await asyncio.wait_for(self._ask(link, bot), self._patience))
            except Exception:
                self._dead = True
        return players.think(link, bot)

    async def _ask(self, link: str, bot: str) -> str:
        if self._worker is None:
            self._worker = await self._start()
        return await self._worker.think(link, bot)
