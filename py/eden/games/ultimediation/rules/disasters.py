"""Disasters: they are announced after the attacks and strike at the end of the turn (UM-115 …)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Turn
from ..data import AROUND, BESIDE, DISASTER_TURN, DISASTERS, SQUARES, Blow, Pile, Square
from ..events import AttacksComing, DisasterDrawn, EnergyLost, Struck, TokenPlaced
from ..state import NONE, Job, State, Task
from .attacks import hit
from .board import Result, done, done_once, safe, then
from .piles import attack_cards, cards, discard, drawn, drawn_square

# -- announced ----------------------------------------------------------------------------------


def coming(state: State) -> State:
    """From turn four on there is one each turn (UM-115)."""
    due = state.pyramids_on and state.turn + 1 >= DISASTER_TURN
    return then(state, Task(Job.OMEN)) if due else state


def _omen(state: State, action: Act) -> Result:
    """It is known; its tokens need squares."""
    assert isinstance(action, Turn)
    state, events = drawn(state, Pile.DISASTER, action.card)
    tokens = Task(Job.TOKEN, DISASTERS[action.card].tokens)
    state = done(state._replace(omen=action.card), tokens)
    return state, (*events, DisasterDrawn(action.card))


def _token(state: State, action: Act) -> Result:
    """A token lies on the drawn square."""
    state, events, square = drawn_square(done_once(state), action)
    return state._replace(tokens=(*state.tokens, square)), (*events, TokenPlaced(square))


def over(state: State) -> State:
    """The card is discarded: its last token is averted, or the turn is over."""
    if state.omen == NONE:
        return state
    state = discard(state, Pile.DISASTER, state.omen)
    return state._replace(omen=NONE, tokens=(), struck=frozenset())


# -- it strikes ---------------------------------------------------------------------------------


def strike(state: State) -> Result:
    """Every token that is left strikes, all at once, and goes back; what the card adds comes on
    top (UM-117 to UM-119, UM-126, UM-135)."""
    if not state.tokens:
        return state, ()
    tokens = tuple(SQUARES[square] for square in state.tokens)
    told: list[Event] = [Struck(state.omen, square) for square in tokens]
    state = state._replace(tokens=())
    hurt = tuple(dict.fromkeys(square for square in tokens if not safe(state, square)))
    if not hurt:
        return state, tuple(told)
    state, events = _BLOWS[DISASTERS[state.omen].blow](state, hurt)
    return state, (*told, *events)


def _storm(state: State, hurt: tuple[Square, ...]) -> Result:
    """Those squares alone are struck."""
    return hit(state._replace(struck=frozenset(hurt)), *hurt)


def _quake(state: State, hurt: tuple[Square, ...]) -> Result:
    """The squares side by side are struck too."""
    shaken = dict.fromkeys(near for square in hurt for near in (square, *BESIDE[square]))
    return _storm(state, tuple(square for square in shaken if not safe(state, square)))


def _fallout(state: State, hurt: tuple[Square, ...]) -> Result:
    """Attacks follow, as many as squares were hurt, wherever the wind carries them."""
    state, events = _storm(then(state, Task(Job.ATTACK, len(hurt))), hurt)
    return state, (*events, AttacksComing(len(hurt)))


def _epidemic(state: State, hurt: tuple[Square, ...]) -> Result:
    """Characters around lose an energy; who has none left goes home."""
    ill = {near for square in hurt for near in AROUND[square]} - set(hurt)
    told: list[Event] = []
    for one in state.team:
        here = state.at[one]
        if here in ill and not safe(state, here):
            energy = max(0, state.energy[one] - 1)
            state = state._replace(energy=with_at(state.energy, one, energy))
            told.append(EnergyLost(one))
    state, events = _storm(then(state, Task(Job.SETTLE)), hurt)
    return state, (*events, *told)


_BLOWS: Final[dict[Blow, Callable[[State, tuple[Square, ...]], Result]]] = {
    Blow.STORM: _storm,
    Blow.QUAKE: _quake,
    Blow.FALLOUT: _fallout,
    Blow.EPIDEMIC: _epidemic,
}
STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.OMEN: Step("omen", lambda state: cards(state, Pile.DISASTER), _omen, chance=True),
    Job.TOKEN: Step("token", attack_cards, _token, chance=True),
}
