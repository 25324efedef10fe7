"""Dwarf planets: their artefacts, the three choices, and room for one sheep."""

from __future__ import annotations

import pytest
from edenia.table import (
    FLOCKS,
    after,
    ask,
    clovers,
    galaxy,
    hand,
    line,
    lying,
    now,
    options,
    where,
    why_not,
)
from rule import rule

from eden.engine.game import CHANCE
from eden.games.edenia.data import Artefact
from eden.games.edenia.state import State

# From Arridis the star path leads north to the dwarf planet in e4; straight on lies the planet in
# e3, to the left the teleporter in d4.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  P1
    .      .  .    T4 D1
    .      .  .    .  ARRIDIS
"""
# The east arm of this one leads to a relay station, and so back to it.
AT_THE_RELAY = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE P1 D1
    .      .  .    .  .
    .      .  .    .  ARRIDIS
"""
ARRIVE = "1 leaves n star"


def seen_by(state: State, artefact: str) -> set[str]:
    """The flocks that have seen an artefact."""
    known = state.seen[Artefact[artefact.upper()]]
    return {flock for seat, flock in enumerate(FLOCKS) if known >> seat & 1}


@pytest.mark.parametrize("dwarf", [f"D{number}" for number in range(1, 10)])
@rule("ED-81")
def test_a_dwarf_planet_that_is_laid_gets_two_artefacts_face_down(dwarf: str) -> None:
    state = after(galaxy(), ARRIVE, f"tile {dwarf}")
    assert lying(state, dwarf) == "? ?"
    assert sum(map(len, state.caches)) == 2 and not any(state.seen)


# -- the three choices --------------------------------------------------------------------------


@rule("ED-81", "ED-82", "ED-86")
def test_red_finds_a_dwarf_planet() -> None:
    """The example of the rulebook: two artefacts are laid, and the three ways to go on."""
    state = after(galaxy(turn="red"), ARRIVE, "tile D1")
    assert lying(state, "D1") == "? ?"
    assert set(options(state)) == {"straight", "stop", "search"}
    assert where(after(state, "straight"), "red1") == "e4.n.star"  # it cannot turn off
    state = after(state, "search", "find turbo3", "find quantum", "take turbo3")
    assert hand(state, "red") == "turbo3" and clovers(state, "red") == 1
    state = after(state, "end", "pass", "end")
    for side in "nesw":
        assert f"1 leaves {side} star" in options(state)


@rule("ED-82")
def test_straight_on_leads_to_the_opposite_side_and_nowhere_else() -> None:
    state = after(galaxy(BOARD), ARRIVE)
    assert where(after(state, "straight"), "green1") == "e3"
    for text in ("1 leaves w star", "1 goes w", "side w"):
        assert why_not(state, text) == "ED-82"


@rule("ED-82")
def test_running_straight_on_and_stopping_cost_nothing() -> None:
    state = after(galaxy(BOARD, clovers="0 0"), ARRIVE)
    assert set(options(state)) == {"straight", "stop"}
    assert where(after(state, "straight"), "green1") == "e3"
    state = after(state, "stop")
    assert where(state, "green1") == "e4" and options(state) == ["end"]


@rule("ED-82")
def test_stopping_without_paying_gives_nothing() -> None:
    state = after(galaxy(BOARD), ARRIVE, "stop")
    assert hand(state) == "" and lying(state, "D1") == "? ?"
    assert clovers(state) == 2 and not any(state.seen)


# -- looking and taking -------------------------------------------------------------------------


@rule("ED-83")
def test_who_pays_looks_at_both_takes_one_and_leaves_the_other() -> None:
    state = after(galaxy(BOARD), ARRIVE, "search")
    assert now(state).seat == CHANCE
    state = after(state, "find scope4", "find turbo3")
    assert set(options(state)) == {"take scope4", "take turbo3"}
    state = after(state, "take scope4")
    assert hand(state) == "scope4" and lying(state, "D1") == "turbo3"
    assert where(state, "green1") == "e4"


@rule("ED-83")
def test_what_was_taken_and_what_was_left_is_known_only_to_who_looked() -> None:
    state = after(galaxy(BOARD), ARRIVE, "search", "find scope4", "find turbo3", "take scope4")
    assert seen_by(state, "scope4") == seen_by(state, "turbo3") == {"green"}


@rule("ED-83")
def test_who_takes_the_last_one_has_seen_it_as_well() -> None:
    state = galaxy(BOARD, green="d4")
    state = after(state, "1 leaves e star", "search", "find scope4", "find turbo3", "take scope4")
    state = after(state, "end", "pass", "end", "1 leaves n star")  # away from the dwarf planet
    state = after(state, "clover", "end", ARRIVE, "search")
    assert options(state) == ["take turbo3"]
    state = after(state, "take turbo3")
    assert hand(state, "red") == "turbo3" and lying(state, "D1") == ""
    assert seen_by(state, "turbo3") == {"green", "red"} and seen_by(state, "scope4") == {"green"}


@rule("ED-83")
def test_any_artefact_that_nobody_has_seen_can_be_found() -> None:
    state = galaxy(BOARD, hands="turbo3 / quantum", played="scope3", caches="D1 ? ?")
    state = after(state, ARRIVE, "search")
    gone = {"turbo3", "quantum", "scope3"}
    names = {one.name.lower() for one in Artefact}
    assert set(options(state)) == {f"find {name}" for name in names - gone}
    state = after(state, "find gromout")
    assert set(options(state)) == {f"find {name}" for name in names - gone - {"gromout"}}


