"""The magnifier: what is too small for a finger is shown larger before it can be chosen."""

from __future__ import annotations

from typing import Any, Final

# Pixels that a finger needs, how far beside a thing it may land, and how much larger at the most.
FINGER: Final = 40
_NEAR: Final = 26
_MOST: Final = 3.2
# The drawings that can be magnified; what can be chosen in them, or is looked at closely for itself
# (a crowd); and what is picked there, so that the next choice is close to it.
DRAWING: Final = "svg[data-magnify]"
_SMALL: Final = "[data-act].can, [data-act].next, [data-closer]"
_PICKED: Final = ".picked"


class Magnifier:
    """At most one drawing is magnified, around the point that was touched."""

    def __init__(self) -> None:
        self._drawing: Any = None
        self._seen = ""  # how it is magnified, as the style sheet says it
        self._around = ""

    @property
    def is_open(self) -> bool:
        """Whether something is magnified."""
        return bool(self._drawing)

    def takes(self, event: Any) -> bool:
        """Whether a touch only opens or closes the magnifier, and chooses nothing; beside the
        drawing it does what it would do without one."""
        drawing = event.target.closest(DRAWING)
        if self._drawing:
            inside = bool(drawing == self._drawing)
            chooses = inside and bool(event.target.closest("[data-act]"))
            if not chooses:
                self.close()
            return inside and not chooses
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

    def drawn(self) -> None:
        """The page was drawn anew: the drawing stays magnified while something is picked in it."""
        if self._drawing and self._drawing.isConnected and self._drawing.querySelector(_PICKED):
            self._show()
        else:
            self.close()

    def _open(self, drawing: Any, event: Any, factor: float) -> None:
        there = drawing.getBoundingClientRect()
        x, y = event.clientX - there.left, event.clientY - there.top
        self._around, self._seen = f"{x}px {y}px", f"scale({factor})"
        self._drawing = drawing
        self._show()

    def _show(self) -> None:
        self._drawing.style.transformOrigin = self._around
        self._drawing.style.transform = self._seen
        self._drawing.setAttribute("data-magnified", "")


def _smallest_near(drawing: Any, x: float, y: float) -> float | None:
    """The size of the smallest thing that a touch there could mean; None: there is none."""
    sizes = []
    for thing in drawing.querySelectorAll(_SMALL):
        there = thing.getBoundingClientRect()
        beside = max(there.left - x, x - there.right, there.top - y, y - there.bottom)
        if beside <= _NEAR:
            sizes.append(float(min(there.width, there.height)))
    return min(sizes, default=None)
