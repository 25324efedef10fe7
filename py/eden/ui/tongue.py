"""The languages of the app: English, which is the key, and the catalogues of all others.

A new language is a line here, a catalogue `assets/locale/xx.po`, and in each game's folder of
assets an `xx.po` and a `rules.xx.md`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from eden.engine.people import Person
from eden.games.shelf import BOXES
from eden.kit.assets import texts_in
from eden.kit.say import Say, read_catalogue

LANGUAGES: Final = {"en": "English", "fr": "Français"}


def following(language: str) -> str:
    """The language after this one, round and round; the first where this one is not known."""
    known = list(LANGUAGES)
    return known[(known.index(language) + 1) % len(known)] if language in known else known[0]


def _folder() -> Traversable:
    """In the wheel the app's own catalogues lie inside the package, in a checkout beside it."""
    packed = files("eden") / "assets"
    return (packed if packed.is_dir() else Path(__file__).parents[3] / "assets") / "locale"


_OWN: Final = {name: read_catalogue(po) for name, po in texts_in(_folder(), ".po").items()}


def catalogue(language: str) -> dict[str, str]:
    """All texts of the app and of the games on the shelf."""
    texts = dict(_OWN.get(language, {}))
    for box in reversed(BOXES):  # what the games say today overrules what they said
        texts |= box.assets.words.get(language, {})
    return texts


CATALOGUES: Final = {language: catalogue(language) for language in LANGUAGES if language != "en"}


@lru_cache(maxsize=64)
def speaker(language: str, people: tuple[Person, ...] = ()) -> Say:
    """What says a text to these people; in English where the language is not known."""
    return Say(CATALOGUES.get(language, {}), people)
