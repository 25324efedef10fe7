"""A match comes to a device: what of it is new there, and is shown; on a toy game."""

from __future__ import annotations

from apps import Memory, acts, an_app, match_of, notice_of, table_of, words
from toy_table import ANNA, BEN, BOT, CLEO, a_match, opened, said, see_all
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.kit.say import english
from eden.ui.commands import do


def test_a_stranger_to_the_match_sees_what_came_after_their_own_last_choice() -> None:
    app = opened("add 1", "add 2", "dice", "add 1", people=(ANNA, BEN, CLEO))
    before = words(app)
    assert "Anna adds" not in said(app), "what waits behind the curtain is not told"
    assert "Cléo adds" not in before
    do(app, "lift")
    assert "Cléo adds" in said(app)
    assert "Anna adds 1." in said(app)
    assert "Ben adds" not in said(app)
    assert acts(app) == []
    assert see_all(app) == 2
    assert "add 1" in acts(app)


def test_whoever_has_not_chosen_yet_sees_all_of_the_play_but_not_the_set_up() -> None:
    app = opened("add 1", "add 2", people=(ANNA, BEN, CLEO))
    do(app, "lift")
    assert match_of(app).steps[table_of(app).playback.shown].now.ask == "add"
    assert see_all(app) == 2
    assert see_all(opened()) == 0


def test_a_device_that_kept_the_match_shows_what_it_has_not_shown_yet() -> None:
    store = Memory()
    mine = opened(store=store)
    do(mine, "lift")
    mine.tap("add 1")
    mine.open("")
    theirs = link.encode(a_match("add 1", "add 2"), (ANNA, BEN))
    for _ in range(2):  # to look at the curtain and reload loses nothing
        mine = an_app(store)
        mine.open(theirs)
        assert table_of(mine).curtain
        assert "Ben adds" not in words(mine)
    do(mine, "lift")
    assert "Ben adds 2." in said(mine)
    assert see_all(mine) == 1
    mine = an_app(store)
    mine.open(theirs)
    do(mine, "lift")
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
    assert "choice 2" in notice_of(app).text
    offer = notice_of(app).offers[0]
    do(app, offer.command, offer.value)
    assert link.people_of(offer.value) == table_of(app).company.people == (ANNA, BEN)
    do(app, "lift")
    assert "Ben adds 2." in said(app)


def test_a_link_without_people_does_not_lose_the_names_kept_here() -> None:
    store = Memory()
    opened(store=store)
    app = an_app(store)
    app.open(link.encode(a_match("add 1")))
    assert table_of(app).company.people == (ANNA, BEN)
    app.open("")
    assert "Anna has 1." in words(app)


def test_the_view_is_told_what_was_shown_last() -> None:
    app = opened(people=(ANNA, BOT))
    app.tap("add 1")
    assert [event.number for event in table_of(app).playback.news] == [1]  # type: ignore[attr-defined]
    assert 'data-news="1"' in table_of(app).board(english)
    do(app, "undo")
    assert table_of(app).playback.news == ()
