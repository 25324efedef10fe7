"""What each thing that is looked at counts: learned, not written by hand.

python -m eden learn edenia --rounds 2 --games 297 --ideas 0 --seed 1
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "base": 0.03033,
    "three flocks": -0.42266,
    "four flocks": -0.69864,
    "little lambs": -0.06005,
    "move": -0.31457,
    "second lead": 0.14974,
    "forecast points": 0.16058,
    "forecast race": 0.72738,
    "forecast lost race": -0.56772,
    "ways": -2.06028,
    "rival ways": 2.0667,
    "win now": 2.49875,
    "win soon": 1.81944,
    "rival wins first": -2.11968,
    "rival wins next": -1.3616,
    "one home": -0.46184,
    "two home": -0.9477,
    "rival one home": 0.61547,
    "rival two home": 1.16936,
    "points": 0.76218,
    "late points": 0.25672,
    "flags": -0.28614,
    "rival flags": 0.33659,
    "guarded flag": -0.47889,
    "rival guarded flag": 0.2689,
    "flags in danger": -0.08483,
    "flag in reach": 0.03373,
    "artefact in reach": -0.06597,
    "open ways": -0.19628,
    "rival open ways": 0.08428,
    "first clover": 0.05214,
    "second clover": 0.00397,
    "third clover": 0.07196,
    "rival clovers": -0.04019,
    "artefacts": 0.53858,
    "Gromout": 0.4229,
    "quantum accelerator": 0.4642,
    "rival artefacts": -0.37086,
}
