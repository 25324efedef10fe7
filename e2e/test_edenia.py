"""Edenia as people play it: round one device, by mouse, touch and keyboard, and to each end."""

import pytest
from flocks import ANNA_AND_BEN, begin, ended, on_the_board, play, short_game, texts, until
from playwright.sync_api import Page, expect
from stage import (
    AT_REST,
    PHONE,
    STILL,
    NewPage,
    Site,
    fits,
    link_of,
    press,
    start,
    stop_the_clock,
    turn_to,
)

from eden.engine import link
from eden.games.shelf import GAMES
from eden.ui.jobs import answer
from eden.ui.thoughts import Asked


def test_a_whole_game_of_two_by_mouse_on_the_board_alone(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, **STILL), short_game("ED-22")
    begin(page, site, match, ("Anna", ""), ("Ben", ""))
    play(page, texts(match), on_the_board)
    ended(page, "ED-22", "wins", "Prestige", "Points: Anna")
    press(page.locator("#panel").get_by_role("button", name="Play again"))
    expect(page.locator("#lift")).to_be_visible()


def test_a_game_by_touch_on_a_small_phone_in_french(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, locale="fr-FR", **STILL, **PHONE), short_game("ED-20")
    start(page, f"{site.url}#{until(match, len(texts(match)) - 15)}")
    for text in texts(match)[-15:]:
        assert fits(page)
        play(page, [text], on_the_board)
    ended(page, "ED-20", "Course : ", "trois moutons sur Edenia")


def press_to(page: Page, wanted: str, key: str = "ArrowDown") -> None:
    """Walk over the choices with a key, unfolding what hides the wanted one, and choose it."""
    for _ in range(80):
        page.keyboard.press(key)
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
        if page.locator("#lift").count():
            press_to(page, "#lift", "Tab")  # from the prompt, which has the focus
        press_to(page, f"#choices [data-act='{text}']")
        assert page.evaluate("document.activeElement !== document.body"), "focus is never lost"
    ended(page, "ED-131", "two sheep on Edenia")
    expect(page.locator(".player .score, .player .flags")).to_have_count(0)


def test_one_against_a_bot_who_is_never_asked_to_pass_the_device(
    site: Site, new_page: NewPage
) -> None:
    page = new_page(site, **STILL)
    begin(page, site, short_game("ED-22"), ("Anna", ""), ("Robo", "ram"))
    asked_or_over = page.locator("#choices button, .ending").first
    for _ in range(10):
        expect(asked_or_over).to_be_visible()
        expect(page.locator("#lift")).to_have_count(0)
        if page.locator(".ending").count():
            break
        text = answer(Asked(link_of(page), "greedy")).action
        page.locator(f"#choices [data-act='{text}']").dispatch_event("click")
    expect(asked_or_over).to_be_visible()
    expect(page.locator("#log")).to_contain_text("Robo")


VICTORIES = {"ED-20": "Race", "ED-21": "exactly 42 points", "ED-22": "Prestige"}


def test_each_victory(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, site.url)
    for rule, words in VICTORIES.items():
        match = short_game(rule)
        assert match.outcome
        turn_to(page, until(match, len(texts(match)) - 6))
        expect(page.locator("#lift")).to_be_visible()
        play(page, texts(match)[-6:], on_the_board)
        ended(page, rule, words, f"{ANNA_AND_BEN[match.outcome.winners[0]].name} wins")


RUNS = ["edenia-run", "edenia-tumble"]
WATCH = """names => {
    globalThis.ran = [];
    addEventListener("animationstart", ({ animationName, target }) => {
        if (names.includes(animationName)) ran.push(target.id);
    });
}"""
REST = f"{AT_REST}.then(() => ran)"
RUNNING = "names => document.getAnimations().some(one => names.includes(one.animationName))"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_sheep_is_seen_to_run_once_and_not_at_all_where_motion_is_not_wanted(
    site: Site, new_page: NewPage, motion: str
) -> None:
    match = short_game("ED-22")
    seats = [step.now.seat for step in match.choices()]
    new_turn = next(n for n in range(20, len(seats)) if seats[n] != seats[n - 1])
    page = new_page(site, reduced_motion=motion)
    page.clock.install()
    start(page, f"{site.url}#{until(match, new_turn)}")
    page.evaluate(WATCH, RUNS)
    stop_the_clock(page)
    press(page.locator("#lift"))  # what the other one has done is shown, frame by frame
    page.evaluate(REST)
    while page.locator("#choices button").count() == 0:
        page.clock.run_for(500)
        page.evaluate(REST)
    ran = page.evaluate(REST)
    assert len(ran) == len(set(ran))
    assert bool(ran) == (motion == "no-preference")
    for _ in range(2):  # drawn again, and nothing runs again
        press(page.locator("#bar-language"))
        assert not page.evaluate(RUNNING, RUNS)


def test_the_second_half_of_a_double_click_chooses_nothing(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, **STILL), short_game("ED-22")
    start(page, f"{site.url}#{until(match, 0)}")
    press(page.locator("#lift"))
    page.locator("#choices [data-act=pass]").dblclick()
    expect(page.locator("#choices [data-act=end]")).to_be_visible()
    page.locator("#choices [data-act=end]").dblclick()
    expect(page.locator("#lift")).to_be_visible()


def drag(page: Page, x: float, y: float, goal_x: float, goal_y: float, *, finger: bool) -> None:
    """From here to there with the mouse, or with a finger, that would rather scroll the page."""
    steps = [(x + (goal_x - x) * n / 8, y + (goal_y - y) * n / 8) for n in range(9)]
    if not finger:
        page.mouse.move(*steps[0])
        page.mouse.down()
        for step in steps[1:]:
            page.mouse.move(*step)
        page.mouse.up()
        return
    hand = page.context.new_cdp_session(page)
    for n, (at_x, at_y) in enumerate(steps):
        kind = "touchMove" if n else "touchStart"
        touch = {"type": kind, "touchPoints": [{"x": at_x, "y": at_y}]}
        hand.send("Input.dispatchTouchEvent", touch)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("finger", [False, True])
def test_a_sheep_is_dragged_along_a_path(finger: bool, site: Site, new_page: NewPage) -> None:
    """From Arridis over the edge into the first third of E4, where nothing is known yet."""
    match = short_game("ED-22")
    page = new_page(site, **STILL, **(PHONE if finger else {}))
    start(page, f"{site.url}#{until(match, 0)}")
    press(page.locator("#lift"))
    before = link_of(page)
    sheep = page.locator(".sheep.can > .body").first.bounding_box()
    cell = page.locator("#cell-e4").bounding_box()
    assert sheep is not None and cell is not None
    middle = sheep["x"] + sheep["width"] / 2, sheep["y"] + sheep["height"] / 2
    goal = cell["x"] + 0.26 * cell["width"], cell["y"] + 0.45 * cell["height"]
    drag(page, *middle, *goal, finger=finger)
    page.wait_for_function("before => location.hash !== '#' + before", arg=before)
    chosen = next(iter(link.decode(link_of(page), GAMES).choices()))
    assert str(chosen.action) == "1 leaves n star"
