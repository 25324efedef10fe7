"""Cancelling attacks: by a character, and from afar by three."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import earth
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    crew,
    cubes,
    discarded,
    of,
    options,
    used,
    why_not,
)

from eden.games.ultimediation.data import CUBES, MEDIATORS, SQUARES, Character

BOARD = """
    . . . . . . . . .
    . . * . . . . . .
    . . * . . . . . .
    . . . * . . . . .
    . . . . . . E W U
"""
EVERYBODY = [one.name.lower() for one in Character]
AMONG_MEDIATORS = [one.name.lower() for one in MEDIATORS]
FREE = ["elli", "agapi", "ilias"]


def cancels(state_of: dict[str, str]) -> dict[str, list[str]]:
    """What each mediator can cancel when the characters stand there."""
    state = earth(BOARD, **crew(state_of))
    return {
        one: [text.split()[-1] for text in of(state, one, "cancels")]
        for one in state_of
        if one in AMONG_MEDIATORS
    }


# -- by a character -----------------------------------------------------------------------------


@pytest.mark.parametrize("character", EVERYBODY)
@rule("UM-58")
def test_an_attack_on_the_square_of_the_character_is_discarded(character: str) -> None:
    protector = "ilias" if character == "agapi" else "agapi"
    state = earth(BOARD, **crew({"elli": "u", protector: "b4", character: "c3"}))
    assert f"{character} cancels c3" in options(state)
    state = after(state, f"{character} cancels c3")
    assert attack_cards(state) == {"c2", "d4"} and discarded(state) == {"c3"}
    assert cubes(state, character) == CUBES - 1 and used(state, character, "cancel") == 1
    assert ask(state) == "act"


@pytest.mark.parametrize("character", [one for one in EVERYBODY if one != "ilias"])
@rule("UM-58")
def test_one_action_cancels_one_attack_and_only_where_the_character_is(character: str) -> None:
    protector = "ilias" if character == "agapi" else "agapi"
    state = earth(BOARD, **crew({"elli": "u", protector: "b4", character: "c3"}))
    assert of(state, character, "cancels") == [f"{character} cancels c3"]
    for elsewhere in ("c2", "d4", "a1"):
        assert why_not(state, f"{character} cancels {elsewhere}") == "UM-58"
    state = earth(BOARD, **crew({"elli": "u", protector: "b4", character: "a5"}))
    assert of(state, character, "cancels") == []


@rule("UM-58")
def test_where_there_is_no_attack_there_is_nothing_to_cancel() -> None:
    state = earth(BOARD, agapi="b2", vera="b3")
    assert why_not(state, "agapi cancels b2") == "UM-58"
    assert why_not(state, "vera cancels b3") == "UM-58"


@rule("UM-58", "UM-35")
def test_a_card_that_was_cancelled_is_among_the_discarded_ones() -> None:
    state = after(earth(BOARD, agapi="c3"), "agapi cancels c3")
    assert "card c3" not in options(attacked(state))
    out = frozenset(SQUARES) - state.attacks  # the deck is empty: they are shuffled
    state = state._replace(discards=(*state.discards[:2], out, *state.discards[3:]))
    assert "card c3" in options(attacked(state)) and "card c2" not in options(attacked(state))


@pytest.mark.parametrize("character", FREE)
@rule("UM-59")
def test_who_is_no_mediator_cancels_without_a_protector(character: str) -> None:
    state = earth(BOARD, **crew({"elli": "u", character: "c3"}))
    assert f"{character} cancels c3" in options(state)


@pytest.mark.parametrize("mediator", AMONG_MEDIATORS)
@rule("UM-59")
def test_a_mediator_cancels_only_in_the_zone_of_a_protector(mediator: str) -> None:
    assert cancels({mediator: "c3"}) == {mediator: []}
    state = earth(BOARD, **crew({mediator: "c3", "agapi": "e3", "ilias": "c5"}))
    assert why_not(state, f"{mediator} cancels c3") == "UM-59"


@pytest.mark.parametrize("protector", ["agapi", "ilias"])
@pytest.mark.parametrize("there", "b2 c2 d2 b3 d3 b4 c4 d4".split())
@rule("UM-59")
def test_the_zone_is_the_eight_squares_around_a_protector(there: str, protector: str) -> None:
    for mediator in AMONG_MEDIATORS:
        assert cancels({mediator: "c3", protector: there}) == {mediator: ["c3"]}


@pytest.mark.parametrize("there", "a3 e3 c1 c5 a1 e5 i5".split())
@rule("UM-59")
def test_further_away_there_is_no_zone(there: str) -> None:
    for mediator in AMONG_MEDIATORS:
        assert cancels({mediator: "c3", "agapi": there}) == {mediator: []}


@pytest.mark.parametrize("protector", ["agapi", "ilias"])
@rule("UM-59")
def test_the_square_of_the_protector_is_not_in_its_zone(protector: str) -> None:
    for mediator in AMONG_MEDIATORS:
        assert cancels({mediator: "c3", protector: "c3"}) == {mediator: []}
        other = "ilias" if protector == "agapi" else "agapi"
        both = {mediator: "c3", protector: "c3", other: "c4"}  # the zone of the other one
        assert cancels(both) == {mediator: ["c3"]}


# -- by three from afar -------------------------------------------------------------------------

TEAM = crew({"agapi": "i1", "vera": "a5", "nikitas": "h5"})
TRIO = ("begin ad", "with elli", "with nikitas", "with vera")


@rule("UM-62", "UM-129")
def test_three_characters_wherever_they_are_cancel_any_attack() -> None:
    # Neither of them is near an attack, two are mediators in no zone, and Elli is in Base U.
    state = after(earth(BOARD, **TEAM), *TRIO)
    assert options(state) == ["calm c2", "calm c3", "calm d4"]
    state = after(state, "calm d4")
    assert attack_cards(state) == {"c2", "c3"} and discarded(state) == {"d4"}
    assert ask(state) == "act"
    for one in ("elli", "vera", "nikitas"):
        assert cubes(state, one) == CUBES - 1 and used(state, one, "ad") == 1
        assert used(state, one, "cancel") == 0
    assert cubes(state, "agapi") == CUBES


@rule("UM-62")
def test_without_an_attack_there_is_nothing_to_cancel_from_afar() -> None:
    state = earth(BOARD.replace("*", "."), **TEAM)
    assert why_not(state, "begin ad") == "UM-62" and "begin td" in options(state)


@rule("UM-62")
def test_only_an_attack_can_be_chosen() -> None:
    state = after(earth(BOARD, **TEAM), *TRIO)
    assert why_not(state, "calm a1") == "UM-58"
    assert why_not(state, "from a1") == "UM-62"
