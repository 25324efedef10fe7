"""All kept games: found again by words, deleted, and a home that stays fast."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from apps import Memory, an_app, at_the_table, orders, play_on, shown, sitting_of, words
from toy_table import ANNA, BOT, CLEO, opened
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link, record
from eden.engine.match import Match
from eden.games.shelf import GAMES, SHELF
from eden.ui import storage, told
from eden.ui.app import App
from eden.ui.begun import Begun
from eden.ui.commands import do
from eden.ui.orders import Announce, Save
from eden.ui.reminder import REMINDER
from eden.ui.storage import Storage


@pytest.fixture
def store() -> Memory:
    """Spirit, over and in a mode; Spirit, running; the toy with Cléo, running."""
    kept = Memory()
    play_on(at_the_table(kept, "celestial", seed="1"), 500)
    at_the_table(kept, seed="2")
    opened("add 1", people=(CLEO, BOT), store=kept)
    return kept


def titles(app: App) -> list[str]:
    rows = shown(app).findall(".//button[@data-do='open']")
    return [" ".join(row.itertext()) for row in rows]


def collection(store: Memory, language: str = "en") -> App:
    app = an_app(store, language)
    app.open("/collection")
    return app


def test_all_kept_games_are_listed_running_before_finished(store: Memory) -> None:
    app = collection(store)
    assert len(titles(app)) == 3
    assert "Go on with a game (2)" in words(app) and "Finished games (1)" in words(app)
    assert "Eden is" in titles(app)[-1]


@pytest.mark.parametrize(
    ("sought", "count"),
    [
        ("", 3), ("spirit", 2), ("SPIRIT eden", 2), ("cléo", 1), ("cleo", 1), ("celestial", 1),
        ("running", 2), ("finished", 1), ("lost", 1), ("won", 0), ("15 Jan", 3), ("2027-01-15", 3),
        ("2026", 0), ("spirit running", 1), ("chess", 0), ("{x}", 0),
    ],
)  # fmt: skip
def test_words_find_games_names_modes_results_and_days(
    store: Memory, sought: str, count: int
) -> None:
    app = collection(store)
    do(app, "seek", sought)
    assert len(titles(app)) == count
    if sought:
        assert orders(app, Announce)[-1].text == f"Games found: {count}"


def test_words_are_those_of_the_language_that_is_spoken(store: Memory) -> None:
    app = collection(store, "fr")
    do(app, "seek", "en cours")
    assert len(titles(app)) == 2


def test_the_search_ends_with_the_screen(store: Memory) -> None:
    app = collection(store)
    do(app, "seek", "cleo")
    do(app, "go", "")
    do(app, "go", "/collection")
    assert len(titles(app)) == 3


def test_games_are_deleted_there_too_once_somebody_is_sure(store: Memory) -> None:
    app = collection(store)
    identity = app.storage.kept()[0].identity
    do(app, "forget", identity)
    assert len(titles(app)) == 3 and "Really delete?" in words(app)
    do(app, "forget", identity)
    assert len(titles(app)) == 2


def test_without_games_it_says_so() -> None:
    assert "No game is kept" in words(collection(Memory()))


# -- many games ------------------------------------------------------------------------------------


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The links whose choices are made again."""
    made: list[str] = []

    def decode(text: str, games: object, *, own: bool) -> object:
        made.append(text)
        return real(text, GAMES, own=own)

    real = link.decode
    monkeypatch.setattr(link, "decode", decode)
    told.told.cache_clear()
    yield made
    told.told.cache_clear()


def many(count: int) -> Memory:
    store = Memory()
    for seed in range(count):
        match = Match(SHELF["spirit"].game, seed=seed)
        Storage(store, lambda seed=seed: float(seed)).keep(Begun(match))  # type: ignore[misc]
    return store


def test_the_home_opens_a_few_of_a_hundred_kept_games_and_each_once(counted: list[str]) -> None:
    app = an_app(many(100))
    app.open("")
    words(app)
    assert len(counted) <= 3
    words(app)
    assert len(counted) <= 3, "what was told of a link is remembered"
    assert len(titles(app)) == 3


