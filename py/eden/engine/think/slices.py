"""Thinking goes in slices, so that something else can happen between them; here without a break."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def at_once(thinking: Generator[None, None, T]) -> T:
    """What comes of it, where nothing else has to happen meanwhile."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: T = done.value
            return result
