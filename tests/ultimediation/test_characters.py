"""What each of the seven can do that the others cannot."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import earth
from ultimediation.table import (
    after,
    attack_cards,
    cubes,
    last_words,
    of,
    options,
    people,
    places,
    someone,
    used,
    where,
    why_not,
)

from eden.games.ultimediation.data import BIG_ROOM, LOAD
from eden.games.ultimediation.state import State

BESIDE_C3 = {"c2", "b3", "d3", "c4"}
AROUND_C3 = BESIDE_C3 | {"b2", "d2", "b4", "d4"}
MEDIATORS = ("andromeda", "diamandis", "nikitas", "vera")
# Attacks on c3, on all squares around it but d4, and two squares to its right.
ATTACKS = """
    . . . . . . . . .
    . * * * . . . . .
    . * * * * . . . .
    . * * . . . . . .
    . . . . . . E W U
"""


def moves(state: State, one: str) -> set[str]:
    """The squares to which a character can move."""
    return last_words(of(state, one, "moves"))


# -- Agapi --------------------------------------------------------------------------------------


@rule("UM-65")
def test_agapi_moves_one_square_in_all_eight_directions() -> None:
    state = earth(agapi="c3")
    assert moves(state, "agapi") == AROUND_C3
    assert where(after(state, "agapi moves d4"), "agapi") == "d4"


@rule("UM-65")
def test_agapi_moves_only_one_square() -> None:
    state = earth(agapi="c3")
    for far in ("e3", "c5", "e5", "a1"):
        assert why_not(state, f"agapi moves {far}") is not None


@pytest.mark.parametrize("one", ["ilias", *MEDIATORS])
@rule("UM-65", "UM-67", "UM-54")
def test_nobody_but_agapi_and_elli_moves_diagonally(one: str) -> None:
    state = earth(**someone(one, "c3"))
    assert moves(state, one) == BESIDE_C3
    assert why_not(state, f"{one} moves d4") == "UM-54"


# -- Ilias --------------------------------------------------------------------------------------


@rule("UM-66")
def test_ilias_cancels_on_his_square_and_on_those_side_by_side_with_it() -> None:
    state = earth(ATTACKS, ilias="c3")
    assert last_words(of(state, "ilias", "cancels")) == {"c3", "c2", "b3", "d3", "c4"}
    state = after(state, "ilias cancels d3")
    assert "d3" not in attack_cards(state) and where(state, "ilias") == "c3"


@rule("UM-66")
def test_ilias_cancels_neither_across_a_corner_nor_two_squares_away() -> None:
    state = earth(ATTACKS, ilias="c3")
    for there in ("b2", "d2", "b4", "e3"):
        assert why_not(state, f"ilias cancels {there}") == "UM-66"


@pytest.mark.parametrize("one", ["elli", "agapi"])
@rule("UM-66", "UM-58")
def test_others_cancel_only_on_their_own_square(one: str) -> None:
    state = earth(ATTACKS, **someone(one, "c3"))
    assert of(state, one, "cancels") == [f"{one} cancels c3"]
    assert why_not(state, f"{one} cancels c2") == "UM-58"


@rule("UM-66")
def test_with_one_action_ilias_cancels_one_attack() -> None:
    state = earth(ATTACKS, ilias="c3")
    before = attack_cards(state)
    state = after(state, "ilias cancels c2")
    assert attack_cards(state) == before - {"c2"} and cubes(state, "ilias") == 2


# -- Elli ---------------------------------------------------------------------------------------


@rule("UM-67")
def test_elli_moves_up_to_two_squares_straight_or_diagonally_with_one_action() -> None:
    state = earth(elli="e3")
    within_two = {f"{column}{row}" for column in "cdefg" for row in "12345"} - {"e3"}
    assert moves(state, "elli") == within_two
    state = after(state, "elli moves f1")
    assert where(state, "elli") == "f1" and cubes(state, "elli") == 2
    assert used(state, "elli", "move") == 1


@rule("UM-67")
def test_elli_never_moves_through_a_permanent_destruction() -> None:
    board = """
        . X . . . . . . .
        . X . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . E W U
    """
    state = earth(board, elli="a1")
    assert moves(state, "elli") == {"a2", "a3", "b3"}


@rule("UM-67")
def test_elli_passes_attacks_and_bases_and_stops_on_them() -> None:
    board = """
        . * . . . . . . .
        * E . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . W U
    """
    state = earth(board, elli="a1")
    assert moves(state, "elli") == {"b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}


@rule("UM-68")
def test_elli_loads_exactly_four_with_one_teleport_action() -> None:
    state = earth("0 0 " + ". " * 42 + "U4", agapi="c3")
    state = after(state, "elli loads")
    assert state.ship == LOAD == 4 and people(state, "i5") == 0
    assert cubes(state, "elli") == 2 and used(state, "elli", "teleport") == 1


@pytest.mark.parametrize("number", range(BIG_ROOM))
@rule("UM-68")
def test_fewer_than_four_are_not_loaded(number: int) -> None:
    state = earth(". " * 44 + f"U{number}", agapi="c3")
    assert why_not(state, "elli loads") == "UM-68"


@rule("UM-68")
def test_elli_loads_only_in_base_u() -> None:
    state = earth("0 0 " + ". " * 42 + "U4", elli="h5", agapi="c3")
    assert why_not(state, "elli loads") == "UM-68"
    assert "elli loads" in options(after(state, "elli moves i5"))


@rule("UM-68", "UM-51")
def test_without_a_place_for_teleporting_elli_does_not_load() -> None:
    state = earth("0 0 " + ". " * 42 + "U4", agapi="c3")
    spent = [0, 0, places("elli", "teleport"), 0, 0, 0, 0]
    state = state._replace(used=(tuple(spent), *state.used[1:]))
    assert why_not(state, "elli loads") == "UM-51"


@rule("UM-68")
def test_nobody_else_loads_neither_vera_nor_three_together() -> None:
    state = earth("0 0 " + ". " * 42 + "U4", elli="a1", agapi="u", vera="u", nikitas="h5")
    assert [text for text in options(state) if text.endswith("loads")] == []
    lifted = after(state, "vera lifts i5")
    assert all(text.startswith("to ") for text in options(lifted))
    assert after(lifted, "to b1").ship == 0
    trio = after(state, "begin td", "with elli", "with agapi", "with nikitas", "from i5")
    assert all(text.startswith("to ") for text in options(trio))


@rule("UM-68", "UM-57")
def test_others_teleport_from_base_u_to_the_board() -> None:
    state = earth("0 0 " + ". " * 42 + "U4", agapi="u")
    state = after(state, "agapi lifts i5", "to a1")
    assert (people(state, "i5"), people(state, "a1"), state.ship) == (3, 1, 0)
