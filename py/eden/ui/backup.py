"""All that this device keeps as one file, and back: games, results, settings, what is known."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from eden.engine.problem import N_, Problem
from eden.ui import begun, results, storage
from eden.ui.reading import read_json
from eden.ui.results import RESULT
from eden.ui.storage import GAME, Storage
from eden.ui.store import Store

_TITLE: Final = "Eden Trilogy backup"
_VERSION: Final = 1
# Of what our own names begin with, all is carried over but what only means something here.
_OURS: Final = re.compile(r"eden\.[a-z]+(\.[\w.~-]+)?", re.ASCII)
_HERE: Final = ("eden.clock", "eden.room")
# More than any browser keeps for a site.
_LONGEST: Final = 12_000_000
_LONGEST_TEXT: Final = 30_000

NOT_OURS: Final = N_("This file holds no games of ours.")
NEWER: Final = N_("This file was made by a newer version of this page. Update it, then try again.")


@dataclass(slots=True)
class Joined:
    """What came of a file: how many games and results are new here, how many games differ from
    those that were here and stayed, and how much could not be read or kept."""

    games: int = 0
    results: int = 0
    differ: int = 0
    lost: int = 0


def is_backup(text: str) -> bool:
    """Whether a text is rather such a file than a link or a record."""
    return text.lstrip("\ufeff \r\n\t").startswith("{")


def write(store: Store) -> str:
    """All that is kept, as the text of a file."""
    return write_some(store, sorted(name for name in store.names() if _is_portable(name)))


def write_some(store: Store, names: list[str]) -> str:
    """What is kept under these names, as the text of a file."""
    texts = {name: text for name in names if (text := store.get(name)) is not None}
    whole = {"title": _TITLE, "version": _VERSION, "texts": texts}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _is_portable(name: str) -> bool:
    return bool(_OURS.fullmatch(name)) and name not in _HERE


def read(text: str) -> dict[str, str]:
    """The texts of such a file by their names, or Problem with the reason."""
    if len(text) > _LONGEST:
        raise Problem(NOT_OURS)
    try:
        whole = read_json(text.lstrip("\ufeff"))
        title, version, texts = whole["title"], whole["version"], dict(whole["texts"])
    except (ValueError, KeyError, TypeError):
        raise Problem(NOT_OURS) from None
    if title != _TITLE or type(version) is not int:
        raise Problem(NOT_OURS)
    if version > _VERSION:
        raise Problem(NEWER)
    return {name: str(one) for name, one in texts.items() if _is_portable(name)}


def join(texts: dict[str, str], kept: Storage) -> Joined:
    """Bring in what is new; nothing that is kept here is lost by it."""
    joined = Joined()
    for name, text in texts.items():
        kind = next((start for start in _KINDS if name.startswith(start)), "")
        takes = len(text) <= _LONGEST_TEXT and _KINDS[kind](name, text, kept, joined)
        if len(text) > _LONGEST_TEXT or (takes and not kept.store.put(name, text)):
            joined.lost += 1
    return joined


def _takes_game(name: str, text: str, kept: Storage, joined: Joined) -> bool:
    """Whether a game comes in: it is new here, or went further than the one that is here."""
    identity = name.removeprefix(GAME)
    theirs = storage.read(identity, text)
    if theirs is None or not theirs.link.startswith(f"{identity}."):
        joined.lost += 1
        return False
    mine = kept.look(identity)
    if mine is not None and mine.link != theirs.link:
        further = _further(mine.link, theirs.link)
        joined.differ += further is None
        joined.games += bool(further)
        return bool(further)
    joined.games += mine is None
    return mine is None


def _further(mine: str, theirs: str) -> bool | None:
    """Whether their game went further than mine; None: they went different ways."""
    try:
        other = begun.read(theirs, own=True)
    except Problem:
        return False
    try:
        own = begun.read(mine, own=True)
    except Problem:
        return True
    if other.continues(own):
        return True
    return False if own.continues(other) else None


def _takes_result(name: str, text: str, kept: Storage, joined: Joined) -> bool:
    """Whether a result comes in: it can be read, and the match has none here."""
    identity = name.removeprefix(RESULT)
    if results.read(identity, text) is None:
        joined.lost += 1
        return False
    new = kept.results.find(identity) is None
    joined.results += new
    return new


def _takes_setting(name: str, text: str, kept: Storage, joined: Joined) -> bool:
    """Whether anything else comes in: this device has not settled it itself."""
    return kept.store.get(name) is None


_KINDS: Final[dict[str, Callable[[str, str, Storage, Joined], bool]]] = {
    GAME: _takes_game,
    RESULT: _takes_result,
    "": _takes_setting,
}
