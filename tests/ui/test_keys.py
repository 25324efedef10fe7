"""Which keys mean what."""

from __future__ import annotations

import pytest

from eden.ui.keys import ESCAPE, Key, Step, meaning, next_choice
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
    ("here", "by", "there"), [(None, 1, 0), (None, -1, 2), (0, 1, 1), (2, 1, 0), (0, -1, 2)]
)
def test_arrows_go_round_and_round_among_three_choices(
    here: int | None, by: int, there: int
) -> None:
    assert next_choice(here, Step(by), 3) == there
