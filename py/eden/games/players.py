"""Bots by name, for any game on the shelf: on the command line and in the worker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.core import link
from eden.core.bots import Bot, greedy_bot, random_bot
from eden.core.chance import Luck, new_seed
from eden.core.game import Outcome
from eden.games.shelf import GAMES, SHELF

BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "random": lambda slug: random_bot,
    "greedy": lambda slug: greedy_bot(GAMES[slug], SHELF[slug].value, ahead=SHELF[slug].ahead),
}


def think(text: str, bot: str) -> str:
    """The text of the action that a bot would choose in the match of a link; '' when it is over."""
    match = link.decode(text, GAMES)
    if isinstance(match.now, Outcome):
        return ""
    choose, luck = BOTS[bot](match.game.slug), Luck(new_seed())
    return str(choose(match.game.imagine(match.state, match.now.seat, luck), match.now, luck))
