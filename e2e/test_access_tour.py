"""axe finds nothing on a walk through all screens of each game, in one page."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

import axe
import pytest
import still
from playwright.sync_api import Page, expect
from stage import STILL, NewPage, Site, press, start, turn_to

from eden.engine import link
from eden.games.shelf import SHELF

# So many choices lead to the middle of a game.
MIDDLE: Final = 40
END: Final = 5_000
BAD: Final = "localStorage.setItem('eden.game.odd', '{')"


def sit(page: Page, slug: str, choices: int) -> None:
    """At a table after so many choices, with nothing over it."""
    turn_to(page, link.encode(still.played(slug, choices)))
    expect(page.locator("#prompt")).to_be_visible()
    if choices <= MIDDLE and page.locator("#lift").count():
        press(page.locator("#lift"))
        expect(page.locator("#choices button[data-act]").first).to_be_visible()


def otherwise(slug: str) -> str:
    """The link of the match that is played to its end here, in which somebody chose otherwise."""
    match = still.played(slug, MIDDLE)
    for step in list(still.played(slug, END).choices())[MIDDLE:]:
        others = [one for one in step.now.options if one != step.action]
        match.choose(others[0] if others else step.action)
        if others:
            break
    return link.encode(match)


def table(page: Page, slug: str) -> Iterator[str]:
    """The set-up, a table at its start, in the middle and at the end, and all that opens there."""
    turn_to(page, f"/new/{slug}")
    for folded in page.locator("form summary").all():
        press(folded)
    yield "set-up"
    sit(page, slug, 0)
    yield "start"
    press(page.locator("#bar-settings"))
    yield "settings"
    page.keyboard.press("Escape")
    press(page.locator("#bar-share"))
    yield "share"
    page.keyboard.press("Escape")
    sit(page, slug, MIDDLE)
    yield "middle"
    press(page.locator("#log > summary"))
    yield "log"
    press(page.locator("#bar-hint"))
    expect(page.locator("#hint-on")).to_be_visible()
    press(page.locator("#hint-on"))
    yield "hint"
    press(page.locator("#hint-off"))
    press(page.locator("#estimates"))
    expect(page.locator("#estimate-title")).to_be_visible()
    yield "estimate"
    press(page.locator("#bar-ask"))
    yield "help"
    press(page.locator("#bar-ask"))
    press(page.locator("#bar-replay"))
    expect(page.locator("#moments")).to_be_visible()
    yield "replay"
    press(page.locator("#choices [data-do=film]"))
    expect(page.locator("#film-title")).to_be_visible()
    yield "film strip"
    page.keyboard.press("Escape")
    sit(page, slug, END)
    expect(page.locator(".ending")).to_be_visible()
    yield "end"
    press(page.locator(".ending [data-do=review]"))
    expect(page.locator("#review")).to_be_visible()
    yield "review"
    turn_to(page, otherwise(slug))
    press(page.locator("#app-notice [data-do=compare]"))
    expect(page.locator("main.beside")).to_be_visible()
    yield "beside"


def learning(page: Page, slug: str) -> Iterator[str]:
    """The course, its first lesson, and a problem."""
    assets = SHELF[slug].assets
    turn_to(page, f"/learn/{slug}")
    expect(page.locator("#screen h1, #screen h2").first).to_be_visible()
    yield "course"
    for lesson in (*assets.course[:1], *assets.problems[:1]):
        turn_to(page, f"/learn/{slug}/{lesson.name}")
        expect(page.locator("#prompt, .coach").first).to_be_visible()
        yield lesson.name


@pytest.mark.parametrize("slug", SHELF)
def test_axe_finds_nothing_at_any_table(site: Site, new_page: NewPage, slug: str) -> None:
    page = new_page(site, **STILL)
    start(page, site.url)
    for screen in chain(table(page, slug), learning(page, slug)):
        axe.check(page, screen)


def test_axe_finds_nothing_on_what_lies_around_the_games(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL, locale="fr-FR")
    start(page, site.url)
    page.evaluate(BAD)
    for place in ("/about", "/results", "/days/", "/collection", ""):
        turn_to(page, place)
        for folded in page.locator("#screen summary").all():
            press(folded)
        axe.check(page, place)
    expect(page.locator("#set-aside")).to_be_visible()
    for file in sorted((site.folder / "rules").glob("*.html")):
        page.goto(f"{site.url}rules/{file.name}")
        axe.check(page, file.name)
    page.goto(f"{site.url}balance.fr.html")
    axe.check(page, "balance")
