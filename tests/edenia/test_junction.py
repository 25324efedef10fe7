"""The junction."""

from __future__ import annotations

import pytest
from edenia.table import after, ask, clovers, events, galaxy, line, options, sheep, where, why_not
from rule import rule

from eden.games.edenia.events import Leapt

# On D5 the star paths run straight, the meteorite ones meet at the dwarf planet, and the nebula
# ones bend from north to east and from south to west.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE P1 .
    .      .  T4   D5 .
    .      .  .    .  ARRIDIS
"""
OTHERS = {
    "e star",
    "n meteorite",
    "e meteorite",
    "s meteorite",
    "w meteorite",
    "n nebula",
    "s nebula",
}
PLAY = "play junction3"


@rule("ED-116", "ED-117")
def test_a_sheep_on_a_path_is_set_onto_any_other_path_of_its_tile() -> None:
    state = after(galaxy(BOARD, green="d4.n.star", hands="junction3"), PLAY)
    assert set(options(state)) == {f"1 onto {other}" for other in OTHERS}
    assert why_not(state, "1 onto n star") == "ED-116"
    for other in OTHERS:
        moved = after(state, f"1 onto {other}")
        assert where(moved, "green1") == "d4." + other.replace(" ", ".") and ask(moved) == "turn"


@rule("ED-116")
def test_a_junction_works_only_before_the_move() -> None:
    state = galaxy(BOARD, green="d4.n.star", hands="junction3")
    state = after(state, "1 goes s", "tile T1")
    assert options(state) == ["end"] and why_not(state, PLAY) == "ED-116"


@rule("ED-116")
def test_a_sheep_that_waits_at_an_edge_can_take_a_junction() -> None:
    state = galaxy(hands="junction3")
    state = after(state, "1 leaves n star", "tile D5", "end", "pass", "end", PLAY)
    assert "1 onto n nebula" in options(state)


@rule("ED-117")
def test_a_junction_costs_no_clover_and_the_sheep_then_chooses_its_direction() -> None:
    state = galaxy(BOARD, green="d4.n.star", hands="junction3", clovers="0 0")
    state = after(state, PLAY, "1 onto n nebula")
    assert options(state) == ["1 goes n", "1 goes e"] and clovers(state) == 0
    assert where(after(state, "1 goes e"), "green1") == "d4.n.nebula"  # e4 is to be explored
    assert ask(after(state, "1 goes n")) == "hole"  # by way of d3


@rule("ED-117")
def test_a_junction_to_an_arm_leads_to_the_place_too() -> None:
    state = galaxy(BOARD, green="d4.n.star", hands="junction3")
    state = after(state, PLAY, "1 onto w meteorite")
    assert options(state) == ["1 goes w", "1 goes place"]
    state = after(state, "1 goes place")
    assert where(state, "green1") == "d4" and ask(state) == "dwarf"


@pytest.mark.parametrize(("way", "first"), [("e", "red2"), ("w", "red1")])
@rule("ED-117")
def test_it_stands_behind_all_sheep_on_its_new_path(way: str, first: str) -> None:
    reds = "d4.e.star/0 d4.e.star/1"  # red1 is the one in the east
    state = galaxy(BOARD, green="d4.n.star", red=reds, hands="junction3")
    state = after(state, PLAY, "1 onto e star", f"1 goes {way}")
    assert options(state) == ["leap"]  # it has not got anywhere yet
    assert Leapt(sheep("green1"), sheep(first)) in events(state, "leap")
    state = after(state, "leap")
    assert line(after(state, "stop"), "d4.e.star") == ["red1", "green1", "red2"]
    state = after(state, "leap")
    assert clovers(state) == 0
    assert where(state, "green1") == ("c4" if way == "w" else "d4.e.star")


@rule("ED-117", "ED-50")
def test_without_a_clover_it_cannot_be_set_behind_a_sheep_that_blocks_every_way() -> None:
    state = galaxy(BOARD, green="d4.n.star", red="d4.e.star", hands="junction3", clovers="0 0")
    state = after(state, PLAY)
    assert why_not(state, "1 onto e star") == "ED-50"
    assert "1 onto n nebula" in options(state)


@rule("ED-117")
def test_sheep_on_the_old_path_are_left_behind() -> None:
    state = galaxy(BOARD, green="d4.n.star/1", red="d4.n.star/0 d4.n.star/2", hands="junction3")
    state = after(state, PLAY, "1 onto n nebula")
    assert line(state, "d4.n.star") == ["red1", "red2"]
    assert line(state, "d4.n.nebula") == ["green1"]


@rule("ED-117")
def test_the_sheep_that_took_the_junction_is_the_one_that_moves() -> None:
    state = galaxy(BOARD, green="d4.n.star", hands="junction3")
    state = after(state, PLAY, "1 onto n nebula")
    assert options(state) == ["1 goes n", "1 goes e"]
    assert why_not(state, "2 leaves n star") == "ED-130" and why_not(state, "pass") == "ED-36"


@rule("ED-117")
def test_a_second_junction_is_for_the_same_sheep() -> None:
    state = galaxy(BOARD, green="d4.n.star d4.e.star", hands="junction3 junction4")
    state = after(state, PLAY, "1 onto n nebula", "play junction4")
    assert {text[0] for text in options(state)} == {"1"}
    assert why_not(state, "2 onto n star") == "ED-130"
    assert where(after(state, "1 onto n star"), "green1") == "d4.n.star"


@pytest.mark.parametrize("place", ["arridis", "d3", "d4", "c4", "c3.n.star", "edenia"])
@rule("ED-118")
def test_a_junction_does_not_work_on_places_and_at_the_black_hole(place: str) -> None:
    won = "white" if place == "edenia" else ""
    state = galaxy(BOARD, green=place, hands="junction3", won=won)
    assert PLAY not in options(state) and why_not(state, PLAY) == "ED-118"


@rule("ED-118")
def test_a_junction_is_offered_only_to_the_sheep_that_can_use_it() -> None:
    state = after(galaxy(BOARD, green="d4 d4.n.star c3.n.star", hands="junction3"), PLAY)
    assert {text[0] for text in options(state)} == {"2"}
    assert why_not(state, "1 onto n star") == "ED-118"
    assert why_not(state, "3 onto e star") == "ED-118"
