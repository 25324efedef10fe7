"""What a revealed card is: a justification changes nothing, a need brings much."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import CAMPS, earth
from ultimediation.cards import asked, card, found, fresh, thrown, turned
from ultimediation.table import (
    after,
    ask,
    attacked,
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

from eden.games.ultimediation.data import ENERGY, LOAD, SQUARES, Pile
from eden.games.ultimediation.events import Shuffled


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


@rule("UM-78", "UM-25", "UM-26", "UM-27")
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
    barred = {
        "i5": "UM-78",
        "a1": "UM-78",
        "d1": "UM-25",
        "a2": "UM-26",
        "b2": "UM-27",
        "c3": "UM-26",
        "g3": "UM-26",
    }
    assert not squares & barred.keys()
    assert {there: why_not(state, f"back {there}") for there in barred} == barred


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
    state = after(found(earth(CAMPS, agapi="c3", vera="a1", nikitas="b1")), "ask west")
    state = after(state, f"turn west {card('uproot', camp='west')}")
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
