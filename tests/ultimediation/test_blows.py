"""How each kind of disaster strikes."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from ultimediation.boards import GAME, TOKEN, earth
from ultimediation.cards import threatened, thrown
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    base,
    energy,
    events,
    names,
    now,
    options,
    people,
    where,
)

from eden.games.ultimediation.data import DISASTERS, ENERGY, Character, Pile, Square
from eden.games.ultimediation.events import EnergyLost
from eden.games.ultimediation.state import Job, Task


@rule("UM-117", "UM-118")
def test_a_storm_drives_the_people_of_its_square_away_and_leaves_no_attack() -> None:
    state = after(threatened(TOKEN.replace("!0", "!2"), agapi="d1", vera="b1"), "end")
    assert options(state) == ["flee b1", "flee c2", "flee b3", "flee a2"]
    state = after(state, "flee b1", "flee c2")
    assert (people(state, "b2"), people(state, "b1"), people(state, "c2")) == (0, 1, 1)
    assert attack_cards(state) == set() and where(state, "vera") == "b1"


@rule("UM-117", "UM-118")
def test_a_quake_strikes_the_squares_side_by_side_too() -> None:
    team: dict[str, Any] = {"agapi": "b2", "vera": "b1", "nikitas": "a2"}
    state = after(threatened(blow="quake", elli="a1", **team), "end")
    assert {where(state, one) for one in team} == {"i3"}
    assert where(state, "elli") == "a1", "diagonal squares are not beside it"


@rule("UM-117", "UM-118")
def test_a_quake_drives_away_the_people_of_all_its_squares() -> None:
    board = TOKEN.replace("0 0  0", "0 1  0", 1).replace("0 !0 0", "0 !1 0")
    state = after(threatened(board, "quake", agapi="d1"), "end")
    fled: set[Square] = set()
    while ask(state) == "flee":
        before = state.people
        state = after(state, options(state)[0])
        fled |= {sq for sq in Square if state.people[sq] < before[sq]}
    assert {Square.B1, Square.B2} <= fled


@rule("UM-118", "UM-110", "UM-41")
def test_a_quake_beside_base_u_or_a_corner_pyramid_leaves_them_safe() -> None:
    board = """
        P4 !0 . . . . . . .
        .  U  . . . . . . .
        .  . E . . . W . .
        .  . . . . . . . .
        .  . . . . . . . .
    """
    state = after(threatened(board, "quake", vera="a1", agapi="u"), "end")
    while ask(state) == "flee":
        state = after(state, options(state)[-1])
    assert where(state, "vera") == "a1" and where(state, "agapi") == "b2"
    assert people(state, "a1") == 4 and state.pyramids[0] == Square.A1


@rule("UM-126", "UM-40")
def test_a_protector_who_is_struck_too_saves_nobody() -> None:
    team: dict[str, Any] = {"agapi": "b1", "ilias": "b3", "vera": "b2", "nikitas": "h5"}
    state = after(threatened(blow="quake", **team), "end")
    assert where(state, "agapi") == where(state, "ilias") == where(state, "vera") == "i3"


@rule("UM-126", "UM-37")
def test_a_protector_beside_the_quake_saves_those_around_it() -> None:
    team: dict[str, Any] = {"agapi": "b1", "ilias": "a1", "vera": "b2", "nikitas": "h5"}
    state = after(threatened(blow="quake", **team), "end")
    assert where(state, "agapi") == where(state, "vera") == where(state, "ilias") == "a1"


@rule("UM-117", "UM-118", "UM-137")
def test_fallout_strikes_its_square_and_then_an_attack_card_is_drawn_from_the_pile() -> None:
    state = threatened(TOKEN.replace("!0", "!1"), "fallout", vera="b2", agapi="d1")
    state = after(thrown(state, "attack", Square.B2), "end")  # the card that named its square
    assert attack_cards(state) == set() and where(state, "vera") == "i3"
    state = after(state, "flee b1")
    assert ask(state) == "attack" and "card b2" not in options(state), "it lies discarded"
    state = after(state, "card d5")
    assert attack_cards(state) == {"d5"} and state.turn == 3
    assert after(state, options(state)[0]).turn == 4, "then the turn is over"


@rule("UM-137", "UM-94")
def test_the_attack_after_fallout_is_a_foreseen_card_where_one_is_known() -> None:
    state = threatened(TOKEN, "fallout", agapi="d1")
    state = after(state._replace(tops=((), (), (Square.E5, Square.A5), (), ())), "end")
    assert options(state) == ["card e5"]


@rule("UM-137", "UM-124")
def test_as_many_attacks_follow_fallout_as_squares_were_struck() -> None:
    board = TOKEN.replace("0 !0 0", "!0 !0 0")
    state = threatened(board, "fallout", 2, agapi="b2")
    assert after(state, "end").agenda == (Task(Job.ATTACK, 2),)
    state = after(state, "agapi averts b2", "end")
    assert state.agenda == (Task(Job.ATTACK, 1),)


@rule("UM-118", "UM-43")
def test_fallout_on_a_base_moves_it() -> None:
    board = TOKEN.replace("!0", "!E").replace(". E .", ". . .")
    state = after(threatened(board, "fallout", agapi="d1"), "end")
    assert ask(state) == "rebase" and attack_cards(state) == set()
    assert base(after(state, "card a1"), "east") == "a1"


@rule("UM-118", "UM-101")
def test_fallout_on_a_destruction_has_no_effect() -> None:
    state = after(threatened(TOKEN.replace("!0", "X!"), "fallout", agapi="d1"), "end")
    assert attack_cards(state) == set() and names(state.destroyed) == {"b2"}
    assert state.turn == 4, "and no attack follows but those of the next turn"


@rule("UM-117", "UM-84", "UM-135")
def test_an_epidemic_takes_energy_of_all_around_its_square() -> None:
    team: dict[str, Any] = {"agapi": "d5", "vera": "b1 energy=1", "nikitas": "d2"}
    state = threatened(blow="epidemic", elli="a1", **team)
    told = events(state, "end")
    assert {event.character for event in told if isinstance(event, EnergyLost)} == {
        Character.ELLI,
        Character.VERA,
    }
    state = after(state, "end")
    assert energy(state, "elli") == ENERGY - 1
    assert where(state, "elli") == "a1" and energy(state, "nikitas") == ENERGY
    assert where(state, "vera") == "i3" and energy(state, "vera") == ENERGY


@rule("UM-118", "UM-135")
def test_an_epidemic_strikes_characters_bases_and_pyramids_on_its_square_like_an_attack() -> None:
    state = after(threatened(blow="epidemic", vera="b2", agapi="d4"), "end")
    assert where(state, "vera") == "i3", "hit: nobody protects the square"
    board = TOKEN.replace("!0", "!E").replace(". E .", ". . .")
    assert ask(after(threatened(board, "epidemic", agapi="d1"), "end")) == "rebase"
    state = after(threatened(TOKEN.replace("!0", "!P0"), "epidemic", agapi="d1"), "end")
    assert ask(state) == "pyramid"


@rule("UM-135", "UM-125")
def test_the_population_flees_from_an_epidemic_too() -> None:
    state = after(threatened(TOKEN.replace("!0", "!1"), "epidemic", agapi="d1"), "end")
    assert ask(state) == "flee" and attack_cards(after(state, "flee b1")) == set()


@rule("UM-118", "UM-37", "UM-84")
def test_a_protector_beside_an_epidemic_saves_first_and_then_goes_home_tired() -> None:
    state = after(threatened(blow="epidemic", vera="b2", agapi="c3 energy=1"), "end")
    assert where(state, "vera") == "c3" and energy(state, "vera") == ENERGY
    assert where(state, "agapi") == "i3" and energy(state, "agapi") == ENERGY


@rule("UM-118", "UM-83", "UM-131")
def test_an_epidemic_beside_base_u_spares_who_is_in_it() -> None:
    board = TOKEN.replace("!0", "0").replace("W . U", "W !0 U")
    state = after(threatened(board, "epidemic", vera="u", agapi="h2"), "end")
    assert energy(state, "vera") == ENERGY and energy(state, "agapi") == ENERGY - 1


@rule("UM-110")
def test_an_epidemic_beside_a_corner_pyramid_spares_who_is_there() -> None:
    board = TOKEN.replace("0 0  0", "P0 0  0", 1)
    state = after(threatened(board, "epidemic", vera="a1", agapi="b1"), "end")
    assert energy(state, "agapi") == ENERGY - 1 and energy(state, "vera") == ENERGY


@pytest.mark.parametrize("number", range(len(DISASTERS)))
@rule("UM-6", "UM-117")
def test_every_disaster_comes_to_an_end(number: int) -> None:
    board = """
        !1 . . . . . . . .
        .  !E . . . . . . .
        .  . !P1 . W . . . U
        .  . . !1 . . . . .
        .  . . . . . . . !1
    """
    tokens = DISASTERS[number].tokens
    state = earth(
        board, variants="pyramids", turn="d", omen=number, agapi="c4", vera="d4", nikitas="b2"
    )
    state = after(state._replace(tokens=state.tokens[:tokens]), "end")
    while state.turn == 3:
        state, _ = GAME.apply(state, now(state).options[0])
        GAME.check(state)
    assert state.turn == 4 and not state.struck and state.discards[Pile.DISASTER] == {number}
