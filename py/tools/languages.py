"""What a language consists of, and what the site says in each where no Python runs."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from dist import ROOT

sys.path.insert(0, str(ROOT / "py"))

from eden.games.shelf import SHELF
from eden.kit.svg import tag, text
from eden.ui.frame import BOOT, EARLY, NO_SCRIPT
from eden.ui.screens.home import home_static
from eden.ui.tongue import LANGUAGES, speaker

# The pages that belong to no game.
OWN: Final = ROOT / "assets/pages"
# What the report of the balance says.
BALANCE: Final = ROOT / "assets/balance"
GAMES: Final = {slug: ROOT / f"py/eden/games/{slug}/assets" for slug in SHELF}
ENGLISH: Final = "en"  # the key of every catalogue, so it has none
# How each page begins that is there in every language; `up` leads from it to the home.
HEAD: Final = """<!doctype html>
<html lang="{lang}" data-theme="auto">
<head>
<meta charset="utf-8">
<!--policy-->
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{title} · Eden Trilogy</title>
<meta name="color-scheme" content="light dark">
<script src="{up}assets/early.js"></script>
<link rel="stylesheet" href="{up}assets/app.css">
<link rel="icon" href="{up}icons/icon.svg" type="image/svg+xml">
<link rel="manifest" href="{up}manifest.webmanifest">
<script type="module" src="{up}assets/rules.js"></script>
</head>
"""
# The same page in another language.
OTHER: Final = """<a href="{name}.{lang}.html" hreflang="{lang}" lang="{lang}"
 data-language="{lang}">{language}</a>"""
OTHERS: Final = [language for language in LANGUAGES if language != ENGLISH]


def pages_in(folder: Path) -> list[str]:
    """The names of a game's pages: its rules, and what there is beside them."""
    return sorted(file.name.removesuffix(".en.md") for file in folder.glob("*.en.md"))


def files_of(language: str) -> Iterator[Path]:
    """All that a language is, besides its line in LANGUAGES."""
    if language != ENGLISH:
        yield ROOT / f"assets/locale/{language}.po"
        yield from (folder / f"{language}.po" for folder in (*GAMES.values(), BALANCE))
    for folder in (*GAMES.values(), OWN):
        yield from (folder / f"{name}.{language}.md" for name in pages_in(folder))


def check() -> None:
    """Every language is whole, or a sentence says what to add."""
    wanted = [file for language in LANGUAGES for file in files_of(language)]
    if missing := [str(file.relative_to(ROOT)) for file in wanted if not file.exists()]:
        raise SystemExit(f"A language of LANGUAGES is not whole. Add {', '.join(missing)}.")


def others(name: str, lang: str) -> str:
    """Links to the same page in all other languages."""
    return "\n".join(
        OTHER.format(name=name, lang=other, language=language)
        for other, language in LANGUAGES.items()
        if other != lang
    )


def of_boot() -> dict[str, dict[str, str]]:
    """The sentences of assets/boot.js, by language and name."""
    return _said(BOOT)


def of_early() -> dict[str, dict[str, str]]:
    """Those of assets/early.js."""
    return _said(EARLY)


def titles() -> dict[str, dict[str, str]]:
    """What each game is called, by language."""
    return _said({slug: box.title for slug, box in SHELF.items()})


def _said(texts: Mapping[str, str]) -> dict[str, dict[str, str]]:
    return {
        language: {name: speaker(language)(said) for name, said in texts.items()}
        for language in LANGUAGES
    }


def of_index() -> dict[str, str]:
    """What the marks of index.html stand for: English at once, the others for boot.js to show."""
    said = (speaker(language)(NO_SCRIPT) for language in LANGUAGES)
    homes = (tag("template", home_static(one), id=f"home-{one}") for one in OTHERS)
    return {
        "home": home_static(ENGLISH),
        "homes": "\n".join(homes),
        "noscript": " ·\n".join(map(text, said)),
    }
