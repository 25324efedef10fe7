"""The shelf: every game by its slug."""

from __future__ import annotations

from typing import Final

from eden.core.game import AnyGame
from eden.games.box import Box
from eden.games.spirit import bot, view, words
from eden.games.spirit.rules import Spirit

SHELF: Final[dict[str, Box]] = {
    box.game.slug: box for box in (Box(game=Spirit(), view=view, words=words, value=bot.value),)
}

GAMES: Final[dict[str, AnyGame]] = {slug: box.game for slug, box in SHELF.items()}
