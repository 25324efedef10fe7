"""A hand on the table: a long press explains, a drag is two taps, what is small is magnified."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from eden.ui.magnifier import Magnifier
from eden.ui.stage import PATIENCE

# So many pixels a pointer moves before it drags.
_DRAG: Final = 10
_THING: Final = "#app [data-tell]"
_ACT: Final = "[data-act]"


class Listener(Protocol):
    """Who hears what a hand does."""

    @property
    def asking(self) -> bool: ...
    def drags(self, act: str) -> bool: ...
    def pick_up(self, act: str) -> None: ...
    def tap(self, act: str) -> None: ...
    def pointed(self, thing: str, *, at_once: bool = False) -> None: ...


class Hand:
    """What a pointer has done since it was laid down; clicks that were something else are eaten."""

    def __init__(
        self,
        stage: Listener,
        later: Callable[[int, Callable[[], None]], None],
        under: Callable[[float, float], Any],
    ) -> None:
        self.magnifier = Magnifier()
        self.pointed: Any = None  # the element that is pointed at
        self._stage = stage
        self._later = later
        self._under = under
        self.touches = False  # what was last used is a finger
        self._down: tuple[float, float] | None = None
        self._source = ""  # what would be dragged
        self._dragging = False
        self._eats = False  # the click that follows is none
        self._count = 0  # so many times it was laid down or lifted
        self._lifted: tuple[float, float] | None = None  # where, until it moves again

    def point(self, thing: Any, *, at_once: bool = False) -> None:
        """At this element, or at nothing."""
        self.pointed = thing
        told = str(thing.getAttribute("data-tell")) if thing else ""
        self._stage.pointed(told, at_once=at_once)

    def hover(self, event: Any) -> None:
        """It passes over something; what explains may itself be read."""
        if not event.target.closest("#tell"):
            self.point(event.target.closest(_THING))

    def rests(self, event: Any) -> bool:
        """Whether it still is where it was lifted: then the page has changed under it, and nobody
        has pointed at anything."""
        return self._lifted == (event.clientX, event.clientY)

    def lay_down(self, event: Any) -> None:
        """It begins: a tap, a long press or a drag."""
        self.touches = bool(event.pointerType == "touch")
        self._count += 1
        self._eats = self._dragging = False
        self._down = (float(event.clientX), float(event.clientY))
        source = event.target.closest(_ACT)
        act = str(source.getAttribute("data-act")) if source else ""
        self._source = act if act and self._stage.drags(act) else ""
        thing, count = event.target.closest(_THING), self._count
        if thing and self.touches:
            self._later(PATIENCE, lambda: self._stayed(thing, count))

    def _stayed(self, thing: Any, count: int) -> None:
        """A finger has stayed where it was."""
        if count == self._count and not self._dragging:
            self._eats = True
            self.point(thing, at_once=True)

    def move(self, event: Any) -> None:
        """It has gone far enough: what can be picked is picked up; a finger scrolls otherwise."""
        if self._lifted and not self.rests(event):
            self._lifted = None
            self.hover(event)
        if self._down is None or self._dragging:
            return
        x, y = self._down
        if max(abs(event.clientX - x), abs(event.clientY - y)) < _DRAG:
            return
        self._count += 1
        if self._source:
            self._dragging = self._eats = True
            self._stage.pick_up(self._source)

    def hold(self, event: Any) -> None:
        """A finger that began on what can be dragged moves that, and not the page."""
        if self._source:
            event.preventDefault()

    def lift(self, event: Any) -> None:
        """What was dragged is put down on what lies there."""
        self._count += 1
        self._down, source, self._source = None, self._source, ""
        self._lifted = None if self.touches else (float(event.clientX), float(event.clientY))
        if self._dragging:
            self._dragging = False
            target = self._under(event.clientX, event.clientY)
            goal = target.closest(_ACT) if target else None
            act = str(goal.getAttribute("data-act")) if goal else ""
            if act and act != source:
                self._stage.tap(act)

    def cancel(self, _: Any) -> None:
        """The browser has taken it over, to scroll."""
        self._count += 1
        self._down, self._dragging = None, False

    def menu(self, event: Any) -> None:
        """A long press explains; the browser's own menu would lie over it."""
        if self._eats:
            event.preventDefault()

    def takes(self, event: Any) -> bool:
        """Whether a click was something else: the end of a drag, a question, or a magnifier's."""
        if self._eats:
            self._eats = False
            return True
        thing = event.target.closest(_THING)
        if self._stage.asking and thing and not event.target.closest("[data-do]"):
            self.point(thing, at_once=True)
            return True
        if not (self.touches and self.magnifier.takes(event)):
            return False
        # Where only one thing can be meant, it is picked at once: that decides nothing yet.
        source = event.target.closest(_ACT) if self.magnifier.alone else None
        return not (
            source
            and source.getAttribute("aria-pressed") != "true"
            and self._stage.drags(str(source.getAttribute("data-act")))
        )
