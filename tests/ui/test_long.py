"""Games that have become too long for a link: on the device on which they were played all is well,
and a record takes them elsewhere. Links near the limit are opened once."""

from __future__ import annotations

from typing import Any

import pytest
from apps import (
    Memory,
    an_app,
    at_the_table,
    match_of,
    notice_of,
    orders,
    play_on,
    shown,
    sitting_of,
    words,
)

from eden.engine import link
from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match
from eden.games.shelf import GAMES
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.jobs import Study
from eden.ui.orders import Save

SHORT = 34  # letters: a game of Spirit is longer after a few choices


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "LONGEST", SHORT)


def long_game(store: Memory) -> App:
    """A game that has just become too long."""
    app = at_the_table(store)
    while len(sitting_of(app).link) <= SHORT:
        assert "too long" not in words(app)
        play_on(app, 1)
    return app


@pytest.mark.usefixtures("short")
def test_it_is_said_once_with_a_way_out() -> None:
    store = Memory()
    app = long_game(store)
    assert "too long for a link" in notice_of(app).text
    assert [offer.command for offer in notice_of(app).offers] == ["export"]
    play_on(app, 1)
    assert "too long" not in words(app)
    again = an_app(store)
    again.open(sitting_of(app).link)
    assert "too long" not in words(again)


@pytest.mark.usefixtures("short")
def test_it_can_be_opened_where_it_was_played() -> None:
    store = Memory()
    app = long_game(store)
    there = sitting_of(app).link
    again = an_app(store)
    again.open("")
    row = shown(again).find(".//button[@data-do='open']")
    assert row is not None and "cannot be opened" not in words(again)
    do(again, "open", row.attrib["data-value"])
    assert match_of(again).steps == match_of(app).steps
    play_on(again, 1)
    for place in (sitting_of(again).link, link.at_moment(sitting_of(again).link, 30)):
        reloaded = an_app(store)
        reloaded.open(place)
        assert match_of(reloaded).steps == match_of(again).steps
    assert Study().match(there).steps == match_of(app).steps, "and those who think about it see it"
    collection = an_app(store)
    collection.open("/collection")
    do(collection, "seek", "spirit")
    assert len(collection.found()) == 1


@pytest.mark.usefixtures("short")
def test_others_are_given_a_record_and_no_link() -> None:
    store = Memory()
    app = long_game(store)
    do(app, "panel", "share")
    assert "too long for a link" in words(app)
    assert shown(app).find(".//input[@id='share-link']") is None
    buttons = [one.attrib.get("id") for one in shown(app).iter("button")]
    assert "share-export" in buttons and "share-copy" not in buttons
    sitting_of(app).export()
    (saved,) = orders(app, Save)
    friend = an_app()
    friend.open(sitting_of(app).link)
    assert "too long to be one of ours" in words(friend)
    do(friend, "open", saved.content)
    assert match_of(friend).steps == match_of(app).steps


def test_a_link_that_no_code_can_hold_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    app = at_the_table()
    monkeypatch.setattr(type(sitting_of(app)), "place", "x" * 5_000)
    do(app, "panel", "share")
    assert "too long for a link" in words(app)


# -- how often a long link is played --------------------------------------------------------------


def test_what_is_kept_under_the_same_link_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = Memory()
    app = at_the_table(store)
    play_on(app, 10)
    there, real = sitting_of(app).link, link.decode
    played: list[str] = []

    def decode(text: str, *given: Any, **more: Any) -> AnyMatch:
        played.append(text)
        return real(text, *given, **more)

    monkeypatch.setattr(link, "decode", decode)
    again = an_app(store)
    again.open(there)
    assert played == [there]
    assert match_of(again).steps == match_of(app).steps
    assert not sitting_of(again).table.moving, "all of it was shown here before"


def test_what_only_taking_back_needs_to_know_is_not_found_out_for_a_link(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["edenia"]
    match = Match(game, seed=7)
    while isinstance(match.now, Decision) and len(match.steps) < 200:
        match.choose(match.now.options[0])
    asked: list[object] = []

    def tells(*facts: object) -> bool:
        asked.append(facts)
        return False

    monkeypatch.setattr(type(game), "tells", tells)
    again = link.decode(link.encode(match), GAMES)
    assert again.steps == match.steps and asked == []
    again.stands()
    assert asked
