"""The first five minutes: one tap to a game, and help wherever somebody new looks for it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from apps import (
    Memory,
    acts,
    an_app,
    answer,
    match_of,
    notice_of,
    shown,
    sitting_of,
    table_of,
    words,
)
from toy import BOX
from toy_table import ANNA, BEN, opened, said, see_all
from toy_table import toy_on_the_shelf as toy_on_the_shelf
from windows import Window

from eden.engine.game import Outcome
from eden.engine.people import Person
from eden.games.shelf import SHELF
from eden.ui.app import END, GOAL, App
from eden.ui.commands import do
from eden.ui.orders import Replace, Think
from eden.ui.stage import Stage
from eden.ui.wishes import Command, Tap


def anxious(monkeypatch: pytest.MonkeyPatch) -> App:
    """A new device at a toy table where a roll of the dice is regretted."""
    regret = replace(
        BOX.words, regret=lambda state, act, say: f"Sure? {act}" * (act.form == "dice")
    )
    monkeypatch.setitem(SHELF, "toy", replace(BOX, words=regret))
    return opened(store=Memory(new=True), people=(ANNA, Person("Robo", 1, "greedy")))


# -- one tap ------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", SHELF)
def test_from_the_home_one_tap_starts_a_game(slug: str) -> None:
    app = an_app(Memory(new=True))
    app.open("/")
    assert any(link.get("href") == f"#/play/{slug}" for link in shown(app).iter("a"))
    app.open(f"/play/{slug}")
    company = table_of(app).company
    assert match_of(app).game.slug == slug
    assert len(company.humans) == 1, "the computer plays, or the game itself is the opponent"
    assert isinstance(app.orders[0], Replace), "going back does not begin another game"


def test_the_next_game_is_set_up_as_the_last_one() -> None:
    store = Memory()
    app = an_app(store)
    app.open("/new/toy")
    do(app, "start", json.dumps({"seats": "3", "name.0": "Anna", "who.1": "lamb", "seed": "7"}))
    first = match_of(app).seed
    later = an_app(store)
    later.open("/play/toy")
    assert table_of(later).company.people[0].name == "Anna"
    assert match_of(later).seats == 3 and match_of(later).seed != first
    later.open("/new/toy")
    assert later.draft.name(0) == "Anna" and later.draft.seed == ""


def test_somebody_by_link_is_waited_for_without_a_curtain_over_the_table() -> None:
    app = an_app()
    app.open("/new/toy")
    do(app, "start", json.dumps({"who.1": "link", "name.1": "Ben", "seed": "7"}))
    company = table_of(app).company
    assert company.away == {1} and not table_of(app).curtain
    app.tap("add 1")
    see_all(app)
    assert table_of(app).curtain and company.eyes(behind=False) == 0
    assert "Send to Ben" in words(app)
    there = sitting_of(app).link
    app.open("/")
    app.open(there)
    assert table_of(app).company.away == {1}, "the device knows who is away"
    do(app, "lift")
    assert table_of(app).company.eyes(behind=False) == 1, "they have come here after all"


# -- help ---------------------------------------------------------------------------------------


def test_the_goal_is_shown_at_the_first_game_and_one_tap_away_later() -> None:
    store = Memory(new=True)
    app = opened(store=store)
    assert app.panel == GOAL and "Have the most." in words(app)
    do(app, "close")
    assert "Have the most." not in words(app)
    assert opened(store=store).panel == ""
    do(app, "ask")
    do(app, "panel", GOAL)
    assert "Have the most." in words(app)


def test_who_asks_is_told_what_lies_there_and_chooses_nothing() -> None:
    app = opened()
    do(app, "lift")
    assert app.explain("sum") is not None and app.explain("moon") is None
    do(app, "ask")
    assert app.asking and "Tap anything" in words(app)
    do(app, "close")
    assert not app.asking and "add 1" in acts(app)


def test_a_thing_explains_itself_after_a_while() -> None:
    window = Window()
    stage = Stage(app := opened(), window)
    do(app, "lift")
    stage.show()
    stage.pointed("sum")
    assert window.told == ""
    window.frames.pop()()
    assert "What was added." in window.told
    stage.pointed("")
    assert window.told == ""
    stage.pointed("sum", at_once=True)
    assert "What was added." in window.told
    stage.pointed("sum")
    stage.pointed("moon", at_once=True)
    assert window.told == ""


def test_options_say_what_is_at_stake() -> None:
    app = opened()
    do(app, "lift")
    assert [one.text for one in shown(app).iter("small")] == ["much"]


def test_a_bot_waits_until_the_goal_was_read() -> None:
    robo = (Person("Robo", 0, "greedy"), ANNA)
    app = opened(store=Memory(new=True), people=robo)
    see_all(app)
    app.wake_bot()
    assert app.panel == GOAL and not any(isinstance(one, Think) for one in app.orders)
    assert shown(app).find(".//main[@inert]") is not None, "what lies below cannot be reached"
    do(app, "close")
    app.wake_bot()
    assert any(isinstance(one, Think) for one in app.orders)
    assert shown(app).find(".//main[@inert]") is None


# -- mistakes -----------------------------------------------------------------------------------


def test_what_would_be_regretted_is_asked_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    app = anxious(monkeypatch)
    do(app, "close")
    before = len(match_of(app).steps)
    app.tap("dice")
    assert len(match_of(app).steps) == before and "Sure? dice" in words(app)
    assert said(app) == "Sure? dice"
    do(app, "close")
    assert "Sure?" not in words(app)
    app.tap("dice")
    app.tap("dice")
    assert len(match_of(app).steps) > before


def test_who_does_not_want_to_be_asked_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    app = anxious(monkeypatch)
    before = len(match_of(app).steps)
    app.tap("dice")
    do(app, "sure")
    assert len(match_of(app).steps) > before, "this choice is meant, too"
    assert not app.settings.asks


def test_what_a_hint_advises_is_not_asked_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    app = anxious(monkeypatch)
    do(app, "close")
    do(app, "hint")
    answer(app, "dice")
    app.tap("dice")
    assert "Sure?" in words(app), "where to look is no advice yet"
    do(app, "close")
    do(app, "hint")
    before = len(match_of(app).steps)
    app.tap("dice")
    assert len(match_of(app).steps) > before


def test_a_notice_lies_over_no_button_of_what_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    app = anxious(monkeypatch)
    do(app, "close")
    app.tap("dice")
    app.tap("nonsense")
    assert notice_of(app) and "Sure?" not in words(app)
    assert sitting_of(app).doubt == "", "something else was meant"


def test_a_sentence_that_asks_for_nothing_leaves_by_itself_unless_it_is_read() -> None:
    app = opened()
    app.tap("add 1")
    assert notice_of(app)
    app.tick(5.0, hidden=False)
    assert notice_of(app)
    assert not app.tick(60.0, hidden=True), "nobody sees it"
    assert app.tick(5.0, hidden=False)
    assert app.notices.shown is None
    app.tap("add 1")
    do(app, "hold")
    app.tick(1000.0, hidden=False)
    assert notice_of(app)


def test_what_was_pasted_stays_to_be_mended_and_the_sentence_ends_with_the_screen() -> None:
    app = an_app()
    app.open("/")
    do(app, "open", "toy1.nonsense")
    field = next(one for one in shown(app).iter("input") if one.get("id") == "bring-text")
    assert field.get("value") == "toy1.nonsense" and notice_of(app)
    app.open("/play/toy")
    assert app.notices.shown is None


# -- the end ------------------------------------------------------------------------------------


def test_the_end_opens_once_and_can_be_looked_at_again() -> None:
    app = opened("add 1", "add 1", "add 1", "add 1", "add 2", people=(ANNA, BEN))
    do(app, "lift")
    see_all(app)
    app.tap("add 2")
    see_all(app)
    assert isinstance(table_of(app).now, Outcome)
    app.close_match()
    assert app.panel == END and "Sum" in words(app)
    do(app, "close")
    app.close_match()
    assert app.panel == "" and "Result" in words(app)
    do(app, "panel", END)
    assert "Sum" in words(app)


def test_a_tap_on_the_table_of_a_finished_game_shows_how_it_ended() -> None:
    app = opened(*["add 1"] * 9, people=(ANNA, BEN, Person("Cléo", 2)))
    do(app, "lift")
    see_all(app)
    app.close_match()
    do(app, "close")
    app.tap("add 1")
    assert app.panel == END and app.notices.shown is None


def test_finished_games_are_listed_apart() -> None:
    store = Memory()
    opened("add 1", people=(ANNA, BEN), store=store)
    opened(*["add 1"] * 9, people=(ANNA, BEN, Person("Cléo", 2)), store=store)
    app = an_app(store)
    app.open("/")
    titles = [heading.text for heading in shown(app).iter("h2")]
    assert titles[0] == "Go on with a game" and "Finished games" in titles
    assert "Anna, Ben, Cléo" in words(app)


def test_whether_to_delete_is_asked_again_after_the_home_was_left() -> None:
    store = Memory()
    opened("add 1", people=(ANNA, BEN), store=store)
    app = an_app(store)
    app.open("/")
    (kept,) = app.storage.kept()
    do(app, "forget", kept.identity)
    assert "Really delete?" in words(app) and "Keep it" in words(app)
    do(app, "close")
    assert "Really delete?" not in words(app)
    do(app, "forget", kept.identity)
    app.open("/about")
    app.open("/")
    do(app, "forget", kept.identity)
    assert len(list(app.storage.kept())) == 1


# -- going back ---------------------------------------------------------------------------------


def test_going_back_closes_what_lies_on_top() -> None:
    window = Window()
    stage = Stage(app := opened(), window)
    do(app, "lift")
    stage.show()
    stage.obey(Command("panel", "share"))
    assert window.entries == 1
    stage.went_back()
    assert app.panel == "" and window.entries == 1, "the browser itself has taken the entry"
    stage.obey(Command("ask"))
    assert window.entries == 2
    stage.obey(Command("ask"))
    assert window.entries == 1
    stage.obey(Command("panel", "share"))
    stage.obey(Command("go", "/about"))
    assert Replace("/about") in window.orders, "the entry on top is the new place's"


def test_another_address_leaves_what_lay_on_top_behind() -> None:
    window = Window()
    stage = Stage(opened(), window)
    stage.open("/")
    stage.obey(Command("go", "/play/toy"))
    stage.obey(Command("panel", "share"))
    entries = window.entries
    stage.moved("/about")
    assert window.entries == entries, "going back would lead away from there again"


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_game_that_goes_on_under_a_panel_is_not_taken_for_an_old_link(by_hand: bool) -> None:
    """A bot chooses while the goal card lies on top; then the card is closed, or gone back from."""
    window = Window()
    stage = Stage(app := opened(people=(ANNA, BEN)), window)
    do(app, "lift")
    stage.show()
    before = sitting_of(app).link
    stage.obey(Command("panel", "share"))
    stage.obey(Tap("add 1"))
    see_all(app)
    now = sitting_of(app).link
    assert now != before
    if by_hand:
        stage.obey(Command("close"))
    stage.moved(before)
    assert app.panel == "" and app.notices.shown is None
    assert window.orders[-1] == Replace(now), "the address holds the game as it is"
    stage.moved(before)
    assert app.notices.shown is not None, "later it is an old link like any other"


def test_a_tap_chooses_while_nothing_is_asked() -> None:
    window = Window()
    stage = Stage(app := opened(), window)
    do(app, "lift")
    assert not stage.asking
    stage.obey(Tap("add 1"))
    assert len(list(match_of(app).choices())) == 1


def test_what_is_already_picked_can_be_dragged_too() -> None:
    stage = Stage(app := opened(), Window())
    do(app, "lift")
    for _ in range(2):
        assert stage.drags("add") and not stage.drags("add 1") and not stage.drags("subtract")
        stage.pick_up("add")
        assert table_of(app).pick == "add"
