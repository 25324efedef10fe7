"""At a table: one door for every choice, what follows each, and what is refused."""

from __future__ import annotations

import pytest
from apps import (
    Memory,
    acts,
    answer,
    at_the_table,
    choose,
    match_of,
    notice_of,
    orders,
    play_on,
    shown,
    sitting_of,
    table_of,
    words,
)
from toy_table import ANNA, BOT, opened, said
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine.game import IllegalAction
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.orders import Announce, Replace
from eden.ui.rulebook import rule


# -- the one door --------------------------------------------------------------------------------
def by_tap(app: App) -> None:
    app.tap("add 1")


def by_the_door(app: App) -> None:
    sitting_of(app).choose("add 1")


def by_a_bot(app: App) -> None:
    answer(app, "add 1")


@pytest.mark.parametrize("way", [by_tap, by_the_door, by_a_bot])
def test_every_choice_is_shown_kept_and_announced(way: object) -> None:
    people = (ANNA, BOT) if way is not by_a_bot else (BOT, ANNA)
    app = opened(people=people)
    app.take_orders()
    assert callable(way)
    way(app)
    replaced, announced = app.orders
    assert replaced == Replace(sitting_of(app).link)
    assert isinstance(announced, Announce)
    assert "adds 1." in announced.text
    assert [one.link for one in app.storage.kept()] == [sitting_of(app).link]
    assert len(table_of(app).playback.news) == 1


def test_what_is_taken_back_or_done_again_is_kept_but_not_told_as_news() -> None:
    app = opened("add 1", people=(ANNA, BOT))
    for command in ("undo", "redo"):
        app.take_orders()
        do(app, command)
        assert app.orders[0] == Replace(sitting_of(app).link)
        assert said(app) == table_of(app).prompt(app.say)
        assert table_of(app).playback.news == ()


def test_a_choice_that_is_not_listed_changes_nothing() -> None:
    app = opened(people=(ANNA, BOT))
    app.take_orders()
    with pytest.raises(IllegalAction):
        sitting_of(app).choose("add 3")
    assert app.orders == []
    assert not list(match_of(app).choices())


def test_several_bots_in_a_row_are_announced_together() -> None:
    app = opened(people=(ANNA, BOT, BOT))
    app.tap("add 1")
    app.take_orders()
    table_of(app).skip()
    answer(app, "add 1")
    table_of(app).skip()
    assert orders(app, Announce) == []
    answer(app, "add 2")
    assert "adds 1." in said(app)
    assert "adds 2." in said(app)


def test_a_device_that_keeps_nothing_says_so_and_plays_on() -> None:
    app = at_the_table(Memory(full=True))
    assert "link" in notice_of(app).text
    play_on(app, 3)
    assert list(match_of(app).choices())


def test_what_happened_and_what_is_asked_is_announced() -> None:
    app = at_the_table()
    choose(app, "end")
    prompt = table_of(app).prompt(app.say)
    assert said(app).endswith(prompt)
    assert len(said(app)) > len(prompt), "also what happened"


# -- taps ----------------------------------------------------------------------------------------
def test_a_pick_narrows_the_list_and_can_be_given_up() -> None:
    app = at_the_table()
    face = str(match_of(app).now.options[0]).split()[0]
    everything = acts(app)
    app.tap(face)
    assert acts(app) == [act for act in everything if act.split()[0] == face]
    assert said(app) == f"{len(acts(app))} choices"
    do(app, "close")
    assert acts(app) == everything
    app.tap(face)
    app.tap(face)
    assert acts(app) == everything


def test_what_is_not_allowed_is_answered_with_the_reason_and_unfolds_its_rule() -> None:
    app = at_the_table()
    before = list(match_of(app).steps)
    app.tap("yellow acts")
    assert match_of(app).steps == before
    assert notice_of(app).text in words(app) and len(notice_of(app).text) <= 100
    found = rule(notice_of(app).rule, "en")
    assert found is not None
    unfolds = shown(app).find(".//aside/details")
    assert unfolds is not None and "open" not in unfolds.attrib
    assert unfolds.findtext("summary") == found.id
    assert found.text in "".join(unfolds.itertext()).replace("\u00a0", " ")
    link_to_it = unfolds.find(".//a")
    assert link_to_it is not None
    assert link_to_it.attrib["href"] == f"rules/spirit.en.html#{found.id}"
    app.tap("no such thing")
    assert notice_of(app), "nothing is silently ignored"


def test_what_happened_is_shown_step_by_step_and_can_be_skipped() -> None:
    app = at_the_table()
    choose(app, "end")
    choose(app, "")
    app.tap(str(match_of(app).now.options[0]))
    table = table_of(app)
    assert table.moving, "the last horde acts and the dice are rolled"
    assert acts(app) == []
    frames = 0
    while table.moving:
        table.playback.show_next()
        frames += 1
    assert 1 <= frames <= 3, "four dice fall together"
    assert acts(app)


def test_a_preview_is_drawn_for_options_only() -> None:
    app = at_the_table()
    assert app.preview("end")
    assert app.preview("nonsense") == ""


# -- undo ----------------------------------------------------------------------------------------
def test_undo_goes_back_to_the_last_die_and_then_says_why_not() -> None:
    app = at_the_table()
    choose(app, "3 on")
    do(app, "undo")
    assert not list(match_of(app).choices())
    do(app, "redo")
    assert len(list(match_of(app).choices())) == 1
    do(app, "undo")
    choose(app, "end")
    for _ in range(2):
        choose(app, "")
    do(app, "undo")
    assert "practice" in notice_of(app).text


def test_a_practice_game_is_marked_and_takes_everything_back() -> None:
    app = at_the_table(practice="yes")
    assert "Practice" in words(app)
    play_on(app, 30)
    while match_of(app).can_undo():
        do(app, "undo")
    assert not list(match_of(app).choices())


def test_the_app_says_whose_choice_it_was() -> None:
    app = opened("add 1")
    do(app, "lift")
    do(app, "undo")
    assert "another player" in notice_of(app).text
    assert len(list(match_of(app).choices())) == 1


def test_where_nothing_can_be_taken_back_or_done_again_the_app_says_so() -> None:
    app = opened("add 1")
    for command in ("undo", "redo"):
        do(app, command)
        assert "you are here" in notice_of(app).text
    app = opened()
    do(app, "lift")
    for command, told in (("undo", "take back"), ("redo", "do again")):
        do(app, command)
        assert told in notice_of(app).text
