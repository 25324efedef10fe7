"""The hordes: who acts when, and what one of them does."""

from __future__ import annotations

from itertools import permutations

import pytest
from rule import rule
from spirit.drawing import DESTROYED, HEALTHY, PICTURE, RAVAGED, card_number, eden
from spirit.table import (
    after,
    after_with_events,
    asks,
    ending,
    objective,
    options,
    place,
    rolled,
    shield,
    terrain,
    trap,
    why,
)

from eden.games.spirit.events import Fled, ObjectiveWon
from eden.games.spirit.state import IN_HAND

RING = "nw n ne e se s sw w".split()
HORDES = ("yellow", "red", "black")
RAVAGED_WEST = "mountain forest swamp / cascade- NOA cascade / forest swamp mountain"
DESTROYED_WEST = "mountain forest swamp / cascadex NOA cascade / forest swamp mountain"


# -- the order ----------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(HORDES)))
@rule("SE-90")
def test_each_horde_acts_once_in_the_order_of_your_choice(order: tuple[str, ...]) -> None:
    state = after(eden(yellow="nw", red="w", black="sw"), "end")
    for acted, horde in enumerate(order):
        assert options(state) == {f"{other} acts" for other in order[acted:]}
        for done in order[:acted]:
            assert why(state, f"{done} acts") == "SE-90"
        state = after(state, f"{horde} acts")
    assert [terrain(state, spot) for spot in ("nw", "w", "sw")] == [RAVAGED] * 3
    assert asks(state) == "roll"


@rule("SE-90")
def test_no_horde_acts_before_the_turn_is_ended_and_no_die_lies_after_it() -> None:
    state = eden(yellow="w", fauna="e")
    assert why(state, "yellow acts") == "SE-90"
    assert why(after(state, "end"), "1 on dawn") == "SE-90"


@rule("SE-90", "SE-23")
def test_a_horde_that_has_left_the_game_does_not_act() -> None:
    state = after(eden(yellow="w"), "end")
    assert options(state) == {"yellow acts"} and why(state, "red acts") == "SE-23"


@rule("SE-91")
def test_a_trapped_horde_acts_before_the_others_on_its_place() -> None:
    state = eden(yellow="s fauna swamp", red="s", black="w", fauna="s traps yellow", phase="hordes")
    assert options(state) == {"yellow acts", "black acts"}
    assert why(state, "red acts") == "SE-91"
    state = after(state, "yellow acts")
    assert options(after(state, min(options(state)))) == {"red acts", "black acts"}


@rule("SE-91")
def test_hordes_elsewhere_may_act_before_a_trapped_one() -> None:
    state = eden(yellow="s fauna swamp", black="w", fauna="s traps yellow", phase="hordes")
    state = after(state, "black acts")
    assert options(state) == {"yellow acts"}


# -- one horde ----------------------------------------------------------------------------------


@pytest.mark.parametrize("spot", RING)
@rule("SE-92")
def test_a_horde_ravages_a_healthy_terrain(spot: str) -> None:
    state = after(eden(yellow=spot, phase="hordes"), "yellow acts")
    assert terrain(state, spot) == RAVAGED and place(state, "yellow") == spot
    assert state.conditions.count(HEALTHY) == 7


@rule("SE-92")
def test_an_ally_elsewhere_does_not_hinder_a_horde() -> None:
    state = eden(yellow="w", fauna="nw shield", flora="sw", phase="hordes")
    state = after(state, "yellow acts")
    assert terrain(state, "w") == RAVAGED
    assert (place(state, "fauna"), place(state, "flora")) == ("nw", "sw")


@rule("SE-93")
def test_a_horde_destroys_a_ravaged_terrain() -> None:
    state = after(eden(RAVAGED_WEST, yellow="w", phase="hordes"), "yellow acts")
    assert terrain(state, "w") == DESTROYED and place(state, "yellow") == "w"


