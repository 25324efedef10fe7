"""The shelf: every game by its slug. A game is put on it by its folder and one line.

Rules that were released are played for ever: when a game's rules change, its folder as it was stays
beside the new one, and its links lead there.
"""

from __future__ import annotations

from collections import ChainMap
from importlib import import_module
from typing import Final

from eden.engine.game import AnyGame, edition
from eden.kit.box import Box

FOLDERS: Final = (
    "edenia",
    "spirit",
    "ultimediation",
)
# Whole folders of games as they were before their rules changed, by slug and version: `spirit3`.
EARLIER: Final[tuple[str, ...]] = ()


def box_of(package: str) -> Box:
    """The box that a game's package hands over."""
    box = import_module(f"{package}.box").BOX
    assert isinstance(box, Box)
    return box


SHELF: Final[dict[str, Box]] = {slug: box_of(f"eden.games.{slug}") for slug in FOLDERS}
GAMES: Final[dict[str, AnyGame]] = {slug: box.game for slug, box in SHELF.items()}
_EARLIER: Final = {folder: box_of(f"eden.games.{folder}") for folder in EARLIER}
# What links and records can be of: the games by their slugs, earlier editions by what they are.
EDITIONS: Final = ChainMap(GAMES, {folder: box.game for folder, box in _EARLIER.items()})
BOXES: Final = (*SHELF.values(), *_EARLIER.values())


def box_for(game: AnyGame) -> Box:
    """The box of exactly these rules."""
    return _EARLIER.get(edition(game), SHELF[game.slug])
