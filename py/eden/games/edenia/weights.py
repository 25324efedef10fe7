"""What each thing that is looked at counts: learned, not written by hand.

python -m eden learn edenia --rounds 3 --games 1200 --seed 3
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "base": 0.15272,
    "three flocks": -0.42439,
    "four flocks": -0.6347,
    "little lambs": -0.08591,
    "move": -0.24248,
    "second lead": -0.07788,
    "forecast points": 0.46205,
    "forecast race": 0.52154,
    "forecast lost race": -0.40884,
    "ways": -1.97687,
    "rival ways": 1.92536,
    "win now": 1.4309,
    "win soon": 0.77635,
    "rival wins first": -1.12415,
    "rival wins next": -0.65272,
    "one home": 0.15287,
    "two home": 0.18922,
    "rival one home": 0.04561,
    "rival two home": 0.25842,
    "points": 0.13595,
    "late points": 1.09985,
    "flags": -0.15382,
    "rival flags": 0.0694,
    "guarded flag": -0.708,
    "rival guarded flag": 0.2145,
    "flags in danger": 0.08393,
    "flag in reach": -0.04356,
    "artefact in reach": -0.05066,
    "open ways": 0.05207,
    "rival open ways": -0.10081,
    "first clover": -0.07804,
    "second clover": 0.06462,
    "third clover": 0.20047,
    "rival clovers": -0.05139,
    "Gromout": 0.96941,
    "quantum accelerator": 0.74948,
}
