"""Teleporters: arriving, repairing, teleporting, sabotage."""

from __future__ import annotations

import pytest
from edenia.table import (
    after,
    ask,
    clovers,
    events,
    galaxy,
    line,
    options,
    tile,
    where,
    why_not,
)
from rule import rule

from eden.games.edenia.data import Cell
from eden.games.edenia.events import Repaired, Sabotaged, Teleported
from eden.games.edenia.state import State

# From Arridis the star path leads north to the blue T4 in e4. T1, T2 and T3 are yellow, T4, T5 and
# T6 blue, T7 and T8 red. Beyond T4 lies a planet.
BOARD = """
    EDENIA .  .    .  .
    T1     T2 .    .  .
    T5     .  HOLE .  P1
    T7     .  .    .  T4
    .      .  .    .  ARRIDIS
"""
ARRIVE = "1 leaves n star"


def teleports(state: State, number: int = 1) -> set[str]:
    """The cells to which a sheep can teleport."""
    start = f"{number} teleports "
    return {text[len(start) :] for text in options(state) if text.startswith(start)}


# -- arriving -----------------------------------------------------------------------------------


@rule("ED-98")
def test_a_sheep_must_stop_on_a_free_teleporter() -> None:
    state = after(galaxy(BOARD), ARRIVE)
    assert where(state, "green1") == "e4" and options(state) == ["end"]
    assert clovers(state) == 2 and not state.sabotaged


@rule("ED-99", "ED-98")
def test_a_sheep_that_arrives_by_a_path_repairs_a_teleporter_and_stops() -> None:
    state = galaxy(BOARD, sabotaged="T4 T1")
    assert Repaired(0, Cell.E4) in events(state, ARRIVE)
    state = after(state, ARRIVE)
    assert where(state, "green1") == "e4" and options(state) == ["end"]
    assert state.sabotaged == {tile("T1")}


@rule("ED-99")
def test_a_repaired_teleporter_can_be_left_by_teleporting() -> None:
    state = after(galaxy(BOARD, sabotaged="T4"), ARRIVE, "end", "pass", "end")
    assert teleports(state) == {"a2", "b2", "a3", "a4"}


@rule("ED-99")
def test_leaping_over_a_sheep_repairs_nothing() -> None:
    state = galaxy(BOARD, red="e4", sabotaged="T1")
    assert after(state, ARRIVE, "leap").sabotaged == {tile("T1")}


# -- teleporting --------------------------------------------------------------------------------


@rule("ED-100")
def test_nobody_teleports_in_the_turn_of_arrival() -> None:
    state = after(galaxy(BOARD), ARRIVE)
    assert not teleports(state) and why_not(state, "1 teleports a3") is not None


@pytest.mark.parametrize("waited", [1, 3])
@rule("ED-100")
def test_from_the_next_turn_on_a_sheep_can_teleport_to_any_other(waited: int) -> None:
    state = after(galaxy(BOARD), ARRIVE, "end")
    state = after(state, "pass", "end", *["pass", "end", "pass", "end"] * (waited - 1))
    assert teleports(state) == {"a2", "b2", "a3", "a4"}
    assert where(after(state, "1 teleports a3"), "green1") == "a3"


@rule("ED-100")
def test_a_teleporter_with_a_sheep_or_a_sabotage_token_is_not_free() -> None:
    state = galaxy(BOARD, green="e4 a2", red="b2", sabotaged="T7")
    assert teleports(state) == {"a3"}
    for cell in ("a2", "b2", "a4"):
        assert why_not(state, f"1 teleports {cell}") == "ED-100"


@pytest.mark.parametrize("cell", ["e4", "e3", "d4", "c3", "e5", "a1"])
@rule("ED-100")
def test_nobody_teleports_to_where_no_other_teleporter_is(cell: str) -> None:
    assert why_not(galaxy(BOARD, green="e4"), f"1 teleports {cell}") == "ED-100"


@pytest.mark.parametrize("place", ["arridis", "e3", "e4.s.star", "c3.n.star"])
@rule("ED-100")
def test_nobody_teleports_from_elsewhere(place: str) -> None:
    state = galaxy(BOARD, green=place)
    assert not teleports(state) and why_not(state, "1 teleports a3") == "ED-100"


@rule("ED-100")
def test_with_one_teleporter_in_the_galaxy_there_is_nowhere_to_go() -> None:
    board = BOARD.replace("T1", ".").replace("T2", ".").replace("T5", ".").replace("T7", ".")
    assert not teleports(galaxy(board, green="e4"))


@rule("ED-101")
def test_teleporting_is_free_within_a_colour_and_costs_a_clover_else() -> None:
    state = galaxy(BOARD, green="e4")
    same = after(state, "1 teleports a3")
    assert clovers(same) == 2 and same.supply == state.supply
    for cell in ("a2", "b2", "a4"):
        other = after(state, f"1 teleports {cell}")
        assert clovers(other) == 1 and other.supply == state.supply + 1


@rule("ED-101")
def test_without_a_clover_only_the_same_colour_is_left() -> None:
    state = galaxy(BOARD, green="e4", clovers="0 2")
    assert teleports(state) == {"a3"} and why_not(state, "1 teleports a2") == "ED-101"


