"""The folder being published: every file below assets/ has the hash of its content in its name."""

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build"
DIST: Final = BUILD / "dist"  # becomes dist/ when all of it is there
# The app's own style sheets, in the order in which one overrules the other.
SHEETS: Final = (
    "boot.css",
    "rules.css",
    "app.css",
    "replay.css",
    "review.css",
    "learn.css",
    "remember.css",
    "advice.css",
    "balance.css",
)


def digest(*contents: bytes) -> str:
    """Ten characters that change whenever a content does."""
    whole = hashlib.sha256()
    for content in contents:
        whole.update(hashlib.sha256(content).digest())
    return whole.hexdigest()[:10]


def clear() -> None:
    """Nothing of an earlier build is left."""
    shutil.rmtree(DIST, ignore_errors=True)
    (DIST / "assets").mkdir(parents=True)


def add(name: str, content: bytes) -> str:
    """`main.py` is published as `assets/main.<hash>.py`, and that path is returned."""
    stem, dot, ending = name.rpartition(".")
    path = f"assets/{stem}.{digest(content)}{dot}{ending}"
    (DIST / path).write_bytes(content)
    return path


def add_folder(name: str, files: Iterable[Path]) -> str:
    """Files that call each other by name keep theirs: the hash is in the name of their folder."""
    contents = {file.name: file.read_bytes() for file in sorted(files)}
    folder = f"assets/{name}-{digest(*contents.values())}/"
    (DIST / folder).mkdir()
    for file, content in contents.items():
        (DIST / folder / file).write_bytes(content)
    return folder


def publish() -> None:
    """dist/ is now what was built; a build that failed has left the earlier one."""
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    DIST.rename(ROOT / "dist")


def write(path: str, content: str | bytes) -> None:
    """A file whose name must stay the same from version to version."""
    target = DIST / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content.encode() if isinstance(content, str) else content)
