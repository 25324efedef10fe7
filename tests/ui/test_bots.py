"""Bots at the table: when they are asked, and what becomes of their answers."""

from __future__ import annotations

from apps import acts, match_of, notice_of, orders, shown, table_of, words
from toy_table import ANNA, BOT, opened, said, see_all
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine.game import NOBODY
from eden.engine.people import Person
from eden.kit.say import english
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.jobs import answer
from eden.ui.orders import StopThinking, Think
from eden.ui.thoughts import Answer, Asked


def thoughts(app: App) -> list[Asked]:
    app.wake_bot()
    return [order.asked for order in orders(app, Think)]


def test_a_bot_is_asked_once_and_its_answer_is_played() -> None:
    app = opened(people=(ANNA, BOT))
    assert thoughts(app) == []
    app.tap("add 1")
    assert acts(app) == []
    assert "Robo is thinking…" in words(app)
    assert said(app).endswith("Robo is thinking…")
    (asked,) = thoughts(app)
    assert len(thoughts(app)) == 1
    app.answer(asked, answer(asked))
    assert len(list(match_of(app).choices())) == 2
    assert "Robo adds" in said(app)
    assert said(app).endswith("Add, or roll.")
    see_all(app)
    assert "add 1" in acts(app)


def test_a_tap_while_a_bot_thinks_is_answered() -> None:
    app = opened("add 1", people=(ANNA, BOT))
    app.tap("add 1")
    assert notice_of(app).text == "Robo is thinking…"


def test_an_answer_that_comes_too_late_is_dropped_and_asked_for_again() -> None:
    app = opened(people=(ANNA, BOT))
    app.tap("add 1")
    (asked,) = thoughts(app)
    do(app, "undo")
    app.answer(asked, Answer("add 1"))
    assert not list(match_of(app).choices())
    app.tap("add 1")
    assert len(thoughts(app)) == 2
    app.open("")
    app.answer(asked, Answer("add 1"))
    assert app.table is None


def test_what_nobody_waits_for_any_more_is_given_up() -> None:
    for leave in (lambda app: do(app, "undo"), lambda app: app.open("")):
        app = opened(people=(ANNA, BOT))
        app.tap("add 1")
        assert len(thoughts(app)) == 1
        app.wake_bot()
        assert orders(app, StopThinking) == []
        leave(app)
        app.wake_bot()
        app.wake_bot()
        assert len(orders(app, StopThinking)) == 1


def test_undo_goes_back_to_ones_own_choice_unless_the_bot_has_shown_something() -> None:
    app = opened(people=(ANNA, BOT))
    app.tap("add 1")
    (asked,) = thoughts(app)
    app.answer(asked, Answer("add 2"))
    do(app, "undo")
    assert not list(match_of(app).choices())
    do(app, "redo")
    assert len(list(match_of(app).choices())) == 2
    app = opened("add 1", "dice", people=(ANNA, BOT))
    do(app, "undo")
    assert "Something has been revealed" in notice_of(app).text


def test_bots_alone_play_to_the_end_and_nobodys_secrets_are_shown() -> None:
    app = opened(people=(Person("X", 0, "greedy"), BOT))
    while match_of(app).outcome is None:
        assert table_of(app).look(english).seat == NOBODY
        asked = thoughts(app)[-1]
        app.answer(asked, answer(asked))
        see_all(app)
    assert shown(app).find(".//*[@id='prompt']") is not None
