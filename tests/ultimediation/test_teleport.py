"""Teleporting population: by a character, and from afar by three."""

from __future__ import annotations

from itertools import permutations

import pytest
from rule import rule
from ultimediation.boards import earth
from ultimediation.table import (
    after,
    ask,
    crew,
    cubes,
    events,
    names,
    of,
    options,
    people,
    used,
    why_not,
)

from eden.games.ultimediation.data import CUBES, SQUARES, Character, Deed
from eden.games.ultimediation.state import State

BOARD = """
    2 2 2 2 2 . . . .
    . * . . . . . . .
    . . 2 0 . X . . .
    . . . . . * . . .
    . . . . . . E W U3
"""
# All but Vera, who reaches further.
OTHERS = [one.name.lower() for one in Character if one != Character.VERA]
FOUR = crew({"agapi": "c3", "diamandis": "b2", "nikitas": "i4"})
SEVEN = {**FOUR, "ilias": "d3", "andromeda": "h5", "vera": "a5"}


def held(state: State) -> set[str]:
    """The squares that can hold another token, by the rules for population."""
    barred = {*state.attacks, *state.bases, *state.destroyed}
    return names(
        sq
        for sq in SQUARES
        if sq not in barred and state.people[sq] < (4 if sq == state.base_u else 2)
    )


def goals(state: State) -> set[str]:
    return {text.removeprefix("to ") for text in options(state)}


# -- by a character -----------------------------------------------------------------------------


@pytest.mark.parametrize("character", OTHERS)
@rule("UM-57")
def test_a_token_from_the_square_of_the_character_is_teleported(character: str) -> None:
    state = earth(BOARD, **crew({"elli": "u", character: "c3"}))
    assert of(state, character, "lifts") == [f"{character} lifts c3"]
    for other in ("c2", "b3", "a1", "i5", "d3"):
        assert why_not(state, f"{character} lifts {other}") == "UM-57"
    state = after(state, f"{character} lifts c3")
    assert cubes(state, character) == CUBES - 1 and used(state, character, "teleport") == 1
    state = after(state, "to d3")
    assert people(state, "c3") == 1 and people(state, "d3") == 1 and ask(state) == "act"


@rule("UM-57", "UM-25", "UM-26", "UM-27")
def test_it_goes_to_any_square_that_can_hold_it() -> None:
    state = after(earth(BOARD, agapi="c3"), "agapi lifts c3")
    assert goals(state) == held(state) - {"c3"}
    assert "i5" in goals(state)  # Base U holds four
    barred = {"b2": "UM-26", "g5": "UM-26", "h5": "UM-26", "f3": "UM-27", "a1": "UM-25"}
    assert {there: why_not(state, f"to {there}") for there in barred} == barred


@rule("UM-57")
def test_where_nobody_is_nobody_is_teleported() -> None:
    state = earth(BOARD, agapi="d3", ilias="b2")
    assert of(state, "agapi", "lifts") == [] and why_not(state, "agapi lifts d3") == "UM-57"
    assert why_not(state, "ilias lifts b2") == "UM-57"


@rule("UM-57")
def test_the_population_of_base_u_can_be_teleported_to_the_board() -> None:
    state = after(earth(BOARD, agapi="u"), "agapi lifts i5", "to d3")
    assert people(state, "i5") == 2 and people(state, "d3") == 1


# -- by three from afar -------------------------------------------------------------------------


@rule("UM-61")
def test_three_characters_wherever_they_are_teleport_any_token() -> None:
    before = earth(BOARD, **FOUR)
    state = after(before, "begin td", "with elli", "with diamandis", "with nikitas")
    assert ask(state) == "remote"
    somebody = names(sq for sq in SQUARES if before.people[sq])
    assert set(options(state)) == {f"from {sq}" for sq in somebody}
    state = after(state, "from a1")
    assert goals(state) == held(before)
    state = after(state, "to d3")
    assert people(state, "a1") == 1 and people(state, "d3") == 1 and ask(state) == "act"


@rule("UM-61")
def test_each_of_the_three_puts_a_cube_on_its_place() -> None:
    state = after(earth(BOARD, **FOUR), "begin td", "with elli", "with agapi", "with nikitas")
    state = after(state, "from a1", "to d3")
    for one in ("elli", "agapi", "nikitas"):
        assert cubes(state, one) == CUBES - 1 and used(state, one, "td") == 1
        assert used(state, one, "teleport") == 0
    assert cubes(state, "diamandis") == CUBES and used(state, "diamandis", "td") == 0


