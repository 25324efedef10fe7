"""Attacks: how many, where, and what happens on a square that is hit."""

from __future__ import annotations

from typing import Final

from eden.engine.game import CHANCE, Decision, Event
from eden.engine.notation import Act
from eden.engine.values import with_at

from ..acts import Draw, On, Roll, Save, Use
from ..data import (
    AROUND,
    CAMPS,
    FACES,
    LINES,
    PROTECTORS,
    SQUARES,
    TRACK,
    Character,
    Pile,
    Square,
    Why,
)
from ..events import (
    AttackLaid,
    AttacksComing,
    AttackVoid,
    BaseMoved,
    PyramidPlaced,
    Rolled,
    Saved,
)
from ..state import NONE, Job, State, Task
from . import flight
from .board import (
    Result,
    discard,
    done,
    draw_square,
    drawn,
    drawn_square,
    first,
    home,
    pyramid_fits,
    safe,
    stand,
    then,
)

ROLLS: Final = tuple(Roll(face) for face in range(1, FACES + 1))
DRAW: Final = tuple(Draw(square) for square in SQUARES)
SAVE: Final = tuple(Save(character) for character in Character)
USE: Final = tuple(Use(character) for character in Character)
ON: Final = On()


# -- how many -----------------------------------------------------------------------------------


def coming(state: State) -> Result:
    """The attacks of this turn: a number, or dice to roll (UM-34)."""
    space = TRACK[state.characters][state.turn]
    if space.dice:
        return then(state, Task(Job.DICE, space.dice, 0)), ()
    return _announce(state, space.number)


def _announce(state: State, number: int) -> Result:
    return then(state, Task(Job.ATTACK, number)), (AttacksComing(number),)


def pending_dice(state: State) -> Decision[Act]:
    """A die for the number of attacks."""
    return Decision(CHANCE, "die", ROLLS)


def apply_dice(state: State, action: Act) -> Result:
    """The dice are added up."""
    assert isinstance(action, Roll)
    left, total = first(state).one - 1, first(state).two + action.face
    rolled = Rolled(action.face)
    if left:
        return done(state, Task(Job.DICE, left, total)), (rolled,)
    state, events = _announce(done(state), total)
    return state, (rolled, *events)


# -- one attack ---------------------------------------------------------------------------------


def pending_attack(state: State) -> Decision[Act]:
    """The card of the next attack; in a siege only those of one row count."""
    row = first(state).two
    if row == NONE:
        return draw_square(state, "attack")
    return Decision(CHANCE, "attack", tuple(DRAW[square] for square in besieged(state, row)))


def possible(state: State) -> bool:
    """Whether there is a card for the attack that is due."""
    row = first(state).two
    return row == NONE or bool(besieged(state, row))


def besieged(state: State, row: int) -> tuple[Square, ...]:
    """The squares of a row whose cards are in the deck or discarded."""
    return tuple(square for square in LINES[row] if square not in state.attacks)


def apply_attack(state: State, action: Act) -> Result:
    """The card is laid and dealt with (UM-36)."""
    assert isinstance(action, Draw)
    _, number, row, _ = first(state)
    state = done(state, *((Task(Job.ATTACK, number - 1, row),) if number > 1 else ()))
    shuffled: tuple[Event, ...] = ()
    if row == NONE:
        state, shuffled = drawn(state, Pile.ATTACK, action.square)
    else:
        state = drawn_on_purpose(state, action.square)
    if safe(state, action.square):
        state = discard(state, Pile.ATTACK, action.square)
        return state, (*shuffled, AttackVoid(action.square))
    state = state._replace(attacks=state.attacks | {action.square})
    state = then(state, Task(Job.ANSWER, action.square))
    return state, (*shuffled, AttackLaid(action.square))


