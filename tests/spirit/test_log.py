"""The log: each line tells what happened, no more, with its own rule."""

from __future__ import annotations

import pytest
from rule import rule
from spirit.drawing import eden
from spirit.table import after, after_with_events, facing

from eden.games.spirit.box import BOX
from eden.games.spirit.state import State
from eden.kit.log import Line
from eden.kit.say import english


def told(state: State, text: str) -> list[Line | None]:
    """The lines of what follows a choice."""
    reached, events = after_with_events(state, text)
    return [BOX.words.tell(reached, event, english) for event in events]


@rule("SE-40")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_a_bonus_reroll_tells_the_one_die_that_was_rolled(face: int) -> None:
    state = after(eden(yellow="w", dice="1 2 3 4", bonuses=1), f"{face} again free")
    assert told(state, f"die {face - 1} rolls 6") == [("The die now shows 6.", "")]


@rule("SE-30")
def test_the_first_roll_of_a_round_tells_all_dice_once() -> None:
    state = eden(yellow="w", dice="5 2 ? ?")
    assert told(state, "die 2 rolls 1") == [None]
    state = after(state, "die 2 rolls 1")
    assert told(state, "die 3 rolls 6") == [("The dice show 1, 2, 5, 6.", "SE-30")]


@rule("SE-50", "SE-51", "SE-57", "SE-58")
@pytest.mark.parametrize(
    ("effect", "text", "rule_id"),
    [
        ("move", "fauna to n", "SE-50"),
        ("move2", "fauna to n", "SE-51"),
        ("move3", "fauna to ne", "SE-51"),
        ("push", "fauna pushes yellow n", "SE-57"),
        ("push2", "fauna pushes yellow ne", "SE-58"),
    ],
)
def test_a_longer_way_has_its_own_rule(effect: str, text: str, rule_id: str) -> None:
    line = told(facing(eden(yellow="nw", fauna="nw"), effect), text)[0]
    assert line is not None and line.rule == rule_id


@rule("SE-113")
def test_the_shield_that_was_chosen_is_told() -> None:
    state = eden(yellow="w", fauna="w shield", flora="w shield", phase="hordes")
    lines = told(after(state, "yellow acts"), "lower flora")
    assert lines[0] == ("The shield of the Flora stops the yellow horde.", "SE-98")
