"""Ultimédiation fits hands and eyes at every kind of question, small teams and large ones alike."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
import still
from playwright.sync_api import Browser
from test_sizes import FINGER, HIGH, LETTERS, SIZES, TAPPED, TARGETS, TEXTS, WIDE, WITHIN
from test_ultimediation import GAME, PYRAMIDS

from eden.engine.chance import Luck
from eden.engine.game import Decision, Options
from eden.engine.match import AnyMatch, Match
from eden.games.shelf import SHELF

ALL: Final[Options] = {
    "characters": ("7",),
    "difficulty": ("expert",),
    "variants": ("pyramids", "clock"),
}
ROUND: Final[Options] = {"variants": ("round",)}
TABLES: Final = {"four": PYRAMIDS, "seven": ALL, "round": ROUND}
# From this width on there is room for the log, and the whole page is on the screen.
TABLET, DESK = 768, 1200
LOG: Final = """() => {
    const { top, bottom } = document.querySelector("#log summary").getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}"""


def questions(options: Options) -> Iterator[tuple[AnyMatch, str]]:
    """A game of bots, whenever it asks something new, also with somebody picked; and its end."""
    match, luck = Match(GAME, seats=1, options=options, seed=2), Luck(2)
    bot, seen = SHELF["ultimediation"].bot("greedy"), set[str]()
    while isinstance(now := match.now, Decision):
        new = now.is_choice and now.ask not in seen
        if new:
            yield match, ""
        if new and now.ask == "act":
            yield match, "elli"
        seen.add(now.ask)
        match.choose(bot(match.state, now, luck))
    yield match, ""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("team", TABLES)
def test_every_question_fits(team: str, size: str, browser: Browser, tmp_path: Path) -> None:
    width, height = SIZES[size]
    touch = min(width, height) < 500
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )
    page = context.new_page()
    for match, pick in questions(TABLES[team]):
        app = still.an_app("fr", wide=width >= DESK)
        still.at_table(app, match, pick)
        app.panel = ""
        still.show(page, app, tmp_path)
        assert page.evaluate(TARGETS, [TAPPED, FINGER]) == [], match.now
        assert page.evaluate(TEXTS, LETTERS) == [], match.now
        assert page.evaluate(WIDE) <= width, match.now
        assert page.evaluate(WITHIN, "#prompt"), match.now
        assert width < TABLET or page.evaluate(LOG), match.now
        assert width < DESK or page.evaluate(HIGH) <= height, match.now
    context.close()
