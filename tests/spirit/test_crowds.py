"""Several hordes, and several allies, on one terrain."""

from __future__ import annotations

from itertools import permutations

import pytest
from rule import rule
from spirit.drawing import DESTROYED, HEALTHY, RAVAGED, eden
from spirit.table import after, options, place, shield, terrain, why

from eden.games.spirit.data import Condition
from eden.games.spirit.state import State

HORDES = ("yellow", "red", "black")
WHOLE = "mountain forest swamp / cascade NOA cascade / forest swamp mountain"
HURT = "mountain forest swamp / cascade NOA cascade / forest swamp- mountain"

# What is left on the southern swamp after each horde: the terrain, where the fauna is, whether
# its shield is up, and where the horde that has just acted is.
Left = tuple[Condition, str, bool, str]


def south(state: State, horde: str) -> Left:
    return (terrain(state, "s"), place(state, "fauna"), shield(state, "fauna"), place(state, horde))


def acting(state: State, order: tuple[str, ...]) -> list[Left]:
    """What is left after each of these hordes, one after the other."""
    seen = []
    for horde in order:
        state = after(state, f"{horde} acts")
        seen.append(south(state, horde))
        if any(" shows " in text for text in options(state)):
            state = after(state, min(options(state)))
    return seen


def crowd(board: str, hordes: tuple[str, ...], **more: str) -> State:
    """These hordes on the southern swamp; yellow is the one that fauna could trap there."""
    places = {horde: "s fauna swamp" if horde == "yellow" else "s" for horde in hordes}
    return eden(board, phase="hordes", **places, **more)


PAIRS = list(permutations(HORDES, 2))
TRIPLES = list(permutations(HORDES))
BY_TRAP = [order for order in PAIRS if order[0] == "yellow"]


@pytest.mark.parametrize("order", PAIRS)
@rule("SE-100", "SE-92")
def test_two_hordes_on_a_healthy_terrain_ravage_and_destroy_it(order: tuple[str, ...]) -> None:
    assert acting(crowd(WHOLE, order), order) == [
        (RAVAGED, "noa", False, "s"),
        (DESTROYED, "noa", False, "s"),
    ]


@pytest.mark.parametrize("order", PAIRS)
@rule("SE-101", "SE-93")
def test_two_hordes_on_a_ravaged_terrain_destroy_it_and_walk_on(order: tuple[str, ...]) -> None:
    assert acting(crowd(HURT, order), order) == [
        (DESTROYED, "noa", False, "s"),
        (DESTROYED, "noa", False, "sw"),
    ]


@pytest.mark.parametrize("order", PAIRS)
@rule("SE-102")
def test_two_hordes_send_an_ally_away_then_attack(order: tuple[str, ...]) -> None:
    assert acting(crowd(WHOLE, order, fauna="s"), order) == [
        (HEALTHY, "noa", False, "s"),
        (RAVAGED, "noa", False, "s"),
    ]
    assert acting(crowd(HURT, order, fauna="s"), order) == [
        (RAVAGED, "noa", False, "s"),
        (DESTROYED, "noa", False, "s"),
    ]


@pytest.mark.parametrize("order", PAIRS)
@rule("SE-103")
def test_two_hordes_meet_a_shield_then_send_the_ally_away(order: tuple[str, ...]) -> None:
    assert acting(crowd(WHOLE, order, fauna="s shield"), order) == [
        (HEALTHY, "s", False, "s"),
        (HEALTHY, "noa", False, "s"),
    ]


@pytest.mark.parametrize("order", BY_TRAP)
@rule("SE-104")
def test_a_trapped_horde_flees_then_the_other_sends_the_ally_away(order: tuple[str, ...]) -> None:
    assert acting(crowd(WHOLE, order, fauna="s traps yellow"), order) == [
        (HEALTHY, "s", False, "sw"),
        (HEALTHY, "noa", False, "s"),
    ]