@rule("ED-84")
def test_first_the_clover_is_paid() -> None:
    before = after(galaxy(BOARD, clovers="1 0"), ARRIVE)
    state = after(before, "search")
    assert clovers(state) == 0 and state.supply == before.supply + 1 and ask(state) == "find"


@rule("ED-84")
def test_who_has_looked_must_take_one() -> None:
    state = after(galaxy(BOARD), ARRIVE, "search", "find scope4", "find turbo3")
    for text in ("stop", "straight", "end", "search", "take turbo4"):
        assert why_not(state, text) == "ED-84"
    state = after(galaxy(BOARD, caches="D1 quantum"), ARRIVE, "search")
    assert options(state) == ["take quantum"] and why_not(state, "stop") == "ED-84"


@rule("ED-85")
def test_without_an_artefact_there_is_nothing_to_pay_for() -> None:
    state = after(galaxy(BOARD, caches="D1"), ARRIVE)
    assert set(options(state)) == {"straight", "stop"} and why_not(state, "search") == "ED-85"
    assert where(after(state, "stop"), "green1") == "e4"


@rule("ED-85")
def test_without_a_clover_nobody_looks() -> None:
    state = after(galaxy(BOARD, clovers="0 5"), ARRIVE)
    assert set(options(state)) == {"straight", "stop"} and why_not(state, "search") == "ED-85"


# -- leaving ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "there"), [("n", "e3"), ("s", "arridis"), ("w", "d4"), ("e", "e4.e.star")]
)
@rule("ED-86")
def test_a_sheep_on_a_dwarf_planet_leaves_by_any_arm(side: str, there: str) -> None:
    state = after(galaxy(BOARD), ARRIVE, "stop", "end", "pass", "end")
    state = after(state, f"1 leaves {side} star")
    assert where(state, "green1") == there


@rule("ED-86")
def test_a_dwarf_planet_has_only_the_arms_of_its_own_type() -> None:
    state = galaxy(BOARD, green="e4")
    assert [text for text in options(state) if text.startswith("1 ")] == [
        f"1 leaves {side} star" for side in "nesw"
    ]
    assert why_not(state, "1 leaves n nebula") == "ED-41"


# -- room for one -------------------------------------------------------------------------------


@pytest.mark.parametrize(("green", "red"), [("", "e4"), ("arridis e4", "")])
@rule("ED-87")
def test_a_sheep_on_a_dwarf_planet_is_leapt_over_for_a_clover(green: str, red: str) -> None:
    before = after(galaxy(BOARD, green=green, red=red), ARRIVE)
    assert set(options(before)) == {"leap", "stop"}
    state = after(before, "leap")
    assert where(state, "green1") == "e3" and clovers(state) == 1
    assert state.supply == before.supply + 1


@rule("ED-87")
def test_nobody_else_lands_on_an_occupied_dwarf_planet() -> None:
    state = after(galaxy(BOARD, red="e4"), ARRIVE)
    for text in ("search", "straight"):
        assert why_not(state, text) == "ED-62"
    for text in ("stop", "leap"):
        assert where(after(state, text), "red1") == "e4"
        assert where(after(state, text), "green1") != "e4"


@rule("ED-88")
def test_who_does_not_leap_stops_on_the_arm_in_front() -> None:
    state = after(galaxy(BOARD, red="e4"), ARRIVE, "stop")
    assert where(state, "green1") == "e4.s.star" and clovers(state) == 2
    assert options(state) == ["end"]


@rule("ED-88")
def test_who_cannot_pay_stops_on_the_arm_in_front() -> None:
    state = after(galaxy(BOARD, red="e4", clovers="0 0"), ARRIVE)
    assert where(state, "green1") == "e4.s.star" and options(state) == ["end"]


@rule("ED-88")
def test_sheep_queue_on_the_arm_in_front_of_an_occupied_dwarf_planet() -> None:
    state = galaxy(BOARD, red="e4 e4.s.star")
    state = after(state, ARRIVE, "leap")  # over the one on the arm
    assert where(state, "green1") == "e4.s.star" and set(options(state)) == {"leap", "stop"}
    assert line(after(state, "stop"), "e4.s.star") == ["red2", "green1"]
    state = after(state, "leap")
    assert where(state, "green1") == "e3" and clovers(state) == 0


@rule("ED-88")
def test_when_the_dwarf_planet_is_free_again_a_waiting_sheep_arrives_there() -> None:
    state = after(galaxy(BOARD, red="e4", clovers="0 0"), ARRIVE, "end")
    state = after(state, "1 leaves w star", "end", "1 goes place")
    assert where(state, "green1") == "e4" and set(options(state)) == {"straight", "stop"}


# -- a second artefact --------------------------------------------------------------------------


@rule("ED-89")
def test_a_sheep_that_stays_gets_no_second_artefact() -> None:
    state = after(galaxy(BOARD), ARRIVE, "search", "find r2m2x3", "find turbo3", "take r2m2x3")
    assert options(state) == ["end"] and why_not(state, "search") is not None
    state = after(state, "end", "pass", "end")
    assert "search" not in options(state) and why_not(state, "search") == "ED-82"


@rule("ED-89")
def test_a_second_arrival_can_bring_the_second_artefact() -> None:
    state = galaxy(AT_THE_RELAY, green="e3", caches="D1 turbo3")
    state = after(state, "1 leaves e star")
    assert where(state, "green1") == "e3" and set(options(state)) == {"straight", "stop", "search"}
    assert hand(after(state, "search", "take turbo3")) == "turbo3"
    assert where(after(state, "straight"), "green1") == "d3"
