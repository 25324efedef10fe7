"""The actions that go from place to place: move, attract and push."""

from __future__ import annotations

import pytest
from rule import rule
from spirit.drawing import eden
from spirit.table import after, asks, choices, do, facing, place, why, why_no

from eden.games.spirit.data import Place

RING = [spot.name.lower() for spot in tuple(Place)[:8]]
BROKEN = "mountain forest swampx / cascade NOA cascadex / forest swamp mountainx"


def around(spot: str, steps: int) -> set[str]:
    """The places that are at most so many steps away, in either direction."""
    here = RING.index(spot)
    return {RING[(here + d) % 8] for d in range(-steps, steps + 1) if d}


# -- move ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("spot", RING)
@rule("SE-50")
def test_an_ally_moves_one_place_clockwise_or_anticlockwise(spot: str) -> None:
    state = eden(fauna=spot)
    assert choices(state, "move") == {f"fauna to {there}" for there in around(spot, 1)}
    for there in around(spot, 1):
        assert place(do(state, "move", f"fauna to {there}"), "fauna") == there


@pytest.mark.parametrize(("spot", "there"), [("n", "e"), ("w", "n"), ("nw", "se"), ("n", "s")])
@rule("SE-50")
def test_no_ally_moves_diagonally_or_across(spot: str, there: str) -> None:
    assert why_no(eden(fauna=spot), "move", f"fauna to {there}") == "SE-50"


@rule("SE-50")
def test_an_ally_does_not_move_to_where_it_stands() -> None:
    assert why_no(eden(fauna="n"), "move", "fauna to n") == "SE-50"


@pytest.mark.parametrize("spot", RING)
@pytest.mark.parametrize("steps", [2, 3])
@rule("SE-51")
def test_a_longer_move_goes_up_to_as_many_places(spot: str, steps: int) -> None:
    state = eden(fauna=spot)
    assert choices(state, f"move{steps}") == {f"fauna to {there}" for there in around(spot, steps)}


@rule("SE-51")
def test_no_move_goes_further_than_it_says() -> None:
    assert why_no(eden(fauna="n"), "move2", "fauna to se") == "SE-51"
    assert why_no(eden(fauna="n"), "move3", "fauna to s") == "SE-51"


@pytest.mark.parametrize("effect", ["move", "move2", "move3", "shortcut"])
@rule("SE-52")
def test_an_ally_never_goes_to_noa_of_its_own_will(effect: str) -> None:
    assert why_no(eden(fauna="e"), effect, "fauna to noa") == "SE-52"


@rule("SE-53")
def test_a_move_is_not_split_between_allies() -> None:
    state = facing(eden(fauna="e", flora="w"), "move3")
    state = after(state, "fauna to se")
    assert asks(state) == "dice" and place(state, "flora") == "w"
    assert why(state, "flora to nw") == "SE-31"


@rule("SE-54")
def test_pieces_share_places_and_pass_each_other() -> None:
    state = eden(fauna="e", flora="se", waters="s", yellow="se", red="se", black="s")
    assert {"fauna to se", "fauna to s"} <= choices(state, "move2")
    state = do(state, "move2", "fauna to s")
    state = do(state, "move", "flora to s")
    assert [place(state, piece) for piece in ("fauna", "flora", "waters", "black")] == ["s"] * 4


@rule("SE-55")
def test_an_ally_can_enter_a_destroyed_place_and_leave_it() -> None:
    state = eden(BROKEN, fauna="n")
    state = do(state, "move", "fauna to ne")
    assert place(state, "fauna") == "ne"
    assert place(do(state, "move", "fauna to e"), "fauna") == "e"


@rule("SE-55", "SE-94")
def test_a_horde_can_enter_a_destroyed_place() -> None:
    state = eden(BROKEN, yellow="ne", phase="hordes")
    assert place(after(state, "yellow acts"), "yellow") == "e"


# -- attract ------------------------------------------------------------------------------------


