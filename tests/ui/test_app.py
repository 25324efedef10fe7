"""The app without a browser: places, links and records, games that are kept."""

from __future__ import annotations

import json

import pytest
from apps import (
    Memory,
    an_app,
    at_the_table,
    choose,
    match_of,
    notice_of,
    orders,
    play_on,
    sitting_of,
    words,
)

from eden.engine import link, record
from eden.ui.commands import do
from eden.ui.orders import Copy, Replace, Save


@pytest.mark.parametrize(
    ("place", "screen"),
    [("", "home"), ("/about", "about"), ("/new/spirit", "new"), ("/new/chess", "home")],
)
def test_an_address_names_a_screen(place: str, screen: str) -> None:
    app = at_the_table()
    app.open(place)
    assert app.screen == screen
    assert app.table is None


def test_every_choice_is_kept_and_is_in_the_address() -> None:
    store = Memory()
    app = at_the_table(store)
    play_on(app, 5)
    text = link.encode(match_of(app))
    assert orders(app, Replace)[-1].place == text
    assert [one.link for one in app.storage.kept()] == [text]
    again = an_app(store)
    assert "The Spirit of Eden" in words(again)
    again.open_link(text)
    assert match_of(again).steps == match_of(app).steps


def test_orders_are_given_once() -> None:
    app = at_the_table()
    assert app.take_orders()
    assert app.take_orders() == []
    play_on(app, 1)
    assert app.take_orders()


# -- games that are kept -------------------------------------------------------------------------
def test_several_games_are_kept_and_forgotten_only_when_asked_twice() -> None:
    store = Memory()
    for seed in ("1", "2"):
        at_the_table(store, seed=seed)
    app = an_app(store)
    first = app.storage.kept()[0].identity
    do(app, "forget", first)
    assert len(app.storage.kept()) == 2
    assert "Really delete?" in words(app)
    do(app, "forget", first)
    assert [one.identity for one in app.storage.kept()] != [first]
    assert len(app.storage.kept()) == 1


def test_a_kept_game_that_cannot_be_read_is_shown_not_lost() -> None:
    store = Memory()
    store.put("eden.game.spirit9.A.A", json.dumps({"link": "spirit9.A.A.B.xxxx", "played": 1}))
    store.put("eden.game.rubbish", "{")
    app = an_app(store)
    assert "cannot be opened" in words(app)
    assert len(store.texts) == 2


# -- links and records ---------------------------------------------------------------------------
def test_a_shared_link_opens_on_another_device() -> None:
    mine = at_the_table()
    play_on(mine, 4)
    do(mine, "copy")
    (copied,) = orders(mine, Copy)
    theirs = an_app()
    do(theirs, "open", copied.text)
    assert match_of(theirs).steps == match_of(mine).steps


def test_a_link_behind_my_game_leaves_my_game_as_it_is() -> None:
    app = at_the_table()
    play_on(app, 2)
    behind = link.encode(match_of(app))
    play_on(app, 2)
    ahead = link.encode(match_of(app))
    app.open_link(behind)
    assert link.encode(match_of(app)) == ahead
    assert "already" in notice_of(app).text


def test_a_link_that_differs_is_announced_and_taken_only_when_asked() -> None:
    store = Memory()
    app = at_the_table(store)
    choose(app, "3 on")
    mine = link.encode(match_of(app))
    other = at_the_table()
    choose(other, "end")
    theirs = link.encode(match_of(other))
    app.open_link(theirs)
    assert link.encode(match_of(app)) == mine
    assert "choice 1" in notice_of(app).text
    offer = notice_of(app).offers[0]
    do(app, offer.command, offer.value)
    assert link.encode(match_of(app)) == theirs


@pytest.mark.parametrize(
    "text", ["", "x", "spirit3.A.A", "spirit9.A.A.B.AAAA", "chess1.A.A.B.AAAA"]
)
def test_a_bad_link_is_a_sentence_and_loses_nothing(text: str) -> None:
    app = at_the_table()
    play_on(app, 3)
    before = sitting_of(app).link
    do(app, "open", text)
    assert notice_of(app).text
    assert sitting_of(app).link == before
    fresh = an_app(language="fr")
    do(fresh, "open", text)
    assert fresh.screen == "home"
    assert notice_of(fresh).text != notice_of(app).text, "said in French"


def test_a_record_is_saved_and_opened_again() -> None:
    app = at_the_table()
    play_on(app, 6)
    do(app, "export")
    (saved,) = orders(app, Save)
    assert saved.name == "spirit-7.txt"
    other = an_app()
    do(other, "open", saved.content)
    assert match_of(other).steps == match_of(app).steps
    do(other, "open", saved.content.replace("seed: 7", "seed: 8"))
    assert notice_of(other).text
    assert record.TITLE in saved.content
