"""The spaceship: loading, power cards, and a look ahead."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import READY, earth
from ultimediation.cards import card, power, thrown, turned
from ultimediation.table import after, ask, events, now, options, people, why_not

from eden.engine.game import CHANCE
from eden.games.ultimediation.data import (
    FIRST_PYRAMID,
    LOAD,
    LOADS,
    POWERS,
    PYRAMIDS,
    SHIP,
    Character,
    Difficulty,
    Kind,
    Pile,
)
from eden.games.ultimediation.events import Loaded, PowerDealt, Shuffled
from eden.games.ultimediation.state import NONE, State

TEAM: dict[str, Any] = {"agapi": "c3", "nikitas": "d3", "vera": "e3"}
# Four people more come to Base U.
LIFTS = ("agapi lifts c3", "nikitas lifts d3", "vera lifts e3", "vera lifts f3")
CARRIED = tuple(text for lift in LIFTS for text in (lift, "to i5"))


def ready(loads: int = 0, *, team: dict[str, Any] | None = None, **more: Any) -> State:
    """Elli can load; so many loadings have been."""
    return earth(READY, loads=loads, **more, **(TEAM if team is None else team))


def armed(*who: str) -> dict[str, Any]:
    """The team, these with a power card each."""
    return {
        one: at + (f" power={who.index(one)}" if one in who else "") for one, at in TEAM.items()
    }


def dealt(state: State) -> State:
    """All power cards that are due are turned, the lowest numbers first."""
    while ask(state) == "deal":
        state = after(state, options(state)[0])
    return state


def spent(state: State) -> State:
    """The first power cards are dealt, and Elli has used hers."""
    state = dealt(after(state, f"turn power {power('jump')}"))
    while ask(state) in ("pause", "attack"):
        state = after(state, "on" if ask(state) == "pause" else "card i5")
    return after(state, "elli power", "on")


def holders(state: State) -> set[str]:
    """Who has a power card."""
    return {one.name.lower() for one in Character if state.powers[one] != NONE}


# -- loading ------------------------------------------------------------------------------------


@pytest.mark.parametrize("loads", range(LOADS))
@rule("UM-90")
def test_after_each_loading_the_token_moves_on_one_space(loads: int) -> None:
    state = ready(loads, dealt=True)
    assert Loaded(loads + 1) in events(state, "elli loads")
    state = after(state, "elli loads")
    assert (state.loads, state.ship) == (loads + 1, LOAD)
    assert people(state, "i5") == 0


@pytest.mark.parametrize("aboard", [12, 11, 10, 9])
@rule("UM-91")
def test_without_room_for_four_more_nobody_is_loaded(aboard: int) -> None:
    assert SHIP == 12
    assert why_not(ready(3, ship=aboard), "elli loads") == "UM-91"


@rule("UM-91")
def test_the_ship_is_filled_up_to_twelve() -> None:
    assert after(ready(2, ship=8), "elli loads").ship == SHIP


@rule("UM-91", "UM-78", "UM-92")
def test_a_fourth_loading_needs_a_need_found_before() -> None:
    board = READY.replace("E W U4", ". W U4").replace(". . . . . . . . .", ". . E . . . . . .", 1)
    state = earth(board, ship=12, loads=3, agapi="c2")
    assert "elli loads" not in options(state)
    state = after(state, "agapi asks east", f"turn east {card('need')}")
    state = after(state, *["back a1"] * 2, *[f"back {sq}" for sq in ("h1", "h2")], "ask east")
    state = after(state, f"turn east {card('justification')}", "elli loads")
    assert state.loads == 4 and ask(state) == "deal"


@rule("UM-132", "UM-7", "UM-93")
def test_at_the_end_of_its_track_the_token_stays_and_brings_nothing_more() -> None:
    state = after(ready(LOADS, dealt=True), "elli loads")
    assert (state.loads, state.ship) == (LOADS, LOAD) and ask(state) == "act"


# -- the first power cards ----------------------------------------------------------------------


@rule("UM-92")
def test_with_the_fourth_loading_every_character_gets_a_power_card() -> None:
    state = after(ready(3, ship=8), "elli loads")
    for number in range(4):
        assert ask(state) == "deal" and now(state).seat == CHANCE
        state = after(state, f"turn power {number}")
    assert ask(state) == "act"
    assert holders(state) == {"elli", "agapi", "nikitas", "vera"}


@rule("UM-92")
def test_seven_characters_get_seven_power_cards() -> None:
    team = {"agapi": "c3", "ilias": "c3", "andromeda": "c3", "diamandis": "c3"}
    state = ready(3, ship=8, team={**team, "nikitas": "d3", "vera": "e3"})
    state = dealt(after(state, "elli loads"))
    assert len(holders(state)) == len(Character) == 7


@pytest.mark.parametrize("loads", [0, 1, 2])
@rule("UM-92", "UM-93")
def test_the_first_three_loadings_bring_none(loads: int) -> None:
    state = after(ready(loads), "elli loads")
    assert ask(state) == "act" and holders(state) == set()


@rule("UM-92")
def test_at_the_beginning_of_turn_seven_every_character_gets_one_before_the_attacks() -> None:
    state = after(ready(turn="f"), "end")
    assert ask(state) == "deal"
    state = dealt(state)
    assert holders(state) == {"elli", "agapi", "nikitas", "vera"} and ask(state) == "attack"


@pytest.mark.parametrize("turn", ["a", "b", "c", "d", "e", "g", "h"])
@rule("UM-92")
def test_no_other_turn_brings_power_cards(turn: str) -> None:
    assert ask(after(ready(turn=turn, dealt=turn > "f"), "end")) != "deal"


@rule("UM-92")
def test_turn_seven_brings_none_when_the_fourth_loading_did() -> None:
    before = dealt(after(ready(3, turn="f"), "elli loads"))
    state = after(before, "end")
    assert ask(state) == "attack" and state.powers == before.powers


@rule("UM-92", "UM-93")
def test_after_the_fourth_loading_the_fifth_one_brings_one_card_only() -> None:
    before = spent(after(ready(3), "elli loads"))
    assert holders(before) == {"agapi", "nikitas", "vera"}
    state = after(before, *CARRIED, "elli loads", f"turn power {power('rest')}", "give elli")
    assert state.powers[1:] == before.powers[1:] and ask(state) == "act"


@pytest.mark.parametrize("loads", [0, 3])
@rule("UM-92", "UM-93")
def test_after_turn_seven_the_first_and_the_fourth_loading_bring_one_card_only(loads: int) -> None:
    before = spent(after(ready(loads, turn="f"), "end"))
    assert holders(before) == {"agapi", "nikitas", "vera"}
    state = after(before, "elli loads", f"turn power {power('rest')}", "give elli")
    assert state.powers[1:] == before.powers[1:] and ask(state) == "act"


# -- later ones ---------------------------------------------------------------------------------


@pytest.mark.parametrize("loads", [0, 1, 2, 4, 6, 7])
@rule("UM-93")
def test_a_later_loading_brings_a_card_for_whom_you_like(loads: int) -> None:
    state = after(ready(loads, dealt=True), "elli loads", f"turn power {power('rest')}")
    assert options(state) == ["give elli", "give agapi", "give nikitas", "give vera"]
    text = f"give {'nikitas'}"
    told = PowerDealt(Character.NIKITAS, power("rest"))
    assert told in events(state, text)
    assert holders(after(state, text)) == {"nikitas"}


@rule("UM-93", "UM-95")
def test_only_who_has_none_can_get_it() -> None:
    state = ready(4, dealt=True, team=armed("agapi", "vera"))
    state = after(state, "elli loads", f"turn power {power('rest')}")
    assert options(state) == ["give elli", "give nikitas"]
    assert why_not(state, "give agapi") == why_not(state, "give vera") == "UM-93"


@rule("UM-93")
def test_when_all_have_one_none_is_drawn() -> None:
    state = ready(4, dealt=True, team=armed("agapi", "vera", "nikitas"), elli="u power=3")
    assert ask(after(state, "elli loads")) == "act"


@rule("UM-93")
def test_the_fourth_loading_brings_no_second_card() -> None:
    state = dealt(after(ready(3, ship=8), "elli loads"))
    assert ask(state) == "act"


# -- the deck -----------------------------------------------------------------------------------


@rule("UM-95")
def test_an_empty_power_deck_is_made_anew_of_its_discarded_cards() -> None:
    state = ready(4, dealt=True, team=armed("agapi"))
    gone = {n for n in range(1, len(POWERS)) if not POWERS[n].star}
    state = after(thrown(state, "power", *gone), "elli loads")
    assert {turned(text) for text in options(state)} == gone
    text = options(state)[0]
    assert Shuffled(Pile.POWER) in events(state, text)
    assert after(state, text).discards[Pile.POWER] == set()


@rule("UM-95")
def test_while_the_power_deck_lasts_no_discarded_card_comes_again() -> None:
    state = after(thrown(ready(4, dealt=True), "power", 0, 1, 2), "elli loads")
    assert not {turned(text) for text in options(state)} & {0, 1, 2}


@rule("UM-95", "UM-14")
def test_there_are_enough_power_cards_for_all() -> None:
    plain = [one for one in POWERS if not one.star]
    assert len(POWERS) == 24 > len(Character) and 4 < len(plain) < len(POWERS)
    assert {one.kind for one in POWERS} <= set(Kind)


@rule("UM-7", "UM-107")
def test_the_track_is_as_long_as_the_last_pyramid_needs() -> None:
    assert max(FIRST_PYRAMID.values()) + PYRAMIDS - 1 == LOADS
    assert set(FIRST_PYRAMID) == {Difficulty.ADVANCED, Difficulty.EXPERT}
