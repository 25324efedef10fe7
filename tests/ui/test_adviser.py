"""Hints in two stages, the adviser who plays on, and why bots did what they did."""

from __future__ import annotations

import pytest
from apps import (
    acts,
    answer,
    at_the_table,
    match_of,
    notice_of,
    orders,
    shown,
    sitting_of,
    table_of,
    words,
)
from toy_table import ANNA, BEN, BOT, opened, said, see_all
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine.people import Person
from eden.engine.think.player import Reason
from eden.ui.adviser import Adviser, marked, sentence
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.keys import Key, meaning
from eden.ui.orders import StopThinking, Think
from eden.ui.thoughts import Answer
from eden.ui.wishes import Command

RAM = Person("Robo", 1, "ram")
WHY = (Reason("sum", 0, 2, 1, 0.1),)


def adviser_of(app: App) -> Adviser:
    return sitting_of(app).counsel.adviser


def asked(app: App) -> list[Think]:
    app.wake_bot()
    return orders(app, Think)


def hints(app: App) -> list[str]:
    return [one.attrib["data-hint"] for one in shown(app).iter() if "data-hint" in one.attrib]


def hinted(app: App, action: str = "add 2") -> App:
    do(app, "hint")
    answer(app, action)
    return app


# -- a hint ---------------------------------------------------------------------------------------


def test_first_where_to_look_then_what_to_do_and_why() -> None:
    app = opened(people=(ANNA, BOT))
    do(app, "hint")
    assert "Thinking…" in words(app) and "Thinking…" in said(app)
    assert asked(app)[-1].asked.level == "shepherd"
    answer(app, "add 2")
    assert "Look at the dice." in words(app) and said(app) == "Look at the dice."
    assert "It adds most." not in words(app)
    do(app, "hint")
    assert "It adds most." in words(app)
    assert said(app) == "Add 2. It adds most."
    assert acts(app).count("add 2") == 3, "on the board, in the list, and in the hint"
    do(app, "hint")
    assert "It adds most." not in words(app), "a third time closes it"


def test_the_place_is_marked_then_the_option_alone() -> None:
    app = hinted(opened(people=(ANNA, BOT)))
    assert hints(app) == ["1", "1"], "everything that begins alike, but not which"
    do(app, "hint")
    assert hints(app) == ["2", "2"], "on the board and in the list"
    app.tap("add 2")
    assert hints(app) == []


def test_a_hint_is_done_with_a_tap_and_disappears_with_the_next_choice() -> None:
    app = opened(people=(ANNA, BEN))
    do(app, "lift")
    app = hinted(app)
    do(app, "hint")
    app.tap("add 2")
    assert len(list(match_of(app).choices())) == 1
    assert not adviser_of(app).asked
    do(app, "undo")
    assert not adviser_of(app).asked


def test_thinking_can_be_left() -> None:
    for leave in ("no-hint", "close"):
        app = opened(people=(ANNA, BOT))
        do(app, "hint")
        assert len(asked(app)) == 1
        do(app, leave)
        app.wake_bot()
        assert len(orders(app, StopThinking)) == 1
        assert not adviser_of(app).asked


def test_a_hint_is_for_somebody_who_can_choose() -> None:
    app = opened("add 1", people=(ANNA, BOT))
    do(app, "hint")
    assert notice_of(app).text == "Robo is thinking…"
    do(app, "replay")
    do(app, "hint")
    assert "go back to the game" in notice_of(app).text
    over = opened(*["add 1"] * 6, people=(ANNA, BOT))
    do(over, "hint")
    assert not adviser_of(over).asked


def test_the_option_that_a_hint_names_is_previewed(monkeypatch: pytest.MonkeyPatch) -> None:
    app = hinted(opened(people=(ANNA, BOT)))
    monkeypatch.setattr(type(table_of(app)), "preview", lambda table, text, say: text)
    assert app.preview("") == "", "where to look, not what to do"
    do(app, "hint")
    assert app.preview("") == "add 2"
    assert app.preview("add 1") == "add 1", "what is looked at comes first"


def test_a_key_asks_for_it() -> None:
    assert meaning(Key("h")) == meaning(Key("H")) == Command("hint")
    assert meaning(Key("h", written=True)) is None
    assert meaning(Key("h", ctrl=True)) is None


