"""How long the first word takes: this site, cold and warm, beside a stock PyScript page."""

import shutil
import statistics
import tempfile
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


def visits(running: Browser, folder: Path, there: str) -> tuple[float, float]:
    """A first visit with an empty profile, and a second one."""
    with serve.server(folder) as served:
        Thread(target=served.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{served.server_port}/"
        context = running.new_context()
        page = context.new_page()
        cold = seconds(page, url, there)
        page.wait_for_timeout(2000)  # what goes on in the background is done
        warm = seconds(page, url, there)
        context.close()
        served.shutdown()
    return cold, warm


def medians(pages: dict[str, tuple[Path, str]]) -> dict[str, list[float]]:
    """For each page the medians of both visits; in turn, so that a busy machine slows all alike."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in pages}
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.flags()
        )
        for _ in range(RUNS):
            for name, (folder, there) in pages.items():
                found[name].append(visits(running, folder, there))
        running.close()
    return {
        name: [statistics.median(times) for times in zip(*runs, strict=True)]
        for name, runs in found.items()
    }


def main() -> None:
    """Prints both starts and how many times faster ours is."""
    with tempfile.TemporaryDirectory() as name:
        other = stock(Path(name))
        found = medians({"eden": (ROOT / "dist", OURS), "stock PyScript": (other, STOCK)})
    for name, (cold, warm) in found.items():
        print(f"{name:15} first visit {cold:.2f} s   second {warm:.2f} s")
    first, second = (o / e for e, o in zip(found["eden"], found["stock PyScript"], strict=True))
    print(f"{'times faster':15} first visit {first:.1f}     second {second:.1f}")


if __name__ == "__main__":
    main()
