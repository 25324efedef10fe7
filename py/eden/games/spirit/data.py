"""What is printed in the box: places, pieces, terrains, and the cards that we had to author."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final


def word(thing: IntEnum) -> str:
    """How texts name a thing: "nw", "fauna"."""
    return thing.name.lower()


class Place(IntEnum):
    """The ring of terrain places, clockwise, and the two places beside it."""

    NW, N, NE, E, SE, S, SW, W, NOA, OUT = range(10)


RING: Final = tuple(Place)[:8]
# As they lie on the table, around Noa.
ROWS: Final = (
    (Place.NW, Place.N, Place.NE),
    (Place.W, Place.NOA, Place.E),
    (Place.SW, Place.S, Place.SE),
)
LEFT: Final = (Place.NW, Place.W, Place.SW)
RIGHT: Final = (Place.NE, Place.E, Place.SE)


class Terrain(IntEnum):
    """The four kinds of terrain; each is there twice."""

    CASCADE, SWAMP, FOREST, MOUNTAIN = range(4)


COPIES: Final = 2


class Condition(IntEnum):
    """What a horde makes of a terrain, attack by attack."""

    HEALTHY, RAVAGED, DESTROYED = range(3)


class Piece(IntEnum):
    """Whatever stands on a place: three allies, three hordes."""

    WATERS, FAUNA, FLORA, YELLOW, RED, BLACK = range(6)


ALLIES: Final = (Piece.WATERS, Piece.FAUNA, Piece.FLORA)
HORDES: Final = (Piece.YELLOW, Piece.RED, Piece.BLACK)


class Card(IntEnum):
    """The four Action cards, by names of our own."""

    DAWN, NOON, DUSK, NIGHT = range(4)


class Kind(IntEnum):
    """What an Action card can let an ally do."""

    MOVE, ATTRACT, PUSH, PROTECT, HEAL, TRAP, SHORTCUT, SWAP_HORDES, SWAP_ALLIES = range(9)


@dataclass(frozen=True, slots=True)
class Effect:
    """One line of an Action card: an action and how often its symbol is shown."""

    kind: Kind
    strength: int = 1


DICE: Final = 4
FACES: Final = (1, 2, 3, 4, 5, 6)
MOST_GIVEN_UP: Final = 2
PILE: Final = 3

_WORDS: Final = {
    "move": Effect(Kind.MOVE),
    "move2": Effect(Kind.MOVE, 2),
    "move3": Effect(Kind.MOVE, 3),
    "attract": Effect(Kind.ATTRACT),
    "push": Effect(Kind.PUSH),
    "push2": Effect(Kind.PUSH, 2),
    "protect": Effect(Kind.PROTECT),
    "heal": Effect(Kind.HEAL),
    "trap": Effect(Kind.TRAP),
    "shortcut": Effect(Kind.SHORTCUT),
    "hordes": Effect(Kind.SWAP_HORDES),
    "allies": Effect(Kind.SWAP_ALLIES),
}

# Ours (SE-3): the pictures of the four Action cards are missing from the rulebook text. Each card
# has the shortcut, both swaps and three more, all different; each face has four different actions,
# so that no cell is worth less than another of its face. There is little to walk and to push with:
# who can do both at will wins every game.
#                 1         2         3         4         5         6
_ACTIONS: Final = """
    dawn          move3     hordes    allies    shortcut  attract   trap
    noon          heal      shortcut  push2     trap      allies    hordes
    dusk          hordes    protect   move      allies    shortcut  heal
    night         shortcut  allies    heal      hordes    move2     push
"""

ACTIONS: Final[tuple[tuple[Effect, ...], ...]] = tuple(
    tuple(_WORDS[word] for word in line.split()[1:]) for line in _ACTIONS.strip().splitlines()
)


@dataclass(frozen=True, slots=True)
class Objective:
    """A card to win: trap the pile's horde with this ally on this terrain."""

    ally: Piece
    terrain: Terrain
    bonus: bool


# Ours (SE-4): only the first card of each ally is known from the rulebook's examples. Each ally
# lacks the terrain that could be its home: the Waters the cascade, the Fauna the mountain, the
# Flora the forest. '*' marks the bonus reroll: once on each kind of terrain (SE-5).
_OBJECTIVES: Final = """
    waters    mountain*  swamp      forest
    fauna     swamp      forest*    cascade*
    flora     cascade    mountain   swamp*
"""

OBJECTIVES: Final[tuple[Objective, ...]] = tuple(
    Objective(Piece[ally.upper()], Terrain[word.rstrip("*").upper()], word.endswith("*"))
    for ally, *words in (line.split() for line in _OBJECTIVES.strip().splitlines())
    for word in words
)

# How much harder each mode is, in marks, by what it costs the strongest player of its victories
# (SE-129); a test compares them with the published figures.
HARDER: Final = {"celestial": 1, "fearless": 1, "resurrection": 1, "ravage": 3, "weakness": 2}
MODES: Final = tuple(HARDER)
