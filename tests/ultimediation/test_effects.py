"""What each kind of card does: those of the camps, and the power cards of the team."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import ATTACKS, CORNER, SEVEN, earth
from ultimediation.cards import card, fresh, happens, reveal, strength, thrown, turned
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    base,
    cubes,
    discarded,
    energy,
    last_words,
    names,
    now,
    options,
    people,
    settled,
    where,
)

from eden.engine.game import CHANCE
from eden.engine.values import with_at
from eden.games.ultimediation.data import (
    CAMPS,
    CUBES,
    DESTRUCTIONS,
    ENERGY,
    MEDIATION,
    POWERS,
    Character,
    Kind,
    Pile,
)

# -- against the team ---------------------------------------------------------------------------


@pytest.mark.parametrize("team", [{}, SEVEN], ids=["four", "seven"])
@rule("UM-82")
def test_attacks_brings_as_many_attacks_as_the_card_says(team: dict[str, Any]) -> None:
    start = after(earth(CORNER, agapi="c3", **team), "agapi asks east")
    for number, one in enumerate(MEDIATION[Pile.EAST]):
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
    state = reveal(earth(CORNER, agapi="c3", **team), "siege")
    assert ask(state) == "attack" and last_words(options(state)) == row
    for number in range(strength(MEDIATION[Pile.EAST], "siege", state.characters)):
        assert ask(state) == "attack" and len(options(state)) == len(row) - number
        state = after(state, options(state)[-1])
        while ask(state) in ("flee", "save", "rebase"):
            state = after(state, next(text for text in options(state) if text[-1] != "3"))
    assert ask(state) == "act"
    assert attack_cards(state) <= row and not attack_cards(state) & discarded(state)


@rule("UM-89", "UM-43")
def test_a_siege_stays_in_its_row_when_it_drives_its_own_base_away() -> None:
    state = after(reveal(earth(CORNER, agapi="c3", vera="c4"), "siege"), "card c3", "card a1")
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
    board = CORNER.replace("E . . . W", "E . . . .").replace(
        ". . . . . . . . U", ". . . W . . . . U"
    )
    state = after(reveal(earth(board, agapi="c3"), "need"), "ask west")
    state = happens(state, fresh(state, "west", "siege"))
    assert all(name.endswith("5") for name in last_words(options(state)))


@rule("UM-82", "UM-84")
def test_drain_takes_energy_of_the_mediator_alone() -> None:
    lost = strength(MEDIATION[Pile.EAST], "drain")
    state = reveal(earth(CORNER, agapi="c3", vera="c3"), "drain")
    left = ENERGY - lost
    assert energy(state, "agapi") == (left or ENERGY) and energy(state, "vera") == ENERGY
    state = reveal(earth(CORNER, agapi="c3 energy=1"), "drain")
    assert where(state, "agapi") == "i5" and energy(state, "agapi") == ENERGY


@rule("UM-131", "UM-71")
def test_drain_takes_nothing_of_a_mediator_in_base_u() -> None:
    beside = CORNER.replace("U", ".").replace(". E", "U E")
    state = earth(beside, nikitas="u")
    state = after(state, "nikitas asks east", f"turn east {card('drain')}")
    assert energy(state, "nikitas") == ENERGY and ask(state) == "act"


@rule("UM-82", "UM-83", "UM-84", "UM-131")
def test_tire_takes_energy_of_all_outside_base_u() -> None:
    state = earth(CORNER, agapi="c3", vera="a1 energy=1", nikitas="u", elli="d1")
    state = reveal(state, "tire")
    lost = strength(MEDIATION[Pile.EAST], "tire")
    assert energy(state, "elli") == energy(state, "agapi") == ((ENERGY - lost) or ENERGY)
    assert where(state, "vera") == "i5" and energy(state, "vera") == ENERGY
    assert where(state, "nikitas") == "i5" and energy(state, "nikitas") == ENERGY


@rule("UM-82", "UM-85")
def test_recall_sends_the_mediator_to_base_u() -> None:
    state = reveal(earth(CORNER, agapi="c3 energy=1", vera="c3"), "recall")
    assert where(state, "agapi") == "i5" and energy(state, "agapi") == ENERGY
    assert where(state, "vera") == "c3"


@rule("UM-82", "UM-43", "UM-45")
def test_uproot_moves_the_base_to_the_square_of_a_drawn_card() -> None:
    state = reveal(earth(CORNER, agapi="c3"), "uproot")
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
    state = reveal(earth(CORNER, agapi="c3"), "need")
    state = after(state, "ask west")
    state = after(happens(state, fresh(state, "west", "uproot")), "card a1")
    assert base(state, "west") == "a1" and base(state, "east") == "c3"


@rule("UM-82", "UM-87")
def test_forget_shuffles_the_discarded_cards_of_its_camp_back() -> None:
    old = {n for n, one in enumerate(MEDIATION[Pile.EAST]) if one.kind == Kind.JUSTIFICATION}
    state = thrown(thrown(earth(CORNER, agapi="c3"), "east", *old), "west", *old)
    state = after(state, "agapi asks east")
    text = fresh(state, "east", "forget")
    state = happens(state, text)
    assert not old & state.discards[Pile.EAST] and state.discards[Pile.WEST] == old
    assert turned(text) not in state.found[Pile.EAST] and ask(state) == "act"


@rule("UM-80", "UM-82")
def test_forget_as_an_extra_card_shuffles_its_own_camps_cards() -> None:
    old = {n for n, one in enumerate(MEDIATION[Pile.EAST]) if one.kind == Kind.JUSTIFICATION}
    state = thrown(thrown(earth(CORNER, agapi="c3"), "east", *old), "west", *old)
    state = after(reveal(state, "need"), "ask west")
    state = happens(state, fresh(state, "west", "forget"))
    assert state.discards[Pile.EAST] == old and not old & state.discards[Pile.WEST]


@rule("UM-82", "UM-33")
def test_exhaust_takes_cubes_of_your_choice_for_this_turn() -> None:
    state = reveal(earth(CORNER, agapi="c3 cubes=2", vera="a1 cubes=0", elli="u"), "exhaust")
    number = strength(MEDIATION[Pile.EAST], "exhaust")
    assert options(state) == ["elli loses", "agapi loses"]
    for _ in range(min(number, CUBES)):
        state = after(state, "elli loses")
    assert cubes(state, "elli") == CUBES - number and cubes(state, "agapi") == 1
    assert ask(state) == "act"
    assert cubes(after(state, "end"), "elli") == CUBES


@rule("UM-82", "UM-101", "UM-102")
def test_destroy_lays_a_permanent_destruction() -> None:
    state = reveal(earth(CORNER, agapi="c3"), "destroy")
    assert now(state).seat == CHANCE and ask(state) == "destroy"
    state = after(state, "card a1")
    assert names(state.destroyed) == {"a1"} and "a1" in discarded(state)
    assert ask(state) == "act"


@rule("UM-101")
def test_destroy_does_nothing_when_both_destructions_are_out() -> None:
    board = CORNER.replace("0 0 .", "X X .", 1)
    state = reveal(earth(board, agapi="c3"), "destroy")
    assert len(state.destroyed) == DESTRUCTIONS == 2 and ask(state) == "act"


@rule("UM-82")
def test_a_card_of_a_camp_can_calm() -> None:
    number = strength(MEDIATION[Pile.EAST], "calm")
    board = CORNER.replace("0 0 .", "* * *", 1).replace("0 .", "* .", 1)
    state = reveal(earth(board, agapi="c3"), "calm")
    for there in ("a1", "b1", "c1", "a2")[:number]:
        assert ask(state) == "effect"
        state = after(state, f"calm {there}")
    assert ask(state) == "act" and len(attack_cards(state)) == 4 - number


# -- all of them --------------------------------------------------------------------------------


@pytest.mark.parametrize("camp", CAMPS, ids=lambda camp: camp.name.lower())
@pytest.mark.parametrize("number", range(len(MEDIATION[Pile.EAST])))
@rule("UM-6", "UM-52")
def test_every_card_of_a_camp_comes_to_an_end(number: int, camp: Pile) -> None:
    state = earth(ATTACKS, agapi="c3", vera="d4 energy=1", nikitas="h2", ship=8)
    side = camp.name.lower()
    state = state._replace(at=with_at(state.at, Character.AGAPI, state.bases[camp]))
    state = settled(after(state, f"agapi asks {side}", f"turn {side} {number}"))
    need = MEDIATION[camp][number].kind == Kind.NEED
    assert (number in state.found[camp]) == need
    assert (number in state.discards[camp]) == (not need)


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
    printed = {one.kind for one in (*MEDIATION[Pile.EAST], *MEDIATION[Pile.WEST], *POWERS)}
    assert printed == set(Kind)
    assert card("need") != card("justification")
