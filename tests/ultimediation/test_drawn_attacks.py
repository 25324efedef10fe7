"""Attacks that an effect brings: which cards of the pile they are, a siege's above all."""

from __future__ import annotations

from rule import rule
from ultimediation.boards import CORNER, earth
from ultimediation.cards import reveal, thrown
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    discarded,
    last_words,
    options,
    settled,
)

from eden.games.ultimediation.data import Pile, Square


@rule("UM-89", "UM-137")
def test_a_siege_draws_from_the_pile_and_never_a_discarded_card() -> None:
    thrown_away = [Square[f"{column}3"] for column in "BCDEFGHI"]
    state = reveal(thrown(earth(CORNER, agapi="c3"), "attack", *thrown_away), "siege")
    assert options(state) == ["card a3"]
    state = settled(after(state, "card a3"))
    assert attack_cards(state) == {"a3"}, "the pile has no other card of that row"
    state = reveal(thrown(earth(CORNER, agapi="c3"), "attack", *thrown_away, Square.A3), "siege")
    assert ask(state) == "act", "nor is there an attack without one"


@rule("UM-89", "UM-137", "UM-94")
def test_a_siege_draws_foreseen_cards_of_its_row_first_and_leaves_the_others_in_their_order() -> (
    None
):
    state = earth(CORNER, agapi="c3")
    tops = (Square.B5, Square.H3, Square.D4)
    state = reveal(state._replace(tops=((), (), tops, (), ())), "siege")
    assert options(state) == ["card h3"]
    state = after(state, "card h3", "flee h2")
    assert state.tops[Pile.ATTACK] == (Square.B5, Square.D4)
    assert last_words(options(state)) == {f"{column}3" for column in "abcdefgi"}


@rule("UM-89", "UM-35")
def test_a_siege_on_an_empty_pile_has_the_discarded_cards_shuffled_first() -> None:
    state = earth(CORNER, agapi="c3")
    state = reveal(thrown(state, "attack", *Square), "siege")
    assert last_words(options(state)) == {f"{column}3" for column in "abcdefghi"}
    state = after(state, "card a3")
    assert discarded(state) == set(), "they are the pile again"


@rule("UM-137", "UM-82")
def test_attacks_that_an_effect_brings_are_the_next_cards_of_the_pile() -> None:
    state = earth(CORNER, agapi="c3")
    state = state._replace(tops=((), (), (Square.B5, Square.H3), (), ()))
    assert options(reveal(state, "attacks")) == ["card b5"]
    state = reveal(thrown(earth(CORNER, agapi="c3"), "attack", Square.A1, Square.A2), "attacks")
    assert not {"card a1", "card a2"} & set(options(state))
