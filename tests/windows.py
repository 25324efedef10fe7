"""A window to test with."""

from __future__ import annotations

from collections.abc import Callable

from eden.ui.focus import Target
from eden.ui.orders import Order


class Window:
    """A window that writes down what is done in it."""

    def __init__(self, *, still: bool = False) -> None:
        self.done: list[str] = []
        self.orders: list[Order] = []
        self.targets: list[Target] = []
        self.frames: list[Callable[[], None]] = []
        self.drawn = self.told = ""
        self.entries = 0  # in the history, for what lies on top
        self.lost = False
        self.still = still

    def draw(self, markup: str) -> None:
        self.done.append("draw")
        self.drawn = markup

    def overlay(self, markup: str) -> None:
        self.done.append("overlay")

    def tell(self, markup: str, *, stays: bool = False) -> None:
        self.told = markup

    def lay_on_top(self, on_top: bool) -> None:
        self.done.append("lay on top")
        self.entries += 1 if on_top else -1

    def focus_on(self, target: Target) -> None:
        self.done.append("focus")
        self.targets.append(target)

    def carry_out(self, order: Order) -> None:
        self.done.append(type(order).__name__)
        self.orders.append(order)

    def later(self, milliseconds: int, then: Callable[[], None]) -> None:
        self.done.append("later")
        self.frames.append(then)
