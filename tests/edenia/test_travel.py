"""Travel: how a sheep sets off, runs on, and what stops it."""

from __future__ import annotations

import pytest
from edenia.table import (
    after,
    ask,
    board,
    clovers,
    events,
    galaxy,
    line,
    options,
    where,
    why_not,
)
from rule import rule

from eden.games.edenia.data import Cell
from eden.games.edenia.events import TileLaid
from eden.games.edenia.state import State

SIDES = ("n", "e", "s", "w")
PATHS = ("star", "meteorite", "nebula")
# The column at the right, from Arridis to the rim: the meteorite path runs straight on to e1.
COLUMN = """
    EDENIA .  .    .  T7
    .      .  .    .  T3
    .      .  HOLE .  D7
    .      .  .    .  D2
    .      .  .    .  ARRIDIS
"""


def ways(state: State, sheep: int = 1) -> set[str]:
    """What a sheep can begin to do: `goes n`, `leaves n star`."""
    return {text[2:] for text in options(state) if text.startswith(f"{sheep} ")}


# -- the start of a move ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "sides", "paths"),
    [
        pytest.param("ARRIDIS", "nw", PATHS, id="arridis"),
        pytest.param("P3", "nesw", ("meteorite",), id="planet"),
        pytest.param("D4", "nesw", ("meteorite",), id="dwarf planet"),
        pytest.param("T4", "nesw", ("star",), id="teleporter of four arms"),
        pytest.param("T1", "ns", ("star",), id="teleporter on a path"),
        pytest.param("T5", "ne", ("meteorite",), id="teleporter on a curve"),
    ],
)
@rule("ED-41")
def test_a_sheep_leaves_a_place_by_any_path_that_starts_there(
    word: str, sides: str, paths: tuple[str, ...]
) -> None:
    state = galaxy() if word == "ARRIDIS" else galaxy(board(d3=word), green="d3")
    assert ways(state) == {f"leaves {side} {path}" for side in sides for path in paths}
    for side in SIDES:
        for path in PATHS:
            if side not in sides or path not in paths:
                assert why_not(state, f"1 leaves {side} {path}") == "ED-41"
        assert why_not(state, f"1 goes {side}") == "ED-41"


@pytest.mark.parametrize(
    ("cell", "way", "there"),
    [
        ("e4", "n star", Cell.D4),  # a curve
        ("e4", "n meteorite", Cell.E3),  # straight on
        ("d5", "w star", Cell.D4),
        ("d5", "w meteorite", Cell.C5),
    ],
)
@rule("ED-41")
def test_the_path_that_is_chosen_is_the_one_that_is_taken(cell: str, way: str, there: Cell) -> None:
    told = events(galaxy(board(**{cell: "D7"})), f"1 leaves {way}", "tile T1")
    assert [event.cell for event in told if isinstance(event, TileLaid)] == [there]


@pytest.mark.parametrize(
    ("lane", "one", "other"),
    [("d3.n.star", "n", "s"), ("d3.e.star", "e", "w"), ("d3.n.nebula", "n", "e")],
)
@rule("ED-42")
def test_a_sheep_on_a_path_turns_round_or_not(lane: str, one: str, other: str) -> None:
    state = galaxy(board(d3="D5"), green=lane)
    assert ways(state) == {f"goes {one}", f"goes {other}"}
    beyond = {"n": Cell.D2, "e": Cell.E3, "s": Cell.D4, "w": Cell.C3}
    for heading in {one, other} - {"w"}:  # in the west there is the black hole
        laid = [e for e in events(state, f"1 goes {heading}", "tile T4") if isinstance(e, TileLaid)]
        assert [event.cell for event in laid] == [beyond[heading]]
    if "w" in (one, other):
        assert ask(after(state, "1 goes w")) == "hole"
    assert why_not(state, "1 leaves n star") == "ED-42"


