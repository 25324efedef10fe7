"""What is printed in the box: paths, tiles, rim, tokens (ED-1 to ED-9).

The tiles, the rim and the values of the Trifolium are this project's own.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple


class Path(IntEnum):
    """The three types of path, in the order in which they lie along every side."""

    STAR, METEORITE, NEBULA = range(3)


class Side(IntEnum):
    """The sides of a cell, clockwise."""

    N, E, S, W = range(4)


class Toward(IntEnum):
    """Where a sheep on a lane can head: to a side of its tile, or to the place on it."""

    N, E, S, W, PLACE = range(5)


class Kind(IntEnum):
    """What lies on a tile."""

    PLANET, DWARF, TELEPORTER, HOLE, ARRIDIS, EDENIA = range(6)


class Colour(IntEnum):
    """The colours of teleporters and helmets."""

    YELLOW, BLUE, RED = range(3)


class Cell(IntEnum):
    """The cells of the galaxy: columns a to e from the left, rows 1 to 5 from the top."""

    A1, B1, C1, D1, E1 = range(5)
    A2, B2, C2, D2, E2 = range(5, 10)
    A3, B3, C3, D3, E3 = range(10, 15)
    A4, B4, C4, D4, E4 = range(15, 20)
    A5, B5, C5, D5, E5 = range(20, 25)


CELLS: Final = tuple(Cell)
_PATHS: Final = tuple(Path)
_SIDES: Final = tuple(Side)
# By cell and side: the cell beyond, or None where the rim is.
BEYOND: Final = tuple(
    tuple(
        Cell(cell + step) if inside else None
        for step, inside in (
            (-5, cell >= 5),
            (1, cell % 5 < 4),
            (5, cell < 20),
            (-1, cell % 5 > 0),
        )
    )
    for cell in CELLS
)

# -- ends and lanes -----------------------------------------------------------------------------

# An end is where a path meets the side of a cell: side * 3 + path; in the whole galaxy it is
# cell * 12 + side * 3 + path. A lane is what lies between two ends of a tile, or between an end and
# the place of the tile; it is called by its lower end.
ENDS: Final = 12
PLACE: Final = 12
# Where a sheep can be: on a lane, by its number, or at the place of a cell: AT + cell.
AT: Final = len(CELLS) * ENDS


def end_at(cell: Cell, side: Side, path: Path) -> int:
    """The number of an end in the whole galaxy."""
    return cell * ENDS + side * 3 + path


def side_of(end: int) -> Side:
    """The side on which an end lies."""
    return _SIDES[end % ENDS // 3]


def path_of(end: int) -> Path:
    """The type of path of an end, or of a lane."""
    return _PATHS[end % 3]


def straight(end: int) -> int:
    """The end of the same path type on the opposite side of the same cell."""
    return end // ENDS * ENDS + (end + 6) % ENDS


# By end: the end that touches it from the next cell; itself at the rim.
NEXT: Final = tuple(
    end_at(beyond, Side((side + 2) % 4), path) if beyond is not None else end_at(cell, side, path)
    for cell in CELLS
    for side, beyond in zip(Side, BEYOND[cell], strict=True)
    for path in Path
)

# -- tiles --------------------------------------------------------------------------------------

# One tile a line: what lies on it, then how each type of path runs. "ns,ew" joins north with south
# and east with west; "ns@,ew" has the place on the way from north to south; "@" alone joins all
# four arms to the place. Planets come first, then dwarf planets, then teleporters by their colour.
# A planet lies on one type of path: where it joined two or three, a sheep that left it by the rim
# came straight back on another one, and two flocks took its flag from each other without end.
_TILES: Final = """
    planet   star @       meteorite nw,se   nebula ne,sw
    planet   star ns,ew   meteorite nw,se   nebula @
    planet   star nw,se   meteorite @       nebula ns,ew
    planet   star @       meteorite ne,sw   nebula nw,se
    dwarf    star @       meteorite ne,sw   nebula ns,ew
    dwarf    star @       meteorite ns,ew   nebula nw,se
    dwarf    star @       meteorite nw,se   nebula ne,sw
    dwarf    star ne,sw   meteorite @       nebula nw,se
    dwarf    star ns,ew   meteorite @       nebula ne,sw
    dwarf    star nw,se   meteorite @       nebula ns,ew
    dwarf    star ne,sw   meteorite ns,ew   nebula @
    dwarf    star ns,ew   meteorite nw,se   nebula @
    dwarf    star nw,se   meteorite ne,sw   nebula @
    yellow   star ns@,ew  meteorite nw,se   nebula ns,ew
    yellow   star ne,sw   meteorite @       nebula nw,se
    yellow   star nw,se   meteorite ns,ew   nebula @
    blue     star @       meteorite ne,sw   nebula ns,ew
    blue     star ns,ew   meteorite ne@,sw  nebula nw,se
    blue     star nw,se   meteorite ns,ew   nebula ne,sw@
    red      star @       meteorite ns,ew   nebula ne,sw
    red      star ns,ew   meteorite @       nebula nw,se
    red      star ne,sw   meteorite nw,se   nebula @
