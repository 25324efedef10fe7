"""Texts that are not code; read once at import, because a memory snapshot keeps no files."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def _root() -> Traversable:
    """In the wheel the texts lie inside the package, in a checkout beside it."""
    packed = files("eden") / "assets"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "assets"


def read_all(folder: str, suffix: str) -> dict[str, str]:
    """The texts of a folder of assets by their file name without the suffix."""
    return {
        entry.name.removesuffix(suffix): entry.read_text(encoding="utf-8")
        for entry in sorted((_root() / folder).iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(suffix)
    }
