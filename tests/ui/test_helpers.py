"""Characters that were handed over to bots: when they act, and that people stay in charge."""

from __future__ import annotations

import json
from typing import Any

import pytest
from apps import an_app, answer, match_of, orders, shown, sitting_of, table_of, words

from eden.engine import link
from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.games.ultimediation.box import BOX, ends, role_of
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.helpers import Helpers, _Sorted
from eden.ui.orders import Think
from eden.ui.thoughts import Asked


def begun(**form: str) -> App:
    """At the first action of a game in which these characters were handed over."""
    app = an_app()
    app.open("/new/ultimediation")
    do(app, "start", json.dumps({"seed": "7"} | {key.replace("_", "."): form[key] for key in form}))
    bot, luck = BOX.bot("random"), Luck(3)
    while match_of(app).now.ask != "act":
        sitting_of(app).choose(str(bot(match_of(app).state, match_of(app).now, luck)))
        table_of(app).skip()
    return app


def helpers_of(app: App) -> Helpers:
    return sitting_of(app).counsel.helpers


def wanted(app: App) -> Asked | None:
    table_of(app).skip()
    return sitting_of(app).counsel.wanted()


def roles_in(app: App) -> set[int | None]:
    match = match_of(app)
    return {role_of(match.state, option) for option in match.now.options}


def team(app: App) -> list[int]:
    return sorted(role for role in roles_in(app) if role is not None)


def option_of(app: App, role: int) -> str:
    match = match_of(app)
    found = (one for one in match.now.options if role_of(match.state, one) == role)
    return str(next(found))


def handed(*, people: int) -> App:
    """All but so many of those who travel are played by a ram."""
    mine = team(begun())[:people]
    return begun(**{f"who_{role}": "ram" for role in range(7) if role not in mine})


def test_the_form_hands_them_over_and_the_link_keeps_it() -> None:
    app = begun(who_0="shepherd", name_0="Zoé")
    assert table_of(app).company.helpers == {0: "shepherd"}
    assert link.people_of(sitting_of(app).link)[0].bot == "shepherd"
    assert "Zoé (Shepherd)" in words(app)
    assert "Ram" in words(begun(who_0="ram"))
    assert not table_of(app).company.bots, "the one seat is that of people"


def test_people_choose_as_long_as_they_can_do_something() -> None:
    app = handed(people=2)
    assert wanted(app) is None
    app.tap(option_of(app, team(app)[0]))
    table_of(app).skip()
    assert match_of(app).now.ask != "act" or wanted(app) is None


def test_they_act_before_people_end_and_then_it_ends() -> None:
    app = handed(people=2)
    match = match_of(app)
    theirs = [role for role in team(app) if role in helpers_of(app).levels]
    turn = match.state.turn
    app.tap("end")
    assert match.state.turn == turn and match.now.ask == "act"
    asked = wanted(app)
    assert asked and asked.level == "ram" and "end" in asked.only
    parsed = [match.game.parse(text) for text in asked.only]
    assert {role_of(match.state, one) for one in parsed} <= {*theirs, None}
    assert all(ends(one) or role_of(match.state, one) in theirs for one in parsed)
    assert shown(app).find(".//*[@id='stop']") is not None
    made = len(list(match.choices()))
    acted = play(app, 40)
    assert acted, "they did something first"
    assert match.state.turn > turn or match.outcome or match.now.ask != "act"
    assert len(list(match.choices())) > made + 1


def play(app: App, most: int) -> int:
    """Answer for them, first what is theirs, then the end; how often they acted."""
    acted = 0
    for _ in range(most):
        asked = wanted(app)
        if asked is None:
            break
        now = match_of(app).now
        assert isinstance(now, Decision)
        listed = asked.only or tuple(map(str, now.options))
        text = listed[0] if acted < 3 else listed[-1]
        acted += text != "end"
        answer(app, text)
    return acted


def test_one_who_stops_them_is_obeyed_and_the_turn_is_not_over() -> None:
    for stop in ("stop", "close"):
        app = handed(people=2)
        app.tap("end")
        assert wanted(app)
        do(app, stop)
        assert wanted(app) is None
        assert match_of(app).now.ask == "act"


def test_they_are_asked_to_act_and_give_back() -> None:
    app = handed(people=2)
    assert helpers_of(app).can_act
    assert "Let the others act" in words(app)
    do(app, "act")
    assert wanted(app)
    answer(app, "end")
    assert wanted(app) is None, "they had nothing useful to do"
    assert match_of(app).now.ask == "act", "only people end"
    one = begun(who_0="ram")
    assert "Let Elli act" in words(one)


def test_they_act_by_themselves_when_nobody_else_can() -> None:
    app = handed(people=0)
    asked = wanted(app)
    assert asked and "end" in asked.only
    answer(app, "end")
    assert wanted(app) is None and match_of(app).now.ask == "act", "ending is for people"
    app.tap("end")
    table_of(app).skip()
    assert match_of(app).now != "act"


def test_what_follows_from_their_action_is_theirs_too() -> None:
    app = handed(people=2)
    do(app, "act")
    asked = wanted(app)
    assert asked
    lifts = [text for text in asked.only if " lifts " in text]
    if lifts:
        answer(app, lifts[0])
        following = wanted(app)
        assert match_of(app).now.ask == "target"
        assert following and following.only == ()


def test_what_was_taken_back_is_not_done_again_at_once() -> None:
    app = handed(people=0)
    asked = wanted(app)
    assert asked
    moves = [text for text in asked.only if " moves " in text]
    answer(app, moves[0])
    table_of(app).skip()
    do(app, "undo")
    assert wanted(app) is None
    app.tap(option_of(app, team(app)[0]))
    assert not helpers_of(app).acting


def test_orders_name_what_may_be_chosen() -> None:
    app = handed(people=2)
    do(app, "act")
    app.wake_bot()
    (order,) = orders(app, Think)
    known: Any = order.asked.only
    assert set(known) < set(map(str, match_of(app).now.options))


def test_what_comes_between_is_ended_before_what_a_person_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An answer of a camp may bring attacks, at which only "on" ends, before the turn can."""
    app = handed(people=1)
    helpers = helpers_of(app)
    helpers.act("end")
    between = _Sorted(mine=(), people=(), ends=("on",), rest=())
    monkeypatch.setattr(helpers, "_sorted", lambda: between)
    assert helpers.then == "", "the turn cannot be ended here"
    assert helpers.decide("on") == "on" and helpers.acting
    monkeypatch.setattr(helpers, "_sorted", lambda: between._replace(ends=("end",)))
    assert helpers.then == "end" == helpers.decide("end")