@pytest.mark.parametrize("order", TRIPLES)
@rule("SE-105", "SE-101")
def test_three_hordes_on_a_healthy_terrain(order: tuple[str, ...]) -> None:
    assert acting(crowd(WHOLE, order), order) == [
        (RAVAGED, "noa", False, "s"),
        (DESTROYED, "noa", False, "s"),
        (DESTROYED, "noa", False, "sw"),
    ]


@pytest.mark.parametrize("order", TRIPLES)
@rule("SE-105")
def test_three_hordes_on_a_ravaged_terrain(order: tuple[str, ...]) -> None:
    assert acting(crowd(HURT, order), order) == [
        (DESTROYED, "noa", False, "s"),
        (DESTROYED, "noa", False, "sw"),
        (DESTROYED, "noa", False, "sw"),
    ]


@pytest.mark.parametrize("order", TRIPLES)
@rule("SE-105")
def test_three_hordes_and_an_ally(order: tuple[str, ...]) -> None:
    assert acting(crowd(WHOLE, order, fauna="s"), order) == [
        (HEALTHY, "noa", False, "s"),
        (RAVAGED, "noa", False, "s"),
        (DESTROYED, "noa", False, "s"),
    ]


@pytest.mark.parametrize("order", TRIPLES)
@rule("SE-105")
def test_three_hordes_and_a_shielded_ally(order: tuple[str, ...]) -> None:
    assert acting(crowd(WHOLE, order, fauna="s shield"), order) == [
        (HEALTHY, "s", False, "s"),
        (HEALTHY, "noa", False, "s"),
        (RAVAGED, "noa", False, "s"),
    ]


@pytest.mark.parametrize("order", [order for order in TRIPLES if order[0] == "yellow"])
@rule("SE-105")
def test_three_hordes_one_of_them_trapped(order: tuple[str, ...]) -> None:
    assert acting(crowd(WHOLE, order, fauna="s traps yellow"), order) == [
        (HEALTHY, "s", False, "sw"),
        (HEALTHY, "noa", False, "s"),
        (RAVAGED, "noa", False, "s"),
    ]


@rule("SE-106")
def test_of_two_allies_you_choose_who_goes_to_noa() -> None:
    state = eden(yellow="w", waters="e", fauna="w", flora="w", phase="hordes")
    state = after(state, "yellow acts")
    assert options(state) == {"send fauna", "send flora"}
    assert why(state, "send waters") == "SE-106"
    state = after(state, "send flora")
    assert (place(state, "fauna"), place(state, "flora")) == ("w", "noa")
    assert terrain(state, "w") == HEALTHY


@rule("SE-106")
def test_a_shielded_ally_stops_a_horde_for_the_other_one_too() -> None:
    state = eden(yellow="w", fauna="w", flora="w shield", phase="hordes")
    state = after(state, "yellow acts")
    assert place(state, "fauna") == place(state, "flora") == "w"
    assert not shield(state, "flora") and terrain(state, "w") == HEALTHY


@rule("SE-107")
def test_two_hordes_send_two_allies_and_spare_the_terrain() -> None:
    state = eden(yellow="w", red="w", fauna="w", flora="w", phase="hordes")
    state = after(state, "yellow acts", "send fauna", "red acts")
    assert place(state, "fauna") == place(state, "flora") == "noa"
    assert terrain(state, "w") == HEALTHY


@rule("SE-107", "SE-106")
def test_three_hordes_send_three_allies_and_spare_the_terrain() -> None:
    state = eden(yellow="w", red="w", black="w", waters="w", fauna="w", flora="w", phase="hordes")
    state = after(state, "red acts")
    assert options(state) == {"send waters", "send fauna", "send flora"}
    state = after(state, "send fauna", "black acts", "send waters", "yellow acts")
    assert [place(state, ally) for ally in ("waters", "fauna", "flora")] == ["noa"] * 3
    assert terrain(state, "w") == HEALTHY


@rule("SE-104", "SE-106")
def test_a_second_ally_can_take_the_place_of_the_one_that_trapped() -> None:
    state = crowd(WHOLE, ("yellow", "red"), fauna="s traps yellow", flora="s")
    state = after(state, "yellow acts")
    state = after(state, min(options(state)), "red acts")
    assert options(state) == {"send fauna", "send flora"}
