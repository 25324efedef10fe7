"""The languages of the app: English, which is the key, and the catalogues of all others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from eden.core.people import Person
from eden.core.say import Say, read_catalogue
from eden.ui.assets import read_all

LANGUAGES: Final = {"en": "English", "fr": "Français"}


def _catalogue(language: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    for name, po in read_all("locale", ".po").items():
        if name.endswith(f".{language}"):
            texts |= read_catalogue(po)
    return texts


CATALOGUES: Final = {language: _catalogue(language) for language in LANGUAGES if language != "en"}


@lru_cache(maxsize=64)
def speaker(language: str, people: tuple[Person, ...] = ()) -> Say:
    """What says a text to these people; in English where the language is not known."""
    return Say(CATALOGUES.get(language, {}), people)