@pytest.mark.parametrize(("spot", "following"), list(zip(RING, [*RING[1:], RING[0]], strict=True)))
@rule("SE-94")
def test_a_horde_walks_clockwise_from_a_destroyed_place(spot: str, following: str) -> None:
    squares = "nw n ne w noa e sw s se".split()
    words = PICTURE.split()
    words[squares.index(spot)] += "x"
    board = " ".join(words)
    state = after(eden(board, yellow=spot, phase="hordes"), "yellow acts")
    assert place(state, "yellow") == following
    assert terrain(state, following) == HEALTHY


@rule("SE-94")
def test_a_horde_walks_on_whether_or_not_it_is_alone() -> None:
    state = eden(
        DESTROYED_WEST,
        yellow="w",
        red="w",
        black="nw",
        fauna="w",
        flora="nw shield",
        phase="hordes",
    )
    state = after(state, "yellow acts", "red acts")
    assert place(state, "yellow") == place(state, "red") == "nw"
    assert place(state, "fauna") == "w" and shield(state, "flora")


@rule("SE-95")
def test_a_horde_sends_an_ally_to_noa_and_spares_the_terrain() -> None:
    for board, before in ((RAVAGED_WEST, RAVAGED), (RAVAGED_WEST.replace("-", ""), HEALTHY)):
        state = after(eden(board, yellow="w", fauna="w", phase="hordes"), "yellow acts")
        assert (place(state, "fauna"), place(state, "yellow")) == ("noa", "w")
        assert terrain(state, "w") == before


@rule("SE-96", "SE-112")
def test_an_ally_at_noa_misses_one_round_and_is_back_before_the_next_roll() -> None:
    state = eden(yellow="w", fauna="w", in_round=5)
    state = rolled(after(state, "end", "yellow acts"), "1 2 3 4")
    assert (state.round, place(state, "fauna"), asks(state)) == (6, "noa", "dice")
    state = after(state, "end", "yellow acts")
    assert (state.round, asks(state)) == (7, "return")
    state = after(state, "fauna returns n")
    assert (place(state, "fauna"), asks(state)) == ("n", "roll")


@rule("SE-96")
def test_allies_sent_in_different_rounds_come_back_in_different_rounds() -> None:
    state = eden(yellow="w", fauna="w", flora="noa 2")
    state = after(state, "end", "yellow acts")
    assert options(state) == {"flora returns n", "flora returns sw"}
    state = rolled(after(state, "flora returns n"), "1 2 3 4")
    state = after(state, "end", "yellow acts")
    assert options(state) == {"fauna returns n", "fauna returns sw"}


@rule("SE-96")
def test_two_allies_come_back_in_the_same_round() -> None:
    state = eden(yellow="w", fauna="noa 2", flora="noa 2")
    state = after(state, "end", "yellow acts", "fauna returns n")
    assert asks(state) == "return"
    state = after(state, "flora returns sw")
    assert (place(state, "fauna"), place(state, "flora"), asks(state)) == ("n", "sw", "roll")


@rule("SE-97", "SE-112")
def test_an_ally_comes_back_to_a_forest_also_a_ravaged_or_occupied_one() -> None:
    board = "mountain forest swamp / cascade NOA cascade / forest- swamp mountain"
    state = eden(board, yellow="w", red="n", flora="sw", fauna="noa 2")
    state = after(state, "end", "yellow acts", "red acts")
    assert options(state) == {"fauna returns n", "fauna returns sw"}
    assert place(after(state, "fauna returns sw"), "fauna") == "sw"


@rule("SE-97", "SE-112")
def test_an_ally_comes_back_neither_to_another_kind_nor_to_a_destroyed_forest() -> None:
    board = "mountain forest swamp / cascade NOA cascade / forestx swamp mountain"
    state = eden(board, yellow="w", fauna="noa 2")
    state = after(state, "end", "yellow acts")
    assert options(state) == {"fauna returns n"}
    assert why(state, "fauna returns sw") == "SE-112"
    assert why(state, "fauna returns ne") == "SE-97"


@rule("SE-96")
def test_an_ally_does_not_come_back_before_its_time() -> None:
    state = eden(yellow="w", fauna="noa 2", flora="noa 3")
    state = after(state, "end", "yellow acts")
    assert why(state, "flora returns n") == "SE-96"
    assert why(state, "end") == "SE-112"


