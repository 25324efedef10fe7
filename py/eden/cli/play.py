"""`play`: a game here, in the terminal."""

from __future__ import annotations

import argparse
from typing import Final

from eden.cli.arguments import Commands, add_match, known, seed, settled
from eden.engine.bots import BOTS
from eden.engine.chance import new_seed
from eden.engine.match import Match
from eden.games.shelf import SHELF
from eden.ui.terminal import Terminal
from eden.ui.tongue import LANGUAGES

PERSON: Final = "person"


def add(commands: Commands) -> None:
    """The command and what can be said to it."""
    play = commands.add_parser("play", help="play a game here, in the terminal")
    add_match(play)
    play.add_argument("--seed", type=seed, help="the same seed is the same game")
    play.add_argument(
        "--bots", default="", help=f"{', '.join(BOTS)} or person, one a seat; else you play first"
    )
    play.add_argument("--language", choices=LANGUAGES, default="en")
    play.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play until the end, or until nobody types any more."""
    game, seats, options = settled(chosen)
    box = SHELF[game.slug]
    number = new_seed() if chosen.seed is None else chosen.seed
    match = Match(game, seats=seats, options=options, seed=number)
    names = chosen.bots.split(",") if chosen.bots else [PERSON, *["ram"] * (seats - 1)]
    known(name for name in names if name != PERSON)
    bots = {seat: box.bot(name) for seat, name in enumerate(names[:seats]) if name != PERSON}
    Terminal(match, box, bots, chosen.language).play()
    return 0
