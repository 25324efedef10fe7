"""Playing as people do: by mouse, touch and keyboard, with a friend, without a network."""

import random
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from stage import (
    OFFLINE,
    PHONE,
    SAVED,
    STILL,
    NewPage,
    Site,
    Troubles,
    fits,
    link_of,
    press,
    start,
    started,
    stop_the_clock,
    thought_by_a_worker,
)

# In a game of any seed the first ones may be so many that they are folded.
CHOICE: Final = "#choices button:visible"


def begin(page: Page, site: Site, *, seed: str = "7", marks: tuple[str, ...] = ()) -> None:
    """From the home through the set-up to the table."""
    start(page, site.url)
    press(page.locator("a[href='#/new/spirit']"))
    for mark in marks:
        page.locator(f"input[name='{mark}']").check()
    press(page.locator("#more summary"))
    page.locator("#seed").fill(seed)
    press(page.locator("form button[type=submit]"))
    expect(page.locator("#choices button").first).to_be_visible()


def over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


def tap_something(page: Page, luck: random.Random) -> None:
    """Tap any marked thing on the table: whatever it is, it leads on."""
    things = page.locator(".spirit .can")
    thing = things.nth(luck.randrange(things.count()))
    # Away from the prompt, which stays in sight.
    thing.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
    press(thing, force=True)


def play_to_the_end(page: Page, luck: random.Random) -> None:
    for _ in range(600):
        if over(page):
            return
        tap_something(page, luck)
    pytest.fail("the game has no end")


