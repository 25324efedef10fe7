"""`games`: what is on the shelf."""

from __future__ import annotations

import argparse
import json

from eden.cli.arguments import Commands
from eden.games.shelf import GAMES


def add(commands: Commands) -> None:
    """The command and what can be said to it."""
    games = commands.add_parser("games", help="list the games, their seats and options")
    games.add_argument("--json", action="store_true")
    games.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """List them."""
    listed = [
        {
            "slug": game.slug,
            "seats": list(game.seats),
            "options": [
                {
                    "key": option.key,
                    "values": list(option.values),
                    "default": list(option.default),
                    "many": option.many,
                }
                for option in game.options
            ],
        }
        for game in GAMES.values()
    ]
    if chosen.json:
        print(json.dumps(listed))
    else:
        for game in GAMES.values():
            options = "; ".join(f"{o.key}={'|'.join(o.values)}" for o in game.options)
            print(f"{game.slug}  seats {', '.join(map(str, game.seats))}  {options}")
    return 0
