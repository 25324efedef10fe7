"""Several people and bots at one table: on one device, by link, and with the worker."""

import re

import pytest
from playwright.sync_api import Page, expect
from stage import (
    PHONE,
    SEVERAL,
    STILL,
    NewPage,
    Site,
    fits,
    link_of,
    press,
    start,
    stop_the_clock,
)


def begin(page: Page, site: Site, *players: tuple[str, str]) -> None:
    """From the set-up to the table, with names and bots."""
    start(page, f"{site.url}#/new/{SEVERAL}")
    page.locator(f"input[name=seats][value='{len(players)}']").check()
    for seat, (name, bot) in enumerate(players):
        page.locator(f"#name-{seat}").fill(name)
        page.locator(f"input[name='who.{seat}'][value='{bot}']").check(force=True)
    press(page.locator("#more summary"))
    page.locator("#seed").fill("7")
    press(page.locator("form button[type=submit]"))
    expect(page.locator("#prompt")).to_be_visible()


def choose_until(page: Page, wanted: str) -> None:
    """Make first choices until something is there."""
    for _ in range(60):
        if page.locator(wanted).count():
            return
        page.locator("#choices button[data-act]").first.dispatch_event("click")
    pytest.fail(f"no {wanted}")


def test_rows_come_and_go_and_colours_are_swapped(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL, **PHONE)
    start(page, f"{site.url}#/new/{SEVERAL}")
    page.locator("input[name=seats][value='2']").check()
    expect(page.locator(".seat:visible")).to_have_count(2)
    page.locator("#name-0").fill("Anna")
    page.locator("input[name=seats][value='3']").check()
    expect(page.locator(".seat:visible")).to_have_count(3)
    page.locator("#colour-0").select_option("1")
    expect(page.locator("#colour-1")).to_have_value("0")
    expect(page.locator("#name-0")).to_have_value("Anna")
    assert fits(page)


def test_the_device_is_passed_on(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL, **PHONE)
    begin(page, site, ("Anna", ""), ("Ben", ""))
    lift = page.locator("#lift")
    first = str(lift.text_content())
    expect(page.locator("#live")).to_contain_text("Pass the device to")
    expect(page.locator("#choices button")).to_have_count(0)
    press(lift)
    expect(page.locator("#choices button").first).to_be_attached()
    choose_until(page, "#lift")
    expect(lift).not_to_have_text(first)
    expect(lift).to_be_in_viewport()
    page.reload()
    expect(lift).to_be_visible()


def test_a_friend_is_sent_the_link_and_sees_what_is_new(site: Site, new_page: NewPage) -> None:
    mine, theirs = new_page(site, **STILL), new_page(site)
    begin(mine, site, ("Anna", ""), ("Ben", ""))
    press(mine.locator("#lift"))
    choose_until(mine, "#lift")
    press(mine.locator("#send"))
    expect(mine.locator("#panel h2")).to_contain_text(re.compile("Send to (Anna|Ben)"))
    theirs.clock.install()
    start(theirs, f"{site.url}#{link_of(mine)}")
    stop_the_clock(theirs)
    press(theirs.locator("#lift"))
    expect(theirs.locator("#prompt")).to_have_text("…")
    theirs.clock.resume()
    expect(theirs.locator("#choices button").first).to_be_visible()
    assert link_of(theirs) == link_of(mine)


def test_bots_answer_from_the_worker(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    begin(page, site, ("Anna", ""), ("Robo", "ram"), ("Beep", "ram"))
    for _ in range(3):
        expect(page.locator("#choices button").first).to_be_visible()
        expect(page.locator("#lift")).to_have_count(0)
        press(page.locator("#choices button[data-act]").first)
    expect(page.locator("#choices button").first).to_be_visible()


def test_without_the_worker_bots_think_in_the_page(own_site: Site, new_page: NewPage) -> None:
    own_site.file("assets/bot.*.py").write_text("__export__ = ['nothing']\nnothing = 1\n")
    page = new_page(own_site, **STILL)
    begin(page, own_site, ("Robo", "ram"), ("Anna", ""), ("Beep", "ram"))
    expect(page.locator("#choices button, .ending").first).to_be_visible()
