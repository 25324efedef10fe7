"""Mediation: justifications, needs, effects and their price, energy."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import CAMPS, SEVEN, earth
from ultimediation.cards import asked, card, costly, fresh, happens, paid, thrown, turned
from ultimediation.table import after, ask, attacked, base, energy, events, options, where, why_not

from eden.games.ultimediation.data import ENERGY, MEDIATION, SQUARES, Character, Kind, Pile, Square
from eden.games.ultimediation.events import (
    AttackLaid,
    Broken,
    EffectHappens,
    EffectIgnored,
    EffectRefused,
    Shuffled,
)
from eden.games.ultimediation.state import Job, Task

# -- effects and their price --------------------------------------------------------------------


@rule("UM-82")
def test_an_effect_that_is_not_cancelled_happens() -> None:
    state = asked(earth(CAMPS, agapi="c3"))
    text = costly(state, "east")
    state = after(state, text)
    assert options(state) == ["refuse", "on"]
    assert EffectHappens(Pile.EAST, turned(text)) in events(state, "on")
    assert turned(text) in state.discards[Pile.EAST]


@pytest.mark.parametrize("team", [{}, SEVEN], ids=["four", "seven"])
@rule("UM-82")
def test_an_effect_is_cancelled_with_as_much_energy_as_the_card_says(team: dict[str, Any]) -> None:
    others = team or {"vera": "a1", "nikitas": "b1"}
    before = asked(earth(CAMPS, agapi="c3", elli="a4", **others))
    for number, one in enumerate(MEDIATION[Pile.EAST]):
        price = one.price(before.characters)
        if price:
            state = after(before, f"turn east {number}")
            assert EffectRefused(Pile.EAST, number) in events(state, "refuse")
            state = after(state, "refuse")
            for _ in range(price):
                assert ask(state) == "pay"
                state = after(state, options(state)[-1])
            assert ask(state) == "act" and number in state.discards[Pile.EAST]
            same = ("attacks", "bases", "destroyed", "cubes", "people")
            assert all(getattr(state, part) == getattr(before, part) for part in same)


@rule("UM-82")
def test_the_price_is_shared_as_you_like() -> None:
    state = asked(earth(CAMPS, agapi="c3", vera="a1", nikitas="b1", elli="d1"))
    state = after(state, costly(state, "east", 2), "refuse")
    assert options(state) == ["elli pays", "agapi pays", "nikitas pays", "vera pays"]
    shared = paid(after(state, "vera pays"), "nikitas", "elli")
    assert energy(shared, "vera") == energy(shared, "nikitas") == ENERGY - 1
    alone = after(state, "vera pays", "vera pays")
    assert energy(alone, "nikitas") == ENERGY


@rule("UM-82")
def test_who_cannot_pay_in_full_cannot_cancel() -> None:
    state = asked(earth(CAMPS, agapi="c3 energy=1"))
    state = after(state, costly(state, "east", 2))
    assert ask(state) != "offer"


@rule("UM-82")
def test_an_effect_without_a_price_cannot_be_cancelled() -> None:
    state = asked(earth(CAMPS, agapi="c3", vera="a1"))
    effects = [*enumerate(MEDIATION[Pile.EAST])]
    free = [n for n, one in effects if one.kind > Kind.JUSTIFICATION and not one.price(4)]
    assert free
    for number in free:
        told = events(state, f"turn east {number}")
        assert EffectHappens(Pile.EAST, number) in told


@rule("UM-83")
def test_who_is_in_base_u_cannot_pay() -> None:
    state = asked(earth(CAMPS, agapi="c3", vera="u"))
    state = after(state, costly(state, "east"), "refuse")
    assert options(state) == ["agapi pays"]
    assert why_not(state, "vera pays") == why_not(state, "elli pays") == "UM-83"


@rule("UM-83", "UM-82")
def test_the_energy_in_base_u_is_not_enough_to_cancel() -> None:
    state = asked(earth(CAMPS, agapi="c3 energy=1", vera="u", nikitas="u"))
    assert ask(after(state, costly(state, "east", 2))) != "offer"
    state = asked(earth(CAMPS, agapi="c3 energy=1", vera="u", nikitas="i4"))
    assert ask(after(state, costly(state, "east", 2))) == "offer"


@rule("UM-84", "UM-85")
def test_who_has_paid_all_goes_to_base_u_once_the_card_is_settled() -> None:
    state = asked(earth(CAMPS, agapi="c3", vera="a1 energy=1"))
    state = after(state, costly(state, "east", 2), "refuse", "vera pays")
    assert where(state, "vera") == "a1" and ask(state) == "pay"
    state = paid(state, "agapi")
    assert where(state, "vera") == "i5" and energy(state, "vera") == ENERGY


@rule("UM-84")
def test_who_has_energy_left_stays() -> None:
    state = asked(earth(CAMPS, agapi="c3", vera="a1", nikitas="b1"))
    state = after(state, f"turn east {card('drain')}", "refuse", "vera pays")
    assert where(state, "vera") == "a1" and energy(state, "vera") == ENERGY - 1


# -- Base U gives energy ------------------------------------------------------------------------


@rule("UM-85")
def test_who_moves_to_base_u_gets_all_energy_back() -> None:
    state = earth(CAMPS, vera="i4 energy=1", elli="g4 energy=1")
    state = after(state, "vera moves i5", "elli moves i5")
    assert energy(state, "vera") == energy(state, "elli") == ENERGY


@rule("UM-85", "UM-39")
def test_who_is_hit_gets_all_energy_back_in_base_u() -> None:
    state = after(attacked(earth(CAMPS, vera="a1 energy=1")), "card a1")
    assert where(state, "vera") == "i5" and energy(state, "vera") == ENERGY


@rule("UM-85", "UM-37")
def test_who_is_saved_by_a_protector_in_base_u_gets_all_energy_back_there() -> None:
    board = CAMPS.replace("0 . . . . . . . .", "0 U . . . . . . .", 1).replace(". U\n", ". .\n")
    state = after(attacked(earth(board, vera="a1 energy=1", agapi="u", elli="g1")), "card a1")
    assert where(state, "vera") == where(state, "agapi") == "b1"
    assert energy(state, "vera") == ENERGY


@pytest.mark.parametrize("camp", ["east", "west"])
@rule("UM-130", "UM-78", "UM-80")
def test_more_needs_than_required_are_found_with_all_that_follows(camp: str) -> None:
    there = {"east": "c3", "west": "g3"}[camp]
    found = {"east": "2/0", "west": "0/2"}[camp]
    state = earth(CAMPS, found=found, ship=4, agapi=f"{there} energy=1")
    state = after(state, f"agapi asks {camp}")
    state = after(state, fresh(state, camp, "need"))
    assert len(state.found[Pile[camp.upper()]]) == 3 and energy(state, "agapi") == ENERGY
    assert ask(state) == "back" and ask(after(state, *["back a1", "back a2"] * 2)) == "again"


# -- broken off ---------------------------------------------------------------------------------

# Andromeda's first card brings an attack, the second one is still to come.
ATTACKED = (Task(Job.ATTACK, 1), Task(Job.SETTLE), Task(Job.MEDIATE, 1, Square.C3))


@rule("UM-86")
def test_a_mediation_is_broken_off_when_the_mediator_is_sent_home() -> None:
    state = asked(earth(CAMPS, andromeda="c3"), one="andromeda")
    text = fresh(state, "east", "recall")
    state = after(state, text)
    if ask(state) == "offer":
        assert Broken(Character.ANDROMEDA) in events(state, "on")
        state = after(state, "on")
    assert where(state, "andromeda") == "i5" and ask(state) == "act"


@rule("UM-86", "UM-43")
def test_a_mediation_is_broken_off_when_its_base_is_attacked_and_moves() -> None:
    state = asked(earth(CAMPS, andromeda="c3", agapi="d4"), one="andromeda")
    state = after(state._replace(agenda=ATTACKED), "card c3")
    assert where(state, "andromeda") == "d4"
    for there in ("a1", "d4"):  # even if it moves to where she is now
        moved = after(state, f"card {there}")
        while ask(moved) == "flee":
            moved = after(moved, options(moved)[0])
        assert base(moved, "east") == there and ask(moved) == "act"


@rule("UM-86", "UM-69")
def test_it_is_said_that_a_mediation_is_broken_off() -> None:
    state = asked(earth(CAMPS.replace(".", "0", 1), andromeda="c3", agapi="d4"), one="andromeda")
    state = after(state._replace(agenda=ATTACKED), "card c3")
    assert Broken(Character.ANDROMEDA) in events(state, "card a1")


@rule("UM-86")
def test_a_mediation_goes_on_while_the_mediator_is_on_the_base() -> None:
    state = asked(earth(CAMPS, andromeda="c3"), one="andromeda")
    assert ask(after(state._replace(agenda=ATTACKED), "card a1")) == "reveal"


# -- the end of a pile --------------------------------------------------------------------------


@rule("UM-87")
def test_an_empty_pile_is_made_anew_of_its_discarded_cards_without_the_needs_found() -> None:
    state = earth(CAMPS, agapi="c3", found="1/0", difficulty="expert")
    rest = set(range(len(MEDIATION[Pile.EAST]))) - set(state.found[Pile.EAST])
    state = asked(thrown(state, "east", *rest))
    assert {turned(text) for text in options(state)} == rest
    text = f"turn east {card('justification')}"
    assert Shuffled(Pile.EAST) in events(state, text)
    state = after(state, text)
    assert state.discards[Pile.EAST] == {turned(text)}
    assert len(options(asked(state._replace(used=(state.used[6],) * 7)))) == len(rest) - 1


@rule("UM-87")
def test_while_a_pile_lasts_no_discarded_card_comes_again() -> None:
    last = len(MEDIATION[Pile.EAST]) - 1
    state = asked(thrown(earth(CAMPS, agapi="c3"), "east", *range(last - 1)))
    assert options(state) == [f"turn east {last - 1}", f"turn east {last}"]


@pytest.mark.parametrize("camp", ["east", "west"])
@rule("UM-88")
def test_diamandis_ignores_the_extra_card_after_a_need_too(camp: str) -> None:
    state = asked(earth(CAMPS, diamandis="c3"), one="diamandis")
    state = after(state, fresh(state, "east", "need"), f"ask {camp}")
    text = fresh(state, camp, "recall")
    assert EffectIgnored(Pile[camp.upper()], turned(text)) in events(state, text)
    state = after(state, text)
    assert where(state, "diamandis") == "c3" and ask(state) == "act"


@rule("UM-82", "UM-36")
def test_the_attacks_of_an_effect_are_dealt_with_like_all_attacks() -> None:
    state = asked(earth(CAMPS, agapi="c3", vera="a1"))
    state = happens(state, fresh(state, "east", "attacks"))
    assert ask(state) == "attack"
    assert AttackLaid(SQUARES[0]) in events(state, "card a1")
    assert where(after(state, "card a1"), "vera") == "i5"
    assert base(state, "east") == "c3"
