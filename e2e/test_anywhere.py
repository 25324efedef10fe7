"""On a host that knows nothing: no headers, no types of our own, somewhere below its root."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from dist import ROOT
from playwright.sync_api import expect
from stage import OFFLINE, SAVED, NewPage, Site, Troubles, link_of, press, start

POLICY = "document.querySelector('meta[http-equiv=Content-Security-Policy]').content"
INLINE = """document.head.append(Object.assign(document.createElement('script'),
    { textContent: 'window.injected = 1' }))"""


class Quiet(SimpleHTTPRequestHandler):
    """Python's own handler of files."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is inherited
        """Nobody wants to read of every request."""


class PlainSite(Site):
    """The built site in some folder of such a host."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "some/where"
        self.folder.parent.mkdir()
        self.folder.symlink_to(ROOT / "dist")
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/some/where/"
        Thread(target=self._server.serve_forever, daemon=True).start()


@pytest.fixture
def plain_site(tmp_path: Path) -> Iterator[PlainSite]:
    served = PlainSite(tmp_path)
    yield served
    served.stop()


def test_games_start_are_played_and_stay_for_later(
    plain_site: PlainSite, new_page: NewPage
) -> None:
    page = new_page(plain_site, **OFFLINE, reduced_motion="reduce")
    answer = page.goto(plain_site.url)
    assert answer and "content-security-policy" not in answer.all_headers()
    assert start(page, f"{plain_site.url}#/play/edenia") == "ready snapshot"
    expect(page.locator("#choices button[data-act]").first).to_be_visible()
    before = link_of(page)
    press(page.locator("#choices button[data-act]").first)
    expect(page).not_to_have_url(f"{plain_site.url}#{before}")
    page.wait_for_function(SAVED)
    plain_site.stop()
    assert start(page, f"{plain_site.url}?offline") == "ready snapshot"
    expect(page.locator(".kept-game")).to_have_count(1)
    page.goto(f"{plain_site.url}rules/spirit.en.html#SE-1")
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize("name", ["", "rules/spirit.en.html"])
def test_the_policy_holds_without_a_header(
    plain_site: PlainSite, new_page: NewPage, troubles: Troubles, name: str
) -> None:
    page = new_page(plain_site)
    page.goto(plain_site.url + name)
    policy = page.evaluate(POLICY)
    assert "unsafe-inline" not in policy and "default-src 'none'" in policy
    assert troubles == [], "no part of it is ignored where it stands"
    page.evaluate(INLINE)
    reached = page.evaluate("fetch('https://example.org').then(() => true, () => false)")
    assert page.evaluate("window.injected") is None
    assert reached is False
    troubles.expect_more()
