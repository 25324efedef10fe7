"""The pictures of the rulebook, drawn by the view itself: by the rule that they stand under."""

from __future__ import annotations

from typing import Final

from eden.kit.look import Look
from eden.kit.say import Say
from eden.kit.svg import tag

from ..acts import Take
from ..data import Heap
from ..rules.game import Nim
from ..state import State
from .heaps import heaps
from .preview import preview
from .touch import Touch

_SET_UP: Final = State(laid=(3, 5, 2, 7), left=(3, 5, 2, 7))
_LATER: Final = _SET_UP._replace(left=(3, 5, 0, 4), taken=(2, 3))


def pictures(say: Say) -> dict[str, str]:
    """A table that has just been set up; and later on a take of three stones."""
    take = preview(Look(_LATER, Nim().pending(_LATER), 0, say=say), Take(Heap.B, 3))
    drawn = {
        "NI-2": heaps(Touch.still(_SET_UP, say)),
        "NI-4": heaps(Touch.still(_LATER, say), take),
    }
    return {rule: tag("div", block, class_="nim table picture") for rule, block in drawn.items()}
