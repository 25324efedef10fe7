"""Teleporting: from a teleporter to another one, or from anywhere with the pocket teleporter."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from eden.engine.notation import Act
from eden.engine.step import Step

from ..acts import Teleport
from ..data import (
    AT,
    CELLS,
    HELMETS,
    NUMBERS,
    SABOTAGE,
    TILES,
    Artefact,
    Cell,
    Kind,
    flock,
    sheep_of,
)
from ..events import Sabotaged, Teleported
from ..state import NONE, Phase, State
from .board import Result, cell_of, cells_with, lifted, no_start, pay, standing

TELEPORT: Final = {n: tuple(Teleport(n, cell) for cell in CELLS) for n in NUMBERS}


def is_free(state: State, cell: Cell) -> bool:
    """Whether a sheep can be teleported to this cell (ED-100)."""
    tile = state.cells[cell]
    if tile == NONE or TILES[tile].kind != Kind.TELEPORTER:
        return False
    return AT + cell not in state.at and tile not in state.sabotaged


def fare(state: State, sheep: int, cell: Cell) -> int:
    """What it costs: nothing to the colour of where the sheep stands, or of the helmet in use."""
    here = TILES[state.cells[cell_of(state.at[sheep])]].colour
    colour = HELMETS[Artefact(state.using)] if state.phase == Phase.POCKET else here
    return int(TILES[state.cells[cell]].colour != colour)


def _can_pay(state: State, sheep: int, cell: Cell) -> bool:
    return state.clovers[state.seat] > 0 or not fare(state, sheep, cell)


def beam(state: State, sheep: int, cell: Cell) -> Result:
    """A sheep appears on a teleporter, which is sabotaged then (ED-101 to ED-103)."""
    paid = fare(state, sheep, cell)
    state = standing(lifted(pay(state, paid), sheep), sheep, AT + cell)
    teleported = Teleported(sheep, cell, paid)
    if len(state.sabotaged) == SABOTAGE:
        return state, (teleported,)
    state = state._replace(sabotaged=state.sabotaged | {state.cells[cell]})
    return state, (teleported, Sabotaged(cell))


# -- from a teleporter --------------------------------------------------------------------------


def options(state: State, number: int, sheep: int) -> tuple[Act, ...]:
    """Every teleporter to which a sheep that stands on one can go."""
    if TILES[state.cells[cell_of(state.at[sheep])]].kind != Kind.TELEPORTER:
        return ()
    cells = cells_with(state, Kind.TELEPORTER)
    return tuple(TELEPORT[number][cell] for cell in cells if not no_teleport(state, sheep, cell))


def no_teleport(state: State, sheep: int, cell: Cell) -> str | None:
    """The rule that forbids to begin a move by teleporting there, or None."""
    where = state.at[sheep]
    here = TILES[state.cells[cell_of(where)]]
    if where < AT or here.kind != Kind.TELEPORTER or not is_free(state, cell):
        return "ED-100"
    if state.bound == sheep:
        return "ED-129"
    return None if _can_pay(state, sheep, cell) else "ED-101"


# -- with the pocket teleporter -----------------------------------------------------------------


def beams(state: State, pocket: Artefact) -> bool:
    """Whether any sheep can be beamed with this pocket teleporter."""
    return any(_pocket_options(state._replace(phase=Phase.POCKET, using=pocket)))


def _pocket_options(state: State) -> Iterator[Act]:
    """Every free teleporter for every sheep that can be beamed (ED-128)."""
    cells = [cell for cell in cells_with(state, Kind.TELEPORTER) if is_free(state, cell)]
    for number, sheep in zip(NUMBERS, flock(state.seat), strict=True):
        for cell in cells:
            if _no_beam(state, sheep, cell) is None:
                yield TELEPORT[number][cell]


def _no_pocket(state: State, action: Act) -> str | None:
    match action:
        case Teleport(n, cell) if n in NUMBERS:
            return _no_beam(state, sheep_of(state.seat, n), cell)
        case _:
            return "ED-128"


def _no_beam(state: State, sheep: int, cell: Cell) -> str | None:
    stays = no_start(state, sheep)
    if stays is not None:
        return stays
    if state.bound == sheep and state.at[sheep] >= AT:
        return "ED-129"
    if not is_free(state, cell):
        return "ED-100"
    return None if _can_pay(state, sheep, cell) else "ED-128"


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
        rule="ED-128",
        forbids=_no_pocket,
        candidates=lambda _: chain.from_iterable(TELEPORT.values()),
    ),
}
