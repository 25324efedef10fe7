"""The population: how many a square holds, who flees where, and who is lost."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import earth
from ultimediation.table import after, ask, attacked, base, ended, events, options, people, why_not

from eden.games.ultimediation.data import BIG_ROOM, ROOM, TURNS
from eden.games.ultimediation.events import AttackLaid, Fled, PersonLost

# The example of the rulebook.
EXAMPLE = """
    1 2 1 . . . . . .
    E 1 1 . . . . . .
    . * . . . . . . .
    . . . . . . . . .
    . . . . . . . W U
"""
# The neighbours of c3: a full square, room for one, and Base U with room for one.
CROWD = """
    . . . . . . . . .
    . . 2 . . . . . .
    . 1 2 U3 . . . . .
    . . 2 . . . . . .
    . . . . . . . E W
"""
FULL = """
    1 2 . . . . . . .
    2 . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . E W U
"""
# Who is on a1 can flee to a2, one of them.
TIGHT = """
    2 * . . . . . . .
    1 . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . E W U
"""


def flights(text: str, board: str, variants: str = "") -> set[str]:
    """Where the first token can flee when this square is attacked."""
    state = after(attacked(earth(board, variants=variants)), f"card {text}")
    assert ask(state) == "flee"
    return {option.removeprefix("flee ") for option in options(state)}


@rule("UM-25", "UM-26")
def test_the_example_of_the_rulebook() -> None:
    state = after(attacked(earth(EXAMPLE)), "card b2")
    assert options(state) == ["flee c2"]
    assert why_not(state, "flee a2") == "UM-26"  # a military base
    assert why_not(state, "flee b3") == "UM-26"  # an attack
    assert why_not(state, "flee b1") == "UM-25"  # no room
    state = after(state, "flee c2")
    assert people(state, "b2") == 0 and people(state, "c2") == 2


# -- how many -----------------------------------------------------------------------------------


@rule("UM-25")
def test_a_square_holds_two_and_base_u_four() -> None:
    assert (ROOM, BIG_ROOM) == (2, 4)
    assert flights("c3", CROWD) == {"b3", "d3"}
    state = after(attacked(earth(CROWD)), "card c3", "flee d3")
    assert people(state, "d3") == 4 and options(state) == ["flee b3"]
    state = after(attacked(earth(CROWD)), "card c3", "flee b3")
    assert people(state, "b3") == 2 and options(state) == ["flee d3"]


@rule("UM-25")
def test_nobody_is_teleported_to_a_square_that_is_full() -> None:
    state = after(earth(CROWD, agapi="b3", ilias="c3"), "agapi lifts b3")
    assert "to d3" in options(state)
    assert not {"to c2", "to c3", "to c4"} & set(options(state))
    assert why_not(state, "to c2") == "UM-25"
    state = after(state, "to d3")
    assert people(state, "d3") == 4
    assert "to d3" not in options(after(state, "ilias lifts c3"))


# -- who flees ----------------------------------------------------------------------------------


@rule("UM-26")
def test_population_flees_from_an_attack_at_once() -> None:
    state = after(attacked(earth(CROWD), 2), "card c3")
    assert ask(state) == "flee"
    state = after(state, "flee b3", "flee d3")
    assert people(state, "c3") == 0 and ask(state) == "attack"


@rule("UM-26", "UM-45")
def test_population_flees_from_a_military_base_at_once() -> None:
    state = after(attacked(earth(EXAMPLE), 2), "card a2", "card b1")
    assert base(state, "east") == "b1"
    assert sorted(options(state)) == ["flee a1", "flee b2", "flee c1"]
    state = after(state, "flee a1")
    assert ask(state) == "flee" and "flee a1" not in options(state)
    state = after(state, "flee b2")
    assert people(state, "b1") == 0 and ask(state) == "attack"


# Something stands on b3, beside somebody on c3.
BARRED = """
    . . . . . . . . .
    . . 0 . . . . . .
    . ? 1 0 . . . . .
    . . 0 . . . . . .
    . . . . . . . . U
