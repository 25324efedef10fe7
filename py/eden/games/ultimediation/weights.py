"""What each thing that is looked at counts: learned, not written by hand.

python -m eden learn ultimediation --rounds 3 --first 100 --games 900 --seed 2
"""

from __future__ import annotations

from typing import Final

# Learned with the cards of rules 2, to be learned again: 200 games a round with those of rules 3
# taught less than these know.
WEIGHTS: Final = {
    "base": -1.3051,
    "laying the table": 0.80695,
    "seven": -1.33626,
    "round": 0.49923,
    "pyramids": -0.67249,
    "over": 2.11,
    "forecast": 0.00211,
    "surplus": 0.09288,
    "needs missing": -0.48469,
    "one need missing": 0.242,
    "questions now": 0.31319,
    "questions next turn": 0.3934,
    "far camp": -0.16602,
    "turns left": 0.5171,
    "last turn": 0.0,
    "attacks": -0.00502,
    "room": 0.17641,
    "losses ahead": -0.6645,
    "losses that end it": -0.07772,
    "losses later": -0.25928,
    "full": -0.43863,
    "crowded": -0.00142,
    "row wants one": 0.0,
    "rows nearly covered": -0.04906,
    "row falls": -7.54863,
    "deadly siege": -3.90852,
    "attacks under way": -0.24824,
    "aboard": 0.0,
    "waiting": 0.0,
    "elli away": -0.00727,
    "energy": 0.47212,
    "poor": -0.2704,
    "exposed": -0.01011,
    "in the zone": 0.00032,
    "far from attacks": -0.02903,
    "power cards": 0.0,
    "pyramids home": 0.0,
    "people at pyramids": 0.0,
    "disaster": -0.21424,
}
