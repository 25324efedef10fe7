"""Attacks: the card, the characters, Base U, and bases that are moved."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import GAME, earth
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    crew,
    cubes,
    discarded,
    ended,
    energy,
    events,
    options,
    people,
    used,
    where,
    why_not,
)

from eden.engine.game import Decision
from eden.games.ultimediation.data import CUBES, ENERGY
from eden.games.ultimediation.events import AttackLaid, AttackVoid, Fled, Saved, WentHome

# There is room around c3 and e4; Base U is far away.
WIDE = """
    . . . . . . . . .
    . 0 0 0 . . . . .
    . 0 0 0 1 . . . .
    . 0 0 0 0 1 . . .
    . . . . 0 . E W U
"""
# Base U is next to c3, to the right.
HOME = """
    . . . . . . . . .
    . 0 0 0 . . . . .
    . 0 0 U . . . . .
    . 0 0 0 . . . . .
    . . . . . . . E W
"""
AROUND_C3 = "b2 c2 d2 b3 d3 b4 c4 d4".split()


# -- one attack ---------------------------------------------------------------------------------


@rule("UM-36")
def test_a_card_is_laid_on_its_square_and_the_population_flees() -> None:
    state = after(attacked(earth(WIDE)), "card e3")
    assert attack_cards(state) == {"e3"} and discarded(state) == set()
    state = after(state, "flee d3")
    assert people(state, "e3") == 0 and people(state, "d3") == 1
    assert attack_cards(state) == {"e3"} and ask(state) == "act"


@rule("UM-36")
def test_what_stands_there_is_dealt_with_before_the_population_flees() -> None:
    told = events(attacked(earth(WIDE, vera="e3")), "card e3", "flee d3")
    assert [type(event) for event in told] == [AttackLaid, WentHome, Fled]
    state = after(attacked(earth(WIDE, vera="e3", agapi="e4", ilias="d4")), "card e3")
    assert ask(state) == "save"  # before anybody flees
    assert ask(after(state, "save agapi")) == "flee"


@rule("UM-36")
def test_one_attack_is_dealt_with_before_the_next_card_is_drawn() -> None:
    state = after(attacked(earth(WIDE), 2), "card e3")
    assert ask(state) == "flee"
    state = after(state, "flee d3")
    assert ask(state) == "attack" and "card e3" not in options(state)
    state = after(state, "card d3")
    assert "flee e3" not in options(state)


# -- characters ---------------------------------------------------------------------------------


@pytest.mark.parametrize("protector", ["agapi", "ilias"])
@pytest.mark.parametrize("there", AROUND_C3)
@rule("UM-37")
def test_a_protector_on_an_adjacent_square_saves_who_is_attacked(
    protector: str, there: str
) -> None:
    state = earth(WIDE, vera="c3 energy=1 cubes=2", **crew({protector: there}))
    state = after(attacked(state), "card c3")
    assert where(state, "vera") == there and where(state, protector) == there
    assert energy(state, "vera") == 1 and cubes(state, "vera") == 2
    assert attack_cards(state) == {"c3"}


@pytest.mark.parametrize("there", ["a3", "e3", "c1", "c5", "a1", "e5", "d1", "e4"])
@rule("UM-37", "UM-39")
def test_a_protector_further_away_saves_nobody(there: str) -> None:
    state = after(attacked(earth(WIDE, vera="c3", agapi=there)), "card c3")
    assert where(state, "vera") == "i5" and where(state, "agapi") == there


@rule("UM-37")
def test_only_a_protector_saves() -> None:
    state = earth(WIDE, elli="c2", vera="c3", andromeda="b3", nikitas="d4")
    assert where(after(attacked(state), "card c3"), "vera") == "i5"


@rule("UM-37")
def test_elli_and_a_protector_are_saved_too_and_each_by_itself() -> None:
    state = earth(WIDE, elli="c3", ilias="c3", agapi="d4")
    state = after(attacked(state), "card c3")
    assert {where(state, one) for one in ("elli", "ilias", "agapi")} == {"d4"}


@rule("UM-128", "UM-38")
def test_of_several_characters_each_is_dealt_with_by_itself() -> None:
    team = crew({"vera": "c3", "nikitas": "c3", "agapi": "b3", "ilias": "d3"})
    state = after(attacked(earth(WIDE, **team)), "card c3")
    state = after(state, "save agapi", "save ilias")
    assert {where(state, "vera"), where(state, "nikitas")} == {"b3", "d3"}


@rule("UM-37")
def test_who_is_saved_may_come_to_stand_on_an_attack_or_a_base() -> None:
    board = WIDE.replace("0 0 0 1", "* 0 E 1").replace("E W U", ". W U")
    for there, agapi in (("b3", "b3"), ("d3", "d3")):
        state = after(attacked(earth(board, vera="c3", agapi=agapi)), "card c3")
        assert where(state, "vera") == there


@rule("UM-37", "UM-85")
def test_who_is_saved_by_a_protector_in_base_u_enters_base_u() -> None:
    state = after(attacked(earth(HOME, vera="c3 energy=1", agapi="u")), "card c3")
    assert where(state, "vera") == "d3" and energy(state, "vera") == ENERGY


@rule("UM-38")
def test_being_saved_is_not_a_choice() -> None:
    state = after(attacked(earth(WIDE, vera="c3", agapi="d4")), "card c3")
    assert ask(state) == "act" and where(state, "vera") == "d4"


@rule("UM-38")
def test_with_two_protectors_you_choose_which_one_saves() -> None:
    state = after(attacked(earth(WIDE, vera="c3", agapi="d4", ilias="b3")), "card c3")
    assert options(state) == ["save agapi", "save ilias"]
    assert why_not(state, "on") == "UM-38"
    assert where(after(state, "save agapi"), "vera") == "d4"
    assert where(after(state, "save ilias"), "vera") == "b3"


@rule("UM-38")
def test_each_character_is_asked_for_by_itself() -> None:
    state = earth(WIDE, vera="c3", nikitas="c3", agapi="d4", ilias="b3")
    state = after(attacked(state), "card c3", "save agapi")
    assert ask(state) == "save"
    state = after(state, "save ilias")
    assert {where(state, "vera"), where(state, "nikitas")} == {"d4", "b3"}


@rule("UM-39")
def test_without_a_protector_the_character_goes_to_base_u_and_keeps_its_cubes() -> None:
    state = earth(WIDE, vera="c3 energy=1 cubes=2", nikitas="c3")
    state = after(attacked(state), "card c3")
    assert where(state, "vera") == where(state, "nikitas") == "i5"
    assert cubes(state, "vera") == 2 and energy(state, "vera") == ENERGY
    assert cubes(state, "nikitas") == CUBES and used(state, "nikitas", "move") == 0


@rule("UM-39")
def test_a_character_elsewhere_is_not_touched() -> None:
    state = earth(WIDE, vera="c2", nikitas="b2", agapi="c4")
    state = after(attacked(state), "card c3")
    assert (where(state, "vera"), where(state, "nikitas")) == ("c2", "b2")
    assert where(state, "agapi") == "c4"


@rule("UM-40")
def test_a_protector_protects_neither_itself_nor_those_on_its_own_square() -> None:
    state = after(attacked(earth(WIDE, agapi="c3", vera="c3")), "card c3")
    assert where(state, "agapi") == where(state, "vera") == "i5"
    state = after(attacked(earth(WIDE, agapi="c3", ilias="c3")), "card c3")
    assert where(state, "agapi") == where(state, "ilias") == "i5"


@pytest.mark.parametrize(("one", "other"), [("agapi", "ilias"), ("ilias", "agapi")])
@rule("UM-40", "UM-37")
def test_a_protector_is_saved_by_the_other_one(one: str, other: str) -> None:
    state = after(attacked(earth(WIDE, **crew({one: "c3", other: "b4"}))), "card c3")
    assert where(state, one) == "b4" and ask(state) == "act"


@pytest.mark.parametrize(("one", "other"), [("agapi", "ilias"), ("ilias", "agapi")])
@rule("UM-40")
def test_a_protector_that_was_saved_itself_saves_nobody_of_its_square(one: str, other: str) -> None:
    # Only the other one is on an adjacent square: there is nothing to choose.
    state = after(attacked(earth(WIDE, vera="c3", **crew({one: "c3", other: "b4"}))), "card c3")
    assert ask(state) == "act" and where(state, "vera") == "b4"


@pytest.mark.parametrize("protector", ["agapi", "ilias"])
@rule("UM-40", "UM-39")
def test_a_protector_that_went_to_base_u_saves_nobody_of_its_square(protector: str) -> None:
    # Base U is adjacent to c3, but the protector was not there when the attack came.
    state = earth(HOME, vera="c3 energy=1", **crew({protector: "c3"}))
    told = events(attacked(state), "card c3")
    assert not [event for event in told if isinstance(event, Saved)]
    state = after(attacked(state), "card c3")
    assert where(state, "vera") == "d3" and energy(state, "vera") == ENERGY


# -- Base U and destructions --------------------------------------------------------------------


@rule("UM-41")
def test_an_attack_on_base_u_has_no_effect_and_is_discarded_but_counts() -> None:
    board = HOME.replace("U", "U3")
    before = earth(board, vera="u energy=1", agapi="c3")
    state = after(attacked(before, 2), "card d3")
    assert attack_cards(state) == set() and discarded(state) == {"d3"}
    assert state.people == before.people and state.at == before.at and state.lost == 0
    assert energy(state, "vera") == 1
    assert ask(state) == "attack"
    assert ask(after(state, "card c3")) == "act"  # it was the second one
    assert [type(event) for event in events(attacked(before), "card d3")] == [AttackVoid]


@rule("UM-42")
def test_an_attack_on_a_destruction_has_no_effect_and_is_discarded_but_counts() -> None:
    board = WIDE.replace("0 0 0 1", "0 X 0 1")
    before = earth(board, vera="c2")
    state = after(attacked(before, 2), "card c3")
    assert attack_cards(state) == set() and discarded(state) == {"c3"}
    assert state.people == before.people and state.at == before.at
    assert ask(after(state, "card d3")) == "act"


# -- when the game is lost ----------------------------------------------------------------------

ROW = """
    * * * * * * * * 1
    . . . . . . . . 0
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . E W U
"""


@rule("UM-46")
def test_the_population_flees_before_anybody_looks_whether_the_game_is_lost() -> None:
    state = after(attacked(earth(ROW)), "card i1")
    assert isinstance(GAME.pending(state), Decision) and ask(state) == "flee"
    state = after(state, "flee i2")
    assert people(state, "i2") == 1 and ended(state).rule == "UM-98"


@rule("UM-46")
def test_a_base_is_moved_before_anybody_looks_whether_the_game_is_lost() -> None:
    state = earth(ROW.replace("* 1", "* W").replace("E W U", ". E U"))
    assert isinstance(GAME.pending(state), Decision)
    state = after(attacked(state), "card i1")
    assert ask(state) == "rebase"
    assert ended(after(state, "card i2")).rule == "UM-98"


@rule("UM-46")
def test_it_is_looked_at_after_each_attack_and_not_at_the_end_of_all() -> None:
    state = after(attacked(earth(ROW), 3), "card i1", "flee i2")
    assert ended(state).winners == ()
    state = after(attacked(earth(ROW), 3), "card i3", "flee i2")
    assert ask(state) == "attack"
