"""The set-up: who comes along, and where everything begins."""

from __future__ import annotations

from itertools import combinations

import pytest
from rule import rule
from ultimediation.boards import GAME, earth, square
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    base,
    cubes,
    discarded,
    ended,
    energy,
    now,
    options,
    people,
    start,
    where,
    why_not,
)

from eden.engine.game import CHANCE, Decision
from eden.games.ultimediation.data import (
    CUBES,
    ENERGY,
    MEDIATORS,
    OPENING,
    SQUARES,
    TRACK,
    Character,
)
from eden.games.ultimediation.events import AttacksComing, TurnBegan
from eden.games.ultimediation.state import NONE, State

FOUR = ("protector agapi", "mediators andromeda vera")
SEVEN = ("mediators andromeda vera",)
BASES = ("card a1", "flee b1", "card c1", "flee d1")
ATTACKED = "a3 c3 e3 g3 i3 f1".split()
ATTACKS = tuple(text for sq in ATTACKED for text in (f"card {sq}", f"flee {sq[0]}2"))


def laid(characters: int = 4) -> State:
    """Bases and opening attacks are on the board; next is Base U."""
    chosen = FOUR if characters == 4 else SEVEN
    return start(*chosen, *BASES, *ATTACKS, characters=characters)


# -- who comes along ----------------------------------------------------------------------------


@rule("UM-10")
def test_a_team_of_four_is_elli_a_protector_and_two_mediators_of_choice() -> None:
    state = start()
    assert options(state) == ["protector agapi", "protector ilias"]
    teams = set()
    for lead in options(state):
        chosen = after(state, lead)
        pairs = [
            f"mediators {a.name.lower()} {b.name.lower()}" for a, b in combinations(MEDIATORS, 2)
        ]
        assert options(chosen) == pairs
        teams |= {after(chosen, pair).team for pair in pairs}
    assert len(teams) == 12
    assert all(team[0] == Character.ELLI and len(team) == 4 for team in teams)


@rule("UM-10")
def test_nobody_else_can_be_the_protector_or_a_mediator() -> None:
    assert why_not(start(), "protector elli") == "UM-10"
    assert why_not(start(), "protector vera") == "UM-10"
    chosen = start("protector agapi")
    assert why_not(chosen, "mediators vera vera") == "UM-10"
    assert why_not(chosen, "mediators elli vera") == "UM-10"
    assert why_not(chosen, "mediators ilias vera") == "UM-10"


@rule("UM-10")
def test_or_all_seven_come_along() -> None:
    assert ask(start(characters=7)) == "teams"
    assert start(*SEVEN, characters=7).team == tuple(Character)


@rule("UM-10")
def test_who_was_not_chosen_does_nothing() -> None:
    state = after(laid(), "card e5", "card g5")
    assert state.at[Character.ILIAS] == state.at[Character.NIKITAS] == NONE
    state = earth(agapi="c3")
    assert why_not(state, "ilias moves c3") == "UM-10"
    assert not [text for text in options(state) if text.startswith("ilias")]


# -- bases and attacks --------------------------------------------------------------------------


@rule("UM-15")
def test_a_card_is_drawn_for_each_base_and_discarded() -> None:
    state = start(*FOUR)
    assert now(state).seat == CHANCE
    state = after(state, "card c3", "flee b3")
    assert base(state, "east") == "c3" and discarded(state) == {"c3"}
    state = after(state, "card f2", "flee f1")
    assert (base(state, "east"), base(state, "west")) == ("c3", "f2")
    assert discarded(state) == {"c3", "f2"} and attack_cards(state) == set()


@rule("UM-15")
def test_the_population_of_a_base_flees_to_an_adjacent_square_of_choice() -> None:
    state = start(*FOUR, "card c3")
    assert sorted(options(state)) == ["flee b3", "flee c2", "flee c4", "flee d3"]
    state = after(state, "flee c4")
    assert people(state, "c3") == 0 and people(state, "c4") == 2
    assert sorted(options(after(state, "card b3"))) == ["flee a3", "flee b2", "flee b4"]


@rule("UM-16")
def test_six_attack_cards_are_drawn_and_stay_on_their_squares() -> None:
    assert OPENING == 6
    state = start(*FOUR, *BASES)
    for number, sq in enumerate(ATTACKED):
        assert ask(state) == "opening" and len(attack_cards(state)) == number
        state = after(state, f"card {sq}", f"flee {sq[0]}2")
    assert attack_cards(state) == set(ATTACKED) and discarded(state) == {"a1", "c1"}
    assert ask(state) != "opening"


@rule("UM-16")
def test_the_population_of_an_opening_attack_flees() -> None:
    state = start(*FOUR, *BASES, "card a3")
    assert sorted(options(state)) == ["flee a2", "flee a4", "flee b3"]
    state = after(state, "flee b3")
    assert people(state, "a3") == 0 and people(state, "b3") == 2
    state = after(state, "card b3")  # both of them, one by one
    assert "flee a3" not in options(state)
    state = after(state, "flee b4", "flee b2")
    assert (people(state, "b3"), people(state, "b4"), people(state, "b2")) == (0, 2, 2)


