"""The shelf: every game by its slug."""

from __future__ import annotations

from typing import Final

from eden.core.game import AnyGame
from eden.games.box import Box, Deadline
from eden.games.edenia import bot as edenia_bot
from eden.games.edenia import view as edenia_view
from eden.games.edenia import words as edenia_words
from eden.games.edenia.rules import Edenia
from eden.games.spirit import bot as spirit_bot
from eden.games.spirit import view as spirit_view
from eden.games.spirit import words as spirit_words
from eden.games.spirit.rules import Spirit
from eden.games.ultimediation import bot as ultimediation_bot
from eden.games.ultimediation import view as ultimediation_view
from eden.games.ultimediation import words as ultimediation_words
from eden.games.ultimediation.clock import seconds
from eden.games.ultimediation.rules import Ultimediation
from eden.games.ultimediation.state import Phase, State


def time_limit(state: State, players: int) -> Deadline | None:
    """Imminent devastation: the action phase of each turn has its time (UM-121)."""
    if not state.clock or state.phase != Phase.ACTIONS:
        return None
    return Deadline(state.turn, seconds(state.characters, players), "end")


SHELF: Final[dict[str, Box]] = {
    box.game.slug: box
    for box in (
        Box(Edenia(), edenia_view, edenia_words, edenia_bot.value),
        Box(Spirit(), spirit_view, spirit_words, spirit_bot.value),
        Box(
            Ultimediation(),
            ultimediation_view,
            ultimediation_words,
            ultimediation_bot.value,
            ahead=1,
            limit=time_limit,
        ),
    )
}

GAMES: Final[dict[str, AnyGame]] = {slug: box.game for slug, box in SHELF.items()}
