"""With one file of the start missing, damaged or silent: it starts another way, or says why not."""

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect
from stage import NEW_GAME, NewPage, Site, Troubles, press, start, started

COULD_NOT: Final = {"en-GB": "could not start", "fr-FR": "n’ont pas pu démarrer"}
# A table whose drawing fails, whatever the reason.
NO_TABLE: Final = """import eden.ui.stage
page = eden.ui.stage.page
eden.ui.stage.page = lambda app: 1 / 0 if app.table else page(app)
"""
# Frames are not asked for: there are none as long as nothing is painted.
PAINTED: Final = """globalThis.painted = false;
new PerformanceObserver(() => { painted = true }).observe({ type: "paint", buffered: true })"""
SIZE: Final = "([selector]) => document.querySelector(selector).getBoundingClientRect().width"


def lose(site: Site, pattern: str) -> None:
    site.file(pattern).unlink()


def play(page: Page) -> None:
    """The game goes on."""
    before = page.url
    page.locator("#choices button[data-act]").first.dispatch_event("click")
    expect(page).not_to_have_url(before)


def no_library(site: Site) -> None:
    lose(site, "assets/pyodide-*/python_stdlib.zip")


def bad_wheel(site: Site) -> None:
    wheel = site.file("assets/wheels-*/eden*.whl")
    content = bytearray(wheel.read_bytes())
    for place in (1_000, len(content) // 2):
        content[place] ^= 0xFF
    wheel.write_bytes(content)


def no_unpacker(site: Site) -> None:
    lose(site, "assets/unpack.*.js")


@pytest.mark.parametrize(
    ("damage", "said"), [(no_library, "404"), (bad_wheel, "404"), (no_unpacker, "/unpack.")]
)
def test_what_nobody_waits_for_may_be_missing(
    own_site: Site, new_page: NewPage, troubles: Troubles, damage: Callable[[Site], None], said: str
) -> None:
    damage(own_site)
    page = new_page(own_site)
    with page.expect_response("**/python_stdlib.zip"):
        assert start(page, f"{own_site.url}#/play/spirit") == "ready snapshot"
    expect(page.locator("#prompt")).to_be_visible()
    play(page)
    page.wait_for_load_state("networkidle")
    expect(page.locator("#notice-trouble")).to_have_count(0)
    assert all(said in one for one in troubles), "nothing but the file that is missing"
    troubles.expect_more()


def test_a_snapshot_with_other_bytes_is_not_used(
    own_site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    snapshot = own_site.file("assets/snapshot.*.bin")
    memory = bytearray(gzip.decompress(snapshot.read_bytes()))
    for place in range(3_000_000, len(memory), 50_000):
        memory[place] ^= 0xFF
    snapshot.write_bytes(gzip.compress(bytes(memory), 1))
    page = new_page(own_site)
    assert start(page, f"{own_site.url}#/play/spirit") == "ready ordinary"
    assert [one for one in troubles if "damaged" in one] == troubles
    troubles.clear()
    expect(page.locator("#prompt")).to_be_visible()
    play(page)


def test_a_snapshot_that_never_comes_is_not_waited_for(
    site: Site, page: Page, troubles: Troubles
) -> None:
    page.route("**/snapshot.*.bin", lambda _: None)
    assert start(page, f"{site.url}#/play/spirit") == "ready ordinary"
    expect(page.locator("#prompt")).to_be_visible()
    assert [one for one in troubles if "nothing came" in one] == troubles
    troubles.expect_more()


def test_a_store_that_never_answers_holds_nothing_up(site: Site, page: Page) -> None:
    page.add_init_script("CacheStorage.prototype.match = () => new Promise(() => {});")
    assert start(page, f"{site.url}#/play/spirit") == "ready snapshot"
    expect(page.locator("#prompt")).to_be_visible()


def no_machine(site: Site) -> None:
    lose(site, "assets/pyodide-*/*.wasm")


def half_a_machine(site: Site) -> None:
    machine = site.file("assets/pyodide-*/*.wasm")
    machine.write_bytes(machine.read_bytes()[: machine.stat().st_size // 2])


def no_snapshot_and_a_bad_wheel(site: Site) -> None:
    lose(site, "assets/snapshot.*.bin")
    bad_wheel(site)


# The sentence does not depend on the damage: one language for each is enough.
@pytest.mark.parametrize(
    ("damage", "locale"),
    [
        (no_machine, "en-GB"),
        (half_a_machine, "fr-FR"),
        (no_snapshot_and_a_bad_wheel, "en-GB"),
    ],
)
def test_a_start_that_cannot_be_says_so(
    own_site: Site,
    new_page: NewPage,
    troubles: Troubles,
    damage: Callable[[Site], None],
    locale: str,
) -> None:
    damage(own_site)
    page = new_page(own_site, locale=locale)
    assert start(page, own_site.url).startswith("failed")
    expect(page.locator("#notice-trouble")).to_contain_text(COULD_NOT[locale])
    expect(page.locator(".starting")).to_be_hidden()
    troubles.expect_more()


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "cannot be shown"), ("fr-FR", "ne peut pas être affiché")]
)
def test_a_table_that_cannot_be_shown_does_not_hide_the_home(
    own_site: Site, new_page: NewPage, troubles: Troubles, locale: str, words: str
) -> None:
    main = own_site.file("assets/main.*.py")
    main.write_text(NO_TABLE + main.read_text("utf-8"), "utf-8")
    page = new_page(own_site, locale=locale)
    assert start(page, f"{own_site.url}#{NEW_GAME}") == "ready snapshot"
    expect(page.locator("#app-notice")).to_contain_text(words)
    expect(page.locator(".shelf")).to_be_visible()
    assert [one for one in troubles if "ZeroDivisionError" in one] == troubles != []
    troubles.clear()
    press(page.locator("a[href='#/about']"))
    expect(page.locator(".shelf")).to_have_count(0)


def test_a_start_that_takes_long_is_not_silent(site: Site, page: Page, troubles: Troubles) -> None:
    page.clock.install()
    page.route("**/*.wasm", lambda _: None)
    page.goto(site.url, wait_until="commit")
    page.wait_for_function("document.documentElement.dataset.python === 'starting'")
    slow = page.locator("#notice-slow")
    for _ in range(2):
        expect(slow).to_have_count(0)
        page.clock.fast_forward(46_000)
        expect(slow).to_contain_text("unusually long")
        slow.get_by_role("button", name="Wait").click()
    expect(slow).to_have_count(0)
    troubles.expect_more()


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "did not arrive"), ("fr-FR", "n’est pas arrivée")]
)
def test_without_its_first_script_the_page_speaks(
    own_site: Site, new_page: NewPage, troubles: Troubles, locale: str, words: str
) -> None:
    lose(own_site, "assets/boot.*.js")
    page = new_page(own_site, locale=locale)
    page.goto(own_site.url)
    missing = page.locator("#notice-missing")
    expect(missing).to_contain_text(words)
    with page.expect_navigation():
        missing.get_by_role("button").click()
    troubles.expect_more()


