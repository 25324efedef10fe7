"""What each thing that is looked at counts."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "forecast": 1.0,
    "losses ahead": -1.0,
    "losses that end it": -2.0,
    "row wants one": -1.0,
    "row falls": -3.0,
    "deadly siege": -1.0,
    "waiting": 0.1,
    "aboard": 0.2,
    "far camp": -0.05,
    "losses later": -0.3,
    "full": -0.1,
}
