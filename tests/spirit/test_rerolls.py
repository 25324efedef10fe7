"""A round: rerolls and Noa's power."""

from __future__ import annotations

import pytest
from rule import rule
from spirit.drawing import card_name, eden
from spirit.scenes import CARDS, busy, placed
from spirit.table import after, after_with_events, options, pending, place, rolled, why

from eden.engine.game import CHANCE
from eden.games.spirit.data import FACES, OBJECTIVES
from eden.games.spirit.events import BonusUsed, DieGivenUp, NoaHelped
from eden.games.spirit.state import GIVEN_UP, IN_HAND

# -- emergency rerolls --------------------------------------------------------------------------


@rule("SE-36")
def test_a_die_is_given_up_to_roll_another_again() -> None:
    state, events = after_with_events(busy(dice="5 3 2 1"), "3 again for 5")
    assert events == (DieGivenUp(given=5, face=3),)
    assert pending(state).seat == CHANCE
    assert options(state) == {f"die 1 rolls {face}" for face in FACES}
    state = after(state, "die 1 rolls 6")
    assert sorted(state.dice[1:]) == [1, 2, 6] and state.spots[0] == GIVEN_UP


@rule("SE-36")
def test_any_two_unplaced_dice_serve_the_emergency_reroll() -> None:
    rescues = {text for text in options(busy(dice="5 3 3 1")) if "again for" in text}
    assert rescues == {
        "5 again for 3",
        "5 again for 1",
        "3 again for 5",
        "3 again for 3",
        "3 again for 1",
        "1 again for 5",
        "1 again for 3",
    }


@rule("SE-36")
def test_the_last_unplaced_die_has_none_to_give_up_for_it() -> None:
    state = busy(dice="1:dawn 2:noon 3:dusk 4")
    assert why(state, "4 again for 3") == "SE-36"
    assert why(state, "4 again for 4") == "SE-36"


@rule("SE-36")
def test_a_die_is_not_given_up_for_itself() -> None:
    assert why(busy(dice="5 3 2 1"), "5 again for 5") is not None


@rule("SE-37")
def test_two_dice_may_be_given_up_in_a_round_but_not_three() -> None:
    state = after(busy(dice="5 3 2 1"), "3 again for 5", "die 1 rolls 3", "3 again for 2")
    state = after(state, "die 1 rolls 3")
    assert state.spots.count(GIVEN_UP) == 2
    assert why(state, "3 again for 1") == "SE-37"


@rule("SE-38", "SE-111")
def test_dice_that_were_given_up_are_back_in_the_next_round() -> None:
    state = eden(yellow="w", dice="x x 3 4")
    state = rolled(after(state, "end", "yellow acts"), "6 6 5 5")
    assert state.dice == (6, 6, 5, 5) and set(state.spots) == {IN_HAND}
    assert "6 again for 5" in options(state)


@rule("SE-38")
def test_a_die_that_was_given_up_is_out_for_this_round() -> None:
    state = after(busy(dice="5 3 2 1"), "3 again for 5", "die 1 rolls 3")
    assert not any(text.startswith("5 ") for text in options(state))


@rule("SE-39")
def test_the_same_die_may_be_rolled_again_twice() -> None:
    state = after(busy(dice="5 3 2 1"), "3 again for 5", "die 1 rolls 4", "4 again for 2")
    assert options(state) == {f"die 1 rolls {face}" for face in FACES}


@rule("SE-39")
def test_an_emergency_reroll_is_possible_after_a_die_was_placed() -> None:
    state = placed(busy(dice="1 3 2 2"), CARDS[0])
    assert "3 again for 2" in options(state)


# -- bonus rerolls ------------------------------------------------------------------------------


@rule("SE-40")
def test_a_bonus_rolls_one_die_again_and_costs_no_die() -> None:
    state, events = after_with_events(eden(dice="5 3 3 1", bonuses=1), "3 again free")
    assert events == (BonusUsed(face=3),)
    assert options(state) == {f"die 1 rolls {face}" for face in FACES}
    state = after(state, "die 1 rolls 6")
    assert set(state.spots) == {IN_HAND} and sorted(state.dice) == [1, 3, 5, 6]


@rule("SE-40")
def test_a_bonus_works_once() -> None:
    state = after(eden(dice="5 3 3 1", bonuses=1), "3 again free", "die 1 rolls 3")
    assert why(state, "3 again free") == "SE-40"


@rule("SE-40")
def test_each_card_with_the_symbol_gives_one_bonus() -> None:
    state = eden(dice="5 3 3 1", bonuses=2)
    state = after(state, "3 again free", "die 1 rolls 3", "3 again free", "die 1 rolls 3")
    assert why(state, "3 again free") == "SE-40"


