"""With pyramids the whole team can teleport a military base."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import LOADING, earth, giza
from ultimediation.table import after, ask, base, cubes, energy, last_words, options, where, why_not

from eden.games.ultimediation.data import CUBES, ENERGY

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
