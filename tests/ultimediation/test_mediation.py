"""Mediation: justifications, needs, effects and their price, energy."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import earth
from ultimediation.cards import costly, fresh, happens, paid, thrown, turned
from ultimediation.table import (
    after,
    ask,
    attacked,
    base,
    discarded,
    ended,
    energy,
    events,
    last_words,
    options,
    people,
    where,
    why_not,
)

from eden.games.ultimediation.data import (
    ENERGY,
    LOAD,
    MEDIATION,
    SQUARES,
    Character,
    Kind,
    Pile,
    Square,
)
from eden.games.ultimediation.events import (
    AttackLaid,
    Broken,
    EffectHappens,
    EffectIgnored,
    EffectRefused,
    Shuffled,
)
from eden.games.ultimediation.state import Job, State, Task

# Both bases in the middle, Base U in a corner; nobody on a1 and a2.
CAMPS = """
    0 . . . . . . . .
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


def asked(state: State, camp: str = "east", one: str = "agapi") -> State:
    """The question is asked, a card is about to be revealed."""
    return after(state, f"{one} asks {camp}")


def found(state: State, camp: str = "east") -> State:
    """Agapi asks and reveals a need."""
    state = asked(state, camp)
    return after(state, fresh(state, camp, "need"))


# -- justifications and needs -------------------------------------------------------------------


@rule("UM-75")
def test_a_justification_is_discarded_and_nothing_else_happens() -> None:
    before = asked(earth(CAMPS, agapi="c3 energy=1", ship=4))
    text = fresh(before, "east", "justification")
    state = after(before, text)
    assert state.discards[Pile.EAST] == {turned(text)} and ask(state) == "act"
    same = ("at", "energy", "attacks", "bases", "people", "ship", "found")
    assert all(getattr(state, part) == getattr(before, part) for part in same)


@pytest.mark.parametrize("camp", ["east", "west"])
@rule("UM-76")
def test_a_need_lies_on_its_camps_side_and_never_comes_again(camp: str) -> None:
    state = asked(earth(CAMPS, agapi="c3" if camp == "east" else "g3"), camp)
    text = fresh(state, camp, "need")
    state = after(state, text)
    other = {"east": Pile.WEST, "west": Pile.EAST}[camp]
    assert state.found[Pile[camp.upper()]] == (turned(text),) and not state.found[other]
    assert turned(text) not in state.discards[Pile[camp.upper()]]
    assert text not in options(after(state, f"ask {camp}"))


@rule("UM-77")
def test_when_a_need_is_found_all_have_all_energy_again() -> None:
    state = earth(CAMPS, agapi="c3 energy=1", vera="a1 energy=1", nikitas="b1", elli="d1 energy=1")
    state = found(state)
    assert {energy(state, one) for one in ("elli", "agapi", "vera", "nikitas")} == {ENERGY}
    assert where(state, "vera") == "a1"


@rule("UM-78")
def test_when_a_need_is_found_four_people_come_back_from_the_ship() -> None:
    state = found(earth(CAMPS, agapi="c3", ship=8))
    for there in ("a1", "a1", "a2"):
        assert ask(state) == "back"
        state = after(state, f"back {there}")
    state = after(state, "back a2")
    assert ask(state) == "again" and state.ship == 8 - LOAD
    assert people(state, "a1") == people(state, "a2") == 2


@rule("UM-78")
def test_they_come_back_to_squares_with_room_but_neither_to_base_u_nor_to_a_corner_pyramid() -> (
    None
):
    board = """
        P0 0 1 2 . . . . .
        *  X . . . . . . .
        .  . E . . . W . .
        .  P0 . . . . . . .
        .  . . . . . . . U0
    """
    state = found(earth(board, agapi="c3", ship=8, variants="pyramids"))
    squares = last_words(options(state))
    assert {"b1", "c1", "b4"} <= squares
    for there in ("i5", "a1", "d1", "a2", "b2", "c3", "g3"):
        assert there not in squares and why_not(state, f"back {there}") == "UM-78"


@rule("UM-78", "UM-80")
def test_with_nobody_aboard_nobody_comes_back() -> None:
    assert ask(found(earth(CAMPS, agapi="c3"))) == "again"


@rule("UM-78", "UM-79")
def test_fewer_than_four_aboard_all_come_back() -> None:
    state = after(found(earth(CAMPS, agapi="c3", ship=2)), "back a1", "back a1")
    assert state.ship == 0 and ask(state) == "again"


