"""When the games cannot be kept for later, and when a new version comes to two tabs."""

from collections.abc import Callable
from threading import Event
from typing import Final
from urllib.parse import urlsplit

import pytest
import serve
from playwright.sync_api import Page, expect
from stage import (
    OFFLINE,
    PATIENCE,
    SAVED,
    STILL,
    NewPage,
    Site,
    Troubles,
    choose,
    link_of,
    newer,
    start,
    started,
)

LAST: Final = "licences.txt"
UPDATE: Final = "navigator.serviceWorker.getRegistration().then(found => found.update())"
# It leaves by itself, slowly: nobody waits for that here.
PASSED: Final = "box => box.getAnimations().forEach(one => one.finish())"
Answer = Callable[[serve.Handler], None]


def missing(handler: serve.Handler) -> None:
    handler.send_error(404)


def cut_off(handler: serve.Handler) -> None:
    """The network is lost in the middle of an answer."""
    handler.close_connection = True
    handler.connection.shutdown(2)


def answers(monkeypatch: pytest.MonkeyPatch, wrong: Answer, path: str = f"/{LAST}") -> None:
    """From now on one of the files, or all below a path, is answered like this."""
    usual = serve.Handler.do_GET

    def answer(handler: serve.Handler) -> None:
        (wrong if urlsplit(handler.path).path.startswith(path) else usual)(handler)

    monkeypatch.setattr(serve.Handler, "do_GET", answer)


def asked_by_worker(page: Page) -> list[str]:
    """What the service worker asks for from now on."""
    asked: list[str] = []
    page.context.on(
        "request", lambda request: asked.append(request.url) if request.service_worker else None
    )
    return asked


@pytest.mark.parametrize("wrong", [missing, cut_off])
def test_a_saving_that_fails_says_so_and_goes_on_at_the_next_visit(
    own_site: Site,
    new_page: NewPage,
    troubles: Troubles,
    monkeypatch: pytest.MonkeyPatch,
    wrong: Answer,
) -> None:
    page = new_page(own_site, **OFFLINE)
    with monkeypatch.context() as patch:
        answers(patch, wrong)
        start(page, own_site.url)
        saving = page.locator("#notice-saving")
        expect(saving).to_contain_text("could not be saved whole")
        saving.get_by_role("button", name="Close").click()
        expect(saving).to_have_count(0)
        page.wait_for_function(
            "navigator.serviceWorker.getRegistration().then(found => !found?.installing)"
        )
    asked = asked_by_worker(page)
    start(page, own_site.url)
    expect(saving).to_contain_text("Saved")
    page.wait_for_function(SAVED)
    fresh = [one for one in asked if "/assets/" in one]
    assert fresh == [], "what had come is not fetched again"
    troubles.expect_more()


def test_a_game_goes_on_where_the_network_is_lost_before_all_is_saved(
    own_site: Site, new_page: NewPage, troubles: Troubles, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = Event()

    def until_lost(handler: serve.Handler) -> None:
        lost.wait()
        cut_off(handler)

    page = new_page(own_site, **OFFLINE, **STILL)
    with monkeypatch.context() as patch:
        answers(patch, until_lost)
        start(page, f"{own_site.url}#/play/edenia")
        answers(patch, cut_off, "/")
        lost.set()
        expect(page.locator("#notice-saving")).to_contain_text("could not be saved whole")
        while not page.locator("#strip").count():  # the bot's part, thought without the network
            choose(page)
            expect(page.locator("#choices button, #strip").first).to_be_attached()
        expect(page.locator("#choices button[data-act]").first).to_be_attached()
        played = link_of(page)
    page.reload()
    started(page)
    assert link_of(page) == played
    expect(page.locator("#choices button[data-act]").first).to_be_attached()
    troubles.expect_more()


def test_a_saving_that_falls_silent_does_not_stay_over_the_board(
    own_site: Site, new_page: NewPage, monkeypatch: pytest.MonkeyPatch, troubles: Troubles
) -> None:
    asked, done = Event(), Event()

    def silent(_: serve.Handler) -> None:
        asked.set()
        done.wait()

    answers(monkeypatch, silent)
    page = new_page(own_site, **OFFLINE, locale="fr-FR")
    page.clock.install()
    start(page, own_site.url)
    saving = page.locator("#notice-saving")
    expect(saving).to_contain_text("%")
    try:
        assert asked.wait(PATIENCE / 1000)
        for _ in range(20):  # what came before it may still be told of, which is a sign of life
            if "entier" not in str(saving.text_content()):
                page.clock.fast_forward(31_000)
        expect(saving).to_contain_text("entier")
        saving.evaluate(PASSED)
        expect(saving).to_have_css("visibility", "hidden")
    finally:
        done.set()
    troubles.expect_more()


def test_too_little_room_is_told_once_and_not_asked_for_again(
    own_site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    page = new_page(own_site, **OFFLINE)
    room = {"origin": own_site.url.rstrip("/"), "quotaSize": 6_000_000}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", room)
    start(page, f"{own_site.url}#/play/spirit")
    page.keyboard.press("Escape")
    saving = page.locator("#notice-saving")
    expect(saving).to_contain_text("too little room")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.reload()
    assert started(page) == "ready snapshot"
    expect(page.locator("#prompt")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not [one for one in asked if one.endswith("sw.js")]
    expect(saving).to_have_count(0)
    troubles.expect_more()


def two_tabs(site: Site, new_page: NewPage, troubles: Troubles) -> tuple[Page, Page]:
    """Two tabs of a browser that has saved the site."""
    one = new_page(site, **OFFLINE)
    start(one, site.url)
    one.wait_for_function(SAVED)
    other = one.context.new_page()
    troubles.watch(other, urlsplit(site.url).netloc)
    start(other, site.url)
    return one, other


def test_two_tabs_both_reach_a_new_version(
    own_site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    tabs = two_tabs(own_site, new_page, troubles)
    newer(own_site)
    tabs[0].evaluate(UPDATE)
    for tab in tabs:
        expect(tab.locator("#notice-update")).to_contain_text("Your games are kept.")
    for tab in tabs:
        with tab.expect_navigation():
            tab.locator("#notice-update").get_by_role("button", name="Reload").click()
        expect(tab).to_have_title("New Eden Trilogy")
        assert started(tab) == "ready snapshot"


def test_a_tab_that_said_later_hears_when_another_one_has_changed_the_version(
    own_site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    one, other = two_tabs(own_site, new_page, troubles)
    newer(own_site)
    one.evaluate(UPDATE)
    offer = other.locator("#notice-update")
    offer.get_by_role("button", name="Later").click()
    expect(offer).to_have_count(0)
    with one.expect_navigation():
        one.locator("#notice-update").get_by_role("button", name="Reload").click()
    expect(offer).to_contain_text("A new version is ready.")


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", "other rules for The Spirit of Eden"),
        ("fr-FR", "d’autres règles pour The Spirit of Eden"),
    ],
)
def test_a_version_with_other_rules_does_not_promise_to_keep_games(
    own_site: Site, new_page: NewPage, locale: str, words: str
) -> None:
    page = new_page(own_site, **OFFLINE, locale=locale)
    start(page, own_site.url)
    page.wait_for_function(SAVED)
    newer(own_site, rules_of="spirit")
    page.evaluate(UPDATE)
    expect(page.locator("#notice-update")).to_contain_text(words)
