"""Where the focus goes when something new is shown."""

from __future__ import annotations

from toy_table import opened
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.ui.commands import do
from eden.ui.focus import Scene, Target, scene, target

HOME, TABLE = Scene("home"), Scene("table")


def test_the_first_screen_takes_no_focus() -> None:
    assert target(Scene(), HOME, lost=True) == Target("", top=True)


def test_a_new_screen_begins_at_its_heading() -> None:
    assert target(HOME, TABLE, lost=False) == Target("#screen h1, #screen h2", top=True)


def test_a_panel_that_opens_takes_it_and_one_that_closes_gives_it_back() -> None:
    share = Scene("table", panel="share")
    assert target(TABLE, share, lost=False) == Target("#panel h2")
    assert target(share, TABLE, lost=False) == Target()
    assert target(share, TABLE, lost=True) == Target("#prompt")
    assert target(share, share, lost=True) == Target("#panel h2"), "what lies below waits"


def test_a_card_over_a_new_screen_takes_it() -> None:
    goal = Scene("table", panel="goal")
    assert target(HOME, goal, lost=False) == Target("#panel h2", top=True)


def test_a_screen_that_comes_with_a_panel_begins_at_the_panel() -> None:
    goal = Scene("table", panel="goal")
    assert target(HOME, goal, lost=True) == Target("#panel h2", top=True)


def test_the_curtain_leads_to_what_is_asked() -> None:
    assert target(TABLE, Scene("table", curtain=True), lost=False) == Target("#prompt", top=True)


def test_it_stays_where_it_is_unless_it_is_lost() -> None:
    assert target(TABLE, TABLE, lost=False) == Target()
    assert target(TABLE, TABLE, lost=True) == Target("#prompt")


def test_a_scene_is_what_the_app_shows() -> None:
    app = opened()
    assert scene(app) == Scene("table", curtain=True)
    do(app, "lift")
    do(app, "panel", "share")
    assert scene(app) == Scene("table", panel="share")
    app.open("")
    assert scene(app) == HOME
