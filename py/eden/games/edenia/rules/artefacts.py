"""The artefacts: when they can be played, and what they do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from eden.engine.notation import Act
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Guard, Play, Switch
from ..data import (
    AT,
    CELLS,
    DEVICES,
    ENDS,
    NUMBERS,
    PLANETS,
    TILES,
    Artefact,
    Device,
    Kind,
    Path,
    Side,
    end_at,
    flock,
    path_of,
    sheep_of,
)
from ..events import ArtefactPlayed, Guarded, Switched
from ..state import NONE, Phase, State
from .board import Result, cell_of, deck_size, lifted, standing
from .explore import scope_options
from .teleport import beams

PLAY: Final = tuple(Play(artefact) for artefact in Artefact)
_GUARD: Final = tuple(Guard(cell) for cell in CELLS)
_SWITCH: Final = {
    n: tuple(Switch(n, side, path) for side in Side for path in Path) for n in NUMBERS
}
# Those that can also be played after the move (ED-111).
_AFTER: Final = (Device.SCOPE, Device.GROMOUT, Device.QUANTUM)
# What is still to be chosen once an artefact is played.
_ASKS: Final = {
    Device.JUNCTION: Phase.JUNCTION,
    Device.SCOPE: Phase.SCOPE,
    Device.GROMOUT: Phase.GUARD,
    Device.POCKET: Phase.POCKET,
}


def options(state: State) -> Iterator[Act]:
    """The artefacts in hand that can be played now."""
    return (PLAY[one] for one in state.hands[state.seat] if no_play(state, one) is None)


def no_play(state: State, artefact: Artefact) -> str | None:
    """The rule that forbids to play this artefact now, or None."""
    if state.lambs:
        return "ED-132"
    if artefact not in state.hands[state.seat]:
        return "ED-109"
    if state.passed:
        return "ED-37"
    device = DEVICES[artefact]
    if state.phase == Phase.AFTER and device not in _AFTER:
        return "ED-111"
    match device:
        case Device.JUNCTION:
            return None if any(_switch_options(state)) else "ED-118"
        case Device.R2M2:
            return "ED-120" if state.scouting or not deck_size(state) else None
        case Device.SCOPE:
            return None if any(scope_options(state)) else "ED-124"
        case Device.GROMOUT:
            return None if _guard_options(state) else "ED-125"
        case Device.POCKET:
            if state.bound != NONE and state.at[state.bound] >= AT:
                return "ED-129"
            return None if beams(state, artefact) else "ED-128"
        case _:
            return None


def play(state: State, artefact: Artefact) -> Result:
    """The artefact lies face up, and does what it does (ED-108)."""
    seat, device = state.seat, DEVICES[artefact]
    hand = tuple(one for one in state.hands[seat] if one != artefact)
    state = state._replace(
        hands=with_at(state.hands, seat, hand),
        played=with_at(state.played, seat, (*state.played[seat], artefact)),
        seen=with_at(state.seen, artefact, (1 << state.seats) - 1),
        busy=True,
        using=artefact,
        back=state.phase,
        phase=_ASKS.get(device, state.phase),
        turbos=state.turbos + (device == Device.TURBO),
        scouting=state.scouting or device == Device.R2M2,
        again=state.again or device == Device.QUANTUM,
    )
    return state, (ArtefactPlayed(seat, artefact),)


# -- junction -----------------------------------------------------------------------------------


def _switch_options(state: State) -> Iterator[Act]:
    """Every other path of the tile on which a sheep is (ED-116)."""
    for number, sheep in zip(NUMBERS, flock(state.seat), strict=True):
        for act in _SWITCH[number]:
            if _no_lane(state, sheep, act) is None:
                yield act


def _no_switch(state: State, action: Act) -> str | None:
    match action:
        case Switch(n) if n in NUMBERS:
            return _no_lane(state, sheep_of(state.seat, n), action)
        case _:
            return "ED-116"


def _no_lane(state: State, sheep: int, action: Switch) -> str | None:
    """The rule that forbids to set a sheep onto this path, or None."""
    where = state.at[sheep]
    if state.bound not in (NONE, sheep):
        return "ED-130"
    if where >= AT:
        return "ED-118"
    cell = where // ENDS
    tile = TILES[state.cells[cell]]
    if tile.kind == Kind.HOLE:
        return "ED-118"
    # A lane is called by its lower end, so that each is offered once.
    end = action.side * 3 + action.path
    lane = cell * ENDS + end
    if tile.lanes[end] != end or lane == where:
        return "ED-116"
    return None if lane not in state.at or state.clovers[state.seat] else "ED-50"


def _apply_switch(state: State, action: Act) -> Result:
    """The sheep is on its new path, and will stand behind all others there (ED-117)."""
    assert isinstance(action, Switch)
    sheep = sheep_of(state.seat, action.sheep)
    cell = cell_of(state.at[sheep])
    lane = end_at(cell, action.side, action.path)
    state = standing(lifted(state, sheep), sheep, lane)
    state = state._replace(bound=sheep, hovers=True, phase=Phase.TURN)
    return state, (Switched(sheep, cell, path_of(lane)),)


# -- Gromout ------------------------------------------------------------------------------------


def _guard_options(state: State) -> tuple[Act, ...]:
    """Every planted flag of one's own (ED-125)."""
    mine = {planet for planet in PLANETS if state.flags[planet] == state.seat}
    return tuple(act for act in _GUARD if state.cells[act.cell] in mine)


def _apply_guard(state: State, action: Act) -> Result:
    """The flag stays for the rest of the game."""
    assert isinstance(action, Guard)
    state = state._replace(guarded=state.cells[action.cell], phase=state.back)
    return state, (Guarded(state.seat, action.cell),)


STEPS: Final[dict[Phase, Step[State, Act]]] = {
    Phase.JUNCTION: Step(
        "junction",
        lambda state: tuple(_switch_options(state)),
        _apply_switch,
        rule="ED-116",
        forbids=_no_switch,
        candidates=lambda _: chain.from_iterable(_SWITCH.values()),
    ),
    Phase.GUARD: Step(
        "guard", _guard_options, _apply_guard, rule="ED-125", candidates=lambda _: _GUARD
    ),
}
