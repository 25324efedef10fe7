"""The shelf: every game by its slug. A game is put on it by its folder and one line."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from eden.engine.game import AnyGame
from eden.kit.box import Box

FOLDERS: Final = (
    "edenia",
    "spirit",
    "ultimediation",
)


def box_of(package: str) -> Box:
    """The box that a game's package hands over."""
    box = import_module(f"{package}.box").BOX
    assert isinstance(box, Box)
    return box


SHELF: Final[dict[str, Box]] = {slug: box_of(f"eden.games.{slug}") for slug in FOLDERS}
GAMES: Final[dict[str, AnyGame]] = {slug: box.game for slug, box in SHELF.items()}
