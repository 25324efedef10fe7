"""Whose choice can be taken back, where several play and some of them are automatic."""

from __future__ import annotations

import pytest
from toy import Toy
from toy_table import a_match

from eden.engine.game import IllegalAction
from eden.engine.match import Stands


def test_another_players_choice_stands_except_in_practice_and_at_the_end() -> None:
    match = a_match("add 1")
    assert match.stands() is Stands.OTHER
    with pytest.raises(IllegalAction):
        match.undo()
    assert a_match("add 1", practice=True).can_undo()
    ended = a_match(*["add 1"] * 6)
    assert ended.outcome is not None
    assert ended.can_undo()
    assert a_match().stands() is Stands.FIRST


def test_undo_takes_back_the_answers_of_automatic_seats_too() -> None:
    match = a_match("add 1", "add 2")
    steps = list(match.steps)
    assert match.stands() is Stands.OTHER
    match.undo(automatic={1})
    assert not list(match.choices())
    assert match.can_redo()
    match.redo(automatic={1})
    assert match.steps == steps
    assert not match.can_redo()
    assert a_match("add 1").can_undo(automatic={1}), "while the bot still thinks"
    assert a_match("add 1", "dice").stands({1}) is Stands.SHOWN
    assert a_match("add 1", "add 1", seats=3).stands({1}) is Stands.OTHER


def test_a_step_by_which_somebody_learns_something_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the game says of it, beside its events: a hand is shown at the end."""
    monkeypatch.setattr(Toy, "tells", lambda toy, before, after, events: after.turn == 6)
    assert a_match(*["add 1"] * 5, practice=True).can_undo()
    ended = a_match(*["add 1"] * 6)
    assert ended.outcome is not None
    assert ended.stands() is Stands.SHOWN
