"""Several people at one table: whose choice it was, the curtain, what is new; on a toy game."""

from __future__ import annotations

import pytest
from apps import Memory, acts, an_app, match_of, shown, words
from toy_table import ANNA, BEN, BOT, CLEO, a_match, opened, said, see_all, table_of
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.engine.game import CHANCE, NOBODY, Decision, IllegalAction
from eden.engine.match import Stands
from eden.engine.people import Person
from eden.kit.say import english
from eden.ui import kept
from eden.ui.tongue import LANGUAGES


# -- whose choice can be taken back --------------------------------------------------------------
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


def test_the_app_says_whose_choice_it_was() -> None:
    app = opened("add 1")
    app.do("lift")
    app.do("undo")
    assert app.notice is not None
    assert "another player" in app.notice.text
    assert len(list(match_of(app).choices())) == 1


def test_where_nothing_can_be_taken_back_or_done_again_the_app_says_so() -> None:
    app = opened("add 1")
    for command, told in (("undo", "you are here"), ("redo", "you are here")):
        app.do(command)
        assert app.notice is not None
        assert told in app.notice.text
    app = opened()
    app.do("lift")
    for command, told in (("undo", "take back"), ("redo", "do again")):
        app.do(command)
        assert app.notice is not None
        assert told in app.notice.text


# -- the curtain ---------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_hides_secrets_and_choices_until_it_is_lifted(language: str) -> None:
    app = opened()
    app.do("language", language)
    secret = f"secret {match_of(app).state.secrets[0]}"
    assert acts(app) == []
    assert secret not in words(app)
    assert shown(app).find(".//button[@id='lift']") is not None
    assert "Anna" in said(app)
    app.tap("add 1")
    assert not list(match_of(app).choices())
    assert app.notice is not None
    assert "Anna" in app.notice.text
    app.do("lift")
    assert secret in words(app)
    assert "add 1" in acts(app)
    assert shown(app).find(".//button[@id='lift']") is None
    assert app.notice is None


def test_the_curtain_falls_after_every_choice_and_after_a_reload() -> None:
    store = Memory()
    app = opened(store=store)
    app.do("lift")
    app.tap("add 1")
    assert see_all(app) == 0
    assert table_of(app).curtain
    assert table_of(app).seat == NOBODY
    assert "Anna adds 1." in said(app)
    assert "Pass the device to Ben" in said(app)
    app.do("lift")
    assert table_of(app).seat == 1
    assert not table_of(app).moving, "on one device everything was seen"
    again = an_app(store)
    again.open(kept.kept(store)[0].link)
    assert table_of(again).curtain
    assert not table_of(again).moving


def test_the_view_knows_who_is_waited_for_and_that_they_cannot_choose_yet() -> None:
    waits = [table_of(opened("add 1")).now, table_of(opened("add 1", people=(ANNA, BOT))).now]
    for now in waits:
        assert isinstance(now, Decision)
        assert (now.seat, now.options) == (1, ())
    app = opened("add 1", "dice", people=(ANNA, BEN, CLEO))
    app.do("lift")
    assert table_of(app).moving
    assert getattr(table_of(app).now, "seat", None) == CHANCE


def test_who_chose_sees_the_end_of_it_before_the_curtain_falls() -> None:
    app = opened(people=(ANNA, BEN, CLEO))
    app.do("lift")
    app.tap("dice")
    table = table_of(app)
    frames = [table.seat]
    while table.moving:
        table.show_next()
        frames.append(table.seat)
    assert set(frames[:-1]) <= {0}
    assert frames[-1] == NOBODY


def test_the_link_can_be_sent_to_whom_it_waits_for() -> None:
    app = opened("add 1")
    app.do("panel", "send")
    assert "Send to Ben" in words(app)
    assert link.people_of(app.link()) == (ANNA, BEN)
    app.do("lift")
    assert app.panel == ""


