"""What each thing that is looked at counts: learned, not written by hand.

python -m eden learn ultimediation --rounds 1 --games 1500 --courses 3 --seed 11
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "base": -1.28869,
    "laying the table": 0.3462,
    "seven": 0.33997,
    "round": -0.01315,
    "pyramids": -0.2701,
    "over": 35.2987,
    "forecast": 0.31111,
    "surplus": 0.00071,
    "needs missing": -0.5596,
    "one need missing": 0.41877,
    "questions now": 0.20078,
    "questions next turn": 0.11742,
    "far camp": -0.02933,
    "turns left": 0.37238,
    "last turn": -0.24735,
    "attacks": -0.01589,
    "room": 0.01072,
    "losses ahead": -0.36211,
    "losses that end it": -0.09256,
    "losses later": -0.10627,
    "full": -0.23064,
    "crowded": -0.02445,
    "row wants one": -0.3487,
    "rows nearly covered": -0.14214,
    "row falls": -14.8606,
    "deadly siege": -1.79319,
    "attacks under way": -0.09126,
    "aboard": 0.08774,
    "waiting": 0.12887,
    "elli away": -0.06056,
    "energy": 0.05779,
    "poor": -0.06204,
    "exposed": -0.44012,
    "in the zone": 1e-05,
    "far from attacks": -0.00193,
    "power cards": 0.021,
    "pyramids home": 0.49326,
    "people at pyramids": 1.97304,
    "disaster": -0.17663,
}
