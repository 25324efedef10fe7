"""The hordes' phase: each horde acts once, in the order that the player chooses."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.refusal import No, Noes, always
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Lower, React, Return, Send
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
from .against_effects import DEED_ACTS, DICE_ACTS, NO_RETURN
from .board import Asked, Result, allies_on, clockwise, hordes_on_board, moved, trapper

_REACT: Final = tuple(React(horde) for horde in HORDES)
_SEND: Final = tuple(Send(ally) for ally in ALLIES)
_LOWER: Final = tuple(Lower(ally) for ally in ALLIES)


def due(state: State) -> Asked:
    """A new objective is shown first; then a horde acts, or the player says what it asks."""
    if setup.hidden(state) is not None:
        return setup.REVEAL
    return STEPS[state.phase]


def all_acted(state: State) -> bool:
    """Whether no horde is left to act, and no objective to be shown."""
    return state.acted.issuperset(hordes_on_board(state)) and setup.hidden(state) is None


# -- a horde acts -------------------------------------------------------------------------------


def _reacts(state: State) -> tuple[React, ...]:
    waiting = [act for act in _REACT if act.horde not in state.acted]
    return tuple(
        [
            act
            for act in waiting
            if state.at[act.horde] != Place.OUT and acts_before(state, act.horde) is None
        ]
    )


def acts_before(state: State, horde: Piece) -> Piece | None:
    """The trapped horde on the same place that acts before this one, which is not (SE-91)."""
    if trapper(state, horde) is not None:
        return None
    for other in state.traps:
        if other != NOTHING and state.at[other] == state.at[horde]:
            return Piece(other)
    return None


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
    shielded = [ally for ally in allies if state.shields[ally]]
    if len(shielded) > 1:
        return state._replace(phase=Phase.SHIELD, asking=horde), ()
    if shielded:
        return _stopped(state, horde, shielded[0])
    if len(allies) > 1:
        return state._replace(phase=Phase.SEND, asking=horde), ()
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


# -- an ally is sent away, or its shield stops a horde ------------------------------------------


def _sends(state: State) -> tuple[Send, ...]:
    here = state.at[state.asking]
    return tuple(act for act in _SEND if state.at[act.ally] == here)


def _send(state: State, act: Send) -> Result:
    horde = Piece(state.asking)
    return _sent(_answered(state), horde, act.ally)


def _sent(state: State, horde: Piece, ally: Piece) -> Result:
    """An ally goes to Noa: it misses the next round and is back in the one after (SE-96)."""
    due = state.round + 2
    state, _ = moved(state, ally, Place.NOA)
    return state._replace(back=with_at(state.back, ally, due)), (AllySent(horde, ally, due),)


def _lowers(state: State) -> tuple[Lower, ...]:
    here = state.at[state.asking]
    return tuple(act for act in _LOWER if state.shields[act.ally] and state.at[act.ally] == here)


def _lower(state: State, act: Lower) -> Result:
    horde = Piece(state.asking)
    return _stopped(_answered(state), horde, act.ally)


def _stopped(state: State, horde: Piece, ally: Piece) -> Result:
    """A shield stops a horde and goes down (SE-98)."""
    shields = with_at(state.shields, ally, False)
    return state._replace(shields=shields), (ShieldHeld(horde, ally),)


def _answered(state: State) -> State:
    return state._replace(phase=Phase.HORDES, asking=NOTHING)


# -- why not ------------------------------------------------------------------------------------


def _elsewhere(state: State, act: Send | Lower) -> bool:
    return state.at[act.ally] != state.at[state.asking]


_AGAINST_REACT: Final = Noes[State, React](
    No("SE-90", lambda state, act: act.horde not in HORDES, "horde", bars=True),
    No("SE-23", lambda state, act: state.at[act.horde] == Place.OUT, bars=True),
    No("SE-90", lambda state, act: act.horde in state.acted, "acted"),
    No("SE-91", lambda state, act: acts_before(state, act.horde) is not None),
)
_AGAINST_SEND: Final = Noes[State, Send](
    No("SE-95", lambda state, act: act.ally not in ALLIES, "ally", bars=True),
    No("SE-106", _elsewhere, "elsewhere"),
)
_AGAINST_LOWER: Final = Noes[State, Lower](
    No("SE-98", lambda state, act: act.ally not in ALLIES, "ally", bars=True),
    No("SE-98", lambda state, act: not state.shields[act.ally], "down"),
    No("SE-113", _elsewhere, "elsewhere"),
)
_HORDE_FIRST: Final = Noes[State, Act](No("SE-90", always, "first"))
_SEND_FIRST: Final = Noes[State, Act](No("SE-106", always, "first"))
_LOWER_FIRST: Final = Noes[State, Act](No("SE-113", always, "first"))
_OTHERS: Final = (*DEED_ACTS, *DICE_ACTS)

# -- steps --------------------------------------------------------------------------------------

REACT: Final = Step(
    "hordes",
    options=_reacts,
    apply=_react,
    against={
        React: _AGAINST_REACT,
        Return: NO_RETURN,
        **dict.fromkeys((Send, Lower, *_OTHERS), _HORDE_FIRST),
    },
    candidates=lambda _: _REACT,
)
SEND: Final = Step(
    "send",
    options=_sends,
    apply=_send,
    against={
        Send: _AGAINST_SEND,
        Return: NO_RETURN,
        **dict.fromkeys((React, Lower, *_OTHERS), _SEND_FIRST),
    },
    candidates=lambda _: _SEND,
)
LOWER: Final = Step(
    "shield",
    options=_lowers,
    apply=_lower,
    against={
        Lower: _AGAINST_LOWER,
        Return: NO_RETURN,
        **dict.fromkeys((React, Send, *_OTHERS), _LOWER_FIRST),
    },
    candidates=lambda _: _LOWER,
)
# By phase, once nothing is hidden.
STEPS: Final[dict[Phase, Asked]] = {
    Phase.HORDES: REACT,
    Phase.SEND: SEND,
    Phase.SHIELD: LOWER,
}
