"""Edenia as people play it: round one device, by mouse, touch and keyboard, and to each end."""

import pytest
from flocks import (
    ANNA_AND_BEN,
    PHONE,
    STILL,
    begin,
    click,
    ended,
    on_the_board,
    play,
    short_game,
    tap,
    texts,
    until,
)
from playwright.sync_api import Page, expect
from stage import NewPage, Site, start

from eden.ui.thinker import think


def test_a_whole_game_of_two_by_mouse_on_the_board_alone(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, **STILL), short_game("ED-22")
    begin(page, site, match, ("Anna", ""), ("Ben", ""))
    play(page, texts(match), lambda page, text: on_the_board(page, text, click))
    ended(page, "ED-22", "wins", "Prestige", "Points: Anna")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#lift")).to_be_visible()


def test_a_game_by_touch_on_a_small_phone_in_french(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, locale="fr-FR", **STILL, **PHONE), short_game("ED-20")
    start(page, f"{site.url}#{until(match, len(texts(match)) - 15)}")
    for text in texts(match)[-15:]:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways"
        play(page, [text], lambda page, text: on_the_board(page, text, tap))
    ended(page, "ED-20", "Course : ", "trois moutons sur Edenia")


def press_to(page: Page, wanted: str) -> None:
    """Walk over the choices with an arrow key, unfolding what hides the wanted one."""
    for _ in range(80):
        page.keyboard.press("ArrowDown")
        found = page.evaluate(
            """wanted => {
                const here = document.activeElement, fold = here.closest("details");
                return here.matches(wanted) ? "it"
                    : here.matches("summary") && !fold.open && fold.querySelector(wanted) ? "fold"
                    : "";
            }""",
            wanted,
        )
        if found:
            page.keyboard.press("Enter")
        if found == "it":
            return
    pytest.fail(f"no way to {wanted}")


def test_the_lambs_play_a_whole_game_by_keyboard_alone(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, **STILL), short_game("ED-131")
    start(page, f"{site.url}#{until(match, 0)}")
    for text in texts(match):
        while page.locator("#lift").count():
            page.keyboard.press("Tab")  # from the prompt, which has the focus
            if page.evaluate("document.activeElement.id === 'lift'"):
                page.keyboard.press("Enter")
        press_to(page, f"#choices [data-act='{text}']")
        assert page.evaluate("document.activeElement !== document.body"), "focus is never lost"
    ended(page, "ED-131", "two sheep on Edenia")
    expect(page.locator(".player .score, .player .flags")).to_have_count(0)


def test_one_against_a_bot_who_is_never_asked_to_pass_the_device(
    site: Site, new_page: NewPage
) -> None:
    page = new_page(site, **STILL)
    begin(page, site, short_game("ED-22"), ("Anna", ""), ("Robo", "greedy"))
    for _ in range(10):
        page.wait_for_function("document.querySelector('#choices button, .ending')")
        expect(page.locator("#lift")).to_have_count(0)
        if page.locator(".ending").count():
            break
        text = think(page.evaluate("location.hash"), "greedy")
        page.locator(f"#choices [data-act='{text}']").dispatch_event("click")
    page.wait_for_function("document.querySelector('#choices button, .ending')")
    expect(page.locator("#log")).to_contain_text("Robo")


VICTORIES = {"ED-20": "Race", "ED-21": "exactly 42 points", "ED-22": "Prestige"}


def test_each_victory(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, site.url)
    for rule, words in VICTORIES.items():
        match = short_game(rule)
        assert match.outcome
        page.evaluate("to => { location.hash = to }", until(match, len(texts(match)) - 6))
        expect(page.locator("#lift")).to_be_visible()
        play(page, texts(match)[-6:], lambda page, text: on_the_board(page, text, click))
        ended(page, rule, words, f"{ANNA_AND_BEN[match.outcome.winners[0]].name} wins")


RUNS = """() => {
    globalThis.ran = [];
    addEventListener("animationstart", ({ animationName, target }) => {
        if (["edenia-run", "edenia-tumble"].includes(animationName)) ran.push(target.id);
    });
}"""


def test_a_sheep_is_seen_to_run_once_and_not_at_all_where_motion_is_not_wanted(
    site: Site, new_page: NewPage
) -> None:
    match = short_game("ED-22")
    seats = [step.now.seat for step in match.choices()]
    new_turn = next(n for n in range(20, len(seats)) if seats[n] != seats[n - 1])
    for motion in ("no-preference", "reduce"):
        page = new_page(site, reduced_motion=motion)
        start(page, f"{site.url}#{until(match, new_turn)}")
        page.evaluate(RUNS)
        click(page, "#lift")  # what the other one has done is shown, frame by frame
        expect(page.locator("#choices button").first).to_be_visible(timeout=20_000)
        click(page, "#bar-language")
        click(page, "#bar-language")  # drawn again, and nothing runs again
        ran = page.evaluate("ran")
        assert len(ran) == len(set(ran))
        assert bool(ran) == (motion == "no-preference")
        still = "!document.getAnimations().some(one => one.playState === 'running')"
        page.wait_for_function(still)


def test_the_second_half_of_a_double_click_chooses_nothing(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, **STILL), short_game("ED-22")
    start(page, f"{site.url}#{until(match, 0)}")
    click(page, "#lift")
    page.locator("#choices [data-act=pass]").dblclick()
    expect(page.locator("#choices [data-act=end]")).to_be_visible()
    page.locator("#choices [data-act=end]").dblclick()
    expect(page.locator("#lift")).to_be_visible()
