"""What is printed in the box: board, characters, sheets, tracks and cards (UM-1 to UM-7).

The attacks of each turn, the places on the sheets and all cards are this project's own.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple


def word(thing: IntEnum) -> str:
    """How actions write a square, a character, a pile: "c3", "vera", "east"."""
    return thing.name.lower()


# -- the board ----------------------------------------------------------------------------------

COLUMNS: Final = 9
ROWS: Final = 5


class Square(IntEnum):
    """The squares: columns A to I from the left, rows 1 to 5 from the top."""

    A1, B1, C1, D1, E1, F1, G1, H1, I1 = range(9)
    A2, B2, C2, D2, E2, F2, G2, H2, I2 = range(9, 18)
    A3, B3, C3, D3, E3, F3, G3, H3, I3 = range(18, 27)
    A4, B4, C4, D4, E4, F4, G4, H4, I4 = range(27, 36)
    A5, B5, C5, D5, E5, F5, G5, H5, I5 = range(36, 45)


SQUARES: Final = tuple(Square)


def square_word(square: int) -> str:
    """How actions write a square: "c3"."""
    return word(SQUARES[square])


CORNERS: Final = (Square.A1, Square.I1, Square.A5, Square.I5)
LINES: Final = tuple(SQUARES[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS))


def _beside(square: Square, steps: tuple[tuple[int, int], ...], *, wrap: bool) -> list[Square]:
    row, column = divmod(square, COLUMNS)
    found = []
    for down, right in steps:
        new_row, new_column = row + down, column + right
        if wrap:
            new_row, new_column = new_row % ROWS, new_column % COLUMNS
        if 0 <= new_row < ROWS and 0 <= new_column < COLUMNS:
            found.append(SQUARES[new_row * COLUMNS + new_column])
    return found


_STRAIGHT: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
_DIAGONAL: Final = ((-1, 1), (1, 1), (1, -1), (-1, -1))
# By square: those side by side with it; those across the edge too; those around it.
BESIDE: Final = tuple(tuple(_beside(s, _STRAIGHT, wrap=False)) for s in SQUARES)
BESIDE_ROUND: Final = tuple(tuple(_beside(s, _STRAIGHT, wrap=True)) for s in SQUARES)
AROUND: Final = tuple(tuple(_beside(s, _STRAIGHT + _DIAGONAL, wrap=False)) for s in SQUARES)

PEOPLE: Final = len(SQUARES)
ROOM: Final = 2
BIG_ROOM: Final = 4
OPENING: Final = 6

# -- characters and their sheets ----------------------------------------------------------------


class Character(IntEnum):
    """The seven; protectors and mediators after Elli."""

    ELLI, AGAPI, ILIAS, ANDROMEDA, DIAMANDIS, NIKITAS, VERA = range(7)


PROTECTORS: Final = (Character.AGAPI, Character.ILIAS)
MEDIATORS: Final = (
    Character.ANDROMEDA,
    Character.DIAMANDIS,
    Character.NIKITAS,
    Character.VERA,
)
CUBES: Final = 3
ENERGY: Final = 2
REMOTE_TEAM: Final = 3


class Why(IntEnum):
    """Why a character goes to Base U: it was hit, is tired, was sent off, its square was destroyed,
    or it has spent all energy on a base."""

    HIT, TIRED, RECALLED, DESTROYED, SPENT = range(5)


class Deed(IntEnum):
    """What a cube can be put on; TD and AD are the remote teleport and the remote cancel."""

    MOVE, POWER, TELEPORT, CANCEL, MEDIATE, TD, AD = range(7)


# Who mediates asks once a turn, and nobody walks far: peace takes until the power cards come.
# One sheet a line: places for move, power, teleport, cancel, mediate, remote teleport and cancel.
_SHEETS: Final = """
    elli        1  1  3  2  1  1  1
    agapi       2  1  2  3  1  1  1
    ilias       2  1  2  3  1  1  1
    andromeda   2  1  2  1  1  1  1
    diamandis   2  1  2  1  2  1  1
    nikitas     2  1  2  1  1  1  1
    vera        2  1  3  1  1  1  1
