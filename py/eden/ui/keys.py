"""Which keys mean what: Enter, Space, arrows among choices or moments, Escape, undo, help, hint."""

from __future__ import annotations

from typing import Final, NamedTuple

from eden.ui.replay import LAST
from eden.ui.wishes import Command, Wish

# What is drawn and can be pressed, although it is no button to the browser.
DRAWN: Final = "[role=button][data-act]"
# From here arrows lead to the choices, which are these.
NEAR_CHOICES: Final = "#prompt, #coach, #choices, .play > .bar, .play > .table"
CHOICES: Final = "#choices summary, #choices button"
# Where a text is written, its own undo is meant.
WRITTEN: Final = "input[type=text],input[type=search],textarea"
# What the browser itself presses, and what it moves with arrows.
PRESSABLE: Final = "button,summary,a,select,input"
SLIDES: Final = "select,input"


class Key(NamedTuple):
    """A key that was pressed, with what, and on what."""

    name: str
    ctrl: bool = False  # or the command key
    shift: bool = False
    drawn: Wish | None = None  # what it would mean to press what is drawn there
    near_choices: bool = False
    written: bool = False
    pressable: bool = False  # the browser itself presses what is there
    slides: bool = False  # and moves it with arrows
    held: bool = False  # it was pressed before, and is still down

    @property
    def presses_again(self) -> bool:
        """Whether it only presses on what it has pressed: one press is one choice."""
        return self.held and self.name in ("Enter", " ") and not self.written


class Step(NamedTuple):
    """To the next choice (1), or the one before (-1)."""

    by: int


ESCAPE: Final = Command("close")
SKIP: Final = Command("skip")
# While a match is looked at again.
_REPLAY: Final = {
    "ArrowLeft": Command("step", "-1"),
    "ArrowRight": Command("step", "1"),
    "Home": Command("moment", "0"),
    "End": Command("moment", LAST),
    " ": Command("play"),
}
_STEPS: Final = {"ArrowDown": Step(1), "ArrowUp": Step(-1)}


def meaning(key: Key, *, moving: bool = False, looks_back: bool = False) -> Wish | Step | None:
    """What a key means to us, while something moves or is looked at again; None: nothing."""
    if moving and key.name == " " and not looks_back:
        return SKIP
    taken = key.pressable if key.name == " " else key.slides
    if looks_back and key.name in _REPLAY and not taken:
        return _REPLAY[key.name]
    if key.name in ("Enter", " ") and key.drawn:
        return key.drawn
    if key.name in _STEPS and key.near_choices:
        return _STEPS[key.name]
    if key.name == "Escape":
        return ESCAPE
    if key.name == "?" and not key.written:
        return Command("ask")
    letter = key.name.lower()
    if letter == "h" and not (key.ctrl or key.written):
        return Command("hint")
    if key.ctrl and letter in ("z", "y") and not key.written:
        return Command("redo" if key.shift or letter == "y" else "undo")
    return None


def next_choice(here: int | None, step: Step, count: int) -> int:
    """Round and round among so many choices; from elsewhere (None) to the first or the last."""
    if here is None:
        here = -1 if step.by > 0 else count
    return (here + step.by) % count
