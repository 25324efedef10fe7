"""Relay stations: a clover, and back again."""

from __future__ import annotations

import pytest
from edenia.table import PLANET_ON, after, ask, board, clovers, galaxy, relay_at, where
from rule import rule

# In e3 the star path runs from east to west, with a relay station at its eastern end.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE P1 D5
    .      .  .    .  .
    .      .  .    .  ARRIDIS
"""
STATIONS = (
    ("c1", "n", "star"),
    ("e1", "n", "nebula"),
    ("e1", "e", "meteorite"),
    ("e3", "e", "star"),
    ("a5", "s", "star"),
    ("b5", "s", "nebula"),
    ("d5", "s", "meteorite"),
    ("a3", "w", "meteorite"),
    ("a4", "w", "nebula"),
)


@rule("ED-96", "ED-97")
def test_red_takes_the_clover_and_runs_back() -> None:
    """The example of the rulebook."""
    state = galaxy(BOARD, turn="red", red="e3.e.star")
    state = after(state, "1 goes e")
    assert clovers(state, "red") == 3 and not relay_at(state, "e3", "e", "star")
    assert where(state, "red1") == "d3" and ask(state) == "planet"  # west of where it set off


@pytest.mark.parametrize(("cell", "side", "path"), STATIONS)
@rule("ED-96", "ED-97")
def test_every_station_has_one_clover_and_sends_the_sheep_back(
    cell: str, side: str, path: str
) -> None:
    before = galaxy(board(**{cell: PLANET_ON[path]}), green=cell)
    state = after(before, f"1 leaves {side} {path}")
    assert where(state, "green1") == cell and ask(state) == "planet"
    assert clovers(state) == 3 and state.supply == before.supply
    assert not relay_at(state, cell, side, path) and sum(state.relays) == 8


@rule("ED-96")
def test_the_clover_of_a_station_is_there_only_once() -> None:
    state = galaxy(BOARD, green="e3.e.star d3")
    state = after(state, "1 goes e", "flag", "end", "pass", "end", "1 leaves e star")
    assert where(state, "green1") == "d3"  # it was there and came back
    assert clovers(state) == 3


@rule("ED-96", "ED-97")
def test_an_empty_station_only_sends_back() -> None:
    before = galaxy(BOARD, relays=False, green="e3.e.star")
    state = after(before, "1 goes e")
    assert clovers(state) == 2 and state.supply == before.supply
    assert where(state, "green1") == "d3"


@rule("ED-96")
def test_the_clover_is_for_the_player_of_the_sheep() -> None:
    state = after(galaxy(BOARD, turn="red", red="e3.e.star"), "1 goes e")
    assert (clovers(state, "green"), clovers(state, "red")) == (2, 3)


@rule("ED-97")
def test_a_sheep_that_came_back_explores_as_usual() -> None:
    state = galaxy(BOARD.replace("P1", "."), green="e3.e.star")
    state = after(state, "1 goes e")
    assert clovers(state) == 3 and ask(state) == "tile"
    assert where(after(state, "tile P1"), "green1") == "d3"


@rule("ED-97")
def test_a_sheep_that_has_explored_before_the_station_stops_at_the_next_edge() -> None:
    board = """
        EDENIA .  .    .  .
        .      .  .    .  D1
        .      .  HOLE .  .
        .      .  .    .  .
        .      .  .    .  ARRIDIS
    """
    state = galaxy(board, green="e2.n.nebula")
    state = after(state, "1 goes n", "tile D6")
    assert clovers(state) == 3 and not relay_at(state, "e1", "n", "nebula")
    assert where(state, "green1") == "e2.n.nebula" and ask(state) == "after"
    state = after(state, "end", "pass", "end", "1 goes s")
    assert ask(state) == "tile"  # it waited at the southern edge
