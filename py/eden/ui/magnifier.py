"""The magnifier: what is too small for a finger is shown larger before it can be chosen."""

from __future__ import annotations

from typing import Any, Final

# Pixels that a finger needs, how far beside a thing it may land, and how much larger at the most.
FINGER: Final = 40
_NEAR: Final = 26
_MOST: Final = 3.2
# The drawings that can be magnified, and what can be chosen in them.
DRAWING: Final = "svg[data-magnify]"
_CHOOSABLE: Final = "[data-act].can, [data-act].next"


class Magnifier:
    """At most one drawing is magnified, around the point that was touched."""

    def __init__(self) -> None:
        self._drawing: Any = None

    def takes(self, event: Any) -> bool:
        """Whether a touch only opens or closes the magnifier, and chooses nothing; beside the
        drawing it does what it would do without one."""
        drawing = event.target.closest(DRAWING)
        if self._drawing:
            inside = drawing == self._drawing
            self.close()
            return inside and not event.target.closest("[data-act]")
        if not drawing:
            return False
        size = _smallest_near(drawing, event.clientX, event.clientY)
        if size is None or size >= FINGER:
            return False
        self._open(drawing, event, min(_MOST, 1.15 * FINGER / size))
        return True

    def close(self) -> None:
        """The drawing is as large as before."""
        if self._drawing:
            self._drawing.style.transform = ""
            self._drawing.removeAttribute("data-magnified")
            self._drawing = None

    def _open(self, drawing: Any, event: Any, factor: float) -> None:
        there = drawing.getBoundingClientRect()
        x, y = event.clientX - there.left, event.clientY - there.top
        drawing.style.transformOrigin = f"{x}px {y}px"
        drawing.style.transform = f"scale({factor})"
        drawing.setAttribute("data-magnified", "")
        self._drawing = drawing


def _smallest_near(drawing: Any, x: float, y: float) -> float | None:
    """The size of the smallest thing that a touch there could mean; None: there is none."""
    sizes = []
    for thing in drawing.querySelectorAll(_CHOOSABLE):
        there = thing.getBoundingClientRect()
        beside = max(there.left - x, x - there.right, there.top - y, y - there.bottom)
        if beside <= _NEAR:
            sizes.append(float(min(there.width, there.height)))
    return min(sizes, default=None)
