"""R2-M2: three tiles to choose from."""

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
    .      .  .    .  T4
    .      .  .    .  ARRIDIS
"""
# Three cells are still empty: e4, d5 and b1; P1, D1 and T1 are in the deck.
NEARLY_FULL = """
    EDENIA .  D2   D3 D4
    D5     D6 D7   D8 D9
    T2     T3 HOLE T4 T5
    T6     T7 T8   P2 .
    T9     P3 P4   .  ARRIDIS
"""
PLAY = "play r2m2x3"
THREE = ("tile P1", "tile D1", "tile T1")


def pick(word: str) -> str:
    """The text with which a tile is chosen."""
    return f"pick {tile(word)}"


def under(word: str) -> str:
    """The text with which a tile is put under the deck first."""
    return f"under {tile(word)}"


def in_cell(state: State, cell: str) -> int:
    """The tile that lies in a cell."""
    return state.cells[Cell[cell.upper()]]


@rule("ED-119")
def test_three_tiles_are_drawn_and_one_of_them_is_laid() -> None:
    state = after(galaxy(hands="r2m2x3"), PLAY, "1 leaves n star")
    for text in THREE:
        assert ask(state) == "tile"
        state = after(state, text)
    assert ask(state) == "lay" and options(state) == [pick("P1"), pick("D1"), pick("T1")]
    assert all(in_cell(state, cell) == -1 for cell in ("e4", "d5"))
    state = after(state, pick("D1"), under("P1"))
    assert in_cell(state, "e4") == tile("D1")
    assert where(state, "green1") == "e4" and ask(state) == "dwarf"  # the sheep runs on


@rule("ED-119")
def test_only_a_tile_that_was_drawn_is_laid() -> None:
    state = after(galaxy(hands="r2m2x3"), PLAY, "1 leaves n star", *THREE)
    for text in (pick("D2"), under("P1"), "end", "stop"):
        assert why_not(state, text) == "ED-119"
    state = after(state, pick("D1"))
    assert options(state) == [under("P1"), under("T1")]
    for text in (pick("P1"), under("D1"), under("D2"), "end"):
        assert why_not(state, text) == "ED-119"


@pytest.mark.parametrize(("first", "second"), [("P1", "T1"), ("T1", "P1")])
@rule("ED-119")
def test_the_others_go_under_the_deck_in_the_order_of_your_choice(first: str, second: str) -> None:
    state = galaxy(NEARLY_FULL, hands="r2m2x3")
    state = after(state, PLAY, "1 leaves n star", *THREE, pick("D1"), under(first), "stop", "end")
    state = after(state, "1 leaves w star")
    assert options(state) == [f"tile {tile(first)}"]  # the top of the deck is known now
    state = after(state, f"tile {first}")
    assert in_cell(state, "d5") == tile(first) and state.bottom == (tile(second),)


@rule("ED-119")
def test_what_went_under_the_deck_comes_last() -> None:
    state = after(galaxy(hands="r2m2x3"), PLAY, "1 leaves n star", *THREE, pick("D1"), under("P1"))
    state = after(state, "stop", "end", "1 leaves w star")
    assert ask(state) == "tile"
    assert not {f"tile {tile('P1')}", f"tile {tile('T1')}"} & set(options(state))


@rule("ED-120")
def test_it_is_announced_before_the_move_and_not_at_the_edge() -> None:
    state = after(galaxy(hands="r2m2x3"), "1 leaves n star")
    assert ask(state) == "tile" and why_not(state, PLAY) is not None
    state = after(state, "tile T4")
    assert options(state) == ["end"] and why_not(state, PLAY) == "ED-120"


@rule("ED-120")
def test_it_works_wherever_on_the_way_the_move_explores() -> None:
    state = galaxy(BOARD.replace("T4", "D5"), hands="r2m2x3")
    state = after(state, PLAY, "1 leaves n star", *THREE, pick("T1"), under("P1"))
    assert in_cell(state, "e3") == tile("T1") and where(state, "green1") == "e3"


@rule("ED-120")
def test_it_is_used_up_even_if_nothing_is_explored() -> None:
    state = galaxy(BOARD, hands="r2m2x3")
    state = after(state, PLAY, "1 leaves n star")  # no further than the teleporter
    assert where(state, "green1") == "e4" and face_up(state) == "r2m2x3"
    state = after(state, "end", "pass", "end", "2 leaves w star", "tile D1")
    assert in_cell(state, "d5") == tile("D1")  # one tile, as always


@rule("ED-120")
def test_it_does_not_work_for_the_next_player() -> None:
    state = after(galaxy(BOARD, hands="r2m2x3"), PLAY, "1 leaves n star", "end")
    assert in_cell(after(state, "1 leaves w star", "tile D1"), "d5") == tile("D1")


@rule("ED-120")
def test_one_in_a_turn_is_enough() -> None:
    state = after(galaxy(hands="r2m2x3 r2m2x5"), PLAY)
    assert "play r2m2x5" not in options(state) and why_not(state, "play r2m2x5") == "ED-120"
    state = after(state, "1 leaves n star", *THREE, pick("T1"), under("P1"), "end", "pass", "end")
    assert "play r2m2x5" in options(state)


@rule("ED-120", "ED-119")
def test_it_uses_the_one_tile_of_the_turn() -> None:
    state = after(galaxy(hands="r2m2x3"), PLAY, "1 leaves n star", *THREE, pick("D1"), under("P1"))
    state = after(state, "straight")
    assert where(state, "green1") == "e4.n.star" and options(state) == ["end"]


@rule("ED-121")
def test_with_two_tiles_left_two_are_drawn() -> None:
    state = galaxy(NEARLY_FULL.replace("EDENIA . ", "EDENIA T1"), hands="r2m2x3")
    state = after(state, PLAY, "1 leaves n star", "tile P1", "tile D1")
    assert options(state) == [pick("P1"), pick("D1")]
    state = after(state, pick("D1"))
    assert ask(state) == "dwarf" and state.bottom == (tile("P1"),)


@rule("ED-121")
def test_with_one_tile_left_that_one_is_laid() -> None:
    board = NEARLY_FULL.replace("EDENIA . ", "EDENIA T1").replace("P4   .", "P4   D1")
    state = galaxy(board, hands="r2m2x3")
    state = after(state, PLAY, "1 leaves n star", "tile P1")
    assert options(state) == [pick("P1")]
    state = after(state, pick("P1"))
    assert in_cell(state, "e4") == tile("P1") and ask(state) == "planet" and not state.bottom


@rule("ED-121")
def test_only_the_tile_that_is_laid_brings_tokens() -> None:
    before = galaxy(hands="r2m2x3")
    state = after(before, PLAY, "1 leaves n star", *THREE, pick("T1"), under("P1"))
    assert pasture(state, "P1") == 0 and lying(state, "D1") == ""
    assert state.supply == before.supply
    state = after(before, PLAY, "1 leaves n star", *THREE, pick("P1"), under("D1"))
    assert pasture(state, "P1") == 3 and lying(state, "D1") == ""
    state = after(before, PLAY, "1 leaves n star", *THREE, pick("D1"), under("P1"))
    assert pasture(state, "P1") == 0 and lying(state, "D1") == "? ?"
