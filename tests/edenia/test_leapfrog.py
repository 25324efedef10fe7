"""Leapfrog: sheep behind one another, and what it costs to get past."""

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
    relay_at,
    sheep,
    where,
    why_not,
)
from rule import rule

from eden.games.edenia.data import Cell
from eden.games.edenia.events import Leapt, TileLaid
from eden.games.edenia.state import NONE

# From d5 north through d4 and d3 the star path is straight; beyond d3 nobody has been.
STREET = board(d5="D8", d4="D5", d3="T5")
# Green comes from the south; counted from the north, the first one in the row is at the edge.
LANE = "d4.n.star"


# -- a row of sheep -----------------------------------------------------------------------------


@rule("ED-60")
def test_several_sheep_are_on_the_same_path_in_an_order() -> None:
    state = galaxy(STREET, green=f"{LANE}/1", red=f"{LANE}/0 {LANE}/2", clovers="0 0")
    assert line(state, LANE) == ["red1", "green1", "red2"]
    assert "1 goes n" not in options(state) and "1 goes s" not in options(state)
    front = galaxy(STREET, green=f"{LANE}/0", red=f"{LANE}/1 {LANE}/2", clovers="0 0")
    assert "1 goes n" in options(front) and "1 goes s" not in options(front)
    back = galaxy(STREET, green=f"{LANE}/2", red=f"{LANE}/1 {LANE}/0", clovers="0 0")
    assert "1 goes s" in options(back) and "1 goes n" not in options(back)


@rule("ED-60")
def test_those_who_stay_close_up_when_one_leaves_the_row() -> None:
    state = galaxy(STREET, green=f"{LANE}/1", red=f"{LANE}/0 {LANE}/2", clovers="1 0")
    state = after(state, "1 goes s", "leap")
    assert line(state, LANE) == ["red1", "red2"]


@rule("ED-60")
def test_sheep_that_come_one_after_the_other_stand_in_that_order() -> None:
    state = galaxy(STREET, clovers="0 0", green="d5.n.star arridis", red="d3.n.star arridis")
    state = after(state, "1 goes n")
    assert line(state, "d3.n.star") == ["red1", "green1"]


@pytest.mark.parametrize("row", [1, 2, 3])
@rule("ED-61")
def test_a_leap_costs_a_clover_for_each_sheep(row: int) -> None:
    red = " ".join(f"{LANE}/{rank}" for rank in range(row))
    state = galaxy(STREET, green="d5.n.star", red=red, clovers="3 0")
    state = after(state, "1 goes n")
    for paid in range(row):
        assert (ask(state), clovers(state), options(state)) == ("leap", 3 - paid, ["leap", "stop"])
        state = after(state, "leap")
    assert ask(state) == "tile" and clovers(state) == 3 - row


@rule("ED-61")
def test_sheep_on_several_tiles_of_the_way_are_paid_for_one_by_one() -> None:
    state = galaxy(STREET, green="d5.n.star", red="d4.n.star d3.n.star", clovers="2 0")
    told = events(state, "1 goes n", "leap", "leap")
    leaps = [event for event in told if isinstance(event, Leapt)]
    assert leaps == [Leapt(sheep("green1"), sheep("red1")), Leapt(sheep("green1"), sheep("red2"))]
    assert clovers(after(state, "1 goes n", "leap", "leap")) == 0


@rule("ED-61")
def test_the_clover_of_a_leap_goes_to_nobody() -> None:
    state = galaxy(STREET, green="d5.n.star", red=LANE, clovers="2 2")
    leapt = after(state, "1 goes n", "leap")
    assert (clovers(leapt), clovers(leapt, "red"), leapt.supply) == (1, 2, state.supply + 1)


@rule("ED-62")
def test_who_does_not_want_to_pay_stops_behind_that_sheep() -> None:
    state = galaxy(STREET, green="d5.n.star", red=LANE, clovers="2 0")
    state = after(state, "1 goes n", "stop")
    assert line(state, LANE) == ["red1", "green1"]
    assert (clovers(state), options(state)) == (2, ["end"])


@rule("ED-62")
def test_who_cannot_pay_stops_behind_that_sheep_without_being_asked() -> None:
    state = galaxy(STREET, green="d5.n.star", red=LANE, clovers="0 2")
    state = after(state, "1 goes n")
    assert line(state, LANE) == ["red1", "green1"] and options(state) == ["end"]


@rule("ED-62")
def test_before_a_sheep_one_leaps_or_stops_and_nothing_else() -> None:
    state = after(galaxy(STREET, green="d5.n.star", red=LANE, hands="turbo3"), "1 goes n")
    for text in ("end", "pass", "1 goes s", "2 leaves n star"):
        assert why_not(state, text) == "ED-62"
    assert why_not(state, "play turbo3") == "ED-107"