def test_nameless_people_are_called_by_their_colour() -> None:
    app = opened(people=(Person(colour=2), Person(colour=0)))
    assert "I am Yellow" in words(app)


def test_one_person_among_bots_has_no_curtain_and_keeps_their_eyes() -> None:
    app = opened("add 1", people=(ANNA, BOT))
    assert not table_of(app).curtain
    assert table_of(app).seat == 0
    assert f"secret {match_of(app).state.secrets[0]}" in words(app)


def test_when_it_is_over_there_is_no_curtain() -> None:
    app = opened(*["add 1"] * 6)
    assert not table_of(app).curtain
    assert table_of(app).seat == NOBODY
    assert shown(app).find(".//*[@id='lift']") is None
    app.do("again")
    assert table_of(app).people == (ANNA, BEN)


# -- what is new ---------------------------------------------------------------------------------
def test_a_stranger_to_the_match_sees_what_came_after_their_own_last_choice() -> None:
    app = opened("add 1", "add 2", "dice", "add 1", people=(ANNA, BEN, CLEO))
    before = words(app)
    assert "Anna adds" not in said(app), "what waits behind the curtain is not told"
    assert "Cléo adds" not in before
    app.do("lift")
    assert "Cléo adds" in said(app)
    assert "Anna adds 1." in said(app)
    assert "Ben adds" not in said(app)
    assert acts(app) == []
    assert see_all(app) == 2
    assert "add 1" in acts(app)


def test_whoever_has_not_chosen_yet_sees_all_of_the_play_but_not_the_set_up() -> None:
    app = opened("add 1", "add 2", people=(ANNA, BEN, CLEO))
    app.do("lift")
    assert match_of(app).steps[table_of(app).shown].now.ask == "add"
    assert see_all(app) == 2
    assert see_all(opened()) == 0


def test_a_device_that_kept_the_match_shows_what_it_has_not_shown_yet() -> None:
    store = Memory()
    mine = opened(store=store)
    mine.do("lift")
    mine.tap("add 1")
    mine.open("")
    theirs = link.encode(a_match("add 1", "add 2"), (ANNA, BEN))
    for _ in range(2):  # to look at the curtain and reload loses nothing
        mine = an_app(store)
        mine.open(theirs)
        assert table_of(mine).curtain
        assert "Ben adds" not in words(mine)
    mine.do("lift")
    assert "Ben adds 2." in said(mine)
    assert see_all(mine) == 1
    mine = an_app(store)
    mine.open(theirs)
    mine.do("lift")
    assert see_all(mine) == 0, "it was shown before"


def test_one_person_among_bots_sees_what_is_new_when_the_link_is_opened() -> None:
    app = opened("add 1", "dice", people=(ANNA, BOT))
    assert table_of(app).moving
    assert "Robo adds" in said(app)
    see_all(app)
    assert "add 1" in acts(app)


def test_a_link_that_rewrites_what_was_seen_is_announced_and_shown_from_there() -> None:
    store = Memory()
    opened("add 1", "add 1", store=store)
    app = opened("add 1", "add 2", store=store)
    assert app.notice is not None
    assert "choice 2" in app.notice.text
    command, value, _ = app.notice.actions[0]
    app.do(command, value)
    assert link.people_of(value) == table_of(app).people == (ANNA, BEN)
    app.do("lift")
    assert "Ben adds 2." in said(app)


def test_a_link_without_people_does_not_lose_the_names_kept_here() -> None:
    store = Memory()
    opened(store=store)
    app = an_app(store)
    app.open(link.encode(a_match("add 1")))
    assert table_of(app).people == (ANNA, BEN)
    app.open("")
    assert "Anna has 1." in words(app)


def test_the_view_is_told_what_was_shown_last() -> None:
    app = opened(people=(ANNA, BOT))
    app.tap("add 1")
    assert [event.number for event in table_of(app).events] == [1]  # type: ignore[attr-defined]
    assert 'data-news="1"' in table_of(app).board(english)
    app.do("undo")
    assert table_of(app).events == ()
