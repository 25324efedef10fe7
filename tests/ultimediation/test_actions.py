"""Actions: cubes and places, their order, moving, and entering mediation."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import earth, square
from ultimediation.cards import power
from ultimediation.table import (
    after,
    ask,
    base,
    crew,
    cubes,
    now,
    of,
    options,
    places,
    used,
    where,
    why_not,
)

from eden.engine.game import CHANCE
from eden.games.ultimediation.data import CUBES, MEDIATION, SHEETS, Character, Deed, Pile
from eden.games.ultimediation.state import Phase, State

# On c3 there is somebody to teleport, on e3 an attack in the zone of d2, on g3 and h3 the bases.
BOARD = """
    . . . . . . . . .
    . . . 1 . . . . .
    . . 2 1 * . E W .
    . . . . . . . . .
    . . . . . . . . U
"""
# Where a character must stand for a deed, the verb of its text, and one such text.
DEEDS = {
    Deed.MOVE: ("c3", "moves"),
    Deed.TELEPORT: ("c3", "lifts"),
    Deed.CANCEL: ("e3", "cancels"),
    Deed.MEDIATE: ("g3", "asks"),
    Deed.POWER: ("c3", "power"),
}
EVERYBODY = [one.name.lower() for one in Character]
SCARCE = [(one, deed) for one in Character for deed in DEEDS if SHEETS[one][deed] < CUBES]
ALL_OF_THEM = {
    "agapi": "c3",
    "ilias": "c3",
    "andromeda": "c3",
    "diamandis": "c3",
    "nikitas": "c3",
    "vera": "c3",
}


def scene(one: Character, deed: Deed, *, on_it: int, left: int) -> State:
    """A character where it can do this, with cubes on the places for it and in reserve."""
    name = one.name.lower()
    here = f"{DEEDS[deed][0]} cubes={left} power={power('jump')}"
    protector = "ilias" if one == Character.AGAPI else "agapi"
    state = earth(BOARD, **crew({"elli": "u", protector: "d2", name: here}))
    row = tuple(on_it if one_deed == deed else 0 for one_deed in Deed)
    return state._replace(used=(*state.used[:one], row, *state.used[one + 1 :]))


# -- cubes and places ---------------------------------------------------------------------------


@pytest.mark.parametrize("character", EVERYBODY)
@rule("UM-50")
def test_for_an_action_a_cube_goes_on_a_place_of_that_action(character: str) -> None:
    state = earth(BOARD, **crew({"elli": "u", "agapi": "i1", character: "c3"}))
    state = after(state, f"{character} moves c2")
    assert cubes(state, character) == CUBES - 1 and used(state, character, "move") == 1
    assert sum(state.used[Character[character.upper()]]) == 1


@pytest.mark.parametrize("character", EVERYBODY)
@rule("UM-50")
def test_a_character_has_up_to_three_actions_a_turn(character: str) -> None:
    here = f"c3 power={power('jump')}"
    state = earth(BOARD, **crew({"elli": "u", "agapi": "i1", character: here}))
    state = after(state, f"{character} lifts c3", "to i4", f"{character} moves d3")
    assert cubes(state, character) == 1
    state = after(state, f"{character} power", "on")
    assert CUBES == 3 and cubes(state, character) == 0
    assert of(state, character) == [] and why_not(state, f"{character} moves c3") == "UM-50"


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.name.lower())
@pytest.mark.parametrize("one", Character, ids=lambda one: one.name.lower())
@rule("UM-50")
def test_without_a_cube_nothing_can_be_done(one: Character, deed: Deed) -> None:
    name, verb = one.name.lower(), DEEDS[deed][1]
    assert of(scene(one, deed, on_it=0, left=1), name, verb)
    state = scene(one, deed, on_it=0, left=0)
    assert of(state, name) == []
    for text in of(scene(one, deed, on_it=0, left=1), name):
        assert why_not(state, text) == "UM-50"


@pytest.mark.parametrize(("one", "deed"), SCARCE, ids=lambda value: value.name.lower())
@rule("UM-5", "UM-51")
def test_an_action_can_be_done_as_often_as_the_sheet_has_places(one: Character, deed: Deed) -> None:
    name, verb, count = one.name.lower(), DEEDS[deed][1], SHEETS[one][deed]
    listed = of(scene(one, deed, on_it=count - 1, left=1), name, verb)
    assert listed
    state = scene(one, deed, on_it=count, left=1)
    assert of(state, name, verb) == []
    assert {why_not(state, text) for text in listed} == {"UM-51"}
    assert deed == Deed.MOVE or of(state, name, "moves")  # another action is possible


@pytest.mark.parametrize("character", EVERYBODY)
@rule("UM-51")
def test_a_place_is_free_again_in_the_next_turn_only(character: str) -> None:
    state = earth(BOARD, **crew({"elli": "u", "agapi": "i1", character: "c3"}))
    for number in range(places(character, "move")):
        state = after(state, f"{character} moves {'c3' if number % 2 else 'c2'}")
    assert of(state, character, "moves") == []
    assert used(after(state, "end"), character, "move") == 0


# -- the order ----------------------------------------------------------------------------------


@rule("UM-52")
def test_characters_and_actions_follow_in_any_order() -> None:
    state = earth(BOARD, agapi="c3", vera="c3", ilias="e3")
    state = after(state, "vera moves c2", "ilias cancels e3", "elli moves h5", "agapi lifts c3")
    state = after(state, "to a5", "vera lifts c2", "to d3", "agapi moves d4", "ilias moves e4")
    assert [cubes(state, one) for one in ("elli", "agapi", "ilias", "vera")] == [2, 1, 1, 1]
    assert (where(state, "vera"), where(state, "agapi")) == ("c2", "d4")


@pytest.mark.parametrize(
    ("begun", "next_one"),
    [
        ("vera lifts c3", "agapi moves c2"),
        ("begin td", "agapi moves c2"),
        ("nikitas asks east", "agapi moves c2"),
        ("vera lifts c3", "end"),
    ],
)
@rule("UM-52")
def test_one_action_ends_before_the_next_begins(begun: str, next_one: str) -> None:
    state = earth(BOARD, agapi="c3", vera="c3", nikitas="g3")
    assert next_one in options(state)
    assert why_not(after(state, begun), next_one) is not None


@rule("UM-53")
def test_the_turn_can_be_ended_with_cubes_left() -> None:
    state = earth(agapi="c3")
    assert "end" in options(state)
    assert after(state, "end").turn == state.turn + 1
    state = after(state, "agapi moves c2")
    assert "end" in options(state) and after(state, "end").turn == state.turn + 1


@rule("UM-53")
def test_when_all_cubes_are_used_the_turn_is_over() -> None:
    state = earth(elli="u cubes=0", agapi="c3 cubes=0", vera="c3 cubes=1")
    assert len(options(state)) > 1
    state = after(state, "vera moves c2")
    assert options(state) == ["end"]
    assert after(state, "end").phase == Phase.ATTACKS


# -- moving -------------------------------------------------------------------------------------

MOVES = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . P . . * .
    . . . X . E . . .
    . . . . U . . W .
"""
# Agapi and Elli have ways of their own.
WALKERS = ["ilias", "andromeda", "diamandis", "nikitas", "vera"]


