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


def test_a_browser_that_forbids_it_keeps_nothing_and_nothing_fails() -> None:
    store = LocalStore(Forbidden())
    assert not store.put("a", "1")
    assert store.get("a") is None
    store.drop("a")
    assert store.names() == []
