"""Tunnels, and journeys that come back to where they began."""

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
    where,
    why_not,
)
from rule import rule

from eden.games.edenia.data import TUNNELS, Cell, path_of, side_of
from eden.games.edenia.events import Crossed, Relayed, Tunnelled

MOUTHS = [pytest.param(end, id=f"{Cell(end // 12).name}{end % 12}") for end in TUNNELS]
# The star paths of four tiles make a ring.
RING = board(b4="D6", c4="D4", b5="D7", c5="D9")
# Two relay stations, one at each end of a path: star beside e3, nebula above e1.
SHUTTLE = board(e1="T6", e2="T8", e3="D4")
# The star path from e3 to the relay station above c1.
TO_C1 = {"d3": "T2", "d2": "P2", "d1": "D7", "c1": "D4"}
# From the tunnel above b1 the nebula path leads back to it by its meteorite mouth.
KNOT = board(b1="T6", c1="D2", b2="D1", c2="T9")


# -- tunnels ------------------------------------------------------------------------------------


@pytest.mark.parametrize("mouth", MOUTHS)
@rule("ED-51", "ED-52")
def test_a_sheep_comes_out_of_another_mouth_of_the_tunnel(mouth: int) -> None:
    cell, side, path = Cell(mouth // 12), side_of(mouth).name.lower(), path_of(mouth)
    name = cell.name.lower()
    state = galaxy(board(**{name: "P4"}), green=f"{name}.{side}.{path.name}")
    told = events(state, f"1 goes {side}")
    others = sorted(path_of(other) for other in TUNNELS[mouth])
    if len(others) == 1:
        assert Tunnelled(0, cell, others[0]) in told
        return
    state = after(state, f"1 goes {side}")
    assert options(state) == [f"out {other.name.lower()}" for other in others]
    assert why_not(state, f"out {path.name.lower()}") == "ED-51"
    for other in others:
        assert Tunnelled(0, cell, other) in events(state, f"out {other.name.lower()}")


@rule("ED-51")
def test_a_sheep_changes_its_path_in_a_tunnel_and_runs_on() -> None:
    # Above e1 a tunnel joins star and meteorite; from star, T3 leads on by meteorite to the south.
    state = galaxy(board(e1="T3"), green="e1.n.star")
    state = after(state, "1 goes n", "tile D2")
    assert where(state, "green1") == "e2.n.meteorite"


@rule("ED-52")
def test_each_mouth_leads_another_way() -> None:
    state = after(galaxy(board(e4="T1"), green="e4.e.meteorite"), "1 goes e")
    star = after(state, "out star", "tile D5")
    assert (where(star, "green1"), star.cells[Cell.D4] != -1) == ("d4.e.star", True)
    nebula = after(state, "out nebula", "tile D1")
    assert where(nebula, "green1") == "d4.e.nebula"


@rule("ED-51", "ED-71")
def test_behind_another_sheep_one_rests_in_the_mouth_of_a_tunnel() -> None:
    state = galaxy(board(e4="T1"), green="e4.e.meteorite", red="e4.e.star", clovers="0 0")
    state = after(state, "1 goes e", "out star")
    assert line(state, "e4.e.star") == ["green1", "red1"] and ask(state) == "after"


# -- back to where it began ---------------------------------------------------------------------


@pytest.mark.parametrize("heading", ["e", "s"])
@rule("ED-53")
def test_on_a_ring_a_sheep_stops_where_it_began(heading: str) -> None:
    state = galaxy(RING, green="b4.e.star")
    state = after(state, f"1 goes {heading}")
    assert (where(state, "green1"), ask(state), clovers(state)) == ("b4.e.star", "after", 2)


@pytest.mark.parametrize(
    ("start", "heading"),
    [("e1.n.nebula", "n"), ("e1.n.nebula", "e"), ("e2.n.star", "n"), ("e2.n.star", "s")],
)
@rule("ED-53")
def test_between_two_relay_stations_it_stops_where_it_began_with_both_clovers(
    start: str, heading: str
) -> None:
    # It passes its first lane the other way on its way from one station to the other.
    state = galaxy(SHUTTLE, green=start, clovers="0 0")
    told = events(state, f"1 goes {heading}")
    assert sum(isinstance(event, Relayed) for event in told) == 2
    state = after(state, f"1 goes {heading}")
    assert (where(state, "green1"), ask(state), clovers(state)) == (start, "after", 2)
    assert not relay_at(state, "e1", "n", "nebula") and not relay_at(state, "e3", "e", "star")


@rule("ED-53")
def test_between_two_empty_stations_it_comes_back_without_a_clover() -> None:
    state = after(galaxy(SHUTTLE, green="e2.n.star", relays=False), "1 goes n")
    assert (where(state, "green1"), ask(state), clovers(state)) == ("e2.n.star", "after", 2)


@rule("ED-53", "ED-61")
def test_a_sheep_on_the_ring_is_leapt_over_on_the_way() -> None:
    state = galaxy(RING, green="b4.e.star", red="c5.n.star", clovers="1 0")
    state = after(state, "1 goes e")
    assert (where(state, "green1"), ask(state)) == ("c5.n.star", "leap")
    state = after(state, "leap")
    assert (where(state, "green1"), ask(state), clovers(state)) == ("b4.e.star", "after", 0)


@rule("ED-53", "ED-60")
def test_where_it_began_is_a_place_in_the_row() -> None:
    # Red is behind green; once round the ring, green is behind red and leaps to its old place.
    state = galaxy(RING, green="b4.e.star/0", red="b4.e.star/1", clovers="1 0")
    round_ring = after(state, "1 goes e")
    assert line(round_ring, "b4.e.star") == ["red1", "green1"] and ask(round_ring) == "leap"
    leapt = after(round_ring, "leap")
    assert line(leapt, "b4.e.star") == ["green1", "red1"] and ask(leapt) == "after"
    stopped = after(round_ring, "stop")
    assert line(stopped, "b4.e.star") == ["red1", "green1"] and ask(stopped) == "after"


# -- no way twice -------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["nebula", "meteorite"])
@rule("ED-54")
def test_a_mouth_by_which_it_came_out_is_not_offered_again(first: str) -> None:
    state = after(galaxy(KNOT, green="b1.n.star"), "1 goes n")
    assert options(state) == ["out meteorite", "out nebula"]
    # It comes back by the third mouth, and only the star path is left: to Edenia.
    state = after(state, f"out {first}")
    assert (where(state, "green1"), ask(state)) == ("edenia", "after")


@rule("ED-54")
def test_a_dwarf_planet_is_not_crossed_twice_the_same_way() -> None:
    # East to the station, back and straight on to the one above c1, back: east again is no way.
    state = galaxy(board(e3="D1", **TO_C1), green="e3")
    state = after(state, "1 leaves e star")
    assert options(state) == ["straight", "stop", "search"]
    state = after(state, "straight")
    assert (ask(state), clovers(state)) == ("dwarf", 4)
    assert options(state) == ["stop", "search"] and why_not(state, "straight") == "ED-54"
    assert where(after(state, "stop"), "green1") == "e3"


@rule("ED-54")
def test_no_planet_is_crossed_on_the_way_by_which_it_was_left() -> None:
    # The first turbo-engine crosses it to the west; the second one would lead east again.
    state = galaxy(board(e3="P1", **TO_C1), green="e3", hands="turbo3 turbo4")
    state = after(state, "play turbo3", "play turbo4")
    told = events(state, "1 leaves e star")
    assert sum(isinstance(event, Crossed) for event in told) == 1
    state = after(state, "1 leaves e star")
    assert (where(state, "green1"), ask(state), clovers(state)) == ("e3", "planet", 4)


@rule("ED-54")
def test_the_other_direction_is_another_way() -> None:
    # From the dwarf planet to the station, back over the same arm, and off to the west.
    state = after(galaxy(board(e3="D1"), green="e3"), "1 leaves e star", "straight")
    assert ask(state) == "tile"
    assert where(state, "green1") == "e3.w.star"


@rule("ED-54")
def test_the_black_hole_starts_the_count_anew() -> None:
    # North of the hole a straight path leads to a relay station and back.
    state = galaxy(board(c2="D5", c1="D8"), green="c2.n.star")
    state = after(state, "1 goes s")
    for _ in range(3):
        assert ask(state) == "hole"
        # It runs over the lane where it began, to the station, and back over it once more.
        state = after(state, "side n", "die star")
    assert ask(state) == "hole" and clovers(state) == 3


@rule("ED-54")
def test_after_the_black_hole_a_dwarf_planet_is_crossed_once_more() -> None:
    state = galaxy(board(c2="D1", c1="D8"), green="c3.n.star")
    state = after(state, "1 goes place")
    for _ in range(3):
        # Over the dwarf planet to the station, back over it and into the hole.
        state = after(state, "side n", "die star", "straight", "straight")
        assert ask(state) == "hole"


@rule("ED-53", "ED-54")
def test_the_next_move_starts_the_count_anew() -> None:
    state = after(galaxy(RING, green="b4.e.star"), "1 goes e", "end", "pass", "end", "1 goes e")
    assert (where(state, "green1"), ask(state)) == ("b4.e.star", "after")
