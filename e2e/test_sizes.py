"""A hand that fits: what can be tapped, what can be read and how high a page is, at every size.

The pages are stills: the app's own markup and styles at a moment of a game, without Python in them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import still
from playwright.sync_api import Browser, Page

from eden.games.shelf import SHELF
from eden.ui.app import App

SIZES: Final = {
    "phone": (360, 740),
    "landscape": (740, 360),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
}
# After so many choices of bots: at the start, in the middle, late, and when it is over.
STAGES: Final = {"start": 0, "middle": 14, "late": 60, "over": 5_000}
FINGER: Final = 40
LETTERS: Final = 11

# The smallest side of everything that can be tapped, but for links within a sentence and what the
# magnifier enlarges first.
TAPPED: Final = "[data-act].can, button, a.button, a.day, .daily-game, summary, select, .choice"
TARGETS: Final = """([tapped, least]) => [...document.querySelectorAll(tapped)]
    .filter(one => !one.closest("svg[data-magnify], [hidden], .visually-hidden"))
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, { width, height }]) => width && height && Math.min(width, height) < least - 0.5)
    .map(([one, { width, height }]) =>
        `${one.outerHTML.slice(0, 80)} ${width | 0}x${height | 0}`)"""
# The effective size of every text that is seen.
TEXTS: Final = """least => {
    const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    const small = [];
    while (walker.nextNode()) {
        const node = walker.currentNode, parent = node.parentElement;
        const unseen = parent.closest("[hidden], .visually-hidden, #preview, defs, symbol");
        if (unseen || !node.textContent.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        const style = getComputedStyle(parent);
        if (!width || !height || style.visibility === "hidden") continue;
        const scale = parent instanceof SVGElement ? Math.abs(parent.getScreenCTM().d) : 1;
        const size = parseFloat(style.fontSize) * scale;
        if (size < least - 0.1) small.push(`${node.textContent.trim()} (${size.toFixed(1)})`);
    }
    return small;
}"""
HIGH: Final = "document.documentElement.scrollHeight"
WIDE: Final = "document.documentElement.scrollWidth"
WITHIN: Final = """selector => {
    const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && bottom > top;
}"""


@pytest.fixture(scope="module", params=SIZES)
def sized(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page of every size; small ones have fingers."""
    width, height = SIZES[request.param]
    touch = min(width, height) < 500
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def wide(page: Page) -> bool:
    """Whether there is room for the log beside the table."""
    size = page.viewport_size
    return size is not None and size["width"] >= 1200


def table(slug: str, stage: str, page: Page) -> App:
    """The app at a stage of a game, in the language with the longer words."""
    app = still.an_app("fr", wide=wide(page))
    still.at_table(app, still.played(slug, STAGES[stage], seats=max(SHELF[slug].game.seats)))
    app.panel = ""
    return app


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_a_table_fits_hands_and_eyes(slug: str, stage: str, sized: Page, tmp_path: Path) -> None:
    still.show(sized, table(slug, stage, sized), tmp_path)
    assert sized.evaluate(TARGETS, [TAPPED, FINGER]) == []
    assert sized.evaluate(TEXTS, LETTERS) == []
    size = sized.viewport_size
    assert size is not None
    assert sized.evaluate(WIDE) <= size["width"]
    assert sized.evaluate(WITHIN, "#prompt")
    if size["width"] >= 1200:
        assert sized.evaluate(HIGH) <= size["height"]


@pytest.mark.parametrize("slug", SHELF)
def test_start_is_in_sight_in_every_set_up(slug: str, sized: Page, tmp_path: Path) -> None:
    app = still.an_app("fr")
    app.open(f"/new/{slug}")
    still.show(sized, app, tmp_path)
    assert sized.evaluate(WITHIN, ".start .primary")
    assert sized.evaluate(TARGETS, [TAPPED, FINGER]) == []
    assert sized.evaluate(TEXTS, LETTERS) == []


# What is remembered stands there empty, and after some days.
SCREENS: Final = ("/", "/about", "/results", "/days/", "/days/2026-11-14", "/collection")


@pytest.mark.parametrize("days", [0, 3])
@pytest.mark.parametrize("place", SCREENS)
def test_a_screen_fits_hands_and_eyes(place: str, days: int, sized: Page, tmp_path: Path) -> None:
    for language in ("en", "fr"):
        app = still.an_app(language, device=still.remembered(days))
        app.open(place)
        still.show(sized, app, tmp_path)
        assert sized.evaluate(TARGETS, [TAPPED, FINGER]) == []
        assert sized.evaluate(TEXTS, LETTERS) == []
        found: Any = sized.viewport_size
        assert sized.evaluate(WIDE) <= found["width"]
