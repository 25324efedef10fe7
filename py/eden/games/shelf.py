"""The shelf: every game by its slug."""

from __future__ import annotations

from typing import Final

from eden.core.game import AnyGame
from eden.games.box import Box
from eden.games.edenia import bot as edenia_bot
from eden.games.edenia import view as edenia_view
from eden.games.edenia import words as edenia_words
from eden.games.edenia.rules import Edenia
from eden.games.spirit import bot as spirit_bot
from eden.games.spirit import view as spirit_view
from eden.games.spirit import words as spirit_words
from eden.games.spirit.rules import Spirit

SHELF: Final[dict[str, Box]] = {
    box.game.slug: box
    for box in (
        Box(Edenia(), edenia_view, edenia_words, edenia_bot.value),
        Box(Spirit(), spirit_view, spirit_words, spirit_bot.value),
    )
}

GAMES: Final[dict[str, AnyGame]] = {slug: box.game for slug, box in SHELF.items()}
