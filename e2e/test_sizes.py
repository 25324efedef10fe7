"""A hand that fits: what can be tapped, what can be read and how high a page is, at every size.

The pages are stills: the app's own markup and styles at a moment of a game, without Python in them.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import browser as chromium
import pytest
import still
from playwright.sync_api import Browser, Page, Playwright

from eden.engine.game import NOBODY, Decision
from eden.engine.match import AnyMatch
from eden.games.shelf import SHELF
from eden.ui.app import END, GOAL, App
from eden.ui.commands import do
from eden.ui.jobs import Study, answer
from eden.ui.notices import Notice
from eden.ui.orders import Think

SIZES: Final = {
    "phone": (360, 740),
    "landscape": (740, 360),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
}
# Desktops on which a table fits as a whole: the narrowest, and those that many have.
WIDTHS: Final = (
    (1200, 800),
    (1260, 800),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1536, 864),
    (1920, 1080),
)
# Smaller ones: windows of small laptops, and tablets that lie.
CRAMPED: Final = ((1024, 730), (1024, 768), (1280, 600), (1366, 650))
# After so many choices of bots: at the start, in the middle, late, and when it is over.
STAGES: Final = {"start": 0, "middle": 14, "late": 60, "over": 5_000}
# All that can be chosen before a game, at once where it goes together.
OPTIONS: Final = {
    "edenia": {"lambs": "yes"},
    "spirit": {"modes": "celestial+fearless+resurrection+ravage+weakness"},
    "ultimediation": {
        "characters": "7",
        "difficulty": "expert",
        "variants": "round+pyramids+clock",
    },
}
# What lies on top of a table, and when.
ON_TOP: Final = (
    ("start", ("panel", "goal")),
    ("middle", ("panel", "share")),
    ("middle", ("ask", "")),
    ("over", ("panel", "end")),
)
# A long reason, with a rule.
LONGEST: Final = 100
RULES: Final = {"edenia": "ED-32", "spirit": "SE-35", "ultimediation": "UM-57"}
# So many beginnings of a choice are picked.
PICKS: Final = 4
# So many letters of what others have done have room on a phone.
TOLD: Final = 125
ASKED: Final = 100
FINGER: Final = 40
LETTERS: Final = 11

# The smallest side of everything that can be tapped, but for links within a sentence and what the
# magnifier enlarges first.
TAPPED: Final = "[data-act].can, button, a.button, a.day, .daily-game, summary, select, .choice"
TARGETS: Final = """([tapped, least]) => [...document.querySelectorAll(tapped)]
    .filter(one => !one.closest("svg[data-magnify], [hidden], .visually-hidden"))
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, { width, height }]) => width && height && Math.min(width, height) < least - 0.5)
    .map(([one, { width, height }]) =>
        `${one.outerHTML.slice(0, 80)} ${width | 0}x${height | 0}`)"""
# The effective size of every text that is seen.
TEXTS: Final = """least => {
    const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    const small = [];
    while (walker.nextNode()) {
        const node = walker.currentNode, parent = node.parentElement;
        const unseen = parent.closest("[hidden], .visually-hidden, #preview, defs, symbol");
        if (unseen || !node.textContent.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        const style = getComputedStyle(parent);
        if (!width || !height || style.visibility === "hidden") continue;
        const scale = parent instanceof SVGElement ? Math.abs(parent.getScreenCTM().d) : 1;
        const size = parseFloat(style.fontSize) * scale;
        if (size < least - 0.1) small.push(`${node.textContent.trim()} (${size.toFixed(1)})`);
    }
    return small;
}"""
HIGH: Final = "document.documentElement.scrollHeight"
WIDE: Final = "document.documentElement.scrollWidth"
# What can be tapped, and is covered by the notice where a finger would tap it.
COVERED: Final = """tapped => {
    const notice = document.getElementById("app-notice");
    return [...document.querySelectorAll(tapped)].filter(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width && !notice.contains(one) && notice.contains(hit);
    }).map(one => one.outerHTML.slice(0, 80));
}"""
WITHIN: Final = """selector => {
    const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && bottom > top;
}"""


@pytest.fixture(scope="module", params=SIZES)
def sized(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page of every size; small ones have fingers."""
    width, height = SIZES[request.param]
    touch = min(width, height) < 500
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def barred(playwright_itself: Playwright) -> Iterator[Page]:
    """A desktop whose scrollbars take room, as on most of them; Playwright hides them."""
    running = playwright_itself.chromium.launch(
        executable_path=chromium.chromium(),
        args=chromium.flags(),
        ignore_default_args=["--hide-scrollbars"],
    )
    yield running.new_page(reduced_motion="reduce")
    running.close()


def wide(page: Page) -> bool:
    """Whether there is room for the log beside the table."""
    size = page.viewport_size
    return size is not None and size["width"] >= 1200


