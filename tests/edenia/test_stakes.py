"""What a choice wins or costs, and what is asked once more."""

from __future__ import annotations

from typing import Any

import pytest
from edenia.table import GAME, after, board, galaxy, now
from speech import FR, PEOPLE

from eden.games.edenia.state import State
from eden.games.edenia.words.stakes import regret, stake
from eden.kit.say import Say, english

BOARD = """
    EDENIA D1 .    .  .
    .      .  .    .  .
    .      .  HOLE .  .
    .      .  .    P1 T1
    .      .  .    T2 ARRIDIS
"""
# A way to Edenia, and one to a planet.
HOME, NEAR = "b1.w.nebula", "d4.n.star"
ALMOST: dict[str, Any] = {"green": f"edenia edenia {HOME}", "won": "white blue"}


def staked(state: State, text: str, say: Say = english) -> str:
    return stake(state, GAME.parse(text), say)


def regretted(state: State, text: str, say: Say = english) -> str:
    return regret(state, GAME.parse(text), say)


# -- stakes -------------------------------------------------------------------------------------


def test_the_third_sheep_wins_and_of_lambs_the_second() -> None:
    state = galaxy(BOARD, **ALMOST)
    assert staked(state, "3 goes w") == "third sheep home: you win"
    assert staked(state, "3 goes w", FR) == "troisième mouton arrivé\u00a0: vous gagnez"
    lambs = galaxy(BOARD, lambs=True, green=f"edenia {HOME}")
    assert staked(lambs, "2 goes w") == "second sheep home: you win"
    assert staked(galaxy(BOARD, lambs=True, green=HOME), "1 goes w") == (
        "first sheep home: one more wins"
    )


def test_who_comes_home_takes_trifolium_and_the_last_ends_the_game() -> None:
    state = galaxy(BOARD, green=HOME)
    assert staked(state, "1 goes w") == "sheep home: +15"
    last = galaxy(BOARD, green=HOME, red="edenia edenia", won=" / white blue orange")
    assert staked(last, "1 goes w") == "+7, last Trifolium: the game ends"


def test_a_flag_brings_seven_points_and_may_cost_another_flock_its_own() -> None:
    state = after(galaxy(BOARD, green=NEAR), "1 goes place")
    assert staked(state, "flag") == "+7"
    taken = after(galaxy(BOARD, green=NEAR, flags="P1 red"), "1 goes place")
    assert staked(taken, "flag", Say(people=PEOPLE)) == "+7, Bob loses a flag"


def test_what_leads_to_a_choice_says_so_and_what_stands_on_the_button_is_not_repeated() -> None:
    state = galaxy(BOARD, green=NEAR)
    assert staked(state, "1 goes place") == "a planet: clover or flag"
    assert staked(state, "pass") == ""
    assert staked(galaxy(BOARD, green="d4", red="d4.n.star"), "1 leaves n star") == (
        "then leap (1 clover) or stop"
    )


def test_a_planet_promises_only_what_can_come_of_it() -> None:
    """On one's own flag, or with none in hand, the clover alone; on a bare planet the flag."""
    own = galaxy(BOARD, green=NEAR, flags="P1 green")
    assert staked(own, "1 goes place") == "a planet: +1 clover"
    assert staked(own, "1 goes place", FR) == "une planète\u00a0: +1 trèfle"
    bare = galaxy(BOARD, green=NEAR)
    bare = bare._replace(pastures=(0,) * len(bare.pastures))
    assert staked(bare, "1 goes place") == "a planet: flag, +7"


def test_tiles_that_go_under_the_deck_say_nothing_of_where_the_sheep_gets_to() -> None:
    """With the last of them the sheep runs on, to a planet as it may be."""
    state = after(galaxy(board(), hands="r2m2x3"), "play r2m2x3", "1 leaves n star")
    state = after(state, "tile P1", "tile D2", "tile D3", "pick 0")
    assert now(state).ask == "under"
    assert [stake(state, option, english) for option in now(state).options] == ["", ""]


def test_exactly_42_points_win_where_the_law_holds() -> None:
    rich: dict[str, Any] = {
        "green": "edenia edenia",
        "won": "white blue",
        "flags": "P1 green",
        "clovers": "6 0",
    }
    assert staked(galaxy(BOARD, **rich), "pass") == "exactly 42 points: you win"
    assert staked(galaxy(BOARD, law=False, **rich), "pass") == ""


# -- regrets ------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["pass", "3 goes e"])
def test_who_can_win_and_does_something_else_is_asked_once_more(text: str) -> None:
    state = galaxy(BOARD, **ALMOST)
    assert regretted(state, text).startswith("You can win at once: Sheep 3: go to the west")
    assert regretted(state, "3 goes w") == ""


def test_nobody_is_asked_where_nothing_is_lost() -> None:
    state = galaxy(BOARD, green=HOME)
    assert regretted(state, "pass") == regretted(state, "1 goes w") == ""
    assert regretted(after(state, "pass"), "end") == ""


def test_the_last_trifolium_is_not_taken_for_another_without_a_word() -> None:
    won = " / white blue orange"
    state = galaxy(BOARD, green=HOME, red="edenia edenia", won=won, clovers="0 1")
    assert regretted(state, "1 goes w") == (
        "The last Trifolium ends the game, and Red has more points: 40 against 7."
    )


def test_what_others_hold_face_down_is_never_reckoned() -> None:
    """With the artefact Red would have 42 points; that is Red's secret (ED-109)."""
    seen: dict[str, Any] = {"green": NEAR, "flags": "P1 red", "won": " / white blue orange"}
    bare = after(galaxy(BOARD, clovers="0 3", **seen), "1 goes place")
    assert regretted(bare, "flag") == "Red would have exactly 42 points and win."
    hidden = after(galaxy(BOARD, clovers="0 0", hands=" / turbo3", **seen), "1 goes place")
    assert regretted(hidden, "flag") == ""


def test_passing_for_nothing_is_asked_once_more() -> None:
    state = galaxy(BOARD, green="arridis")._replace(supply=0)
    assert regretted(state, "pass") == "No clover is left: passing brings nothing."


def test_another_turn_that_wins_is_not_forgotten() -> None:
    state = galaxy(BOARD, hands="quantum", **ALMOST)
    done = state._replace(phase=type(state.phase).AFTER)
    assert regretted(done, "end").startswith("With the quantum accelerator you can win")
