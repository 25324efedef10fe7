"""Mediation: the question, the card that answers it, and what it costs (UM-60, UM-75 to UM-88)."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Ask, Back, Mediate, On, Pay, Refuse, Turn
from ..data import (
    AROUND,
    CAMPS,
    ENERGY,
    LOAD,
    MEDIATION,
    SQUARES,
    Character,
    Deed,
    Kind,
    Pile,
    Why,
)
from ..events import (
    Asked,
    Broken,
    EffectHappens,
    EffectIgnored,
    EffectRefused,
    EnergyBack,
    EnergyPaid,
    NeedFound,
    PersonBack,
    Revealed,
)
from ..state import NONE, Job, State, Task
from .board import (
    ByItself,
    Result,
    corner_pyramid,
    doing,
    done,
    done_once,
    dropped_unless,
    first,
    home,
    roomy,
    then,
    within_reach,
)
from .effects import ON
from .piles import cards, discard, drawn, shuffle
from .reasons import ABSENT, NEVER, UNINHABITABLE, Reason, cube

MEDIATE: Final = tuple(tuple(Mediate(one, camp) for camp in CAMPS) for one in Character)
REFUSE: Final = Refuse()
PAY: Final = tuple(Pay(character) for character in Character)
ASK: Final = tuple(Ask(pile) for pile in CAMPS)
BACK: Final = tuple(Back(square) for square in SQUARES)
# By character and square: the bases in which it can mediate from there (UM-60, UM-71).
_REACH: Final = within_reach(Character.NIKITAS)


# -- the question -------------------------------------------------------------------------------


def by(state: State, one: Character) -> list[Act]:
    """The camps in which a character can mediate."""
    reach, (east, west) = _REACH[one][state.at[one]], state.bases
    if east not in reach and west not in reach:
        return []
    return [ask for ask in MEDIATE[one] if state.bases[ask.pile] in reach]


def _reaches(state: State, character: int, camp: int) -> bool:
    """Whether a character can mediate in this camp from where it is."""
    return state.bases[camp] in _REACH[character][state.at[character]]


def _lies(one: Character, diagonal: bool) -> Reason:
    """The base is out of reach for this one: on a diagonal, or farther off."""

    def holds(state: State, act: Mediate) -> bool:
        base = SQUARES[state.bases[act.pile]]
        on_diagonal = state.at[one] in AROUND[base]
        away = act.character == one and not _reaches(state, one, act.pile)
        return away and on_diagonal == diagonal

    return No("UM-71", holds, "diagonal" if diagonal else "far")


def _not_there(state: State, act: Mediate) -> bool:
    return act.character != Character.NIKITAS and not _reaches(state, act.character, act.pile)


AGAINST: Final = Noes[State, Mediate](
    No("UM-60", lambda state, act: act.pile not in CAMPS, "camp", bars=True),
    *cube(Deed.MEDIATE),
    _lies(Character.NIKITAS, diagonal=True),
    _lies(Character.NIKITAS, diagonal=False),
    No("UM-60", _not_there, "far"),
)


def begin(state: State, character: Character, camp: Pile) -> Result:
    """A character enters mediation; Andromeda for two cards (UM-69)."""
    number = 2 if character == Character.ANDROMEDA else 1
    state = state._replace(mediator=character, camp=camp)
    return then(state, Task(Job.MEDIATE, number, state.bases[camp])), (Asked(character, camp),)


def _go_on(state: State) -> Result:
    """The next card of this mediation, if there is one and neither base nor mediator has gone."""
    task, character = first(state), state.mediator
    state = done(state)
    if not task.left:
        return state._replace(mediator=NONE, camp=NONE), ()
    if task.square != state.bases[state.camp] or not _reaches(state, character, state.camp):
        state = state._replace(mediator=NONE, camp=NONE)
        return state, (Broken(Character(character)),)
    rest = Task(Job.MEDIATE, task.left - 1, task.square)
    return then(state, Task(Job.REVEAL, state.camp), rest), ()


# -- the card -----------------------------------------------------------------------------------


def _next_cards(state: State) -> tuple[Act, ...]:
    """The top card of the camp's pile."""
    return cards(state, first(state).camp)


def _reveal(state: State, action: Act) -> Result:
    """A need, a justification or an effect."""
    assert isinstance(action, Turn)
    pile, number = action.pile, action.card
    card = MEDIATION[pile][number]
    state, events = drawn(done(state), pile, number)
    told: tuple[Event, ...] = (*events, Revealed(pile, number))
    if card.kind == Kind.NEED:
        state, events = _need(state, pile, number)
        return state, (*told, *events)
    state = discard(state, pile, number)
    if card.kind == Kind.JUSTIFICATION:
        return state, told
    if state.mediator == Character.DIAMANDIS:
        return state, (*told, EffectIgnored(pile, number))
    if 0 < card.price(state.characters) <= _purse(state):
        return then(state, Task(Job.OFFER, number, pile)), told
    state, events = _happens(state, pile, number)
    return state, (*told, *events)


