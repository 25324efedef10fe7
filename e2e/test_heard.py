"""What Chromium tells a screen reader of a table is what tests/golden/spoken says."""

import json
import re
from itertools import cycle, takewhile
from typing import Final

import pytest
from golden_make import FOLDER, told_again, wanted
from playwright.sync_api import Page, expect
from spoken import file, people
from stage import STILL, NewPage, Site, start

from eden.engine import link
from eden.engine.match import Match
from eden.games.shelf import SHELF
from eden.ui.tongue import LANGUAGES

# A line of a snapshot: what something is, its name, and what is said of it.
LINE: Final = re.compile(r'(?P<role>\w+) (?P<name>"(?:[^"\\]|\\.)*")(?P<said>[^:]*)')
# What has a name of its own, and is read with it.
NAMED: Final = ("button", "link", "img", "heading")
# The log is folded, as in the transcript.
NARROW: Final = {"viewport": {"width": 900, "height": 1000}}


def snapshot(page: Page) -> list[str]:
    """What has a name in the accessibility tree of Chromium, as a transcript would tell it."""
    found = []
    for line in page.locator("#app").aria_snapshot().splitlines():
        text = line.strip().removeprefix("- ")
        # Where a name has a colon, the line is in quotes, and those in it are doubled.
        one = LINE.match(text[1:].replace("''", "'") if text.startswith("'") else text)
        if one and one["role"] in NAMED:
            level = re.search(r"level=(\d)", one["said"])
            role = f"heading {level[1]}" if level else one["role"]
            states = ["unavailable"] if "disabled" in one["said"] else []
            found.append(", ".join([role, json.loads(one["name"]), *states]))
    return found


def transcript(slug: str, language: str) -> list[str]:
    """What is read from top to bottom when the goal card has been closed."""
    text = file(slug, language).read_text("utf-8").replace("\n       ", " ")
    after = text.partition("\npress ")[2].partition("\nread ")[2]
    lines = takewhile(lambda line: line.startswith("read "), f"read {after}".splitlines())
    return [one for line in lines if (one := line[7:]).startswith(NAMED)]


@pytest.mark.parametrize(("slug", "language"), list(zip(SHELF, cycle(LANGUAGES), strict=False)))
def test_the_accessibility_tree_agrees_with_the_transcript(
    site: Site, new_page: NewPage, slug: str, language: str
) -> None:
    (name,) = (one for one, golden in wanted().items() if golden.spoken and one.startswith(slug))
    golden = told_again(FOLDER / f"{name}.txt")
    match = Match(golden.game, seats=golden.seats, options=golden.options, seed=golden.seed)
    page = new_page(site, **STILL, **NARROW, locale=language)
    start(page, f"{site.url}#{link.encode(match, people(match))}")
    expect(page.locator("#prompt")).to_be_visible()
    assert snapshot(page) == transcript(slug, language)
