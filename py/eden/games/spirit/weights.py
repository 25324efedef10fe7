"""What each thing that is looked at counts: learned by trial, from a rule of thumb.

Fitting to who won (`python -m eden learn spirit`) makes players that wait for ever: a table on
which nothing is risked wins in the end, it seems. So the rule of thumb (THUMB in `mind/sight.py`)
was varied a little, 12 ways at a time, and moved towards the four ways that won most of 160 games
of all modes, 14 times, as `python -m eden learn spirit --trial 12 --rounds 14 --games 160` does in
hours: but in a quick copy of the rules in C with a beam over the turn, which is not kept. Set by
hand are "base", "drags on", and those of a turn under way, from "dice" on.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "base": 8.5,
    "left": -0.86,
    "three left": 0.021,
    "one left": 0.049,
    "hordes": -0.514,
    "one horde": 0.072,
    "last cards": 0.019,
    "drags on": -0.6,
    "first trap": 0.634,
    "second trap": 0.409,
    "third trap": 0.169,
    "last trap": 0.123,
    "shared ally": 0.01,
    "single terrain": -0.017,
    "ravaged": -0.113,
    "both ravaged": -0.328,
    "last healthy": -0.398,
    "last ravaged": -0.734,
    "falls in 1": -0.613,
    "falls in 2": -0.262,
    "falls in 3": -0.042,
    "falls in 4": -0.052,
    "second falls in 1": -2.713,
    "second falls in 2": -0.494,
    "second falls in 3": -0.039,
    "exposed": -1.787,
    "blows": -0.001,
    "walks": 0.07,
    "away": -0.288,
    "two away": 0.017,
    "returning": 0.047,
    "guards": -0.054,
    "shields": 0.068,
    "noa": 0.148,
    "bonuses": 0.178,
    "dice": 0.1,
    "could trap": 0.8,
    "could beat": 0.5,
    "doomed": -6.0,
    "doomed with dice": 1.0,
    "beyond help": -10.0,
}
