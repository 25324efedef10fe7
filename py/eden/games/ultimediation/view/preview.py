"""What a choice would do, drawn over the map: who goes where, what is lifted, what is cleared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.notation import Act
from eden.kit.look import Look
from eden.kit.svg import centred, classes, tag, text

from ..acts import (
    Ask,
    Avert,
    Back,
    Calm,
    Cancel,
    Flee,
    Give,
    Join,
    Jump,
    Leave,
    Lift,
    LiftPyramid,
    Load,
    Lose,
    Mediate,
    Move,
    MoveBase,
    Pay,
    Perish,
    Raise,
    Refresh,
    Save,
    Source,
    To,
    Use,
    Ward,
)
from ..data import COLUMNS, ROWS, Character, Pile, word
from ..rules.board import first
from ..state import NONE, State, Thing
from .grid import HIGH, LEFT, TOP, WIDE, Point, corner, light_spots, middle, piece_spots, stand_spot

_THINGS: Final = {Thing.PERSON: "um-person", Thing.PYRAMID: "um-pyramid"}


def preview(look: Look[State], action: Act) -> str:
    """An overlay in the coordinates of the map; '' where nothing there would change."""
    if str(action) not in look.options:
        return ""
    state = look.state
    return "".join(_drawn(state, action))


def _drawn(state: State, action: Act) -> Iterator[str]:
    match action:
        case Move(one, square):
            yield from walk(state, one, square)
        case Jump(one, square):
            yield arrow(_piece(state, one), middle(square), beam=True)
            yield _ghost(f"um-{word(one)}", square)
        case Flee(square):
            yield from flight(first(state).square, square)
        case Leave(origin, square):
            yield from flight(origin, square)
        case Perish(square):
            yield ring(square)
        case To(square):
            yield arrow(middle(state.lifted[1]), middle(square), beam=True)
            yield ring(square) + _ghost(_lifted(state), square)
        case Back(square):
            yield ring(square) + _ghost("um-person", square)
        case Lift(_, square) | Source(square):
            yield _up(light_spots(state, square)[-1][:2])
        case LiftPyramid(_, square) | Raise(square):
            yield _up(stand_spot(state, square)[:2])
        case Cancel(one, square) | Ward(one, square):
            yield arrow(_piece(state, one), middle(square)) + cleared(square)
        case Calm(square) | Avert(square):
            yield cleared(square)
        case _:
            yield from _among(state, action)


def _among(state: State, action: Act) -> Iterator[str]:
    """Choices of characters and camps."""
    match action:
        case Mediate(one, pile):
            yield arrow(_piece(state, one), middle(state.bases[pile]))
            yield ring(state.bases[pile])
        case Ask(pile) | MoveBase(pile):
            yield ring(state.bases[pile])
        case Load():
            yield ring(state.base_u)
            for spot in light_spots(state, state.base_u):
                yield _up(spot[:2])
        case Save(protector):
            yield arrow(_piece(state, first(state).character), _piece(state, protector))
            yield ring(state.at[protector])
        case Pay(one) | Lose(one):
            yield _around(state, one) + _tally(_piece(state, one), "−1")
        case Refresh(one):
            yield _around(state, one) + _tally(_piece(state, one), "+1")
        case Give(one) | Join(one) | Use(one):
            yield _around(state, one)


def _lifted(state: State) -> str:
    thing, square = state.lifted
    if thing == Thing.BASE:
        return f"um-base-{word(Pile(state.bases.index(square)))}"
    return _THINGS[Thing(thing)]


# -- ways ---------------------------------------------------------------------------------------


def walk(state: State, one: Character, square: int) -> Iterator[str]:
    """A character walks; across the edge it leaves on one side and comes back on the other."""
    start, goal = _piece(state, one), middle(square)
    across, down = beyond(state.at[one], square)
    if across or down:
        shown = (
            arrow(start, (goal[0] + across, goal[1] + down)),
            arrow((start[0] - across, start[1] - down), goal),
        )
        yield inside(*shown)
    else:
        yield arrow(start, goal)
    yield ring(square) + _ghost(f"um-{word(one)}", square)


def flight(origin: int, square: int) -> Iterator[str]:
    """A population token flees."""
    yield arrow(middle(origin), middle(square))
    yield ring(square) + _ghost("um-person", square)


def beyond(origin: int, square: int) -> tuple[int, int]:
    """How far a walk goes beyond the edge of the map, to the right and down; mostly (0, 0)."""
    rows, columns = (b - a for a, b in zip(_cell(origin), _cell(square), strict=True))
    across = COLUMNS * WIDE * ((columns < -2) - (columns > 2))
    return across, ROWS * HIGH * ((rows < -2) - (rows > 2))


def _cell(square: int) -> tuple[int, int]:
    return divmod(square, COLUMNS)


def _piece(state: State, one: Character) -> Point:
    if state.at[one] == NONE:
        return middle(0)
    x, y, _ = piece_spots(state)[one]
    return x, y


# -- shapes -------------------------------------------------------------------------------------


def arrow(start: Point, goal: Point, *, beam: bool = False) -> str:
    """From here to there, with a head; '' when that is the same spot."""
    (ax, ay), (bx, by) = start, goal
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    if length < 70:
        return ""
    ux, uy = (bx - ax) / length, (by - ay) / length
    # It stops short at both ends, so that what is there stays readable.
    hx, hy = bx - ux * 31, by - uy * 31
    line = f"M{ax + ux * 30:.0f} {ay + uy * 30:.0f}L{hx:.0f} {hy:.0f}"
    left = f"{hx - ux * 17 - uy * 13:.0f} {hy - uy * 17 + ux * 13:.0f}"
    right = f"{hx - ux * 17 + uy * 13:.0f} {hy - uy * 17 - ux * 13:.0f}"
    head = f"M{left}L{hx:.0f} {hy:.0f}L{right}"
    return tag("path", class_="way edge", d=line + head) + tag(
        "path", class_=classes("way", beam=beam), d=line
    ) + tag("path", class_="way", d=head)  # fmt: skip


def inside(*shown: str) -> str:
    """What is drawn only as far as it is on the map."""
    wide, high = COLUMNS * WIDE, ROWS * HIGH
    box = f"{LEFT} {TOP} {wide} {high}"
    return tag("svg", *shown, x=LEFT, y=TOP, width=wide, height=high, viewBox=box)


def ring(square: int, name: str = "aim") -> str:
    """A frame around a square."""
    x, y = corner(square)
    return tag("rect", class_=name, x=x + 3, y=y + 3, width=WIDE - 6, height=HIGH - 6, rx=13)


def cleared(square: int) -> str:
    """What lies there is taken off the map; who stands there stays readable."""
    x, y = corner(square)
    cross = f"M{x + 66} {y + 10}l24 24m0-24l-24 24"
    return ring(square, "aim calm") + tag("path", class_="cross edge", d=cross) + tag(
        "path", class_="cross", d=cross
    )  # fmt: skip


def _ghost(symbol: str, square: int) -> str:
    x, y = middle(square)
    return centred(symbol, x, y, 52, class_="ghost")


def _around(state: State, one: Character) -> str:
    x, y = _piece(state, one)
    return tag("circle", class_="aim", cx=x, cy=y, r=32)


def _up(spot: tuple[float, ...]) -> str:
    x, y = spot
    return tag("circle", class_="aim", cx=x, cy=y, r=17) + tag(
        "path", class_="way", d=f"M{x:g} {y - 22:g}v-26m-11 12l11-13l11 13"
    )


def _tally(spot: Point, words: str) -> str:
    x, y = spot
    return tag(
        "g",
        tag("rect", x=x - 25, y=y - 54, width=50, height=30, rx=15),
        tag("text", text(words), x=x, y=y - 31),
        class_="tally",
    )
