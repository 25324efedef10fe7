"""The pages of the site: index.html, the rulebooks, the balance, the manifest and its icons."""

import json
import shutil
from collections.abc import Iterator, Mapping

import balance_page
import dist
import languages
import licences
import rulebook
import serve
import sprites
from dist import DIST, ROOT

from eden.games.shelf import SHELF
from eden.kit.svg import tag
from eden.ui.app import PLAY
from eden.ui.frame import INSTALLED
from eden.ui.tongue import LANGUAGES, speaker


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
    for mark, text in ({"sprites": sprites.whole(), "policy": policy()} | parts).items():
        page = page.replace(f"<!--{mark}-->", text)
    return page


def texts(names: Mapping[str, str], **parts: str) -> Iterator[tuple[str, str]]:
    """Every page of the site: its path below dist/, and its text."""
    index = (ROOT / "index.html").read_text("utf-8")
    yield "index.html", filled(index, names, **parts, **languages.of_index())
    for path, page in rulebook.pages():
        yield path, filled(page, names, up="../", sprites=sprites.used(page))
    for path, page in balance_page.pages():
        yield path, filled(page, names, sprites=sprites.used(page))


def write_all(names: Mapping[str, str], **parts: str) -> None:
    """Every page of the site is in dist/."""
    for path, page in texts(names, **parts):
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