# -- sabotage -----------------------------------------------------------------------------------


@rule("ED-102")
def test_the_teleporter_of_arrival_is_sabotaged_and_only_that_one() -> None:
    state = galaxy(BOARD, green="e4", sabotaged="T1")
    assert events(state, "1 teleports a3") == (Teleported(0, Cell.A3, 0), Sabotaged(Cell.A3))
    assert after(state, "1 teleports a3").sabotaged == {tile("T1"), tile("T5")}


@rule("ED-102", "ED-100")
def test_nobody_follows_to_a_sabotaged_teleporter() -> None:
    state = galaxy(BOARD, green="e4", red="a4", relays=False)
    state = after(state, "1 teleports a3", "1 leaves n meteorite", "end")
    assert where(state, "green1") != "a3" and tile("T5") in state.sabotaged
    assert "a3" not in teleports(state) and why_not(state, "1 teleports a3") == "ED-100"


# -- going on -----------------------------------------------------------------------------------


@rule("ED-101", "ED-102", "ED-104")
def test_red_teleports_to_another_colour_and_goes_on_exploring() -> None:
    """The example of the rulebook, from a yellow teleporter."""
    state = galaxy(BOARD, turn="red", red="b2")
    state = after(state, "1 teleports e4")
    assert clovers(state, "red") == 1 and state.sabotaged == {tile("T4")}
    state = after(state, "1 leaves w star", "tile D1")
    assert where(state, "red1") == "d4"


@rule("ED-104")
def test_after_teleporting_the_sheep_must_run_on_by_an_arm() -> None:
    state = after(galaxy(BOARD, green="a3"), "1 teleports e4")
    assert options(state) == [f"1 leaves {side} star" for side in "nesw"]
    for text in ("end", "pass", "stop", "1 teleports a2", "2 leaves n star"):
        assert why_not(state, text) == "ED-104"
    assert why_not(state, "1 leaves n nebula") == "ED-41"


@rule("ED-104")
def test_after_teleporting_one_tile_is_explored_at_most() -> None:
    state = after(galaxy(BOARD, green="a3"), "1 teleports e4", "1 leaves w star", "tile D1")
    state = after(state, "straight")
    assert where(state, "green1") == "d4.w.star" and options(state) == ["end"]


@rule("ED-104", "ED-68")
def test_a_sheep_that_is_blocked_at_once_stands_on_the_arm() -> None:
    state = galaxy(BOARD, green="a3", red="e4.n.star", clovers="0 0")
    state = after(state, "1 teleports e4", "1 leaves n star")
    assert line(state, "e4.n.star") == ["red1", "green1"] and options(state) == ["end"]


@pytest.mark.parametrize(
    ("side", "there"), [("n", "e3"), ("s", "arridis"), ("w", "e4.w.star"), ("e", "e4.e.star")]
)
@rule("ED-105")
def test_a_sheep_can_leave_a_teleporter_by_its_arms_instead(side: str, there: str) -> None:
    state = galaxy(BOARD, green="e4", clovers="0 0")
    state = after(state, f"1 leaves {side} star")
    assert where(state, "green1") == there and not state.sabotaged


@rule("ED-105")
def test_only_the_arms_lead_away_from_a_teleporter() -> None:
    state = galaxy(BOARD, green="a2")  # it lies on the star path from north to south
    leaves = {text for text in options(state) if text.startswith("1 leaves")}
    assert leaves == {"1 leaves n star", "1 leaves s star"}
    assert why_not(state, "1 leaves e star") == "ED-41"


# -- occupied -----------------------------------------------------------------------------------


@rule("ED-106")
def test_an_occupied_teleporter_is_leapt_over_for_a_clover() -> None:
    state = after(galaxy(BOARD, red="e4"), ARRIVE)
    assert set(options(state)) == {"leap", "stop"}
    state = after(state, "leap")
    assert where(state, "green1") == "e3" and clovers(state) == 1 and where(state, "red1") == "e4"


@rule("ED-106")
def test_past_a_teleporter_on_a_bend_the_sheep_follows_the_bend() -> None:
    board = """
        EDENIA .  .    .  .
        .      .  .    .  .
        .      .  HOLE .  .
        .      .  .    T5 P3
        .      .  .    .  ARRIDIS
    """
    state = galaxy(board, green="e4", red="d4")  # T5 lies between north and east
    state = after(state, "1 leaves w meteorite", "leap")
    assert where(state, "green1") == "d4.n.meteorite" and ask(state) == "tile"


@rule("ED-106")
def test_who_does_not_leap_over_a_sheep_on_a_teleporter_stops_on_the_arm() -> None:
    state = after(galaxy(BOARD, red="e4"), ARRIVE, "stop")
    assert where(state, "green1") == "e4.s.star" and clovers(state) == 2
    assert options(state) == ["end"]


@rule("ED-106")
def test_who_cannot_leap_over_a_sheep_on_a_teleporter_stops_on_the_arm() -> None:
    state = after(galaxy(BOARD, red="e4", clovers="0 0"), ARRIVE)
    assert where(state, "green1") == "e4.s.star" and options(state) == ["end"]