def test_what_is_kept_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    app, texts = an_app(many(60)), list[str]()

    def read_json(text: str) -> object:
        texts.append(text)
        return json.loads(text)

    monkeypatch.setattr(storage, "read_json", read_json)
    storage.read.cache_clear()
    for _ in range(3):
        app.open("")
        words(app)
    assert len([text for text in texts if text]) == 60


def test_the_collection_opens_a_page_of_them(counted: list[str]) -> None:
    app = collection(many(100))
    assert len(titles(app)) == 20
    do(app, "more")
    assert len(titles(app)) == 40
    do(app, "seek", "spirit")
    assert len(titles(app)) == 20
    assert len(counted) == 40


def test_a_device_of_an_older_version_is_told_right(store: Memory) -> None:
    for name, text in store.texts.items():
        store.texts[name] = text.replace(', "over": true', "").replace(', "over": false', "")
    app = an_app(store)
    app.open("")
    assert "Go on with a game" in words(app) and "Finished games" in words(app)
    assert len(collection(store).found()) == 3


ODD = [
    "{", "null", "[" * 90_000, '{"link": "x", "played": 1e300}', '{"link": "x", "played": NaN}',
    '{"link": "x", "played": -1}', '{"link": "x", "played": 1, "since": "soon"}',
    '{"link": "x", "played": 1, "seen": -3}', '{"link": "x", "played": 1, "seen": 1e99}',
    '{"link": "x", "played": 1, "away": [[1]]}', '{"link": "x", "played": 1, "away": 7}',
    '{"link": "x", "played": 1, "over": "perhaps"}', '{"link": "toy1.A.H.B.abcd", "played": 1}',
    '{"link": "toy1.' + "A." * 3_000 + '", "played": 1}', '{"link": ["x"], "played": 1}',
]  # fmt: skip


@pytest.mark.parametrize("text", ODD, ids=lambda text: text[:50])
def test_a_damaged_game_breaks_no_page_and_is_left_alone(text: str) -> None:
    store = Memory()
    store.put("eden.game.toy1.A.H", text)
    app = an_app(store)
    for place in ("", "/collection", "/results", "/days/"):
        app.open(place)
        assert words(app)
    do(app, "seek", "toy")
    assert store.texts["eden.game.toy1.A.H"] == text


# -- records ---------------------------------------------------------------------------------------


def test_an_exported_record_tells_its_game_its_day_and_its_result() -> None:
    app = at_the_table(seed="1")
    play_on(app, 500)
    sitting_of(app).export()
    (order,) = orders(app, Save)
    for line in ("title: The Spirit of Eden", "date: 2027-01-15", "result: Eden is lost"):
        assert f"\n{line}\n" in order.content
    assert record.read(order.content, GAMES).state == sitting_of(app).table.match.state


# -- the reminder ----------------------------------------------------------------------------------


def reminded(app: App) -> bool:
    app.open("")
    return shown(app).find(".//aside[@id='reminder']") is not None


def test_the_third_game_reminds_once_and_not_now_is_for_good() -> None:
    store = many(2)
    assert not reminded(an_app(store))
    store = many(3)
    app = an_app(store)
    assert reminded(app)
    assert shown(app).find(".//button[@id='install']") is None
    app.open("/play/spirit")
    assert shown(app).find(".//aside[@id='reminder']") is None, "never over a game"
    do(app, "not-now")
    assert not reminded(app)
    assert not reminded(an_app(store))
    assert store.get(REMINDER) == "no"


def test_it_offers_what_this_browser_can_do() -> None:
    app = an_app(many(3))
    do(app, "installable")
    assert reminded(app)
    assert shown(app).find(".//button[@id='install']") is not None
    do(app, "install")
    assert not reminded(app)
    by_hand = an_app(many(3), install="by hand")
    assert reminded(by_hand) and "Add to Home Screen" in words(by_hand)


def test_who_saves_everything_is_not_reminded() -> None:
    app = an_app(many(3))
    do(app, "save-all")
    assert not reminded(app)


def test_the_toys_winner_is_found_by_the_result() -> None:
    store = Memory()
    app = opened(*("add 1",) * 5, people=(ANNA, BOT), store=store)
    sitting_of(app).choose("add 1")
    (result,) = app.storage.results.all()
    app = collection(store)
    do(app, "seek", "won" if result.won else "lost")
    assert len(titles(app)) == 1
