"""With one file of the start missing, damaged or silent: it starts another way, or says why not."""

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from stage import NewPage, Site, Troubles, press, start

COULD_NOT: Final = {"en-GB": "could not start", "fr-FR": "n’ont pas pu démarrer"}
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


def no_machine(site: Site) -> None:
    lose(site, "assets/pyodide-*/*.wasm")


def no_list(site: Site) -> None:
    lose(site, "assets/pyscript.*.json")


def no_snapshot_and_a_bad_wheel(site: Site) -> None:
    lose(site, "assets/snapshot.*.bin")
    bad_wheel(site)


@pytest.mark.parametrize("locale", COULD_NOT)
@pytest.mark.parametrize("damage", [no_machine, no_list, no_snapshot_and_a_bad_wheel])
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
