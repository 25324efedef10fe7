"""The words on buttons: one text an action."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, Say, capital

from ..acts import Lay, Take
from ..state import State
from .names import facts

LABELS: Final[dict[type[Act], str]] = {
    Lay: N_("Lay {heap}: {stones}"),
    Take: N_("Take {stones} from {heap}"),
}


def label(state: State, action: Act, say: Say) -> str:
    """The words on the button of an option, complete without the board."""
    return say(LABELS[type(action)], **facts(action, say))


def group(action: Act, say: Say) -> str:
    """The heading under which an option is listed: its heap."""
    return capital(facts(action, say)["heap"])
