"""The whole site as one file, opened from a disk, in every engine: `make single`."""

from pathlib import Path

import pytest
import single
from engines import SETTLED, Engine, Window
from playwright.sync_api import expect
from stage import NEW_GAME, NewPage, Site, Troubles

from eden.engine import link
from eden.games.shelf import GAMES
from eden.ui.app import PLAY

CHOOSE = "document.querySelector('#choices button[data-act]').click()"
AWAITED = "!!document.querySelector('#choices button[data-act]')"


class OnDisk(Site):
    """A file that nobody serves."""

    def __init__(self, file: Path) -> None:
        self.url = file.as_uri()


@pytest.fixture(scope="module")
def on_disk(tmp_path_factory: pytest.TempPathFactory) -> OnDisk:
    """The built site as one file, in a folder of its own."""
    file = tmp_path_factory.mktemp("a stick") / "eden.html"
    file.write_text(single.single(single.SITE), "utf-8")
    return OnDisk(file)


def choose(window: Window) -> str:
    """Make the first choice, as soon as there is one: the link after it."""
    window.until(AWAITED)
    before = window.address()
    window.evaluate(CHOOSE)
    window.until("before => location.hash !== '#' + before", before)
    return window.address()


def chosen_by_bots(address: str) -> int:
    """How many choices of a match were not a person's."""
    people = link.people_of(address)
    steps = link.decode(address, GAMES).choices()
    return sum(bool(people[step.now.seat].bot) for step in steps)


def test_a_file_on_a_disk_plays_keeps_and_answers(
    engine: Engine, on_disk: OnDisk, troubles: Troubles
) -> None:
    window = engine.window(on_disk, troubles)
    try:
        window.goto(on_disk.url)
        window.evaluate(SETTLED)
        window.goto("about:blank")
        assert window.start(f"{on_disk.url}#{NEW_GAME}") == "ready snapshot"
        last = choose(window)
        window.reload()
        assert window.started() == "ready snapshot"
        window.until(AWAITED)
        assert window.address() == last, "the address holds the game, here as well"
        window.evaluate("location.hash = ''")
        window.see(".kept-game")
        # A bot answers, though there are no workers.
        window.evaluate(f"location.hash = '{PLAY}edenia'")
        window.until("!location.hash.startsWith('#/')")
        while not chosen_by_bots(window.address()):
            choose(window)
            window.until(AWAITED)
    finally:
        window.close()


def test_a_rulebook_opens_beside_the_file_and_leads_back(
    new_page: NewPage, on_disk: OnDisk
) -> None:
    page = new_page(on_disk)
    page.goto(on_disk.url)
    with page.expect_popup() as opened:
        page.locator("a[href^='rules/ultimediation']").first.click()
    book = opened.value
    expect(book.locator("h1")).to_have_text("Ultimédiation")
    with book.expect_event("close"):
        book.locator("a[href*='#/learn/']").first.click()
    page.wait_for_url("**#/learn/ultimediation/*")
    expect(page.locator("#coach")).to_be_visible()