@rule("SE-98")
def test_a_shield_stops_a_horde_and_goes_down() -> None:
    state = eden(RAVAGED_WEST, yellow="w", fauna="w shield", phase="hordes")
    state = after(state, "yellow acts")
    assert (place(state, "yellow"), place(state, "fauna")) == ("w", "w")
    assert terrain(state, "w") == RAVAGED and not shield(state, "fauna")


@rule("SE-99")
def test_a_trapped_horde_flees_clockwise_and_the_objective_is_won() -> None:
    state = eden(yellow="s fauna swamp", fauna="s traps yellow", phase="hordes")
    state, events = after_with_events(state, "yellow acts")
    assert (place(state, "yellow"), place(state, "fauna")) == ("sw", "s")
    assert trap(state, "fauna") is None and terrain(state, "s") == HEALTHY
    assert state.won[-1] == card_number("fauna swamp")
    assert [type(event) for event in events] == [Fled, ObjectiveWon]


# -- afterwards ---------------------------------------------------------------------------------


@rule("SE-108")
def test_a_horde_that_walked_does_nothing_more_in_this_round() -> None:
    state = eden(DESTROYED_WEST, yellow="w", red="nw", flora="nw", phase="hordes")
    state = after(state, "yellow acts")
    assert why(state, "yellow acts") == "SE-90"
    assert (place(state, "flora"), terrain(state, "nw")) == ("nw", HEALTHY)
    assert asks(after(state, "red acts")) == "roll"


@rule("SE-108")
def test_a_horde_that_fled_does_nothing_more_in_this_round() -> None:
    state = eden(
        yellow="s fauna swamp", red="e", fauna="s traps yellow", flora="sw", phase="hordes"
    )
    state = after(state, "yellow acts")
    state = after(state, min(options(state)))
    assert options(state) == {"red acts"}
    state = after(state, "red acts")
    assert (place(state, "yellow"), place(state, "flora")) == ("sw", "sw")
    assert terrain(state, "sw") == HEALTHY


@rule("SE-109")
def test_an_ally_on_a_destroyed_place_is_safe() -> None:
    state = eden(DESTROYED_WEST, yellow="w", fauna="w", flora="w", phase="hordes")
    state = after(state, "yellow acts")
    assert place(state, "fauna") == place(state, "flora") == "w"
    assert place(state, "yellow") == "nw"


@rule("SE-110")
def test_a_horde_that_flees_into_a_destroyed_place_goes_one_place_only() -> None:
    board = "mountain forest swamp / cascade NOA cascade / forestx swamp mountain"
    state = eden(board, yellow="s fauna swamp", fauna="s traps yellow", phase="hordes")
    assert place(after(state, "yellow acts"), "yellow") == "sw"


@rule("SE-94", "SE-110")
def test_a_horde_that_walks_into_a_destroyed_place_goes_one_place_only() -> None:
    board = "mountainx forestx swamp / cascadex NOA cascade / forest swamp mountain"
    state = eden(board, yellow="w", phase="hordes")
    assert place(after(state, "yellow acts"), "yellow") == "nw"


@rule("SE-111")
def test_a_new_round_begins_with_all_four_dice_when_all_hordes_have_acted() -> None:
    state = eden(yellow="w", red="e", dice="1:dawn x 3 4", in_round=3)
    state = after(state, "end", "yellow acts")
    assert (state.round, asks(state)) == (3, "hordes")
    state = after(state, "red acts")
    assert (state.round, asks(state)) == (4, "roll")
    assert set(state.spots) == {IN_HAND}
    assert asks(rolled(state, "1 2 3 4")) == "dice"


@rule("SE-111")
def test_a_new_round_waits_for_the_objective_to_be_turned() -> None:
    state = eden(yellow="s fauna swamp", fauna="s traps yellow", phase="hordes")
    state = after(state, "yellow acts")
    assert (state.round, asks(state)) == (1, "reveal")
    state = after(state, min(options(state)))
    assert (state.round, asks(state), ending(state)) == (2, "roll", None)
    assert objective(state, "yellow") is not None
