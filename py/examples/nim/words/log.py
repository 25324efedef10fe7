"""The log: what each event says, and the rule behind it."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.kit.log import Line, Sentence, told
from eden.kit.say import N_, Say

from ..events import HeapLaid, StonesTaken
from ..state import State
from .names import facts

LINES: Final[dict[type[Event], Sentence]] = {
    HeapLaid: (N_("{heap}: {stones}."), "NI-2"),
    StonesTaken: (N_("{player} takes {stones} from {heap}."), "NI-4"),
}


def tell(state: State, event: Event, say: Say) -> Line:
    """The log line of an event and its rule, given the state after it."""
    return told(LINES[type(event)], say, facts(event, say))