@pytest.mark.parametrize(
    ("silent", "words"), [("boot.*.js", "did not arrive"), ("app.*.css", "style of this page")]
)
def test_a_page_does_not_stay_empty_for_a_part_that_never_comes(
    site: Site, page: Page, troubles: Troubles, silent: str, words: str
) -> None:
    held: list[Route] = []
    page.add_init_script(PAINTED)
    page.clock.install()
    page.route(f"**/{silent}", lambda route: held.append(route))
    page.goto(site.url, wait_until="commit")
    page.wait_for_function("document.readyState === 'interactive'", polling=50)
    assert not page.evaluate("painted")
    page.clock.fast_forward(21_000)
    page.wait_for_function("painted", polling=50)
    expect(page.locator("#notice-missing")).to_contain_text(words)
    held[0].continue_()
    assert started(page) == "ready snapshot"
    expect(page.locator("#notice-missing")).to_have_count(0)
    assert page.evaluate(SIZE, ["svg.icon"]) > 0
    troubles.expect_more()


def test_from_a_disk_the_page_says_that_it_cannot_start(
    own_site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    page = new_page(own_site)
    page.goto(Path(own_site.folder / "index.html").as_uri())
    expect(page.locator("#notice-missing")).to_contain_text("from a disk")
    expect(page.locator("#notice-missing button")).to_have_count(0)
    troubles.expect_more()


def test_without_its_style_sheet_the_page_can_be_read_and_says_so(
    own_site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    lose(own_site, "assets/app.*.css")
    page = new_page(own_site)
    assert start(page, own_site.url) == "ready snapshot"
    expect(page.locator("#notice-missing")).to_contain_text("style of this page")
    assert page.evaluate(SIZE, ["svg.icon"]) == 24
    assert page.evaluate(SIZE, ["svg.scene"]) == 320
    press(page.locator("a[href='#/play/spirit']"))
    expect(page.locator("#prompt")).to_be_visible()
    play(page)
    troubles.expect_more()
