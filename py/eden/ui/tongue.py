"""The languages of the app: English, which is the key, and the catalogues of all others."""

from __future__ import annotations

from functools import cache
from typing import Final

from eden.core.say import Say, english, read_catalogue
from eden.ui.assets import read_all

LANGUAGES: Final = {"en": "English", "fr": "Français"}


def _catalogue(language: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    for name, po in read_all("locale", ".po").items():
        if name.endswith(f".{language}"):
            texts |= read_catalogue(po)
    return texts


CATALOGUES: Final = {language: _catalogue(language) for language in LANGUAGES if language != "en"}


@cache
def speaker(language: str) -> Say:
    """What says a text in this language; English where the language is not known."""
    texts = CATALOGUES.get(language)
    if texts is None:
        return english
    return lambda text: texts.get(text, text)