def _need(state: State, pile: Pile, number: int) -> Result:
    """Energy for all, people back to Earth, another card, fresh attack cards (UM-76 to UM-81)."""
    found = with_at(state.found, pile, (*state.found[pile], number))
    state = state._replace(found=found, energy=(ENERGY,) * len(Character))
    returning = min(LOAD, state.ship)
    back = (Task(Job.BACK, returning),) if returning else ()
    state = then(state, *back, Task(Job.AGAIN), Task(Job.SHUFFLE))
    return state, (NeedFound(pile, number, len(found[pile])), EnergyBack())


# -- the effect, or its price -------------------------------------------------------------------


def _purse(state: State) -> int:
    """The energy that can be used: that of characters outside Base U (UM-83)."""
    return sum(state.energy[one] for one in state.team if state.at[one] != state.base_u)


def _offer(state: State, action: Act) -> Result:
    """It happens, or it is paid for (UM-82)."""
    number, camp = first(state).card, first(state).camp
    if isinstance(action, Refuse):
        price = MEDIATION[camp][number].price(state.characters)
        refused = EffectRefused(camp, number)
        return done(state, Task(Job.PAY, price), Task(Job.SETTLE)), (refused,)
    return _happens(done(state), camp, number)


def _happens(state: State, pile: Pile, number: int) -> Result:
    card = MEDIATION[pile][number]
    effect = Task(Job.EFFECT, card.kind, card.strength(state.characters), pile)
    return then(state, effect, Task(Job.SETTLE)), (EffectHappens(pile, number),)


def _payers(state: State) -> tuple[Act, ...]:
    """Every character that can pay."""
    return tuple(
        PAY[one] for one in state.team if state.energy[one] and state.at[one] != state.base_u
    )


def _pay(state: State, action: Act) -> Result:
    """One energy, from this character."""
    assert isinstance(action, Pay)
    energy = with_at(state.energy, action.character, state.energy[action.character] - 1)
    return done_once(state)._replace(energy=energy), (EnergyPaid(action.character),)


def _settle(state: State) -> Result:
    """Who has no energy left goes to Base U (UM-84)."""
    state = done(state)
    events: list[Event] = []
    for character in state.team:
        if not state.energy[character]:
            state, told = home(state, character, Why.TIRED)
            events += told
    return state, tuple(events)


# -- after a need -------------------------------------------------------------------------------


def _landings(state: State) -> tuple[Act, ...]:
    """The squares for the next one who comes back from the ship (UM-78)."""
    return tuple(
        BACK[square]
        for square in roomy(state)
        if square != state.base_u and not corner_pyramid(state, square)
    )


def _back(state: State, action: Act) -> Result:
    """One token is on Earth again."""
    assert isinstance(action, Back)
    people = with_at(state.people, action.square, state.people[action.square] + 1)
    state = done_once(state)._replace(people=people, ship=state.ship - 1)
    return state, (PersonBack(action.square),)


def _again(state: State, action: Act) -> Result:
    """The next card comes from the camp of choice (UM-80)."""
    assert isinstance(action, Ask)
    return done(state, Task(Job.REVEAL, action.pile)), ()


def _shuffle(state: State) -> Result:
    """Attack deck and discarded cards are mixed (UM-81)."""
    return shuffle(done(state), Pile.ATTACK)


# -- what cannot be chosen ----------------------------------------------------------------------

_PAYS: Final = Noes[State, Pay](
    ABSENT,
    No("UM-83", lambda state, act: state.at[act.character] == state.base_u, "home"),
    No("UM-82", lambda state, act: not state.energy[act.character], "energy"),
)
_WHOLE: Final[No[State, On]] = No("UM-82", lambda state, act: doing(state, Job.PAY), "whole")
_ASKS: Final = Noes[State, Ask](No("UM-80", lambda state, act: act.pile not in CAMPS, "camp"))
_LANDS: Final = Noes[State, Back](
    No("UM-78", lambda state, act: act.square == state.base_u, "base u"),
    No("UM-78", lambda state, act: corner_pyramid(state, act.square), "pyramid"),
    *UNINHABITABLE,
)

STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.REVEAL: Step("reveal", _next_cards, _reveal, chance=True),
    Job.OFFER: Step(
        "offer", lambda state: (REFUSE, ON), _offer, against={Refuse: NEVER, On: NEVER}
    ),
    Job.PAY: Step(
        "pay", _payers, _pay, against={Pay: _PAYS, On: Noes(_WHOLE)}, candidates=lambda state: PAY
    ),
    Job.AGAIN: Step("again", lambda state: ASK, _again, against={Ask: _ASKS}),
    Job.BACK: Step("back", _landings, _back, against={Back: _LANDS}, candidates=lambda state: BACK),
}
BY_ITSELF: Final[dict[Job, ByItself]] = {
    Job.MEDIATE: _go_on,
    Job.SETTLE: _settle,
    Job.SHUFFLE: _shuffle,
    Job.BACK: lambda state: dropped_unless(state, _landings(state)),
}
