"""The pages of the site: index.html, the rulebooks, the balance, the manifest and its icons."""

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import balance_page
import dist
import languages
import licences
import rulebook
import serve
from dist import DIST, ROOT
from languages import GAMES

from eden.games.shelf import SHELF
from eden.kit.svg import tag
from eden.ui.app import PLAY
from eden.ui.frame import INSTALLED
from eden.ui.tongue import LANGUAGES, speaker

# How a drawing names another one, or a gradient or clip.
REFERENCE: Final = re.compile(r"""(?:href=["']|url\()#([\w-]+)""")
SVG: Final = "http://www.w3.org/2000/svg"
DEFS: Final = f"{{{SVG}}}defs"
ElementTree.register_namespace("", SVG)


def drawings(folder: Path) -> str:
    """A game's own pictures, without the element that holds them in their file."""
    text = (folder / "sprites.svg").read_text("utf-8")
    return text.partition(">")[2].rpartition("</svg>")[0]


SPRITES: Final = (
    (ROOT / "assets/sprites.svg")
    .read_text("utf-8")
    .replace("<!--games-->", "".join(map(drawings, GAMES.values())))
)


def used(page: str) -> str:
    """Of all pictures those that a page shows, and what these are made of."""
    whole = ElementTree.fromstring(SPRITES)
    holders = (whole, *whole.findall(DEFS))
    left = {one: holder for holder in holders for one in holder if one.tag != DEFS}
    names = {one: {part.get("id") for part in one.iter()} for one in left}
    reached = set(REFERENCE.findall(page))
    while found := [one for one in left if names[one] & reached]:
        for one in found:
            del left[one]
            reached |= set(REFERENCE.findall(ElementTree.tostring(one, "unicode")))
    for one, holder in left.items():
        holder.remove(one)
    return ElementTree.tostring(whole, "unicode")


def policy() -> str:
    """The policy of netlify.toml, for hosts that send no headers; who may frame a page cannot be
    said in it."""
    said = serve.headers("/")["Content-Security-Policy"].split(";")
    kept = [part.strip() for part in said if "frame-ancestors" not in part]
    return tag("meta", http_equiv="Content-Security-Policy", content="; ".join(kept))


def filled(page: str, names: Mapping[str, str], *, up: str = "", **parts: str) -> str:
    """A page whose marks are filled, and whose references lead to the published files."""
    for source, published in names.items():
        page = page.replace(f'"{up}{source}"', f'"{up}{published}"')
    for mark, text in ({"sprites": SPRITES, "policy": policy()} | parts).items():
        page = page.replace(f"<!--{mark}-->", text)
    return page


def texts(names: Mapping[str, str], preload: str) -> Iterator[tuple[str, str]]:
    """Every page of the site: its path below dist/, and its text."""
    index = (ROOT / "index.html").read_text("utf-8")
    yield "index.html", filled(index, names, preload=preload, **languages.of_index())
    for path, page in rulebook.pages():
        yield path, filled(page, names, up="../", sprites=used(page))
    for path, page in balance_page.pages():
        yield path, filled(page, names, sprites=used(page))


def write_all(names: Mapping[str, str], preload: str) -> None:
    """Every page of the site is in dist/."""
    for path, page in texts(names, preload):
        dist.write(path, page)
    dist.write("licences.txt", licences.text())
    shutil.copytree(ROOT / "assets/icons", DIST / "icons")
    for language in LANGUAGES:
        told = json.dumps(manifest(language), ensure_ascii=False, separators=(",", ":"))
        dist.write(manifest_name(language), told)


def manifest_name(language: str) -> str:
    """Where the manifest of a language lies; boot.js knows it too."""
    return f"manifest{'' if language == languages.ENGLISH else f'.{language}'}.webmanifest"


def manifest(language: str) -> dict[str, object]:
    """What a device learns about the app when it is installed; each game is a shortcut."""
    say = speaker(language)
    shared = json.loads((ROOT / "assets/manifest.webmanifest").read_text("utf-8"))
    icon = shared["icons"][1]
    shortcuts = [
        {"name": say(box.title), "url": f"./#{PLAY}{slug}", "icons": [icon]}
        for slug, box in SHELF.items()
    ]
    told = {"lang": language, "description": say(INSTALLED), "shortcuts": shortcuts}
    return {**shared, **told}
