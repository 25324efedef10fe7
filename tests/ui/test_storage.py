"""The games that a device keeps, and the browser's own store, which may fail."""

from __future__ import annotations

from itertools import count

import pytest
from apps import Memory
from toy_table import ANNA, BEN, a_match
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.ui.begun import Begun
from eden.ui.local_store import LocalStore
from eden.ui.storage import Storage


def a_storage(store: Memory | None = None) -> Storage:
    """Every look at the time of day is a second later."""
    seconds = count(1)
    return Storage(store or Memory(new=True), lambda: float(next(seconds)))


def test_a_game_is_kept_under_its_identity_and_found_again() -> None:
    storage = a_storage()
    match = a_match("add 1")
    assert storage.keep(Begun(match, (ANNA, BEN), away=frozenset({1})))
    found = storage.find(link.identity(match))
    assert found is not None
    assert found.match.steps == match.steps
    assert found.people == (ANNA, BEN)
    assert found.away == {1}
    assert found.seen == len(match.steps), "all of it was shown here"
    assert storage.find("another") is None


def test_what_was_seen_of_it_is_kept_too() -> None:
    storage = a_storage()
    storage.keep(Begun(a_match("add 1"), seen=2))
    found = storage.find(link.identity(a_match()))
    assert found is not None
    assert found.seen == 2


def test_the_last_played_stands_first_and_each_once() -> None:
    storage = a_storage()
    for seats in (2, 3, 2):
        storage.keep(Begun(a_match(seats=seats)))
    assert [one.identity for one in storage.kept()] == [
        link.identity(a_match(seats=2)),
        link.identity(a_match(seats=3)),
    ]
    storage.forget(link.identity(a_match(seats=2)))
    assert len(storage.kept()) == 1


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"link": "toy1", "played": "soon"}', "null"])
def test_what_cannot_be_read_is_left_alone(text: str) -> None:
    store = Memory()
    store.put("eden.game.odd", text)
    store.put("eden.lang", "fr")
    storage = a_storage(store)
    assert storage.kept() == []
    assert storage.find("odd") is None
    assert len(store.texts) == 2


ODD = [
    '{"link": "LINK", "played": NaN}',
    '{"link": "LINK", "played": Infinity}',
    '{"link": "LINK", "played": 1e300}',
    '{"link": "LINK", "played": 1e13}',
    '{"link": "LINK", "played": -1e13}',
    '{"link": "LINK", "played": 1794873600000}',
    '{"link": "LINK", "played": 1, "seen": Infinity}',
    '{"link": "LINK", "played": 1, "seen": -1}',
    '{"link": "LINK", "played": 1, "since": NaN}',
    '{"link": "LINK", "played": 1, "away": [-1]}',
    '{"link": "LINK", "played": 1, "away": [1e999]}',
    '{"link": "LINK", "played": 1, "away": 7}',
    '{"link": "toy1.another.match", "played": 1}',
    '{"link": ' + "[" * 100_000,
    "[" * 100_000 + "]" * 100_000,
    "\ud800",
    "",
]


@pytest.mark.parametrize("text", ODD)
def test_one_bad_entry_never_hides_the_others_and_is_set_aside(text: str) -> None:
    store = Memory(new=True)
    storage = a_storage(store)
    storage.keep(Begun(a_match("add 1")))
    storage.keep(Begun(a_match(seats=3)))
    bad = "eden.game." + link.identity(a_match(seats=3))
    store.put(bad, text.replace("LINK", link.encode(a_match(seats=3))))
    store.put("eden.results.odd", text)
    assert [one.identity for one in storage.kept()] == [link.identity(a_match())]
    assert storage.set_aside() == [bad, "eden.results.odd"]
    assert storage.find(link.identity(a_match(seats=3))) is None


def test_how_a_game_was_set_up_is_kept_but_for_its_seed() -> None:
    storage = a_storage()
    assert storage.set_up("toy") is None
    storage.keep_set_up("toy", {"seats": "3", "seed": "7"})
    assert storage.set_up("toy") == {"seats": "3"}
    for odd in ("{", "[]", "7", "null"):
        storage.store.put("eden.setup.toy", odd)
        assert storage.set_up("toy") is None


def test_something_is_new_once() -> None:
    storage = a_storage()
    assert storage.is_new("toy")
    assert not storage.is_new("toy")
    assert storage.is_new("other")


def test_a_full_device_keeps_nothing_and_says_so() -> None:
    assert not a_storage(Memory(full=True)).keep(Begun(a_match()))


class Web:
    """A browser's storage."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    @property
    def length(self) -> int:
        return len(self.texts)

    def key(self, index: int) -> str:
        return list(self.texts)[index]

    def getItem(self, key: str) -> str | None:  # noqa: N802
        return self.texts.get(key)

    def setItem(self, key: str, value: str) -> None:  # noqa: N802
        self.texts[key] = value

    def removeItem(self, key: str) -> None:  # noqa: N802
        del self.texts[key]


class Full(Web):
    """A browser's storage without room for more."""

    room = False

    def setItem(self, key: str, value: str) -> None:  # noqa: N802
        if not self.room:
            raise OSError
        super().setItem(key, value)


class Forbidden(Web):
    """A browser's storage that it does not let us use."""

    @property
    def length(self) -> int:
        raise PermissionError

    def getItem(self, key: str) -> str | None:  # noqa: N802
        raise PermissionError

    def setItem(self, key: str, value: str) -> None:  # noqa: N802
        raise PermissionError


def test_the_browser_keeps_texts() -> None:
    store = LocalStore(Web())
    assert store.put("a", "1") and store.put("b", "2")
    assert (store.get("a"), store.get("c")) == ("1", None)
    store.drop("a")
    store.drop("c")
    assert store.names() == ["b"]


def test_a_second_place_hears_of_what_is_kept_and_of_nothing_that_was_refused() -> None:
    told: list[tuple[str, str | None]] = []
    web = Full()
    store = LocalStore(web, lambda name, text: told.append((name, text)))
    assert not store.put("a", "1")
    assert told == []
    web.room = True
    assert store.put("a", "2")
    store.drop("a")
    assert told == [("a", "2"), ("a", None)]


@pytest.mark.parametrize("forbidden", [Forbidden(), None])
def test_what_a_browser_refuses_is_there_as_long_as_the_page_is(forbidden: object) -> None:
    store = LocalStore(forbidden)
    assert store.get("a") is None
    assert store.names() == []
    assert not store.put("a", "1"), "it is not kept"
    assert store.get("a") == "1"
    assert store.names() == ["a"]
    store.drop("a")
    assert store.get("a") is None
    assert store.names() == []


def test_what_was_refused_once_gives_way_to_what_is_kept_later() -> None:
    web = Full()
    store = LocalStore(web)
    web.texts["a"] = "1"
    assert not store.put("a", "22")
    assert (store.get("a"), store.names()) == ("22", ["a"])
    web.room = True
    assert store.put("a", "333")
    assert (store.get("a"), web.texts) == ("333", {"a": "333"})
    web.texts["a"] = "4444"
    assert store.get("a") == "4444", "as another tab has kept it"
