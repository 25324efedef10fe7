"""The two artefacts that are there once: Gromout and the quantum accelerator."""

from __future__ import annotations

import pytest
from edenia.table import (
    after,
    ask,
    clovers,
    events,
    face_up,
    flag,
    galaxy,
    now,
    options,
    pasture,
    points,
    where,
    why_not,
)
from rule import rule

from eden.games.edenia.events import TurnBegan
from eden.games.edenia.rules.board import flags_left

BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  P3
    .      .  .    .  P1
    .      .  .    P2 ARRIDIS
"""
PLAY = "play gromout"
FLAGS = "P1 green, P2 red, P3 green"


# -- Gromout ------------------------------------------------------------------------------------


@rule("ED-125")
def test_gromout_protects_one_of_your_planted_flags() -> None:
    state = after(galaxy(BOARD, flags=FLAGS, hands="gromout"), PLAY)
    assert options(state) == ["guard e3", "guard e4"]
    assert why_not(state, "guard d5") == "ED-125"  # the flag of another
    assert why_not(state, "guard d4") == why_not(state, "guard e5") == "ED-125"
    assert why_not(state, "end") == "ED-125"
    state = after(state, "guard e4")
    assert ask(state) == "turn" and face_up(state) == "gromout" and points(state) == 16


@rule("ED-125")
def test_without_a_planted_flag_gromout_cannot_be_played() -> None:
    state = galaxy(BOARD, flags="P2 red", green="e4", hands="gromout")
    assert PLAY not in options(state) and why_not(state, PLAY) == "ED-125"


@rule("ED-125")
def test_a_flag_planted_in_this_turn_can_be_protected_at_once() -> None:
    state = after(galaxy(BOARD, hands="gromout"), "1 leaves n star", "flag", PLAY, "guard e4")
    assert options(state) == ["end"]
    state = after(state, "end", "1 leaves n star")
    assert options(state) == ["clover"]


@rule("ED-125", "ED-126")
def test_a_protected_flag_is_not_replaced_any_more() -> None:
    """No sheep of its owner is there."""
    state = galaxy(BOARD, flags=FLAGS, hands="gromout")
    state = after(state, PLAY, "guard e4", "1 leaves w nebula", "clover", "end", "1 leaves n star")
    assert where(state, "red1") == "e4" and options(state) == ["clover"]
    assert why_not(state, "flag") == "ED-126"
    state = after(state, "clover")
    assert flag(state, "P1") == "green" and clovers(state, "red") == 3


@rule("ED-125")
def test_the_protection_holds_for_the_rest_of_the_game() -> None:
    state = galaxy(BOARD, flags=FLAGS, guarded="P1", played="gromout")
    state = after(state, *["pass", "end"] * 5, "1 leaves n star")
    assert options(state) == ["clover"] and flag(state, "P1") == "green"


@rule("ED-125")
def test_only_the_protected_flag_is_safe() -> None:
    state = galaxy(BOARD, flags=FLAGS, guarded="P3", played="gromout", turn="red")
    state = after(state, "1 leaves n star", "flag")
    assert flag(state, "P1") == "red" and flags_left(state, 0) == 2


@rule("ED-126")
def test_on_a_protected_planet_without_a_clover_nothing_happens() -> None:
    state = galaxy(BOARD, flags=FLAGS, guarded="P1", pastures="P1 0", turn="red")
    state = after(state, "1 leaves n star")
    assert where(state, "red1") == "e4" and options(state) == ["end"]
    assert flag(state, "P1") == "green"


@rule("ED-126")
def test_the_owner_cannot_lift_the_protection_either() -> None:
    state = galaxy(BOARD, flags=FLAGS, guarded="P1", played="gromout")
    state = after(state, "1 leaves n star")
    assert options(state) == ["clover"] and why_not(state, "flag") == "ED-79"
    state = after(state, "clover", "end", "1 leaves n star")
    assert options(state) == ["clover"] and pasture(state, "P1") == 2


# -- the quantum accelerator --------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["before", "after"])
@rule("ED-127")
def test_another_whole_turn_follows_right_after_this_one(moment: str) -> None:
    state = galaxy(hands="quantum")
    texts = ["1 leaves n star", "tile T4"]
    texts.insert(0 if moment == "before" else 2, "play quantum")
    state = after(state, *texts)
    assert TurnBegan(0, again=True) in events(state, "end")
    state = after(state, "end")
    assert now(state).seat == 0 and ask(state) == "turn"
    state = after(state, "2 leaves w star", "tile T5")  # with a tile of its own
    state = after(state, "end")
    assert now(state).seat == 1


@rule("ED-127")
def test_the_other_turn_is_a_whole_one() -> None:
    state = galaxy(BOARD, hands="quantum turbo3")
    state = after(state, "play quantum", "1 leaves n star", "clover", "end")
    assert {"pass", "play turbo3", "1 leaves n star", "2 leaves n star"} <= set(options(state))
    state = after(state, "pass")
    assert clovers(state) == 4 and options(state) == ["end"]
    assert now(after(state, "end")).seat == 1


@rule("ED-127")
def test_an_artefact_announced_in_this_turn_does_not_work_in_the_other_one() -> None:
    state = galaxy(BOARD, hands="quantum turbo3")
    state = after(state, "play quantum", "play turbo3", "1 leaves w star", "tile T4", "end")
    state = after(state, "2 leaves n star")
    assert where(state, "green2") == "e4" and ask(state) == "planet"


@rule("ED-127")
def test_the_order_of_play_is_as_before_after_it() -> None:
    state = galaxy(seats=3, turn="red", hands=" / quantum")
    state = after(state, "play quantum", "1 leaves n star", "tile T4", "end", "pass", "end")
    assert now(state).seat == 2


@rule("ED-127", "ED-37")
def test_who_passes_gets_no_other_turn() -> None:
    state = after(galaxy(hands="quantum"), "pass")
    assert options(state) == ["end"] and why_not(state, "play quantum") == "ED-37"
