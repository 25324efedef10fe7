"""Permanent destructions: where they are laid, and what they leave."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import CAMPS, earth
from ultimediation.cards import fresh, power
from ultimediation.table import (
    after,
    ask,
    attacked,
    discarded,
    energy,
    last_words,
    names,
    of,
    options,
    people,
    where,
    why_not,
)

from eden.games.ultimediation.data import DESTRUCTIONS, ENERGY, Pile
from eden.games.ultimediation.state import State


def destroying(board: str = CAMPS, **team: Any) -> State:
    """A card is about to name the square of a permanent destruction."""
    state = after(earth(board, agapi="c3", **team), "agapi asks east")
    state = after(state, fresh(state, "east", "destroy"))
    return after(state, "on") if ask(state) == "offer" else state


@rule("UM-101")
def test_characters_on_a_destruction_go_to_base_u_and_are_not_saved() -> None:
    state = after(destroying(vera="a1 energy=1", ilias="b1", nikitas="a2"), "card a1")
    assert where(state, "vera") == "i5" and energy(state, "vera") == ENERGY
    assert where(state, "ilias") == "b1" and where(state, "nikitas") == "a2"


@rule("UM-101", "UM-27")
def test_the_population_of_a_destruction_flees() -> None:
    board = CAMPS.replace("0 .", "2 0", 1)
    state = after(destroying(board), "card a1")
    assert options(state) == ["flee b1", "flee a2"]
    assert people(after(state, "flee a2", "flee a2"), "a1") == 0


DESTROYED = """
    0 X . . . . . . .
    0 . . . . . . . .
    . . E . . . W . .
    . . . . . . . . .
    . . . . . . . . U
"""


@rule("UM-101", "UM-54")
def test_a_destruction_is_not_entered() -> None:
    state = earth(DESTROYED, agapi="a2", vera="a1", elli="c2")
    assert last_words(of(state, "vera", "moves")) == {"a2"}
    assert why_not(state, "vera moves b1") == "UM-54"
    assert "b1" not in last_words(of(state, "agapi", "moves"))
    assert "b1" not in last_words(of(state, "elli", "moves"))


@rule("UM-101", "UM-27")
def test_nobody_lives_on_a_destruction() -> None:
    state = after(earth(DESTROYED, agapi="c2"), "agapi lifts c2")
    assert "to b1" not in options(state)
    board = DESTROYED.replace("0 X", "1 X")
    state = after(attacked(earth(board, agapi="c3")), "card a1")
    assert options(state) == ["flee a2"]


@rule("UM-101", "UM-58", "UM-62")
def test_a_destruction_cannot_be_cancelled() -> None:
    team: dict[str, Any] = {"agapi": "c1", "ilias": "a1", "vera": f"c3 power={power('calm')}"}
    state = earth(DESTROYED, elli="c2", **team)
    assert of(state, "ilias", "cancels") == []
    assert why_not(state, "ilias cancels b1") == "UM-58"
    assert why_not(state, "begin ad") == "UM-62"
    assert why_not(state, "vera power") is not None


@rule("UM-101", "UM-42")
def test_an_attack_on_a_destruction_leaves_it_there() -> None:
    state = after(attacked(earth(DESTROYED, agapi="c3")), "card b1")
    assert names(state.destroyed) == {"b1"} and not state.attacks and "b1" in discarded(state)


@rule("UM-101")
def test_there_are_two_destructions_in_the_game() -> None:
    assert DESTRUCTIONS == 2
    state = after(destroying(DESTROYED), "card a1")
    assert names(state.destroyed) == {"a1", "b1"}
    board = DESTROYED.replace("0 X", "X X")
    state = destroying(board)
    assert ask(state) == "act" and len(state.discards[Pile.EAST]) == 1


@pytest.mark.parametrize("there", ["c3", "g3", "i5", "b1", "d4"])
@rule("UM-102")
def test_a_destruction_is_drawn_anew_for_bases_base_u_destructions_and_pyramids(there: str) -> None:
    board = DESTROYED.replace(". . . . . . . . .", ". . . P0 . . . . .", 1)
    state = after(destroying(board), f"card {there}")
    assert ask(state) == "destroy" and names(state.destroyed) == {"b1"}
    assert names(after(state, "card a1").destroyed) == {"a1", "b1"}


@rule("UM-102")
def test_the_card_of_an_attack_on_the_board_does_not_name_a_destruction() -> None:
    assert "card a1" not in options(destroying(CAMPS.replace("0 .", "* .", 1)))
