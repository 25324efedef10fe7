"""Disasters: announced after the attacks, cancelled or not, they strike at the end of the turn."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import TOKEN, earth
from ultimediation.cards import disaster, threatened
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
    now,
    of,
    options,
    people,
    ruins,
    where,
    why_not,
)

from eden.engine.game import CHANCE
from eden.games.ultimediation.data import (
    CUBES,
    DISASTER_TOKENS,
    DISASTERS,
    ENERGY,
    Blow,
    Character,
    Pile,
    Square,
)
from eden.games.ultimediation.events import DisasterDrawn, Saved, Struck
from eden.games.ultimediation.state import NONE

# -- announced ----------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", ["d", "e", "f", "g", "h", "i"])
@rule("UM-115")
def test_from_turn_four_on_a_disaster_follows_the_attacks(turn: str) -> None:
    state = attacked(earth(TOKEN.replace("!", ""), variants="pyramids", turn=turn, agapi="d1"))
    state = after(state, "card a1")
    assert ask(state) == "omen" and now(state).seat == CHANCE
    number = disaster("storm")
    assert DisasterDrawn(number) in events(state, f"turn disaster {number}")
    state = after(state, f"turn disaster {number}", "card b2")
    assert ruins(state) == {"b2"} and discarded(state) == {"b2"} and ask(state) == "act"


@pytest.mark.parametrize("turn", ["a", "b", "c"])
@rule("UM-115")
def test_the_first_three_turns_have_none(turn: str) -> None:
    state = attacked(earth(TOKEN.replace("!", ""), variants="pyramids", turn=turn, agapi="d1"))
    assert ask(after(state, "card a1")) == "act"


@rule("UM-115")
def test_without_the_variant_there_are_none() -> None:
    state = attacked(earth(TOKEN.replace("!", ""), turn="e", agapi="d1"))
    assert ask(after(state, "card a1")) == "act"


@pytest.mark.parametrize("number", range(len(DISASTERS)))
@rule("UM-115")
def test_for_each_token_of_the_card_an_attack_card_is_drawn_and_discarded(number: int) -> None:
    state = attacked(earth(TOKEN.replace("!", ""), variants="pyramids", turn="d", agapi="d1"))
    state = after(state, "card a1", f"turn disaster {number}")
    squares = ("b2", "d3", "i3", "e3", "h5")[: DISASTERS[number].tokens]
    for there in squares:
        assert ask(state) == "token"
        state = after(state, f"card {there}")
    assert ask(state) == "act" and ruins(state) == discarded(state) == set(squares)
    assert attack_cards(state) == {"a1"}, "a token is no attack"


@rule("UM-115", "UM-1")
def test_some_disasters_have_several_tokens_none_more_than_there_are() -> None:
    assert len(DISASTERS) == 22 and DISASTER_TOKENS == 5
    assert 1 < max(one.tokens for one in DISASTERS) <= DISASTER_TOKENS
    assert {one.blow for one in DISASTERS} == set(Blow)


@rule("UM-115", "UM-118")
def test_when_it_is_announced_nothing_is_struck_yet() -> None:
    state = attacked(earth(TOKEN.replace("!0", "1"), variants="pyramids", turn="d", vera="b2"))
    state = after(state, "card a1", f"turn disaster {disaster('storm')}", "card b2")
    assert where(state, "vera") == "b2" and people(state, "b2") == 1


# -- cancelled ----------------------------------------------------------------------------------


@rule("UM-116", "UM-124")
def test_a_disaster_is_cancelled_on_the_square_of_its_token() -> None:
    state = threatened(agapi="b2", elli="b1")
    assert of(state, "agapi", "averts") == ["agapi averts b2"] and of(state, "elli", "averts") == []
    assert why_not(state, "elli averts b2") == "UM-124"
    state = after(state, "agapi averts b2")
    assert ruins(state) == set() and cubes(state, "agapi") == CUBES - 1


@rule("UM-116", "UM-124", "UM-59")
def test_a_mediator_cancels_a_disaster_only_in_a_protectors_zone() -> None:
    assert why_not(threatened(vera="b2", agapi="d4"), "vera averts b2") == "UM-59"
    assert why_not(threatened(vera="b2", agapi="b2"), "vera averts b2") == "UM-59"
    state = after(threatened(vera="b2", agapi="c3"), "vera averts b2")
    assert ruins(state) == set()


@rule("UM-116", "UM-124", "UM-66")
def test_ilias_cancels_a_disaster_side_by_side_too() -> None:
    state = after(threatened(ilias="b1"), "ilias averts b2")
    assert ruins(state) == set()
    assert of(threatened(ilias="a1"), "ilias", "averts") == []


@rule("UM-116", "UM-124", "UM-62")
def test_three_together_cancel_a_disaster_from_afar() -> None:
    state = threatened(agapi="d1", vera="d1", nikitas="d1")
    state = after(state, "begin ad", "with agapi", "with nikitas", "with vera")
    assert options(state) == ["avert b2"]
    assert ruins(after(state, "avert b2")) == set()


@rule("UM-116", "UM-124", "UM-117")
def test_each_token_is_cancelled_by_itself() -> None:
    board = TOKEN.replace("0 !0 0", "!0 !0 0")
    state = threatened(board, tokens=2, agapi="b2 energy=1", vera="a2 energy=1")
    state = after(state, "agapi averts b2")
    assert ruins(state) == {"a2"}
    state = after(state, "agapi moves c3", "end")
    assert where(state, "agapi") == "c3" and where(state, "vera") == "i3"


@rule("UM-116", "UM-124")
def test_a_disaster_that_was_cancelled_is_discarded_at_once_and_does_nothing() -> None:
    state = after(threatened(agapi="b2", vera="b2"), "agapi averts b2")
    assert state.omen == NONE and state.discards[Pile.DISASTER] == {disaster("storm")}
    state = after(state, "end")
    assert where(state, "agapi") == where(state, "vera") == "b2"


@rule("UM-116", "UM-124")
def test_while_a_token_is_left_the_card_stays() -> None:
    board = TOKEN.replace("0 !0 0", "!0 !0 0")
    state = after(threatened(board, tokens=2, agapi="b2"), "agapi averts b2")
    assert state.omen == disaster("storm", 2) and not state.discards[Pile.DISASTER]


# -- it strikes ---------------------------------------------------------------------------------


@rule("UM-117", "UM-119")
def test_at_the_end_of_the_turn_it_strikes_and_the_card_is_discarded() -> None:
    state = threatened(vera="b2")
    number = disaster("storm")
    assert Struck(number, Square.B2) in events(state, "end")
    state = after(state, "end")
    assert where(state, "vera") == "i3" and state.turn == 4
    assert ruins(state) == set() and state.omen == NONE
    assert state.discards[Pile.DISASTER] == {number}


@rule("UM-117", "UM-33")
def test_the_next_turn_begins_only_when_all_tokens_have_struck() -> None:
    board = TOKEN.replace("0 !0 0", "!1 !1 0")
    state = after(threatened(board, tokens=2, agapi="d1"), "end")
    while ask(state) == "flee":
        assert state.turn == 3
        state = after(state, options(state)[-1])
    assert state.turn == 4 and ruins(state) == set()


@rule("UM-119", "UM-126")
def test_all_tokens_strike_at_once_and_are_gone() -> None:
    board = TOKEN.replace("0 !0 0", "!1 !1 0")
    number = disaster("storm", 2)
    state = threatened(board, tokens=2, agapi="d1")
    assert {Struck(number, Square.A2), Struck(number, Square.B2)} <= {*events(state, "end")}
    state = after(state, "end")
    assert ask(state) == "flee" and ruins(state) == set()


@rule("UM-126", "UM-125")
def test_two_tokens_on_one_square_strike_it_once() -> None:
    state = after(threatened(TOKEN.replace("!0", "!!1"), tokens=2, vera="b2", agapi="d1"), "end")
    assert options(state) == ["flee b1", "flee c2", "flee b3", "flee a2"]
    state = after(state, "flee b1")
    assert ask(state) == "attack" and where(state, "vera") == "i3" and state.lost == 0


@rule("UM-118", "UM-37")
def test_a_protector_saves_from_a_disaster_as_from_an_attack() -> None:
    state = threatened(vera="b2", agapi="c3")
    assert Saved(Character.VERA, Character.AGAPI, Square.C3) in events(state, "end")
    assert where(after(state, "end"), "vera") == "c3"


@rule("UM-118", "UM-39", "UM-40")
def test_without_a_protector_beside_it_a_character_goes_to_base_u() -> None:
    state = after(threatened(vera="b2 energy=1", agapi="b2"), "end")
    assert where(state, "vera") == where(state, "agapi") == "i3"
    assert energy(state, "vera") == ENERGY


@rule("UM-118", "UM-43")
def test_a_military_base_is_moved_at_the_end_of_the_turn() -> None:
    board = TOKEN.replace("!0", "!E").replace(". E .", ". . .")
    state = threatened(board, agapi="d1")
    assert base(state, "east") == "b2"
    state = after(state, "end")
    assert ask(state) == "rebase"
    state = after(state, "card b2")
    assert ask(state) == "rebase", "it is moved, not left"
    assert base(after(state, "card a1"), "east") == "a1"


@rule("UM-118", "UM-41")
def test_base_u_is_safe() -> None:
    board = TOKEN.replace("!0", "0").replace("W . U", "W . !U2")
    state = after(threatened(board, vera="u", agapi="d1"), "end")
    assert where(state, "vera") == "i3" and people(state, "i3") == 2
    assert ask(state) == "attack" and ruins(state) == set()


@rule("UM-118", "UM-111")
def test_a_pyramid_elsewhere_is_moved() -> None:
    state = after(threatened(TOKEN.replace("!0", "!P0"), agapi="d1"), "end")
    assert ask(state) == "pyramid" and set(state.pyramids) == {NONE}
    state = after(state, "card a1")
    assert state.pyramids[0] == Square.A1


@pytest.mark.parametrize("blow", [blow.name.lower() for blow in Blow])
@rule("UM-118", "UM-110")
def test_a_corner_pyramid_and_who_is_there_are_safe(blow: str) -> None:
    board = TOKEN.replace("!0", "0").replace("0 0  0", "!P4 0  0", 1)
    state = after(threatened(board, blow, vera="a1 energy=1", agapi="d1"), "end")
    assert state.pyramids[0] == Square.A1 and people(state, "a1") == 4
    assert where(state, "vera") == "a1" and energy(state, "vera") == 1
    assert attack_cards(state) == set()


@rule("UM-119", "UM-98")
def test_a_token_covers_no_square() -> None:
    board = """
        . . . . . . . . .
        * !0 * * * * * * *
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . E W U
    """
    assert ask(threatened(board, agapi="a1")) == "act"


@rule("UM-119", "UM-26")
def test_people_can_be_where_a_token_lies() -> None:
    state = threatened(agapi="d1")
    state = after(state, "agapi lifts d1", "to b2")
    assert people(state, "b2") == 1
