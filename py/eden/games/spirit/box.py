"""The box: all that makes the game, put together."""

from __future__ import annotations

from functools import partial
from typing import Final

from eden.engine.game import Seat
from eden.kit.assets import assets_of
from eden.kit.box import Box, View, Words
from eden.kit.say import N_

from . import bot
from .data import RING, Piece, Place, word
from .rules.game import Spirit
from .state import State
from .view.pictures import pictures
from .view.preview import preview
from .view.sounds import SOUNDS
from .view.table import board, table
from .words import advice, labels, log, modes, prompts, reasons, recap, stakes, tally
from .words import help as help_


def _stands(piece: Piece, place: Place, state: State, seat: Seat) -> int:
    return state.at[piece] == place


# Whether a piece stands on a place: "waters@nw".
_GAUGES: Final = {
    f"{word(piece)}@{word(place)}": partial(_stands, piece, place)
    for piece in Piece
    for place in RING
}

BOX: Final = Box(
    game=Spirit(),
    title=N_("The Spirit of Eden"),
    tagline=N_("Defend Eden alone, with three allies and four dice, against three hordes."),
    credits=N_("by Youssef Fârhi, illustrated by Adrien Rives, published by Alone Editions, 2022."),
    players=N_("1 player"),
    minutes=20,
    options=modes.OPTIONS,
    harder=modes.MARKS,
    words=Words.of(prompts, labels, log, reasons, help_, stakes, recap, tally, advice),
    view=View(table, preview, pictures, board, SOUNDS),
    value=bot.value,
    mind=bot.MIND,
    assets=assets_of(__package__),
    settles=prompts.settles,
    for_others=recap.for_others,
    gauges=_GAUGES,
)
