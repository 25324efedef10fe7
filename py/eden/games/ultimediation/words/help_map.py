"""What lies on the map means: squares with all that is on them, rows, buildings, people, zones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from eden.kit.help import Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, Say, capital, listed, named

from ..data import AROUND, CAMPS, CORNERS, LINES, PROTECTORS, Character, Pile, Square
from ..rules.board import capacity, corner_pyramid, covered
from ..rules.flight import fleeing
from ..state import NONE, State
from .cards import disaster_text, disaster_title
from .names import base_name, camp_name, character_name, square_name

# What is read beside a finger is short: a sentence that does not fit any more is left out.
_SHORT: Final = 165

_ON_PEOPLE: Final = N_("population: {count}")
_ON_ATTACK: Final = N_("attack")
_ON_DESTROYED: Final = N_("destroyed for good")
_ON_BASE_U: Final = N_("Base U")
_ON_PYRAMID: Final = N_("pyramid")


def square_words(state: State, square: int, say: Say) -> str:
    """All that is on a square, in words: "C3: population: 2, attack, Elli"."""
    parts: list[str] = []
    if state.people[square]:
        parts.append(say(_ON_PEOPLE, count=state.people[square]))
    if square in state.attacks:
        parts.append(say(_ON_ATTACK))
    if square in state.destroyed:
        parts.append(say(_ON_DESTROYED))
    if square == state.base_u:
        parts.append(say(_ON_BASE_U))
    if square in state.bases:
        parts += [camp_name(camp, say) for camp in CAMPS if state.bases[camp] == square]
    if square in state.pyramids:
        parts.append(say(_ON_PYRAMID))
    if square in state.tokens and state.omen != NONE:
        parts.append(disaster_title(state.omen, say))
    if square in state.at:
        parts += [character_name(one) for one in state.team if state.at[one] == square]
    name = square_name(square)
    return named(name, ", ".join(parts), say) if parts else name


# -- a square -----------------------------------------------------------------------------------


class Fact(NamedTuple):
    """A sentence about a square, and its rule."""

    text: str
    rule: str


_FLEES: Final = N_("Its population must flee to an adjacent square that has room.")
_DESTROYED: Final = N_("Nobody can ever be here again, and it counts as covered in its row.")
_BASE_U: Final = N_("Base U is safe. Elli loads the ship here; whoever comes regains all energy.")
_BASE: Final = N_("Whoever stands here can ask {camp} for its needs. No population can stay.")
_ATTACK: Final = N_("No population can be here until a character here cancels the attack.")
_OMEN: Final = N_("Cancel the disaster before the turn ends, or it strikes.")
_CORNER: Final = N_("In its corner the pyramid is safe, with room for four.")
_PYRAMID: Final = N_("The pyramid helps only in a corner: teleport it there.")
_KNOWN: Final = N_("An attack on this square is among the next cards.")
_PEOPLE: Final = N_("Population: {count} of {room} at most.")
_EMPTY: Final = N_("Nobody lives here; room for population: {room}.")
_PROTECTED: Final = N_("In {protector}’s zone: whoever is hit here is saved.")
_COVERED: Final = N_("Row {row}: squares covered: {count} of 9.")


def _stands(state: State, square: Square, say: Say) -> Iterator[Fact]:
    """What covers a square or stands there."""
    if square in fleeing(state):
        yield Fact(say(_FLEES), "UM-26")
    if square in state.destroyed:
        yield Fact(say(_DESTROYED), "UM-101")
    if square == state.base_u:
        yield Fact(say(_BASE_U), "UM-85")
    for camp in CAMPS:
        if state.bases[camp] == square:
            yield Fact(say(_BASE, camp=camp_name(camp, say)), "UM-60")
    if square in state.attacks:
        yield Fact(say(_ATTACK), "UM-58")
    if square in state.tokens and state.omen != NONE:
        yield Fact(say(_OMEN), "UM-116")
    if square in state.pyramids:
        corner = corner_pyramid(state, square)
        yield Fact(say(_CORNER), "UM-110") if corner else Fact(say(_PYRAMID), "UM-106")


def _lives(state: State, square: Square, say: Say) -> Iterator[Fact]:
    """Who lives there, who protects it, and what is known to come."""
    if square in state.tops[Pile.ATTACK]:
        yield Fact(say(_KNOWN), "UM-94")
    if covered(state, square):
        row, count = _row_of(state, square)
        yield Fact(say(_COVERED, row=row, count=count), "UM-98")
    barred = square in state.attacks or square in state.bases or square in state.destroyed
    if not barred:
        count, room = state.people[square], capacity(state, square)
        text = say(_PEOPLE, count=count, room=room) if count else say(_EMPTY, room=room)
        yield Fact(text, "UM-25")
    for one in zones_over(state, square):
        yield Fact(say(_PROTECTED, protector=character_name(one)), "UM-37")


def zones_over(state: State, square: int) -> list[Character]:
    """The protectors around whom a square lies."""
    return [one for one in PROTECTORS if state.at[one] in AROUND[square]]


def _row_of(state: State, square: int) -> tuple[int, int]:
    """The number of a square's row, and how many squares of it are covered."""
    row = next(row for row, line in enumerate(LINES) if square in line)
    return row + 1, in_row(state, row)


def in_row(state: State, row: int) -> int:
    """How many squares of a row, counted from 0, are covered (UM-98)."""
    return sum(covered(state, square) for square in LINES[row])


