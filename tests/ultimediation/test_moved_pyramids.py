"""Pyramids on the board: teleported, safe in a corner, moved elsewhere."""

from __future__ import annotations

from rule import rule
from ultimediation.boards import LOADING, earth, giza
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    cubes,
    discarded,
    energy,
    events,
    last_words,
    of,
    options,
    people,
    pyramids,
    where,
    why_not,
)

from eden.games.ultimediation.data import CUBES, Square
from eden.games.ultimediation.events import AttackVoid

# A pyramid in a corner with three people, one elsewhere; the bases and Base U in the middle.
TWO = """
    P3 0 . . . . . . .
    0  . . . . . . . .
    .  . E . U . W . .
    .  . . P1 . . . . .
    .  . . . . . . . .
"""


# -- teleporting --------------------------------------------------------------------------------


@rule("UM-109")
def test_a_character_teleports_the_pyramid_of_its_square() -> None:
    state = giza(TWO, agapi="d4", vera="f4")
    assert of(state, "agapi", "raises") == ["agapi raises d4"]
    assert of(state, "vera", "raises") == []
    assert why_not(state, "vera raises d4") == "UM-72"
    state = after(state, "agapi raises d4", "to i5")
    assert pyramids(state) == {"a1", "i5"} and cubes(state, "agapi") == CUBES - 1
    assert people(state, "d4") == 1, "people stay where they are"


@rule("UM-109", "UM-61")
def test_three_together_teleport_any_pyramid() -> None:
    state = giza(TWO, agapi="c1", vera="c1", nikitas="c1")
    state = after(state, "begin td", "with agapi", "with nikitas", "with vera", "raise d4")
    assert pyramids(after(state, "to i5")) == {"a1", "i5"}


@rule("UM-109", "UM-108")
def test_a_pyramid_is_teleported_to_any_square_that_a_pyramid_can_be_on() -> None:
    board = TWO.replace("P3 0 . .", "P3 * X .")
    state = after(giza(board, agapi="d4"), "agapi raises d4")
    everywhere = {f"{column}{row}" for column in "abcdefghi" for row in "12345"}
    assert last_words(options(state)) == everywhere - {"b1", "c1", "c3", "g3", "d4"}


@rule("UM-109")
def test_without_the_variant_there_is_no_pyramid_to_teleport() -> None:
    assert why_not(earth(LOADING, agapi="c1"), "agapi raises c1") is not None


# -- in a corner --------------------------------------------------------------------------------


@rule("UM-110")
def test_a_corner_pyramid_and_who_is_there_cannot_be_attacked() -> None:
    state = attacked(giza(TWO, vera="a1 energy=1", agapi="i5"), 2)
    assert AttackVoid(Square.A1) in events(state, "card a1")
    state = after(state, "card a1")
    assert pyramids(state) == {"a1", "d4"} and where(state, "vera") == "a1"
    assert people(state, "a1") == 3 and energy(state, "vera") == 1
    assert attack_cards(state) == set() and discarded(state) == {"a1"}
    state = after(state, "card e3")
    assert ask(state) == "act", "both cards counted"


@rule("UM-110", "UM-25")
def test_the_square_of_a_corner_pyramid_holds_four() -> None:
    state = after(giza(TWO, agapi="c1"), "agapi lifts c1", "to a1")
    assert people(state, "a1") == 4
    state = after(giza(TWO.replace("P3", "P4"), agapi="c1"), "agapi lifts c1")
    assert "to a1" not in options(state)


@rule("UM-110", "UM-25")
def test_a_pyramid_elsewhere_and_a_corner_without_one_hold_two() -> None:
    board = TWO.replace("P1", "P2").replace("P3 0", "2 P2")
    state = after(giza(board, agapi="c1"), "agapi lifts c1")
    assert not {"to d4", "to a1", "to b1"} & set(options(state))


# -- elsewhere ----------------------------------------------------------------------------------


@rule("UM-111")
def test_a_pyramid_elsewhere_is_taken_off_and_placed_anew_by_a_card() -> None:
    state = after(attacked(giza(TWO.replace("P1", "P0"), vera="d4", agapi="i5")), "card d4")
    assert attack_cards(state) == {"d4"} and pyramids(state) == {"a1"}
    assert where(state, "vera") == "e3" and ask(state) == "pyramid"
    state = after(state, "card c3")
    assert ask(state) == "pyramid", "a base is there"
    state = after(state, "card b1")
    assert pyramids(state) == {"a1", "b1"} and ask(state) == "act"


@rule("UM-111")
def test_the_attack_is_dealt_with_before_the_pyramid_is_placed_anew() -> None:
    state = after(attacked(giza(TWO, agapi="i5")), "card d4")
    assert ask(state) == "flee"
    state = after(state, "flee d5")
    assert ask(state) == "pyramid"


@rule("UM-111", "UM-134")
def test_two_pyramids_on_one_square_are_both_placed_anew() -> None:
    state = after(attacked(giza(TWO.replace("P1", "PP0"), agapi="i5")), "card d4")
    assert ask(state) == "pyramid" and pyramids(state) == {"a1"}
    state = after(state, "card b1")
    assert ask(state) == "pyramid" and pyramids(state) == {"a1", "b1"}
    state = after(state, "card c1")
    assert ask(state) == "act" and pyramids(state) == {"a1", "b1", "c1"}


@rule("UM-111", "UM-38")
def test_who_is_saved_is_settled_before_the_pyramid_is_placed_anew() -> None:
    board = TWO.replace("P1", "P0")
    state = giza(board, agapi="d5", ilias="e5", vera="d4", nikitas="i5")
    state = after(attacked(state), "card d4")
    assert ask(state) == "save"
    assert ask(after(state, "save ilias")) == "pyramid"


# -- not away with them -------------------------------------------------------------------------


@rule("UM-112")
def test_a_corner_pyramid_with_more_than_two_people_stays() -> None:
    state = giza(TWO, agapi="a1", vera="a2", ilias="c1")
    assert of(state, "agapi", "raises") == of(state, "vera", "raises") == []
    state = after(state, "begin td", "with elli", "with agapi", "with vera")
    assert "raise a1" not in options(state) and "raise d4" in options(state)


@rule("UM-112")
def test_that_rule_is_named_when_it_is_tried() -> None:
    assert why_not(giza(TWO, agapi="a1"), "agapi raises a1") == "UM-112"


@rule("UM-112")
def test_with_two_people_it_can_be_teleported() -> None:
    state = giza(TWO.replace("P3", "P2"), agapi="a1")
    state = after(state, "agapi raises a1", "to i5")
    assert pyramids(state) == {"d4", "i5"} and people(state, "a1") == 2


@rule("UM-112", "UM-134")
def test_with_another_pyramid_in_the_corner_it_can_be_teleported_too() -> None:
    state = after(giza(TWO, agapi="d4", vera="a1"), "agapi raises d4", "to a1")
    state = after(state, "vera raises a1", "to i5")
    assert pyramids(state) == {"a1", "i5"} and people(state, "a1") == 3
