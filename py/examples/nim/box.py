"""The box: all that makes the game, put together."""

from __future__ import annotations

from typing import Final

from eden.kit.assets import assets_of
from eden.kit.box import Box, View, Words
from eden.kit.say import N_

from . import bot
from .rules.game import Nim
from .view.pictures import pictures
from .view.preview import preview
from .view.sounds import SOUNDS
from .view.table import board, table
from .words import advice, labels, log, prompts, reasons, recap, stakes, tally
from .words import help as help_
from .words.names import COLOURS

_OPTIONS: Final = {
    ("last", ""): (N_("The last stone"), N_("What it does for whoever takes it.")),
    ("last", "wins"): (N_("The last stone wins"), N_("The usual game.")),
    ("last", "loses"): (N_("The last stone loses"), N_("Also called misère.")),
}


BOX: Final = Box(
    game=Nim(),
    title=N_("Nim"),
    tagline=N_("Take stones from the heaps in turn: it all depends on the last one."),
    credits=N_("a traditional game; its theory is by Charles L. Bouton, 1901."),
    players=N_("2 players, or you against the computer"),
    minutes=5,
    first={"who.1": "lamb"},
    options=_OPTIONS,
    colours=COLOURS,
    words=Words.of(prompts, labels, log, reasons, help_, stakes, recap, tally, advice),
    view=View(table, preview, pictures, board, SOUNDS),
    value=bot.value,
    mind=bot.MIND,
    assets=assets_of(__package__),
)
