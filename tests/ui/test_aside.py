"""What a device keeps and cannot read: it is named, saved as a file, and removed when asked to."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from apps import Memory, an_app, at_the_table, orders, play_on, shown, words

from eden.engine import link
from eden.engine.game import AnyGame
from eden.engine.match import AnyMatch
from eden.ui.commands import do
from eden.ui.orders import Save
from eden.ui.storage import GAME
from eden.ui.told import told

BAD = "eden.game.spirit3.A.B"


def with_bad(count: int = 1, *, language: str = "en") -> Memory:
    store = Memory()
    play_on(at_the_table(store), 2)
    for n in range(count):
        store.put(f"{BAD}{n}", '{"played": NaN}')
    return store


def test_a_home_without_bad_entries_says_nothing_of_them() -> None:
    assert "Set aside" not in words(an_app(with_bad(0)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bad_entry_is_named_beside_the_games_that_are_fine(language: str) -> None:
    app = an_app(with_bad(), language)
    assert "spirit3.A.B0" in words(app)
    assert any("kept-game" in str(one.get("class")) for one in shown(app).iter("button"))


@pytest.mark.parametrize("odd", ["\ud800", "\x00", "\u202e", "<b>", "é", " "])
def test_a_link_with_letters_that_no_link_has_is_set_aside(odd: str) -> None:
    store = with_bad(1)
    for held in (f"spirit2.A.C.B{odd}.abcd", f"spirit2.A{odd}.D.B.abcd"):
        name = GAME + ".".join(held.split(".")[:3])
        store.put(name, json.dumps({"link": held, "played": 1}))
    app = an_app(store)
    assert len(app.storage.set_aside()) == 3
    assert "spirit2.A" in words(app), "what cannot be shown is left out of the list"


def test_many_are_counted_and_markup_is_only_text() -> None:
    store = with_bad(8)
    store.put("eden.game.<b>bold</b>" + "x" * 500, "{")
    app = an_app(store)
    assert "and 4\u00a0more" in words(app)
    assert not list(shown(app).iter("b"))


def test_they_are_saved_as_one_file() -> None:
    store = with_bad(7)
    app = an_app(store)
    do(app, "save-aside")
    (saved,) = orders(app, Save)
    assert saved.name == "eden-trilogy-set-aside-2027-01-15.json"
    assert set(json.loads(saved.content)["texts"]) == {f"{BAD}{n}" for n in range(7)}


def test_they_are_removed_when_asked_for_twice_and_nothing_else_is() -> None:
    store = with_bad(7)
    app = an_app(store)
    do(app, "drop-aside")
    assert f"{BAD}0" in store.texts
    assert "Really delete?" in words(app)
    do(app, "close")
    do(app, "drop-aside")
    do(app, "drop-aside")
    assert not [name for name in store.texts if name.startswith(BAD)]
    assert len(app.storage.kept()) == 1
    assert "Set aside" not in words(app)


def test_a_game_that_nobody_understands_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = with_bad(0)
    at_the_table(store, seed="8")
    app = an_app(store)
    odd = app.storage.kept()[0].link
    decode = link.decode

    def decode_others(text: str, games: Mapping[str, AnyGame]) -> AnyMatch:
        if text == odd:
            raise IndexError
        return decode(text, games)

    told.cache_clear()
    monkeypatch.setattr(link, "decode", decode_others)
    assert "A game that cannot be opened" in words(app)
    rows = [str(row.get("id")) for row in shown(app).iter("li")]
    assert len([row for row in rows if row.startswith("kept-row")]) == 2
    told.cache_clear()
