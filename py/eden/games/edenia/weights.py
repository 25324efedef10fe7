"""What each thing that is looked at counts: learned, not written by hand.

python -m eden learn edenia --rounds 2 --games 297 --ideas 0 --seed 1
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "base": 0.11066,
    "three flocks": -0.34986,
    "four flocks": -0.58381,
    "little lambs": -0.13913,
    "move": -0.16616,
    "second lead": 0.41272,
    "forecast points": 0.44393,
    "forecast race": 0.76572,
    "forecast lost race": -0.60721,
    "ways": -1.54263,
    "rival ways": 1.50473,
    "win now": 1.69834,
    "win soon": 1.38983,
    "rival wins first": -1.96123,
    "rival wins next": -0.85303,
    "one home": -0.14873,
    "two home": -0.6219,
    "rival one home": 0.3755,
    "rival two home": 0.85824,
    "points": 0.57741,
    "late points": 1.00034,
    "flags": -0.31746,
    "rival flags": 0.20057,
    "guarded flag": -0.50681,
    "rival guarded flag": 0.2813,
    "flags in danger": 0.1241,
    "flag in reach": 0.01064,
    "artefact in reach": -0.09033,
    "open ways": -0.08383,
    "rival open ways": 0.07135,
    "first clover": 0.00531,
    "second clover": 0.24891,
    "third clover": 0.24615,
    "rival clovers": -0.15833,
    "Gromout": 0.98558,
    "quantum accelerator": 1.08454,
}
