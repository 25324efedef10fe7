"""The pictures of the README, taken from the built site: assets/pictures/<name>.jpg."""

from threading import Thread
from typing import Final

import running
import serve
from dist import ROOT

FOLDER: Final = ROOT / "assets/pictures"
READY: Final = "document.documentElement.dataset.python === 'ready'"
# A game in its fourth round, an ally about to move; one half-way to Edenia against three bots,
# with flags on three planets; and one in turn D, with a need found.
SPIRIT: Final = "spirit3.A.J.IV3q01cL7JDBijt.zTDS"
EDENIA: Final = (
    "edenia4.E.z.Bhtj6fJG22dEqtkJupUoxQQlyLiFe-kJqRvXdVkf9s6.PRMI"
    ".MC1Bbm5hCjFtQmVuCjJtQ2hsb8OpCjNtRGF2aWQ"
)
EARTH: Final = "ultimediation4.E.L.DefuJCJFOYcAsZjKp5Pit3WBZREpxGKQRhBjF.oTy7"
CHOICE: Final = "#choices button >> nth=1"
# Name of the picture, game, width and height, colours, language, and what is pointed at.
PICTURES: Final = (
    ("table", EDENIA, 1440, 900, "light", "en-GB", CHOICE),
    ("phone", SPIRIT, 390, 780, "dark", "fr-FR", CHOICE),
    ("earth", EARTH, 390, 780, "light", "en-GB", "#head-elli"),
)


def main() -> None:
    """Every picture shows the site as it is now."""
    served = serve.server(ROOT / "dist")
    Thread(target=served.serve_forever, daemon=True).start()
    FOLDER.mkdir(exist_ok=True)
    with running.chromium() as chromium:
        for name, game, width, height, scheme, locale, thing in PICTURES:
            page = chromium.new_page(
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                reduced_motion="reduce",
                service_workers="block",  # no line about saving the site in the picture
                locale=locale,
            )
            page.goto(f"http://127.0.0.1:{served.server_port}/#{game}")
            page.wait_for_function(READY)
            page.keyboard.press("Escape")  # the goal card, which a new device shows first
            page.hover(thing)
            page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=86)
    served.shutdown()


if __name__ == "__main__":
    main()
