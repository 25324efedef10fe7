"""What each thing that is looked at counts: learned, not written by hand.

python -m eden learn edenia --rounds 3 --games 300 --seed 3
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "base": -0.0383,
    "three flocks": -0.44503,
    "four flocks": -0.71125,
    "little lambs": -0.16951,
    "move": -0.34141,
    "second lead": -0.42729,
    "forecast points": 0.26654,
    "forecast race": 0.34982,
    "forecast lost race": -0.18134,
    "ways": -2.264,
    "rival ways": 2.21116,
    "win now": 1.92201,
    "win soon": 1.73963,
    "rival wins first": -1.86144,
    "rival wins next": -1.31776,
    "one home": -0.48646,
    "two home": -1.01561,
    "rival one home": 0.61773,
    "rival two home": 1.40716,
    "points": 0.66161,
    "late points": 0.91089,
    "flags": 0.0,
    "rival flags": -0.10573,
    "guarded flag": 1.51553,
    "rival guarded flag": -0.73585,
    "flags in danger": 0.36455,
    "flag in reach": 0.00033,
    "artefact in reach": 0.0,
    "open ways": 0.07204,
    "rival open ways": -0.13026,
    "first clover": 0.03084,
    "second clover": 0.0,
    "third clover": 0.0,
    "rival clovers": 0.03199,
    "Gromout": 0.57332,
    "quantum accelerator": 0.8185,
}
