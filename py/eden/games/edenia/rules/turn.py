"""A player's turn: artefacts, then a move or a pass, artefacts again; and who is next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step

from ..acts import End, Go, Leave, Pass, Play, Teleport
from ..data import START_CLOVERS
from ..events import Passed, TurnBegan
from ..state import NONE, Phase, State
from . import moves, plays
from .against import FREE
from .board import Result, gain

_PASS, _END = Pass(), End()
_ONLY_END: Final = (_END,)
# By whether it is one's own again, and by seat: what every turn tells first.
_BEGAN: Final = tuple(
    tuple((TurnBegan(seat, again),) for seat in range(len(START_CLOVERS)))
    for again in (False, True)
)


def begin_turn(state: State, seat: int, *, again: bool) -> Result:
    """A turn begins; nothing of the one before is left."""
    state = state._replace(
        phase=Phase.TURN,
        seat=seat,
        turns=state.turns + 1,
        explored=False,
        busy=False,
        passed=False,
        fresh=False,
        turbos=0,
        scouting=False,
        bound=NONE,
        hovers=False,
        again=False,
        using=NONE,
        back=Phase.TURN,
    )
    return state, _BEGAN[again][seat]


def _candidates(state: State) -> Iterable[Act]:
    own = (*state.hands[state.seat], *state.played[state.seat])
    return chain((_PASS, _END), (plays.PLAY[one] for one in own), moves.CANDIDATES)


# -- before the move ----------------------------------------------------------------------------


def _turn_options(state: State) -> tuple[Act, ...]:
    """A sheep moves, or the player passes; artefacts before a move (ED-32, ED-107, ED-135)."""
    ways = moves.options(state)
    if not ways and not plays.helps(state):
        return (_END,) if state.busy else (_PASS,)
    ways += plays.options(state)
    return tuple(ways) if state.busy else (*ways, _PASS)


_NO_PASS: Final = Noes[State, Pass](
    No("ED-38", lambda state, _: state.busy and not plays.can_move(state), "pass"),
    No("ED-36", lambda state, _: state.busy),
)
_NO_END: Final = Noes[State, End](
    No("ED-32", lambda state, _: not state.busy, "end"),
    No("ED-36", lambda state, _: state.busy and plays.can_move(state), "end"),
)


def _apply_turn(state: State, action: Act) -> Result:
    return _DOES[type(action)](state, action)


def _pass(state: State) -> Result:
    """A clover from the supply, if there is one (ED-34, ED-35)."""
    clovers = min(1, state.supply)
    state = gain(state, state.seat, clovers)._replace(
        supply=state.supply - clovers, passed=True, phase=Phase.AFTER
    )
    return state, (Passed(state.seat, clovers),)


# What each action before the move does.
_DOES: Final[dict[type[Act], Callable[[State, Any], Result]]] = {
    **moves.BEGINS,
    Play: lambda state, play: plays.play(state, play.artefact),
    Pass: lambda state, _: _pass(state),
    End: lambda state, _: _end(state),
}


# -- after the move -----------------------------------------------------------------------------


def _after_options(state: State) -> tuple[Act, ...]:
    """The turn ends, unless an artefact comes first (ED-111)."""
    playable = plays.options(state)
    return (_END, *playable) if playable else _ONLY_END


_DONE: Final = Noes[State, Act](
    No("ED-34", lambda state, _: state.passed, "done"),
    No("ED-32", lambda state, _: not state.passed, "done"),
)


def _apply_after(state: State, action: Act) -> Result:
    return plays.play(state, action.artefact) if isinstance(action, Play) else _end(state)


def _end(state: State) -> Result:
    """The next player's turn, or one's own again (ED-31, ED-127)."""
    if state.again:
        return begin_turn(state, state.seat, again=True)
    return begin_turn(state, (state.seat + 1) % state.seats, again=False)


STEPS: Final[dict[Phase, Step[State, Act]]] = {
    Phase.TURN: Step(
        "turn",
        _turn_options,
        _apply_turn,
        against={**moves.AGAINST, Play: plays.AGAINST, Pass: _NO_PASS, End: _NO_END},
        candidates=_candidates,
    ),
    Phase.AFTER: Step(
        "after",
        _after_options,
        _apply_after,
        against={
            **dict.fromkeys((Leave, Go, Teleport, Pass), _DONE),
            Play: plays.AGAINST,
            End: FREE,
        },
        candidates=_candidates,
        confirm=True,
    ),
}
