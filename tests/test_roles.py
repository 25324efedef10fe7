"""Characters of one seat that people share out among themselves, by name."""

from __future__ import annotations

import json

from apps import Memory, an_app, match_of, words

from eden.engine import link, record
from eden.games.shelf import GAMES
from eden.ui.app import App


def shared_out(store: Memory | None = None) -> App:
    """Elli is Anna's, Vera is Zoé's."""
    app = an_app(store)
    app.open("/new/ultimediation")
    app.do("start", json.dumps({"seed": "7", "name.0": "Anna", "name.6": " Zoé "}))
    return app


def test_the_form_asks_who_plays_whom() -> None:
    app = an_app()
    app.open("/new/ultimediation")
    assert "Who plays whom" in words(app) and "Elli" in words(app) and "Vera" in words(app)


def test_names_are_on_the_sheets_and_travel_in_the_link() -> None:
    app = shared_out()
    while match_of(app).now.ask != "act":
        app.tap(str(match_of(app).now.options[-1]))
        assert app.table is not None
        app.table.show_all()
    assert "Anna" in words(app) and "Zoé" in words(app)
    there = an_app()
    there.open(app.link().partition("#")[2])
    assert "Anna" in words(there) and "Zoé" in words(there)
    assert there.table is not None and not there.table.bots and not there.table.curtain


def test_names_travel_in_the_record_too() -> None:
    app = shared_out()
    assert app.table is not None
    text = record.write(app.table.match, app.table.people)
    there = an_app()
    there.do("open", text)
    assert there.table is not None and there.table.people == app.table.people


def test_a_game_without_names_has_a_link_without_names() -> None:
    app = an_app()
    app.open("/new/ultimediation")
    app.do("start", json.dumps({"seed": "7"}))
    assert app.table is not None and app.table.people == ()
    assert link.people_of(app.link()) == ()
    assert link.decode(app.link(), GAMES).seed == 7
