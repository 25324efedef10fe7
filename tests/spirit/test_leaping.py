"""The actions that leap: the shortcut and the swaps; and who can act at all."""

from __future__ import annotations

import pytest
from rule import rule
from spirit.drawing import eden
from spirit.table import (
    ALL_EFFECTS,
    after,
    choices,
    do,
    facing,
    options,
    place,
    rolled,
    shield,
    trap,
    why_no,
)

# -- shortcut -----------------------------------------------------------------------------------


@rule("SE-77")
def test_the_example_of_the_shortcut() -> None:
    state = eden(yellow="nw", red="w", black="sw", flora="e")
    assert choices(state, "shortcut") == {"flora to w"}
    state = do(state, "shortcut", "flora to w")
    assert place(state, "flora") == place(state, "red") == "w"


@rule("SE-77")
def test_the_shortcut_leads_only_to_the_terrain_of_the_same_kind() -> None:
    state = eden(flora="e", fauna="sw", waters="nw")
    assert choices(state, "shortcut") == {"flora to w", "fauna to n", "waters to se"}
    for there in ("e", "ne", "se", "n"):
        assert why_no(state, "shortcut", f"flora to {there}") == "SE-77"


@rule("SE-78")
def test_the_shortcut_leads_from_and_to_ravaged_terrains() -> None:
    board = "mountain forest swamp / cascade- NOA cascade- / forest swamp mountain"
    assert choices(eden(board, flora="e"), "shortcut") == {"flora to w"}


@pytest.mark.parametrize(
    "board",
    [
        "mountain forest swamp / cascadex NOA cascade / forest swamp mountain",
        "mountain forest swamp / cascade NOA cascadex / forest swamp mountain",
    ],
)
@rule("SE-78")
def test_the_shortcut_leads_neither_from_nor_to_a_destroyed_place(board: str) -> None:
    state = eden(board, flora="e")
    assert choices(state, "shortcut") == set()
    assert why_no(state, "shortcut", "flora to w") == "SE-78"


# -- swaps --------------------------------------------------------------------------------------


@rule("SE-80")
def test_the_example_of_the_swap() -> None:
    state = eden(yellow="nw", red="w", black="sw", flora="e")
    state = do(state, "swap_hordes", "yellow swaps red")
    assert (place(state, "yellow"), place(state, "red")) == ("w", "nw")


@rule("SE-80", "SE-83")
def test_any_two_hordes_are_swapped_even_with_all_allies_away() -> None:
    state = eden(yellow="nw", red="w", black="e")
    assert choices(state, "swap_hordes") == {
        "yellow swaps red",
        "yellow swaps black",
        "red swaps black",
    }
    state = eden(yellow="nw", fauna="n", flora="e")
    assert why_no(state, "swap_hordes", "fauna swaps flora") == "SE-80"


@rule("SE-81")
def test_two_allies_change_places() -> None:
    state = eden(waters="ne", fauna="e", flora="s")
    assert choices(state, "swap_allies") == {
        "waters swaps fauna",
        "waters swaps flora",
        "fauna swaps flora",
    }
    state = do(state, "swap_allies", "fauna swaps flora")
    assert (place(state, "fauna"), place(state, "flora")) == ("s", "e")


@rule("SE-81", "SE-83")
def test_an_ally_that_stays_with_noa_is_not_swapped() -> None:
    state = eden(waters="ne", fauna="e", flora="noa 2", yellow="w", red="nw")
    assert choices(state, "swap_allies") == {"waters swaps fauna"}
    assert why_no(state, "swap_allies", "fauna swaps flora") == "SE-83"
    assert why_no(state, "swap_allies", "yellow swaps red") == "SE-81"


@rule("SE-82")
def test_two_pieces_on_one_place_are_not_swapped() -> None:
    state = eden(waters="e", fauna="e", yellow="w", red="w")
    assert why_no(state, "swap_allies", "waters swaps fauna") == "SE-82"
    assert why_no(state, "swap_hordes", "yellow swaps red") == "SE-82"


# -- who acts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", [word for word in ALL_EFFECTS if word != "swap_hordes"])
@rule("SE-83")
def test_an_ally_that_stays_with_noa_does_nothing(effect: str) -> None:
    state = eden(yellow="w fauna swamp", red="e", fauna="noa 2")
    assert choices(state, effect) == set()


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("move", "fauna to n"),
        ("attract", "fauna attracts yellow"),
        ("protect", "fauna protects"),
        ("push", "fauna pushes yellow n"),
        ("heal", "fauna heals"),
        ("trap", "fauna traps yellow"),
        ("shortcut", "fauna to n"),
    ],
)
@rule("SE-83")
def test_an_ally_that_stays_with_noa_is_told_so(effect: str, text: str) -> None:
    assert why_no(eden(yellow="w fauna swamp", fauna="noa 2"), effect, text) == "SE-83"


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("attract", "fauna attracts red"),
        ("push", "fauna pushes red n"),
        ("swap_hordes", "yellow swaps red"),
        ("trap", "fauna traps red"),
    ],
)
@rule("SE-83")
def test_a_horde_that_has_left_the_game_is_neither_moved_nor_swapped(
    effect: str, text: str
) -> None:
    assert why_no(eden(yellow="w", fauna="nw"), effect, text) == "SE-83"


@rule("SE-50", "SE-62")
def test_a_move_changes_nothing_but_the_place() -> None:
    state = eden(fauna="e shield", flora="s", yellow="e", in_round=4)
    then = do(state, "move", "flora to sw")
    assert shield(then, "fauna") and trap(then, "fauna") is None
    assert then.conditions == state.conditions and then.round == 4


@rule("SE-83", "SE-112")
def test_an_ally_acts_again_as_soon_as_it_is_back() -> None:
    state = eden(fauna="noa 2", yellow="w")
    state = after(state, "end", "yellow acts", "fauna returns n")
    assert options(facing(rolled(state, "1 2 3 4"), "move")) == {"fauna to nw", "fauna to ne"}
