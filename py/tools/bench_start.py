"""How long the first word takes: this site, cold and warm, beside a stock PyScript page.

With `--also FOLDER` also beside another build of this site, as `dist/` of an earlier version.
"""

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Final, NamedTuple

import browser
import serve
from dist import ROOT
from opened import SAVED
from playwright.sync_api import Browser, Page, sync_playwright

PATIENCE: Final = 240_000  # milliseconds


class Build(NamedTuple):
    """A folder to be served; what is true in its page when the word is there, and all is kept."""

    folder: Path
    there: str
    kept: str = "true"


OURS: Final = "document.documentElement.dataset.python === 'ready'"
STOCK: Final = "document.getElementById('word').textContent === 'Eden'"
STOCK_PAGE: Final = """<!doctype html><meta charset="utf-8"><p id="word"></p>
<script type="module" src="pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from pyscript import document
document.getElementById("word").textContent = "Eden"
</script>"""


def stock(folder: Path) -> Path:
    """A page with PyScript and Pyodide as they come, which only writes one word."""
    modules = ROOT / "node_modules"
    shutil.copytree(modules / "pyodide", folder / "pyodide")
    shutil.copytree(modules / "@pyscript/core/dist", folder / "pyscript")
    (folder / "index.html").write_text(STOCK_PAGE, "utf-8")
    return folder


def seconds(page: Page, url: str, there: str) -> float:
    """From asking for the page until its word can be read."""
    before = perf_counter()
    page.goto(url)
    page.wait_for_function(there)
    return perf_counter() - before


def visits(running: Browser, build: Build) -> tuple[float, float]:
    """A first visit with an empty profile, and a second one."""
    with serve.server(build.folder) as served:
        Thread(target=served.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{served.server_port}/"
        context = running.new_context()
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        cold = seconds(page, url, build.there)
        # What goes on in the background is done.
        page.wait_for_function(build.kept)
        page.wait_for_load_state("networkidle")
        warm = seconds(page, url, build.there)
        context.close()
        served.shutdown()
    return cold, warm


def medians(builds: dict[str, Build], runs: int) -> dict[str, list[float]]:
    """The medians of both visits to each; in turn, so that a busy machine slows all alike."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in builds}
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.flags()
        )
        for _ in range(runs):
            for name, build in builds.items():
                found[name].append(visits(running, build))
        running.close()
    return {
        name: [statistics.median(times) for times in zip(*both, strict=True)]
        for name, both in found.items()
    }


def main() -> None:
    """Prints all starts, and how many times as long as ours the others take."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="visits of each page, in turn")
    parser.add_argument("--also", type=Path, metavar="FOLDER", help="another build of this site")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        builds = {
            "eden": Build(ROOT / "dist", OURS, SAVED),
            "stock PyScript": Build(stock(Path(name)), STOCK),
        }
        if chosen.also:
            builds["the other build"] = Build(chosen.also, OURS, SAVED)
        found = medians(builds, chosen.runs)
    ours = found["eden"]
    for name, (cold, warm) in found.items():
        first, second = cold / ours[0], warm / ours[1]
        print(
            f"{name:15} first visit {cold:.2f} s = {first:.2f} x   second {warm:.2f} s = "
            f"{second:.2f} x"
        )


if __name__ == "__main__":
    main()