"""


@pytest.mark.parametrize("mark", ["*", "E", "W", "X"])
@rule("UM-26", "UM-27")
def test_nobody_flees_to_an_attack_a_base_or_a_destruction(mark: str) -> None:
    board = BARRED.replace("?", mark)
    assert flights("c3", board) == {"c2", "d3", "c4"}


@pytest.mark.parametrize("mark", ["*", "E", "W", "X"])
@rule("UM-26", "UM-27")
def test_nobody_is_teleported_to_an_attack_a_base_or_a_destruction(mark: str) -> None:
    board = BARRED.replace("?", mark)
    state = after(earth(board, agapi="c3"), "agapi lifts c3")
    assert "to b3" not in options(state) and "to d3" in options(state)


@rule("UM-26", "UM-3")
def test_nobody_flees_diagonally() -> None:
    board = """
        . . . . . . . . .
        . 0 2 0 . . . . .
        . 2 1 2 . . . . .
        . 0 2 0 . . . . .
        . . . . . . E W U
    """
    state = after(attacked(earth(board)), "card c3")
    assert ask(state) == "act" and state.lost == 1  # b2, d2, b4 and d4 are no help


# -- who is lost --------------------------------------------------------------------------------


@rule("UM-28")
def test_a_token_that_cannot_flee_is_lost_and_the_cube_moves_one_space() -> None:
    before = earth(FULL)
    told = events(attacked(before), "card a1")
    assert [type(event) for event in told][:2] == [AttackLaid, PersonLost]
    state = after(attacked(before), "card a1")
    assert people(state, "a1") == 0 and state.lost == 1
    assert sum(state.people) == sum(before.people) - 1
    assert people(state, "b1") == people(state, "a2") == 2


@rule("UM-28", "UM-29")
def test_of_two_tokens_with_one_free_place_one_is_lost() -> None:
    state = after(attacked(earth(TIGHT)), "card a1")
    assert options(state) == ["flee a2"]  # nobody is given up while there is room
    state = after(state, "flee a2")
    assert people(state, "a1") == 0 and people(state, "a2") == 2 and state.lost == 1
    assert ask(state) == "act"


@pytest.mark.parametrize("space", range(TURNS - 2))
@rule("UM-28")
def test_the_lost_cube_meets_the_turn_cube_after_as_many_losses_as_spaces(space: int) -> None:
    # Beyond the last space, minus the losses: the next one brings it onto the turn cube.
    state = earth(FULL, turn="abcdefghi"[space], lost=TURNS - space - 1)
    assert ended(after(attacked(state), "card a1")).rule == "UM-99"
    state = earth(FULL, turn="abcdefghi"[space], lost=TURNS - space - 2)
    assert ask(after(attacked(state), "card a1")) == "act"


# -- how they flee ------------------------------------------------------------------------------


@rule("UM-29")
def test_tokens_flee_one_by_one_to_a_square_of_choice_each() -> None:
    board = """
        . . . . . . . . .
        . . 0 . . . . . .
        . 0 2 1 . . . . .
        . . 0 . . . . . .
        . . . . . . E W U
    """
    around = {"flee c2", "flee b3", "flee d3", "flee c4"}
    state = after(attacked(earth(board)), "card c3")
    assert set(options(state)) == around
    together = after(state, "flee c4")
    assert people(together, "c3") == 1 and set(options(together)) == around
    together = after(together, "flee c4")
    assert people(together, "c4") == 2
    apart = after(state, "flee d3")
    assert set(options(apart)) == around - {"flee d3"}  # it is full now
    apart = after(apart, "flee b3")
    assert people(apart, "b3") == 1 and people(apart, "d3") == 2


@rule("UM-29")
def test_nobody_is_pushed_on_to_make_room() -> None:
    state = after(attacked(earth(CROWD)), "card c3", "flee b3", "flee d3")
    assert [people(state, sq) for sq in ("c2", "c4", "b3", "d3")] == [2, 2, 2, 4]
    told = events(attacked(earth(FULL)), "card a1")
    assert not [event for event in told if isinstance(event, Fled)]


@pytest.mark.parametrize("variants", ["", "round"])
@rule("UM-29")
def test_nobody_flees_across_the_edge(variants: str) -> None:
    board = """
        1 0 . . . . . . 0
        0 . . . . . . . .
        . . . . . . . . .
        . . . . . . . . 1
        0 . . . . E W U .
    """
    assert flights("a1", board, variants) == {"b1", "a2"}
    assert flights("i4", board, variants) <= {"i3", "h4", "i5"}


@rule("UM-30")
def test_when_an_attack_is_cancelled_nobody_comes_back_by_itself() -> None:
    before = earth(EXAMPLE, ilias="b3")
    state = after(before, "ilias cancels b3")
    assert state.people == before.people and people(state, "b3") == 0
    assert ask(state) == "act"
