"""axe, the common checker of accessibility, on a page as it is now."""

import re
from typing import Final

from dist import ROOT
from playwright.sync_api import Page
from stage import AT_REST

AXE: Final = ROOT / "node_modules/axe-core/axe.min.js"
# The dark theme changes nothing but colours: there, only they are looked at again.
COLOURS: Final = {"runOnly": ["color-contrast", "link-in-text-block"]}


def check(page: Page, screen: str) -> None:
    """It finds nothing on this screen, in light and in dark."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text("utf-8"))
    paper = set()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(AT_REST)
        paper.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        found = told(page, COLOURS if scheme == "dark" else {})
        assert not found, f"{screen}, {scheme}: {found}"
    assert len(paper) == 2


def told(page: Page, asked: dict[str, list[str]]) -> list[str]:
    """What it has to say about the page."""
    found = page.evaluate("asked => axe.run(asked).then(({ violations }) => violations)", asked)
    return [
        f"{one['id']}: {re.sub(' +', ' ', node['html'])[:160]} {node['any'][:1]}"
        for one in found
        for node in one["nodes"]
    ]
