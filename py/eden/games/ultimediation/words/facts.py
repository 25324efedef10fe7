"""What a choice brings for sure, in a few words that everybody can check on the table."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, Say

from ..acts import Ask, Back, Cancel, Flee, Lift, Mediate, Move, Pay, To
from ..data import (
    BESIDE,
    CAMPS,
    COLUMNS,
    ENERGY,
    LOAD,
    MEDIATION,
    SHIP,
    Character,
    Deed,
    Kind,
    Pile,
    Square,
)
from ..rules.board import can, protected
from ..rules.piles import deck, forgotten
from ..state import State, Thing
from .help_map import in_row
from .names import base_name, camp_name, character_name, of_camp, square_name

_NEEDS: Final = N_("cards left {of_camp}: {cards}, needs among them: {needs}")
_ASKS: Final = N_("from {square} {character} can ask {camp}")
_NEAR: Final = N_("{base} is {count} squares away then")
_BESIDE: Final = N_("{base} is one square away then")
_CANCELS: Final = N_("there {character} can cancel the attack")
_RESTS: Final = N_("energy comes back in Base U")
_SHIELDS: Final = N_("{character} is in a protector’s zone there")
_WAITING: Final = N_("people waiting in Base U: {count}")
_CALMER: Final = N_("covered squares of row {row}: {count}")
_KEEPS: Final = N_("{character} keeps one energy")
# From so many covered squares on a row is worth a word.
_COVERED: Final = 5


def fact(state: State, action: Act, say: Say) -> str:
    """What is sure about a choice; '' where nothing can be told at a glance."""
    match action:
        case Mediate(pile=pile) | Ask(pile):
            return _needs(state, pile, say)
        case Move(one, square):
            return _walk(state, one, square, say)
        case Flee(square) | Back(square) if square == state.base_u:
            return _waiting(state, say)
        case To(square) if square == state.base_u and state.lifted[0] == Thing.PERSON:
            return _waiting(state, say)
        case Lift() if _boards(state):
            return _waiting(state, say)
        case Cancel(square=square) if in_row(state, square // COLUMNS) >= _COVERED:
            row = square // COLUMNS
            return say(_CALMER, row=row + 1, count=in_row(state, row) - 1)
        case Pay(one) if state.energy[one] == ENERGY:
            return say(_KEEPS, character=character_name(one))
        case _:
            return ""


def _needs(state: State, pile: Pile, say: Say) -> str:
    """How many cards of the camp that is asked are needs: everybody can count them."""
    left = deck(forgotten(state, pile), pile)
    needs = sum(MEDIATION[pile][card].kind == Kind.NEED for card in left)
    return say(_NEEDS, needs=needs, cards=len(left), of_camp=of_camp(pile, say))


def _boards(state: State) -> bool:
    return state.ship + LOAD <= SHIP and state.people[state.base_u] < LOAD


def _waiting(state: State, say: Say) -> str:
    return say(_WAITING, count=state.people[state.base_u] + 1)


# -- walking ------------------------------------------------------------------------------------


def _walk(state: State, one: Character, square: Square, say: Say) -> str:
    """What a character can do where it goes, or what it comes nearer to."""
    name = character_name(one)
    wanted = [camp for camp in CAMPS if len(state.found[camp]) < state.needed]
    for camp in wanted:
        if _reaches(one, square, state.bases[camp]) and can(state, one, Deed.MEDIATE):
            return say(_ASKS, character=name, camp=camp_name(camp, say), square=square_name(square))
    if square in state.attacks and can(state, one, Deed.CANCEL):
        return say(_CANCELS, character=name)
    if square == state.base_u and state.energy[one] < ENERGY:
        return say(_RESTS)
    here = Square(state.at[one])
    nearer = [camp for camp in wanted if _apart(square, state, camp) < _apart(here, state, camp)]
    if nearer:
        camp = min(nearer, key=lambda camp: _apart(square, state, camp))
        count = _apart(square, state, camp)
        text = _NEAR if count > 1 else _BESIDE
        return say(text, base=base_name(camp, say), count=count)
    return say(_SHIELDS, character=name) if _shielded(state, one, square) else ""


def _reaches(one: Character, square: Square, base: int) -> bool:
    return square == base or (one == Character.NIKITAS and base in BESIDE[square])


def _shielded(state: State, one: Character, square: Square) -> bool:
    return one not in (Character.AGAPI, Character.ILIAS) and protected(state, square)


def _apart(square: Square, state: State, camp: Pile) -> int:
    """How many squares lie between, going straight, across the edge where that is allowed."""
    (row, column), (to_row, to_column) = divmod(square, COLUMNS), divmod(state.bases[camp], COLUMNS)
    down, right = abs(row - to_row), abs(column - to_column)
    if state.round:
        down, right = min(down, len(BESIDE) // COLUMNS - down), min(right, COLUMNS - right)
    return down + right
