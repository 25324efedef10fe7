"""Browsers that run: two by Playwright, WebKit by the driver that WebKitGTK brings along."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import browser
from playwright.sync_api import Browser, Playwright, sync_playwright
from selenium.webdriver import Remote, WebKitGTKOptions
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.service import Service


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium of this machine."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=browser.chromium(), args=browser.flags())
        yield found
        found.close()


def firefox(playwright: Playwright, path: str) -> Browser:
    """Mozilla's Firefox, or the one that Playwright builds, which is spoken to differently."""
    own = any(folder in Path(path).parents for folder in browser.CACHES)
    return playwright.firefox.launch(executable_path=path, channel=None if own else "moz-firefox")


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees, for a browser that cannot do without: its name."""
    words = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as screens:
        assert screens.stdout
        yield f":{screens.stdout.readline().strip()}"
        screens.terminate()


@contextmanager
def webkit(path: str, on: str, seconds: int) -> Iterator[Remote]:
    """WebKitGTK's little browser on a screen, which forgets everything when it is closed; scripts
    in it may take so many seconds."""
    service = Service(path, env=os.environ | {"DISPLAY": on})
    service.start()
    try:
        # The driver gives up first, and says why.
        client = ClientConfig(service.service_url, timeout=2 * seconds)
        driver = Remote(RemoteConnection(client_config=client), options=WebKitGTKOptions())
        driver.set_script_timeout(seconds)
        yield driver
        driver.quit()
    finally:
        service.stop()
