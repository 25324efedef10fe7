"""The words on buttons: one text an action."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, Say, capital

from ..acts import Lay, Take
from ..state import State
from .names import heap_name, stones

LABELS: Final[dict[type[Act], str]] = {
    Lay: N_("Lay {heap}: {stones}"),
    Take: N_("Take {stones} from {heap}"),
}


def label(state: State, action: Act, say: Say) -> str:
    """The words on the button of an option, complete without the board."""
    assert isinstance(action, Lay | Take)
    heap, count = heap_name(action.heap, say), stones(action.count, say)
    return say(LABELS[type(action)], heap=heap, stones=count)


def group(action: Act, say: Say) -> str:
    """The heading under which an option is listed: its heap."""
    assert isinstance(action, Lay | Take)
    return capital(heap_name(action.heap, say))
