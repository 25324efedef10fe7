"""The pages of the site: index.html, the rulebooks, the manifest and its icons."""

import json
import shutil
import sys
from collections.abc import Mapping
from typing import Final

import dist
import licences
import rulebook
from dist import DIST, ROOT

sys.path.insert(0, str(ROOT / "py"))
LANGUAGES: Final = ("en", "fr")


def hashed(page: str, names: Mapping[str, str], *, up: str = "") -> str:
    """A page whose references to source files lead to the published ones."""
    for source, published in names.items():
        page = page.replace(f'"{up}{source}"', f'"{up}{published}"')
    return page


def home(lang: str) -> str:
    """The home screen that can be read before Python is there; empty while the app has none."""
    try:
        from eden.ui.screens import home_static
    except ImportError:
        return ""
    return str(home_static(lang))


def index(names: Mapping[str, str], preload: str) -> str:
    """index.html with everything that is known before the page is asked for."""
    page = hashed((ROOT / "index.html").read_text("utf-8"), names)
    sprites = ROOT / "assets/sprites.svg"
    filled = {
        "<!--preload-->": preload,
        "<!--sprites-->": sprites.read_text("utf-8") if sprites.exists() else "",
    }
    filled |= {f"<!--home:{lang}-->": home(lang) for lang in LANGUAGES}
    for mark, text in filled.items():
        page = page.replace(mark, text)
    return page


def write_all(names: Mapping[str, str], preload: str) -> None:
    """Every page of the site is in dist/."""
    dist.write("index.html", index(names, preload))
    for path, page in rulebook.pages(ROOT / "assets/rules"):
        dist.write(path, hashed(page, names, up="../"))
    dist.write("licences.txt", licences.text())
    shutil.copytree(ROOT / "assets/icons", DIST / "icons")
    manifest = json.loads((ROOT / "assets/manifest.webmanifest").read_text("utf-8"))
    dist.write(
        "manifest.webmanifest", json.dumps(manifest, ensure_ascii=False, separators=(",", ":"))
    )
