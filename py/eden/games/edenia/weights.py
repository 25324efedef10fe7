"""What each thing that is looked at counts: learned, not written by hand.

python -m eden learn edenia --rounds 3 --games 1200 --courses 3 --seed 3
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "base": 0.0164,
    "three flocks": -0.36496,
    "four flocks": -0.59416,
    "little lambs": -0.04332,
    "move": -0.29283,
    "second lead": -0.01113,
    "forecast points": 0.38181,
    "forecast race": 0.48854,
    "forecast lost race": -0.50033,
    "ways": -1.83068,
    "rival ways": 1.79206,
    "win now": 1.61717,
    "win soon": 1.18397,
    "rival wins first": -1.49005,
    "rival wins next": -0.80052,
    "one home": -0.24008,
    "two home": -0.34761,
    "rival one home": 0.33862,
    "rival two home": 0.74977,
    "points": 0.57799,
    "late points": 0.61585,
    "flags": 4e-05,
    "rival flags": -0.08894,
    "guarded flag": 0.26057,
    "rival guarded flag": -0.07449,
    "flags in danger": 0.24027,
    "flag in reach": 0.018,
    "artefact in reach": 0.00666,
    "open ways": 0.06854,
    "rival open ways": -0.09105,
    "first clover": 0.05398,
    "second clover": 0.03704,
    "third clover": 0.06925,
    "rival clovers": -0.04347,
    "Gromout": 0.35405,
    "quantum accelerator": 0.53248,
}
