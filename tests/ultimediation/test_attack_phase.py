"""Power cards in the attack phase: at any time of it, and asked for only where one would help."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import earth
from ultimediation.cards import power
from ultimediation.moments import at
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    crew,
    cubes,
    now,
    options,
    where,
    why,
)

from eden.games.ultimediation.data import CUBES
from eden.games.ultimediation.state import Job, Phase, State, Task

BOARD = """
    * * . . . . . . .
    . . . . . . . * .
    . . 1 0 0 X . . .
    * . 1 0 0 . . . .
    . . . . . . E W U
"""


def turn(letter: str, kind: str = "jump", more: str = "", **team: str) -> State:
    """The turn after this one begins; Vera holds a card of this kind."""
    others = crew({"agapi": "i1", **team})
    vera = f"c3 power={power(kind)} {more}"
    return after(earth(BOARD, turn=letter, dealt=True, vera=vera, **others), "end")


@rule("UM-136", "UM-55")
def test_a_power_card_can_be_used_before_the_first_attack_card() -> None:
    state = turn("b")
    assert ask(state) == "pause" and options(state) == ["vera power", "on"]
    state = after(state, "vera power", "agapi jumps d4", "on")
    assert state.phase == Phase.ATTACKS and where(state, "agapi") == "d4"
    assert ask(state) == "attack" and cubes(state, "vera") == CUBES - 1


@rule("UM-136", "UM-34")
def test_a_power_card_can_be_used_before_the_dice() -> None:
    state = turn("g")
    assert ask(state) == "pause" and state.agenda[1].job == Job.DICE
    assert ask(after(state, "on")) == "die"
    assert ask(after(state, "vera power", "on")) == "die", "nothing more could be used"


@rule("UM-136", "UM-92")
def test_the_first_power_cards_of_turn_seven_can_be_used_at_once() -> None:
    state = after(earth(BOARD, turn="f", vera="c3", agapi="i1"), "end")
    for kind in ("jump", "rest", "shelter"):
        assert ask(state) == "deal"
        state = after(state, f"turn power {power(kind)}")
    assert ask(state) == "pause" and options(state) == ["elli power", "on"]


@pytest.mark.parametrize("there", ["i5", "f3"])
@rule("UM-136", "UM-41", "UM-42")
def test_a_power_card_can_be_used_after_an_attack_without_effect(there: str) -> None:
    state = attacked(earth(BOARD, vera=f"c3 power={power('calm')}"), 3)
    state = after(state, f"card {there}")
    assert ask(state) == "pause" and options(state) == ["vera power", "on"]
    state = after(state, "vera power", "calm a1", "calm b1")
    assert ask(state) == "attack" and attack_cards(state) == {"h2", "a4"}
    assert state.agenda == (Task(Job.ATTACK, 2),)


@rule("UM-136")
def test_after_the_last_attack_the_action_phase_begins_where_it_can_be_used_anyway() -> None:
    state = after(attacked(earth(BOARD, vera=f"c3 power={power('calm')}")), "card i5")
    assert ask(state) == "act" and "vera power" in options(state)


@rule("UM-136", "UM-137")
def test_there_is_no_pause_between_the_attacks_of_an_effect() -> None:
    state = earth(BOARD, vera=f"c3 power={power('calm')}")
    state = after(state._replace(agenda=(Task(Job.ATTACK, 2),)), "card i5")
    assert ask(state) == "attack"


@rule("UM-136", "UM-50", "UM-51", "UM-96")
def test_nobody_is_asked_while_no_card_would_do_anything() -> None:
    assert ask(turn("b", "shelter")) == "attack"
    assert ask(turn("b", "rest")) == "attack", "nobody lacks energy"
    assert ask(turn("b", "rest", "energy=1")) == "pause"
    assert ask(turn("b", "refresh")) == "attack", "no cube is used yet"
    spent = attacked(earth(BOARD, vera=f"c3 power={power('jump')} cubes=0"), 2)
    assert ask(after(spent, "card i5")) == "attack", "no cube"
    used = attacked(earth(BOARD, vera=f"c3 power={power('jump')} cubes=2 used=power"), 2)
    assert ask(after(used, "card i5")) == "attack", "no place"
    assert ask(after(earth(BOARD, agapi="c3"), "end")) == "attack", "no card"


@rule("UM-136")
def test_each_extra_question_is_one_that_can_be_passed_over() -> None:
    for moment in ("pause before the dice", "pause before the attacks"):
        decision = now(at(moment))
        assert decision.is_choice and str(decision.options[-1]) == "on"


@rule("UM-136")
def test_several_cards_can_be_used_in_one_pause() -> None:
    state = turn("b", "jump", agapi=f"i1 power={power('calm')}")
    state = after(state, "vera power", "on")
    assert options(state) == ["agapi power", "on"]
    assert ask(after(state, "agapi power", "on")) == "attack"


@rule("UM-136", "UM-55")
def test_nothing_else_is_done_in_a_pause() -> None:
    state = turn("b")
    assert why(state, "vera moves c4") == "Not now: the attack phase is not over. UM-52"
    assert why(state, "end") == "Not now: the attack phase is not over. UM-52"