@cache
def played(slug: str, stage: str, options: str) -> AnyMatch:
    """A match at a stage of a game; each is played once."""
    chosen = OPTIONS[slug] if options == "all" else {}
    seats = max(SHELF[slug].game.seats)
    return still.played(slug, STAGES[stage], seed=7, seats=seats, **chosen)


def table(slug: str, stage: str, page: Page, options: str = "usual", *, pick: str = "") -> App:
    """The app at a stage of a game, in the language with the longer words."""
    app = still.an_app("fr", wide=wide(page))
    still.at_table(app, played(slug, stage, options), pick)
    app.panel = ""
    app.tick(1.0, hidden=False)  # the clock, where there is one, has begun
    return app


def check(page: Page) -> None:
    """What is shown can be tapped and read, nothing lies beside the screen, and where there is room
    for all of it nothing lies below."""
    check_width(page)
    size = page.viewport_size
    assert size is not None
    if size["width"] >= 1200:
        assert page.evaluate(HIGH) <= size["height"]


def check_width(page: Page) -> None:
    """The same of a page that grows with what it lists: it may be scrolled down."""
    assert page.evaluate(TARGETS, [TAPPED, FINGER]) == []
    assert page.evaluate(TEXTS, LETTERS) == []
    size = page.viewport_size
    assert size is not None
    assert page.evaluate(WIDE) <= size["width"]


@pytest.mark.parametrize("options", ["usual", "all"])
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_a_table_fits_hands_and_eyes(
    slug: str, stage: str, options: str, sized: Page, tmp_path: Path
) -> None:
    still.show(sized, table(slug, stage, sized, options), tmp_path)
    check(sized)
    assert sized.evaluate(WITHIN, "#prompt")


@pytest.mark.parametrize("stage", ["start", "middle", "late"])
@pytest.mark.parametrize("slug", SHELF)
def test_a_bar_that_takes_room_makes_no_table_higher(
    slug: str, stage: str, barred: Page, tmp_path: Path
) -> None:
    barred.set_viewport_size({"width": 1440, "height": 900})
    still.show(barred, table(slug, stage, barred), tmp_path)
    # Wider and narrower again: a layout that needs a bar because it has one would stay so.
    for width, height in (*WIDTHS, *reversed(WIDTHS)):
        barred.set_viewport_size({"width": width, "height": height})
        assert barred.evaluate(HIGH) <= height, (width, height)
        assert barred.evaluate(WIDE) <= width, (width, height)


