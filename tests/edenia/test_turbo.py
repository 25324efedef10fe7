"""The turbo-engine."""

from __future__ import annotations

from itertools import product

import pytest
from edenia.table import (
    PLANET_ON,
    after,
    ask,
    board,
    clovers,
    events,
    face_up,
    flag,
    galaxy,
    options,
    pasture,
    where,
    why_not,
)
from rule import rule

from eden.games.edenia.data import Cell
from eden.games.edenia.events import Crossed, TrifoliumTaken

# Going north on the star path from Arridis: a planet, a plain stretch, another planet.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  P4
    .      .  HOLE .  D8
    .      .  .    .  P1
    .      .  .    D5 ARRIDIS
"""
START = "1 leaves n star"
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}


@rule("ED-112")
def test_a_sheep_with_a_turbo_engine_does_not_stop_on_a_planet() -> None:
    state = galaxy(BOARD, hands="turbo3")
    state = after(state, "play turbo3")
    assert Crossed(0, Cell.E4) in events(state, START)
    assert where(after(state, START), "green1") == "e2"
    assert where(after(galaxy(BOARD), START), "green1") == "e4"  # as without one


@pytest.mark.parametrize(("side", "path"), list(product("nesw", PLANET_ON)))
@rule("ED-112")
def test_it_runs_straight_on_along_the_same_type(side: str, path: str) -> None:
    state = galaxy(board(d4=PLANET_ON[path]), green=f"d4.{side}.{path}", hands="turbo3")
    state = after(state, "play turbo3", "1 goes place")
    assert where(state, "green1") == f"d4.{OPPOSITE[side]}.{path}" and ask(state) == "tile"


@rule("ED-112", "ED-115")
def test_sheep_on_the_planet_neither_stop_it_nor_cost_a_leap() -> None:
    state = galaxy(BOARD, green="arridis e4", red="e4 e4", hands="turbo3", clovers="0 0")
    state = after(state, "play turbo3", START)
    assert where(state, "green1") == "e2"
    state = galaxy(BOARD, green="arridis e4", red="e4 e4", hands="turbo3")
    assert clovers(after(state, "play turbo3", START)) == 2


@rule("ED-113")
def test_one_turbo_engine_works_on_the_first_planet_only() -> None:
    state = after(galaxy(BOARD, hands="turbo3 turbo4"), "play turbo3", START)
    assert where(state, "green1") == "e2" and ask(state) == "planet"


@rule("ED-113")
def test_two_planets_need_two_turbo_engines() -> None:
    state = galaxy(BOARD, hands="turbo3 turbo4")
    state = after(state, "play turbo3", "play turbo4", START)
    assert where(state, "green1") == "e2.n.star" and ask(state) == "tile"


@rule("ED-113")
def test_a_turbo_engine_works_on_a_planet_that_is_met_later() -> None:
    board = BOARD.replace("P1", "D1")
    state = galaxy(board, hands="turbo3")
    state = after(state, "play turbo3", START, "straight")
    assert where(state, "green1") == "e2.n.star"


@rule("ED-113")
def test_a_turbo_engine_works_on_a_planet_that_is_explored_in_the_move() -> None:
    state = after(galaxy(hands="turbo3"), "play turbo3", START, "tile P1")
    assert where(state, "green1") == "e4.n.star" and options(state) == ["end"]
    assert pasture(state, "P1") == 3


@rule("ED-113")
def test_on_the_planet_it_is_too_late_to_announce_it() -> None:
    state = after(galaxy(BOARD, hands="turbo3"), START)
    assert options(state) == ["clover", "flag"] and why_not(state, "play turbo3") == "ED-107"
    state = after(state, "clover")
    assert options(state) == ["end"] and why_not(state, "play turbo3") == "ED-113"


@rule("ED-114")
def test_a_turbo_engine_that_meets_no_planet_is_used_up() -> None:
    state = galaxy(BOARD, hands="turbo3")
    state = after(state, "play turbo3", "1 leaves w star", "tile T4")
    assert where(state, "green1") == "c5" and face_up(state) == "turbo3"
    state = after(state, "end", "pass", "end", "2 leaves n star")
    assert where(state, "green2") == "e4" and ask(state) == "planet"


@rule("ED-114")
def test_a_turbo_engine_left_over_does_not_help_the_next_player() -> None:
    state = galaxy(BOARD, hands="turbo3")
    state = after(state, "play turbo3", "1 leaves w star", "tile T4", "end", START)
    assert where(state, "red1") == "e4"


@rule("ED-115")
def test_it_does_not_work_on_arridis() -> None:
    state = galaxy(BOARD, green="d5.e.star", hands="turbo3")
    state = after(state, "play turbo3", "1 goes e")
    assert where(state, "green1") == "arridis" and options(state) == ["end"]


@rule("ED-115")
def test_it_does_not_work_on_edenia() -> None:
    board = BOARD.replace("EDENIA .  .", "EDENIA T1 .")
    state = galaxy(board, green="b1.e.star", hands="turbo3")
    state = after(state, "play turbo3")
    assert any(isinstance(event, TrifoliumTaken) for event in events(state, "1 goes w"))
    assert where(after(state, "1 goes w"), "green1") == "edenia"


@rule("ED-115")
def test_it_does_not_work_on_dwarf_planets() -> None:
    board = BOARD.replace("P1", "D1")
    state = after(galaxy(board, hands="turbo3"), "play turbo3", START)
    assert where(state, "green1") == "e4" and ask(state) == "dwarf"
    state = galaxy(board, hands="turbo3", red="e4", clovers="0 0")
    state = after(state, "play turbo3", START)
    assert where(state, "green1") == "e4.s.star" and options(state) == ["end"]


@rule("ED-115")
def test_crossing_gives_neither_clover_nor_flag() -> None:
    state = galaxy(BOARD, flags="P1 red", hands="turbo3")
    state = after(state, "play turbo3", START)
    assert pasture(state, "P1") == 3 and clovers(state) == 2 and flag(state, "P1") == "red"
