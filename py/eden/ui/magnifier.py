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
_NEXT: Final = ".next, .picked"
# By how much a thing is shown larger than a finger needs.
_AMPLE: Final = 1.15


class Magnifier:
    """At most one drawing is magnified, around the point that was touched."""

    def __init__(self) -> None:
        self._drawing: Any = None
        self._factor = 1.0
        self._around = (0.0, 0.0)  # the point that stays where it is, in parts of the drawing
        self.alone = False  # the touch that opened it can have meant one thing only

    @property
    def is_open(self) -> bool:
        """Whether something is magnified."""
        return bool(self._drawing)

    def takes(self, event: Any) -> bool:
        """Whether a touch only opens or closes the magnifier, and chooses nothing; beside the
        drawing it does what it would do without one."""
        drawing = event.target.closest(DRAWING)
        self.alone = False
        if self._drawing:
            inside = bool(drawing == self._drawing)
            chooses = inside and bool(event.target.closest("[data-act]"))
            if not chooses:
                self.close()
            return inside and not chooses
        if not drawing:
            return False
        sizes = _near(drawing, event.clientX, event.clientY)
        if not sizes or min(sizes) >= FINGER:
            return False
        self._open(drawing, event, min(_MOST, _AMPLE * FINGER / min(sizes)))
        self.alone = len(sizes) == 1
        return True

    def close(self) -> None:
        """The drawing is as large as before."""
        if self._drawing:
            self._drawing.style.transform = ""
            self._drawing.removeAttribute("data-magnified")
            self._drawing = None

    def drawn(self) -> None:
        """The page was drawn anew: the drawing stays magnified while something is picked in it, and
        moves so that all is in sight that can be chosen next; where that is too far apart, the
        whole drawing is shown again."""
        drawing = self._drawing
        if drawing and drawing.isConnected and drawing.querySelector(_PICKED) and self._frames():
            self._show()
        else:
            self.close()

    def _frames(self) -> bool:
        """Whether what can be chosen next fits into what is seen, and then it is what is seen."""
        wide, high = _extent(self._drawing)
        larger = max(_length(wide), _length(high), 0.01)
        factor = min(self._factor, 1 / larger)
        if factor < self._factor / _AMPLE:
            return False
        self._factor = factor
        x, y = self._around
        self._around = _around(x, wide, factor), _around(y, high, factor)
        return True

    def _open(self, drawing: Any, event: Any, factor: float) -> None:
        there = drawing.getBoundingClientRect()
        x, y = event.clientX - there.left, event.clientY - there.top
        self._around, self._factor = (x / there.width, y / there.height), factor
        self._drawing = drawing
        self._show()

    def _show(self) -> None:
        x, y = self._around
        self._drawing.style.transformOrigin = f"{100 * x:.2f}% {100 * y:.2f}%"
        self._drawing.style.transform = f"scale({self._factor:.3f})"
        self._drawing.setAttribute("data-magnified", "")


def _near(drawing: Any, x: float, y: float) -> list[float]:
    """The sizes of all things that a touch there could mean."""
    sizes = []
    for thing in drawing.querySelectorAll(_SMALL):
        there = thing.getBoundingClientRect()
        beside = max(there.left - x, x - there.right, there.top - y, y - there.bottom)
        if beside <= _NEAR:
            sizes.append(float(min(there.width, there.height)))
    return sizes


# -- what is in sight: from where to where, in parts of the drawing's width or height -----------

Span = tuple[float, float]


def _length(span: Span) -> float:
    return span[1] - span[0]


def _extent(drawing: Any) -> tuple[Span, Span]:
    """What is taken by all that can be chosen next; the same however large the drawing is shown."""
    whole = drawing.getBoundingClientRect()
    boxes = [one.getBoundingClientRect() for one in drawing.querySelectorAll(_NEXT)]

    def part(ends: list[float], start: float, length: float) -> Span:
        parts = [min(1.0, max(0.0, (end - start) / length)) for end in ends]
        return min(parts), max(parts)

    across = [end for box in boxes for end in (float(box.left), float(box.right))]
    down = [end for box in boxes for end in (float(box.top), float(box.bottom))]
    return part(across, whole.left, whole.width), part(down, whole.top, whole.height)


def _around(point: float, span: Span, factor: float) -> float:
    """The fixed point nearest to this one from which the whole span is seen."""
    seen = 1 / factor
    if seen >= 1:
        return point
    start = point * (1 - seen)
    start = max(min(start, span[0]), span[1] - seen)
    return min(1.0, max(0.0, start / (1 - seen)))