def test_a_whole_game_by_mouse_on_the_board_alone(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    begin(page, site)
    play_to_the_end(page, random.Random(1))
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading")).to_be_visible()
    expect(ending.locator(".rule-link")).to_have_attribute("href", re.compile(r"#SE-\d+"))
    press(page.locator("#panel").get_by_role("button", name="Play again"))
    expect(page.locator(CHOICE).first).to_be_visible()


def test_a_whole_game_by_touch_on_a_small_phone_in_french(site: Site, new_page: NewPage) -> None:
    page = new_page(site, locale="fr-FR", **STILL, **PHONE)
    begin(page, site, marks=("modes.weakness", "modes.resurrection"))
    luck = random.Random(2)
    for _ in range(60):
        assert fits(page)
        if over(page):
            break
        tap_something(page, luck)
    play_to_the_end(page, luck)
    expect(page.locator(".ending")).to_contain_text("Éden")


def test_a_whole_game_by_keyboard_alone(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, site.url)
    press_until(page, "a[href='#/new/spirit']")
    page.keyboard.press("Enter")
    expect(page.locator("form")).to_be_visible()
    press_until(page, "#more summary")
    page.keyboard.press("Enter")
    press_until(page, "input[name=practice]")
    page.keyboard.press("Space")
    press_until(page, "form button[type=submit]")
    page.keyboard.press("Enter")
    expect(page.locator(CHOICE).first).to_be_visible()
    press_until(page, ".spirit .can")
    page.keyboard.press("Enter")
    expect(page.locator("#unpick")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#unpick")).to_have_count(0)
    for _ in range(80):
        if over(page):
            break
        assert page.evaluate("document.activeElement !== document.body"), "focus is never lost"
        press_until(page, "#choices button:is([data-act=end], [data-act$=acts])", "ArrowUp")
        page.keyboard.press("Enter")
    expect(page.locator(".ending")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator(".ending, .over")).to_have_count(0)


def press_until(page: Page, selector: str, key: str = "Tab") -> None:
    for _ in range(150):
        page.keyboard.press(key)
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    pytest.fail(f"no way to {selector}")


def test_a_listener_hears_what_happened_and_what_is_asked(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    begin(page, site)
    live = page.locator("#live")
    expect(live).to_contain_text("Place one of your dice")
    press(page.locator("#choices [data-act=end]"))
    expect(live).to_contain_text("Your turn ends")
    # What is asked is read where the focus goes, and so is not said twice.
    asked = page.locator("#prompt")
    expect(asked).to_be_focused()
    expect(asked).to_contain_text("order makes no difference")


def test_a_choice_is_previewed_and_a_refusal_is_explained(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    begin(page, site)
    page.locator("#choices [data-act=end]").hover()
    expect(page.locator("#preview > *").first).to_be_attached()
    page.locator("#bar-share").hover()
    expect(page.locator("#preview > *")).to_have_count(0)
    press(page.locator("#piece-yellow"), force=True)
    notice = page.locator("#app-notice")
    expect(notice.locator("> p")).to_have_text("The hordes act when your turn is over.")
    unfolded = notice.locator("details p")
    expect(unfolded).to_be_hidden()
    press(notice.locator("summary", has_text="SE-90"))
    expect(unfolded).to_be_visible()
    with page.context.expect_page() as opened:
        notice.get_by_role("link", name="Rules").click()
    rule = opened.value
    expect(rule.locator(":target")).to_be_visible()
    press(notice.get_by_role("button", name="Close"))
    expect(notice).to_have_count(0)


def test_undo_redo_and_the_fence(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    begin(page, site)
    undo, fresh = page.locator("#bar-undo"), link_of(page)
    press(page.locator("#choices button").first)
    moved = link_of(page)
    assert moved != fresh
    press(undo)
    assert link_of(page) == fresh
    press(page.locator("#bar-redo"))
    assert link_of(page) == moved
    press(undo)
    press(page.locator("#choices [data-act=end]"))
    for _ in range(2):
        press(page.locator("#choices [data-act$=acts]").first)
    press(undo, force=True)  # it is marked as disabled, and answers why
    expect(page.locator("#app-notice")).to_contain_text("practice")


def test_reload_and_continue(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    begin(page, site)
    press(page.locator("#choices button").first)
    here = link_of(page)
    page.reload()
    expect(page.locator("#choices button").first).to_be_visible()
    assert link_of(page) == here
    press(page.locator("#bar-home"))
    press(page.locator(".kept-game").first)
    expect(page.locator("#choices button").first).to_be_visible()
    assert link_of(page) == here
    page.go_back()
    expect(page.locator(".home")).to_be_visible()


def test_a_friend_opens_the_link_in_another_browser_profile(site: Site, new_page: NewPage) -> None:
    mine, theirs = new_page(site, **STILL), new_page(site, locale="fr-FR", **STILL)
    mine.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(mine, site)
    press(mine.locator("#choices button").first)
    press(mine.locator("#bar-share"))
    expect(mine.locator("#panel .qr svg")).to_be_visible()
    press(mine.locator("#share-copy"))
    expect(mine.locator("#app-notice")).to_contain_text("copied")
    copied = str(mine.evaluate("navigator.clipboard.readText()"))
    assert len(copied) < 500
    start(theirs, copied)
    expect(theirs.locator("#choices button").first).to_be_visible()
    assert link_of(theirs) == link_of(mine)
    press(theirs.locator("#choices button").first)
    mine.goto(f"{site.url}#{link_of(theirs)}")
    mine.reload()
    expect(mine.locator("#choices button").first).to_be_visible()
    assert link_of(mine) == link_of(theirs)


def test_a_record_is_saved_and_opened(site: Site, new_page: NewPage, tmp_path: Path) -> None:
    page, other = new_page(site, **STILL), new_page(site, **STILL)
    begin(page, site)
    press(page.locator("#choices button").first)
    press(page.locator("#bar-share"))
    with page.expect_download() as saving:
        page.locator("#share-export").click()
    file = tmp_path / "game.txt"
    saving.value.save_as(file)
    start(other, site.url)
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator("#choices button").first).to_be_visible()
    assert link_of(other) == link_of(page)


@pytest.mark.parametrize("text", ["rubbish", "spirit3.A.H", "spirit3.A.H.B.xxxx", "%F0%9F%A6"])
def test_a_broken_link_is_a_sentence(site: Site, new_page: NewPage, text: str) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#{text}")
    notice = page.locator("#app-notice")
    expect(notice).to_contain_text("link")
    expect(page.locator(".home")).to_be_visible()
    press(notice.get_by_role("button", name="Close"))
    expect(notice).to_have_count(0)
    page.locator("#bring-text").fill(text)
    press(page.get_by_role("button", name="Open", exact=True))
    expect(notice).to_contain_text("link")


def test_the_language_changes_in_the_middle_of_a_game(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    begin(page, site)
    press(page.locator("#choices button").first)
    before = page.locator("#log li").all_text_contents()
    press(page.locator("#bar-language"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    after = page.locator("#log li").all_text_contents()
    assert len(after) == len(before)
    assert all(a != b for a, b in zip(after, before, strict=True))
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_light_and_dark_can_be_chosen(site: Site, new_page: NewPage) -> None:
    page = new_page(site, color_scheme="light", **STILL)
    start(page, site.url)
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    press(page.locator("#theme-dark"))
    expect(page.locator("body")).not_to_have_css("background-color", light)
    page.reload()
    expect(page.locator("body")).not_to_have_css("background-color", light)


def test_off_the_network_a_game_goes_on_and_a_new_one_begins(
    own_site: Site, new_page: NewPage
) -> None:
    page = new_page(own_site, **STILL, **OFFLINE)
    begin(page, own_site)
    page.wait_for_function(SAVED)
    own_site.stop()
    page.reload()
    started(page)
    press(page.locator("#choices button").first)
    begin(page, own_site, seed="8")
    play_to_the_end(page, random.Random(3))


def test_two_starts_from_the_snapshot_give_two_seeds(site: Site, new_page: NewPage) -> None:
    seeds = set()
    for _ in range(2):
        page = new_page(site, **STILL)
        assert start(page, f"{site.url}#/new/spirit") == "ready snapshot"
        press(page.locator("form button[type=submit]"))
        expect(page.locator(CHOICE).first).to_be_visible()
        seeds.add(link_of(page).split(".")[2])
    assert len(seeds) == 2


def test_the_bot_in_the_worker_names_a_legal_choice(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    begin(page, site)
    chosen = thought_by_a_worker(page, link_of(page))
    expect(page.locator(f"#choices [data-act='{chosen}']")).to_have_count(1)


def test_pieces_move_and_a_tap_skips_it(site: Site, new_page: NewPage) -> None:
    page = new_page(site)
    page.clock.install()
    begin(page, site)
    stop_the_clock(page)
    press(page.locator("#choices [data-act=end]"))
    for _ in range(2):
        press(page.locator("#choices [data-act$=acts]").first)
    expect(page.locator("#prompt")).to_have_text("…")
    press(page.locator("#prompt"))
    expect(page.locator("#prompt")).to_contain_text("dice")


def test_the_home_can_be_used_before_python_is_there(
    site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    page = new_page(site, java_script_enabled=False)
    page.goto(site.url)
    expect(page.get_by_role("heading", name="Eden Trilogy")).to_be_visible()
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("p.rule").first).to_be_visible()
    troubles.expect_more()  # scripts that are switched off count as blocked