@rule("SE-56")
def test_an_ally_attracts_a_horde_or_an_ally_from_next_door() -> None:
    state = eden(fauna="e", flora="se", yellow="ne", red="w")
    assert choices(state, "attract") == {
        "fauna attracts yellow",
        "fauna attracts flora",
        "flora attracts fauna",
    }
    assert place(do(state, "attract", "fauna attracts yellow"), "yellow") == "e"
    assert place(do(state, "attract", "fauna attracts flora"), "flora") == "e"


@pytest.mark.parametrize("spot", ["e", "s", "sw", "w", "nw", "n"])
@rule("SE-56")
def test_a_piece_that_is_not_next_door_is_not_attracted(spot: str) -> None:
    state = eden(fauna="e", yellow=spot)
    assert why_no(state, "attract", "fauna attracts yellow") == "SE-56"


# -- push ---------------------------------------------------------------------------------------


@rule("SE-57")
def test_an_ally_pushes_a_horde_or_an_ally_off_its_place() -> None:
    state = eden(fauna="e", flora="e", yellow="e", red="w")
    assert choices(state, "push") == {
        f"{ally} pushes {piece} {there}"
        for ally, piece in (
            ("fauna", "flora"),
            ("fauna", "yellow"),
            ("flora", "fauna"),
            ("flora", "yellow"),
        )
        for there in ("ne", "se")
    }
    assert place(do(state, "push", "fauna pushes yellow ne"), "yellow") == "ne"
    assert place(do(state, "push", "fauna pushes flora se"), "flora") == "se"


@rule("SE-57")
def test_a_push_reaches_only_its_own_place_and_the_next_ones() -> None:
    state = eden(fauna="e", yellow="e", red="se")
    assert why_no(state, "push", "fauna pushes red s") == "SE-57"
    assert why_no(state, "push", "fauna pushes yellow s") == "SE-57"
    assert why_no(state, "push", "fauna pushes yellow e") == "SE-57"
    assert why_no(state, "push", "fauna pushes fauna ne") == "SE-57"


@rule("SE-58", "SE-65")
def test_a_double_push_goes_one_or_two_places_in_one_direction() -> None:
    state = eden(fauna="e", yellow="e")
    assert choices(state, "push2") == {
        f"fauna pushes yellow {there}" for there in ("n", "ne", "se", "s")
    }
    assert place(do(state, "push2", "fauna pushes yellow s"), "yellow") == "s"
    assert why_no(state, "push2", "fauna pushes yellow sw") == "SE-58"


@pytest.mark.parametrize("spot", RING)
@rule("SE-65")
def test_a_double_push_never_turns_back(spot: str) -> None:
    state = eden(fauna=spot, yellow=spot)
    assert choices(state, "push2") == {f"fauna pushes yellow {p}" for p in around(spot, 2)}
    assert why_no(state, "push2", f"fauna pushes yellow {spot}") is not None


@rule("SE-59")
def test_attract_and_push_work_from_and_to_destroyed_places() -> None:
    state = eden(BROKEN, fauna="e", yellow="ne")
    state = do(state, "attract", "fauna attracts yellow")
    assert place(state, "yellow") == "e"
    assert place(do(state, "push", "fauna pushes yellow se"), "yellow") == "se"
    state = eden(BROKEN, fauna="n", yellow="ne", flora="n")
    assert place(do(state, "attract", "fauna attracts yellow"), "yellow") == "n"
    assert place(do(state, "push", "fauna pushes flora ne"), "flora") == "ne"


@rule("SE-59")
def test_nothing_is_attracted_from_noa_or_pushed_from_or_to_her() -> None:
    state = eden(fauna="e", yellow="e", flora="noa 2")
    assert why_no(state, "attract", "fauna attracts flora") == "SE-59"
    assert why_no(state, "push", "fauna pushes flora n") == "SE-59"
    assert why_no(state, "push", "fauna pushes yellow noa") == "SE-59"
    assert why_no(state, "push2", "fauna pushes yellow noa") == "SE-59"
