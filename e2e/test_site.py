"""How the site starts, falls back, stays on the device and changes version."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from stage import OFFLINE, SAVED, NewPage, Site, Troubles, ask, newer, start, started

WORKER = """
from pyscript import config, create_named_worker
_worker = await create_named_worker(src=config["eden"]["bot"], name="probe")
_answer = await _worker.probe("text")
"""
PROBE = """
import sys, js, eden
def probe(text):
    return f"{text} {js.edenStart} {'eden.engine' in sys.modules}"
__export__ = ["probe"]
"""
# Nobody waits for the library, so it may still be on its way; until then its file is empty.
LIBRARY = """
import asyncio, os, sys
assert "wave" not in sys.modules
while os.path.getsize(next(path for path in sys.path if path.endswith(".zip"))) < 100_000:
    await asyncio.sleep(0.1)
import wave
"""


PACKAGE = """
import asyncio, eden
from pathlib import Path
while not Path(eden.__file__).exists():
    await asyncio.sleep(0.1)
"""


def test_python_starts_from_the_snapshot(site: Site, page: Page) -> None:
    assert start(page, site.url) == "ready snapshot"


def test_what_takes_longest_is_asked_for_once(site: Site, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    start(page, site.url)
    for ending in (".wasm", ".bin"):
        assert sum(url.endswith(ending) for url in asked) == 1, [u[-40:] for u in asked]


def test_pyscripts_own_library_is_not_compiled_in_the_page(site: Site, page: Page) -> None:
    """Its files of bytecode are those that were built: Python compares them with no source."""
    start(page, site.url)
    flags = "[Path(module.__cached__).read_bytes()[4] for module in (pyscript, pyscript.context)]"
    assert ask(page, flags, "import pyscript\nfrom pathlib import Path") == [1, 1]


def no_file(file: Path) -> None:
    file.unlink()


def half_a_file(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def another_file(file: Path) -> None:
    file.write_bytes(gzip.compress(b"not a memory" * 1000))


@pytest.mark.parametrize("damage", [no_file, half_a_file, another_file])
def test_without_a_good_snapshot_python_starts_the_ordinary_way(
    own_site: Site, new_page: NewPage, troubles: Troubles, damage: Callable[[Path], None]
) -> None:
    damage(own_site.file("assets/snapshot.*.bin"))
    page = new_page(own_site)
    assert start(page, own_site.url) == "ready ordinary"
    assert any("without the snapshot" in trouble for trouble in troubles)
    troubles.clear()
    assert ask(page, "[eden.__name__, segno.__name__]", "import eden, segno") == ["eden", "segno"]


def test_two_starts_do_not_share_their_chance(site: Site, page: Page) -> None:
    drawn = []
    for _ in range(2):
        start(page, site.url)
        drawn.append(ask(page, "[os.urandom(8).hex(), random.random()]", "import os, random"))
    assert drawn[0][0] != drawn[1][0]
    assert drawn[0][1] != drawn[1][1]


def test_files_of_the_package_can_be_read_after_a_start_from_memory(site: Site, page: Page) -> None:
    start(page, site.url)
    assert ask(page, "'decode' in Path(eden.__file__).read_text()", PACKAGE) is True


def test_a_module_that_the_snapshot_lacks_can_still_be_imported(site: Site, page: Page) -> None:
    start(page, site.url)
    assert ask(page, "wave.__name__", LIBRARY) == "wave"


def test_the_worker_answers(own_site: Site, new_page: NewPage) -> None:
    own_site.file("assets/bot.*.py").write_text(PROBE)
    page = new_page(own_site)
    start(page, own_site.url)
    assert ask(page, "_answer", WORKER) == "text snapshot True"


def test_after_one_visit_no_network_is_needed(own_site: Site, new_page: NewPage) -> None:
    page = new_page(own_site, **OFFLINE)
    start(page, own_site.url)
    expect(page.locator("#notice-saving")).to_contain_text("Saved")
    page.wait_for_function(SAVED)
    own_site.stop()
    assert start(page, f"{own_site.url}?from=a-messenger") == "ready snapshot"
    rules = sorted((own_site.folder / "rules").glob("*.html"))
    for file in (*rules, own_site.folder / "balance.fr.html"):
        page.goto(f"{own_site.url}{file.relative_to(own_site.folder)}")
        expect(page.locator("h1")).to_be_visible()


def test_an_update_is_offered_and_never_forced(own_site: Site, new_page: NewPage) -> None:
    page = new_page(own_site, **OFFLINE)
    start(page, own_site.url)
    page.wait_for_function(SAVED)
    page.evaluate("window.playing = true")
    newer(own_site)
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    offer = page.locator("#notice-update")
    expect(offer).to_contain_text("new version")
    assert page.evaluate("window.playing") is True
    with page.expect_navigation():
        offer.get_by_role("button", name="Reload").click()
    expect(page).to_have_title("New Eden Trilogy")
    assert started(page) == "ready snapshot"


def test_the_policy_forbids_inline_scripts_and_other_hosts(
    site: Site, page: Page, troubles: Troubles
) -> None:
    answer = page.goto(site.url)
    assert answer
    policy = answer.all_headers()["content-security-policy"]
    assert "unsafe-inline" not in policy
    page.evaluate(
        "document.head.append(Object.assign(document.createElement('script'),"
        " { textContent: 'window.injected = 1' }))"
    )
    reached = page.evaluate("fetch('https://example.org').then(() => true, () => false)")
    assert page.evaluate("window.injected") is None
    assert reached is False
    troubles.expect_more()


def test_french_is_spoken_where_the_browser_does(site: Site, new_page: NewPage) -> None:
    page = new_page(site, locale="fr-FR")
    start(page, site.url)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.evaluate("localStorage.setItem('eden.lang', 'en')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_enter_held_down_makes_one_choice(site: Site, page: Page) -> None:
    table = f"{site.url}#spirit3.A.H.B.b8s1"
    start(page, table)
    page.locator("#die-0").click()
    page.locator("#choices button").first.focus()
    page.keyboard.down("Enter")
    expect(page).not_to_have_url(table)
    chosen = page.url
    for _ in range(12):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    # Keys are heard one after the other: what this one does comes after all that they did.
    page.keyboard.press("?")
    expect(page.locator("[data-asks], .asking").first).to_be_attached()
    assert page.url == chosen


def test_a_browser_without_webassembly_is_told_so(site: Site, page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site.url)
    expect(page.locator("#notice-trouble")).to_contain_text("too old")


def test_a_python_that_fails_is_no_silent_page(
    own_site: Site, new_page: NewPage, troubles: Troubles
) -> None:
    own_site.file("assets/main.*.py").write_text("1 / 0")
    page = new_page(own_site, locale="fr-FR")
    assert start(page, own_site.url).startswith("failed")
    expect(page.locator("#notice-trouble")).to_contain_text("n’ont pas pu démarrer")
    assert any("ZeroDivisionError" in trouble for trouble in troubles)
    troubles.expect_more()


def test_about_leads_to_the_balance_in_the_language_of_the_app(
    site: Site, new_page: NewPage
) -> None:
    page = new_page(site, locale="fr-FR")
    start(page, f"{site.url}#/about")
    page.get_by_role("link", name="L’équilibre des jeux").click()
    expect(page.locator("h1")).to_have_text("L’équilibre des jeux")
    expect(page.locator("table.bars")).to_have_count(3)
    page.get_by_role("link", name="English").click()
    expect(page.locator("h1")).to_have_text("How balanced the games are")
    assert page.evaluate("document.documentElement.lang") == "en"


def test_on_a_phone_a_reason_in_the_balance_is_as_wide_as_its_card(site: Site, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site.url}balance.fr.html")
    reasons = page.locator("table.bars td:only-child")
    wide = reasons.evaluate_all("all => all.map(it => it.offsetWidth / it.parentNode.offsetWidth)")
    assert wide and min(wide) > 0.85


def test_every_rule_has_an_anchor_and_can_be_searched(site: Site, page: Page) -> None:
    file = next(iter(sorted((site.folder / "rules").glob("*.en.html"))))
    page.goto(f"{site.url}rules/{file.name}")
    rules = page.locator("p.rule")
    last = rules.last.get_attribute("id")
    page.get_by_role("searchbox").fill(str(last))
    expect(rules.last).to_be_visible()
    expect(rules.first).to_be_hidden()
    page.get_by_role("searchbox").fill("no such words anywhere")
    expect(page.get_by_role("status")).to_have_text("No rule says that.")
