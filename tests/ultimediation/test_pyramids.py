"""The pyramids of consciousness: where they stand, what they shelter, and their victory."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import GAME, earth
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    base,
    cubes,
    discarded,
    ended,
    energy,
    events,
    last_words,
    names,
    of,
    options,
    people,
    where,
    why_not,
)

from eden.engine.game import Decision
from eden.games.ultimediation.data import CUBES, ENERGY, LOADS, PEOPLE, SHIP, TURNS, Square
from eden.games.ultimediation.events import AttackVoid
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
LOADING = """
    0 . . . . . . . .
    0 . . . . . . . .
    . . E . U4 . W . .
    . . . . . . . . .
    . . . . . . . . .
"""


def giza(board: str, **more: Any) -> State:
    """An Earth with pyramids."""
    return earth(board, variants="pyramids", **more)


def pyramids(state: State) -> set[str]:
    """The squares of the pyramids that are in play."""
    return names(sq for sq in state.pyramids if sq != NONE)


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


# -- teleporting --------------------------------------------------------------------------------


@rule("UM-109")
def test_a_character_teleports_the_pyramid_of_its_square() -> None:
    state = giza(TWO, agapi="d4", vera="f4")
    assert of(state, "agapi", "raises") == ["agapi raises d4"]
    assert of(state, "vera", "raises") == []
    assert why_not(state, "vera raises d4") == "UM-57"
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


# -- a base is teleported -----------------------------------------------------------------------

ABROAD: dict[str, Any] = {"elli": "b4", "agapi": "c4", "vera": "g4", "nikitas": "h4"}


@pytest.mark.parametrize("camp", ["east", "west"])
@rule("UM-113", "UM-120")
def test_the_whole_team_teleports_a_base_without_a_cube(camp: str) -> None:
    state = giza(LOADING, **ABROAD)
    state = after(state, f"uproot {camp}", "to a1")
    assert base(state, camp) == "a1" and ask(state) == "act"
    assert {where(state, one) for one in ABROAD} == {"e3"}
    assert {cubes(state, one) for one in ABROAD} == {CUBES}
    assert {energy(state, one) for one in ABROAD} == {ENERGY}, "they entered Base U"


@rule("UM-113", "UM-26")
def test_the_people_of_its_new_square_flee_and_characters_are_gone_home() -> None:
    state = giza(LOADING.replace("0", "1", 1), **ABROAD)
    state = after(state, "uproot east", "to a1")
    assert options(state) == ["flee b1", "flee a2"]


@rule("UM-113")
def test_not_while_somebody_lacks_energy_or_is_in_base_u() -> None:
    assert "uproot east" in options(giza(LOADING, **ABROAD))
    tired = giza(LOADING, **{**ABROAD, "vera": f"g4 energy={ENERGY - 1}"})
    assert why_not(tired, "uproot east") == "UM-113"
    home = giza(LOADING, **{**ABROAD, "vera": "u"})
    assert why_not(home, "uproot east") == "UM-113"


@rule("UM-113")
def test_without_the_variant_no_base_is_teleported() -> None:
    assert why_not(earth(LOADING, **ABROAD), "uproot east") == "UM-113"


@rule("UM-113", "UM-120")
def test_a_base_goes_neither_onto_an_attack_nor_base_u_a_base_a_destruction_or_a_pyramid() -> None:
    board = LOADING.replace("0 . . .", "* X P0 .", 1)
    state = after(giza(board, **ABROAD), "uproot east")
    everywhere = {f"{column}{row}" for column in "abcdefghi" for row in "12345"}
    assert last_words(options(state)) == everywhere - {"a1", "b1", "c1", "c3", "g3", "e3"}


@rule("UM-113", "UM-120")
def test_those_rules_are_named_for_a_square_where_no_base_can_be() -> None:
    state = after(giza(LOADING.replace("0 .", "* .", 1), **ABROAD), "uproot east")
    assert why_not(state, "to a1") == "UM-113" and why_not(state, "to e3") == "UM-120"


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
