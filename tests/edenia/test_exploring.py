"""Exploring: when a tile is drawn, where it lies, and that it is one in a turn."""

from __future__ import annotations

import pytest
from edenia.table import (
    FLOCKS,
    GAME,
    after,
    ask,
    board,
    clovers,
    galaxy,
    line,
    now,
    options,
    tile,
    where,
    why_not,
)
from games import random_match
from rule import rule

from eden.engine.game import CHANCE
from eden.games.edenia.data import CELLS, EXPLORATION, Cell
from eden.games.edenia.events import TileLaid
from eden.games.edenia.state import NONE, State

FULL = """
    EDENIA D2 D3   D4 D5
    D6     D7 D8   D9 T2
    T3     T4 HOLE T5 T6
    T7     T8 T9   P3 T1
    P1     P2 .    P4 ARRIDIS
"""


def empty(state: State) -> int:
    """How many cells nobody knows."""
    return state.cells.count(NONE)


# -- the rulebook's example ---------------------------------------------------------------------


@rule("ED-41", "ED-45", "ED-46", "ED-47", "ED-52")
def test_red_leaves_arridis_explores_takes_a_tunnel_and_stops_at_the_edge() -> None:
    state = galaxy(turn="red")
    assert {f"1 leaves n {path}" for path in ("star", "meteorite", "nebula")} < set(options(state))
    # 1. All sheep of red are on Arridis; it takes the meteorite path.
    state = after(state, "1 leaves n meteorite")
    # 2. It arrives at an edge for the first time in this turn, so a tile is drawn.
    assert now(state).seat == CHANCE and ask(state) == "tile"
    state = after(state, "tile T1")
    assert state.cells[Cell.E4] == tile("T1")
    # 3. The new tile leads it into a tunnel, and it chooses the star path.
    assert (ask(state), options(state)) == ("tunnel", ["out star", "out nebula"])
    state = after(state, "out star")
    # 4. It runs to the edge and draws no other tile, because it has done so in this turn.
    assert (where(state, "red1"), ask(state)) == ("e4.e.star", "after")
    assert empty(state) == 21 and now(after(state, "end")).seat == 0


# -- exploring ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "start", "actions"),
    [
        pytest.param({}, "arridis", ["1 leaves n star"], id="arridis"),
        pytest.param({"d3": "D5"}, "d3.n.star", ["1 goes n"], id="tile"),
        pytest.param({"d3": "P2"}, "d3", ["1 leaves s nebula"], id="planet"),
        pytest.param({}, "c3.n.star", ["1 goes n"], id="arm of the hole"),
        pytest.param({}, "c3.n.star", ["1 goes place", "side e", "die star"], id="hole"),
        pytest.param({"e4": "T1"}, "e4.e.meteorite", ["1 goes e", "out star"], id="tunnel"),
        pytest.param({"e3": "D8"}, "e3.e.star", ["1 goes e"], id="relay"),
    ],
)
@rule("ED-45")
def test_at_an_edge_with_an_empty_cell_beyond_a_sheep_must_explore(
    tiles: dict[str, str], start: str, actions: list[str]
) -> None:
    state = after(galaxy(board(**tiles), green=start), *actions)
    assert now(state).seat == CHANCE and ask(state) == "tile"
    assert why_not(state, "stop") == "ED-43" and why_not(state, "end") == "ED-40"


@pytest.mark.parametrize(
    ("side", "there"), [("n", Cell.D1), ("e", Cell.E2), ("s", Cell.D3), ("w", Cell.C2)]
)
@rule("ED-46")
def test_the_tile_is_laid_into_the_cell_ahead(side: str, there: Cell) -> None:
    state = galaxy(board(d2="P4"), green="d2")
    state = after(state, f"1 leaves {side} star", "tile D5")
    assert state.cells[there] == tile("D5") and empty(state) == 20


@rule("ED-46")
def test_then_the_sheep_runs_on() -> None:
    state = galaxy(board(d3="D5"), green="d3.n.star")
    assert where(after(state, "1 goes n", "tile D8"), "green1") == "d2.n.star"
    assert where(after(state, "1 goes n", "tile T4"), "green1") == "d2"
    # East on the curve of the new tile and over a known one, into a tunnel.
    known = galaxy(board(d3="D5", e2="D8"), green="d3.n.star")
    assert ask(after(known, "1 goes n", "tile T3")) == "tunnel"


@rule("ED-47")
def test_at_a_second_empty_cell_the_sheep_stops_at_the_edge() -> None:
    state = galaxy(board(d3="D5"), green="d3.n.star")
    state = after(state, "1 goes n", "tile D8")
    assert (where(state, "green1"), options(state)) == ("d2.n.star", ["end"])
    assert empty(state) == 20


@rule("ED-47")
def test_known_tiles_between_the_two_empty_cells_do_not_matter() -> None:
    # d4 is explored; over the known d3 it goes on to d2, which stays unknown.
    state = galaxy(board(e4="T1", d3="D5"), green="e4.e.star")
    state = after(state, "1 goes w", "tile T2")
    assert (where(state, "green1"), ask(state)) == ("d3.n.star", "after")
    assert empty(state) == 19


