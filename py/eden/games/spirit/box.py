"""The box: all that makes the game, put together."""

from __future__ import annotations

from typing import Final

from eden.kit.assets import assets_of
from eden.kit.box import Box, View, Words
from eden.kit.say import N_

from . import bot
from .rules.game import Spirit
from .view.pictures import pictures
from .view.preview import preview
from .view.sounds import SOUNDS
from .view.table import board, table
from .words import advice, labels, log, prompts, reasons, recap, stakes, tally
from .words import help as help_

_OPTIONS: Final = {
    ("modes", ""): (
        N_("Modes"),
        N_("Each mode makes the game harder in its own way; any of them can be combined."),
    ),
    ("modes", "classic"): (N_("Classic"), N_("The game without any mode.")),
    ("modes", "celestial"): (
        N_("Celestial"),
        N_("A trap can be set only on a healthy terrain."),
    ),
    ("modes", "fearless"): (
        N_("Fearless"),
        N_("The bonus rerolls on objective cards cannot be used."),
    ),
    ("modes", "resurrection"): (
        N_("Resurrection"),
        N_("Two terrains of your choice start ravaged."),
    ),
    ("modes", "ravage"): (
        N_("Ravage"),
        N_("A beaten horde stays in Eden; you win when all objectives are won."),
    ),
    ("modes", "weakness"): (
        N_("Weakness"),
        N_("Each round you do without an Action card of your choice."),
    ),
}


BOX: Final = Box(
    game=Spirit(),
    title=N_("The Spirit of Eden"),
    tagline=N_("Defend Eden alone, with three allies and four dice, against three hordes."),
    credits=N_("by Youssef Fârhi, illustrated by Adrien Rives, published by Alone Editions, 2022."),
    players=N_("1 player"),
    minutes=20,
    options=_OPTIONS,
    words=Words.of(prompts, labels, log, reasons, help_, stakes, recap, tally, advice),
    view=View(table, preview, pictures, board, SOUNDS),
    value=bot.value,
    mind=bot.MIND,
    assets=assets_of(__package__),
    settles=prompts.settles,
    for_others=recap.for_others,
)
