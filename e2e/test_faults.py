"""With one part broken at a time: what is kept, or is not, and the same game in two tabs."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import browser as browsers
import pytest
from playwright.sync_api import Page, Playwright, expect
from stage import (
    COUNT,
    IDENTITY,
    NEW_GAME,
    PATIENCE,
    NewPage,
    Site,
    Troubles,
    choose,
    link_of,
    press,
    start,
)

# As the settings of Chromium write "block all cookies", which forbids every store of a site.
NO_COOKIES: Final = {"profile": {"default_content_setting_values": {"cookies": 2}}}
FORBIDDEN: Final = """() => ["localStorage", "indexedDB"].map(name => {
    try { return String(globalThis[name]?.open?.("probe") ?? "there") } catch { return "forbidden" }
})"""
# A browser in which even to ask for a store is an error.
THROWING: Final = """for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(globalThis, name, { configurable: true, get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
    } });
}"""
# What has been found to stop the home, or could: each in the place of a kept game.
BAD: Final = {
    "nan": '{"link": "spirit3.A.B.B.x", "played": NaN}',
    "infinite": '{"link": "spirit3.A.C.B.x", "played": Infinity}',
    "far": '{"link": "spirit3.A.D.B.x", "played": 1e300}',
    "later": '{"link": "spirit3.A.E.B.x", "played": 1e13}',
    "earlier": '{"link": "spirit3.A.F.B.x", "played": -1e13}',
    "milliseconds": '{"link": "spirit3.A.G.B.x", "played": 1794873600000}',
    "seen": '{"link": "spirit3.A.I.B.x", "played": 1, "seen": Infinity}',
    "deep": "[" * 200_000,
    "half": '{"link": "spirit3.A.J.B.x", "pla',
    "surrogate": '"\ud800"',
    "<b id=bold>": "null",
}
FILL: Final = """bad => {
    for (const [name, text] of Object.entries(bad)) localStorage.setItem(`eden.game.${name}`, text);
    localStorage.setItem("eden.results.odd", "{}");
    localStorage.setItem("eden.setup.spirit", "[".repeat(200000));
    localStorage.setItem("eden.clock", "odd NaN");
    for (const name of ["speed", "lang", "theme"]) localStorage.setItem(`eden.${name}`, "\\ud800");
}"""


@pytest.fixture
def forbidding(
    playwright_itself: Playwright, site: Site, troubles: Troubles, tmp_path: Path
) -> Iterator[Page]:
    """A page of a browser that blocks all cookies."""
    path = browsers.find("whole chromium")
    if path is None:
        pytest.skip(browsers.lacking("whole chromium"))
    settings = tmp_path / "Default/Preferences"
    settings.parent.mkdir()
    settings.write_text(json.dumps(NO_COOKIES))
    context = playwright_itself.chromium.launch_persistent_context(
        tmp_path,
        executable_path=path,
        args=browsers.flags(),
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(COUNT)
    page = context.new_page()
    troubles.watch(page, urlsplit(site.url).netloc)
    yield page
    context.close()


def played_without_a_store(page: Page, site: Site) -> None:
    """From the home to a game and back: it says once that nothing is kept."""
    assert start(page, site.url) == "ready snapshot"
    press(page.locator("a[href='#/play/spirit']"))
    notice = page.locator("#app-notice")
    expect(notice).to_contain_text("does not let games be kept")
    press(notice.locator("button[data-do=close]"))
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_have_count(0)
    for _ in range(3):
        choose(page)
        expect(notice).to_have_count(0)
    link = link_of(page)
    page.evaluate("location.hash = ''")
    expect(page.locator("#nothing-kept")).to_be_visible()
    press(page.locator(".kept-game"))
    expect(page.locator("#prompt")).to_be_visible()
    assert link_of(page) == link, "as long as the page is open nothing is lost"
    page.evaluate("location.hash = '/play/edenia'")
    expect(page.locator("[data-game=edenia], .play").first).to_be_visible()


def test_where_cookies_are_blocked_games_start_and_say_that_nothing_is_kept(
    forbidding: Page, site: Site
) -> None:
    played_without_a_store(forbidding, site)
    assert forbidding.evaluate(FORBIDDEN)[0] == "forbidden", "the browser does block them"


def test_where_even_to_ask_for_a_store_is_an_error_games_start_too(
    site: Site, new_page: NewPage
) -> None:
    page = new_page(site, reduced_motion="reduce")
    page.add_init_script(THROWING)
    played_without_a_store(page, site)


def test_where_cookies_are_blocked_bots_think(forbidding: Page, site: Site) -> None:
    start(forbidding, f"{site.url}#/play/edenia")
    expect(forbidding.locator("#app-notice")).to_contain_text("does not let games be kept")
    forbidding.keyboard.press("Escape")
    forbidding.keyboard.press("Escape")
    for _ in range(3):
        expect(forbidding.locator("#choices button[data-act]").first).to_be_visible()
        choose(forbidding)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_bad_entries_never_hide_the_others_and_are_set_aside(
    site: Site, new_page: NewPage, tmp_path: Path, locale: str
) -> None:
    page = new_page(site, locale=locale, reduced_motion="reduce")
    start(page, f"{site.url}#{NEW_GAME}")
    choose(page)
    page.evaluate(FILL, BAD)
    start(page, f"{site.url}?again")
    expect(page.locator(".kept-game")).to_have_count(1)
    aside = page.locator("#set-aside")
    expect(aside.locator("li")).to_have_count(6)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.locator("html")).to_have_attribute("data-theme", "auto")
    assert page.locator("#bold").count() == 0

    file = tmp_path / "aside.json"
    with page.expect_download() as download:
        press(page.locator("#save-aside"))
    download.value.save_as(file)
    texts = json.loads(file.read_text("utf-8"))["texts"]
    assert len(texts) == len(BAD) + 1
    assert texts["eden.game.nan"] == BAD["nan"]

    press(page.locator("#drop-aside"))
    expect(aside).to_be_visible()
    press(page.locator("#drop-aside"))
    expect(aside).to_have_count(0)
    press(page.locator(".kept-game"))
    expect(page.locator("#prompt")).to_be_visible()
    choose(page)
    page.evaluate("location.hash = '/new/spirit'")
    expect(page.locator("form button[type=submit]")).to_be_visible()


def two_tabs(site: Site, new_page: NewPage, troubles: Troubles) -> tuple[Page, Page]:
    """Two tabs of one browser with the same game, after three choices."""
    one = new_page(site, reduced_motion="reduce")
    start(one, f"{site.url}#{NEW_GAME}")
    for _ in range(3):
        choose(one)
    other = one.context.new_page()
    troubles.watch(other, urlsplit(site.url).netloc)
    start(other, one.url)
    expect(other.locator("#prompt")).to_be_visible()
    return one, other


KEPT: Final = f"JSON.parse(localStorage.getItem('eden.game.{IDENTITY}')).link"
Decide = Callable[[Page, Page], None]


def test_a_tab_that_is_behind_hears_of_it_and_takes_the_longer_game(
    site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    ahead, behind = two_tabs(site, new_page, troubles)
    for _ in range(2):
        choose(ahead)
    notice = behind.locator("#app-notice")
    expect(notice).to_contain_text("Choices made there since: 2.")
    expect(behind.locator("#live")).to_contain_text("another tab")
    press(notice.locator("button[data-do=take]"))
    expect(behind).to_have_url(ahead.url)
    choose(behind)
    expect(ahead.locator("#app-notice")).to_contain_text("Choices made there since: 1.")


def test_a_stale_tab_never_overwrites_a_longer_game(
    site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    ahead, behind = two_tabs(site, new_page, troubles)
    for _ in range(2):
        choose(ahead)
    longer = link_of(ahead)
    notice = behind.locator("#app-notice")
    expect(notice).to_contain_text("another tab")
    before = behind.url
    behind.locator("#choices button[data-act]").last.dispatch_event("click")
    expect(behind).not_to_have_url(before)
    expect(notice).to_contain_text("from choice 4 on")
    assert behind.evaluate(KEPT) == longer, "what was played further is still kept"
    shorter = link_of(behind)
    press(notice.locator("button[data-do=insist]"))
    behind.wait_for_function(f"shorter => {KEPT} === shorter", arg=shorter)
    expect(ahead.locator("#app-notice button[data-do=insist]")).to_be_visible()
    assert link_of(ahead) == longer, "nobody's table changes without being asked"
    press(ahead.locator("#app-notice button[data-do=insist]"))
    ahead.wait_for_function(f"longer => {KEPT} === longer", arg=longer)
