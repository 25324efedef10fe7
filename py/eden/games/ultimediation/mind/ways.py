"""How many actions a character needs to get somewhere."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..data import AROUND, BESIDE, BESIDE_ROUND, SQUARES, Character, Square

# Where nobody knows yet where something will be, it is about as far as this.
SOMEWHERE: Final = 4


@cache
def steps(one: Character, wraps: bool) -> tuple[tuple[int, ...], ...]:
    """By square and square: the actions of a walk on an Earth without destruction."""
    straight = BESIDE_ROUND if wraps else BESIDE
    slanted = one in (Character.ELLI, Character.AGAPI)
    near = [frozenset((*straight[sq], *(AROUND[sq] if slanted else ()))) for sq in SQUARES]
    far = tuple(_from(sq, near) for sq in SQUARES)
    if one != Character.ELLI:
        return far
    return tuple(tuple((way + 1) // 2 for way in line) for line in far)


def _from(start: Square, near: list[frozenset[Square]]) -> tuple[int, ...]:
    ways = {start: 0}
    front = [start]
    while front:
        reached = {other for square in front for other in near[square]} - ways.keys()
        ways |= dict.fromkeys(reached, ways[front[0]] + 1)
        front = list(reached)
    return tuple(ways[square] for square in SQUARES)


@cache
def way_to_ask(one: Character, here: int, base: int, wraps: bool) -> int:
    """The actions until a character can mediate at a base, Nikitas beside it too (UM-71)."""
    if base < 0 or here < 0:
        return SOMEWHERE
    ways = steps(one, wraps)[here]
    beside = BESIDE[base] if one == Character.NIKITAS else ()
    return min(ways[square] for square in (base, *beside))
