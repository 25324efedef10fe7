"""When an artefact can be played, what is against it, and how it comes onto the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.values import with_at

from ..acts import Play
from ..data import AT, DEVICES, HELMETS, TILES, Artefact, Device, Kind, flock
from ..events import ArtefactPlayed
from ..state import NONE, Phase, State
from . import moves
from .against import NOT_OWN
from .artefacts import can_switch, guard_options, switch_options
from .board import Result, cells_with, deck_size, tiles_within
from .explore import scope_options
from .teleport import beams, free

PLAY: Final = tuple(Play(artefact) for artefact in Artefact)
# Those that can also be played after the move (ED-111).
_AFTER: Final = (Device.SCOPE, Device.GROMOUT, Device.QUANTUM)
# What is still to be chosen once an artefact is played.
_ASKS: Final = {
    Device.JUNCTION: Phase.JUNCTION,
    Device.SCOPE: Phase.SCOPE,
    Device.GROMOUT: Phase.GUARD,
    Device.POCKET: Phase.POCKET,
}


def options(state: State) -> list[Act]:
    """The artefacts in hand that can be played now; before the move only with `can_move`."""
    hand = state.hands[state.seat]
    if state.passed or not hand:
        return []
    return [PLAY[one] for one in hand if _fits(state, one)]


def _fits(state: State, artefact: Artefact) -> bool:
    """Whether an artefact in hand would do something now."""
    device = DEVICES[artefact]
    if state.phase == Phase.AFTER and device not in _AFTER:
        return False
    match device:
        case Device.JUNCTION:
            return any(switch_options(state))
        case Device.R2M2:
            return not state.scouting and deck_size(state) > 0
        case Device.SCOPE:
            return bool(scope_options(state))
        case Device.GROMOUT:
            return bool(guard_options(state))
        case Device.POCKET:
            return beams(state, artefact)
        case _:
            return True


# -- only who can move plays artefacts (ED-135) ---------------------------------------------------


def can_move(state: State) -> bool:
    """Whether a sheep of the active player can move, with the help of artefacts or without."""
    return bool(moves.options(state)) or helps(state)


def helps(state: State) -> bool:
    """Whether artefacts in hand may get a sheep going where none can move by itself."""
    hand = state.hands[state.seat]
    movers = [one for one in hand if DEVICES[one] in (Device.JUNCTION, Device.POCKET)]
    return any(_fits(state, one) or _may_fit(state, one) for one in movers)


def _may_fit(state: State, artefact: Artefact) -> bool:
    """Whether a sheepscope may bring a teleporter for this pocket teleporter."""
    scopes = [DEVICES[one] for one in state.hands[state.seat]].count(Device.SCOPE)
    if DEVICES[artefact] != Device.POCKET or not scopes or not scope_options(state):
        return False
    helmet, rich = HELMETS[artefact], state.clovers[state.seat] > 0
    found = (TILES[tile] for tile in tiles_within(state, scopes))
    return any(one.kind == Kind.TELEPORTER and (rich or one.colour == helmet) for one in found)


# -- what is against it -------------------------------------------------------------------------

When = Callable[[State, Play], bool]


def _for(device: Device, when: When) -> When:
    """A condition that concerns one device only."""
    return lambda state, play: DEVICES[play.artefact] == device and when(state, play)


def _too_late(state: State, play: Play) -> bool:
    return state.phase == Phase.AFTER and DEVICES[play.artefact] not in _AFTER


def _just_found(state: State, play: Play) -> bool:
    return state.fresh and _too_late(state, play) and state.hands[state.seat][-1] == play.artefact


def _nobody_on_a_path(state: State, _: Play) -> bool:
    return not any(can_switch(state, sheep) for sheep in flock(state.seat))


def _bound_to_a_place(state: State, _: Play) -> bool:
    return state.bound != NONE and state.at[state.bound] >= AT


def _no_free_teleporter(state: State, _: Play) -> bool:
    return not free(state)


AGAINST: Final = Noes[State, Play](
    *NOT_OWN,
    No("ED-37", lambda state, _: state.passed),
    No("ED-111", _just_found, bars=True),
    No("ED-113", _for(Device.TURBO, _too_late), "late", bars=True),
    No("ED-116", _for(Device.JUNCTION, _too_late), "late", bars=True),
    No("ED-120", _for(Device.R2M2, _too_late), "late", bars=True),
    No("ED-128", _for(Device.POCKET, _too_late), "late", bars=True),
    No("ED-135", lambda state, _: state.phase == Phase.TURN and not can_move(state)),
    No("ED-118", _for(Device.JUNCTION, _bound_to_a_place), "bound", bars=True),
    No("ED-118", _for(Device.JUNCTION, _nobody_on_a_path), "nobody", bars=True),
    No("ED-50", _for(Device.JUNCTION, lambda state, _: not any(switch_options(state))), "junction"),
    No("ED-120", _for(Device.R2M2, lambda state, _: state.scouting), "again"),
    No("ED-121", _for(Device.R2M2, lambda state, _: not deck_size(state))),
    No("ED-124", _for(Device.SCOPE, lambda state, _: not deck_size(state)), "deck", bars=True),
    No("ED-124", _for(Device.SCOPE, lambda state, _: not scope_options(state)), "cell"),
    No("ED-125", _for(Device.GROMOUT, lambda state, _: not guard_options(state)), "none"),
    No("ED-129", _for(Device.POCKET, _bound_to_a_place), "again", bars=True),
    No(
        "ED-128",
        _for(Device.POCKET, lambda state, _: not cells_with(state, Kind.TELEPORTER)),
        "none",
        bars=True,
    ),
    No("ED-100", _for(Device.POCKET, _no_free_teleporter), "all", bars=True),
    No(
        "ED-128",
        _for(Device.POCKET, lambda state, play: not beams(state, play.artefact)),
        "broke",
    ),
)

# -- what happens -------------------------------------------------------------------------------


def play(state: State, artefact: Artefact) -> Result:
    """The artefact lies face up, and does what it does (ED-108)."""
    seat, device = state.seat, DEVICES[artefact]
    hand = state.hands[seat]
    state = state._replace(
        hands=with_at(state.hands, seat, tuple(one for one in hand if one != artefact)),
        played=with_at(state.played, seat, (*state.played[seat], artefact)),
        seen=with_at(state.seen, artefact, (1 << state.seats) - 1),
        busy=True,
        fresh=state.fresh and hand[-1] != artefact,
        using=artefact,
        back=state.phase,
        phase=_ASKS.get(device, state.phase),
        turbos=state.turbos + (device == Device.TURBO),
        scouting=state.scouting or device == Device.R2M2,
        again=state.again or device == Device.QUANTUM,
    )
    return state, (ArtefactPlayed(seat, artefact),)
