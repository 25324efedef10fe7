"""What each kind of power card does."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import ATTACKS, CORNER, earth
from ultimediation.cards import power, reveal, strength
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
    names,
    of,
    options,
    people,
    used,
    where,
    why_not,
)

from eden.games.ultimediation.data import CUBES, ENERGY, FORESEEN, POWERS, SQUARES, Character, Pile
from eden.games.ultimediation.events import AttackVoid
from eden.games.ultimediation.state import NONE


@rule("UM-55")
def test_calm_cancels_attacks_anywhere() -> None:
    state = earth(ATTACKS, agapi=f"c4 power={power('calm')}")
    state = after(state, "agapi power")
    for there in ("a1", "b1", "c1", "d1", "e1")[: strength(POWERS, "calm")]:
        state = after(state, f"calm {there}")
        assert there in discarded(state) and there not in attack_cards(state)
    assert ask(state) == "act" and len(attack_cards(state)) == 5 - strength(POWERS, "calm")


@rule("UM-55", "UM-124")
def test_calm_cancels_disaster_tokens_too() -> None:
    board = ATTACKS.replace(". . . . . . . . .", ". !1 . . . . . . .")
    state = earth(board, agapi=f"c5 power={power('calm')}", variants="pyramids", omen=0)
    state = after(state, "agapi power", "avert b4")
    assert state.tokens == ()


@rule("UM-55")
def test_what_helps_can_be_left_before_its_end() -> None:
    state = earth(ATTACKS, agapi=f"c4 power={power('calm')}")
    state = after(state, "agapi power", "on")
    assert ask(state) == "act" and len(attack_cards(state)) == 5


@rule("UM-55", "UM-50")
def test_a_power_card_costs_a_cube_and_is_discarded() -> None:
    state = earth(ATTACKS, agapi=f"c4 power={power('calm')}")
    state = after(state, "agapi power", "on")
    assert cubes(state, "agapi") == CUBES - 1 and used(state, "agapi", "power") == 1
    assert state.powers[Character.AGAPI] == NONE
    assert state.discards[Pile.POWER] == {power("calm")}
    assert why_not(state, "agapi power") is not None


@rule("UM-55", "UM-57")
def test_carry_teleports_people_from_and_to_anywhere() -> None:
    state = earth(CORNER, agapi=f"c4 power={power('carry')}")
    state = after(state, "agapi power")
    before = people(state, "h2")
    state = after(state, "from h2", "to a1")
    assert people(state, "a1") == 1 and people(state, "h2") == before - 1
    for _ in range(strength(POWERS, "carry") - 1):
        assert ask(state) == "effect"
        state = after(state, "from i1", "to b1")
    assert ask(state) == "act"


@rule("UM-55", "UM-57")
def test_carry_brings_people_only_where_there_is_room() -> None:
    board = ATTACKS.replace("0 .", "2 X", 1)
    state = earth(board, agapi=f"c4 power={power('carry')}")
    state = after(state, "agapi power", "from h2")
    assert not last_words(options(state)) & {"a1", "a2", "b2", "c3", "g3", "h2"}


@rule("UM-55", "UM-109")
def test_carry_teleports_pyramids_too() -> None:
    board = CORNER.replace(". . . . . . . . .", ". P0 . . . . . . .")
    state = earth(board, agapi=f"c5 power={power('carry')}", variants="pyramids")
    state = after(state, "agapi power", "raise b4", "to a1")
    assert names(sq for sq in state.pyramids if sq != NONE) == {"a1"}


@rule("UM-55", "UM-85")
def test_jump_sets_characters_on_any_square_but_a_destruction() -> None:
    board = CORNER.replace("0 0 .", "0 X .", 1)
    state = earth(board, agapi=f"c4 power={power('jump')}", vera="d1 energy=1")
    state = after(state, "agapi power")
    assert why_not(state, "vera jumps b1") is not None
    assert last_words(of(state, "vera", "jumps")) == names(SQUARES) - {"b1", "d1"}
    state = after(state, "vera jumps i5")
    assert where(state, "vera") == "i5" and energy(state, "vera") == ENERGY
    for _ in range(strength(POWERS, "jump") - 1):
        state = after(state, "agapi jumps c3" if where(state, "agapi") != "c3" else "on")
    assert ask(state) == "act" and where(state, "agapi") == "c3"


@rule("UM-55")
def test_rest_gives_all_characters_all_energy() -> None:
    state = earth(CORNER, agapi=f"c4 energy=1 power={power('rest')}", vera="d1 energy=1")
    state = after(state, "agapi power")
    assert energy(state, "agapi") == energy(state, "vera") == ENERGY
    assert where(state, "vera") == "d1" and ask(state) == "act"


@rule("UM-55", "UM-51")
def test_refresh_gives_cubes_back_and_frees_their_places() -> None:
    state = earth(CORNER, agapi=f"c4 power={power('refresh')}", vera="d2")
    state = after(state, "vera moves e2", "vera moves f2", "agapi power")
    assert options(state) == ["agapi refreshed power", "vera refreshed move", "on"]
    assert strength(POWERS, "refresh") > 2
    state = after(state, *("vera refreshed move",) * 2)
    assert cubes(state, "vera") == CUBES and used(state, "vera", "move") == 0
    assert options(state) == ["agapi refreshed power", "on"]


@pytest.mark.parametrize("pile", ["east", "west", "attack", "power"])
@rule("UM-55", "UM-94")
def test_foresee_shows_the_next_cards_of_a_pile_in_their_order(pile: str) -> None:
    state = earth(CORNER, agapi=f"c4 power={power('foresee')}")
    state = after(state, "agapi power")
    assert options(state) == ["look east", "look west", "look attack", "look power"]
    cards = [n for n in range(9) if n != power("foresee")][:FORESEEN]
    state = after(state, f"look {pile}", *(f"turn {pile} {n}" for n in cards))
    assert state.tops[Pile[pile.upper()]] == tuple(cards) and ask(state) == "act"


@rule("UM-55", "UM-56")
def test_shelter_makes_an_attack_void_that_was_just_drawn() -> None:
    state = attacked(earth(CORNER, agapi=f"c4 power={power('shelter')}", vera="h1"), 2)
    there = people(state, "h1")
    state = after(state, "card h1")
    assert options(state) == ["agapi power", "on"]
    assert where(state, "vera") == "h1" and people(state, "h1") == there
    assert AttackVoid(SQUARES[7]) in events(state, "agapi power")
    state = after(state, "agapi power")
    assert attack_cards(state) == set() and discarded(state) == {"h1"}
    assert where(state, "vera") == "h1" and people(state, "h1") == there
    assert cubes(state, "agapi") == CUBES - 1 and ask(state) == "attack"


@rule("UM-56", "UM-36")
def test_without_shelter_the_attack_takes_its_course() -> None:
    state = attacked(earth(CORNER, agapi=f"c4 power={power('shelter')}", vera="a1"))
    state = after(state, "card a1", "on")
    assert attack_cards(state) == {"a1"} and where(state, "vera") == "i5"
    assert state.powers[Character.AGAPI] == power("shelter")


@rule("UM-52", "UM-55", "UM-82")
def test_no_power_card_but_shelter_is_used_in_the_middle_of_a_mediation() -> None:
    state = earth(CORNER, agapi="c3", vera=f"a1 power={power('jump')}", nikitas="i1")
    state = after(reveal(state, "attacks"), "card a1")
    assert ask(state) != "answer" and where(state, "vera") == "i5"


@pytest.mark.parametrize("kind", ["calm", "rest", "refresh"])
@rule("UM-96")
def test_a_power_card_that_would_do_nothing_is_not_used(kind: str) -> None:
    state = earth(CORNER, agapi=f"c4 power={power(kind)}")
    assert why_not(state, "agapi power") == "UM-96"
