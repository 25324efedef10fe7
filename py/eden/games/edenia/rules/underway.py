"""The choices of a sheep under way: by which arm, leap or stop, and which mouth of a tunnel."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step

from ..acts import Leap, Leave, Out, Stop
from ..data import CELLS, ENDS, Path, end_at, number_of, path_of, side_of
from ..events import Halt
from ..state import Phase, State
from .against import FREE, NO_SUCH_SHEEP, first, meant
from .board import Result, cell_of
from .moves import LEAVE, NO_ARM, depart, leaves
from .travel import Trip, open_mouths

LEAP, _STOP = Leap(), Stop()
_OUT: Final = tuple(Out(path) for path in Path)

# -- on from a teleporter -----------------------------------------------------------------------


def _leave_options(state: State) -> tuple[Act, ...]:
    """The arms of the teleporter of arrival (ED-104)."""
    assert state.move is not None
    sheep = state.move.sheep
    return leaves(number_of(sheep), state.cells[cell_of(state.at[sheep])])


def _another(state: State, act: Leave) -> bool:
    assert state.move is not None
    return meant(state, act) != state.move.sheep


_NO_LEAVE: Final = Noes[State, Leave](
    NO_SUCH_SHEEP, No("ED-104", _another, "another", bars=True), *NO_ARM
)


def _apply_leave(state: State, action: Act) -> Result:
    """On by an arm of the teleporter of arrival."""
    assert state.move is not None and isinstance(action, Leave)
    return depart(state, state.move, action.side, action.path)


# -- behind another sheep -----------------------------------------------------------------------


def _leap_options(state: State) -> tuple[Act, ...]:
    """Leap or stop; a move that has not got anywhere yet cannot stop (ED-50)."""
    assert state.move is not None
    return (LEAP, _STOP) if state.move.stirred else (LEAP,)


_NO_STOP: Final = Noes[State, Stop](
    No("ED-50", lambda state, _: state.move is not None and not state.move.stirred, "stop")
)


def _apply_leap(state: State, action: Act) -> Result:
    """Over the next sheep, or a stop behind it (ED-61, ED-62)."""
    assert state.move is not None
    trip = Trip(state, state.move)
    if isinstance(action, Stop):
        return trip.halt(Halt.BEHIND if trip.ahead else Halt.BLOCKED)
    return trip.leap() or trip.run()


# -- in a tunnel --------------------------------------------------------------------------------


def _tunnel_options(state: State) -> tuple[Act, ...]:
    """The other mouths of the tunnel (ED-52); both are open where it is asked."""
    assert state.move is not None
    mouths = open_mouths(state, state.move.to, state.move.been)
    return tuple(_OUT[path_of(mouth)] for mouth in mouths)


_NO_OUT: Final = Noes[State, Out](
    No("ED-51", lambda state, out: state.move is not None and out.path == path_of(state.move.to))
)


def _apply_tunnel(state: State, action: Act) -> Result:
    """Out of the chosen mouth."""
    assert state.move is not None and isinstance(action, Out)
    trip = Trip(state, state.move)
    trip.come_out(end_at(CELLS[trip.to // ENDS], side_of(trip.to), action.path))
    return trip.run()


STEPS: Final[dict[Phase, Step[State, Act]]] = {
    Phase.LEAVE: Step(
        "leave",
        _leave_options,
        _apply_leave,
        against={**first(Phase.LEAVE, "ED-104"), Leave: _NO_LEAVE},
        candidates=lambda state: (way for ways in LEAVE.values() for way in ways),
    ),
    Phase.LEAP: Step(
        "leap",
        _leap_options,
        _apply_leap,
        against={**first(Phase.LEAP, "ED-62"), Leap: FREE, Stop: _NO_STOP},
        candidates=lambda _: (LEAP, _STOP),
    ),
    Phase.TUNNEL: Step(
        "tunnel",
        _tunnel_options,
        _apply_tunnel,
        against={**first(Phase.TUNNEL, "ED-52"), Out: _NO_OUT},
        candidates=lambda _: _OUT,
    ),
}