@rule("UM-79")
def test_who_has_no_room_on_earth_stays_aboard() -> None:
    board = """
        1 2 2 2 2 2 2 2 2
        * 2 2 2 2 2 2 2 2
        * * E * * * W * *
        2 * * * * * * * *
        2 * * * * * * * U0
    """
    state = found(earth(board, agapi="c3", ship=8))
    assert options(state) == ["back a1"]
    state = after(state, "back a1")
    assert (state.ship, state.lost) == (7, 0) and ask(state) == "again"


@pytest.mark.parametrize("camp", ["east", "west"])
@rule("UM-80")
def test_when_a_need_is_found_another_card_comes_from_the_base_of_choice(camp: str) -> None:
    state = found(earth(CAMPS, agapi="c3"))
    assert options(state) == ["ask east", "ask west"]
    state = after(state, f"ask {camp}")
    assert all(text.startswith(f"turn {camp} ") for text in options(state))
    text = fresh(state, camp, "justification")
    state = after(state, text)
    assert state.discards[Pile[camp.upper()]] == {turned(text)} and ask(state) == "act"


@rule("UM-80")
def test_the_extra_card_can_be_a_need_again_with_all_that_it_brings() -> None:
    state = after(found(earth(CAMPS, agapi="c3", ship=8, difficulty="expert")), "back a1")
    state = after(state, "back a1", "back a2", "back a2", "ask east")
    state = after(state, fresh(state, "east", "need"))
    assert len(state.found[Pile.EAST]) == 2 and ask(state) == "back"
    state = after(state, *["back " + text.split()[1] for text in options(state)[:4]])
    assert ask(state) == "again" and state.ship == 0


@rule("UM-80", "UM-82")
def test_the_effect_of_the_extra_card_happens_or_is_cancelled_as_usual() -> None:
    state = after(found(earth(CAMPS, agapi="c3")), "ask west")
    state = after(state, costly(state, "west"))
    assert options(state) == ["refuse", "on"]


@rule("UM-81")
def test_when_a_need_is_found_attack_deck_and_discarded_cards_are_shuffled() -> None:
    board = CAMPS.replace("0 .", "* .", 1)
    state = thrown(earth(board, agapi="c3"), "attack", 3, 4, 5)
    state = state._replace(tops=((), (), (7, 8), (), ()))
    state = after(found(state), "ask east")
    text = fresh(state, "east", "justification")
    assert Shuffled(Pile.ATTACK) in events(state, text)
    state = after(state, text)
    assert discarded(state) == set() and state.tops[Pile.ATTACK] == ()
    state = attacked(state)
    assert last_words(options(state)) == {sq.name.lower() for sq in SQUARES} - {"a1"}


@rule("UM-81", "UM-75")
def test_a_justification_shuffles_no_attack_cards() -> None:
    state = asked(thrown(earth(CAMPS, agapi="c3"), "attack", 3, 4, 5))
    state = after(state, fresh(state, "east", "justification"))
    assert discarded(state) == {"d1", "e1", "f1"}


@rule("UM-97", "UM-76")
def test_the_need_that_wins_ends_the_game_before_all_else() -> None:
    state = found(earth(CAMPS, agapi="c3 energy=1", ship=8, found="1/2"))
    assert ended(state).winners == (0,) and state.ship == 8


@rule("UM-97", "UM-78", "UM-80")
def test_a_need_more_than_required_has_the_usual_rewards() -> None:
    state = found(earth(CAMPS, agapi="c3 energy=1", ship=4, found="2/1"))
    assert len(state.found[Pile.EAST]) == 3 and energy(state, "agapi") == ENERGY
    state = after(state, "back a1", "back a1", "back a2", "back a2")
    assert ask(state) == "again"


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
    before = asked(earth(CAMPS, agapi="c3", elli="a4", **team))
    for number, one in enumerate(MEDIATION):
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
    free = [
        n for n, one in enumerate(MEDIATION) if one.kind > Kind.JUSTIFICATION and not one.price(4)
    ]
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
    state = paid(after(state, costly(state, "east", 1), "refuse"), "vera", "nikitas", "agapi")
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
    rest = set(range(len(MEDIATION))) - set(state.found[Pile.EAST])
    state = asked(thrown(state, "east", *rest))
    assert {turned(text) for text in options(state)} == rest
    text = f"turn east {next(n for n in rest if MEDIATION[n].kind == Kind.JUSTIFICATION)}"
    assert Shuffled(Pile.EAST) in events(state, text)
    state = after(state, text)
    assert state.discards[Pile.EAST] == {turned(text)}
    assert len(options(asked(state._replace(used=(state.used[6],) * 7)))) == len(rest) - 1


@rule("UM-87")
def test_while_a_pile_lasts_no_discarded_card_comes_again() -> None:
    state = asked(thrown(earth(CAMPS, agapi="c3"), "east", *range(len(MEDIATION) - 2)))
    last = len(MEDIATION) - 1
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