@rule("ED-42")
def test_a_sheep_on_an_arm_goes_to_the_place_or_away_from_it() -> None:
    state = galaxy(board(d3="D1"), green="d3.s.star")
    assert ways(state) == {"goes s", "goes place"}
    assert ask(after(state, "1 goes place")) == "dwarf"


@rule("ED-42")
def test_a_sheep_turns_only_at_the_start_of_its_move() -> None:
    # Neither behind another sheep nor at a tunnel nor in the hole is there a way back.
    state = galaxy(board(e4="T1"), red="e4.e.star")
    state = after(state, "1 leaves n meteorite")
    assert options(state) == ["out star", "out nebula"]
    assert options(after(state, "out star")) == ["leap", "stop"]
    assert why_not(state, "1 goes e") is not None
    state = after(galaxy(board(d3="D5"), green="d3.e.star"), "1 goes w")
    assert options(state) == [f"side {side}" for side in SIDES]


# -- the run ------------------------------------------------------------------------------------


@rule("ED-43", "ED-44", "ED-51")
def test_a_sheep_runs_over_tiles_and_through_tunnels_until_something_stops_it() -> None:
    # North through e4, e3, e2 and e1, through the tunnel above e1 and back to its teleporter.
    state = after(galaxy(COLUMN), "1 leaves n meteorite")
    assert (where(state, "green1"), ask(state)) == ("e1", "after")


@rule("ED-43")
def test_a_sheep_does_not_stop_on_a_path_of_its_own_will() -> None:
    state = galaxy(COLUMN)
    assert why_not(after(state, "1 leaves n meteorite"), "stop") is not None
    state = after(galaxy(board(e4="T1")), "1 leaves n meteorite")
    assert ask(state) == "tunnel" and why_not(state, "stop") == "ED-52"
    state = after(galaxy(board(d3="D5"), green="d3.e.star"), "1 goes w")
    assert ask(state) == "hole" and why_not(state, "stop") == "ED-90"


@rule("ED-44")
def test_the_edge_of_a_tile_does_not_stop_a_sheep_when_there_is_a_tile_beyond() -> None:
    # Two edges are crossed on the way to the third one, behind which nobody has been.
    state = galaxy(board(e4="D2", e3="D7", e2="T3"))
    state = after(state, "1 leaves n meteorite", "tile T1")
    assert state.cells[Cell.E1] != -1


@rule("ED-50")
def test_a_way_that_is_blocked_at_once_and_cannot_be_paid_for_is_not_offered() -> None:
    state = galaxy(board(d3="D5"), clovers="0 2", green="d3.n.star/1", red="d3.n.star/0")
    assert ways(state) == {"goes s"} and why_not(state, "1 goes n") == "ED-50"
    state = galaxy(board(d3="D5"), clovers="0 2", green="d3.n.star/0", red="d3.n.star/1")
    assert ways(state) == {"goes n"} and why_not(state, "1 goes s") == "ED-50"


@pytest.mark.parametrize(("word", "lane"), [("D1", "d3.n.star"), ("T4", "d3.n.star")])
@rule("ED-50")
def test_an_occupied_place_right_ahead_blocks_at_once_as_well(word: str, lane: str) -> None:
    state = galaxy(board(d3=word), clovers="0 2", green=lane, red="d3")
    assert ways(state) == {"goes n"} and why_not(state, "1 goes place") == "ED-50"
    state = galaxy(board(d3=word), clovers="1 2", green=lane, red="d3")
    assert options(after(state, "1 goes place")) == ["leap"]


@rule("ED-50")
def test_a_move_that_is_blocked_at_once_and_paid_for_does_not_stop_where_it_is() -> None:
    state = galaxy(board(d3="D5"), clovers="1 2", green="d3.n.star/1", red="d3.n.star/0")
    assert ways(state) == {"goes n", "goes s"}
    state = after(state, "1 goes n")
    assert options(state) == ["leap"] and why_not(state, "stop") == "ED-50"


