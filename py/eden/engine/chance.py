"""Numbers from (seed, position): the same on every Python, whatever was asked before."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BITS: Final = 48
_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


def new_seed() -> int:
    """A fresh seed; from `os.urandom`, because a memory snapshot freezes `random`."""
    return int.from_bytes(os.urandom(SEED_BITS // 8), "big")


def seed_from(text: str) -> int:
    """The seed that a person typed: a number as it is, any other text by its letters."""
    text = text.strip()
    # Python refuses to read a number of thousands of digits; no seed has as many as these.
    short = text.isascii() and text.isdigit() and len(text) <= 20
    if short and int(text) >> SEED_BITS == 0:
        return int(text)
    seed = 0
    for byte in text.encode(errors="surrogatepass"):  # half a character is a letter as well
        seed = _mix(seed ^ byte)
    return seed >> (64 - SEED_BITS)


def number(seed: int, position: int) -> int:
    """64 well-mixed bits (SplitMix64), as a function of where they stand."""
    return _mix(_start(seed) + position * _GOLDEN)


def draw(seed: int, position: int, count: int, weights: tuple[int, ...] = ()) -> int:
    """An index below `count`, by weight where weights are given."""
    if not weights:
        return number(seed, position) * count >> 64
    point = number(seed, position) * sum(weights) >> 64
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise ValueError("weights must be positive")


class Luck:
    """A run of numbers from one seed: a bot's own, apart from those of the match."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._start = _start(seed)
        self._position = 0

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        self._position += 1
        return things[_mix(self._start + self._position * _GOLDEN) * len(things) >> 64]

    def draw(self, things: Sequence[T], weights: tuple[int, ...] = ()) -> T:
        """One of the things, by weight where weights are given."""
        self._position += 1
        return things[draw(self._seed, self._position, len(things), weights)]


def _mix(z: int) -> int:
    z = z + _GOLDEN & _MASK
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
    return z ^ z >> 31


# A match and the bots at it ask for one number after the other, each of a seed of their own.
_start: Final = lru_cache(64)(_mix)
