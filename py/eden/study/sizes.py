"""How large the open-ended parts of a game can be: what its types do not say.

A game that has no table here has the defaults; whatever does not fit is told, never cut off.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Sizes:
    """The bounds of one game."""

    # By field of the state: the most things in it and, level by level, in each of them; of a set of
    # numbers how many numbers there are. Where a field is never empty its own length counts.
    most: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    # By field of an action: the whole numbers that it can be.
    numbers: Mapping[str, range] = field(default_factory=dict)
    # The actions of chance, by the names of their classes: no seat ever chooses one.
    chance: frozenset[str] = frozenset()


# Where no table says how many, and among which numbers.
OPEN: Final = 32
PLAIN: Final = Sizes()

SIZES: Final[Mapping[str, Sizes]] = {
    "edenia": Sizes(
        most={
            "bottom": (22,),  # the tiles that can be explored
            "drawn": (3,),  # R2-M2 draws three
            "at": (12,),  # four flocks of three
            "rank": (12,),
            "clovers": (4,),
            "caches": (9, 2),  # two artefacts on each of nine dwarf planets
            "hands": (4, 18),  # all artefacts there are
            "played": (4, 18),
            "sabotaged": (25,),  # all tiles
            "trifolium": (6,),
            "won": (4, 6),
            "been": (64,),  # more than twice what random players ever did in a move
        },
        numbers={"tile": range(22), "sheep": range(1, 4)},
        chance=frozenset({"Begin", "Draw", "Find", "Roll"}),
    ),
    "spirit": Sizes(
        most={
            "terrains": (8,),
            "waiting": (3, 3),  # a pile of three for each horde
            "won": (9,),
        },
        numbers=dict.fromkeys(("face", "given", "wanted"), range(1, 7)),
        chance=frozenset({"Lay", "Start", "Deal", "Reveal", "Roll"}),
    ),
    "ultimediation": Sizes(
        most={
            "agenda": (32,),
            "team": (7,),
            "attacks": (45,),  # squares
            "destroyed": (45,),
            "struck": (45,),
            "found": (2, 30),  # a camp's pile has 30 cards
            "discards": (5, 45),  # the largest pile has one for each square
            "tops": (5, 45),
            "tokens": (45,),
            "joined": (7,),
        },
        chance=frozenset({"Draw", "Turn", "Roll"}),
    ),
}


def sizes_of(slug: str) -> Sizes:
    """The bounds of a game."""
    return SIZES.get(slug, PLAIN)