@rule("ED-63")
def test_one_can_leap_over_some_and_stop_between_two() -> None:
    row = f"{LANE}/0 {LANE}/1 {LANE}/2"
    state = after(galaxy(STREET, green="d5.n.star", red=row, clovers="3 0"), "1 goes n")
    rows = {
        0: ["red1", "red2", "red3", "green1"],
        1: ["red1", "red2", "green1", "red3"],
        2: ["red1", "green1", "red2", "red3"],
    }
    for leaps, expected in rows.items():
        stopped = after(state, *["leap"] * leaps, "stop")
        assert line(stopped, LANE) == expected
        assert (clovers(stopped), ask(stopped)) == (3 - leaps, "after")


@rule("ED-63", "ED-62")
def test_who_runs_out_of_clovers_stops_between_two() -> None:
    row = f"{LANE}/0 {LANE}/1 {LANE}/2"
    state = galaxy(STREET, green="d5.n.star", red=row, clovers="1 0")
    state = after(state, "1 goes n", "leap")
    assert line(state, LANE) == ["red1", "red2", "green1", "red3"] and ask(state) == "after"


@rule("ED-63", "ED-60")
def test_the_row_is_counted_the_same_from_the_other_end() -> None:
    row = f"{LANE}/0 {LANE}/1 {LANE}/2"
    state = after(galaxy(STREET, green="d3.n.star", red=row, clovers="3 0"), "1 goes s")
    assert line(state, LANE) == ["green1", "red1", "red2", "red3"]
    assert line(after(state, "leap", "stop"), LANE) == ["red1", "green1", "red2", "red3"]


@rule("ED-64")
def test_your_own_sheep_cost_a_clover_too() -> None:
    state = galaxy(STREET, green=f"d5.n.star {LANE}", clovers="1 0")
    state = after(state, "1 goes n")
    assert (ask(state), line(state, LANE)) == ("leap", ["green2", "green1"])
    state = after(state, "leap")
    assert clovers(state) == 0 and ask(state) == "tile"
    broke = after(galaxy(STREET, green=f"d5.n.star {LANE}", clovers="0 0"), "1 goes n")
    assert line(broke, LANE) == ["green2", "green1"] and ask(broke) == "after"


@pytest.mark.parametrize(
    ("tiles", "red", "actions"),
    [
        # Red goes north and waits for d3; green follows it.
        ({"d5": "D4"}, "d5.n.star", ["1 goes n", "tile D5", "end", "1 leaves w star"]),
        # Red goes south and waits for d5, out of which green comes towards it.
        ({"d3": "D8"}, "d3.n.star", ["1 goes s", "tile D5", "end", "1 leaves w star", "tile D4"]),
    ],
)
@rule("ED-65")
def test_it_does_not_matter_which_way_the_other_came(
    tiles: dict[str, str], red: str, actions: list[str]
) -> None:
    state = after(galaxy(board(**tiles), turn="red", red=red), *actions)
    assert (ask(state), line(state, LANE)) == ("leap", ["red1", "green1"])
    assert line(after(state, "stop"), LANE) == ["red1", "green1"]


# -- leaping at an edge -------------------------------------------------------------------------


@rule("ED-66")
def test_one_leaps_over_a_sheep_that_waits_at_an_edge_and_explores() -> None:
    state = galaxy(STREET, green="d4.n.star", red="d3.n.star")
    told = events(state, "1 goes n", "leap", "tile T8")
    assert [e.cell for e in told if isinstance(e, TileLaid)] == [Cell.D2]
    state = after(state, "1 goes n", "leap", "tile T8")
    assert (where(state, "green1"), where(state, "red1")) == ("d2.n.star", "d3.n.star")
    assert clovers(state) == 1


@rule("ED-66", "ED-62")
def test_who_does_not_leap_over_a_waiting_sheep_explores_nothing() -> None:
    state = after(galaxy(STREET, green="d4.n.star", red="d3.n.star"), "1 goes n", "stop")
    assert line(state, "d3.n.star") == ["red1", "green1"]
    assert state.cells[Cell.D2] == NONE and ask(state) == "after"


@rule("ED-67")
def test_who_has_used_the_tile_leaps_over_a_waiting_sheep_and_waits_in_front_of_it() -> None:
    # d5 is explored on the way; red waits in d4 for the unknown d3.
    state = galaxy(board(d4="D5"), red="d4.n.star")
    state = after(state, "1 leaves w star", "tile D4")
    assert (ask(state), line(state, "d4.n.star")) == ("leap", ["red1", "green1"])
    state = after(state, "leap")
    assert line(state, "d4.n.star") == ["green1", "red1"] and options(state) == ["end"]
    assert state.cells[Cell.D3] == NONE and clovers(state) == 1


