"""A look ahead: the next cards of a pile."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import READY, earth
from ultimediation.cards import disaster, thrown, turned
from ultimediation.table import after, ask, attacked, events, options, why_not

from eden.games.ultimediation.data import DISASTERS, FORESEEN, SQUARES, Pile
from eden.games.ultimediation.events import Shuffled
from eden.games.ultimediation.state import State

# All have a power card.
ARMED: dict[str, Any] = {
    "elli": "u power=3",
    "agapi": "c3 power=0",
    "nikitas": "d3 power=2",
    "vera": "e3 power=1",
}


def ready(loads: int = 5, **more: Any) -> State:
    """Elli can load; so many loadings have been."""
    return earth(READY, loads=loads, dealt=True, **ARMED, **more)


def sixth(**more: Any) -> State:
    """The sixth loading."""
    return after(ready(**more), "elli loads")


@rule("UM-94")
def test_with_the_sixth_loading_you_look_at_one_pile_of_your_choice() -> None:
    state = sixth()
    assert options(state) == ["look east", "look west", "look attack", "look power"]
    state = sixth(variants="pyramids", difficulty="expert")
    state = after(state, "card a1") if ask(state) == "pyramid" else state
    assert options(state)[-1] == "look disaster"


@rule("UM-94")
def test_without_disasters_there_is_no_such_pile_to_look_at() -> None:
    assert why_not(sixth(), "look disaster") == "UM-94"


@rule("UM-94", "UM-115")
def test_the_disaster_that_is_announced_is_not_among_the_next_ones() -> None:
    omen = disaster("storm")
    state = ready(variants="pyramids", turn="d")
    state = after(attacked(state), "card i5", f"turn disaster {omen}", "card b1")
    state = after(state, "elli loads", "card c1", "look disaster")
    assert {turned(text) for text in options(state)} == {*range(len(DISASTERS))} - {omen}


@pytest.mark.parametrize("loads", [0, 1, 2, 3, 4, 6, 7])
@rule("UM-94")
def test_no_other_loading_lets_you_look(loads: int) -> None:
    state = ready(loads)
    assert ask(after(state, "elli loads")) == "act"


@rule("UM-94")
def test_the_next_three_cards_come_in_the_order_that_was_seen() -> None:
    state = after(sixth(), "look attack")
    assert FORESEEN == 3
    state = after(state, "turn attack 20", "turn attack 3", "turn attack 11")
    assert ask(state) == "act"
    state = attacked(state, 3)
    for number in (20, 3, 11):
        there = SQUARES[number].name.lower()
        assert options(state) == [f"card {there}"]
        state = after(state, f"card {there}")
        while ask(state) in ("answer", "flee"):
            state = after(state, options(state)[-1])


@rule("UM-94")
def test_no_card_is_seen_twice() -> None:
    state = after(sixth(), "look west", "turn west 9")
    assert "turn west 9" not in options(state)
    assert all(text.startswith("turn west") for text in options(state))


@rule("UM-94")
def test_a_pile_of_which_a_card_is_known_can_be_looked_at_too() -> None:
    state = ready()
    state = state._replace(tops=((), (), (20,), (), ()))
    state = after(state, "elli loads")
    assert "look attack" in options(state)


@rule("UM-94")
def test_every_pile_that_is_offered_can_be_looked_at_even_when_all_its_cards_are_known() -> None:
    state = ready()
    state = thrown(state, "attack", *(set(range(len(SQUARES))) - {20}))
    state = after(state._replace(tops=((), (), (20,), (), ())), "elli loads")
    for text in options(state):
        looked = after(state, text)
        assert ask(looked) == "act" or options(looked), f"{text} leads nowhere"


@rule("UM-94", "UM-35")
def test_an_empty_pile_is_made_anew_before_it_is_looked_at() -> None:
    state = after(thrown(sixth(), "attack", *SQUARES), "look attack")
    assert Shuffled(Pile.ATTACK) in events(state, "turn attack 20")
    state = after(state, "turn attack 20")
    assert state.discards[Pile.ATTACK] == set()
    state = after(state, "turn attack 3", "turn attack 11")
    assert options(attacked(state)) == [f"card {SQUARES[20].name.lower()}"]


@rule("UM-94")
def test_looking_draws_nothing() -> None:
    state = after(sixth(), "look east", "turn east 1", "turn east 9", "turn east 20")
    assert state.discards[Pile.EAST] == set() and state.found == ((), ())
