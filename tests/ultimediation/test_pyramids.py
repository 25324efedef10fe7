"""The pyramids of consciousness: where they stand, what they shelter, and their victory."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import GAME, LOADING, earth, giza
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    discarded,
    ended,
    options,
    people,
    pyramids,
    where,
)

from eden.engine.game import Decision
from eden.games.ultimediation.data import LOADS, PEOPLE, SHIP, TURNS
from eden.games.ultimediation.state import NONE, State

CORNERS = """
    P4 . . . . . . . P4
    .  . . . . . . . .
    .  . E . U . W . .
    .  . . . . . . . .
    P4 . . . . . . . P4
"""
# A pyramid in a corner with three people, one elsewhere; the bases and Base U in the middle.
TWO = """
    P3 0 . . . . . . .
    0  . . . . . . . .
    .  . E . U . W . .
    .  . . P1 . . . . .
    .  . . . . . . . .
"""


# -- their victory ------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", ["advanced", "expert"])
@rule("UM-106")
def test_four_pyramids_in_the_corners_with_four_people_each_win(difficulty: str) -> None:
    state = ended(giza(CORNERS, difficulty=difficulty, agapi="c1"))
    assert (state.winners, state.rule) == ((0,), "UM-106")


@pytest.mark.parametrize(
    "less",
    [
        CORNERS.replace("P4", "P3", 1),
        CORNERS.replace("P4", "2", 1),
        CORNERS.replace("P4 .", "2 P2", 1),
        CORNERS.replace("U", ".").replace("P4", "U4", 1),
    ],
    ids=["three people", "no pyramid", "beside the corner", "Base U instead"],
)
@rule("UM-106")
def test_with_less_than_that_the_game_goes_on(less: str) -> None:
    assert isinstance(GAME.pending(giza(less, agapi="c1")), Decision)


@rule("UM-106", "UM-57")
def test_the_last_one_who_is_teleported_there_wins() -> None:
    state = giza(CORNERS.replace("P4", "P3", 1), agapi="b1")
    assert ended(after(state, "agapi lifts b1", "to a1")).rule == "UM-106"


@rule("UM-106", "UM-109")
def test_the_last_pyramid_that_is_teleported_there_wins_only_with_four_people() -> None:
    board = CORNERS.replace("P4 .", "2 P2", 1)
    state = giza(board, agapi="b1", vera="b1", elli="c1")
    state = after(state, "agapi raises b1", "to a1")
    assert ask(state) == "act" and pyramids(state) == {"a1", "a5", "i1", "i5"}
    state = after(state, "begin td", "with elli", "with agapi", "with vera", "from e1", "to a1")
    assert ask(state) == "act"
    state = after(state, "vera lifts b1", "to a1")
    assert ended(state).rule == "UM-106"


@rule("UM-106")
def test_without_the_variant_pyramids_do_not_win() -> None:
    state = giza(CORNERS, agapi="c1")._replace(pyramids_on=False)
    assert isinstance(GAME.pending(state), Decision)


@rule("UM-106")
def test_sixteen_people_are_enough_wherever_the_others_are() -> None:
    state = giza(CORNERS, agapi="c1", ship=SHIP, lost=TURNS - 1)
    assert ended(state).rule == "UM-106"


@rule("UM-106", "UM-99")
def test_the_cubes_meet_before_too_few_are_left_for_the_corners() -> None:
    assert PEOPLE - SHIP - (TURNS - 1) >= 16
    board = CORNERS.replace("P4", "P3", 1)
    state = giza(board, agapi="b1", ship=SHIP, lost=TURNS - 1)
    assert ended(after(state, "agapi lifts b1", "to a1")).rule == "UM-106"
    assert ended(giza(board, agapi="b1", ship=SHIP, lost=TURNS)).rule == "UM-99"


# -- where they come from -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "spaces"), [("advanced", range(4, 8)), ("expert", range(5, 9))]
)
@rule("UM-107")
def test_the_pyramids_wait_on_four_spaces_of_the_track(difficulty: str, spaces: range) -> None:
    for space in range(1, LOADS + 1):
        state = giza(LOADING, difficulty=difficulty, loads=space - 1, dealt=True, agapi="c1")
        state = after(state, "elli loads")
        assert (ask(state) == "pyramid") == (space in spaces)


@rule("UM-107")
def test_each_of_these_spaces_brings_another_pyramid() -> None:
    placed = []
    for space, there in zip(range(4, 8), ("a1", "a2", "c1", "c2"), strict=True):
        state = giza(LOADING, loads=space - 1, dealt=True, agapi="c1")
        state = after(state, "elli loads", f"card {there}")
        placed.append(next(n for n, sq in enumerate(state.pyramids) if sq != NONE))
    assert sorted(placed) == [0, 1, 2, 3]


@rule("UM-107")
def test_without_the_variant_none_comes() -> None:
    state = after(earth(LOADING, loads=4, dealt=True, agapi="c1"), "elli loads")
    assert ask(state) == "deal"


@rule("UM-107", "UM-97", "UM-91")
def test_the_fourth_pyramid_of_advanced_needs_more_needs_in_one_camp_than_in_the_other() -> None:
    state = giza(LOADING, loads=6, ship=8, found="3/1", dealt=True, agapi="c1")
    assert ask(after(state, "elli loads")) == "pyramid"
    assert ended(giza(LOADING, loads=6, ship=8, found="2/2", agapi="c1")).rule == "UM-97"


def placing(board: str = LOADING, **more: Any) -> State:
    """The fourth loading: a pyramid is about to be placed."""
    return after(giza(board, loads=3, dealt=True, agapi="c1", **more), "elli loads")


@rule("UM-108")
def test_a_pyramid_goes_to_the_square_of_a_card_that_is_discarded() -> None:
    state = placing()
    before = people(state, "c1")
    state = after(state, "card c1")
    assert pyramids(state) == {"c1"} and "c1" in discarded(state)
    assert people(state, "c1") == before and where(state, "agapi") == "c1"


@pytest.mark.parametrize("barred", ["c3", "g3", "b1"])
@rule("UM-108")
def test_another_card_is_drawn_for_a_base_and_for_a_destruction(barred: str) -> None:
    state = after(placing(LOADING.replace("0 .", "0 X", 1)), f"card {barred}")
    assert ask(state) == "pyramid" and barred in discarded(state)
    assert pyramids(after(state, "card a1")) == {"a1"}


@rule("UM-108")
def test_the_card_of_an_attack_on_the_board_is_not_drawn() -> None:
    assert "card a1" not in options(placing(LOADING.replace("0 .", "* .", 1)))


@rule("UM-108")
def test_base_u_can_hold_a_pyramid() -> None:
    assert pyramids(after(placing(), "card e3")) == {"e3"}


@rule("UM-108", "UM-110")
def test_a_pyramid_that_is_drawn_into_a_corner_is_safe_at_once() -> None:
    state = after(placing(), "card a1", "turn power 0", "give elli")
    state = after(attacked(state), "card a1")
    assert pyramids(state) == {"a1"} and attack_cards(state) == set()


@rule("UM-108", "UM-134")
def test_two_pyramids_can_be_on_one_square() -> None:
    board = LOADING.replace("0 .", "0 P1", 1)
    state = giza(board, loads=4, dealt=True, agapi="c1")
    state = after(state, "elli loads", "card b1")
    assert sorted(state.pyramids)[2:] == [1, 1]
    state = after(giza(TWO, agapi="d4"), "agapi raises d4", "to a1")
    assert sorted(state.pyramids)[2:] == [0, 0]


# -- a destruction in a corner ------------------------------------------------------------------


@rule("UM-114")
def test_a_destruction_in_a_corner_bars_its_pyramid_for_good() -> None:
    board = CORNERS.replace("P4", "X", 1)
    state = giza(board.replace("X .", "X P2"), agapi="b1")
    assert isinstance(GAME.pending(state), Decision)
    state = after(state, "agapi raises b1")
    assert "to a1" not in options(state) and "to b2" in options(state)


@rule("UM-114", "UM-110")
def test_the_other_corners_still_shelter() -> None:
    state = attacked(giza(CORNERS.replace("P4", "X", 1), agapi="i1"))
    state = after(state, "card i1")
    assert where(state, "agapi") == "i1" and people(state, "i1") == 4
