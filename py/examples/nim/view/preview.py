"""What a choice would do, drawn over the heaps: the stones that would go."""

from __future__ import annotations

from eden.engine.notation import Act
from eden.kit.look import Look
from eden.kit.svg import tag

from ..acts import Take
from ..state import State
from .heaps import at


def preview(look: Look[State], action: Act) -> str:
    """An overlay in the coordinates of the heaps; '' where nothing there would change."""
    if str(action) not in look.options or not isinstance(action, Take):
        return ""
    left = look.state.left[action.heap]
    return "".join(
        tag("circle", r=22, transform=at(action.heap, place))
        for place in range(left - action.count, left)
    )