# What is asked, as far as it hangs out of its own frame.
HANGS_OUT: Final = """() => {
    const asked = document.querySelector(".asked"), frame = asked.getBoundingClientRect();
    return [...asked.querySelectorAll("h2, p, .strip, .button.primary")]
        .filter(one => one.getBoundingClientRect().bottom > frame.bottom + 1)
        .map(one => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("slug", SHELF)
def test_what_is_asked_stays_within_its_frame_where_there_is_little_room(
    slug: str, browser: Browser, tmp_path: Path
) -> None:
    page = browser.new_page(reduced_motion="reduce")
    for choices in range(0, 40, 5):
        app = still.an_app("fr")
        seats = max(SHELF[slug].game.seats)
        still.at_table(app, still.played(slug, choices, seed=7, seats=seats))
        app.panel = ""
        assert app.table
        for behind_a_curtain in (False, True)[: min(seats, 2)]:
            if behind_a_curtain:
                app.table.company.lifted = NOBODY
            still.show(page, app, tmp_path)
            for width, height in CRAMPED:
                page.set_viewport_size({"width": width, "height": height})
                assert page.locator(".curtain").count() == behind_a_curtain
                assert page.evaluate(HANGS_OUT) == [], (choices, width, height)
    page.close()


@pytest.mark.parametrize("stage", ["start", "middle"])
@pytest.mark.parametrize("slug", SHELF)
def test_a_table_fits_with_something_picked(
    slug: str, stage: str, sized: Page, tmp_path: Path
) -> None:
    now = played(slug, stage, "usual").now
    assert isinstance(now, Decision)
    for pick in sorted({str(option).split(" ")[0] for option in now.options})[:PICKS]:
        still.show(sized, table(slug, stage, sized, pick=pick), tmp_path)
        check(sized)
        assert sized.evaluate(WITHIN, "#prompt")


@pytest.mark.parametrize("slug", SHELF)
def test_what_lies_on_top_fits(slug: str, sized: Page, tmp_path: Path) -> None:
    for stage, command in ON_TOP:
        app = table(slug, stage, sized)
        do(app, *command)
        still.show(sized, app, tmp_path)
        check(sized)
        if app.panel:
            assert sized.evaluate(WITHIN, "#panel"), command
        if app.panel in (GOAL, END):
            assert sized.evaluate(WITHIN, "#panel .primary")


@pytest.mark.parametrize("slug", SHELF)
def test_a_hint_fits_and_so_does_whoever_plays_for_us(
    slug: str, sized: Page, tmp_path: Path
) -> None:
    app = table(slug, "middle", sized)

    def fits(*in_sight: str) -> None:
        still.show(sized, app, tmp_path)
        check(sized)
        for one in in_sight:
            assert sized.evaluate(WITHIN, one), one

    do(app, "hint")
    fits("#prompt", "#hint")
    app.wake_bot()
    (asked,) = (order.asked for order in app.take_orders() if isinstance(order, Think))
    app.answer(asked, answer(asked, Study(modest=True)))
    fits("#prompt", "#hint-on")
    do(app, "hint")
    fits("#prompt", "#hint-do")
    if SHELF[slug].game.seats == (1,):
        sized.evaluate("document.getElementById('adviser').open = true")
        check_width(sized)
        do(app, "adviser", "watch")
        fits("#prompt", "#stop")


@pytest.mark.parametrize("stage", ["start", "middle"])
@pytest.mark.parametrize("slug", SHELF)
def test_a_refusal_lies_over_no_control(slug: str, stage: str, sized: Page, tmp_path: Path) -> None:
    now = played(slug, stage, "usual").now
    assert isinstance(now, Decision)
    for pick in ("", str(now.options[0]).split(" ")[0]):
        app = table(slug, stage, sized, pick=pick)
        app.notices.show(Notice("Non. " * (LONGEST // 5), rule=RULES[slug]))
        still.show(sized, app, tmp_path)
        assert sized.evaluate(COVERED, TAPPED) == []


@pytest.mark.parametrize("stage", STAGES)
def test_the_log_of_spirit_is_in_sight_where_there_is_room(
    stage: str, sized: Page, tmp_path: Path
) -> None:
    size = sized.viewport_size
    assert size is not None
    if min(size["width"], size["height"]) < 700:
        pytest.skip("a phone has no room for it")
    still.show(sized, table("spirit", stage, sized), tmp_path)
    assert sized.evaluate(WITHIN, "#log summary")
    if wide(sized):
        assert sized.evaluate(WITHIN, "#log li")


# Where the board begins, and how high it is, with the strip and without it; null where none is
# shown, because the prompt says it all.
MOVED: Final = """() => {
    const board = () => {
        const sizes = [...document.querySelectorAll(".table svg")]
            .map(one => one.getBoundingClientRect());
        const { top, height } = sizes.sort((a, b) => b.height - a.height)[0];
        return [top + scrollY, height];
    };
    const before = board(), strip = document.getElementById("strip");
    if (!strip) return null;
    strip.remove();
    return [before, board()];
}"""


@pytest.mark.parametrize("slug", SHELF)
def test_the_board_does_not_move_when_the_strip_comes_or_goes(
    slug: str, sized: Page, tmp_path: Path
) -> None:
    size = sized.viewport_size
    assert size is not None
    if size["width"] > 480:
        pytest.skip("wider screens have room for both")
    seats, seen = max(SHELF[slug].game.seats), 0
    for choices in range(4, 60, 4):
        app = still.an_app("fr")
        still.at_table(app, still.played(slug, choices, seed=7, seats=seats))
        app.panel = ""
        told = app.table.recap(app.say) if app.table else ()
        asked = app.table.prompt(app.say) if app.table else ""
        # Two long lines, or a prompt of three beside them, are more than a phone has room for;
        # nearly all are shorter.
        if 0 < len(" ".join(told)) <= TOLD and len(asked) <= ASKED:
            still.show(sized, app, tmp_path)
            moved = sized.evaluate(MOVED)
            if moved:
                assert moved[0] == pytest.approx(moved[1], abs=1), (choices, told)
                seen += 1
    assert seen


@pytest.mark.parametrize("slug", SHELF)
def test_start_is_in_sight_in_every_set_up(slug: str, sized: Page, tmp_path: Path) -> None:
    app = still.an_app("fr")
    app.open(f"/new/{slug}")
    still.show(sized, app, tmp_path)
    assert sized.evaluate(WITHIN, ".start .primary")
    check(sized)


# What is remembered stands there empty, and after some days.
SCREENS: Final = ("/", "/about", "/results", "/days/", "/days/2026-11-14", "/collection")


@pytest.mark.parametrize("days", [0, 3])
@pytest.mark.parametrize("place", SCREENS)
def test_a_screen_fits_hands_and_eyes(place: str, days: int, sized: Page, tmp_path: Path) -> None:
    for language in ("en", "fr"):
        app = still.an_app(language, device=still.remembered(days))
        app.open(place)
        still.show(sized, app, tmp_path)
        check_width(sized)
