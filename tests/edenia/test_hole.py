"""The black hole: a side, a roll, and on."""

from __future__ import annotations

from itertools import product

import pytest
from edenia.table import after, ask, clovers, galaxy, line, now, options, where, why_not
from rule import rule

from eden.engine.game import CHANCE
from eden.games.edenia.data import MOST_FALLS

# On the star path a sheep in d3 runs west into the hole, one in c4 north into it.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE D5 .
    .      .  D8   .  .
    .      .  .    .  ARRIDIS
"""
# East of the hole the star path runs to a relay station, and so back into the hole.
LOOP = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE D5 D8
    .      .  .    .  .
    .      .  .    .  ARRIDIS
"""
SIDES = ("n", "e", "s", "w")
PATHS = ("star", "meteorite", "nebula")


@rule("ED-90")
def test_red_chooses_a_side_and_the_die_shows_the_meteorite() -> None:
    """The example of the rulebook; its sheep has not explored yet, so it does now."""
    state = galaxy(BOARD, turn="red", red="c4.n.star")
    state = after(state, "1 goes n")
    assert options(state) == ["side n", "side e", "side s", "side w"]
    state = after(state, "side w")
    assert now(state).seat == CHANCE and options(state) == [f"die {path}" for path in PATHS]
    state = after(state, "die meteorite", "tile D2")
    assert where(state, "red1") == "b3.e.meteorite"  # across the new tile to its far edge
    assert ask(state) == "after"


@rule("ED-90", "ED-92")
def test_red_has_explored_already_and_stops_at_the_edge_of_the_hole() -> None:
    """The second half of that example."""
    board = """
        EDENIA .  .    .  .
        .      .  .    .  .
        .      .  HOLE .  .
        .      .  .    .  .
        .      .  D8   .  ARRIDIS
    """
    state = galaxy(board, turn="red", red="c5.n.star")
    state = after(state, "1 goes n", "tile D5", "side e", "die meteorite")
    assert where(state, "red1") == "c3.e.meteorite" and options(state) == ["end"]


@pytest.mark.parametrize(("side", "path"), list(product(SIDES, PATHS)))
@rule("ED-90", "ED-91")
def test_a_sheep_leaves_by_any_side_on_the_path_that_the_die_shows(side: str, path: str) -> None:
    board = BOARD.replace("D5", ".").replace("D8", ".")
    state = after(galaxy(board, green="c3.s.star"), "1 goes place")
    state = after(state, f"side {side}", f"die {path}")
    assert where(state, "green1") == f"c3.{side}.{path}" and ask(state) == "tile"


@rule("ED-90")
def test_the_known_tile_beyond_the_chosen_side_is_entered_on_that_path() -> None:
    state = galaxy(BOARD, green="c4.n.star")
    state = after(state, "1 goes n", "side e", "die meteorite")
    assert where(state, "green1") == "d3" and ask(state) == "dwarf"
    state = galaxy(BOARD, green="c4.n.star")
    state = after(state, "1 goes n", "side e", "die nebula")
    assert where(state, "green1") == "d3.s.nebula" and ask(state) == "tile"


@rule("ED-90")
def test_in_the_hole_nothing_but_a_side_is_chosen() -> None:
    state = after(galaxy(BOARD, green="d3.e.star"), "1 goes w")
    for text in ("stop", "end", "pass", "straight", "1 goes e"):
        assert why_not(state, text) == "ED-90"


@rule("ED-91")
def test_the_side_it_came_from_can_be_chosen_too() -> None:
    state = galaxy(BOARD, green="d3.e.star")
    state = after(state, "1 goes w", "side e", "die star")
    assert where(state, "green1") == "d3.e.star" and ask(state) == "tile"  # east of d3


@rule("ED-91")
def test_the_side_is_chosen_before_the_roll_and_stays() -> None:
    state = after(galaxy(BOARD, green="d3.e.star"), "1 goes w")
    assert why_not(state, "die star") == "ED-90"
    state = after(state, "side n")
    for side in SIDES:
        assert why_not(state, f"side {side}") == "ED-90"
    assert where(after(state, "die nebula"), "green1") == "c3.n.nebula"


@rule("ED-92")
def test_the_journey_goes_on_and_explores_at_most_one_tile() -> None:
    state = galaxy(BOARD, green="d3.e.star")
    state = after(state, "1 goes w", "side n", "die star", "tile D2")
    assert where(state, "green1") == "c2" and ask(state) == "dwarf"
    state = after(state, "straight")
    assert where(state, "green1") == "c2.n.star" and options(state) == ["end"]


@rule("ED-92")
def test_sheep_on_the_arms_of_the_hole_are_leapt_over_as_usual() -> None:
    state = galaxy(BOARD, green="d3.e.star", red="c3.n.star c3.e.star")
    state = after(state, "1 goes w")
    assert set(options(state)) == {"leap", "stop"}
    state = after(state, "leap", "side n", "die star")
    assert set(options(state)) == {"leap", "stop"}
    assert line(after(state, "stop"), "c3.n.star") == ["red1", "green1"]
    assert clovers(after(state, "leap")) == 0


@rule("ED-93")
def test_a_sheep_whose_path_leads_back_goes_through_the_hole_again() -> None:
    state = galaxy(LOOP, green="d3.e.star")
    state = after(state, "1 goes w", "side e", "die star")
    assert options(state) == ["side n", "side e", "side s", "side w"]
    assert clovers(state) == 3  # of the relay station on its way
    state = after(state, "side s")
    assert now(state).seat == CHANCE
    assert where(after(state, "die nebula"), "green1") == "c3.s.nebula"


@rule("ED-94")
def test_after_twenty_passages_a_sheep_stops_on_the_arm_by_which_it_left() -> None:
    state = after(galaxy(LOOP, green="d3.e.star"), "1 goes w")
    for _ in range(19):
        state = after(state, "side e", "die star")
        assert ask(state) == "hole"
    state = after(state, "side e", "die star")
    assert where(state, "green1") == "c3.e.star" and options(state) == ["end"]
    assert MOST_FALLS == 20


@rule("ED-94")
def test_the_passages_are_counted_anew_in_every_move() -> None:
    state = after(galaxy(LOOP, green="d3.e.star"), "1 goes w", *["side e", "die star"] * 20)
    state = after(state, "end", "pass", "end", "1 goes place", *["side e", "die star"] * 19)
    assert ask(state) == "hole"


@pytest.mark.parametrize("path", PATHS)
@rule("ED-95")
def test_a_sheep_on_an_arm_of_the_hole_that_turns_round_goes_through_it(path: str) -> None:
    state = galaxy(BOARD, green=f"c3.w.{path}")
    assert {"1 goes w", "1 goes place"} <= set(options(state))
    assert ask(after(state, "1 goes w")) == "tile"
    state = after(state, "1 goes place")
    assert options(state) == ["side n", "side e", "side s", "side w"]
    assert where(after(state, "side n", "die star"), "green1") == "c3.n.star"