def drawn_on_purpose(state: State, square: Square) -> State:
    """A card that is looked for in the whole deck and among the discarded ones."""
    left = state.discards[Pile.ATTACK] - {square}
    tops = tuple(card for card in state.tops[Pile.ATTACK] if card != square)
    return state._replace(
        discards=with_at(state.discards, Pile.ATTACK, left),
        tops=with_at(state.tops, Pile.ATTACK, tops),
    )


def sheltered(state: State, square: Square) -> Result:
    """The attack on this square has no effect and is discarded."""
    state = state._replace(attacks=state.attacks - {square})
    return discard(state, Pile.ATTACK, square), (AttackVoid(square),)


def apply_on(state: State) -> Result:
    """Nothing is done about the attack."""
    square = SQUARES[first(state).one]
    return hit(done(state), square)


def hit(state: State, *squares: Square) -> Result:
    """What stands on squares that are attacked or struck: bases, pyramids, characters, people."""
    tasks = [Task(Job.REBASE, camp) for camp in CAMPS if state.bases[camp] in squares]
    last: list[Task] = []
    events: list[Event] = []
    for pyramid, where in enumerate(state.pyramids):
        if where in squares:
            state = state._replace(pyramids=with_at(state.pyramids, pyramid, NONE))
            last.append(Task(Job.PYRAMID, pyramid))
    # All are hit at once: who is hit too can save nobody (UM-40, UM-126).
    struck = {
        character: tuple(
            one for one in saviours_of(state, character) if state.at[one] not in squares
        )
        for character in state.team
        if state.at[character] in squares
    }
    for character, saviours in struck.items():
        state, told, task = _hit_character(state, character, saviours)
        events += told
        tasks += task
    tasks += [Task(Job.FLEE, square) for square in squares if state.people[square]]
    return then(state, *tasks, *last), tuple(events)


def _hit_character(
    state: State, character: Character, saviours: tuple[Character, ...]
) -> tuple[State, tuple[Event, ...], list[Task]]:
    if len(saviours) > 1:
        return state, (), [Task(Job.SAVE, character)]
    if not saviours:
        state, events = home(state, character, Why.HIT)
        return state, events, []
    state, events = _saved(state, character, saviours[0])
    return state, events, []


def saviours_of(state: State, character: int) -> tuple[Character, ...]:
    """The protectors around a character, other than itself (UM-37, UM-40)."""
    around = AROUND[state.at[character]]
    return tuple(one for one in PROTECTORS if one != character and state.at[one] in around)


def _saved(state: State, character: int, protector: Character) -> Result:
    square = SQUARES[state.at[protector]]
    return stand(state, character, square), (Saved(Character(character), protector, square),)


def save_options(state: State) -> tuple[Act, ...]:
    """The protectors to choose from (UM-38)."""
    return tuple(SAVE[one] for one in saviours_of(state, first(state).one))


def apply_save(state: State, action: Act) -> Result:
    """The chosen protector saves the character."""
    assert isinstance(action, Save)
    return _saved(done(state), first(state).one, action.character)


# -- bases and pyramids -------------------------------------------------------------------------


def apply_rebase(state: State, action: Act) -> Result:
    """A base goes to the drawn square, or another card is drawn (UM-43 to UM-45)."""
    state, events, square = drawn_square(state, action)
    camp = first(state).one
    if not base_fits(state, square) or square in state.attacks:
        return state, events
    state = done(state._replace(bases=with_at(state.bases, camp, square)))
    return flight.join(state, square), (*events, BaseMoved(Pile(camp), square))


def base_fits(state: State, square: Square) -> bool:
    """Whether a base can stand here beside what is there already."""
    return not (
        square in state.bases
        or square == state.base_u
        or square in state.destroyed
        or square in state.pyramids
    )


def apply_pyramid(state: State, action: Act) -> Result:
    """A pyramid goes to the drawn square, or another card is drawn (UM-108)."""
    state, events, square = drawn_square(state, action)
    if not pyramid_fits(state, square):
        return state, events
    pyramids = with_at(state.pyramids, first(state).one, square)
    return done(state._replace(pyramids=pyramids)), (*events, PyramidPlaced(square))
