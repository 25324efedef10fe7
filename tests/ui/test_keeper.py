"""The same match in two tabs: neither loses what the other one has kept."""

from __future__ import annotations

import pytest
from apps import (
    Memory,
    an_app,
    at_the_table,
    match_of,
    notice_of,
    orders,
    play_on,
    sitting_of,
    words,
)

from eden.engine import link
from eden.engine.game import Decision
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.orders import Announce
from eden.ui.storage import GAME


def key(app: App) -> str:
    return GAME + link.identity(match_of(app))


def kept(app: App) -> int:
    """How many choices this device keeps."""
    found = app.storage.find(link.identity(match_of(app)))
    return len(found.choices()) if found else 0


def choices(app: App) -> int:
    return len(list(match_of(app).choices()))


def choose_otherwise(app: App) -> None:
    """Something else than `play_on` would choose."""
    now = match_of(app).now
    assert isinstance(now, Decision)
    app.tap(str(now.options[-1]))


def two_tabs(first: int = 2) -> tuple[App, App]:
    """Two tabs with the same game after so many choices."""
    store = Memory()
    one = at_the_table(store)
    play_on(one, first)
    other = an_app(store)
    other.open(sitting_of(one).link)
    other.take_orders()
    return one, other


def test_a_tab_that_is_behind_hears_of_it_and_is_offered_the_longer_game() -> None:
    ahead, behind = two_tabs()
    play_on(ahead, 3)
    do(behind, "heard", key(ahead))
    assert "another tab" in notice_of(behind).text
    assert notice_of(behind).text in [one.text for one in orders(behind, Announce)]
    (take,) = notice_of(behind).offers
    do(behind, take.command, take.value)
    assert choices(behind) == choices(ahead) == kept(ahead)
    assert behind.notices.shown is None


def test_a_stale_tab_never_overwrites_a_longer_game() -> None:
    ahead, behind = two_tabs()
    play_on(ahead, 3)
    longer = sitting_of(ahead).link
    choose_otherwise(behind)
    assert [one.command for one in notice_of(behind).offers] == ["take", "insist"]
    assert "choice 3" in notice_of(behind).text
    assert choices(behind) == 3, "what was chosen is on the table and in the address"
    choose_otherwise(behind)
    assert kept(ahead) == choices(ahead) == 5
    assert notice_of(behind).offers[0].value == longer, "it is offered again"
    do(behind, "take", longer)
    assert sitting_of(behind).link == longer


def test_who_insists_keeps_their_own_and_the_other_tab_hears_of_it() -> None:
    one, other = two_tabs()
    play_on(one, 2)
    choose_otherwise(other)
    do(other, "insist")
    assert kept(other) == choices(other) == 3
    assert other.notices.shown is None
    choose_otherwise(other)
    assert other.notices.shown is None, "from now on it is kept"
    do(one, "heard", key(one))
    assert [offer.command for offer in notice_of(one).offers] == ["take", "insist"]


def test_one_tab_alone_may_take_back_and_choose_again() -> None:
    app = at_the_table(Memory(), "practice")
    play_on(app, 4)
    do(app, "undo")
    assert kept(app) == 3
    choose_otherwise(app)
    assert kept(app) == 4
    assert app.notices.shown is None


def test_what_another_tab_took_back_is_no_reason_to_ask() -> None:
    store = Memory()
    one = at_the_table(store, "practice")
    play_on(one, 4)
    other = an_app(store)
    other.open(sitting_of(one).link)
    do(one, "undo")
    do(other, "heard", key(one))
    assert other.notices.shown is None
    play_on(other, 1)
    assert kept(other) == 5


def test_a_question_that_has_answered_itself_goes_away() -> None:
    one, other = two_tabs()
    before = one.storage.store.get(key(one))
    play_on(one, 1)
    do(other, "heard", key(one))
    assert before is not None
    one.storage.store.put(key(one), before)
    do(other, "heard", key(one))
    assert other.notices.shown is None


def test_other_games_and_other_screens_hear_nothing_of_it() -> None:
    one, other = two_tabs()
    play_on(one, 1)
    for name in ("eden.game.another", "eden.results.x", "eden.clock", "null"):
        do(other, "heard", name)
    assert other.notices.shown is None
    home = an_app(one.storage.store)  # type: ignore[arg-type]
    do(home, "heard", key(one))
    assert home.notices.shown is None


def test_a_game_that_parted_is_no_result() -> None:
    one, other = two_tabs()
    play_on(one, 1)
    choose_otherwise(other)
    play_on(other, 5_000)
    assert match_of(other).outcome is not None
    assert other.storage.results.none
    do(other, "insist")
    assert not other.storage.results.none


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_device_that_keeps_nothing_says_so_once(language: str) -> None:
    app = an_app(Memory(full=True), language)
    app.open("/play/spirit")
    assert notice_of(app).offers[0].command == "copy"
    told = notice_of(app).text
    assert any(told in one.text for one in orders(app, Announce))
    for _ in range(3):
        play_on(app, 1)
        assert app.notices.shown is None
    app.open("")
    assert app.say("Nothing is kept on this device") in words(app)
    app.open("/play/spirit")
    assert app.notices.shown is None
