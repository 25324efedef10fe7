"""Teleporting: from a teleporter to another one, or from anywhere with the pocket teleporter."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step

from ..acts import Teleport
from ..data import (
    AT,
    CELLS,
    HELMETS,
    NUMBERS,
    SABOTAGE,
    TELEPORTERS,
    TILES,
    Artefact,
    Cell,
    Colour,
    Kind,
    flock,
    sheep_of,
)
from ..events import Sabotaged, Teleported
from ..state import NONE, Phase, State
from .against import STAYS, first, meant
from .board import Result, can_start, cell_of, cells_with, moved, pay

TELEPORT: Final = {n: tuple(Teleport(n, cell) for cell in CELLS) for n in NUMBERS}


def _is_teleporter(state: State, cell: Cell) -> bool:
    tile = state.cells[cell]
    return tile != NONE and TILES[tile].kind == Kind.TELEPORTER


def free(state: State) -> list[Cell]:
    """The cells to which a sheep can be teleported (ED-100)."""
    at, cells, sabotaged = state.at, state.cells, state.sabotaged
    return [
        cell
        for cell in cells_with(state, Kind.TELEPORTER)
        if cells[cell] not in sabotaged and AT + cell not in at
    ]


def _no_fare(state: State, sheep: int) -> Colour | None:
    """The colour that costs nothing: that of where the sheep stands, or of the helmet in use."""
    if state.phase == Phase.POCKET:
        return HELMETS[Artefact(state.using)]
    return TILES[state.cells[cell_of(state.at[sheep])]].colour


def fare(state: State, sheep: int, cell: Cell) -> int:
    """What it costs."""
    return int(TILES[state.cells[cell]].colour != _no_fare(state, sheep))


def _can_pay(state: State, sheep: int, cell: Cell) -> bool:
    return state.clovers[state.seat] > 0 or not fare(state, sheep, cell)


def beam(state: State, sheep: int, cell: Cell) -> Result:
    """A sheep appears on a teleporter, which is sabotaged then (ED-101 to ED-103)."""
    paid = fare(state, sheep, cell)
    state = moved(pay(state, paid) if paid else state, sheep, AT + cell)
    teleported = Teleported(sheep, cell, paid)
    if len(state.sabotaged) == SABOTAGE:
        return state, (teleported,)
    state = state._replace(sabotaged=state.sabotaged | {state.cells[cell]})
    return state, (teleported, Sabotaged(cell))


# -- from a teleporter --------------------------------------------------------------------------


def options(state: State, number: int, sheep: int) -> tuple[Act, ...]:
    """Every teleporter to which a sheep that stands on one can go."""
    if state.cells[state.at[sheep] - AT] not in TELEPORTERS or state.bound == sheep:
        return ()
    return tuple([TELEPORT[number][cell] for cell in _open_to(state, sheep)])


def _open_to(state: State, sheep: int) -> list[Cell]:
    """The free teleporters that can be paid for."""
    if state.clovers[state.seat]:
        return free(state)
    colour = _no_fare(state, sheep)
    return [cell for cell in free(state) if TILES[state.cells[cell]].colour == colour]


def _not_on_one(state: State, act: Teleport) -> bool:
    where = state.at[meant(state, act)]
    return where < AT or not _is_teleporter(state, cell_of(where))


def _beamed(state: State, act: Teleport) -> bool:
    """Whether the sheep was already teleported in this turn."""
    sheep = meant(state, act)
    return state.bound == sheep and state.at[sheep] >= AT


def _taken(state: State, act: Teleport) -> bool:
    return AT + act.cell in state.at and not _here(state, act)


def _here(state: State, act: Teleport) -> bool:
    return state.at[meant(state, act)] == AT + act.cell


def _broke(state: State, act: Teleport) -> bool:
    return not _can_pay(state, meant(state, act), act.cell)


# Why a sheep cannot arrive on a teleporter.
_NO_ARRIVAL: Final[tuple[No[State, Teleport], ...]] = (
    No("ED-100", lambda state, act: not _is_teleporter(state, act.cell), "none", bars=True),
    No("ED-100", _here, "here", bars=True),
    No("ED-100", _taken, "taken"),
    No("ED-100", lambda state, act: state.cells[act.cell] in state.sabotaged, "sabotaged"),
)
NO_TELEPORT: Final = Noes[State, Teleport](
    *STAYS,
    No("ED-100", _not_on_one, "start", bars=True),
    No("ED-129", _beamed, bars=True),
    *_NO_ARRIVAL,
    No("ED-101", _broke),
)


# -- with the pocket teleporter -----------------------------------------------------------------


def beams(state: State, pocket: Artefact) -> bool:
    """Whether any sheep can be beamed with this pocket teleporter."""
    return any(_pocket_options(state._replace(phase=Phase.POCKET, using=pocket)))


def _pocket_options(state: State) -> Iterator[Act]:
    """Every free teleporter for every sheep that can be beamed (ED-128)."""
    for number, sheep in zip(NUMBERS, flock(state.seat), strict=True):
        if can_start(state, sheep) and not (state.bound == sheep and state.at[sheep] >= AT):
            yield from (TELEPORT[number][cell] for cell in _open_to(state, sheep))


_NO_POCKET: Final = Noes[State, Teleport](
    *STAYS, No("ED-129", _beamed, bars=True), *_NO_ARRIVAL, No("ED-128", _broke)
)


def _apply_pocket(state: State, action: Act) -> Result:
    """The sheep stands on the teleporter and must move on from there (ED-129)."""
    assert isinstance(action, Teleport)
    sheep = sheep_of(state.seat, action.sheep)
    state, events = beam(state, sheep, action.cell)
    return state._replace(bound=sheep, hovers=False, phase=Phase.TURN), events


STEPS: Final[dict[Phase, Step[State, Act]]] = {
    Phase.POCKET: Step(
        "pocket",
        lambda state: tuple(_pocket_options(state)),
        _apply_pocket,
        against={**first(Phase.POCKET, "ED-128"), Teleport: _NO_POCKET},
        candidates=lambda _: chain.from_iterable(TELEPORT.values()),
    ),
}
