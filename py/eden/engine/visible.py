"""Texts from outside, as far as they can be shown."""

from __future__ import annotations

import re
from typing import Final

# What shows nothing, turns the text around it, or is half a character: no page can hold it.
_HIDDEN: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff\ud800-\udfff]"
)


def visible(text: str) -> str:
    """The text without what cannot be seen."""
    return _HIDDEN.sub("", text)
