"""The game for little lambs."""

from __future__ import annotations

from edenia.table import (
    after,
    ask,
    clovers,
    ended,
    galaxy,
    lying,
    options,
    pasture,
    points,
    where,
    why_not,
)
from rule import rule

from eden.games.edenia.rules.board import flags_left

# From b1 the star path leads west to Edenia; from Arridis it leads north to a dwarf planet and on
# to a habitable one; T4 and T5 are blue, T1 is yellow.
BOARD = """
    EDENIA D5 .    .  .
    .      .  .    .  T5
    .      .  HOLE .  P1
    .      .  .    T1 D1
    .      .  .    T4 ARRIDIS
"""
NORTH = "1 leaves n star"


@rule("ED-131")
def test_who_first_has_two_sheep_on_edenia_wins_at_once() -> None:
    state = galaxy(BOARD, lambs=True, green="edenia b1.e.star")
    state = after(state, "2 goes w")
    assert ended(state).winners == (0,) and ended(state).rule == "ED-131"


@rule("ED-131")
def test_one_sheep_on_edenia_is_not_enough() -> None:
    state = galaxy(BOARD, lambs=True, green="b1.e.star", red="edenia")
    state = after(state, "1 goes w")
    assert where(state, "green1") == "edenia" and options(state) == ["end"]


@rule("ED-131")
def test_without_the_variant_two_sheep_on_edenia_are_not_enough() -> None:
    state = galaxy(BOARD, green="edenia b1.e.star", won="white")
    assert options(after(state, "2 goes w")) == ["end"]


@rule("ED-132", "ED-134")
def test_there_are_no_artefacts() -> None:
    state = after(galaxy(lambs=True), NORTH, "tile D1")
    assert lying(state, "D1") == "" and not any(state.caches)
    assert why_not(after(state, "stop", "end"), "play turbo3") == "ED-132"


@rule("ED-132")
def test_there_are_no_flags() -> None:
    state = after(galaxy(BOARD, lambs=True), NORTH, "straight")
    assert options(state) == ["clover"] and why_not(state, "flag") == "ED-132"
    assert flags_left(state, 0) == 0


@rule("ED-133")
def test_clovers_are_for_leaping() -> None:
    state = after(galaxy(BOARD, lambs=True, red="e4"), NORTH)
    assert set(options(state)) == {"leap", "stop"}
    state = after(state, "leap")
    assert where(state, "green1") == "e3" and clovers(state) == 1


@rule("ED-133")
def test_clovers_are_for_teleporting_between_two_colours() -> None:
    state = galaxy(BOARD, lambs=True, green="d5")
    assert clovers(after(state, "1 teleports e2")) == 2
    assert clovers(after(state, "1 teleports d4")) == 1
    state = galaxy(BOARD, lambs=True, green="d5", clovers="0 2")
    assert why_not(state, "1 teleports d4") == "ED-101"


@rule("ED-133", "ED-134")
def test_on_a_dwarf_planet_you_only_stop_or_run_on() -> None:
    state = after(galaxy(BOARD, lambs=True), NORTH)
    assert options(state) == ["straight", "stop"] and why_not(state, "search") == "ED-133"
    assert where(after(state, "straight"), "green1") == "e3"
    stopped = after(state, "stop")
    assert where(stopped, "green1") == "e4" and clovers(stopped) == 2


@rule("ED-134")
def test_there_are_no_points() -> None:
    state = galaxy(BOARD, lambs=True, green="edenia b1.e.star", clovers="5 2")
    assert points(state) == 0
    assert ended(after(state, "2 goes w")).scores == ()


@rule("ED-134")
def test_there_is_no_trifolium() -> None:
    state = galaxy(BOARD, lambs=True, green="b1.e.star")
    assert state.trifolium == ()
    state = after(state, "1 goes w")
    assert state.won == ((), ()) and ask(state) == "after"


@rule("ED-134", "ED-72")
def test_a_habitable_planet_still_gives_a_clover() -> None:
    state = after(galaxy(lambs=True), NORTH, "tile P1")
    assert pasture(state, "P1") == 3
    state = after(state, "clover")
    assert clovers(state) == 3 and pasture(state, "P1") == 2


@rule("ED-134")
def test_on_a_planet_without_a_clover_nothing_happens() -> None:
    state = after(galaxy(BOARD, lambs=True, pastures="P1 0"), NORTH, "straight")
    assert where(state, "green1") == "e3" and options(state) == ["end"]
