"""Taps in either order, and on what stands in the way, do what is meant or say why not."""

from __future__ import annotations

import pytest
from drawn import acts, table
from rule import rule
from spirit.drawing import eden
from spirit.table import after, choices, facing, options
from spirit.taps import cell, tapped, why


@rule("SE-31")
def test_a_line_for_another_face_does_not_take_the_picked_die_nor_another() -> None:
    state = eden(fauna="w", yellow="w", dice="1 2 4 4")
    assert cell(state, 4, "dawn") == "4 on dawn" and "4 on dawn" in options(state)
    assert cell(state, 1, "dawn", "1") == "1 on dawn"
    told = "The die that you picked shows 1; this line is for a 4. SE-31"
    assert why(state, cell(state, 4, "dawn", "1")) == told
    assert "4 on dawn" not in acts(table("spirit", state, "1"))


@rule("SE-80", "SE-81")
@pytest.mark.parametrize(("one", "other"), [("yellow", "red"), ("waters", "flora")])
def test_a_swap_can_be_told_and_tapped_from_either_side(one: str, other: str) -> None:
    effect = "swap_hordes" if one == "yellow" else "swap_allies"
    state = facing(eden(yellow="w", red="nw", black="s", waters="n", flora="e", fauna="s"), effect)
    assert after(state, f"{other} swaps {one}") == after(state, f"{one} swaps {other}")
    assert len(options(state)) == len(choices(state, effect))
    for first, second in ((one, other), (other, one)):
        pick = tapped(state, f"piece-{first}")
        assert tapped(state, f"piece-{second}", pick) == f"{one} swaps {other}"


@rule("SE-54")
@pytest.mark.parametrize("piece", ["yellow", "flora"])
def test_a_tap_on_a_piece_that_stands_on_a_destination_chooses_it(piece: str) -> None:
    state = eden(yellow="n", flora="n", fauna="nw")
    move = facing(state, "move")
    assert tapped(move, f"piece-{piece}", "fauna") == "fauna to n"
    shortcut = facing(eden(yellow="se", flora="se", fauna="nw"), "shortcut")
    assert tapped(shortcut, f"piece-{piece}", "fauna") == "fauna to se"


@rule("SE-54")
def test_a_push_onto_a_piece_is_chosen_by_that_piece() -> None:
    state = facing(eden(yellow="n", red="nw", flora="nw", fauna="n"), "push")
    for piece in ("red", "flora"):
        assert tapped(state, f"piece-{piece}", "fauna pushes yellow") == "fauna pushes yellow nw"
    # Before the piece is chosen a tap still chooses what is pushed.
    assert tapped(state, "piece-yellow", "fauna") == "fauna pushes yellow"


@rule("SE-68")
def test_a_horde_on_a_terrain_that_can_be_healed_does_not_hide_it() -> None:
    board = "mountain forest swamp- / cascade NOA cascade / forest swamp mountain"
    state = facing(eden(board, yellow="ne", fauna="ne"), "heal")
    assert tapped(state, "piece-yellow") == "fauna heals"
