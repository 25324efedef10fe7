"""The sheepscope."""

from __future__ import annotations

import pytest
from edenia.table import after, ask, face_up, galaxy, lying, options, pasture, tile, where, why_not
from rule import rule

from eden.games.edenia.data import Cell
from eden.games.edenia.state import State

BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  .
    .      .  .    .  D5
    .      .  .    .  ARRIDIS
"""
FAR_APART = """
    EDENIA .  .    .  .
    .      D1 .    .  .
    .      .  HOLE .  .
    .      .  .    .  D5
    .      .  .    .  ARRIDIS
"""
FULL = """
    EDENIA D1 D2   D3 D4
    D5     D6 D7   D8 D9
    T2     T3 HOLE T4 T5
    T6     T7 T8   P2 P1
    T9     P3 P4   T1 ARRIDIS
"""
PLAY = "play scope3"


def in_cell(state: State, cell: str) -> int:
    """The tile that lies in a cell."""
    return state.cells[Cell[cell.upper()]]


@rule("ED-122")
def test_a_tile_is_drawn_then_laid_next_to_an_exploration_tile_anywhere() -> None:
    state = after(galaxy(FAR_APART, hands="scope3"), PLAY)
    assert ask(state) == "tile"
    state = after(state, "tile T1")
    cells = ("b1", "a2", "c2", "b3", "e3", "d4")
    assert options(state) == [f"lay {cell}" for cell in cells]
    for cell in cells:
        assert in_cell(after(state, f"lay {cell}"), cell) == tile("T1")


@rule("ED-122")
def test_the_tile_that_was_drawn_must_be_laid() -> None:
    state = after(galaxy(BOARD, hands="scope3"), PLAY, "tile T1")
    for text in ("end", "pass", "stop", "1 leaves n star"):
        assert why_not(state, text) == "ED-122"
    assert why_not(state, "lay e4") == "ED-122"  # there is one already


@rule("ED-122", "ED-72", "ED-81")
def test_the_tile_brings_its_tokens() -> None:
    state = galaxy(BOARD, hands="scope3 scope4")
    state = after(state, PLAY, "tile P1", "lay e3", "play scope4", "tile D1", "lay d4")
    assert pasture(state, "P1") == 3 and lying(state, "D1") == "? ?"


@rule("ED-122")
def test_no_sheep_moves_for_it() -> None:
    state = galaxy(BOARD, green="e4.n.star", hands="scope3")
    state = after(state, "1 goes n", "tile D8", "play scope3", "tile T1", "lay e2")
    assert where(state, "green1") == "e3.n.star" and options(state) == ["end"]


@rule("ED-123")
def test_it_leaves_the_tile_of_this_turn() -> None:
    state = galaxy(BOARD, hands="scope3")
    state = after(state, PLAY, "tile D1", "lay d4", "1 leaves n star")
    assert ask(state) == "tile"
    assert in_cell(after(state, "tile T1"), "e3") == tile("T1")


@rule("ED-123")
def test_it_still_works_when_the_tile_of_this_turn_is_used() -> None:
    state = galaxy(BOARD, hands="scope3")
    state = after(state, "1 leaves n star", "tile T1", PLAY, "tile D1", "lay d4")
    assert in_cell(state, "d4") == tile("D1") and in_cell(state, "e3") == tile("T1")


@rule("ED-123")
def test_r2m2_does_not_work_with_it() -> None:
    state = galaxy(BOARD, hands="scope3 r2m2x3")
    state = after(state, "play r2m2x3", PLAY, "tile D1")
    assert ask(state) == "cell"  # one tile, not three
    state = after(state, "lay d4", "1 leaves n star", "tile P1", "tile P2", "tile P3")
    assert ask(state) == "lay"  # R2-M2 waited for the exploring


@pytest.mark.parametrize("cell", ["d5", "d3", "e2", "c4", "b1"])
@rule("ED-123")
def test_the_cell_must_share_a_side_with_an_exploration_tile(cell: str) -> None:
    """Beside d5 lies Arridis, beside c4 the hole, beside b1 Edenia; d3 touches by a corner."""
    state = after(galaxy(BOARD, hands="scope3"), PLAY, "tile T1")
    assert options(state) == ["lay e3", "lay d4"]
    assert why_not(state, f"lay {cell}") == "ED-123"


@rule("ED-124")
def test_without_an_exploration_tile_it_cannot_be_played() -> None:
    state = galaxy(hands="scope3")
    assert PLAY not in options(state) and why_not(state, PLAY) == "ED-124"


@rule("ED-124")
def test_without_a_tile_in_the_deck_it_cannot_be_played() -> None:
    state = galaxy(FULL, hands="scope3")
    assert PLAY not in options(state) and why_not(state, PLAY) == "ED-124"


@rule("ED-124")
def test_the_last_tile_can_be_laid_with_it() -> None:
    state = galaxy(FULL.replace("T9", ". "), hands="scope3 scope4")
    state = after(state, PLAY, "tile T9", "lay a5")
    assert face_up(state) == "scope3" and why_not(state, "play scope4") == "ED-124"