@pytest.mark.parametrize("characters", [4, 7])
@rule("UM-2", "UM-16")
def test_no_two_cards_of_the_set_up_are_for_the_same_square(characters: int) -> None:
    state = laid(characters)
    taken = {"a1", "c1", *ATTACKED}
    assert not {f"card {sq}" for sq in taken} & set(options(state))
    assert len(options(state)) == len(SQUARES) - len(taken)


# -- Base U and the characters ------------------------------------------------------------------


@rule("UM-17")
def test_a_card_is_drawn_for_base_u_and_elli_and_the_population_stays() -> None:
    before = laid()
    state = after(before, "card a2")  # two people are there
    assert state.base_u == square("a2") and where(state, "elli") == "a2"
    assert people(state, "a2") == people(before, "a2") == 2
    assert state.people == before.people
    assert discarded(state) == {"a1", "c1", "a2"} and attack_cards(state) == set(ATTACKED)
    assert ask(state) == "team"


@rule("UM-18")
def test_with_four_characters_the_three_others_begin_together() -> None:
    state = after(laid(), "card e5")
    assert where(state, "elli") == "e5" and state.at[Character.VERA] == NONE
    state = after(state, "card g5")
    assert {where(state, one) for one in ("agapi", "andromeda", "vera")} == {"g5"}
    assert where(state, "elli") == "e5"
    assert discarded(state) == {"a1", "c1", "e5", "g5"}
    assert people(state, "g5") == 1 and ask(state) == "attack"


@rule("UM-18", "UM-19")
def test_with_seven_characters_two_teams_begin_on_a_square_each() -> None:
    state = after(laid(7), "card e5", "card g5", "card b4")
    assert {where(state, one) for one in ("agapi", "andromeda", "vera")} == {"g5"}
    assert {where(state, one) for one in ("ilias", "diamandis", "nikitas")} == {"b4"}
    assert where(state, "elli") == "e5"
    assert discarded(state) == {"a1", "c1", "e5", "g5", "b4"}


@rule("UM-18", "UM-61")
def test_any_three_of_the_two_teams_can_act_together_from_the_first_turn_on() -> None:
    state = after(laid(7), "card e5", "card g5", "card b4")
    while ask(state) == "attack":
        state = after(state, "card e5")  # Base U is safe
    able = [one.name.lower() for one in Character]
    assert options(after(state, "begin td")) == [f"with {one}" for one in able]


@rule("UM-19")
def test_you_choose_the_two_mediators_who_begin_with_agapi() -> None:
    state = start(characters=7)
    pairs = [(a.name.lower(), b.name.lower()) for a, b in combinations(MEDIATORS, 2)]
    assert options(state) == [f"mediators {a} {b}" for a, b in pairs]
    for a, b in pairs:
        cards = (*BASES, *ATTACKS, "card e5", "card g5", "card b4")
        placed = after(state, f"mediators {a} {b}", *cards)
        with_agapi = {one.name.lower() for one in Character if placed.at[one] == square("g5")}
        assert with_agapi == {"agapi", a, b}
        assert sum(at == square("b4") for at in placed.at) == 3
    assert why_not(state, "mediators vera vera") is not None


@pytest.mark.parametrize("characters", [4, 7])
@rule("UM-20")
def test_every_character_begins_with_three_cubes_and_two_energy_tokens(characters: int) -> None:
    cards = ("card e5", "card g5", "card b4")[: 2 if characters == 4 else 3]
    state = after(laid(characters), *cards)
    assert len(state.team) == characters
    for one in state.team:
        assert cubes(state, one.name) == CUBES == 3
        assert energy(state, one.name) == ENERGY == 2
        assert sum(state.used[one]) == 0 and state.powers[one] == NONE


# -- the two cubes ------------------------------------------------------------------------------


@pytest.mark.parametrize("characters", [4, 7])
@rule("UM-21", "UM-32")
def test_the_turn_cube_begins_on_a_and_the_attacks_of_the_first_turn_follow(
    characters: int,
) -> None:
    state = after(laid(characters), "card e5", *(("card g5",) if characters == 7 else ()))
    state, told = GAME.apply(state, GAME.parse("card b4"))
    assert state.turn == 0 and state.lost == 0
    assert [event.turn for event in told if isinstance(event, TurnBegan)] == [1]
    coming = [event.number for event in told if isinstance(event, AttacksComing)]
    space = TRACK[characters][0]
    assert coming == ([space.number] if not space.dice else [])


@rule("UM-21")
def test_without_a_loss_there_are_nine_full_turns() -> None:
    state = earth(turn="h")
    state = after(state, "end")
    assert state.turn == 8 and isinstance(GAME.pending(state), Decision)
    lost = after(earth(turn="i"), "end")
    assert ended(lost).rule == "UM-99" and ended(lost).winners == ()


@pytest.mark.parametrize(("lost", "last"), [(1, "h"), (2, "g"), (5, "d")])
@rule("UM-21")
def test_each_loss_takes_a_turn_from_the_end(lost: int, last: str) -> None:
    assert ended(after(earth(turn=last, lost=lost), "end")).rule == "UM-99"
    before = chr(ord(last) - 1)
    state = after(earth(turn=before, lost=lost, dealt=True), "end")
    assert isinstance(GAME.pending(state), Decision)
