"""Attacks: how many, where, and what happens on a square that is hit.

A base that is hit moves (`bases`), a pyramid is placed anew (`pyramids`), people flee (`flight`).
"""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Draw, On, Roll, Save
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
from ..events import AttackLaid, AttacksComing, AttackVoid, Rolled, Saved
from ..state import NONE, Job, Phase, State, Task
from .board import (
    ByItself,
    Result,
    doing,
    done,
    done_once,
    dropped_unless,
    first,
    home,
    safe,
    stand,
    then,
)
from .flight import FLIGHT
from .piles import attack_cards, attack_cards_among, discard, drawn
from .reasons import ABSENT

ROLLS: Final = tuple(Roll(face) for face in range(1, FACES + 1))
SAVE: Final = tuple(Save(character) for character in Character)
_PAUSE: Final = Task(Job.PAUSE)
_ANSWER: Final = tuple(Task(Job.ANSWER, square) for square in SQUARES)


# -- how many -----------------------------------------------------------------------------------


def coming(state: State) -> Result:
    """The attacks of this turn: a number, or dice to roll; first a pause for power cards (UM-34,
    UM-136)."""
    space = TRACK[state.characters][state.turn]
    if space.dice:
        return then(state, _PAUSE, Task(Job.DICE, space.dice, 0)), ()
    return then(state, _PAUSE, Task(Job.ATTACK, space.number)), (AttacksComing(space.number),)


def _roll(state: State, action: Act) -> Result:
    """The dice are added up."""
    assert isinstance(action, Roll)
    left, total = first(state).left - 1, first(state).total + action.face
    rolled = Rolled(action.face)
    if left:
        return done(state, Task(Job.DICE, left, total)), (rolled,)
    return done(state, Task(Job.ATTACK, total)), (rolled, AttacksComing(total))


# -- one attack ---------------------------------------------------------------------------------


def _next_cards(state: State) -> tuple[Act, ...]:
    """The cards for the attack that is due: the next one, in a siege the next one of its row."""
    row = first(state).row
    return attack_cards(state) if row is None else attack_cards_among(state, LINES[row])


def _none_left(state: State) -> Result | None:
    """No attack is due any more, or the pile has no card of the row."""
    task = first(state)
    if task.left and task.row is not None and not _next_cards(state):
        return done(state), (AttacksComing(0),)
    return dropped_unless(state, task.left)


def _attack(state: State, action: Act) -> Result:
    """The card is laid and dealt with (UM-36)."""
    assert isinstance(action, Draw)
    square = action.square
    state, shuffled = drawn(done_once(state), Pile.ATTACK, square)
    if safe(state, square):
        state = discard(state, Pile.ATTACK, square)
        # While attacks are to come in their phase power cards can be used after this one, too.
        more = state.phase == Phase.ATTACKS and doing(state, Job.ATTACK)
        return then(state, _PAUSE) if more else state, (*shuffled, AttackVoid(square))
    agenda = (_ANSWER[square], *state.agenda)
    state = state._replace(attacks=state.attacks | {square}, agenda=agenda)
    return state, (*shuffled, AttackLaid(square))


def sheltered(state: State, square: Square) -> Result:
    """The attack on this square has no effect and is discarded."""
    state = state._replace(attacks=state.attacks - {square})
    return discard(state, Pile.ATTACK, square), (AttackVoid(square),)


# -- what stands on a square that is hit --------------------------------------------------------


def hit(state: State, *squares: Square) -> Result:
    """What stands on squares that are attacked or struck: bases, pyramids, characters, people."""
    tasks = [Task(Job.REBASE, camp) for camp in CAMPS if state.bases[camp] in squares]
    last: list[Task] = []
    events: list[Event] = []
    for pyramid, where in enumerate(state.pyramids if state.pyramids_on else ()):
        if where in squares:
            state = state._replace(pyramids=with_at(state.pyramids, pyramid, NONE))
            last.append(Task(Job.PYRAMID, pyramid))
    # All are hit at once: who is hit too can save nobody (UM-40, UM-126).
    struck = {
        character: tuple(one for one in _saviours(state, character) if state.at[one] not in squares)
        for character in state.team
        if state.at[character] in squares
    }
    for character, saviours in struck.items():
        state, told, task = _hit_character(state, character, saviours)
        events += told
        tasks += task
    tasks += [FLIGHT[square] for square in squares if state.people[square]]
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


def _saviours(state: State, character: Character) -> tuple[Character, ...]:
    """The protectors around a character, other than itself (UM-37, UM-40)."""
    around = AROUND[state.at[character]]
    return tuple(one for one in PROTECTORS if one != character and state.at[one] in around)


def _saved(state: State, character: Character, protector: Character) -> Result:
    square = SQUARES[state.at[protector]]
    return stand(state, character, square), (Saved(character, protector, square),)


def _savers(state: State) -> tuple[Act, ...]:
    """The protectors to choose from (UM-38)."""
    return tuple(SAVE[one] for one in _saviours(state, first(state).character))


def _there(state: State) -> int:
    return state.at[first(state).character]


_MUST: Final[No[State, On]] = No("UM-38", lambda state, act: doing(state, Job.SAVE), "must")
_NO_SAVIOUR: Final = Noes[State, Save](
    No("UM-37", lambda state, act: act.character not in PROTECTORS, "role", bars=True),
    ABSENT,
    No("UM-40", lambda state, act: act.character == first(state).character, "self", bars=True),
    No("UM-40", lambda state, act: state.at[act.character] == _there(state), "beside"),
    No("UM-37", lambda state, act: _too_far(state, act.character), "far"),
)


def _too_far(state: State, protector: Character) -> bool:
    return state.at[protector] not in (_there(state), *AROUND[_there(state)])


def _save(state: State, action: Act) -> Result:
    """The chosen protector saves the character."""
    assert isinstance(action, Save)
    return _saved(done(state), first(state).character, action.character)


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.DICE: Step("die", lambda state: ROLLS, _roll, chance=True),
    Job.ATTACK: Step("attack", _next_cards, _attack, chance=True),
    Job.SAVE: Step(
        "save",
        _savers,
        _save,
        against={Save: _NO_SAVIOUR, On: Noes(_MUST)},
        candidates=lambda state: SAVE,
    ),
}
BY_ITSELF: Final[dict[Job, ByItself]] = {Job.ATTACK: _none_left}
