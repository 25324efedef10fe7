"""Power cards: an action in its phase, and an answer during the attacks."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import TOKEN, earth
from ultimediation.cards import card, power, strength, threatened
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    base,
    crew,
    cubes,
    discarded,
    ended,
    energy,
    of,
    options,
    people,
    places,
    used,
    where,
    why,
    why_not,
)

from eden.games.ultimediation.data import CUBES, ENERGY, MEDIATION, POWERS, Kind, Pile
from eden.games.ultimediation.state import NONE, State

BOARD = """
    * * . . . . . . .
    . . . . . . . * .
    . . 1 0 0 X . . .
    * . 1 0 0 . . . .
    . . . . . . E W U
"""
ROW = """
    * * * * * * * * 1
    . . . . . . . . 0
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . E W U
"""
KINDS = sorted({one.kind.name.lower() for one in POWERS})
IN_ACTIONS = [kind for kind in KINDS if Kind[kind.upper()] != Kind.SHELTER]


def holding(kind: str, board: str = BOARD, more: str = "", **team: str) -> State:
    """Vera is on c3 and holds a card of this kind."""
    others = crew({"elli": "u energy=1 cubes=2", "agapi": "i1", **team})
    return earth(board, vera=f"c3 power={power(kind)} {more}", **others)


# -- as an action -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", IN_ACTIONS)
@rule("UM-55")
def test_a_power_card_costs_a_cube_and_is_discarded(kind: str) -> None:
    state = after(holding(kind), "agapi moves i2", "vera power")
    assert cubes(state, "vera") == CUBES - 1 and used(state, "vera", "power") == 1
    assert state.powers[-1] == NONE
    assert state.discards[Pile.POWER] == {power(kind)}


@rule("UM-55")
def test_without_a_card_there_is_nothing_to_use() -> None:
    state = earth(BOARD, vera="c3", agapi=f"c2 power={power('calm')}")
    assert why_not(state, "vera power") == "UM-55"
    assert "agapi power" in options(state)


@rule("UM-55")
def test_a_card_that_calms_cancels_attacks_wherever_they_are() -> None:
    state = after(holding("calm"), "vera power")
    assert {"calm a1", "calm b1", "calm h2", "calm a4"} <= set(options(state))
    chosen = ["a1", "h2", "a4", "b1"][: strength(POWERS, "calm")]
    state = after(state, *(f"calm {sq}" for sq in chosen))
    assert discarded(state) == set(chosen)
    assert attack_cards(state) == {"a1", "b1", "h2", "a4"} - set(chosen)
    assert ask(state) == "act"


@rule("UM-55")
def test_a_card_that_carries_teleports_people_from_anywhere() -> None:
    state = after(holding("carry"), "vera power")
    empty = ["d3", "e3", "d4", "e4"]
    for number in range(strength(POWERS, "carry")):
        state = after(state, next(text for text in options(state) if text[-2:] not in empty))
        state = after(state, f"to {empty[number]}")
    assert (
        sum(people(state, sq) for sq in empty) == strength(POWERS, "carry") and ask(state) == "act"
    )


@rule("UM-55", "UM-101")
def test_a_card_that_lets_jump_sets_characters_on_any_square() -> None:
    state = after(holding("jump"), "vera power")
    assert why_not(state, "agapi jumps f3") is not None  # a destruction
    for sq in ("e3", "d4", "e4")[: strength(POWERS, "jump")]:
        state = after(state, f"agapi jumps {sq}")
        assert where(state, "agapi") == sq
    assert ask(state) == "act" and cubes(state, "agapi") == CUBES


@rule("UM-55")
def test_a_card_that_gives_rest_brings_all_energy_back() -> None:
    state = after(holding("rest", agapi="i1 energy=0"), "vera power")
    assert {energy(state, one) for one in ("elli", "agapi", "vera")} == {ENERGY}


@rule("UM-55")
def test_a_card_that_refreshes_gives_cubes_back() -> None:
    state = after(holding("refresh"), "agapi moves i2", "vera moves d3", "vera power")
    listed = ["agapi refreshed move", "vera refreshed move", "vera refreshed power"]
    assert options(state) == [*listed, "on"]  # no place of Elli's is taken
    assert why_not(state, "elli refreshed move") == "UM-55"
    state = after(state, "agapi refreshed move")
    assert cubes(state, "agapi") == CUBES and used(state, "agapi", "move") == 0


@rule("UM-55", "UM-51")
def test_second_wind_lets_you_choose_which_cubes_come_back() -> None:
    state = after(holding("refresh"), "agapi moves i2", "agapi moves i3", "agapi lifts i3", "to d3")
    state = after(state, "vera power")
    again = after(state, "agapi refreshed move", "agapi refreshed move")
    assert used(again, "agapi", "move") == 0 and used(again, "agapi", "teleport") == 1
    state = after(state, "agapi refreshed teleport", "on")
    assert used(state, "agapi", "move") == 2 and cubes(state, "agapi") == CUBES - 2
    assert why_not(state, "agapi moves i2") == "UM-51"


@rule("UM-55")
def test_a_card_that_foresees_shows_the_next_cards_of_a_pile() -> None:
    state = after(holding("foresee"), "vera power", "look attack")
    seen = []
    while ask(state) == "look":
        seen.append(options(state)[0].split()[-1])
        state = after(state, options(state)[0])
    assert len(seen) == strength(POWERS, "foresee") and state.tops[Pile.ATTACK] == tuple(
        map(int, seen)
    )


# -- during the attacks -------------------------------------------------------------------------


# In the attack phase there are no cubes to refresh yet.
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "refresh"])
@rule("UM-55")
def test_any_power_card_can_be_used_during_the_attacks_too(kind: str) -> None:
    state = attacked(holding(kind), 2)
    moments = [state, after(state, "card c4")]
    assert any("vera power" in options(moment) for moment in moments)


@rule("UM-55")
def test_the_other_actions_cannot_be_done_during_the_attacks() -> None:
    state = after(attacked(holding("shelter")), "card c3")
    for text in ("vera moves c4", "vera lifts c3", "begin ad", "end", "agapi moves i2"):
        assert why_not(state, text) is not None


@rule("UM-55", "UM-56")
def test_the_cube_of_an_answer_is_missing_later() -> None:
    state = after(attacked(holding("shelter")), "card c3", "vera power")
    assert ask(state) == "act" and cubes(state, "vera") == CUBES - 1
    assert used(state, "vera", "power") == 1
    assert state.discards[Pile.POWER] == {power("shelter")} and state.powers[-1] == NONE


@rule("UM-56")
def test_an_attack_can_be_answered_before_the_population_flees() -> None:
    state = after(attacked(holding("shelter"), 2), "card c3")
    assert ask(state) == "answer" and options(state) == ["vera power", "on"]
    assert people(state, "c3") == 1 and where(state, "vera") == "c3"
    state = after(state, "vera power")
    assert people(state, "c3") == 1 and where(state, "vera") == "c3"
    assert "c3" not in attack_cards(state) and discarded(state) == {"c3"}
    assert ask(state) == "attack"  # it counted; one is left


@rule("UM-56")
def test_an_attack_that_is_not_answered_takes_its_course() -> None:
    state = after(attacked(holding("shelter")), "card c3", "on")
    assert where(state, "vera") == "i5" and "c3" in attack_cards(state)
    assert ask(state) == "flee" and cubes(state, "vera") == CUBES
    assert state.powers[-1] == power("shelter")


@rule("UM-56")
def test_who_holds_the_card_may_be_anywhere() -> None:
    state = after(attacked(holding("shelter")), "card c4")
    assert "vera power" in options(state)
    state = after(state, "vera power")
    assert people(state, "c4") == 1 and "c4" not in attack_cards(state)


@rule("UM-56")
def test_a_base_and_a_row_can_be_sheltered() -> None:
    state = after(attacked(holding("shelter")), "card g5", "vera power")
    assert base(state, "east") == "g5" and ask(state) == "act"
    state = attacked(holding("shelter", board=ROW, agapi="b2"))
    assert ended(after(state, "card i1", "on", "flee i2")).rule == "UM-98"
    assert ask(after(state, "card i1", "vera power")) == "act"


@pytest.mark.parametrize("text", ["i5", "f3"])
@rule("UM-56", "UM-41", "UM-42")
def test_an_attack_without_effect_needs_no_answer(text: str) -> None:
    state = after(attacked(holding("shelter")), f"card {text}")
    assert ask(state) == "act" and state.powers[-1] == power("shelter")


@rule("UM-56", "UM-50", "UM-51")
def test_an_answer_needs_a_cube_and_a_free_place() -> None:
    state = after(attacked(holding("shelter", more="cubes=0")), "card c4")
    assert ask(state) == "flee"
    state = holding("shelter", more="cubes=1")
    full = tuple(places("vera", "power") if deed == 1 else 0 for deed in range(7))
    state = after(attacked(state._replace(used=(*state.used[:-1], full))), "card c4")
    assert ask(state) == "flee"


@rule("UM-56", "UM-96")
def test_an_answer_is_no_use_in_the_action_phase() -> None:
    state = holding("shelter")
    assert of(state, "vera", "power") == [] and why_not(state, "vera power") == "UM-56"
    assert why(state, "vera power") == (
        "“Shelter” waits until an attack card is drawn and lies on its square. UM-56"
    )


@rule("UM-56")
def test_shelter_answers_an_attack_card_that_an_effect_draws() -> None:
    state = by_mediation(holding("shelter", elli="g5 cubes=2"))
    assert ask(state) == "answer" and options(state) == ["vera power", "on"]
    sheltered = after(state, "vera power")
    assert "c4" not in attack_cards(sheltered) and people(sheltered, "c4") == 1
    more = strength(MEDIATION[Pile.EAST], "attacks") > 1
    assert cubes(sheltered, "vera") == CUBES - 1
    assert ask(sheltered) == ("attack" if more else "act")


@rule("UM-52", "UM-56")
def test_no_other_power_card_answers_an_attack_that_an_effect_draws() -> None:
    state = by_mediation(holding("calm", elli="g5 cubes=2"))
    assert ask(state) == "flee"
    both = by_mediation(holding("calm", elli="g5 cubes=2", agapi=f"i1 power={power('shelter')}"))
    assert options(both) == ["agapi power", "on"]
    assert why(both, "vera power") == (
        "Outside the attack phase only “Shelter” answers; Vera: “Ceasefire”. UM-56"
    )


@rule("UM-56", "UM-117")
def test_shelter_answers_an_attack_card_that_a_disaster_draws_but_not_its_blow() -> None:
    state = threatened(TOKEN.replace("!0", "!1"), "fallout", vera=f"d4 power={power('shelter')}")
    state = after(state, "end")
    assert options(state) == ["flee b1", "flee c2", "flee b3", "flee a2"], "no answer to the blow"
    state = after(state, "flee b1", "card d5")
    assert ask(state) == "answer"
    assert attack_cards(after(state, "vera power")) == set()


def by_mediation(state: State) -> State:
    """Elli has revealed an effect that brings an attack on c4."""
    state = after(state, "elli asks east", f"turn east {card('attacks')}")
    return after(after(state, "on") if ask(state) == "offer" else state, "card c4")
