"""What each thing that is looked at counts: learned, not written by hand.

python -m eden learn ultimediation --rounds 2 --first 80 --games 400 --ideas 0 --seed 1
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "base": 0.16113,
    "laying the table": 0.2501,
    "seven": -1.05283,
    "round": -1.02163,
    "pyramids": -2.62569,
    "forecast": 0.302,
    "surplus": 0.00098,
    "needs missing": -0.16924,
    "one need missing": 1.1283,
    "questions now": 0.28539,
    "questions next turn": 0.00274,
    "far camp": -0.13822,
    "turns left": 0.42941,
    "last turn": -0.05573,
    "attacks": -0.00143,
    "room": 0.00311,
    "losses ahead": -0.32394,
    "losses that end it": -0.02238,
    "losses later": -0.24999,
    "full": -0.49565,
    "crowded": -0.00247,
    "row wants one": -10.37523,
    "rows nearly covered": -1.68986,
    "row falls": 0.0,
    "deadly siege": -11.57787,
    "attacks under way": -0.96698,
    "aboard": 0.0,
    "waiting": 0.04123,
    "elli away": -0.34015,
    "energy": 0.01332,
    "poor": -1.30482,
    "exposed": -0.01054,
    "in the zone": 0.09755,
    "far from attacks": -0.09625,
    "power cards": 0.34945,
    "pyramids home": 0.0,
    "people at pyramids": 0.0,
    "disaster": -1.57763,
}
