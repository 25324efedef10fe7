"""Which keys mean what: Enter and Space, arrows among the choices, Escape, undo and redo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eden.ui.wishes import Command

# What is drawn and can be pressed, although it is no button to the browser.
DRAWN: Final = "[role=button][data-act]"
# From here arrows lead to the choices, which are these.
NEAR_CHOICES: Final = "#prompt, #choices, .play > .bar, .play > .table"
CHOICES: Final = "#choices summary, #choices button"
# Where a text is written, its own undo is meant.
WRITTEN: Final = "input[type=text],textarea"


@dataclass(frozen=True, slots=True)
class Key:
    """A key that was pressed, with what, and on what."""

    name: str
    ctrl: bool = False  # or the command key
    shift: bool = False
    drawn: bool = False
    near_choices: bool = False
    written: bool = False


@dataclass(frozen=True, slots=True)
class Press:
    """What has the focus is pressed."""


@dataclass(frozen=True, slots=True)
class Step:
    """To the next choice (1), or the one before (-1)."""

    by: int


Meaning = Press | Step | Command

ESCAPE: Final = Command("close")
_STEPS: Final = {"ArrowDown": Step(1), "ArrowUp": Step(-1)}


def meaning(key: Key) -> Meaning | None:
    """What a key means to us; None: nothing."""
    if key.name in ("Enter", " ") and key.drawn:
        return Press()
    if key.name in _STEPS and key.near_choices:
        return _STEPS[key.name]
    if key.name == "Escape":
        return ESCAPE
    letter = key.name.lower()
    if key.ctrl and letter in ("z", "y") and not key.written:
        return Command("redo" if key.shift or letter == "y" else "undo")
    return None


def next_choice(here: int | None, step: Step, count: int) -> int:
    """Round and round among so many choices; from elsewhere (None) to the first or the last."""
    if here is None:
        here = -1 if step.by > 0 else count
    return (here + step.by) % count