@rule("UM-61")
def test_the_three_are_different_and_every_three_can_do_it() -> None:
    state = after(earth(BOARD, **FOUR), "begin td")
    trios = set()
    for one in options(state):
        for two in options(after(state, one)):
            for three in options(after(state, one, two)):
                trios.add(frozenset((one, two, three)))
                assert len({one, two, three}) == 3
    assert len(trios) == 4
    assert why_not(after(state, "with elli"), "with elli") == "UM-61"


@pytest.mark.parametrize("deed", ["td", "ad"])
@rule("UM-61", "UM-62")
def test_two_with_a_cube_are_not_enough(deed: str) -> None:
    rule_id = {"td": "UM-61", "ad": "UM-62"}[deed]
    state = earth(BOARD, elli="u cubes=0", agapi="c3 cubes=0", diamandis="b2", nikitas="i4")
    assert f"begin {deed}" not in options(state)
    assert why_not(state, f"begin {deed}") == rule_id
    state = earth(BOARD, elli="u cubes=1", agapi="c3 cubes=0", diamandis="b2", nikitas="i4")
    state = after(state, f"begin {deed}")
    assert options(state) == ["with elli", "with diamandis", "with nikitas"]
    assert why_not(state, "with agapi") == "UM-50"


@rule("UM-61")
def test_nobody_is_teleported_to_the_ship_from_afar() -> None:
    state = earth(BOARD.replace("U3", "U4"), elli="c3", agapi="u", vera="u", nikitas="u")
    state = after(state, "begin td", "with elli", "with agapi", "with nikitas", "from i5")
    assert why_not(state, "elli loads") is not None
    assert all(text.startswith("to ") for text in options(state))
    assert after(state, "to d3").ship == 0


@rule("UM-63")
def test_with_four_characters_each_remote_action_is_possible_once_a_turn() -> None:
    trio = ("with elli", "with agapi", "with diamandis")
    state = earth(BOARD, **FOUR)
    state = after(state, "begin td", *trio, "from a1", "to d3")
    assert why_not(state, "begin td") == "UM-61"
    state = after(state, "begin ad", *trio, "calm b2")  # it has a place of its own
    assert why_not(state, "begin ad") == "UM-62"


@rule("UM-63")
def test_with_seven_characters_each_remote_action_is_possible_twice_a_turn() -> None:
    state = earth(BOARD, **SEVEN)
    state = after(state, "begin td", "with elli", "with agapi", "with ilias", "from a1", "to d3")
    assert "begin td" in options(state)
    state = after(state, "begin td")
    assert not {"with elli", "with agapi", "with ilias"} & set(options(state))
    state = after(state, "with andromeda", "with diamandis", "with nikitas", "from b1", "to d3")
    assert why_not(state, "begin td") == "UM-61"


@pytest.mark.parametrize("deed", [Deed.TD, Deed.AD], ids=lambda deed: deed.name.lower())
@pytest.mark.parametrize("one", Character, ids=lambda one: one.name.lower())
@rule("UM-63")
def test_a_character_joins_each_remote_action_once(one: Character, deed: Deed) -> None:
    state = earth(BOARD, **SEVEN)
    taken = tuple(1 if other == deed else 0 for other in Deed)
    state = state._replace(
        used=(*state.used[:one], taken, *state.used[one + 1 :]),
        cubes=(*state.cubes[:one], CUBES - 1, *state.cubes[one + 1 :]),
    )
    join = f"with {one.name.lower()}"
    both = {deed: False, (Deed.AD if deed == Deed.TD else Deed.TD): True}
    for remote, free in both.items():
        begun = after(state, f"begin {remote.name.lower()}")
        offered = set(options(begun))
        for first in options(begun):
            offered |= set(options(after(begun, first)))
            for second in options(after(begun, first)):
                offered |= set(options(after(begun, first, second)))
        assert (join in offered) == free


@pytest.mark.parametrize("deed", ["td", "ad"])
@rule("UM-61", "UM-62")
def test_three_join_a_remote_action_in_any_order(deed: str) -> None:
    state = after(earth(BOARD, agapi="c3", diamandis="b2", nikitas="i4"), f"begin {deed}")
    trio = ("with elli", "with diamandis", "with nikitas")
    assert options(state) == ["with elli", "with agapi", "with diamandis", "with nikitas"]
    reached = {after(state, *order) for order in permutations(trio)}
    assert len(reached) == 1, "in whatever order they came, it is the same game"
    told = {events(state, *order)[-1] for order in permutations(trio)}
    assert len(told) == 1
    assert why_not(after(state, "with nikitas"), "with nikitas") in ("UM-61", "UM-62")
