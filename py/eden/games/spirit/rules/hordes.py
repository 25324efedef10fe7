"""The hordes' phase: each horde acts once, in the order that the player chooses."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import React, Send
from ..data import ALLIES, HORDES, Condition, Piece, Place
from ..events import (
    AllySent,
    Fled,
    HordeBeaten,
    ObjectiveWon,
    ShieldHeld,
    TerrainDestroyed,
    TerrainRavaged,
    WalkedOn,
)
from ..state import NOTHING, Phase, State
from . import setup
from .board import Asked, Result, allies_on, clockwise, hordes_on_board, moved, trapper

_REACT: Final = tuple(React(horde) for horde in HORDES)
_SEND: Final = tuple(Send(ally) for ally in ALLIES)


def due(state: State) -> Asked:
    """A new objective is shown first; then a horde acts, or it is asked whom it sends away."""
    if setup.hidden(state) is not None:
        return setup.REVEAL
    return REACT if state.phase == Phase.HORDES else SEND


def all_acted(state: State) -> bool:
    """Whether no horde is left to act, and no objective to be shown."""
    return state.acted.issuperset(hordes_on_board(state)) and setup.hidden(state) is None


# -- a horde acts -------------------------------------------------------------------------------


def _reacts(state: State) -> tuple[React, ...]:
    return tuple(act for act in _REACT if _no_react(state, act) is None)


def _no_react(state: State, act: Act) -> str | None:
    if not isinstance(act, React):
        return REACT.rule
    if state.at[act.horde] == Place.OUT:
        return "SE-23"
    if act.horde not in HORDES or act.horde in state.acted:
        return "SE-90"
    return "SE-91" if _must_wait(state, act.horde) else None


def _must_wait(state: State, horde: Piece) -> bool:
    """Whether another horde on the same place is trapped and this one is not (SE-91)."""
    return trapper(state, horde) is None and any(
        state.at[other] == state.at[horde] and trapper(state, other) is not None
        for other in HORDES
        if other != horde
    )


def _react(state: State, act: React) -> Result:
    """What a horde does where it stands: the cases A to F of the rulebook."""
    horde = act.horde
    state = state._replace(acted=state.acted | {horde})
    here = state.at[horde]
    condition = state.conditions[here]
    allies = allies_on(state, here)
    ally = trapper(state, horde)
    if ally is not None:
        return _flee(state, horde, ally)
    if condition == Condition.DESTROYED:
        state, _ = moved(state, horde, clockwise(here))
        return state, (WalkedOn(horde, clockwise(here)),)
    for ally in allies:
        if state.shields[ally]:
            shields = with_at(state.shields, ally, False)
            return state._replace(shields=shields), (ShieldHeld(horde, ally),)
    if len(allies) > 1:
        return state._replace(phase=Phase.SEND, sender=horde), ()
    if allies:
        return _sent(state, horde, allies[0])
    return _attack(state, horde, here)


def _attack(state: State, horde: Piece, here: Place) -> Result:
    if state.conditions[here] == Condition.HEALTHY:
        conditions = with_at(state.conditions, here, Condition.RAVAGED)
        return state._replace(conditions=conditions), (TerrainRavaged(horde, here),)
    conditions = with_at(state.conditions, here, Condition.DESTROYED)
    return state._replace(conditions=conditions), (TerrainDestroyed(horde, here),)


def _flee(state: State, horde: Piece, ally: Piece) -> Result:
    """A trapped horde flees and its objective is won; with the last one it is beaten."""
    place = clockwise(state.at[horde])
    pile = horde - HORDES[0]
    card = state.open[pile]
    state = state._replace(
        at=with_at(state.at, horde, place),
        traps=with_at(state.traps, ally, NOTHING),
        open=with_at(state.open, pile, NOTHING),
        won=(*state.won, card),
    )
    events: tuple[Event, ...] = (Fled(horde, ally, place), ObjectiveWon(horde, card))
    if state.waiting[pile]:
        return state, events
    leaves = "ravage" not in state.modes
    if leaves:
        state = state._replace(at=with_at(state.at, horde, Place.OUT))
    return state, (*events, HordeBeaten(horde, leaves))


# -- an ally is sent away -----------------------------------------------------------------------


def _sends(state: State) -> tuple[Send, ...]:
    return tuple(act for act in _SEND if _no_send(state, act) is None)


def _no_send(state: State, act: Act) -> str | None:
    if not isinstance(act, Send):
        return SEND.rule
    here = act.ally in ALLIES and state.at[act.ally] == state.at[state.sender]
    return None if here else "SE-106"


def _send(state: State, act: Send) -> Result:
    horde = Piece(state.sender)
    return _sent(state._replace(phase=Phase.HORDES, sender=NOTHING), horde, act.ally)


def _sent(state: State, horde: Piece, ally: Piece) -> Result:
    """An ally goes to Noa: it misses the next round and is back in the one after (SE-96)."""
    due = state.round + 2
    state, _ = moved(state, ally, Place.NOA)
    return state._replace(back=with_at(state.back, ally, due)), (AllySent(horde, ally, due),)


# -- steps --------------------------------------------------------------------------------------

REACT: Final = Step(
    "hordes",
    options=_reacts,
    apply=_react,
    rule="SE-90",
    forbids=_no_react,
    candidates=lambda _: _REACT,
)
SEND: Final = Step(
    "send",
    options=_sends,
    apply=_send,
    rule="SE-90",
    forbids=_no_send,
    candidates=lambda _: _SEND,
)
