"""The Earth is round: who leaves the board comes back on the opposite side."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import earth
from ultimediation.cards import power
from ultimediation.table import after, ask, attacked, cubes, last_words, of, options, where, why_not

from eden.games.ultimediation.state import NONE, State

MIDDLE = """
    . . . . . . . . .
    . . . . . . . . .
    . . . E W U . . .
    . . . . . . . . .
    . . . . . . . . .
"""


def sphere(board: str = MIDDLE, **more: Any) -> State:
    """A round Earth."""
    return earth(board, variants="round", **more)


def moves(state: State, one: str) -> set[str]:
    """The squares to which a character can move."""
    return last_words(of(state, one, "moves"))


@pytest.mark.parametrize(
    ("edge", "beyond"),
    [("a3", "i3"), ("i3", "a3"), ("c1", "c5"), ("c5", "c1"), ("a1", "i1"), ("a1", "a5")],
)
@rule("UM-103")
def test_a_character_moves_off_the_board_and_comes_back_opposite(edge: str, beyond: str) -> None:
    state = after(sphere(vera=edge), f"vera moves {beyond}")
    assert where(state, "vera") == beyond and cubes(state, "vera") == 2
    assert beyond not in moves(earth(MIDDLE, vera=edge), "vera")


@rule("UM-103")
def test_from_a_corner_there_are_four_ways() -> None:
    assert moves(sphere(vera="a1"), "vera") == {"b1", "a2", "i1", "a5"}


@rule("UM-103", "UM-65")
def test_nobody_leaves_the_board_diagonally() -> None:
    assert moves(sphere(agapi="a3"), "agapi") == {"a2", "b2", "b3", "b4", "a4", "i3"}
    for there in ("i2", "i4"):
        assert why_not(sphere(agapi="a3"), f"agapi moves {there}") is not None
    assert moves(sphere(agapi="a1"), "agapi") == {"b1", "b2", "a2", "i1", "a5"}


@rule("UM-103", "UM-67")
def test_elli_goes_on_after_she_came_back() -> None:
    beyond = {"i3", "h2", "h3", "h4", "i2", "i4"}
    assert beyond <= moves(sphere(elli="a3"), "elli")
    assert beyond & moves(sphere(elli="b3"), "elli") == {"i2", "i3", "i4"}


@rule("UM-103", "UM-54")
def test_across_the_edge_a_destruction_is_not_entered_either() -> None:
    board = MIDDLE.replace(". . . E W U . . .", ". . . E W U . . X")
    state = sphere(board, vera="a3", elli="a3")
    assert "i3" not in moves(state, "vera")
    assert not moves(state, "elli") & {"i3", "h3"}


@rule("UM-103", "UM-67", "UM-101")
def test_ellis_second_step_crosses_the_edge_beside_a_destruction_too() -> None:
    board = MIDDLE.replace(". . . E W U . . .", "X . . E W U . . .")
    assert moves(sphere(board, elli="b3"), "elli") & {"i2", "i3", "i4"} == {"i2", "i4"}


EDGE = """
    . . . . . . . . .
    . . . . . . . . .
    1 . . * W U . . *
    . . . . . . . . .
    . . . . . . . . E
"""


@rule("UM-133", "UM-66", "UM-71", "UM-72")
def test_only_moves_cross_the_edge() -> None:
    state = sphere(EDGE, ilias="a3", vera="a1", nikitas="a5", agapi="b2")
    assert of(state, "ilias", "cancels") == []
    assert last_words(of(state, "vera", "lifts")) <= {"a1", "b1", "a2"}
    assert of(state, "nikitas", "asks") == []


@rule("UM-133", "UM-29")
def test_nobody_flees_across_the_edge() -> None:
    state = after(attacked(sphere(EDGE, agapi="c5")), "card a3")
    assert options(state) == ["flee a2", "flee b3", "flee a4"]


@rule("UM-133", "UM-37")
def test_nobody_is_saved_across_the_edge() -> None:
    board = EDGE.replace("1 . . *", "0 . . *")
    state = after(attacked(sphere(board, agapi="i3", vera="a3")), "card a3")
    assert where(state, "vera") == "f3"


# -- no power cards -----------------------------------------------------------------------------

LOADING = MIDDLE.replace("U", "U4")


@rule("UM-104", "UM-92")
def test_the_fourth_loading_brings_no_power_cards() -> None:
    assert ask(after(earth(LOADING, loads=3, agapi="c1"), "elli loads")) == "deal"
    state = after(sphere(LOADING, loads=3, agapi="c1"), "elli loads")
    assert ask(state) == "act" and set(state.powers) == {NONE}


@rule("UM-104", "UM-92")
def test_turn_seven_brings_no_power_cards() -> None:
    assert ask(after(earth(MIDDLE, turn="f", agapi="c1"), "end")) == "deal"
    assert ask(after(sphere(turn="f", agapi="c1"), "end")) == "attack"


@pytest.mark.parametrize("loads", [4, 6, 7])
@rule("UM-104", "UM-93")
def test_later_loadings_bring_none_either(loads: int) -> None:
    assert ask(after(sphere(LOADING, loads=loads, agapi="c1"), "elli loads")) == "act"


@rule("UM-104", "UM-94")
def test_there_is_no_pile_of_power_cards_to_look_at() -> None:
    state = after(sphere(LOADING, loads=5, agapi="c1"), "elli loads")
    assert options(state) == ["look east", "look west", "look attack"]


@rule("UM-104")
def test_no_power_card_is_used() -> None:
    state = sphere(agapi=f"c1 energy=1 power={power('rest')}")
    assert why_not(state, "agapi power") == "UM-104"
