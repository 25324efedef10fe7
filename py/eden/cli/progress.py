"""How far a long command has come, on a terminal: a bar, and the time that is left."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator, Iterable
from typing import Final, TextIO, TypeVar

T = TypeVar("T")

_WIDTH: Final = 30
# Not drawn more often than an eye follows.
_EVERY: Final = 0.1


def watched(
    things: Iterable[T],
    total: int,
    done: int = 0,
    *,
    out: TextIO | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Generator[T, None, None]:
    """The same things, and a bar while they come; `done` of them were there before.

    Where nobody looks, because it is no terminal, nothing is drawn.
    """
    screen = sys.stderr if out is None else out
    if not screen.isatty():
        yield from things
        return
    began = clock()
    drawn, here = began - _EVERY, 0
    try:
        for thing in things:
            here += 1
            now = clock()
            if now - drawn >= _EVERY:
                drawn = now
                text = bar(done + here, total, left=(now - began) / here * (total - done - here))
                screen.write(f"\r{text}\033[K")
                screen.flush()
            yield thing
    finally:
        screen.write("\r\033[K")
        screen.flush()


def bar(done: int, total: int, *, left: float) -> str:
    """The bar itself; so many seconds are left."""
    full = _WIDTH * done // total
    return f"[{'#' * full}{'.' * (_WIDTH - full)}] {done} of {total}, {span(left)} left"


def span(seconds: float) -> str:
    """A time as a person reads it: 0:07, 12:30, 1:02:00."""
    minutes, second = divmod(round(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"
