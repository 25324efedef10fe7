"""Power cards: who gets one, when it can be used, and how; what it then does is in `effects`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.notation import Act
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Give, On, Turn, Use
from ..data import POWERS, Character, Deed, Kind, Pile
from ..events import PowerDealt, PowerUsed
from ..state import NONE, Job, Phase, State, Task
from .attacks import hit, sheltered
from .board import ByItself, Result, can, done, dropped_unless, first, spend, then
from .effects import ON, useful
from .piles import cards, discard, drawn

USE: Final = tuple(Use(character) for character in Character)
GIVE: Final = tuple(Give(character) for character in Character)


# -- who gets one -------------------------------------------------------------------------------


def for_all(state: State) -> list[Task]:
    """A power card for every character (UM-92)."""
    return [Task(Job.DEAL, one) for one in state.team]


def _deal(state: State, action: Act) -> Result:
    """It goes to its owner, or it is asked to whom."""
    assert isinstance(action, Turn)
    state, events = drawn(state, Pile.POWER, action.card)
    owner = first(state).owner
    if owner is None:
        return done(state, Task(Job.GIVE, action.card)), events
    state, given = _given(state, owner, action.card)
    return state, (*events, *given)


def _given(state: State, one: Character, card: int) -> Result:
    state = done(state._replace(powers=with_at(state.powers, one, card)))
    return state, (PowerDealt(one, card),)


def _without(state: State) -> tuple[Act, ...]:
    """Every character without a power card (UM-93)."""
    return tuple(GIVE[one] for one in state.team if state.powers[one] == NONE)


def _give(state: State, action: Act) -> Result:
    """The card has its owner."""
    assert isinstance(action, Give)
    return _given(state, action.character, first(state).card)


# -- in the action phase ------------------------------------------------------------------------


def by(state: State, one: Character) -> Iterator[Act]:
    """The power card of a character, if it can be used in the action phase."""
    if no_power(state, one) is None:
        yield USE[one]


def no_power(state: State, one: Character) -> str | None:
    """The rule that forbids this character to use its power card in the action phase."""
    if state.round:
        return "UM-104"
    card = state.powers[one]
    if card == NONE:
        return "UM-55"
    return None if useful(state, POWERS[card].kind) else "UM-96"


def use(state: State, one: Character) -> Result:
    """The power card is discarded and does what it says (UM-55)."""
    power = POWERS[state.powers[one]]
    state, events = _lay_down(state, one)
    effect = Task(Job.EFFECT, power.kind, power.strength(state.characters))
    return then(state, effect), events


def _lay_down(state: State, one: Character) -> Result:
    """A cube and the power card are spent."""
    card = state.powers[one]
    state = spend(state, one, Deed.POWER)
    state = state._replace(powers=with_at(state.powers, one, NONE))
    return discard(state, Pile.POWER, card), (PowerUsed(one, card),)


# -- when an attack was just drawn --------------------------------------------------------------


def _answers(state: State) -> tuple[Act, ...]:
    """The power cards that can be used when an attack was just drawn (UM-55, UM-56); not when a
    mediation brought it, which has to end first (UM-52)."""
    if state.phase != Phase.ATTACKS:
        return ()
    return tuple(
        USE[one]
        for one in state.team
        if can(state, one, Deed.POWER) and state.powers[one] != NONE and _helps(state, one)
    )


def _helps(state: State, one: Character) -> bool:
    kind = POWERS[state.powers[one]].kind
    return kind == Kind.SHELTER or useful(state, kind)


def _answer(state: State, action: Act) -> Result:
    """A power card shelters the square, or the attack takes its course (UM-56)."""
    square = first(state).square
    if isinstance(action, On):
        return hit(done(state), square)
    assert isinstance(action, Use)
    if POWERS[state.powers[action.character]].kind != Kind.SHELTER:
        return use(state, action.character)
    state, used = _lay_down(done(state), action.character)
    state, events = sheltered(state, square)
    return state, (*used, *events)


def _unanswered(state: State) -> Result | None:
    """A card has cancelled the attack, or there is none to answer it with."""
    if first(state).square not in state.attacks:
        return done(state), ()
    return None if _answers(state) else _answer(state, ON)


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.ANSWER: Step("answer", lambda state: (*_answers(state), ON), _answer, "UM-56"),
    Job.DEAL: Step("deal", lambda state: cards(state, Pile.POWER), _deal, "UM-92", chance=True),
    Job.GIVE: Step("give", _without, _give, "UM-93"),
}
BY_ITSELF: Final[dict[Job, ByItself]] = {
    Job.ANSWER: _unanswered,
    Job.GIVE: lambda state: dropped_unless(state, _without(state)),
}
