"""The pictures of the README, taken from the built site: docs/<name>.png."""

from threading import Thread
from typing import Final

import browser
import serve
from dist import ROOT
from playwright.sync_api import sync_playwright

READY: Final = "document.documentElement.dataset.python === 'ready'"
# Name of the picture, what stands after '#' in the address, width and height, colour scheme.
PICTURES: Final = (
    ("home", "", 1280, 800, "light"),
    ("home-phone", "", 390, 780, "dark"),
)


def main() -> None:
    """Every picture shows the site as it is now."""
    served = serve.server(ROOT / "dist")
    Thread(target=served.serve_forever, daemon=True).start()
    (ROOT / "docs").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.flags()
        )
        for name, place, width, height, scheme in PICTURES:
            page = running.new_page(
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                reduced_motion="reduce",
                service_workers="block",  # no line about saving the site in the picture
                locale="en-GB",
            )
            page.goto(f"http://127.0.0.1:{served.server_port}/{place and f'#{place}'}")
            page.wait_for_function(READY)
            page.screenshot(path=ROOT / f"docs/{name}.png")
        running.close()
    served.shutdown()


if __name__ == "__main__":
    main()
