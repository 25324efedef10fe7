"""How much harder something makes a game: marks to see, and words that can be read and heard."""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_, Say
from eden.kit.svg import tag, text

# By the number of marks.
HARDER: Final = {1: N_("a little harder"), 2: N_("harder"), 3: N_("much harder")}


def harder(marks: int, say: Say, *, brief: bool = False) -> str:
    """So many marks of all there are, with their words, which are only heard where there is little
    room; '' for none."""
    if not marks:
        return ""
    drawn = tag("span", "●" * marks + "○" * (max(HARDER) - marks), aria_hidden="true")
    said = text(say(HARDER[marks]))
    if brief:
        said = tag("span", said, class_="visually-hidden")
    return tag("span", drawn, " ", said, class_="harder")
