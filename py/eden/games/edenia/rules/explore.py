"""Exploring: tiles come from the deck, for a sheep at an empty edge, R2-M2 or the sheepscope."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step

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
from .against import first
from .board import Result, deck_size, lay_tile, next_tiles, take_tile
from .travel import resume

_SCOUTED: Final = 3
_DRAW: Final = tuple(Draw(tile) for tile in EXPLORATION)
_PICK: Final = tuple(Pick(tile) for tile in EXPLORATION)
_UNDER: Final = tuple(Under(tile) for tile in EXPLORATION)
_LAY: Final = tuple(Lay(cell) for cell in CELLS)


def _top_of_deck(state: State) -> tuple[Act, ...]:
    """What can be on top of the deck, all alike."""
    return tuple(_DRAW[tile] for tile in next_tiles(state))


# -- a sheep at an empty edge -------------------------------------------------------------------


def _apply_tile(state: State, action: Act) -> Result:
    """A tile is drawn: laid at once, or kept until R2-M2 has all that it needs."""
    assert isinstance(action, Draw)
    state = take_tile(state, action.tile)
    if not state.scouting:
        return _explore(state, action.tile)
    state = state._replace(drawn=(*state.drawn, action.tile))
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


def _pick_options(state: State) -> tuple[Act, ...]:
    """One of the drawn tiles is laid (ED-119)."""
    return tuple(_PICK[tile] for tile in state.drawn)


_NO_PICK: Final = Noes[State, Pick](
    No("ED-119", lambda state, act: act.tile not in state.drawn, "tile")
)


def _apply_pick(state: State, action: Act) -> Result:
    """The others go under the deck, at once where their order is clear."""
    assert isinstance(action, Pick)
    rest = tuple(tile for tile in state.drawn if tile != action.tile)
    if len(rest) > 1:
        return state._replace(phase=Phase.UNDER, drawn=(action.tile, *rest)), ()
    return _put_under(state, action.tile, rest)


def _under_options(state: State) -> tuple[Act, ...]:
    """Which of the two goes first under the deck."""
    return tuple(_UNDER[tile] for tile in state.drawn[1:])


_NO_UNDER: Final = Noes[State, Under](
    No("ED-119", lambda state, act: act.tile not in state.drawn, "tile", bars=True),
    No("ED-119", lambda state, act: act.tile == state.drawn[0], "laid"),
)


def _apply_under(state: State, action: Act) -> Result:
    """The order of the two is settled."""
    assert isinstance(action, Under)
    laid, *rest = state.drawn
    return _put_under(state, laid, tuple(sorted(rest, key=lambda tile: tile != action.tile)))


def _put_under(state: State, laid: int, rest: tuple[int, ...]) -> Result:
    state = state._replace(bottom=(*state.bottom, *rest), drawn=(), scouting=False)
    state, events = _explore(state, laid)
    return state, (TilesUnder(state.seat, len(rest)), *events)


# -- the sheepscope -----------------------------------------------------------------------------


def _apply_scope(state: State, action: Act) -> Result:
    """The tile is there, its cell is still to be chosen (ED-122)."""
    assert isinstance(action, Draw)
    state = take_tile(state, action.tile)
    return state._replace(drawn=(*state.drawn, action.tile), phase=Phase.SCOPE_CELL), ()


def scope_options(state: State) -> tuple[Act, ...]:
    """The empty cells next to an exploration tile (ED-123)."""
    return _edges(state.cells)


# Who has a sheepscope is asked at every step of the turn, and a galaxy changes 22 times in a game.
@lru_cache(1 << 6)
def _edges(cells: tuple[int, ...]) -> tuple[Act, ...]:
    return tuple(lay for lay in _LAY if cells[lay.cell] == NONE and not _alone(cells, lay.cell))


def _alone(cells: tuple[int, ...], cell: Cell) -> bool:
    """Whether the cell touches no exploration tile."""
    beside = (cells[other] for other in BEYOND[cell] if other is not None)
    return not any(NONE < tile < HOLE for tile in beside)


def _full(state: State, act: Lay) -> bool:
    return state.cells[act.cell] != NONE


def _apart(state: State, act: Lay) -> bool:
    return _alone(state.cells, act.cell)


_NO_LAY: Final = Noes[State, Lay](No("ED-122", _full, "full", bars=True), No("ED-123", _apart))


def _apply_cell(state: State, action: Act) -> Result:
    """The tile is laid; no sheep moves for it."""
    assert isinstance(action, Lay)
    (tile,) = state.drawn
    return lay_tile(state._replace(drawn=(), phase=state.back), tile, action.cell)


STEPS: Final[dict[Phase, Step[State, Act]]] = {
    Phase.EXPLORE: Step("tile", _top_of_deck, _apply_tile, chance=True),
    Phase.LAY: Step(
        "lay",
        _pick_options,
        _apply_pick,
        against={**first(Phase.LAY, "ED-119", "first", Under), Pick: _NO_PICK},
        candidates=lambda _: _PICK,
    ),
    Phase.UNDER: Step(
        "under",
        _under_options,
        _apply_under,
        against={**first(Phase.UNDER, "ED-119", "order", Pick), Under: _NO_UNDER},
        candidates=lambda _: _UNDER,
    ),
    Phase.SCOPE: Step("tile", _top_of_deck, _apply_scope, chance=True),
    Phase.SCOPE_CELL: Step(
        "cell",
        scope_options,
        _apply_cell,
        against={**first(Phase.SCOPE_CELL, "ED-122"), Lay: _NO_LAY},
        candidates=lambda _: _LAY,
    ),
}
