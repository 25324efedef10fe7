"""Everything as one file: out of one browser, into another, and nothing is lost by it."""

from __future__ import annotations

import json

import pytest
from apps import Memory, an_app, at_the_table, notice_of, orders, play_on, words
from toy_table import ANNA, BEN, a_match, opened
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.engine.problem import Problem
from eden.ui import backup
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.orders import Keep, Persist, Save
from eden.ui.results import RESULT
from eden.ui.screens.page import page
from eden.ui.storage import GAME


def a_device() -> Memory:
    """With games, a result, settings, and what is known."""
    store = Memory(new=True)
    app = at_the_table(store)
    play_on(app, 500)
    at_the_table(store, "celestial", seed="8")
    opened("add 1", store=store)
    for name, text in {"lang": "fr", "theme": "dark", "minutes": "3", "asks": "no"}.items():
        store.put(f"eden.{name}", text)
    store.put("eden.clock", "7.1 30")
    store.put("other", "of another page")
    return store


def saved(store: Memory) -> str:
    app = an_app(store)
    do(app, "save-all")
    (order,) = orders(app, Save)
    assert order.name == "eden-trilogy-2027-01-15.json"
    return order.content


def brought(text: str, store: Memory) -> App:
    app = an_app(store)
    do(app, "open", text)
    return app


def home(store: Memory) -> str:
    """The home as the page shows it when it is opened anew."""
    language, theme = store.get("eden.lang") or "en", store.get("eden.theme") or "auto"
    app = an_app(store, language)
    app.settings.paint(theme)
    app.open("")
    return page(app)


def test_out_and_into_an_empty_browser_gives_the_same_home_bit_for_bit() -> None:
    mine, theirs = a_device(), Memory(new=True)
    app = brought(saved(mine), theirs)
    assert home(theirs) == home(mine)
    app.notices.clear()
    assert page(app) == home(mine), "at once, not only after a reload"
    portable = {
        name: text for name, text in mine.texts.items() if name not in ("eden.clock", "other")
    }
    assert theirs.texts == portable
    assert [(one.key, one.value) for one in orders(app, Keep)] == [
        ("lang", "fr"),
        ("theme", "dark"),
    ]
    assert orders(app, Persist)


def test_a_second_time_nothing_is_new() -> None:
    store = a_device()
    before, app = dict(store.texts), brought(saved(store), store)
    assert store.texts == before | {"eden.reminder": "no"}
    assert notice_of(app).text == "Tout cela était déjà ici."


def files(*games: str, **texts: str) -> str:
    """A file with these matches, and what else it may hold."""
    kept = {}
    for game in games:
        match = a_match(*filter(None, game.split(", ")))
        identity = link.identity(match)
        kept[GAME + identity] = json.dumps({"link": link.encode(match), "played": 5.0})
    return json.dumps({"title": "Eden Trilogy backup", "version": 1, "texts": kept | texts})


@pytest.mark.parametrize(
    ("mine", "theirs", "stays", "told"),
    [
        ("add 1", "add 1, add 2", "add 1, add 2", "Games brought in: 1; results: 0."),
        ("add 1, add 2", "add 1", "add 1, add 2", "All of this was here already."),
        ("add 1", "add 2", "add 1", "Games that differ from yours: 1; yours were kept."),
    ],
)
def test_a_game_that_went_further_is_never_lost(
    mine: str, theirs: str, stays: str, told: str
) -> None:
    store = Memory(new=True)
    opened(*mine.split(", "), store=store)
    app = brought(files(theirs), store)
    found = app.storage.find(link.identity(a_match()))
    assert found is not None
    assert found.choices() == stays.split(", ")
    assert notice_of(app).text == told


def test_what_this_device_has_settled_stays() -> None:
    store = Memory(new=True)
    store.put("eden.lang", "en")
    brought(saved(a_device()), store)
    assert (store.get("eden.lang"), store.get("eden.theme")) == ("en", "dark")


def test_results_are_joined_by_the_match_and_mine_stay() -> None:
    store, other = a_device(), a_device()
    (key,) = (name for name in store.texts if name.startswith(RESULT))
    other.texts[key] = other.texts[key].replace('"won":false', '"won":null')
    assert other.texts[key] != store.texts[key]
    before = store.texts[key]
    brought(saved(other), store)
    assert store.texts[key] == before


BAD = [
    "{", "{}", '{"title": "Eden Trilogy backup"}', '{"title": "x", "version": 1, "texts": {}}',
    '{"title": "Eden Trilogy backup", "version": "1", "texts": {}}',
    '{"title": "Eden Trilogy backup", "version": true, "texts": {}}',
    '{"title": "Eden Trilogy backup", "version": 1, "texts": [1]}',
    '{"title": "Eden Trilogy backup", "version": 1, "texts": 7}',
    "{" * 50_000, '{"a":' * 50_000,
]  # fmt: skip


@pytest.mark.parametrize("text", BAD, ids=lambda text: text[:60])
def test_a_bad_file_is_told_in_a_sentence_and_nothing_is_lost(text: str) -> None:
    store = a_device()
    before, app = dict(store.texts), brought(text, store)
    assert notice_of(app).text == "This file holds no games of ours."
    assert store.texts == before
    assert words(app)


def test_a_file_of_a_newer_page_says_so() -> None:
    app = brought('{"title": "Eden Trilogy backup", "version": 2, "texts": {}}', Memory())
    assert "newer version" in notice_of(app).text


def test_what_cannot_be_read_or_kept_is_counted_and_the_rest_comes_in() -> None:
    odd = {
        GAME + "odd": "{",
        GAME + "toy1.A.I": json.dumps({"link": link.encode(a_match()), "played": 1}),
        RESULT + "odd": '{"slug": "toy"}',
        "eden.lang": "f" * 40_000,
    }
    store = Memory(new=True)
    app = brought(files("add 1", **odd), store)
    assert notice_of(app).text == ("Games brought in: 1; results: 0. Could not be read or kept: 4.")
    assert list(store.texts) == [GAME + link.identity(a_match())]


@pytest.mark.parametrize("name", ["lang", "eden", "eden.", "Eden.lang", "eden.clock", "eden.a b"])
def test_only_what_is_ours_is_carried_over(name: str) -> None:
    texts = backup.read(
        json.dumps({"title": "Eden Trilogy backup", "version": 1, "texts": {name: "x"}})
    )
    assert texts == {}


def test_a_full_device_says_what_it_could_not_keep() -> None:
    app = brought(files("add 1"), Memory(new=True, full=True))
    assert "Could not be read or kept: 1." in notice_of(app).text


def test_a_file_that_is_far_too_long_is_refused() -> None:
    with pytest.raises(Problem):
        backup.read("{" + " " * 12_000_000)


def test_people_and_who_plays_by_link_come_along() -> None:
    mine, theirs = Memory(new=True), Memory(new=True)
    app = an_app(mine)
    app.open(link.encode(a_match("add 1"), (ANNA, BEN)))
    brought(saved(mine), theirs)
    found = an_app(theirs).storage.find(link.identity(a_match()))
    assert found is not None and found.people == (ANNA, BEN)
