"""A round: rolling and placing the dice."""

from __future__ import annotations

import pytest
from rule import rule
from spirit.drawing import eden
from spirit.scenes import CARDS, busy, placed
from spirit.table import after, asks, choices, facing, options, pending, rolled, slots, why

from eden.engine.game import CHANCE
from eden.games.spirit.data import ACTIONS, FACES, Card, Effect, Kind
from eden.games.spirit.state import IN_HAND

# -- placing ------------------------------------------------------------------------------------


@rule("SE-30")
def test_a_round_begins_with_a_roll_of_all_four_dice() -> None:
    state = after(eden(yellow="w"), "end", "yellow acts")
    for die in range(4):
        now = pending(state)
        assert (now.seat, now.ask, now.weights) == (CHANCE, "roll", ())
        assert options(state) == {f"die {die} rolls {face}" for face in FACES}
        state = after(state, f"die {die} rolls 6")
    assert asks(state) == "dice" and state.dice == (6, 6, 6, 6)


@pytest.mark.parametrize("card", Card, ids=CARDS)
@pytest.mark.parametrize("face", FACES)
@rule("SE-31")
def test_a_die_does_what_the_card_offers_for_its_face(face: int, card: Card) -> None:
    state = busy(dice=f"{face} 2 2 2")
    effect = ACTIONS[card][face - 1]
    word = effect.kind.name.lower() + (str(effect.strength) if effect.strength > 1 else "")
    state_then = after(state, f"{face} on {card.name.lower()}")
    assert options(state_then) == choices(state, word) != set()


@rule("SE-31")
def test_the_effect_comes_before_the_next_die() -> None:
    state = after(busy(dice="1 2 3 4"), f"1 on {CARDS[0]}")
    assert asks(state) == "effect"
    for text in (f"2 on {CARDS[1]}", "end", "2 again for 3", "2 becomes 5"):
        assert why(state, text) == "SE-31"
    assert asks(after(state, min(options(state)))) == "dice"


@rule("SE-31")
def test_an_effect_cannot_be_had_without_a_die_or_for_another_one() -> None:
    state = busy(dice="1 2 3 4")
    assert why(state, "fauna protects") == "SE-31"
    assert why(facing(state, "move"), "fauna protects") == "SE-31"


@pytest.mark.parametrize("card", CARDS)
@rule("SE-32")
def test_an_action_card_takes_one_die_a_round(card: str) -> None:
    state = busy(dice=f"1:{card} 2 3 4")
    assert why(state, f"2 on {card}") == "SE-32"
    assert not any(text.endswith(f"on {card}") for text in options(state))
    others = {text.split()[-1] for text in options(state) if " on " in text}
    assert others == set(CARDS) - {card}


@rule("SE-32")
def test_all_action_cards_are_free_again_in_the_next_round() -> None:
    state = busy(dice=" ".join(f"1:{card}" for card in CARDS))
    state = rolled(after(state, "end", "red acts", "yellow acts"), "1 1 1 1")
    assert set(state.spots) == {IN_HAND}
    assert any(text.startswith("1 on ") for text in options(state))


@pytest.mark.parametrize(
    "dice",
    [
        "1 2 3 4",
        "1:dawn 2 3 4",
        "1:dawn 2:noon x 4",
        "1:dawn 2:noon 3:dusk 4:night",
        "x x 3 4",
    ],
)
@rule("SE-33")
def test_the_turn_can_end_with_any_number_of_dice_unused(dice: str) -> None:
    state = busy(dice=dice)
    assert "end" in options(state)
    assert asks(after(state, "end")) == "hordes"


@rule("SE-34")
def test_one_ally_may_carry_out_four_actions() -> None:
    state = busy(dice="1 1 1 1")._replace(noa_used=True)
    for card in CARDS:
        state = placed(state, card)
    assert sorted(state.spots) == list(Card)
    assert options(state) == {"end"}


@rule("SE-34")
def test_four_actions_may_be_shared_among_the_allies() -> None:
    state = busy(dice="1 2 3 4")
    for effect, text in (
        ("protect", "fauna protects"),
        ("heal", "flora heals"),
        ("move", "waters to nw"),
        ("protect", "flora protects"),
    ):
        state = after(facing(state, effect), text)
        assert asks(state) == "dice"


@pytest.mark.parametrize(
    ("effect", "rule_id"),
    [
        ("heal", "SE-67"),
        ("trap", "SE-83"),
        ("swap_hordes", "SE-83"),
        ("push", "SE-57"),
        ("push2", "SE-57"),
    ],
)
@rule("SE-35")
def test_a_die_cannot_be_placed_for_what_cannot_be_done(effect: str, rule_id: str) -> None:
    for slot in slots(effect):
        state = eden(dice=f"{slot[0]} 1 1 1", yellow="w waters mountain", fauna="e", flora="n")
        assert slot not in options(state) and why(state, slot) == rule_id


@rule("SE-35")
def test_with_all_allies_away_only_hordes_can_be_swapped() -> None:
    state = eden(yellow="w", red="e", dice="1 2 3 4")
    possible = {
        ACTIONS[Card[text[5:].upper()]][int(text[0]) - 1]
        for face in FACES
        for text in options(state._replace(dice=(face, 1, 2, 3)))
        if " on " in text
    }
    assert possible == {Effect(Kind.SWAP_HORDES)}