@rule("SE-40")
def test_without_a_collected_symbol_there_is_no_bonus() -> None:
    state = eden(yellow="nw", red="w", black="sw")
    assert state.won == () and why(state, "1 again free") == "SE-40"


@rule("SE-44")
def test_a_bonus_can_be_saved_for_a_later_round() -> None:
    state = eden(yellow="w", bonuses=1)
    state = rolled(after(state, "end", "yellow acts"), "6 6 5 5")
    assert {"6 again free", "5 again free"} <= options(state)


@rule("SE-44")
def test_a_bonus_is_of_use_only_during_your_turn() -> None:
    state = after(eden(yellow="w", bonuses=1), "end")
    assert why(state, "1 again free") is not None
    assert why(after(state, "yellow acts"), "1 again free") is not None


@rule("SE-40", "SE-44")
def test_a_bonus_can_be_used_after_dice_were_placed_or_given_up() -> None:
    state = eden(dice="1:dawn x 3 3", bonuses=1)
    assert "3 again free" in options(state)


@pytest.mark.parametrize("card", range(len(OBJECTIVES)), ids=card_name)
@rule("SE-40", "SE-44")
def test_a_card_gives_a_bonus_if_it_has_the_symbol(card: int) -> None:
    ally, kind = card_name(card).split()
    spot = {"swamp": "s", "mountain": "se", "cascade": "e", "forest": "n"}[kind]
    state = eden(
        yellow=f"{spot} {ally} {kind}",
        red="w",
        black="nw",
        phase="hordes",
        **{ally: f"{spot} traps yellow"},
    )
    state = after(state, "yellow acts")
    state = after(state, min(options(state)), "red acts", "black acts")
    state = rolled(state, "1 2 3 4")
    assert ("1 again free" in options(state)) == OBJECTIVES[card].bonus


# -- what is out of hand ------------------------------------------------------------------------


@pytest.mark.parametrize("dice", ["6:dawn 1 2 2", "x 1 2 2"])
@rule("SE-41")
def test_a_die_that_is_placed_or_given_up_is_neither_rolled_nor_turned(dice: str) -> None:
    state = eden(dice=dice, bonuses=1)
    if dice.startswith("x"):
        state = state._replace(dice=(6, *state.dice[1:]))
    for text in (
        "6 on noon",
        "6 again free",
        "6 becomes 1",
        "6 again for 1",
        "1 again for 6",
        "6 again for 6",
    ):
        assert why(state, text) == "SE-41"


# -- Noa's power --------------------------------------------------------------------------------


@rule("SE-42")
def test_noa_turns_a_die_to_any_face() -> None:
    state = busy(dice="5 3 3 1")
    turns = {text for text in options(state) if "becomes" in text}
    assert turns == {f"{a} becomes {b}" for a in (1, 3, 5) for b in FACES if a != b}
    state, events = after_with_events(state, "3 becomes 6")
    assert sorted(state.dice) == [1, 3, 5, 6] and events == (NoaHelped(face=3, wanted=6),)


@rule("SE-42")
def test_noa_helps_once_in_the_whole_game() -> None:
    state = after(eden(yellow="w", dice="5 3 3 1"), "3 becomes 6")
    assert why(state, "5 becomes 1") == "SE-42"
    state = rolled(after(state, "end", "yellow acts"), "1 2 3 4")
    assert why(state, "1 becomes 6") == "SE-42"
    assert not any("becomes" in text for text in options(state))


@rule("SE-42")
def test_a_die_is_turned_to_another_face_than_its_own() -> None:
    assert why(busy(dice="5 3 3 1"), "5 becomes 5") == "SE-42"


@rule("SE-42")
def test_noa_cannot_help_before_the_dice_lie() -> None:
    state = after(eden(yellow="w"), "end", "yellow acts")
    assert not any("becomes" in text for text in options(state))


@rule("SE-43")
def test_noa_helps_after_a_reroll_and_after_dice_were_placed() -> None:
    state = after(busy(dice="5 3 2 1"), "3 again for 5", "die 1 rolls 4")
    assert "4 becomes 6" in options(state)
    assert "3 becomes 6" in options(placed(busy(dice="1 3 3 3"), CARDS[0]))


@rule("SE-43")
def test_noa_helps_while_allies_stay_with_her() -> None:
    state = eden(yellow="w", fauna="noa 2", dice="5 3 3 1")
    assert place(state, "fauna") == place(state, "flora") == "noa"
    assert "5 becomes 1" in options(state)
