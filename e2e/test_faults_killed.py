"""A browser that is killed loses no choice, and addresses carry nothing that is not ours."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import browser as chromium
import pytest
from playwright.sync_api import Page, Playwright, expect
from stage import (
    IDENTITY,
    KNOWN,
    NEW_GAME,
    PATIENCE,
    STILL,
    NewPage,
    Site,
    choose,
    link_of,
    press,
    start,
    started,
)

# The links of the games in the second place, as soon as they are there.
SECOND: Final = """() => new Promise(resolve => {
    const request = indexedDB.open("eden");
    request.onsuccess = () => {
        const texts = request.result.transaction("texts").objectStore("texts").getAll();
        texts.onsuccess = () => {
            request.result.close();
            resolve(texts.result.map(text => JSON.parse(text).link));
        };
    };
})"""
HERE: Final = f"localStorage.getItem('eden.game.{IDENTITY}')"
PERSIST: Final = """navigator.storage.persist = async () => {
    globalThis.persistent = true;
    return true;
}"""
Launch = Callable[[], tuple[int, Page]]


@pytest.fixture
def launch(playwright_itself: Playwright, tmp_path: Path) -> Iterator[Launch]:
    """Starts browsers with one profile, each in a process group of its own that can be killed."""
    running: list[subprocess.Popen[bytes]] = []
    port = tmp_path / "DevToolsActivePort"

    def begin() -> tuple[int, Page]:
        port.unlink(missing_ok=True)
        words = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={tmp_path}"]
        process = subprocess.Popen(
            [chromium.chromium(), *chromium.flags(), *words, "about:blank"],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        running.append(process)
        late = time.monotonic() + PATIENCE / 1000
        while not (port.exists() and "\n" in port.read_text()):
            assert time.monotonic() < late and process.poll() is None, "the browser did not start"
            time.sleep(0.05)
        address = f"http://127.0.0.1:{port.read_text().splitlines()[0]}"
        context = playwright_itself.chromium.connect_over_cdp(address).contexts[0]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(KNOWN)
        return process.pid, context.new_page()

    yield begin
    for process in running:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def until_written(page: Page) -> None:
    """Until the second place has what the address has: a few milliseconds."""
    page.wait_for_function(f"async link => (await ({SECOND})()).includes(link)", arg=link_of(page))


def test_a_browser_that_is_killed_has_lost_no_choice(site: Site, launch: Launch) -> None:
    pid, page = launch()
    start(page, f"{site.url}#{NEW_GAME}")
    for _ in range(5):
        choose(page)
    until_written(page)
    link = link_of(page)
    os.killpg(pid, signal.SIGKILL)
    _, page = launch()
    start(page, site.url)
    expect(page.locator(".kept-game")).to_have_count(1)
    press_first(page)
    assert link_of(page) == link


def press_first(page: Page) -> None:
    page.locator(".kept-game").dispatch_event("click")
    expect(page.locator("#prompt")).to_be_visible()


def test_what_is_lost_comes_back_and_what_was_deleted_does_not(
    site: Site, new_page: NewPage
) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#{NEW_GAME}")
    earlier = page.evaluate(HERE)
    choose(page)
    until_written(page)
    kept = page.evaluate(HERE)
    for lost in ("localStorage.removeItem", "localStorage.setItem"):
        page.evaluate(f"text => {{ {lost}('eden.game.{IDENTITY}', text) }}", earlier)
        assert page.evaluate(HERE) != kept
        start(page, f"{site.url}?again")
        expect(page.locator(".kept-game")).to_have_count(1)
        assert page.evaluate(HERE) == kept
    for _ in range(2):
        press(page.locator("button[data-do=forget]"))
    expect(page.locator(".kept-game")).to_have_count(0)
    start(page, f"{site.url}?again")
    expect(page.locator(".shelf")).to_be_visible()
    assert page.evaluate(HERE) is None
    assert page.evaluate(SECOND) == []


@pytest.mark.parametrize("added", ["fbclid=IwAR0&utm_source=chat", f"long={'x' * 3_000}"])
def test_what_others_add_to_the_address_is_not_handed_on(
    site: Site, new_page: NewPage, added: str
) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}?{added}#{NEW_GAME}")
    expect(page.locator("#prompt")).to_be_visible()
    assert page.url.startswith(f"{site.url}#{IDENTITY}")
    choose(page)
    press(page.locator("button[data-do=panel][data-value=share]").first)
    assert page.locator("#share-link").input_value() == page.url
    page.reload()
    started(page)
    assert "?" not in page.url


def test_the_browser_is_asked_not_to_forget(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    page.add_init_script(PERSIST)
    start(page, f"{site.url}#{NEW_GAME}")
    file = json.dumps(
        {
            "title": "Eden Trilogy backup",
            "version": 1,
            "texts": {f"eden.game.{IDENTITY}": page.evaluate(HERE)},
        }
    )
    page.evaluate(f"localStorage.removeItem('eden.game.{IDENTITY}')")
    page.evaluate("location.hash = ''")
    page.locator("#bring-text").fill(file)
    assert not page.evaluate("globalThis.persistent")
    press(page.locator("form[data-submit=open] button"))
    expect(page.locator("#app-notice")).to_contain_text("Games brought in: 1")
    assert page.evaluate("globalThis.persistent")
