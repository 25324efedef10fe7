"""What each thing that is looked at counts: learned, not written by hand.

python -m eden learn spirit --trial 8 --rounds 3 --games 48 --seed 1

By trial, from the rule of thumb in `mind/sight.py`: fitting to who won makes players that wait for
ever, because a table on which nothing is risked wins in the end, it seems.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "base": 9.295,
    "won": 10.413,
    "left": -1.01,
    "three left": -0.062,
    "one left": 0.017,
    "hordes": -0.43,
    "one horde": 0.006,
    "last cards": 0.023,
    "drags on": -0.437,
    "first trap": 0.497,
    "second trap": 0.35,
    "third trap": 0.159,
    "last trap": 0.115,
    "shared ally": 0.017,
    "single terrain": -0.014,
    "way": -0.036,
    "ravaged": -0.112,
    "both ravaged": -0.268,
    "last healthy": -0.431,
    "last ravaged": -0.607,
    "falls in 1": -0.635,
    "falls in 2": -0.298,
    "falls in 3": 0.038,
    "falls in 4": 0.0,
    "second falls in 1": -2.235,
    "second falls in 2": -0.458,
    "second falls in 3": 0.024,
    "exposed": -1.422,
    "blows": 0.07,
    "walks": 0.027,
    "away": -0.287,
    "two away": -0.042,
    "returning": 0.042,
    "guards": 0.006,
    "shields": -0.001,
    "noa": 0.026,
    "bonuses": 0.252,
    "dice": 0.143,
    "could trap": 0.905,
    "could beat": 0.479,
    "doomed": -7.816,
    "doomed with dice": 1.098,
    "beyond help": -11.395,
}
