"""What each kind of card does: those of the camps, and the power cards of the team."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from rule import rule
from ultimediation.boards import GAME, earth
from ultimediation.cards import card, fresh, happens, power, thrown, turned
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    base,
    cubes,
    discarded,
    energy,
    events,
    last_words,
    names,
    now,
    of,
    options,
    people,
    used,
    where,
    why_not,
)

from eden.engine.game import CHANCE
from eden.games.ultimediation.data import (
    CUBES,
    DESTRUCTIONS,
    ENERGY,
    FORESEEN,
    MEDIATION,
    POWERS,
    SQUARES,
    Card,
    Character,
    Kind,
    Pile,
)
from eden.games.ultimediation.events import AttackVoid
from eden.games.ultimediation.state import NONE, State

# Both bases in the middle, Base U in a corner; nobody on a1, b1 and a2.
CAMPS = """
    0 0 . . . . . . .
    0 . . . . . . . .
    . . E . . . W . .
    . . . . . . . . .
    . . . . . . . . U
"""
SEVEN: dict[str, Any] = {
    "ilias": "e2",
    "andromeda": "e5",
    "diamandis": "f5",
    "nikitas": "f1",
    "vera": "f2",
}


def reveal(state: State, kind: str, one: str = "agapi") -> State:
    """A character asks in the east; a card of this kind is revealed and not cancelled."""
    state = after(state, f"{one} asks east")
    return happens(state, fresh(state, "east", kind))


def strength(cards: Iterable[Card], kind: str, characters: int = 4) -> int:
    """How much the first card of a kind does."""
    one = next(one for one in cards if one.kind == Kind[kind.upper()])
    return one.strength(characters)


# -- against the team ---------------------------------------------------------------------------


@pytest.mark.parametrize("team", [{}, SEVEN], ids=["four", "seven"])
@rule("UM-82")
def test_attacks_brings_as_many_attacks_as_the_card_says(team: dict[str, Any]) -> None:
    start = after(earth(CAMPS, agapi="c3", **team), "agapi asks east")
    for number, one in enumerate(MEDIATION):
        if one.kind == Kind.ATTACKS:
            state = happens(start, f"turn east {number}")
            for _ in range(one.strength(start.characters)):
                assert ask(state) == "attack"
                state = after(state, "card i5")
            assert ask(state) == "act"


@pytest.mark.parametrize("team", [{}, SEVEN], ids=["four", "seven"])
@rule("UM-89", "UM-82")
def test_siege_brings_attacks_in_the_row_of_the_base_only(team: dict[str, Any]) -> None:
    row = {f"{column}3" for column in "abcdefghi"}
    state = thrown(earth(CAMPS, agapi="c3", **team), "attack", *range(20, 30))
    state = reveal(state, "siege")
    assert ask(state) == "attack" and last_words(options(state)) == row
    for number in range(strength(MEDIATION, "siege", state.characters)):
        assert ask(state) == "attack" and len(options(state)) == len(row) - number
        state = after(state, options(state)[0])
        while ask(state) in ("flee", "rebase"):
            state = after(state, options(state)[0])
    assert ask(state) == "act"
    assert attack_cards(state) <= row and not attack_cards(state) & discarded(state)


@rule("UM-89", "UM-43")
def test_a_siege_stays_in_its_row_when_it_drives_its_own_base_away() -> None:
    state = after(reveal(earth(CAMPS, agapi="c3", vera="c4"), "siege"), "card c3", "card a1")
    assert base(state, "east") == "a1" and ask(state) == "attack"
    assert all(name.endswith("3") for name in last_words(options(state)))


@rule("UM-89", "UM-82")
def test_siege_attacks_only_what_is_left_of_the_row() -> None:
    board = """
        0 0 . . . . . . .
        0 . . . . . . . .
        * * E * * * W * 0
        . . . . . . . . .
        . . . . . . . . U
    """
    state = reveal(earth(board, agapi="c3"), "siege")
    assert last_words(options(state)) == {"c3", "g3", "i3"}


@rule("UM-89", "UM-80")
def test_siege_as_an_extra_card_is_in_the_row_of_its_own_camp() -> None:
    board = CAMPS.replace("E . . . W", "E . . . .").replace(
        ". . . . . . . . U", ". . . W . . . . U"
    )
    state = after(reveal(earth(board, agapi="c3"), "need"), "ask west")
    state = happens(state, fresh(state, "west", "siege"))
    assert all(name.endswith("5") for name in last_words(options(state)))


@rule("UM-82", "UM-84")
def test_drain_takes_energy_of_the_mediator_alone() -> None:
    lost = strength(MEDIATION, "drain")
    state = reveal(earth(CAMPS, agapi="c3", vera="c3"), "drain")
    left = ENERGY - lost
    assert energy(state, "agapi") == (left or ENERGY) and energy(state, "vera") == ENERGY
    state = reveal(earth(CAMPS, agapi="c3 energy=1"), "drain")
    assert where(state, "agapi") == "i5" and energy(state, "agapi") == ENERGY


@rule("UM-131", "UM-71")
def test_drain_takes_nothing_of_a_mediator_in_base_u() -> None:
    beside = CAMPS.replace("U", ".").replace(". E", "U E")
    state = earth(beside, nikitas="u")
    state = after(state, "nikitas asks east", f"turn east {card('drain')}")
    assert energy(state, "nikitas") == ENERGY and ask(state) == "act"


@rule("UM-82", "UM-83", "UM-84", "UM-131")
def test_tire_takes_energy_of_all_outside_base_u() -> None:
    state = earth(CAMPS, agapi="c3", vera="a1 energy=1", nikitas="u", elli="d1")
    state = reveal(state, "tire")
    lost = strength(MEDIATION, "tire")
    assert energy(state, "elli") == energy(state, "agapi") == ((ENERGY - lost) or ENERGY)
    assert where(state, "vera") == "i5" and energy(state, "vera") == ENERGY
    assert where(state, "nikitas") == "i5" and energy(state, "nikitas") == ENERGY


@rule("UM-82", "UM-85")
def test_recall_sends_the_mediator_to_base_u() -> None:
    state = reveal(earth(CAMPS, agapi="c3 energy=1", vera="c3"), "recall")
    assert where(state, "agapi") == "i5" and energy(state, "agapi") == ENERGY
    assert where(state, "vera") == "c3"


@rule("UM-82", "UM-43", "UM-45")
def test_uproot_moves_the_base_to_the_square_of_a_drawn_card() -> None:
    state = reveal(earth(CAMPS, agapi="c3"), "uproot")
    assert ask(state) == "rebase"
    state = after(state, "card d1")
    assert base(state, "east") == "d1" and base(state, "west") == "g3"
    while ask(state) == "flee":
        state = after(state, options(state)[0])
    assert people(state, "d1") == 0 and "d1" in discarded(state)
    assert where(state, "agapi") == "c3" and ask(state) == "act"


@pytest.mark.parametrize("barred", ["c3", "g3", "i5", "b2", "d4"])
@rule("UM-44")
def test_uproot_draws_again_where_no_base_can_be(barred: str) -> None:
    board = """
        0 . . . . . . . .
        . X . . . . . . .
        . . E . . . W . .
        . . . P0 . . . . .
        . . . . . . . . U
    """
    state = reveal(earth(board, agapi="c3", variants="pyramids"), "uproot")
    state = after(state, f"card {barred}")
    assert ask(state) == "rebase"
    assert base(after(state, "card a1"), "east") == "a1"


@rule("UM-80", "UM-82")
def test_uproot_as_an_extra_card_moves_the_base_of_its_own_camp() -> None:
    state = reveal(earth(CAMPS, agapi="c3"), "need")
    state = after(state, "ask west")
    state = after(happens(state, fresh(state, "west", "uproot")), "card a1")
    assert base(state, "west") == "a1" and base(state, "east") == "c3"


@rule("UM-82", "UM-87")
def test_forget_shuffles_the_discarded_cards_of_its_camp_back() -> None:
    old = {n for n, one in enumerate(MEDIATION) if one.kind == Kind.JUSTIFICATION}
    state = thrown(thrown(earth(CAMPS, agapi="c3"), "east", *old), "west", *old)
    state = after(state, "agapi asks east")
    text = fresh(state, "east", "forget")
    state = happens(state, text)
    assert not old & state.discards[Pile.EAST] and state.discards[Pile.WEST] == old
    assert turned(text) not in state.found[Pile.EAST] and ask(state) == "act"


@rule("UM-80", "UM-82")
def test_forget_as_an_extra_card_shuffles_its_own_camps_cards() -> None:
    old = {n for n, one in enumerate(MEDIATION) if one.kind == Kind.JUSTIFICATION}
    state = thrown(thrown(earth(CAMPS, agapi="c3"), "east", *old), "west", *old)
    state = after(reveal(state, "need"), "ask west")
    state = happens(state, fresh(state, "west", "forget"))
    assert state.discards[Pile.EAST] == old and not old & state.discards[Pile.WEST]


@rule("UM-82", "UM-33")
def test_exhaust_takes_cubes_of_your_choice_for_this_turn() -> None:
    state = reveal(earth(CAMPS, agapi="c3 cubes=2", vera="a1 cubes=0", elli="u"), "exhaust")
    number = strength(MEDIATION, "exhaust")
    assert options(state) == ["elli loses", "agapi loses"]
    for _ in range(min(number, CUBES)):
        state = after(state, "elli loses")
    assert cubes(state, "elli") == CUBES - number and cubes(state, "agapi") == 1
    assert ask(state) == "act"
    assert cubes(after(state, "end"), "elli") == CUBES


@rule("UM-82", "UM-101", "UM-102")
def test_destroy_lays_a_permanent_destruction() -> None:
    state = reveal(earth(CAMPS, agapi="c3"), "destroy")
    assert now(state).seat == CHANCE and ask(state) == "destroy"
    state = after(state, "card a1")
    assert names(state.destroyed) == {"a1"} and "a1" in discarded(state)
    assert ask(state) == "act"


@rule("UM-101")
def test_destroy_does_nothing_when_both_destructions_are_out() -> None:
    board = CAMPS.replace("0 0 .", "X X .", 1)
    state = reveal(earth(board, agapi="c3"), "destroy")
    assert len(state.destroyed) == DESTRUCTIONS == 2 and ask(state) == "act"


@rule("UM-82")
def test_a_card_of_a_camp_can_calm() -> None:
    number = strength(MEDIATION, "calm")
    board = CAMPS.replace("0 0 .", "* * *", 1).replace("0 .", "* .", 1)
    state = reveal(earth(board, agapi="c3"), "calm")
    for there in ("a1", "b1", "c1", "a2")[:number]:
        assert ask(state) == "effect"
        state = after(state, f"calm {there}")
    assert ask(state) == "act" and len(attack_cards(state)) == 4 - number


# -- power cards --------------------------------------------------------------------------------

ATTACKS = CAMPS.replace("0 0 . . .", "* * * * *", 1)


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
    state = earth(CAMPS, agapi=f"c4 power={power('carry')}")
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
    board = CAMPS.replace(". . . . . . . . .", ". P0 . . . . . . .")
    state = earth(board, agapi=f"c5 power={power('carry')}", variants="pyramids")
    state = after(state, "agapi power", "raise b4", "to a1")
    assert names(sq for sq in state.pyramids if sq != NONE) == {"a1"}


@rule("UM-55", "UM-85")
def test_jump_sets_characters_on_any_square_but_a_destruction() -> None:
    board = CAMPS.replace("0 0 .", "0 X .", 1)
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
    state = earth(CAMPS, agapi=f"c4 energy=1 power={power('rest')}", vera="d1 energy=1")
    state = after(state, "agapi power")
    assert energy(state, "agapi") == energy(state, "vera") == ENERGY
    assert where(state, "vera") == "d1" and ask(state) == "act"


@rule("UM-55", "UM-51")
def test_refresh_gives_cubes_back_and_frees_their_places() -> None:
    state = earth(CAMPS, agapi=f"c4 power={power('refresh')}", vera="d2")
    state = after(state, "vera moves e2", "vera moves f2", "agapi power")
    assert options(state) == ["agapi refreshed", "vera refreshed", "on"]
    number = strength(POWERS, "refresh")
    for text in ("vera refreshed", "vera refreshed", "agapi refreshed")[:number]:
        state = after(state, text)
    assert cubes(state, "vera") == CUBES - 2 + min(number, 2)
    assert used(state, "vera", "move") == 2 - min(number, 2)


@pytest.mark.parametrize("pile", ["east", "west", "attack", "power"])
@rule("UM-55", "UM-94")
def test_foresee_shows_the_next_cards_of_a_pile_in_their_order(pile: str) -> None:
    state = earth(CAMPS, agapi=f"c4 power={power('foresee')}")
    state = after(state, "agapi power")
    assert options(state) == ["look east", "look west", "look attack", "look power"]
    cards = [n for n in range(9) if n != power("foresee")][:FORESEEN]
    state = after(state, f"look {pile}", *(f"turn {pile} {n}" for n in cards))
    assert state.tops[Pile[pile.upper()]] == tuple(cards) and ask(state) == "act"


@rule("UM-55", "UM-56")
def test_shelter_makes_an_attack_void_that_was_just_drawn() -> None:
    state = attacked(earth(CAMPS, agapi=f"c4 power={power('shelter')}", vera="h1"), 2)
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
    state = attacked(earth(CAMPS, agapi=f"c4 power={power('shelter')}", vera="a1"))
    state = after(state, "card a1", "on")
    assert attack_cards(state) == {"a1"} and where(state, "vera") == "i5"
    assert state.powers[Character.AGAPI] == power("shelter")


@rule("UM-52", "UM-55", "UM-82")
def test_no_power_card_is_used_in_the_middle_of_a_mediation() -> None:
    state = earth(CAMPS, agapi="c3", vera=f"a1 power={power('shelter')}", nikitas="i1")
    state = after(reveal(state, "attacks"), "card a1")
    assert ask(state) != "answer" and where(state, "vera") == "i5"


@pytest.mark.parametrize("kind", ["shelter", "calm", "rest"])
@rule("UM-96", "UM-56")
def test_a_power_card_that_would_do_nothing_is_not_used(kind: str) -> None:
    state = earth(CAMPS, agapi=f"c4 power={power(kind)}")
    assert why_not(state, "agapi power") == "UM-96"


# -- all of them --------------------------------------------------------------------------------


def settled(state: State) -> State:
    """What follows, each time with the first of the options, until an action is asked for."""
    for _ in range(60):
        if ask(state) == "act":
            return state
        state, _ = GAME.apply(state, now(state).options[0])
        GAME.check(state)
    raise AssertionError(f"no end: {ask(state)}")


@pytest.mark.parametrize("number", range(len(MEDIATION)))
@rule("UM-6", "UM-52")
def test_every_card_of_a_camp_comes_to_an_end(number: int) -> None:
    state = earth(ATTACKS, agapi="c3", vera="d4 energy=1", nikitas="h2", ship=8)
    state = settled(after(state, "agapi asks east", f"turn east {number}"))
    need = MEDIATION[number].kind == Kind.NEED
    assert (number in state.found[Pile.EAST]) == need
    assert (number in state.discards[Pile.EAST]) == (not need)


@pytest.mark.parametrize("number", range(len(POWERS)))
@rule("UM-6", "UM-55")
def test_every_power_card_comes_to_an_end(number: int) -> None:
    state = earth(ATTACKS, agapi=f"c4 power={number}", vera="d4 energy=1", ilias="f4", nikitas="h2")
    state = after(state, "vera moves e4")
    if POWERS[number].kind == Kind.SHELTER:
        state = after(attacked(state), "card h1")
    state = settled(after(state, "agapi power"))
    assert state.discards[Pile.POWER] == {number}


@rule("UM-6")
def test_every_kind_of_effect_is_printed_on_some_card() -> None:
    printed = {one.kind for one in (*MEDIATION, *POWERS)}
    assert printed == set(Kind)
    assert card("need") != card("justification")
