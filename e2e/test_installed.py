"""What a device is told when the games are installed, and what a rule's link leads to."""

import json
import re
import struct
from pathlib import Path

import pytest
from dist import ROOT
from playwright.sync_api import Page, expect
from stage import NewPage, Site, press, start

from eden.games.shelf import SHELF
from eden.ui.tongue import LANGUAGES, speaker

MANIFEST = "document.querySelector('link[rel=manifest]').getAttribute('href')"
# How far the top of what a link leads to lies below the search field.
BELOW = """() => document.querySelector(':target').getBoundingClientRect().top
    - document.querySelector('.rulebook-search').getBoundingClientRect().bottom"""


def size_of(png: Path) -> str:
    """Width and height, as a manifest names them."""
    wide, high = struct.unpack(">II", png.read_bytes()[16:24])
    return f"{wide}x{high}"


def paths_in(drawing: str) -> list[str]:
    """The shapes of a drawing."""
    return re.findall(r' d="([^"]*)"', drawing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_the_language_and_leads_to_each_game(site: Site, language: str) -> None:
    name = "manifest.webmanifest" if language == "en" else f"manifest.{language}.webmanifest"
    told = json.loads((site.folder / name).read_text("utf-8"))
    assert told["lang"] == language and told["description"]
    titles = [speaker(language)(box.title) for box in SHELF.values()]
    assert [one["name"] for one in told["shortcuts"]] == titles
    assert [one["url"] for one in told["shortcuts"]] == [f"./#/play/{slug}" for slug in SHELF]
    painted = [one for one in told["icons"] if one["type"] == "image/png"]
    assert [one["sizes"] for one in painted] == [size_of(site.folder / o["src"]) for o in painted]
    for purpose in (None, "maskable"):
        assert "512x512" in {one["sizes"] for one in painted if one.get("purpose") == purpose}


def test_the_page_names_the_manifest_of_its_language(site: Site, new_page: NewPage) -> None:
    page = new_page(site, locale="fr-FR")
    start(page, site.url)
    assert page.evaluate(MANIFEST) == "manifest.fr.webmanifest"
    press(page.locator("#language-en"))
    assert page.evaluate(MANIFEST) == "manifest.webmanifest"


def test_the_icon_is_the_emblem_of_the_home() -> None:
    sprites = (ROOT / "assets/sprites.svg").read_text("utf-8")
    emblem = re.search(r'<symbol id="ui-emblem".*?</symbol>', sprites, re.DOTALL)
    icon = (ROOT / "assets/icons/icon.svg").read_text("utf-8")
    assert emblem and paths_in(icon) == paths_in(emblem[0]) != []


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_a_link_to_a_rule_leads_below_the_search_field(
    site: Site, page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{site.url}rules/spirit.fr.html#SE-90")
    expect(page.locator("#SE-90")).to_be_in_viewport()
    assert page.evaluate(BELOW) >= 0
    for heading in page.locator("main nav a").all()[:4]:
        heading.click()
        assert page.evaluate(BELOW) >= 0
        page.evaluate("scrollTo(0, 0)")