def ways(state: State, character: str) -> set[str]:
    return {text.split()[-1] for text in of(state, character, "moves")}


@pytest.mark.parametrize("character", WALKERS)
@rule("UM-54", "UM-3")
def test_a_move_is_one_square_and_not_diagonal(character: str) -> None:
    state = earth(MOVES, **crew({character: "b3"}))
    assert ways(state, character) == {"b2", "a3", "c3", "b4"}
    for far in ("a2", "c4", "d3", "b5", "b3", "i5"):
        assert why_not(state, f"{character} moves {far}") == "UM-54"
    assert where(after(state, f"{character} moves c3"), character) == "c3"


@pytest.mark.parametrize("character", WALKERS)
@rule("UM-54")
def test_nobody_moves_over_the_edge(character: str) -> None:
    assert ways(earth(MOVES, **crew({character: "a1"})), character) == {"b1", "a2"}
    assert ways(earth(MOVES, **crew({character: "i5"})), character) == {"i4", "h5"}


@pytest.mark.parametrize("character", EVERYBODY)
@rule("UM-54")
def test_a_character_can_stand_anywhere_except_on_a_destruction(character: str) -> None:
    # A pyramid, a base and Base U are next to e4; so is a destruction.
    state = earth(MOVES, variants="pyramids", **crew({"elli": "u", character: "e4"}))
    assert {"e3", "f4", "e5"} <= ways(state, character)
    assert why_not(state, f"{character} moves d4") == "UM-54"
    state = earth(MOVES, variants="pyramids", **crew({"elli": "u", character: "h2"}))
    assert where(after(state, f"{character} moves h3"), character) == "h3"  # an attack


@rule("UM-54")
def test_many_can_stand_on_one_square() -> None:
    state = earth(MOVES, **crew({**ALL_OF_THEM, "agapi": "c2"}))
    state = after(state, "agapi moves c3")
    assert sum(at == square("c3") for at in state.at) == len(ALL_OF_THEM)


# -- entering mediation -------------------------------------------------------------------------


@pytest.mark.parametrize("camp", ["east", "west"])
@pytest.mark.parametrize("character", EVERYBODY)
@rule("UM-60")
def test_a_character_on_a_base_reveals_the_top_card_of_that_camp(character: str, camp: str) -> None:
    here = {"east": "g3", "west": "h3"}[camp]
    state = earth(BOARD, **crew({"elli": "u", character: here}))
    assert base(state, camp) == here
    state = after(state, f"{character} asks {camp}")
    assert cubes(state, character) == CUBES - 1 and used(state, character, "mediate") == 1
    assert ask(state) == "reveal" and now(state).seat == CHANCE
    assert options(state) == [f"turn {camp} {n}" for n in range(len(MEDIATION[Pile[camp.upper()]]))]


@pytest.mark.parametrize("character", [one for one in EVERYBODY if one != "nikitas"])
@rule("UM-60")
def test_a_character_elsewhere_does_not_mediate(character: str) -> None:
    state = earth(BOARD, **crew({"elli": "u", character: "g3"}))
    assert of(state, character, "asks") == [f"{character} asks east"]
    assert why_not(state, f"{character} asks west") == "UM-60"
    for beside in ("g2", "i3", "c3"):
        state = earth(BOARD, **crew({"elli": "u", character: beside}))
        assert why_not(state, f"{character} asks east") == "UM-60"
        assert why_not(state, f"{character} asks west") == "UM-60"


@rule("UM-60")
def test_the_top_card_is_the_one_that_was_looked_at() -> None:
    state = earth(BOARD, vera="g3")
    state = after(state._replace(tops=((8, 2, 5), *state.tops[1:])), "vera asks east")
    assert options(state) == ["turn east 8"]
