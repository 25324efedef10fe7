"""Exploring: tiles come from the deck, for a sheep at an empty edge, R2-M2 or the sheepscope."""

from __future__ import annotations

from typing import Final

from eden.engine.game import CHANCE, Decision
from eden.engine.notation import Act

from ..acts import Draw, Lay, Pick, Under
from ..data import (
    BEYOND,
    CELLS,
    ENDS,
    EXPLORATION,
    HOLE,
    NEXT,
    Cell,
)
from ..events import TilesDrawn, TilesUnder
from ..state import NONE, Phase, State
from .board import Result, deck_size, lay_tile, next_tiles, take_tile
from .travel import resume

_SCOUTED: Final = 3
DRAW: Final = tuple(Draw(tile) for tile in EXPLORATION)
PICK: Final = tuple(Pick(tile) for tile in EXPLORATION)
UNDER: Final = tuple(Under(tile) for tile in EXPLORATION)
LAY: Final = tuple(Lay(cell) for cell in CELLS)


def pending(state: State) -> Decision[Act]:
    """The top of the deck, all that can be there alike."""
    return Decision(CHANCE, "tile", tuple(DRAW[tile] for tile in next_tiles(state)))


def apply(state: State, action: Act) -> Result:
    """A tile is drawn: laid at once, or kept until R2-M2 or the sheepscope have all they need."""
    assert isinstance(action, Draw)
    tile = action.tile
    state = take_tile(state, tile)
    if state.phase == Phase.EXPLORE and not state.scouting:
        return _explore(state, tile)
    state = state._replace(drawn=(*state.drawn, tile))
    if state.phase == Phase.SCOPE:
        return state._replace(phase=Phase.SCOPE_CELL), ()
    if len(state.drawn) < _SCOUTED and deck_size(state):
        return state, ()
    return state._replace(phase=Phase.LAY), (TilesDrawn(state.seat, state.drawn),)


def _explore(state: State, tile: int) -> Result:
    """The tile is laid into the cell ahead, and the sheep runs on (ED-46)."""
    assert state.move is not None
    ahead = CELLS[NEXT[state.move.to] // ENDS]
    state, laid = lay_tile(state._replace(explored=True), tile, ahead)
    state, events = resume(state)
    return state, (*laid, *events)


# -- R2-M2 --------------------------------------------------------------------------------------


def pick_options(state: State) -> tuple[Act, ...]:
    """One of the drawn tiles is laid (ED-119)."""
    return tuple(PICK[tile] for tile in state.drawn)


def apply_pick(state: State, action: Act) -> Result:
    """The others go under the deck, at once where their order is clear."""
    assert isinstance(action, Pick)
    rest = tuple(tile for tile in state.drawn if tile != action.tile)
    if len(rest) > 1:
        return state._replace(phase=Phase.UNDER, drawn=(action.tile, *rest)), ()
    return _put_under(state, action.tile, rest)


def under_options(state: State) -> tuple[Act, ...]:
    """Which of the two goes first under the deck."""
    return tuple(UNDER[tile] for tile in state.drawn[1:])


def apply_under(state: State, action: Act) -> Result:
    """The order of the two is settled."""
    assert isinstance(action, Under)
    laid, *rest = state.drawn
    return _put_under(state, laid, tuple(sorted(rest, key=lambda tile: tile != action.tile)))


def _put_under(state: State, laid: int, rest: tuple[int, ...]) -> Result:
    state = state._replace(bottom=(*state.bottom, *rest), drawn=(), scouting=False)
    state, events = _explore(state, laid)
    return state, (TilesUnder(state.seat, len(rest)), *events)


# -- the sheepscope -----------------------------------------------------------------------------


def scope_cells(state: State) -> tuple[Cell, ...]:
    """The empty cells next to an exploration tile (ED-123)."""
    return tuple(cell for cell in CELLS if no_scope(state, cell) is None)


def no_scope(state: State, cell: Cell) -> str | None:
    """The rule that forbids to lay a tile here with the sheepscope, or None."""
    if state.cells[cell] != NONE:
        return "ED-122"
    beside = (state.cells[other] for other in BEYOND[cell] if other is not None)
    return None if any(NONE < tile < HOLE for tile in beside) else "ED-123"


def scope_options(state: State) -> tuple[Act, ...]:
    """Where the drawn tile can be laid."""
    return tuple(LAY[cell] for cell in scope_cells(state))


def apply_scope(state: State, action: Act) -> Result:
    """The tile is laid; no sheep moves for it."""
    assert isinstance(action, Lay)
    (tile,) = state.drawn
    return lay_tile(state._replace(drawn=(), phase=state.back), tile, action.cell)
