"""Where lanes run and sheep stand: they meet, keep their order, and hide nobody."""

from __future__ import annotations

from itertools import pairwise

from drawn import by_id, names
from edenia.races import played, shown, states

from eden.engine.people import Person
from eden.games.edenia.data import (
    AT,
    ENDS,
    HOLE,
    NEXT,
    PLACE,
    SHEEP,
    TILES,
    flock,
    owner,
)
from eden.games.edenia.rules.board import queue
from eden.games.edenia.state import NONE
from eden.games.edenia.view.curves import (
    at,
    curve,
    end_point,
    end_spot,
    far,
    part,
    place,
    radius,
)
from eden.games.edenia.view.paths import crowd_spots, lane_spot, queue_spots, sheep_spots
from eden.kit.say import Say

# -- lanes --------------------------------------------------------------------------------------


def test_lanes_meet_at_their_ends_and_at_their_places() -> None:
    for n, tile in enumerate(TILES):
        for end in range(ENDS):
            line = curve(n, end)
            goal = place(n) if tile.far[end] == PLACE else end_point(tile.far[end])
            assert far(line[0], end_point(end)) < 0.1
            assert far(line[3], goal) < 4, (n, end)


def test_neighbours_join() -> None:
    for end, beyond in enumerate(NEXT):
        assert far(end_spot(end), end_spot(beyond)) < 0.1


def test_no_lane_touches_a_place_to_which_it_does_not_lead() -> None:
    for n in range(HOLE):
        tile = TILES[n]
        for end in range(ENDS):
            if tile.far[end] != PLACE:
                gaps = [far(at(curve(n, end), t / 20), place(n)) for t in range(21)]
                assert min(gaps) > radius(n) > 8, (n, end)


def test_a_place_lies_inside_its_tile() -> None:
    assert all(14 <= x <= 86 for n in range(len(TILES)) for x in place(n))


def test_a_part_of_a_curve_begins_and_ends_on_it() -> None:
    line = curve(0, 0)
    piece = part(line, 0.75, 0.25)
    assert far(piece[0], at(line, 0.75)) < 0.01 and far(piece[3], at(line, 0.25)) < 0.01


# -- sheep --------------------------------------------------------------------------------------


def test_sheep_on_a_lane_stand_in_their_order() -> None:
    crowds = 0
    for state in states(1):
        for lane in {where for where in state.at if 0 <= where < AT}:
            line = queue(state, lane)
            shares = [queue_spots(state, lane)[sheep] for sheep in line]
            assert shares == sorted(shares) and len(set(shares)) == len(shares)
            assert shares[0] >= 0 and shares[-1] <= 1
            crowds += len(line) > 1
    assert crowds


def test_a_sheep_that_waits_at_an_empty_edge_stands_there() -> None:
    waits = 0
    for state in states(1):
        for sheep, lane in enumerate(state.at):
            if 0 <= lane < AT and len(queue(state, lane)) == 1 and state.move is None:
                other = TILES[state.cells[lane // ENDS]].far[lane % ENDS]
                ends = [lane] + ([lane - lane % ENDS + other] if other != PLACE else [])
                empty = [end for end in ends if state.cells[NEXT[end] // ENDS] == NONE]
                if len(empty) == 1:
                    waits += 1
                    assert far(lane_spot(state, sheep), end_spot(empty[0])) < 20
    assert waits


def test_sheep_keep_their_names_and_colours() -> None:
    state = played(3, 4)[30].state
    people = tuple(Person(f"P{n}", (n + 1) % 4) for n in range(4))
    root = shown(state, say=Say(people=people))
    for sheep in range(4 * SHEEP):
        assert f"colour-{(owner(sheep) + 1) % 4}" in names(by_id(root, f"sheep-{sheep}"))


def test_sheep_that_stand_together_are_all_tapped_as_the_first() -> None:
    state = played(1, 2)[0].state
    root = shown(state)
    acts = {by_id(root, f"sheep-{sheep}").get("data-act") for sheep in flock(state.seat)}
    assert acts == {"1"}


def test_no_two_sheep_stand_on_one_spot() -> None:
    for state in states(4):
        spots = [spot for spot, _ in sheep_spots(state).values()]
        for n, spot in enumerate(spots):
            assert all(far(spot, other) > 3 for other in spots[:n])


def test_sheep_around_a_planet_leave_its_middle_free_and_do_not_hide_each_other() -> None:
    for count in range(2, 13):
        spots, size = crowd_spots(count)
        assert len(spots) == count
        assert all(far(spot, (0, 0)) > 20 for spot in spots)
        assert all(far(*pair) > 20 * size for pair in pairwise(spots))
