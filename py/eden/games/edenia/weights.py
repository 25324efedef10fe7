"""What each thing that is looked at counts: learned, not written by hand."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {}