def test_what_leads_to_an_action_is_marked() -> None:
    board = '<i data-act="a"/><i data-act="a b"/><i data-act="a c"/><i data-act="ab"/>'
    assert marked(board, "a b", whole=False).count("data-hint") == 1
    assert 'data-act="a" data-hint="1"' in marked(board, "a b", whole=False)
    both = marked(board, "a b", whole=True)
    assert 'data-act="a" data-hint="2"' in both and 'data-act="a b" data-hint="2"' in both
    assert both.count("data-hint") == 2
    alike = marked('<i data-act="a b"/><i data-act="a c"/><i data-act="d"/>', "a b", whole=False)
    assert alike.count("data-hint") == 2
    assert marked(board, "x", whole=True) == board
    assert sentence("it adds") == "It adds." and sentence("Why?") == "Why?"


# -- the adviser plays ----------------------------------------------------------------------------


def plays(app: App, count: int) -> int:
    """So many choices of whoever is asked to think, as far as they are wanted."""
    for made in range(count):
        before = len(asked(app))
        if not before:
            return made
        answer(app, str(match_of(app).now.options[0]))
        see_all(app)
    return count


def test_the_adviser_makes_one_choice() -> None:
    app = at_the_table()
    do(app, "adviser", "choice")
    assert "The adviser (Shepherd) is playing…" in words(app)
    assert plays(app, 5) == 1
    assert len(list(match_of(app).choices())) == 1
    do(app, "undo")
    assert not list(match_of(app).choices())


def test_the_adviser_plays_until_the_next_turn_begins() -> None:
    app = at_the_table()
    do(app, "level", "lamb")
    do(app, "adviser", "turn")
    assert asked(app)[-1].asked.level == "lamb"
    assert 1 < plays(app, 400) < 400
    begun = [step for step in match_of(app).steps for event in step.events if event.begins_turn]
    assert len(begun) == 2, "the first round, and the next one"


@pytest.mark.parametrize("stop", ["stop", "close", "tap", "undo"])
def test_the_adviser_is_watched_until_somebody_stops_it(stop: str) -> None:
    app = at_the_table()
    do(app, "adviser", "watch")
    assert plays(app, 6) == 6
    assert shown(app).find(".//*[@id='stop']") is not None
    if stop == "tap":
        app.tap(str(match_of(app).now.options[0]))
    else:
        do(app, stop)
    see_all(app)
    app.take_orders()
    assert plays(app, 3) == 0
    assert shown(app).find(".//*[@id='stop']") is None


def test_the_way_to_stop_is_there_while_something_moves() -> None:
    app = at_the_table()
    do(app, "adviser", "watch")
    while not table_of(app).moving and match_of(app).outcome is None:
        answer(app, str(match_of(app).now.options[-1]))
    assert shown(app).find(".//*[@id='stop']") is not None


def test_nobody_plays_on_where_several_sit() -> None:
    app = hinted(opened(people=(ANNA, BOT)))
    assert shown(app).find(".//*[@id='adviser']") is None
    do(app, "adviser", "watch")
    assert not adviser_of(app).plays


def test_what_the_adviser_does_can_be_followed() -> None:
    app = at_the_table()
    app.settings.pace("once")
    do(app, "adviser", "watch")
    assert asked(app)[-1].pause >= 300


# -- why ------------------------------------------------------------------------------------------


def bot_moves(app: App, text: str = "add 2") -> App:
    app.tap("add 1")
    see_all(app)
    question = asked(app)[-1].asked
    app.answer(question, Answer(text, (), (text,), WHY))
    see_all(app)
    return app


def test_the_strip_and_the_log_say_why_a_bot_did_it() -> None:
    app = bot_moves(opened(people=(ANNA, RAM)))
    assert "Why?" in words(app)
    assert "Robo (Ram): It adds most." not in words(app)
    do(app, "why")
    assert "Robo (Ram): It adds most." in words(app) and said(app) == "Robo (Ram): It adds most."
    reasons = [one for one in shown(app).iter("small") if one.get("class") == "reason"]
    assert ["".join(one.itertext()) for one in reasons] == ["It adds most."]
    do(app, "why")
    assert "Robo (Ram): It adds most." not in words(app)


def test_where_there_is_room_the_reason_stands_there_at_once() -> None:
    app = opened(people=(ANNA, RAM))
    app.wide = True
    assert "Robo (Ram): It adds most." in words(bot_moves(app))


def test_a_reason_that_is_not_known_or_no_longer_true_is_not_told() -> None:
    app = bot_moves(opened(people=(ANNA, RAM), practice=True))
    do(app, "undo")
    app.tap("add 2")
    see_all(app)
    answer(app, "add 1")
    see_all(app)
    assert "Why?" not in words(app)
    there = opened("add 1", "add 2", people=(ANNA, RAM))
    see_all(there)
    assert "Why?" not in words(there)