"""
SHEETS: Final = tuple(tuple(map(int, line.split()[1:])) for line in _SHEETS.strip().splitlines())

# -- the two tracks -----------------------------------------------------------------------------

# Few attacks at first, so that all teams see the middle of the game; dice for its end.
# Attacks of each turn, A to I: a number, or as many dice as there are "d".
_TRACK: Final = {
    4: "1 1 1 2 2 2 2 d dd",
    7: "1 2 2 2 3 3 4 d dd",
}


class Attacks(NamedTuple):
    """A space of the turn track."""

    number: int
    dice: int


TRACK: Final = {
    characters: tuple(
        Attacks(0, len(word)) if word.strip("d") == "" else Attacks(int(word), 0)
        for word in words.split()
    )
    for characters, words in _TRACK.items()
}
TURNS: Final = len(TRACK[4])
FACES: Final = 6
POWER_TURN: Final = 7
DISASTER_TURN: Final = 4

# The time limit of a turn's actions in seconds, by the number of characters: for one player alone;
# for several, before what each of them adds (UM-121).
TIME_ALONE: Final = {4: 180, 7: 240}
TIME_TOGETHER: Final = {4: 120, 7: 180}
TIME_EACH: Final = 30

LOAD: Final = 4
SHIP: Final = 12
LOADS: Final = 8
POWER_LOAD: Final = 4
FORESEE_LOAD: Final = 6
FORESEEN: Final = 3
PYRAMIDS: Final = 4


class Difficulty(IntEnum):
    """How many needs must be found for each camp: 1, 2 or 3."""

    INITIATE, ADVANCED, EXPERT = 1, 2, 3


# The space of the ship's track on which the first pyramid waits.
FIRST_PYRAMID: Final = {Difficulty.ADVANCED: 4, Difficulty.EXPERT: 5}

# -- cards --------------------------------------------------------------------------------------


class Pile(IntEnum):
    """The decks; the first two belong to the camps."""

    EAST, WEST, ATTACK, POWER, DISASTER = range(5)


CAMPS: Final = (Pile.EAST, Pile.WEST)


class Kind(IntEnum):
    """What a card does; how often or how much is printed beside it."""

    NEED, JUSTIFICATION = range(2)
    # Against the team: attacks, attacks in the row of the base, energy of the mediator, energy of
    # all, the mediator goes home, the base moves, the discarded cards come back, cubes are lost, a
    # permanent destruction.
    ATTACKS, SIEGE, DRAIN, TIRE, RECALL, UPROOT, FORGET, EXHAUST, DESTROY = range(2, 11)
    # For the team: attacks cancelled, people teleported, characters moved, energy, cubes, a look at
    # the next cards, an attack without effect.
    CALM, CARRY, JUMP, REST, REFRESH, FORESEE, SHELTER = range(11, 18)


class Card(NamedTuple):
    """A mediation or power card: its effect for four and for seven characters, and its price."""

    kind: Kind
    four: int = 0
    seven: int = 0
    # Energy that cancels it, for four and for seven characters; 0: it cannot be cancelled.
    price_four: int = 0
    price_seven: int = 0
    star: bool = False

    def strength(self, characters: int) -> int:
        """How often or how much."""
        return self.four if characters == 4 else self.seven

    def price(self, characters: int) -> int:
        """The energy that cancels it."""
        return self.price_four if characters == 4 else self.price_seven


# One sort a line: copies, kind, strength and price for four/seven characters, "*" with a star.
# The east strikes once and hard: a siege covers nearly a whole row unless much energy is spent, and
# its base never stays. The west wears the team down: attacks here and there, mediators sent off,
# cubes and energy lost. Whoever is worn out in the west cannot pay for a siege in the east.
# Five needs a camp: with six of them peace came before the power cards in most games.
_EAST: Final = """
    2 need
    1 need             *
    1 calm     3/3 0/0  *
    2 need             *
    5 justification
    1 attacks  2/3 2/2
    2 siege    7/8 5/9
    2 siege    7/8 5/9  *
    1 drain    1/1 1/1
    1 tire     1/1 2/4  *
    1 recall   1/1 2/3  *
    2 uproot   1/1 0/0
    2 uproot   1/1 0/0  *
    1 forget   1/1 1/2
    1 exhaust  3/5 1/2
    1 destroy  1/1 0/0
    1 destroy  1/1 0/0  *
    3 calm     2/3 0/0
"""
_WEST: Final = """
    2 need
    1 calm     3/3 0/0  *
    3 need             *
    5 justification
    2 attacks  2/2 0/0
    1 attacks  3/4 3/5  *
    1 siege    7/8 5/9
    1 siege    7/8 5/9  *
    1 drain    2/2 1/2
    1 tire     1/2 0/0
    1 tire     2/2 3/6
    1 tire     2/2 3/6  *
    1 recall   1/1 0/0
    1 recall   1/1 0/0  *
    1 uproot   1/1 1/2
    1 forget   1/1 1/2  *
    1 exhaust  4/7 2/4
    2 exhaust  4/7 2/4  *
    1 destroy  1/1 2/3  *
    2 calm     2/3 0/0
"""
_POWERS: Final = """
    4 calm     2/3 0/0
    1 calm     3/4 0/0  *
    4 shelter  1/1 0/0
    3 carry    2/2 0/0
    1 carry    4/4 0/0  *
    3 jump     3/4 0/0
    3 rest     1/1 0/0
    3 refresh  4/5 0/0
    2 foresee  3/3 0/0
"""


def _cards(table: str) -> tuple[Card, ...]:
    cards: list[Card] = []
    for line in table.strip().splitlines():
        copies, kind, *rest = line.split()
        numbers = [int(n) for pair in rest if pair != "*" for n in pair.split("/")]
        four, seven, price_four, price_seven = numbers or (0, 0, 0, 0)
        card = Card(Kind[kind.upper()], four, seven, price_four, price_seven, star="*" in rest)
        cards += [card] * int(copies)
    return tuple(cards)


# By camp, then by number.
MEDIATION: Final = (_cards(_EAST), _cards(_WEST))
POWERS: Final = _cards(_POWERS)


class Blow(IntEnum):
    """How a disaster strikes: one square; those beside it too; with an attack card that stays; at
    the energy of those around."""

    STORM, QUAKE, FALLOUT, EPIDEMIC = range(4)


class Disaster(NamedTuple):
    """A disaster card: how it strikes, and with how many tokens."""

    blow: Blow
    tokens: int


_DISASTERS: Final = """
    2 storm 1
    3 storm 2
    2 storm 3
    1 storm 5
    5 quake 1
    3 fallout 1
    2 fallout 2
    2 epidemic 1
    2 epidemic 3
"""
DISASTERS: Final = tuple(
    Disaster(Blow[blow.upper()], int(tokens))
    for copies, blow, tokens in (line.split() for line in _DISASTERS.strip().splitlines())
    for _ in range(int(copies))
)
DISASTER_TOKENS: Final = 5
DESTRUCTIONS: Final = 2

SIZES: Final = (*map(len, MEDIATION), len(SQUARES), len(POWERS), len(DISASTERS))
