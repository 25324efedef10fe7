"""The attributes of a thing on the table that can be tapped, the same in every game."""

from __future__ import annotations


def tappable(act: str, said: str, marks: str, *, can: bool, picked: bool) -> dict[str, str | None]:
    """What a tap there says (`act`, "" for nothing), its words, and the classes that mark it.

    `can`: the tap leads to an option; else it may still be tapped, for the rule that forbids it.
    """
    return {
        "class_": marks,
        "data_act": act or None,
        "role": "button" if can else "img",
        "tabindex": "0" if can else None,
        "aria_label": said or None,
        "aria_pressed": "true" if picked and can else None,
    }
