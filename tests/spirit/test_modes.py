"""The modes, alone and in all thirty-two combinations."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from games import ROOT
from rule import rule
from spirit.drawing import GAME, HEALTHY, RAVAGED, card_number, eden
from spirit.table import (
    after,
    after_with_events,
    asks,
    choices,
    ending,
    objective,
    options,
    pending,
    place,
    rolled,
    start,
    terrain,
    why,
    why_no,
)

from eden.engine import options as settings
from eden.engine.bots import Luck, random_bot
from eden.engine.game import Outcome
from eden.engine.match import Match
from eden.games.spirit.box import BOX
from eden.games.spirit.data import HARDER, MODES, Piece
from eden.games.spirit.events import HordeBeaten
from eden.kit.say import english

ALL_MODES = [" ".join(chosen) for count in range(6) for chosen in combinations(MODES, count)]
HURT = "mountain forest swamp / cascade NOA cascade / forest swamp- mountain"
CARDS = ("dawn", "noon", "dusk", "night")


@rule("SE-120")
def test_there_are_five_modes_beside_the_classic_one() -> None:
    assert set(MODES) == {"celestial", "fearless", "resurrection", "ravage", "weakness"}
    assert len(ALL_MODES) == 32
    for modes in ALL_MODES:
        assert settings.settle(GAME, 1, {"modes": tuple(modes.split())})


@pytest.mark.parametrize("modes", ALL_MODES, ids=lambda modes: modes or "classic")
@rule("SE-120", "SE-121", "SE-122", "SE-123", "SE-125", "SE-127")
def test_each_mode_adds_its_own_difficulty_and_no_other(modes: str) -> None:
    asked = asks(start(modes=modes))
    assert (asked == "resurrection") == ("resurrection" in modes)

    hurt = {"yellow": "s fauna swamp last", "red": "w beaten", "black": "nw beaten"}
    if "ravage" not in modes:
        hurt = {"yellow": hurt["yellow"]}
    state = eden(HURT, **hurt, fauna="s", modes=modes, bonuses=1, dice="1 2 3 4")
    assert (choices(state, "trap") == set()) == ("celestial" in modes)
    assert ("1 again free" not in options(state)) == ("fearless" in modes)

    fled = eden(**hurt, fauna="s traps yellow", modes=modes, phase="hordes")
    fled = after(fled, "yellow acts")
    assert (place(fled, "yellow") != "out") == ("ravage" in modes)
    assert ending(fled) == ("SE-125" if "ravage" in modes else "SE-24")

    state = after(state, "end", *(f"{horde} acts" for horde in hurt))
    assert (asks(state) == "weakness") == ("weakness" in modes)


@pytest.mark.parametrize("modes", ALL_MODES, ids=lambda modes: modes or "classic")
@rule("SE-120")
def test_a_random_game_of_every_combination_comes_to_an_end(modes: str) -> None:
    match = Match(GAME, seats=1, options={"modes": tuple(modes.split())}, seed=7)
    luck = Luck(7)
    while not isinstance(match.now, Outcome):
        match.choose(random_bot(match.state, match.now, luck))
        GAME.check(match.state)
    assert match.now.rule in ("SE-24", "SE-25", "SE-125")


# -- Celestial ----------------------------------------------------------------------------------


@rule("SE-121")
def test_celestial_traps_only_on_healthy_terrains() -> None:
    state = eden(HURT, yellow="s fauna swamp", fauna="s", modes="celestial")
    assert why_no(state, "trap", "fauna traps yellow") == "SE-121"
    state = eden(HURT, yellow="ne fauna swamp", fauna="ne", modes="celestial")
    assert choices(state, "trap") == {"fauna traps yellow"}


@rule("SE-121")
def test_celestial_allows_the_trap_once_the_terrain_is_healed() -> None:
    state = eden(HURT, yellow="s fauna swamp", fauna="s", modes="celestial")
    state = state._replace(conditions=(HEALTHY,) * 8)
    assert choices(state, "trap") == {"fauna traps yellow"}


# -- Fearless -----------------------------------------------------------------------------------


@rule("SE-122")
def test_fearless_collects_the_bonus_but_never_uses_it() -> None:
    state = eden(dice="5 3 3 1", bonuses=1, modes="fearless")
    assert why(state, "3 again free") == "SE-122"
    assert not any(text.endswith("free") for text in options(state))


@rule("SE-122")
def test_fearless_still_collects_the_cards() -> None:
    state = eden(yellow="s fauna swamp", fauna="s traps yellow", modes="fearless", phase="hordes")
    assert after(state, "yellow acts").won[-1] == card_number("fauna swamp")


# -- Resurrection -------------------------------------------------------------------------------


@rule("SE-123")
def test_resurrection_starts_with_two_terrains_of_your_choice_ravaged() -> None:
    state = start(modes="resurrection")
    assert options(state) == {f"ravage {spot}" for spot in "nw n ne e se s sw w".split()}
    state = after(state, "ravage n")
    assert terrain(state, "n") == RAVAGED and why(state, "ravage n") == "SE-123"
    assert len(options(state)) == 7
    state = after(state, "ravage sw")
    assert terrain(state, "sw") == RAVAGED and state.conditions.count(HEALTHY) == 6
    assert asks(state) == "roll"


@rule("SE-124")
def test_resurrection_asks_when_the_whole_set_up_can_be_seen() -> None:
    state = start(modes="resurrection")
    assert pending(state).seat == 0 and len(state.terrains) == 8
    assert all(objective(state, horde) for horde in ("yellow", "red", "black"))
    assert {place(state, horde) for horde in ("yellow", "red", "black")} == {"nw", "w", "sw"}


@rule("SE-124")
def test_resurrection_may_ravage_both_terrains_of_a_kind() -> None:
    state = start(modes="resurrection")
    kind = state.terrains[0]
    twins = [
        spot
        for spot, other in zip("nw n ne e se s sw w".split(), state.terrains, strict=True)
        if other == kind
    ]
    state = after(state, *(f"ravage {spot}" for spot in twins))
    assert ending(state) is None and asks(state) == "roll"


# -- Ravage -------------------------------------------------------------------------------------


@rule("SE-125")
def test_ravage_keeps_a_beaten_horde_in_eden() -> None:
    state = eden(
        yellow="s fauna swamp last",
        red="w",
        black="nw",
        fauna="s traps yellow",
        modes="ravage",
        phase="hordes",
    )
    state, events = after_with_events(state, "yellow acts")
    assert place(state, "yellow") == "sw"
    assert events[-1] == HordeBeaten(Piece.YELLOW, leaves=False)
    assert ending(state) is None


@rule("SE-125")
def test_ravage_is_won_when_all_piles_are_empty() -> None:
    state = eden(
        yellow="s fauna swamp last",
        red="w beaten",
        black="nw beaten",
        fauna="s traps yellow",
        modes="ravage",
        phase="hordes",
    )
    now = GAME.pending(after(state, "yellow acts"))
    assert now == Outcome(winners=(0,), rule="SE-125", scores=(9,))


@rule("SE-126")
def test_a_beaten_horde_keeps_acting_in_ravage() -> None:
    state = eden(yellow="w beaten", red="e", black="se", modes="ravage")
    state = after(state, "end")
    assert "yellow acts" in options(state)
    assert terrain(after(state, "yellow acts"), "w") == RAVAGED


@rule("SE-126")
def test_a_beaten_horde_cannot_be_trapped_in_ravage() -> None:
    state = eden(yellow="s beaten", red="e", black="se", fauna="s", modes="ravage")
    assert why_no(state, "trap", "fauna traps yellow") == "SE-126"


@rule("SE-126")
def test_a_beaten_horde_can_still_be_moved_in_ravage() -> None:
    state = eden(yellow="s beaten", red="e", black="se", fauna="s", modes="ravage")
    assert "fauna pushes yellow sw" in choices(state, "push")
    assert "yellow swaps red" in choices(state, "swap_hordes")


# -- Weakness -----------------------------------------------------------------------------------


@rule("SE-127")
def test_weakness_closes_a_card_before_the_dice_are_rolled() -> None:
    state = start(modes="weakness")
    assert asks(state) == "weakness" and state.dice == (0, 0, 0, 0)
    assert options(state) == {f"close {card}" for card in CARDS}
    assert asks(after(state, "close dusk")) == "roll"


@pytest.mark.parametrize("card", CARDS)
@rule("SE-127")
def test_a_closed_card_takes_no_die_all_round(card: str) -> None:
    state = eden(yellow="w", red="s", fauna="w", flora="n", modes="weakness", closed=card)
    assert why(state, f"1 on {card}") == "SE-127"
    assert not any(text.endswith(f"on {card}") for text in options(state))
    state = after(state, "2 again for 1", "die 1 rolls 6")
    assert why(state, f"6 on {card}") == "SE-127"


@rule("SE-127", "SE-112")
def test_weakness_asks_after_the_allies_are_back_and_before_the_roll() -> None:
    state = eden(yellow="w", fauna="noa 2", modes="weakness", closed="dawn")
    state = after(state, "end", "yellow acts")
    assert why(state, "close dawn") == "SE-112"
    state = after(state, "fauna returns n")
    assert asks(state) == "weakness"
    assert why(state, "end") == "SE-127"


@rule("SE-128")
def test_a_closed_card_is_back_and_may_be_closed_again() -> None:
    state = eden(yellow="w", red="e", fauna="w", flora="w", modes="weakness", closed="dawn")
    state = after(state, "end", "yellow acts", "send flora", "red acts")
    assert "close dawn" in options(state)
    again = rolled(after(state, "close dawn"), "1 2 3 4")
    assert why(again, "1 on dawn") == "SE-127"
    other = rolled(after(state, "close noon"), "1 1 1 1")
    assert any(
        f"{face} on dawn" in options(other._replace(dice=(face,) * 4)) for face in range(1, 7)
    )


# -- how much harder ----------------------------------------------------------------------------


@rule("SE-129")
def test_every_mode_has_one_to_three_marks() -> None:
    assert {value for _, value in BOX.harder} == set(HARDER) == set(MODES)
    assert set(HARDER.values()) <= {1, 2, 3} and max(HARDER.values()) > 1


@rule("SE-129")
def test_marks_follow_what_a_mode_costs_in_the_published_figures() -> None:
    bars = json.loads((ROOT / "assets/balance.json").read_text("utf-8"))["games"]["spirit"]["bars"]
    costs = {
        bar["line"].removeprefix("spirit-"): bar["figure"][0]
        for bar in bars
        if bar["says"] == "Wins that the mode costs"
    }
    assert costs.keys() == set(MODES)
    marks = [HARDER[mode] for mode in sorted(MODES, key=lambda mode: costs[mode])]
    assert marks == sorted(marks)


@rule("SE-129")
def test_the_rulebook_shows_the_marks_of_every_mode() -> None:
    drawn = BOX.view.pictures(english)["SE-129"]
    assert drawn.count("<li>") == len(MODES)
    assert "<strong>Ravage</strong>" in drawn and "●●●</span> much harder" in drawn
