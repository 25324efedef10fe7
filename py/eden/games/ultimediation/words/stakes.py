"""What a choice wins or costs, and what one would regret about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, Say, listed

from ..acts import (
    Ask,
    Calm,
    Cancel,
    End,
    Flee,
    Leave,
    Load,
    Mediate,
    On,
    Pay,
    Perish,
    To,
    Use,
    Ward,
)
from ..data import (
    CAMPS,
    COLUMNS,
    LOAD,
    MEDIATION,
    POWERS,
    SHIP,
    TURNS,
    Card,
    Character,
    Deed,
    Kind,
    Pile,
    Square,
)
from ..rules import cancel, deeds, mediation, ship, teleport
from ..rules.board import can, doing, first, move_person
from ..rules.ending import lost_row, peace_in_corners
from ..state import Job, Phase, State, Thing
from .cards import card_name, disaster_title
from .help_cards import gift_words
from .help_map import in_row
from .help_track import turns_left
from .names import camp_name, character_name, number_word, square_name

# From so many covered squares a row is in danger; then cancelling in it is worth a word.
DANGER: Final = 6

_PEACE: Final = N_("the next card is a need: you win")
_NEXT: Final = N_("the next card: {card}")
_LAST_NEED: Final = N_("a need here wins the game")
_HEARD: Final = N_("this camp is heard already")
_NEED: Final = N_("needs still to find here: {left}")
_ROW: Final = N_("row {row}: from {count} to {less} of 9")
_LOST: Final = N_("covers the 9th square of row {row}: you lose")
_MEET: Final = N_("the cubes meet: you lose")
_PERISH: Final = N_("turns left: {left}")
_FOUR: Final = N_("four in Base U")
_FOUR_LOAD: Final = N_("four in Base U: Elli can load the ship")
_FOUR_AWAY: Final = N_("four in Base U: Elli has to come")
_CORNERS: Final = N_("four in every corner: you win")
_STRIKES: Final = N_("{disaster}: {squares}")
_TIRED: Final = N_("no energy left: back to Base U")
_USED: Final = {
    Kind.CALM: N_("cancels up to {count} attacks or disasters"),
    Kind.CARRY: N_("teleports up to {count} tokens or pyramids"),
    Kind.JUMP: N_("sets characters on any square, up to {count} times"),
    Kind.REST: N_("gives everybody all energy back"),
    Kind.REFRESH: N_("gives up to {count} used cubes back"),
    Kind.FORESEE: N_("shows the next three cards of a pile"),
    Kind.SHELTER: N_("this attack has no effect"),
}


def stake(state: State, action: Act, say: Say) -> str:
    """A few words on what an option wins or costs; '' where that is nothing special."""
    match action:
        case Mediate(pile=pile) | Ask(pile):
            return _asked(state, pile, say)
        case Cancel(square=square) | Calm(square):
            return _cleared(state, square, say)
        case Flee(square):
            return _home(move_person(state, first(state).square, square), square, say)
        case Leave(origin, square):
            return _home(move_person(state, origin, square), square, say)
        case To():
            return _put_down(state, action, say)
        case Load():
            return gift_words(state, state.loads + 1, say)
        case Perish():
            left = turns_left(state) - 1
            return say(_PERISH, left=left) if left > 0 else say(_MEET)
        case Pay(one) if state.energy[one] == 1:
            return say(_TIRED)
        case Use(one):
            return _used(state, POWERS[state.powers[one]], say)
        case On() if doing(state, Job.ANSWER):
            return _covers(state, say)
        case End():
            return _ends(state, say)
        case _:
            return ""


def _missing(state: State, camp: int) -> int:
    return max(0, state.needed - len(state.found[camp]))


def _asked(state: State, camp: Pile, say: Say) -> str:
    """What the next card of a camp can mean."""
    last = sum(_missing(state, other) for other in CAMPS) == _missing(state, camp) == 1
    known = state.tops[camp]
    if known and last and MEDIATION[camp][known[0]].kind == Kind.NEED:
        return say(_PEACE)
    if known:
        return say(_NEXT, card=card_name(camp, known[0], say))
    if last:
        return say(_LAST_NEED)
    if not _missing(state, camp):
        return say(_HEARD)
    return say(_NEED, left=_missing(state, camp))


def _cleared(state: State, square: Square, say: Say) -> str:
    row = square // COLUMNS
    count = in_row(state, row)
    return say(_ROW, row=row + 1, count=count, less=count - 1) if count >= DANGER else ""


def _home(state: State, square: Square, say: Say) -> str:
    """Somebody has come to this square: perhaps there are four in Base U now."""
    if square != state.base_u or state.people[square] != LOAD or state.ship + LOAD > SHIP:
        return ""
    if state.at[Character.ELLI] != square:
        return say(_FOUR_AWAY)
    return say(_FOUR_LOAD if can(state, Character.ELLI, Deed.TELEPORT) else _FOUR)


def _put_down(state: State, action: To, say: Say) -> str:
    thing, square = state.lifted[0], action.square
    then = teleport.put_down(state, action)[0]
    if state.pyramids_on and peace_in_corners(then):
        return say(_CORNERS)
    return _home(then, square, say) if thing == Thing.PERSON else ""


def _used(state: State, power: Card, say: Say) -> str:
    return say(_USED[power.kind], count=number_word(power.strength(state.characters), say))


def _covers(state: State, say: Say) -> str:
    """The attack that lies there is let be."""
    row = lost_row(state)
    return "" if row is None else say(_LOST, row=row + 1)


def _ends(state: State, say: Say) -> str:
    """What the end of the turn brings for sure."""
    if state.turn + 1 >= TURNS - state.lost:
        return say(_MEET)
    if state.tokens:
        squares = listed(map(square_name, sorted(set(state.tokens))), say)
        return say(_STRIKES, disaster=disaster_title(state.omen, say), squares=squares)
    return ""


# -- what one would regret ----------------------------------------------------------------------

_LOSES: Final = N_("When this turn ends the cubes meet and the game is lost. End it all the same?")
_CAN_ASK: Final = N_("{character} can still ask {camp}. End the turn all the same?")
_CAN_LOAD: Final = N_("Elli can still load the ship. End the turn all the same?")
_CAN_CALM: Final = N_(
    "{character} can still cancel the attack on {square}; row {row} has {count} of 9 squares "
    "covered. End the turn all the same?"
)
_CAN_AVERT: Final = N_(
    "{character} can still cancel the disaster on {square}. End the turn all the same?"
)
_CAN_ACT: Final = N_("Action cubes left, and lost for this turn: {count}. End it all the same?")
_CAN_SHELTER: Final = N_(
    "This covers the 9th square of row {row} and loses the game. Let it happen all the same?"
)


def regret(state: State, action: Act, say: Say) -> str:
    """What would still be worth a cube; a loss that can still be averted."""
    if isinstance(action, End):
        return _unfinished(state, say)
    row = lost_row(state) if isinstance(action, On) and doing(state, Job.ANSWER) else None
    return "" if row is None else say(_CAN_SHELTER, row=row + 1)


def _unfinished(state: State, say: Say) -> str:
    """What ending the turn now would give away: what matters most, else the cubes themselves."""
    left = sum(state.cubes[one] for one in state.team)
    if state.phase != Phase.ACTIONS or not left:
        return ""
    if state.turn + 1 >= TURNS - state.lost:
        return say(_LOSES)
    for act in _useful(state):
        match act:
            case Mediate(one, pile) if _missing(state, pile):
                name = character_name(one)
                return say(_CAN_ASK, character=name, camp=camp_name(pile, say))
            case Load():
                return say(_CAN_LOAD)
            case Ward(one, square):
                facts = {"character": character_name(one), "square": square_name(square)}
                return say(_CAN_AVERT, **facts)
            case Cancel(one, square) if in_row(state, square // COLUMNS) >= DANGER:
                facts = {"character": character_name(one), "square": square_name(square)}
                row = square // COLUMNS
                return say(_CAN_CALM, **facts, row=row + 1, count=in_row(state, row))
    return say(_CAN_ACT, count=left) if len(deeds.STEP.options(state)) > 1 else ""


def _useful(state: State) -> Iterable[Act]:
    """What is worth most, of all that a cube can still do: the dangers first."""
    for one in state.team:
        if can(state, one, Deed.CANCEL):
            yield from cancel.by(state, one)
    for one in state.team:
        if can(state, one, Deed.MEDIATE):
            yield from mediation.by(state, one)
    if can(state, Character.ELLI, Deed.TELEPORT) and ship.can_load(state):
        yield ship.LOADING
