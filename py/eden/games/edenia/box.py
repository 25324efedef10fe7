"""The box: all that makes the game, put together."""

from __future__ import annotations

from typing import Final

from eden.kit.assets import assets_of
from eden.kit.box import Box, View, Words
from eden.kit.say import N_

from . import bot
from .data import LAW, flock
from .rules.board import home, score
from .rules.game import Edenia
from .state import START
from .view.pictures import pictures
from .view.preview import preview
from .view.sounds import SOUNDS
from .view.table import board, table
from .words import advice, labels, log, prompts, reasons, recap, stakes, tally
from .words import help as help_
from .words.names import COLOURS

_OPTIONS: Final = {
    ("law", ""): (
        N_("Law of the universe"),
        N_("One more way to win: with exactly {law} points."),
    ),
    ("law", "yes"): (N_("With the Law"), N_("Who has exactly {law} points wins at once.")),
    ("law", "no"): (
        N_("Without the Law"),
        N_("Only Race and Prestige win: advised for a first game."),
    ),
    ("lambs", ""): (N_("Little lambs"), N_("A simpler game for children, from age 6.")),
    ("lambs", "no"): (N_("Whole game"), N_("With artefacts, flags and points.")),
    ("lambs", "yes"): (
        N_("Lambs’ game"),
        N_("Without artefacts, flags and points: who first has two sheep on Edenia wins."),
    ),
}


BOX: Final = Box(
    game=Edenia(),
    title=N_("Edenia"),
    tagline=N_("Race your sheep through an unmapped galaxy to the last green planet."),
    credits=N_("by Matthieu Lanvin, illustrated by Camille Chaussy, published by BLAM!, 2016."),
    players=N_("2 to 4 players, or you against the computer"),
    minutes=40,
    # The rulebook advises to leave the Law out of a first game (ED-30).
    folds=True,
    first={"seats": "2", "who.1": "lamb", "law": "no"},
    options=_OPTIONS,
    numbers={"law": LAW},
    colours=COLOURS,
    words=Words.of(prompts, labels, log, reasons, help_, stakes, recap, tally, advice),
    view=View(table, preview, pictures, board, SOUNDS),
    value=bot.value,
    mind=bot.MIND,
    assets=assets_of(__package__),
    gauges={
        "clovers": lambda state, seat: state.clovers[seat],
        "points": score,
        "home": home,
        "away": lambda state, seat: sum(state.at[one] != START for one in flock(seat)),
    },
)
