"""Against the clock: it runs while the page is seen, and ends the turn when it is over."""

from __future__ import annotations

import json

from apps import Memory, an_app, match_of, orders, shown, sitting_of, table_of, words

from eden.engine.game import Decision
from eden.kit.box import Deadline
from eden.ui.app import App
from eden.ui.clock import Clock, follow
from eden.ui.commands import do
from eden.ui.orders import Keep


def hurried(store: Memory | None = None, people: str = "1", seed: str = "7", **more: str) -> App:
    """A game of Ultimédiation against the clock, in its first action phase."""
    app = an_app(store)
    app.open("/new/ultimediation")
    form = {"seed": seed, "variants.clock": "clock", "people": people, **more}
    do(app, "start", json.dumps(form))
    while (now := match_of(app).now) and isinstance(now, Decision) and now.ask != "act":
        app.tap(str(now.options[0]))
    table_of(app).playback.show_all()
    return app


def test_the_clock_shows_what_is_left_and_runs() -> None:
    app = hurried()
    assert app.tick(0.0, hidden=False) and "3:00" in words(app)
    assert app.tick(1.0, hidden=False) and "2:59" in words(app)


def test_more_people_have_more_time_and_the_device_remembers_how_many() -> None:
    store = Memory()
    app = hurried(store, people="4")
    app.tick(0.0, hidden=False)
    assert "4:00" in words(app)
    assert orders(app, Keep) == [Keep("players", "4")]
    store.put("eden.players", "4")
    assert an_app(store).settings.heads == 4


def test_the_time_limit_can_be_set_and_the_device_remembers_it() -> None:
    store = Memory()
    app = hurried(store, people="4", minutes="7")
    app.tick(0.0, hidden=False)
    assert "7:00" in words(app), "instead of the four minutes that the rulebook advises (UM-121)"
    assert Keep("minutes", "7") in orders(app, Keep)
    store.put("eden.minutes", "7")
    reloaded = an_app(store)
    reloaded.open("/new/ultimediation")
    assert reloaded.settings.minutes == 7
    chosen = shown(reloaded).find(".//select[@name='minutes']/option[@selected]")
    assert chosen is not None and chosen.attrib["value"] == "7"


def test_a_time_limit_that_makes_no_sense_is_the_rulebooks() -> None:
    for odd in ("", "-1", "0", "1e9", "soon"):
        app = hurried(minutes=odd)
        app.tick(0.0, hidden=False)
        assert "3:00" in words(app)


def test_a_hidden_page_stops_the_clock_and_says_so() -> None:
    app = hurried()
    app.tick(0.0, hidden=False)
    assert not app.tick(60.0, hidden=True)
    assert app.tick(1.0, hidden=False)
    assert "2:59" in words(app) and "stood still" in words(app)


def test_nobody_gains_time_by_leaving_the_table() -> None:
    store = Memory()
    app = hurried(store)
    app.tick(0.0, hidden=False)
    app.tick(100.0, hidden=False)
    there = sitting_of(app).link
    app.open("/")
    app.tick(30.0, hidden=False)
    app.open(there)
    app.tick(0.0, hidden=False)
    assert "1:20" in words(app)
    reloaded = an_app(store)
    reloaded.open(there)
    reloaded.tick(0.0, hidden=False)
    assert "1:20" in words(reloaded)


def test_another_game_has_its_own_time() -> None:
    store = Memory()
    app = hurried(store)
    app.tick(0.0, hidden=False)
    app.tick(100.0, hidden=False)
    other = hurried(store, seed="8")
    other.tick(0.0, hidden=False)
    assert "3:00" in words(other)


def test_two_games_against_the_clock_never_give_each_other_time() -> None:
    store = Memory()
    there = {}
    for seed, spent in (("7", 100.0), ("8", 30.0), ("7", 0.0), ("8", 0.0)):
        app = hurried(store, seed=seed)
        app.tick(0.0, hidden=False)
        app.tick(spent, hidden=False)
        there[seed] = next(one for one in ("1:20", "2:30", "3:00") if one in words(app))
    assert there == {"7": "1:20", "8": "2:30"}


def test_the_clocks_of_some_matches_are_remembered_and_each_once() -> None:
    store = Memory()
    for seed in range(50):
        for turn in range(3):
            follow(None, seed, Deadline(key=turn, seconds=90, act="end"), store).keep(store)
    lines = store.texts["eden.clock"].splitlines()
    assert len(lines) == 20 and lines[0] == "49.2 90" and len(set(lines)) == 20


def test_what_the_device_kept_may_be_broken() -> None:
    store = Memory()
    for kept in ("nonsense", "7.0 soon", "7.0 -5", "7.0 900", "7.0 nan", "\n\n7.0", "7.0 inf"):
        store.put("eden.clock", kept)
        app = hurried(store)
        assert app.tick(0.0, hidden=False) or match_of(app).state.turn > 0


def test_when_the_time_is_up_the_turn_ends() -> None:
    app = hurried()
    before = match_of(app).state.turn
    app.tick(0.0, hidden=False)
    app.tick(180.0, hidden=False)
    assert match_of(app).state.turn == before + 1
    assert "The time is up." in words(app)


def test_what_was_begun_is_finished_before_the_turn_ends() -> None:
    app = hurried()
    texts = [str(option) for option in match_of(app).now.options]
    app.tick(0.0, hidden=False)
    app.tap(next(text for text in texts if " lifts " in text))
    before = match_of(app).state.turn
    app.tick(180.0, hidden=False)
    assert match_of(app).state.turn == before
    app.tap(str(match_of(app).now.options[0]))
    table_of(app).playback.show_all()
    app.tick(1.0, hidden=False)
    assert match_of(app).state.turn == before + 1


def test_other_games_have_all_the_time_in_the_world() -> None:
    app = an_app()
    app.open("/new/spirit")
    do(app, "start", json.dumps({"seed": "7"}))
    assert not app.tick(1.0, hidden=False) and sitting_of(app).clock is None


# -- the clock itself ----------------------------------------------------------------------------
TURN = Deadline(key=3, seconds=90, act="end")


def test_minutes_and_seconds_are_shown_the_last_second_to_its_end() -> None:
    clock = Clock("7.3", TURN, left=90)
    shown = []
    for seconds in (0, 0.5, 29.5, 0.5, 59, 0.5, 10):
        clock.tick(seconds, hidden=False)
        shown.append(clock.shown)
    assert shown == ["1:30", "1:30", "1:00", "1:00", "0:01", "0:00", "0:00"]


def test_it_hurries_when_hardly_any_time_is_left() -> None:
    assert not Clock("7.3", TURN, left=30).late
    assert Clock("7.3", TURN, left=29).late


def test_the_same_clock_runs_as_long_as_the_same_is_asked() -> None:
    store = Memory()
    clock = follow(None, 7, TURN, store)
    assert follow(clock, 7, TURN, store) is clock
    clock.tick(50, hidden=False)
    clock.keep(store)
    assert follow(None, 7, TURN, store).left == 40
    assert follow(None, 8, TURN, store).left == 90
    assert follow(clock, 7, Deadline(key=4, seconds=60, act="end"), store).left == 60
