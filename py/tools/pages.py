"""The pages of the site: index.html, the rulebooks, the manifest and its icons."""

import json
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import dist
import licences
import rulebook
from dist import DIST, ROOT

sys.path.insert(0, str(ROOT / "py"))

from eden.games.shelf import SHELF
from eden.ui.screens.home import home_static
from eden.ui.tongue import LANGUAGES, speaker

GAMES: Final = {slug: ROOT / f"py/eden/games/{slug}/assets" for slug in SHELF}


def drawings(folder: Path) -> str:
    """A game's own pictures, without the element that holds them in their file."""
    text = (folder / "sprites.svg").read_text("utf-8")
    return text.partition(">")[2].rpartition("</svg>")[0]


SPRITES: Final = (
    (ROOT / "assets/sprites.svg")
    .read_text("utf-8")
    .replace("<!--games-->", "".join(map(drawings, GAMES.values())))
)


def filled(page: str, names: Mapping[str, str], *, up: str = "", **parts: str) -> str:
    """A page whose marks are filled, and whose references lead to the published files."""
    for source, published in names.items():
        page = page.replace(f'"{up}{source}"', f'"{up}{published}"')
    for mark, text in ({"sprites": SPRITES} | parts).items():
        page = page.replace(f"<!--{mark}-->", text)
    return page


def pictures(slug: str, language: str) -> Mapping[str, str]:
    """What the view of a game draws for its rulebook."""
    return SHELF[slug].view.pictures(speaker(language))


def write_all(names: Mapping[str, str], preload: str) -> None:
    """Every page of the site is in dist/."""
    homes = {f"home:{language}": home_static(language) for language in LANGUAGES}
    index = (ROOT / "index.html").read_text("utf-8")
    dist.write("index.html", filled(index, names, preload=preload, **homes))
    for path, page in rulebook.pages(GAMES, pictures):
        dist.write(path, filled(page, names, up="../"))
    dist.write("licences.txt", licences.text())
    shutil.copytree(ROOT / "assets/icons", DIST / "icons")
    manifest = json.loads((ROOT / "assets/manifest.webmanifest").read_text("utf-8"))
    dist.write(
        "manifest.webmanifest", json.dumps(manifest, ensure_ascii=False, separators=(",", ":"))
    )
