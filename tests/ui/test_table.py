"""A match on the table: what a tap means, what is picked, what is pending."""

from __future__ import annotations

from dataclasses import replace

import pytest
from toy import BOX
from toy_table import ANNA, BOT, a_match

from eden.engine.game import CHANCE, Decision, IllegalAction
from eden.kit.say import english
from eden.ui.table import Table


def a_table(*choices: str) -> Table:
    """Anna against a bot."""
    return Table(BOX, a_match(*choices), (ANNA, BOT))


def test_a_tap_makes_a_choice_or_is_a_part_of_some() -> None:
    table = a_table()
    assert table.choice("add 1") == "add 1"
    assert table.choice("add") == ""
    assert table.choice("*dice") == "dice", "one option alone has this word"
    assert table.choice("*add") == ""
    assert table.choice("nonsense") == table.choice("") == ""


def test_a_pick_narrows_the_options_until_it_is_given_up() -> None:
    table = a_table()
    assert table.toggle("add")
    assert [str(option) for option in table.narrowed()] == ["add 1", "add 2"]
    assert table.toggle("add")
    assert len(table.narrowed()) == 3
    assert not table.toggle("nonsense")
    assert table.toggle("*add")
    assert table.picked == "*add"
    assert len(table.narrowed()) == 2


def test_a_choice_is_shown_from_its_first_frame_and_nothing_stays_picked() -> None:
    table = a_table()
    table.toggle("add")
    before = table.playback.state
    table.choose("add 2")
    assert table.pick == ""
    look = table.look(english)
    assert [event.number for event in look.news] == [2]  # type: ignore[attr-defined]
    assert look.before is before


def test_a_choice_that_is_not_listed_changes_nothing() -> None:
    table = a_table()
    table.toggle("add")
    with pytest.raises(IllegalAction):
        table.choose("add 3")
    assert table.pick == "add"
    assert not list(table.match.choices())


def test_undo_and_redo_show_everything_at_once() -> None:
    table = a_table("add 1", "add 2")
    table.undo()
    assert not list(table.match.choices()), "with the answer of the bot"
    table.redo()
    assert len(list(table.match.choices())) == 2
    assert not table.moving
    assert table.look(english).news == ()


def test_what_is_pending_is_nothing_while_a_bot_thinks_or_pieces_move() -> None:
    waits = a_table("add 1").now
    assert isinstance(waits, Decision)
    assert (waits.seat, waits.options) == (1, ())
    moves = a_table("add 1", "add 2")
    moves.playback.rest(2)
    assert moves.moving
    assert isinstance(moves.now, Decision)
    assert (moves.now.seat, moves.now.options) == (CHANCE, ())
    assert moves.preview("add 1", english) == ""


def test_who_listens_hears_what_is_new_and_what_is_asked() -> None:
    table = a_table("add 1", "add 2")
    assert table.announcement(3, english) == "Red adds 2. Add, or roll."


def test_what_acted_stays_picked_where_the_game_says_so() -> None:
    table = Table(replace(BOX, holds=lambda act: "add"), a_match(), (ANNA, BOT))
    table.choose("add 2")
    assert table.pick == "add", "the same is asked again, and a choice can begin with it"
    table.toggle("add")
    assert table.pick == ""
