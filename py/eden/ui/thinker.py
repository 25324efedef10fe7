"""Where bots think: in a worker that starts when it is first needed; where it fails, right here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from eden.engine import link
from eden.engine.chance import Luck, new_seed
from eden.engine.game import Outcome
from eden.games.shelf import GAMES, SHELF

# Seconds; a worker that says nothing for so long is taken for dead.
PATIENCE: Final = 30.0


def think(text: str, bot: str) -> str:
    """The text of the action that a bot would choose in the match of a link; '' when it is over."""
    match = link.decode(text, GAMES)
    if isinstance(match.now, Outcome):
        return ""
    choose, luck = SHELF[match.game.slug].bot(bot), Luck(new_seed())
    return str(choose(match.game.imagine(match.state, match.now.seat, luck), match.now, luck))


class Worker(Protocol):
    """What bot.py offers from its worker."""

    def think(self, text: str, bot: str) -> Awaitable[str]: ...


class Thinker:
    """Answers for bots; it never fails, and leaves the page alone while the worker lives."""

    def __init__(
        self,
        start: Callable[[], Awaitable[Worker]],
        *,
        patience: float = PATIENCE,
    ) -> None:
        self._start = start
        self._patience = patience
        self._worker: Worker | None = None
        self._dead = False
        self._thoughts: set[asyncio.Task[None]] = set()

    def ask(self, text: str, bot: str, then: Callable[[str], None], pause: float = 0.0) -> None:
        """Let a bot choose while all else goes on, then tell what it chose; not before so many
        seconds."""
        thought = asyncio.ensure_future(self._tell(text, bot, then, pause))
        self._thoughts.add(thought)  # a task that nobody holds may vanish
        thought.add_done_callback(self._thoughts.discard)

    async def _tell(self, text: str, bot: str, then: Callable[[str], None], pause: float) -> None:
        chosen, _ = await asyncio.gather(self.think(text, bot), asyncio.sleep(pause))
        then(chosen)

    async def think(self, text: str, bot: str) -> str:
        """The text of what a bot chooses in the match of a link."""
        if not self._dead:
            try:
                return str(await asyncio.wait_for(self._ask(text, bot), self._patience))
            except Exception:
                self._dead = True
        return think(text, bot)

    async def _ask(self, text: str, bot: str) -> str:
        if self._worker is None:
            self._worker = await self._start()
        return await self._worker.think(text, bot)
