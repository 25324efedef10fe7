"""Which keys mean what."""

from __future__ import annotations

import pytest

from eden.ui.keys import ESCAPE, SKIP, Key, Step, meaning, next_choice
from eden.ui.wishes import Command, Tap, Wish


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        (Key("Enter", drawn=Tap("add 1")), Tap("add 1")),
        (Key(" ", drawn=Tap("add 1")), Tap("add 1")),
        (Key("Enter"), None),
        (Key("ArrowDown", near_choices=True), Step(1)),
        (Key("ArrowUp", near_choices=True), Step(-1)),
        (Key("ArrowDown"), None),
        (Key("Escape"), ESCAPE),
        (Key("Escape", written=True), ESCAPE),
        (Key("z", ctrl=True), Command("undo")),
        (Key("Z", ctrl=True, shift=True), Command("redo")),
        (Key("y", ctrl=True), Command("redo")),
        (Key("z", ctrl=True, written=True), None),
        (Key("z"), None),
        (Key("a", ctrl=True), None),
    ],
)
def test_what_a_key_means(key: Key, meant: Wish | Step | None) -> None:
    assert meaning(key) == meant


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        (Key("ArrowLeft"), Command("step", "-1")),
        (Key("ArrowRight", pressable=True), Command("step", "1")),
        (Key("ArrowRight", pressable=True, slides=True), None),
        (Key("Home"), Command("moment", "0")),
        (Key(" "), Command("play")),
        (Key(" ", pressable=True), None),
        (Key("Escape"), ESCAPE),
    ],
)
def test_what_a_key_means_where_a_match_is_looked_at_again(key: Key, meant: Wish | None) -> None:
    assert meaning(key, moving=True, looks_back=True) == meant


def test_the_space_bar_skips_what_moves_and_arrows_mean_nothing_at_a_table() -> None:
    assert meaning(Key(" ", drawn=Tap("add 1"), pressable=True), moving=True) == SKIP
    assert meaning(Key("ArrowLeft")) is None


@pytest.mark.parametrize(
    ("here", "by", "there"), [(None, 1, 0), (None, -1, 2), (0, 1, 1), (2, 1, 0), (0, -1, 2)]
)
def test_arrows_go_round_and_round_among_three_choices(
    here: int | None, by: int, there: int
) -> None:
    assert next_choice(here, Step(by), 3) == there


def test_a_key_that_is_held_down_presses_once() -> None:
    assert Key("Enter", held=True).presses_again
    assert Key(" ", held=True, drawn=Tap("add 1")).presses_again
    assert not Key("Enter").presses_again
    assert not Key("ArrowLeft", held=True).presses_again
    assert not Key(" ", held=True, written=True).presses_again
