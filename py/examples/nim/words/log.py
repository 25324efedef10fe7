"""The log: what each event says, and the rule behind it."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.kit.log import Line, Sentence
from eden.kit.say import N_, Say, capital

from ..events import HeapLaid, StonesTaken
from ..state import State
from .names import heap_name, seat_name, stones

LINES: Final[dict[type[Event], Sentence]] = {
    HeapLaid: (N_("{heap}: {stones}."), "NI-2"),
    StonesTaken: (N_("{player} takes {stones} from {heap}."), "NI-4"),
}


def tell(state: State, event: Event, say: Say) -> Line:
    """The log line of an event and its rule, given the state after it."""
    assert isinstance(event, HeapLaid | StonesTaken)
    text, rule = LINES[type(event)]
    words = {"heap": heap_name(event.heap, say), "stones": stones(event.count, say)}
    if isinstance(event, StonesTaken):
        words["player"] = seat_name(event.seat, say)
    return Line(capital(say(text, **words)), rule)