"""
_ALL_ARMS: Final = "star @ meteorite @ nebula @"


class Tile(NamedTuple):
    """A tile: its place, and where each of its twelve ends leads."""

    kind: Kind
    colour: Colour | None
    lanes: tuple[int, ...]  # by end: the lane that begins there
    far: tuple[int, ...]  # by end: the other end of that lane, or PLACE
    arms: tuple[int, ...]  # the ends from which a lane leads to the place


def read_tile(line: str) -> Tile:
    """The tile of a line in the tile language."""
    name, *types = line.split()
    far: dict[int, int] = {}
    for path, ways in zip(types[::2], types[1::2], strict=True):
        for way in ("ns@,ew@" if ways == "@" else ways).split(","):
            one, other = (Side[letter.upper()] * 3 + Path[path.upper()] for letter in way[:2])
            far[one], far[other] = (PLACE, PLACE) if way.endswith("@") else (other, one)
    colour = Colour.__members__.get(name.upper())
    return Tile(
        kind=Kind[name.upper()] if colour is None else Kind.TELEPORTER,
        colour=colour,
        lanes=tuple(min(end, far[end]) for end in range(ENDS)),
        far=tuple(far[end] for end in range(ENDS)),
        arms=tuple(end for end in range(ENDS) if far[end] == PLACE),
    )


EXPLORATION: Final = tuple(range(22))
HOLE, ARRIDIS, EDENIA = range(22, 25)
TILES: Final = tuple(
    read_tile(line)
    for line in (
        *_TILES.strip().splitlines(),
        *(f"{kind} {_ALL_ARMS}" for kind in ("hole", "arridis", "edenia")),
    )
)
# What lies on each kind of tile is kept by tile; these are the first tiles of each kind.
PLANETS: Final = range(4)
DWARFS: Final = range(4, 13)
TELEPORTERS: Final = range(13, 22)
# The three that lie on top of the deck: a dwarf planet of each path type, so that the first ways
# out of Arridis lead past artefacts while everybody still has the clovers to pay for one.
STARTING: Final = (5, 8, 11)
# Where the tiles lie that are there from the start.
FIXED: Final = {Cell.C3: HOLE, Cell.E5: ARRIDIS, Cell.A1: EDENIA}

# -- the rim ------------------------------------------------------------------------------------

# By side of a cell at the rim: the path that ends in a relay station, while a tunnel joins the two
# others; "-" where a tunnel joins all three.
_RIM: Final = """
    b1 n -           c1 n star        d1 n -          e1 n nebula
    e1 e meteorite   e2 e -           e3 e star       e4 e -
    a5 s star        b5 s nebula      c5 s -          d5 s meteorite
    a2 w -           a3 w meteorite   a4 w nebula     a5 w -
"""


def _rim() -> tuple[dict[int, int], dict[int, tuple[int, ...]]]:
    relays: dict[int, int] = {}
    tunnels: dict[int, tuple[int, ...]] = {}
    words = _RIM.split()
    for name, letter, relay in zip(words[::3], words[1::3], words[2::3], strict=True):
        cell, side = Cell[name.upper()], Side[letter.upper()]
        mouths = [end_at(cell, side, path) for path in Path if path.name.lower() != relay]
        tunnels |= {end: tuple(other for other in mouths if other != end) for end in mouths}
        if len(mouths) == 2:
            relays[end_at(cell, side, Path[relay.upper()])] = len(relays)
    return relays, tunnels


# By end at the rim: the number of its relay station, or the other mouths of its tunnel.
RELAYS, TUNNELS = _rim()

# -- tokens -------------------------------------------------------------------------------------

CLOVERS: Final = 30
START_CLOVERS: Final = (2, 2, 3, 3)
PLANET_CLOVERS: Final = 3
SABOTAGE: Final = 8
FLAGS: Final = 3
FLAG_POINTS: Final = 7
LAW: Final = 42
# Sheep on Edenia that win the race; of little lambs two.
GOAL_SHEEP: Final = {False: 3, True: 2}
MOST_FALLS: Final = 20

# In its flock a sheep is called by the number that it wears; among all, seats come one by one.
SHEEP: Final = 3
NUMBERS: Final = range(1, SHEEP + 1)


def sheep_of(seat: int, number: int) -> int:
    """A sheep among all, by its flock and the number that it wears."""
    return seat * SHEEP + number - 1


def number_of(sheep: int) -> int:
    """The number that a sheep wears."""
    return sheep % SHEEP + 1


def owner(sheep: int) -> int:
    """The seat whose sheep this is."""
    return sheep // SHEEP


def flock(seat: int) -> range:
    """The sheep of a seat."""
    return range(seat * SHEEP, seat * SHEEP + SHEEP)


class Trifolium(IntEnum):
    """The Trifolium tokens by their colour, the most valuable first."""

    WHITE, BLUE, ORANGE, YELLOW, PINK, VIOLET = range(6)


VALUES: Final = (15, 13, 11, 10, 9, 7)
# By number of players: the tokens that stay in the box.
LEFT_OUT: Final = {
    2: (Trifolium.YELLOW, Trifolium.PINK),
    3: (Trifolium.PINK,),
    4: (),
}


class Device(IntEnum):
    """What an artefact does."""

    TURBO, JUNCTION, R2M2, SCOPE, GROMOUT, QUANTUM, POCKET = range(7)


class Artefact(IntEnum):
    """The artefacts, each with its points; the pocket teleporters also differ by their helmet."""

    TURBO3, TURBO4, TURBO5 = range(3)
    JUNCTION3, JUNCTION4, JUNCTION5 = range(3, 6)
    R2M2X3, R2M2X4, R2M2Y4, R2M2X5 = range(6, 10)
    SCOPE3, SCOPE4, SCOPE5 = range(10, 13)
    GROMOUT, QUANTUM = range(13, 15)
    POCKET3, POCKET4, POCKET5 = range(15, 18)


DEVICES: Final = tuple(
    next(device for device in Device if artefact.name.startswith(device.name))
    for artefact in Artefact
)
POINTS: Final = (3, 4, 5, 3, 4, 5, 3, 4, 4, 5, 3, 4, 5, 0, 0, 3, 4, 5)
HELMETS: Final = {
    Artefact.POCKET3: Colour.YELLOW,
    Artefact.POCKET4: Colour.BLUE,
    Artefact.POCKET5: Colour.RED,
}
