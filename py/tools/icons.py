"""The PNG icons that some systems want, painted by a browser from the one SVG."""

from typing import Final

import running
from dist import ROOT
from playwright.sync_api import Page

ICONS: Final = ROOT / "assets/icons"
SIZES: Final = (192, 512)
# Systems cut a maskable icon as they like, so the paper goes to the edge.
MASKABLE: Final = "g { clip-path: none }"


def paint(page: Page, name: str, size: int, style: str = "") -> None:
    """One PNG of this size."""
    svg = (ICONS / "icon.svg").read_text("utf-8")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }} {style}</style>{svg}")
    page.screenshot(path=ICONS / name, omit_background=True)


def main() -> None:
    """All PNG icons are as the SVG is now."""
    with running.chromium() as chromium:
        page = chromium.new_page()
        for size in SIZES:
            paint(page, f"icon-{size}.png", size)
            paint(page, f"maskable-{size}.png", size, MASKABLE)


if __name__ == "__main__":
    main()
