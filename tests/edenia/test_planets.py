"""Habitable planets: their clovers, who stops there, and the flags."""

from __future__ import annotations

import pytest
from edenia.table import (
    after,
    ask,
    clovers,
    events,
    flag,
    galaxy,
    options,
    pasture,
    points,
    where,
    why_not,
)
from rule import rule

from eden.games.edenia.data import Cell
from eden.games.edenia.events import FlagPlanted, FlagReturned
from eden.games.edenia.rules.board import flags_left

# From Arridis the star path leads north to the planet in e4, and on beyond it.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  D5
    .      .  .    .  P1
    .      .  .    P2 ARRIDIS
"""
ALL_FOUR = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE P4 P3
    .      .  .    .  P1
    .      .  .    P2 ARRIDIS
"""
# The east arm of this planet leads to a relay station, and so back to the planet.
AT_THE_RELAY = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  P1
    .      .  .    .  .
    .      .  .    .  ARRIDIS
"""
ARRIVE = "1 leaves n star"


# -- clovers on planets -------------------------------------------------------------------------


@pytest.mark.parametrize("planet", ["P1", "P2", "P3", "P4"])
@rule("ED-72")
def test_a_planet_that_is_laid_gets_three_clovers_from_the_supply(planet: str) -> None:
    before = galaxy()
    state = after(before, ARRIVE, f"tile {planet}")
    assert pasture(state, planet) == 3 and state.supply == before.supply - 3
    assert sum(state.pastures) == 3


@pytest.mark.parametrize(("held", "left"), [("10 9", 2), ("10 10", 1), ("11 10", 0)])
@rule("ED-73")
def test_a_short_supply_goes_onto_the_planet_as_far_as_it_goes(held: str, left: int) -> None:
    before = galaxy(clovers=held)
    assert before.supply == left
    state = after(before, ARRIVE, "tile P1")
    assert pasture(state, "P1") == left and state.supply == 0


@rule("ED-73")
def test_a_planet_that_got_too_little_gets_nothing_later() -> None:
    board = """
        EDENIA .  .    .  .
        .      .  .    .  .
        .      .  HOLE .  .
        .      .  .    .  .
        .      .  .    D5 ARRIDIS
    """
    state = galaxy(board, clovers="10 10", red="d5.e.star/0 d5.e.star/1")
    state = after(state, ARRIVE, "tile P1", "clover", "end")
    assert pasture(state, "P1") == 0 and state.supply == 0
    state = after(state, "1 goes w", "leap")
    assert pasture(state, "P1") == 0 and state.supply == 1


# -- arriving -----------------------------------------------------------------------------------


@rule("ED-74")
def test_a_sheep_must_stop_on_a_planet() -> None:
    state = after(galaxy(BOARD), ARRIVE)
    assert where(state, "green1") == "e4" and ask(state) == "planet"
    assert options(after(state, "clover")) == ["end"]


@rule("ED-74")
def test_sheep_on_the_planet_do_not_hinder_arriving() -> None:
    state = galaxy(BOARD, green="arridis e4 e4", red="e4 e4 e4", clovers="0 0")
    state = after(state, ARRIVE)
    assert where(state, "green1") == "e4" and ask(state) == "planet"


@rule("ED-75")
def test_on_arrival_a_clover_is_taken() -> None:
    before = after(galaxy(BOARD), ARRIVE)
    assert options(before) == ["clover", "flag"]
    state = after(before, "clover")
    assert clovers(state) == 3 and pasture(state, "P1") == 2
    assert flag(state, "P1") is None and state.supply == before.supply


@rule("ED-75")
def test_on_arrival_a_flag_is_planted_instead() -> None:
    state = after(galaxy(BOARD), ARRIVE, "flag")
    assert flag(state, "P1") == "green" and flags_left(state, 0) == 2
    assert clovers(state) == 2 and pasture(state, "P1") == 3
    assert options(state) == ["end"]


@rule("ED-75")
def test_no_clover_is_taken_from_a_planet_that_has_none() -> None:
    state = after(galaxy(BOARD, pastures="P1 0"), ARRIVE)
    assert options(state) == ["flag"]
    assert why_not(state, "clover") == "ED-75"


# -- flags --------------------------------------------------------------------------------------


@rule("ED-72", "ED-74", "ED-75", "ED-76")
def test_red_plants_a_flag_and_green_replaces_it() -> None:
    """The example of the rulebook."""
    state = after(galaxy(turn="red"), ARRIVE, "tile P1")
    assert where(state, "red1") == "e4" and pasture(state, "P1") == 3
    state = after(state, "flag")
    assert flag(state, "P1") == "red" and flags_left(state, 1) == 2 and clovers(state, "red") == 2
    state = after(state, "end", ARRIVE)
    assert where(state, "green1") == "e4" and options(state) == ["clover", "flag"]
    state = after(state, "flag")
    assert flag(state, "P1") == "green"
    assert (flags_left(state, 0), flags_left(state, 1)) == (2, 3)
    assert pasture(state, "P1") == 3


@rule("ED-76")
def test_the_flag_that_goes_back_is_told() -> None:
    state = after(galaxy(BOARD, flags="P1 red"), ARRIVE)
    assert events(state, "flag") == (FlagReturned(1, Cell.E4), FlagPlanted(0, Cell.E4))


@rule("ED-76")
def test_a_flag_stays_when_a_visitor_takes_a_clover() -> None:
    state = after(galaxy(BOARD, flags="P1 red"), ARRIVE, "clover")
    assert flag(state, "P1") == "red" and flags_left(state, 1) == 2


@rule("ED-77")
def test_a_flag_is_worth_seven_points_while_it_stands() -> None:
    state = galaxy(BOARD, flags="P1 red")
    assert (points(state, "green"), points(state, "red")) == (2, 9)
    state = after(state, ARRIVE, "flag")
    assert (points(state, "green"), points(state, "red")) == (9, 2)


@rule("ED-78")
def test_one_of_the_two_is_done() -> None:
    state = after(galaxy(BOARD), ARRIVE)
    for text in ("end", "stop", "pass"):
        assert why_not(state, text) == "ED-75"


@rule("ED-78")
def test_without_clover_and_flag_nothing_happens_and_no_planted_flag_is_moved() -> None:
    flags = "P2 green, P3 green, P4 green, P1 red"
    state = galaxy(ALL_FOUR, flags=flags, pastures="P1 0")
    state = after(state, ARRIVE)
    assert where(state, "green1") == "e4" and options(state) == ["end"]
    assert [flag(state, planet) for planet in ("P1", "P2", "P3", "P4")] == ["red", *["green"] * 3]
    assert clovers(state) == 2


@rule("ED-78")
def test_without_a_flag_in_hand_only_the_clover_is_left() -> None:
    state = after(galaxy(ALL_FOUR, flags="P2 green, P3 green, P4 green"), ARRIVE)
    assert options(state) == ["clover"] and why_not(state, "flag") == "ED-78"


@rule("ED-79")
def test_nobody_plants_on_their_own_flag() -> None:
    state = after(galaxy(BOARD, flags="P1 green"), ARRIVE)
    assert options(state) == ["clover"] and why_not(state, "flag") == "ED-79"


@rule("ED-79", "ED-78")
def test_on_ones_own_flag_without_a_clover_nothing_happens() -> None:
    state = after(galaxy(BOARD, flags="P1 green", pastures="P1 0"), ARRIVE)
    assert options(state) == ["end"]
    assert flag(state, "P1") == "green" and flags_left(state, 0) == 2


# -- only arriving counts -----------------------------------------------------------------------


@rule("ED-80")
def test_a_sheep_that_stays_on_a_planet_gets_nothing_more() -> None:
    state = galaxy(BOARD, green="e4")
    state = after(state, "2 leaves w nebula")
    assert where(state, "green2") == "d5"  # on the other planet, whose clover it takes
    state = after(state, "clover", "end", "pass", "end")
    assert pasture(state, "P1") == 3 and clovers(state) == 3 and ask(state) == "turn"
    assert why_not(state, "clover") == why_not(state, "flag") == "ED-80"


@rule("ED-80")
def test_leaving_a_planet_gives_nothing() -> None:
    state = after(galaxy(BOARD, green="e4"), "1 leaves n star")
    assert pasture(state, "P1") == 3 and clovers(state) == 2 and flag(state, "P1") is None


@rule("ED-80")
def test_a_sheep_that_comes_back_in_the_same_move_arrives_again() -> None:
    state = after(galaxy(AT_THE_RELAY, green="e3"), "1 leaves e star")
    assert where(state, "green1") == "e3" and options(state) == ["clover", "flag"]
    state = after(state, "clover")
    assert clovers(state) == 4 and pasture(state, "P1") == 2  # one of them from the relay station


@rule("ED-80")
def test_a_sheep_that_comes_back_in_a_later_turn_arrives_again() -> None:
    state = after(galaxy(BOARD), ARRIVE, "clover", "end", "pass", "end", "1 leaves s star")
    assert where(state, "green1") == "arridis"
    state = after(state, "end", "pass", "end", ARRIVE)
    assert options(state) == ["clover", "flag"]
