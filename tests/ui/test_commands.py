"""What buttons and forms ask for: a new game, the settings, what lies on top."""

from __future__ import annotations

import json

from apps import an_app, at_the_table, match_of, notice_of, orders, shown, words

from eden.ui.commands import do
from eden.ui.orders import Announce, Go, Keep


def test_the_same_seed_is_the_same_game_and_no_seed_is_a_new_one() -> None:
    assert match_of(at_the_table()).steps == match_of(at_the_table()).steps
    seeds = {match_of(at_the_table(seed="")).seed for _ in range(5)}
    assert len(seeds) == 5


def test_options_that_clash_are_named_as_the_form_names_them() -> None:
    app = an_app()
    app.open("/new/ultimediation")
    do(app, "start", json.dumps({"difficulty": "initiate", "characters": "7"}))
    assert app.screen == "new"
    named = notice_of(app).text.split("“")[1:]
    assert len(named) == 2
    assert all(name.partition("”")[0] in words(app) for name in named)


def test_the_set_up_form_keeps_its_marks_when_the_language_changes() -> None:
    app = an_app()
    app.open("/new/spirit")
    do(app, "draft", json.dumps({"modes.ravage": "ravage", "seed": "42"}))
    do(app, "language", "fr")
    marked = [
        field.attrib["name"] for field in shown(app).iter("input") if "checked" in field.attrib
    ]
    assert marked == ["modes.ravage"]
    assert any(field.attrib.get("value") == "42" for field in shown(app).iter("input"))


def test_play_again_keeps_the_options_but_not_the_seed() -> None:
    app = at_the_table(None, "ravage")
    old = match_of(app)
    do(app, "again")
    assert match_of(app).options == old.options
    assert match_of(app).seed != old.seed


def test_language_and_theme_are_settings_that_stay() -> None:
    app = at_the_table()
    english = words(app)
    do(app, "language", "fr")
    assert words(app) != english
    do(app, "theme", "dark")
    do(app, "theme", "purple")
    assert orders(app, Keep) == [Keep("lang", "fr"), Keep("theme", "dark"), Keep("theme", "auto")]


def test_to_go_somewhere_is_in_the_address() -> None:
    app = at_the_table()
    do(app, "go", "/about")
    assert app.orders[-1] == Go("/about")
    assert app.screen == "about"


def test_escape_closes_what_lies_on_top_and_then_gives_up_the_pick() -> None:
    app = at_the_table()
    face = str(match_of(app).now.options[0]).split()[0]
    app.tap(face)
    do(app, "panel", "share")
    do(app, "close")
    assert app.panel == ""
    assert app.table is not None
    assert app.table.pick == face
    do(app, "close")
    assert app.table.pick == ""


def test_what_the_page_reports_is_seen_and_heard() -> None:
    app = an_app()
    for command in ("copied", "uncopied", "broken"):
        do(app, command)
        assert orders(app, Announce)[-1].text == notice_of(app).text


def test_unknown_commands_and_those_without_a_table_do_nothing() -> None:
    app = an_app()
    for command in ("explode", "", "undo", "redo", "close", "again", "lift", "copy", "export"):
        do(app, command)
    app.tap("anything")
    assert app.screen == "home"
    assert app.orders == []