@rule("ED-47")
def test_who_has_explored_stops_at_the_edge_of_the_hole() -> None:
    state = galaxy(board(d4="D5"), green="d4.e.star")
    state = after(state, "1 goes w", "tile D4", "side e", "die meteorite")
    assert (where(state, "green1"), ask(state)) == ("c3.e.meteorite", "after")
    assert empty(state) == 20


@rule("ED-46")
def test_a_relay_station_behind_the_new_tile_sends_the_sheep_back_over_it() -> None:
    state = galaxy(board(d3="P4"), green="d3", law=False)
    state = after(state, "1 leaves e star", "tile D8")
    assert ask(state) == "planet" and clovers(state) == 3


@rule("ED-47")
def test_the_next_turn_has_a_tile_of_its_own() -> None:
    state = galaxy(board(d3="D5"), green="d3.n.star")
    state = after(state, "1 goes n", "tile D8", "end", "1 leaves n star", "tile T1", "end")
    state = after(state, "1 goes n", "tile T5")
    assert empty(state) == 18


@rule("ED-48")
def test_a_waiting_sheep_that_goes_on_explores_at_once_and_only_once() -> None:
    state = after(galaxy(), "1 leaves n meteorite", "tile T1", "out star", "end", "pass", "end")
    assert where(state, "green1") == "e4.e.star"
    state = after(state, "1 goes w")
    assert ask(state) == "tile"
    state = after(state, "tile D5")
    assert (where(state, "green1"), ask(state), empty(state)) == ("d4.e.star", "after", 20)


# -- a cell that somebody else fills ------------------------------------------------------------


def filled() -> State:
    """Green waits in e4 for d4; red lays a tile there, coming from d5. It is green's turn again."""
    state = galaxy(board(e4="T1", d5="D8"), turn="red", green="e4.e.star", red="d5.n.star")
    return after(state, "1 goes n", "tile D5", "end")


@rule("ED-49")
def test_a_waiting_sheep_stays_when_somebody_else_fills_the_cell_ahead() -> None:
    state = filled()
    assert state.cells[Cell.D4] == tile("D5") and where(state, "green1") == "e4.e.star"
    assert {"1 goes e", "1 goes w"} < set(options(state))


@rule("ED-49", "ED-44")
def test_it_can_go_on_into_the_tile_of_the_other_and_explore_beyond_it() -> None:
    state = after(filled(), "1 goes w")
    assert ask(state) == "tile"
    state = after(state, "tile T5")
    assert state.cells[Cell.C4] == tile("T5") and where(state, "green1") == "c4.e.star"


@rule("ED-49", "ED-42")
def test_it_can_turn_round_as_well() -> None:
    state = after(filled(), "1 goes e")
    assert options(state) == ["out meteorite", "out nebula"]


# -- the deck -----------------------------------------------------------------------------------


@rule("ED-59")
def test_the_last_cell_is_explored_with_the_last_tile_and_the_galaxy_is_complete() -> None:
    state = galaxy(FULL, green="d5")
    state = after(state, "1 leaves w star")
    assert options(state) == [f"tile {tile('D1')}"]
    state = after(state, f"tile {tile('D1')}")
    assert empty(state) == 0 and set(EXPLORATION) < set(state.cells)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ED-59")
def test_there_are_always_as_many_tiles_in_the_deck_as_empty_cells(seats: int) -> None:
    for seed in range(3):
        match = random_match(GAME, seats, {"law": ("no",), "lambs": ("no",)}, seed=seed)
        assert len(match.steps) > 50
        for step in match.steps:
            state = step.state
            deck = set(EXPLORATION) - set(state.cells) - set(state.drawn)
            assert len(deck) + len(state.drawn) == sum(state.cells[c] == NONE for c in CELLS)
            if step.now.ask == "tile":
                assert step.now.options


@rule("ED-59")
def test_no_tile_is_drawn_twice_in_a_game() -> None:
    match = random_match(GAME, 4, {"law": ("no",), "lambs": ("no",)}, seed=5)
    tiles = [e.tile for step in match.steps for e in step.events if isinstance(e, TileLaid)]
    assert len(tiles) == len(set(tiles)) > 15


# -- following somebody -------------------------------------------------------------------------


@rule("ED-61", "ED-66", "ED-46", "ED-47")
def test_green_follows_red_leaps_over_it_explores_and_stops_at_the_edge() -> None:
    # The rulebook's leapfrog: red waits at an edge, green takes the same path behind it.
    state = galaxy(board(e4="T1"), red="e4.e.star", clovers="2 2")
    state = after(state, "1 leaves n meteorite", "out star")
    assert ask(state) == "leap" and line(state, "e4.e.star") == ["green1", "red1"]
    state = after(state, "leap")
    assert clovers(state) == 1 and ask(state) == "tile"
    state = after(state, "tile D4")
    assert (where(state, "green1"), ask(state)) == ("d4.n.star", "after")
    assert where(state, "red1") == "e4.e.star" and empty(state) == 20
    assert FLOCKS[now(after(state, "end")).seat] == "red"
