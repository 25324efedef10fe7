"""The modes: what they are called, what each of them changes, and how much harder it is."""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_

from ..data import HARDER

OPTIONS: Final = {
    ("modes", ""): (
        N_("Modes"),
        N_("Each mode makes the game harder in its own way; any of them can be combined."),
    ),
    ("modes", "classic"): (N_("Classic"), N_("The game without any mode.")),
    ("modes", "celestial"): (
        N_("Celestial"),
        N_("A trap can be set only on a healthy terrain."),
    ),
    ("modes", "fearless"): (
        N_("Fearless"),
        N_("The bonus rerolls on objective cards cannot be used."),
    ),
    ("modes", "resurrection"): (
        N_("Resurrection"),
        N_("Two terrains of your choice start ravaged."),
    ),
    ("modes", "ravage"): (
        N_("Ravage"),
        N_("A beaten horde stays in Eden; you win when all objectives are won."),
    ),
    ("modes", "weakness"): (
        N_("Weakness"),
        N_("Each round you do without an Action card of your choice."),
    ),
}
# By option and value, as options are named.
MARKS: Final = {("modes", mode): marks for mode, marks in HARDER.items()}
