"""Texts from outside that are read as JSON."""

from __future__ import annotations

import json
import re
from itertools import accumulate
from typing import Any, Final

_BRACKET: Final = re.compile(r"[\[{\]}]")
# In a browser a deeper one would end Python itself, not raise; ours are two deep.
_DEEPEST: Final = 200


def read_json(text: str) -> Any:
    """What a text holds, else ValueError; so, too, where it is nested deeper than any of ours.

    Brackets inside of its words count as well: they hardly ever stay open.
    """
    steps = (1 if bracket in "[{" else -1 for bracket in _BRACKET.findall(text))
    if max(accumulate(steps), default=0) > _DEEPEST:
        raise ValueError("nested too deeply")
    return json.loads(text)