# -- planets ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "start", "arm", "lane"),
    [
        ({"d5": "D4"}, "arridis", "w star", "d5.e.star"),
        ({"d2": "P4"}, "d2", "n star", "d2.n.star"),
        ({"d2": "P2"}, "d2", "s nebula", "d2.s.nebula"),
        ({"d2": "D1"}, "d2", "w star", "d2.w.star"),
        ({"d2": "T4"}, "d2", "n star", "d2.n.star"),
    ],
)
@rule("ED-68")
def test_who_leaves_a_place_and_is_blocked_at_once_stands_on_the_path(
    tiles: dict[str, str], start: str, arm: str, lane: str
) -> None:
    # An arm is counted from the edge and the curve of D4 from the north: red is the first one.
    broke = galaxy(board(**tiles), green=start, red=lane, clovers="0 2")
    broke = after(broke, f"1 leaves {arm}")
    assert line(broke, lane) == ["red1", "green1"] and options(broke) == ["end"]
    state = galaxy(board(**tiles), green=start, red=lane, clovers="1 2")
    state = after(state, f"1 leaves {arm}")
    assert options(state) == ["leap", "stop"]
    state = after(state, "stop")
    assert line(state, lane) == ["red1", "green1"] and clovers(state) == 1


@rule("ED-69")
def test_sheep_on_planets_never_block() -> None:
    state = galaxy(board(d4="P4"), green="d4.n.star", red="d4 d4 d4", clovers="0 0")
    state = after(state, "1 goes place")
    assert (where(state, "green1"), ask(state)) == ("d4", "planet")
    state = galaxy(board(b1="D5"), seats=3, green="b1.e.star", red="edenia edenia", clovers="0 0 0")
    assert where(after(state, "1 goes w"), "green1") == "edenia"
    state = galaxy(board(e4="T1"), green="e4.n.nebula", clovers="0 0")
    assert where(after(state, "1 goes s"), "green1") == "arridis"


@rule("ED-69")
def test_there_is_no_limit_to_the_sheep_on_a_planet() -> None:
    full = "d4 d4 d4"
    state = galaxy(
        board(d4="P4"), seats=4, green="d4 d4 d4.n.star", red=full, yellow=full, black=full
    )
    state = after(state, "3 goes place", "flag")
    assert sum(at == state.at[0] for at in state.at) == 12


# -- relay stations -----------------------------------------------------------------------------

# A straight star path from the station beside e3 to the west.
STATION = board(e3="D8", d3="D5")


@rule("ED-70")
def test_who_comes_back_from_a_station_pays_again_for_every_sheep() -> None:
    state = galaxy(STATION, green="d3.e.star", red="e3.e.star/0 e3.e.star/1", clovers="4 0")
    state = after(state, "1 goes e", "leap", "leap")
    assert not relay_at(state, "e3", "e", "star") and clovers(state) == 4 - 2 + 1
    assert (ask(state), options(state)) == ("leap", ["leap", "stop"])
    state = after(state, "leap")
    assert (ask(state), clovers(state)) == ("leap", 2)
    state = after(state, "leap")
    assert (ask(state), clovers(state)) == ("hole", 1)


@rule("ED-70")
def test_who_does_not_pay_again_stops_on_the_stations_side() -> None:
    state = galaxy(STATION, green="d3.e.star", red="e3.e.star", clovers="1 0")
    state = after(state, "1 goes e")
    assert line(state, "e3.e.star") == ["red1", "green1"]
    state = after(state, "leap", "stop")
    assert line(state, "e3.e.star") == ["green1", "red1"] and clovers(state) == 1


@rule("ED-70", "ED-62")
def test_who_cannot_pay_again_stops_on_the_stations_side() -> None:
    state = galaxy(STATION, green="d3.e.star", red="e3.e.star", clovers="1 0", relays=False)
    state = after(state, "1 goes e", "leap")
    assert line(state, "e3.e.star") == ["green1", "red1"] and ask(state) == "after"


# -- where one stops ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "heading", "row"),
    [("d5.n.star", "n", ["red1", "green1"]), ("d3.n.star", "s", ["green1", "red1"])],
)
@rule("ED-71")
def test_one_stops_on_the_tile_of_the_other_right_next_to_it(
    start: str, heading: str, row: list[str]
) -> None:
    state = galaxy(STREET, green=start, red=LANE, clovers="0 0")
    state = after(state, f"1 goes {heading}")
    assert where(state, "green1") == LANE and line(state, LANE) == row


@rule("ED-71", "ED-63")
def test_one_stops_right_behind_the_sheep_that_is_not_leapt_over() -> None:
    state = galaxy(STREET, green="d5.n.star", red="d4.n.star d3.n.star", clovers="2 0")
    state = after(state, "1 goes n", "leap", "stop")
    assert line(state, "d3.n.star") == ["red2", "green1"] and line(state, LANE) == ["red1"]
