"""Why not: one short sentence about this moment for every reason that forbids something."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import Refusal
from eden.kit import reasons
from eden.kit.reasons import Fact
from eden.kit.say import N_, Say, capital

from ..state import State
from .names import facts, heap_name, stones

REASONS: Final = {
    "NI-2 untimely": N_("The heaps are laid by chance, before the first turn."),
    "NI-4": N_("At least one stone must be taken."),
    "NI-2 laying": N_("The heaps are still being laid."),
    "NI-5": N_("{Heap} has {left} left."),
}
_FACTS: Final[dict[str, Fact]] = {
    "Heap": lambda state, take, say: capital(heap_name(take.heap, say)),
    "left": lambda state, take, say: stones(state.left[take.heap], say),
}


def why(state: State, refusal: Refusal[State, Act], say: Say) -> str:
    """The reason as it is now."""
    return reasons.told(refusal, state, say, texts=REASONS, facts=_FACTS, fields=facts)
