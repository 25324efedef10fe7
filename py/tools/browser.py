"""Finds a Chromium, or gets one, and prints its path."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

# First the one without windows. A whole Chromium (since release 153) may hold a new window back
# for minutes, until its own toolbar is painted: one test in some hundreds never saw a frame.
SHELL: Final = "chromium-headless-shell"
NAMES: Final = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
# Without these a stock Chromium calls its maker at every start.
QUIET: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)


# A closed network may answer a download with silence.
PATIENCE: Final = 300


def flags() -> list[str]:
    """How a browser is started here; root has no sandbox."""
    return [*QUIET, *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]


def installed() -> Iterator[str | None]:
    """Where a browser may already be."""
    yield os.environ.get("CHROMIUM")
    yield from map(shutil.which, NAMES)
    cache = Path.home() / ".cache/ms-playwright"
    yield from map(str, sorted(cache.glob("chromium-*/chrome-linux*/chrome"), reverse=True))
    mac = Path.home() / "Library/Caches/ms-playwright"
    yield from map(str, sorted(mac.glob("chromium-*/*/*.app/Contents/MacOS/*"), reverse=True))


def from_playwright() -> None:
    """Playwright's own build, on a machine with an open network."""
    subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"],
        stdout=sys.stderr,
        check=True,
        timeout=PATIENCE,
    )


def from_debian() -> None:
    """Debian's package, where we may install it."""
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    for words in (
        ["update", "-qq"],
        ["install", "-y", "-qq", "--no-install-recommends", SHELL],
    ):
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*root, "apt-get", *words], stdout=sys.stderr, check=True, env=quiet)


def find() -> str | None:
    """The first browser that is there."""
    return next((path for path in installed() if path and Path(path).exists()), None)


def chromium() -> str:
    """The path of a Chromium that is on this machine when this returns."""
    ways: list[Callable[[], None]] = [from_playwright]
    if shutil.which("apt-get"):
        ways.append(from_debian)
    for get in ways:
        if path := find():
            return path
        try:
            get()
        except (OSError, subprocess.SubprocessError) as problem:
            print(f"{get.__name__}: {problem}", file=sys.stderr)
    if path := find():
        return path
    raise SystemExit("No Chromium: install one, or name it in the variable CHROMIUM.")


if __name__ == "__main__":
    print(chromium())