def _square(look: Look[State], name: str) -> Explained:
    state, say = look.state, look.say
    square = Square[name.upper()]
    first, *more = (*_stands(state, square, say), *_lives(state, square, say))
    told = first.text
    for fact in more:
        if len(told) + 1 + len(fact.text) <= _SHORT:
            told += f" {fact.text}"
    return Explained(square_words(state, square, say), told, first.rule)


# -- rows, and the map as a whole ---------------------------------------------------------------

_ROW_NAME: Final = N_("Row {row}")
_ROW: Final = N_(
    "Squares covered: {count} of 9; at 9 the game is lost. Attacks, Base U and permanent "
    "destructions cover a square."
)
_ROW_LAST: Final = N_(
    "Squares covered: {count} of 9. One more and the game is lost: cancel an attack in this row!"
)
_EARTH_NAME: Final = N_("The Earth")
_EARTH: Final = N_(
    "Columns A to I, rows 1 to 5. Shelter the population and keep every row open while you "
    "listen to both camps."
)
_ATTACKS_NAME: Final = N_("Attacks")
_ATTACKS: Final = N_(
    "On the map: {count}. Each covers its square and drives the population away; a whole row of "
    "them loses the game."
)
_PEOPLE_NAME: Final = N_("Population")
_POPULATION: Final = N_(
    "Each light is a population token. On the Earth: {count}; aboard the ship: {ship}; "
    "lost: {lost}."
)
_ZONE_NAME: Final = N_("{protector}’s zone")
_ZONE: Final = N_(
    "Whoever is hit on these squares is saved by {protector}, and mediators can cancel attacks "
    "here; not on the square in the middle."
)


def _row(look: Look[State], number: str) -> Explained:
    row = int(number)
    count = in_row(look.state, row - 1)
    text = _ROW_LAST if count == 8 else _ROW
    return Explained(look.say(_ROW_NAME, row=row), look.say(text, count=count), "UM-98")


def _earth(look: Look[State]) -> Explained:
    return Explained(look.say(_EARTH_NAME), look.say(_EARTH), "UM-1")


def _attacks(look: Look[State]) -> Explained:
    told = look.say(_ATTACKS, count=len(look.state.attacks))
    return Explained(look.say(_ATTACKS_NAME), told, "UM-36")


def _people(look: Look[State]) -> Explained:
    state = look.state
    told = look.say(_POPULATION, count=sum(state.people), ship=state.ship, lost=state.lost)
    return Explained(look.say(_PEOPLE_NAME), told, "UM-12")


def _zone(look: Look[State], name: str) -> Explained:
    one = character_name(Character[name.upper()])
    return Explained(look.say(_ZONE_NAME, protector=one), look.say(_ZONE, protector=one), "UM-59")


# -- what stands on the map ---------------------------------------------------------------------

_BASE_TOLD: Final = N_(
    "On {square}. Bring a character here to ask what the camp needs; needs found: "
    "{found} of {needed}."
)
_BASE_U_TOLD: Final = N_(
    "On {square}, safe from attacks. Population waiting: {count}; when there are exactly four, "
    "Elli can load the ship."
)
_PYRAMID_NAME: Final = N_("Pyramid on {square}")
_PYRAMID_HOME: Final = N_(
    "It stands in its corner. Population with it: {count} of 4. Four such corners win the game."
)
_PYRAMID_AWAY: Final = N_(
    "Teleport it to a corner. Four pyramids in the four corners, each with four population "
    "tokens, win the game."
)
_KNOWN_NAME: Final = N_("Attacks to come")
_KNOWN_TOLD: Final = N_(
    "You have looked ahead: the next attack cards are {squares}, in this order."
)


def _base(look: Look[State], side: str) -> Explained:
    state, say, camp = look.state, look.say, Pile[side.upper()]
    told = say(
        _BASE_TOLD,
        square=square_name(state.bases[camp]),
        found=len(state.found[camp]),
        needed=state.needed,
    )
    return Explained(capital(base_name(camp, say)), told, "UM-60")


def _base_u(look: Look[State]) -> Explained:
    state = look.state
    count = state.people[state.base_u]
    told = look.say(_BASE_U_TOLD, square=square_name(state.base_u), count=count)
    return Explained(look.say(_ON_BASE_U), told, "UM-68")


def _pyramid(look: Look[State], name: str) -> Explained:
    square = Square[name.upper()]
    at_home = square in CORNERS
    told = look.say(_PYRAMID_HOME if at_home else _PYRAMID_AWAY, count=look.state.people[square])
    return Explained(look.say(_PYRAMID_NAME, square=square_name(square)), told, "UM-106")


def _omen(look: Look[State]) -> Explained:
    card = look.state.omen
    return Explained(disaster_title(card, look.say), disaster_text(card, look.say), "UM-117")


def _known(look: Look[State]) -> Explained:
    squares = listed(map(square_name, look.state.tops[Pile.ATTACK]), look.say)
    return Explained(look.say(_KNOWN_NAME), look.say(_KNOWN_TOLD, squares=squares), "UM-94")


EXPLAINERS: Final[Explainers] = {
    "square": _square,
    "row": _row,
    "earth": _earth,
    "attacks": _attacks,
    "people": _people,
    "zone": _zone,
    "base": _base,
    "base-u": _base_u,
    "pyramid": _pyramid,
    "omen": _omen,
    "known": _known,
}
