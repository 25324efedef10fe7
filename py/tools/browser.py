"""Finds the browsers of all three engines, or gets them, and prints where they are."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

# A closed network may answer a download with silence.
PATIENCE: Final = 300
# First the one without windows. A whole Chromium (since release 153) may hold a new window back
# for minutes, until its own toolbar is painted: one test in some hundreds never saw a frame.
SHELL: Final = "chromium-headless-shell"
WHOLE: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
BUILDS: Final = ("chromium-*/chrome-linux*/chrome", "chromium-*/*/*.app/Contents/MacOS/*")
# Without these a stock Chromium calls its maker at every start.
QUIET: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)
# Where Playwright keeps its own builds.
CACHES: Final = (Path.home() / ".cache/ms-playwright", Path.home() / "Library/Caches/ms-playwright")


def flags() -> list[str]:
    """How Chromium is started here; root has no sandbox."""
    return [*QUIET, *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]


# -- where browsers come from ---------------------------------------------------------------------


def from_playwright(engine: str) -> None:
    """Playwright's own build, on a machine with an open network."""
    subprocess.run(
        [sys.executable, "-m", "playwright", "install", engine],
        stdout=sys.stderr,
        check=True,
        timeout=PATIENCE,
    )


def from_debian(engine: str) -> None:
    """Debian's packages, where we may install them."""
    _apt("update", "-qq")
    _apt("install", "-y", "-qq", "--no-install-recommends", *ENGINES[engine].packages)


@cache
def _apt(*words: str) -> None:
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*root, "apt-get", *words], stdout=sys.stderr, check=True, env=quiet)


class Engine(NamedTuple):
    """How a browser of an engine is found, and how it is got where there is none."""

    variable: str  # of the environment: whoever sets it names the browser
    programs: tuple[str, ...]
    builds: tuple[str, ...]  # of Playwright, below its caches
    packages: tuple[str, ...]  # of Debian
    ways: tuple[Callable[[str], None], ...]
    needs: tuple[str, ...] = ()  # programs without which it does not run


ENGINES: Final = {
    "chromium": Engine(
        "CHROMIUM",
        (SHELL, *WHOLE),
        BUILDS,
        (SHELL,),
        (from_playwright, from_debian),
    ),
    # For what the one without windows has not: a person's settings.
    "whole chromium": Engine("WHOLE_CHROMIUM", WHOLE, BUILDS, ("chromium",), (from_debian,)),
    "firefox": Engine(
        "FIREFOX",
        ("firefox-esr", "firefox"),
        ("firefox-*/firefox/firefox", "firefox-*/*/*.app/Contents/MacOS/firefox"),
        ("firefox-esr",),
        (from_debian, from_playwright),
    ),
    # What drives WebKitGTK knows where its browser is, and that one opens windows.
    "webkit": Engine(
        "WEBKIT",
        ("WebKitWebDriver",),
        (),
        ("webkit2gtk-driver", "xvfb"),
        (from_debian,),
        needs=("Xvfb",),
    ),
}


# -- finding and getting --------------------------------------------------------------------------


def installed(engine: Engine) -> Iterator[str | None]:
    """Where a browser may already be."""
    yield os.environ.get(engine.variable)
    yield from map(shutil.which, engine.programs)
    for folder in CACHES:
        for pattern in engine.builds:
            yield from map(str, sorted(folder.glob(pattern), reverse=True))


def find(name: str) -> str | None:
    """The first browser of an engine that is there, with all that it needs."""
    engine = ENGINES[name]
    if not all(map(shutil.which, engine.needs)):
        return None
    return next((path for path in installed(engine) if path and Path(path).exists()), None)


def get(name: str) -> str | None:
    """The path of a browser that is on this machine when this returns; None: there is no way."""
    for way in ENGINES[name].ways:
        if path := find(name):
            return path
        if way is from_debian and not shutil.which("apt-get"):
            continue
        try:
            way(name)
        except (OSError, subprocess.SubprocessError) as problem:
            print(f"{way.__name__}: {problem}", file=sys.stderr)
    return find(name)


def chromium() -> str:
    """The path of a Chromium, without which nothing here goes."""
    if path := get("chromium"):
        return path
    raise SystemExit("No Chromium: install one, or name it in the variable CHROMIUM.")


def lacking(name: str) -> str:
    """What is said where an engine cannot be had."""
    engine = ENGINES[name]
    return (
        f"NOT TESTED IN {name.upper()}: there is none here. "
        f"Install {' and '.join(engine.packages)}, or name it in the variable {engine.variable}."
    )


if __name__ == "__main__":
    print(chromium())
    for other in ("whole chromium", "firefox", "webkit"):
        print(get(other) or lacking(other))
