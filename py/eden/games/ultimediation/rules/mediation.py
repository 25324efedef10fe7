"""Mediation: the question, the card that answers it, and what it costs (UM-60, UM-75 to UM-88)."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Decision, Event
from eden.engine.notation import Act
from eden.engine.values import with_at

from ..acts import Ask, Back, On, Pay, Refuse, Turn
from ..data import (
    BESIDE,
    CAMPS,
    ENERGY,
    LOAD,
    MEDIATION,
    SQUARES,
    Character,
    Deed,
    Kind,
    Pile,
    Square,
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
    Result,
    corner_pyramid,
    discard,
    done,
    draw_card,
    drawn,
    first,
    home,
    room,
    shuffle,
    spend,
    then,
)

REFUSE, ON = Refuse(), On()
PAY: Final = tuple(Pay(character) for character in Character)
ASK: Final = tuple(Ask(pile) for pile in CAMPS)
BACK: Final = tuple(Back(square) for square in SQUARES)


def reaches(state: State, character: int, camp: int) -> bool:
    """Whether a character can mediate in this camp from where it is (UM-60, UM-71)."""
    here, base = state.at[character], state.bases[camp]
    return here == base or (character == Character.NIKITAS and here in BESIDE[base])


def begin(state: State, character: Character, camp: Pile) -> Result:
    """A character enters mediation; Andromeda for two cards (UM-69)."""
    state = spend(state, character, Deed.MEDIATE)
    cards = 2 if character == Character.ANDROMEDA else 1
    state = state._replace(mediator=character, camp=camp)
    return then(state, Task(Job.MEDIATE, cards, state.bases[camp])), (Asked(character, camp),)


def go_on(state: State) -> Result:
    """The next card of this mediation, if there is one and neither base nor mediator has gone."""
    _, left, base, _ = first(state)
    character = state.mediator
    state = done(state)
    if not left:
        return state._replace(mediator=NONE, camp=NONE), ()
    if base != state.bases[state.camp] or not reaches(state, character, state.camp):
        state = state._replace(mediator=NONE, camp=NONE)
        return state, (Broken(Character(character)),)
    return then(state, Task(Job.REVEAL, state.camp), Task(Job.MEDIATE, left - 1, base)), ()


def pending_reveal(state: State) -> Decision[Act]:
    """The top card of the camp's pile."""
    return draw_card(state, Pile(first(state).one), "reveal")


def apply_reveal(state: State, action: Act) -> Result:
    """A need, a justification or an effect."""
    assert isinstance(action, Turn)
    pile, number = action.pile, action.card
    card = MEDIATION[number]
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
    if 0 < card.price(state.characters) <= purse(state):
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


def purse(state: State) -> int:
    """The energy that can be used: that of characters outside Base U (UM-83)."""
    return sum(state.energy[one] for one in state.team if state.at[one] != state.base_u)


def apply_offer(state: State, action: Act) -> Result:
    """It happens, or it is paid for (UM-82)."""
    _, number, camp, _ = first(state)
    if isinstance(action, Refuse):
        price = MEDIATION[number].price(state.characters)
        refused = EffectRefused(Pile(camp), number)
        return done(state, Task(Job.PAY, price), Task(Job.SETTLE)), (refused,)
    return _happens(done(state), Pile(camp), number)


def _happens(state: State, pile: Pile, number: int) -> Result:
    card = MEDIATION[number]
    effect = Task(Job.EFFECT, card.kind, card.strength(state.characters), pile)
    return then(state, effect, Task(Job.SETTLE)), (EffectHappens(pile, number),)


def pay_options(state: State) -> tuple[Act, ...]:
    """Every character that can pay."""
    return tuple(
        PAY[one] for one in state.team if state.energy[one] and state.at[one] != state.base_u
    )


def apply_pay(state: State, action: Act) -> Result:
    """One energy, from this character."""
    assert isinstance(action, Pay)
    left = first(state).one - 1
    energy = with_at(state.energy, action.character, state.energy[action.character] - 1)
    state = done(state, *((Task(Job.PAY, left),) if left else ()))
    return state._replace(energy=energy), (EnergyPaid(action.character),)


def settle(state: State) -> Result:
    """Who has no energy left goes to Base U (UM-84)."""
    state = done(state)
    events: list[Event] = []
    for character in state.team:
        if not state.energy[character]:
            state, told = home(state, character, Why.TIRED)
            events += told
    return state, tuple(events)


# -- after a need -------------------------------------------------------------------------------


def apply_again(state: State, action: Act) -> Result:
    """The next card comes from the camp of choice (UM-80)."""
    assert isinstance(action, Ask)
    return done(state, Task(Job.REVEAL, action.pile)), ()


def apply_shuffle(state: State) -> Result:
    """Attack deck and discarded cards are mixed (UM-81)."""
    return shuffle(done(state), Pile.ATTACK)


def back_squares(state: State) -> tuple[Square, ...]:
    """Where people from the ship can land (UM-78)."""
    return tuple(
        square
        for square in SQUARES
        if square != state.base_u and not corner_pyramid(state, square) and room(state, square) > 0
    )


def back_options(state: State) -> tuple[Act, ...]:
    """A square for the next one who comes back."""
    return tuple(BACK[square] for square in back_squares(state))


def apply_back(state: State, action: Act) -> Result:
    """One token is on Earth again."""
    assert isinstance(action, Back)
    left = first(state).one - 1
    people = with_at(state.people, action.square, state.people[action.square] + 1)
    state = done(state, *((Task(Job.BACK, left),) if left else ()))
    return state._replace(people=people, ship=state.ship - 1), (PersonBack(action.square),)
