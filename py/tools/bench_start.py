"""How long the first word takes: this site, cold and warm, beside a stock PyScript page."""

import json
import shutil
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Final

import browser
import serve
from dist import ROOT
from playwright.sync_api import Browser, Page, sync_playwright

RUNS: Final = 5
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


def measured(running: Browser, folder: Path, there: str) -> dict[str, float]:
    """The median of several runs, each with an empty profile and once more with a filled one."""
    with serve.server(folder) as served:
        Thread(target=served.serve_forever, daemon=True).start()
        cold, warm = [], []
        for _ in range(RUNS):
            context = running.new_context()
            page = context.new_page()
            url = f"http://127.0.0.1:{served.server_port}/"
            cold.append(seconds(page, url, there))
            page.wait_for_timeout(2000)  # what goes on in the background is done
            warm.append(seconds(page, url, there))
            context.close()
        served.shutdown()
    return {"cold": statistics.median(cold), "warm": statistics.median(warm)}


def in_browser(
    work: Callable[[Browser], dict[str, dict[str, float]]],
) -> dict[str, dict[str, float]]:
    """What the work finds in a browser that is closed afterwards."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.flags()
        )
        try:
            return work(running)
        finally:
            running.close()


def main() -> None:
    """Prints both starts and how many times faster ours is."""
    with tempfile.TemporaryDirectory() as name:
        other = stock(Path(name))
        found = in_browser(
            lambda running: {
                "eden": measured(running, ROOT / "dist", OURS),
                "stock": measured(running, other, STOCK),
            }
        )
    found["times faster"] = {
        kind: found["stock"][kind] / found["eden"][kind] for kind in ("cold", "warm")
    }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
