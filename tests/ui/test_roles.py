"""Characters of one seat that people share out among themselves, by name."""

from __future__ import annotations

import json

from apps import Memory, an_app, match_of, sitting_of, table_of, words

from eden.engine import link, record
from eden.games.shelf import GAMES
from eden.ui.app import App
from eden.ui.commands import do


def shared_out(store: Memory | None = None) -> App:
    """Elli is Anna's, Vera is Zoé's."""
    app = an_app(store)
    app.open("/new/ultimediation")
    do(app, "start", json.dumps({"seed": "7", "name.0": "Anna", "name.6": " Zoé "}))
    return app


def test_the_form_asks_who_plays_whom() -> None:
    app = an_app()
    app.open("/new/ultimediation")
    assert "Who plays whom" in words(app) and "Elli" in words(app) and "Vera" in words(app)


def test_names_are_on_the_sheets_and_travel_in_the_link() -> None:
    app = shared_out()
    while match_of(app).now.ask != "act":
        app.tap(str(match_of(app).now.options[-1]))
        table_of(app).playback.show_all()
    assert "Anna" in words(app) and "Zoé" in words(app)
    there = an_app()
    there.open(sitting_of(app).link)
    assert "Anna" in words(there) and "Zoé" in words(there)
    assert not table_of(there).company.bots and not table_of(there).curtain


def test_names_travel_in_the_record_too() -> None:
    app = shared_out()
    text = record.write(match_of(app), table_of(app).company.people)
    there = an_app()
    do(there, "open", text)
    assert table_of(there).company.people == table_of(app).company.people


def test_a_game_without_names_has_a_link_without_names() -> None:
    app = an_app()
    app.open("/new/ultimediation")
    do(app, "start", json.dumps({"seed": "7"}))
    assert table_of(app).company.people == ()
    assert link.people_of(sitting_of(app).link) == ()
    assert link.decode(sitting_of(app).link, GAMES).seed == 7
