"""A player's turn: artefacts, then a move or a pass, artefacts again; and who is next."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final

from eden.engine.notation import Act
from eden.engine.step import Step

from ..acts import End, Pass, Play
from ..events import Passed, TurnBegan
from ..state import NONE, Phase, State
from . import artefacts, moves
from .board import Result, gain

_PASS, _END = Pass(), End()


def begin_turn(state: State, seat: int, *, again: bool) -> Result:
    """A turn begins; nothing of the one before is left."""
    state = state._replace(
        phase=Phase.TURN,
        seat=seat,
        turns=state.turns + 1,
        explored=False,
        busy=False,
        passed=False,
        turbos=0,
        scouting=False,
        bound=NONE,
        hovers=False,
        again=False,
        using=NONE,
        back=Phase.TURN,
    )
    return state, (TurnBegan(seat, again),)


def _candidates(state: State) -> Iterable[Act]:
    own = (*state.hands[state.seat], *state.played[state.seat])
    plays = (artefacts.PLAY[one] for one in own)
    return chain((_PASS, _END), plays, moves.CANDIDATES)


# -- before the move ----------------------------------------------------------------------------


def _turn_options(state: State) -> tuple[Act, ...]:
    """A sheep moves, or the player passes; artefacts before that (ED-32, ED-107)."""
    ways = tuple(moves.options(state))
    last = () if state.busy and ways else (_END,) if state.busy else (_PASS,)
    return (*ways, *artefacts.options(state), *last)


def _no_turn(state: State, action: Act) -> str | None:
    match action:
        case Play(artefact):
            return artefacts.no_play(state, artefact)
        case Pass():
            return "ED-36" if state.busy else None
        case End():
            return None if state.busy and not any(moves.options(state)) else "ED-32"
        case _:
            return moves.forbids(state, action)


def _apply_turn(state: State, action: Act) -> Result:
    match action:
        case Play(artefact):
            return artefacts.play(state, artefact)
        case Pass():
            return _pass(state)
        case End():
            return _end(state)
        case _:
            return moves.apply(state, action)


def _pass(state: State) -> Result:
    """A clover from the supply, if there is one (ED-34, ED-35)."""
    clovers = min(1, state.supply)
    state = gain(state, state.seat, clovers)._replace(
        supply=state.supply - clovers, passed=True, phase=Phase.AFTER
    )
    return state, (Passed(state.seat, clovers),)


# -- after the move -----------------------------------------------------------------------------


def _after_options(state: State) -> tuple[Act, ...]:
    """The turn ends, unless an artefact comes first (ED-111)."""
    return (_END, *artefacts.options(state))


def _no_after(state: State, action: Act) -> str | None:
    match action:
        case Play(artefact):
            return artefacts.no_play(state, artefact)
        case End():
            return None
        case _:
            return "ED-32"


def _apply_after(state: State, action: Act) -> Result:
    return artefacts.play(state, action.artefact) if isinstance(action, Play) else _end(state)


def _end(state: State) -> Result:
    """The next player's turn, or one's own again (ED-31, ED-127)."""
    if state.again:
        return begin_turn(state, state.seat, again=True)
    return begin_turn(state, (state.seat + 1) % state.seats, again=False)


STEPS: Final[dict[Phase, Step[State, Act]]] = {
    Phase.TURN: Step(
        "turn", _turn_options, _apply_turn, rule="ED-32", forbids=_no_turn, candidates=_candidates
    ),
    Phase.AFTER: Step(
        "after",
        _after_options,
        _apply_after,
        rule="ED-32",
        forbids=_no_after,
        candidates=_candidates,
        confirm=True,
    ),
}
