"""The curtain between the turns of people who share a device; on a toy game."""

from __future__ import annotations

import pytest
from apps import Memory, acts, an_app, match_of, notice_of, shown, sitting_of, table_of, words
from toy_table import ANNA, BEN, BOT, CLEO, opened, said, see_all
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.engine.game import CHANCE, NOBODY, Decision, Seat
from eden.kit.say import english
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.tongue import LANGUAGES


def eyes_of(app: App) -> Seat:
    return table_of(app).look(english).seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_hides_secrets_and_choices_until_it_is_lifted(language: str) -> None:
    app = opened()
    do(app, "language", language)
    secret = f"secret {match_of(app).state.secrets[0]}"
    assert acts(app) == []
    assert secret not in words(app)
    assert shown(app).find(".//button[@id='lift']") is not None
    assert "Anna" in said(app)
    app.tap("add 1")
    assert not list(match_of(app).choices())
    assert "Anna" in notice_of(app).text
    do(app, "lift")
    assert secret in words(app)
    assert "add 1" in acts(app)
    assert shown(app).find(".//button[@id='lift']") is None
    assert app.notices.shown is None


def test_the_curtain_falls_after_every_choice_and_after_a_reload() -> None:
    store = Memory()
    app = opened(store=store)
    do(app, "lift")
    app.tap("add 1")
    assert see_all(app) == 0
    assert table_of(app).curtain
    assert eyes_of(app) == NOBODY
    assert "Anna adds 1." in said(app)
    assert "Pass the device to Ben" in said(app)
    do(app, "lift")
    assert eyes_of(app) == 1
    assert not table_of(app).moving, "on one device everything was seen"
    again = an_app(store)
    again.open(again.storage.kept()[0].link)
    assert table_of(again).curtain
    assert not table_of(again).moving


def test_the_view_knows_who_is_waited_for_and_that_they_cannot_choose_yet() -> None:
    waits = [table_of(opened("add 1")).now, table_of(opened("add 1", people=(ANNA, BOT))).now]
    for now in waits:
        assert isinstance(now, Decision)
        assert (now.seat, now.options) == (1, ())
    app = opened("add 1", "dice", people=(ANNA, BEN, CLEO))
    do(app, "lift")
    assert table_of(app).moving
    assert getattr(table_of(app).now, "seat", None) == CHANCE


def test_who_chose_sees_the_end_of_it_before_the_curtain_falls() -> None:
    app = opened(people=(ANNA, BEN, CLEO))
    do(app, "lift")
    app.tap("dice")
    table = table_of(app)
    frames = [eyes_of(app)]
    while table.moving:
        table.playback.show_next()
        frames.append(eyes_of(app))
    assert set(frames[:-1]) <= {0}
    assert frames[-1] == NOBODY


def test_the_link_can_be_sent_to_whom_it_waits_for() -> None:
    app = opened("add 1")
    do(app, "panel", "send")
    assert "Send to Ben" in words(app)
    assert link.people_of(sitting_of(app).link) == (ANNA, BEN)
    do(app, "lift")
    assert app.panel == ""


def test_one_person_among_bots_has_no_curtain_and_keeps_their_eyes() -> None:
    app = opened("add 1", people=(ANNA, BOT))
    assert not table_of(app).curtain
    assert eyes_of(app) == 0
    assert f"secret {match_of(app).state.secrets[0]}" in words(app)


def test_when_it_is_over_there_is_no_curtain() -> None:
    app = opened(*["add 1"] * 6)
    assert not table_of(app).curtain
    assert eyes_of(app) == NOBODY
    assert shown(app).find(".//*[@id='lift']") is None
    do(app, "again")
    assert table_of(app).company.people == (ANNA, BEN)
