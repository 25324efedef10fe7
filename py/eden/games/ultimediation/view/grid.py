"""Where everything lies on the map: squares, and the spots on them for what can stand together."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from eden.kit.svg import icon, tag

from ..data import COLUMNS, ROWS, Character, word
from ..state import NONE, State

WIDE: Final = 100
HIGH: Final = 116
# Room around the squares: rows are numbered on the left, the danger of each is on the right, the
# turn track lies above.
LEFT: Final = 36
RIGHT: Final = 60
TOP: Final = 140
BOTTOM: Final = 14
WIDTH: Final = LEFT + COLUMNS * WIDE + RIGHT
HEIGHT: Final = TOP + ROWS * HIGH + BOTTOM

Point = tuple[float, float]


class Spot(NamedTuple):
    """A point, and how large what lies there is."""

    x: float
    y: float
    size: float


def corner(square: int) -> tuple[int, int]:
    """The upper left corner of a square."""
    row, column = divmod(square, COLUMNS)
    return LEFT + column * WIDE, TOP + row * HIGH


def middle(square: int) -> Point:
    """The middle of a square."""
    x, y = corner(square)
    return x + WIDE / 2, y + HIGH / 2


def on(square: int, spot: Spot) -> Spot:
    """A spot of a square as one of the map."""
    x, y = corner(square)
    return Spot(x + spot.x, y + spot.y, spot.size)


# -- who stands where on a square ---------------------------------------------------------------


def _row(count: int, y: float, size: float, step: float) -> tuple[Spot, ...]:
    left = 50 - step * (count - 1) / 2
    return tuple(Spot(left + n * step, y, size) for n in range(count))


# By how many characters are on a square: their spots, when they have it to themselves.
_ALONE: Final = (
    (),
    _row(1, 50, 60, 0),
    _row(2, 50, 48, 46),
    (*_row(1, 28, 44, 0), *_row(2, 70, 44, 46)),
    (*_row(2, 28, 43, 46), *_row(2, 70, 43, 46)),
    (*_row(3, 28, 36, 31), *_row(2, 68, 36, 31)),
    (*_row(3, 28, 36, 31), *_row(3, 68, 36, 31)),
    (*_row(4, 28, 33, 23), *_row(3, 66, 33, 28)),
)
# And when something stands there already, which then moves to the upper edge.
_SHARED: Final = (
    (),
    (Spot(69, 70, 50),),
    _row(2, 72, 46, 46),
    _row(3, 73, 38, 31),
    _row(4, 72, 34, 22.5),
    (*_row(3, 54, 33, 31), *_row(2, 82, 33, 31)),
    (*_row(3, 54, 33, 31), *_row(3, 82, 33, 31)),
    (*_row(4, 54, 32, 22.5), *_row(3, 82, 32, 28)),
)
_STANDS: Final = (Spot(50, 50, 72), Spot(37, 36, 60), Spot(50, 25, 46))
# A pyramid beside Base U.
_BESIDE: Final = Spot(80, 24, 40)


def _built(state: State, square: int) -> bool:
    return square == state.base_u or square in state.bases or square in state.pyramids


def crowd(state: State, square: int) -> list[Character]:
    """The characters on a square."""
    return [one for one in state.team if state.at[one] == square]


def piece_spots(state: State) -> dict[Character, Spot]:
    """Where each character of the team stands on the map."""
    found: dict[Character, Spot] = {}
    for square in {state.at[one] for one in state.team} - {NONE}:
        here = crowd(state, square)
        spots = (_SHARED if _built(state, square) else _ALONE)[len(here)]
        found.update((one, on(square, spot)) for one, spot in zip(here, spots, strict=True))
    return found


def stand_spot(state: State, square: int) -> Spot:
    """Where a building stands on its square: smaller, the more are there with it."""
    return on(square, _STANDS[min(len(crowd(state, square)), 2)])


def pyramid_spot(state: State, square: int) -> Spot:
    """Where a pyramid stands: Base U can hold one too."""
    return on(square, _BESIDE) if square == state.base_u else stand_spot(state, square)


_LIGHTS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (50,),
    (33, 67),
    (25, 50, 75),
    (16, 39, 61, 84),
)


def light_spots(state: State, square: int) -> tuple[Spot, ...]:
    """Where the people of a square are: in its middle, or at its lower edge."""
    people = state.people[square]
    shared = _built(state, square) or square in state.at or square in state.attacks
    y, size = (101, 38) if shared else (58, 46)
    spots = _LIGHTS[min(people, 4)]
    return tuple(on(square, Spot(x, y, size)) for x in spots)


# -- pictures of the sprite sheet ---------------------------------------------------------------


def kept(name: str, inner: str, known: str, attributes: dict[str, str | None]) -> str:
    """An element with an id that is often the same as in the picture before."""
    return _kept(name, inner, known, tuple(attributes.items()))


@lru_cache(maxsize=4096)
def _kept(name: str, inner: str, known: str, attributes: tuple[tuple[str, str | None], ...]) -> str:
    return tag(name, inner, id=known, **dict(attributes))


def piece_icon(one: Character, *names: str) -> str:
    """A character beside words."""
    return icon(f"um-{word(one)}", "piece-icon", *names, box="-2 -1 44 46")