@rule("ED-50")
def test_sheep_that_are_not_right_ahead_do_not_take_a_way_from_the_offer() -> None:
    state = galaxy(board(d3="D5", d2="D8"), clovers="0 2", green="d3.n.star", red="d2.n.star")
    assert ways(state) == {"goes n", "goes s"}
    state = after(state, "1 goes n")
    assert (where(state, "green1"), line(state, "d2.n.star")) == ("d2.n.star", ["red1", "green1"])


@pytest.mark.parametrize("lane", ["d4.n.star", "d4.n.nebula", "d4.e.meteorite", "d4.w.nebula"])
@rule("ED-55")
def test_a_sheep_on_another_path_never_blocks(lane: str) -> None:
    state = galaxy(board(e4="T1", d4="D5"), green="e4.e.star", red=lane)
    state = after(state, "1 goes w")
    assert ask(state) == "tile" and clovers(state) == 2
    blocked = galaxy(board(e4="T1", d4="D5"), green="e4.e.star", red="d4.e.star")
    assert ask(after(blocked, "1 goes w")) == "leap"


@rule("ED-55")
def test_paths_that_cross_do_not_touch() -> None:
    # From the north a sheep comes out in the south, whatever runs from east to west.
    for lane, heading, there in (("d4.n.star", "s", Cell.D5), ("d4.e.star", "w", Cell.C4)):
        state = galaxy(board(d4="D5"), green=lane)
        laid = [e for e in events(state, f"1 goes {heading}", "tile T4") if isinstance(e, TileLaid)]
        assert [event.cell for event in laid] == [there]


# -- the two planets of the rim -----------------------------------------------------------------


@rule("ED-56")
def test_a_sheep_that_arrives_at_edenia_takes_the_best_trifolium_that_is_left() -> None:
    tokens = ["white", "blue", "orange", "yellow", "pink", "violet"]
    for taken in range(5):
        won = " / " + " ".join(tokens[:taken])
        state = galaxy(board(b1="D5"), seats=4, law=False, won=won, green="b1.e.star")
        state = after(state, "1 goes w")
        assert (where(state, "green1"), ask(state)) == ("edenia", "after")
        assert [token.name.lower() for token in state.won[0]] == [tokens[taken]]
        assert [token.name.lower() for token in state.trifolium] == tokens[taken + 1 :]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(("cell", "heading"), [("b1", "w"), ("a2", "n")])
@rule("ED-56")
def test_edenia_is_entered_by_each_of_its_six_ends(cell: str, heading: str, path: str) -> None:
    state = galaxy(board(**{cell: "P4"}), green=f"{cell}.{heading}.{path}")
    assert where(after(state, f"1 goes {heading}"), "green1") == "edenia"


@rule("ED-57")
def test_a_sheep_on_edenia_never_leaves_it() -> None:
    state = galaxy(board(b1="D5", a2="D8", d3="T4"), green="edenia")
    assert ways(state) == set()
    for text in ("1 leaves e star", "1 leaves s star", "1 goes e", "1 teleports d3"):
        assert why_not(state, text) == "ED-57"


@pytest.mark.parametrize(("lane", "heading"), [("e4.n.nebula", "s"), ("d5.e.nebula", "e")])
@rule("ED-58")
def test_a_sheep_that_returns_to_arridis_must_stop_there(lane: str, heading: str) -> None:
    state = galaxy(board(e4="T1", d5="D1"), green=lane)
    state = after(state, f"1 goes {heading}")
    assert (where(state, "green1"), options(state)) == ("arridis", ["end"])


@rule("ED-58")
def test_a_sheep_can_come_back_to_arridis_in_the_move_in_which_it_left() -> None:
    # A curve from south to west, one from east to south: off by one side, back by the other.
    state = galaxy(board(e4="D7", d4="D9", d5="D4"))
    state = after(state, "1 leaves n star")
    assert (where(state, "green1"), options(state)) == ("arridis", ["end"])
