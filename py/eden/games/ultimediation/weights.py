"""What each thing that is looked at counts: learned, not written by hand.

python -m eden learn ultimediation --rounds 1 --games 700 --seed 5
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "base": -0.96229,
    "laying the table": 0.58073,
    "seven": 0.13419,
    "round": 0.04706,
    "pyramids": -0.29931,
    "over": 99.40579,
    "forecast": 0.40816,
    "surplus": 0.0,
    "needs missing": -0.29815,
    "one need missing": 0.62005,
    "questions now": 0.0,
    "questions next turn": 0.00018,
    "far camp": -0.02832,
    "turns left": 0.25673,
    "last turn": -0.31694,
    "attacks": -0.00396,
    "room": 0.0,
    "losses ahead": -0.77944,
    "losses that end it": -0.00787,
    "losses later": -0.09839,
    "full": -0.00427,
    "crowded": -0.07972,
    "row wants one": 0.0,
    "rows nearly covered": -0.07342,
    "row falls": -19.89453,
    "deadly siege": -0.30238,
    "attacks under way": -0.00586,
    "aboard": 0.00016,
    "waiting": 0.0,
    "elli away": -0.09333,
    "energy": 0.19396,
    "poor": -0.11695,
    "exposed": -0.79669,
    "in the zone": 0.0,
    "far from attacks": -0.0004,
    "power cards": 0.01313,
    "pyramids home": 0.49703,
    "people at pyramids": 1.9881,
    "disaster": -0.11863,
}
