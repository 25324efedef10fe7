"""The map as a picture: the Earth at night under its grid, and all that lies or moves on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from eden.kit.say import N_
from eden.kit.svg import block, classes, tag, text, use

from ..data import COLUMNS, ROWS, SQUARES, square_word
from ..words.help_map import in_row, square_words
from ..words.stakes import DANGER
from .changes import mark
from .grid import HEIGHT, HIGH, LEFT, RIGHT, TOP, WIDE, WIDTH, corner, kept
from .pieces import buildings, cards, characters, foreseen, lights, omens, sign_layer, zones
from .touch import Touch, square_act
from .traces import traces
from .track import track
from .trail import trail

_EARTH: Final = N_("The Earth")
_ROW: Final = N_("Row {row}: squares covered: {count} of 9")
# At so many covered squares of a row the next attack may end the game.
ALARM: Final = 8
_MANY: Final = 12


def earth(now: Touch) -> str:
    """The block of the table that shows the map and the turn track."""
    return tag("div", picture(now), class_="earth", id="earth")


def picture(
    now: Touch,
    overlay: str = "",
    *,
    window: str = f"0 0 {WIDTH} {HEIGHT}",
    tracks: bool = True,
) -> str:
    """The map or a part of it, with what a choice would do over it."""
    return tag(
        "svg",
        _ground(),
        track(now) if tracks else "",
        zones(now.state),
        tag("g", *cards(now), class_="cards", data_tell="attacks", aria_hidden="true"),
        _grid(),
        _row_names(),
        tag("g", *_dangers(now), class_="dangers") if tracks else "",
        tag("g", *trail(now), class_="trail", aria_hidden="true"),
        tag("g", *buildings(now), class_="buildings", aria_hidden="true"),
        tag("g", *lights(now.state), class_="lights", data_tell="people", aria_hidden="true"),
        tag("g", *omens(now.state), *foreseen(now.state), class_="omens", aria_hidden="true"),
        tag("g", *(_square(now, square) for square in SQUARES), class_="squares"),
        tag("g", *traces(now), class_="traces", aria_hidden="true"),
        tag("g", *characters(now), class_="pieces"),
        tag("g", *sign_layer(now), class_="signs"),
        tag("g", overlay, id="preview", class_="preview", aria_hidden="true"),
        viewBox=window,
        data_magnify=True,
        role="group",
        aria_label=now.say(_EARTH),
    )


# -- what never changes -------------------------------------------------------------------------


@cache
def _ground() -> str:
    wide, high = COLUMNS * WIDE, ROWS * HIGH
    return tag(
        "g",
        tag("rect", class_="night", width=WIDTH, height=HEIGHT, rx=26),
        use("um-world", x=LEFT, y=TOP, width=wide, height=high),
        tag("rect", class_="rim", x=LEFT - 4, y=TOP - 4, width=wide + 8, height=high + 8, rx=16),
        data_tell="earth",
        aria_hidden="true",
    )


@cache
def _row_names() -> str:
    """The numbers of the rows; on a phone they stand on the squares of column A."""
    return tag(
        "g",
        *(
            tag(
                "text",
                text(row + 1),
                class_="row-name",
                x=LEFT / 2,
                y=TOP + row * HIGH + 71,
                data_tell=f"row {row + 1}",
            )
            for row in range(ROWS)
        ),
        aria_hidden="true",
    )


@cache
def _grid() -> str:
    wide, high = COLUMNS * WIDE, ROWS * HIGH
    down = (f"M{LEFT + n * WIDE} {TOP}v{high}" for n in range(1, COLUMNS))
    across = (f"M{LEFT} {TOP + n * HIGH}h{wide}" for n in range(1, ROWS))
    return tag("path", class_="grid", d="".join((*down, *across)), aria_hidden="true")


# -- rows in danger -----------------------------------------------------------------------------

_SIGN: Final = {
    "warned": "M0-30 28 20Q30 26 24 26H-24Q-30 26-28 20Z",
    "alarmed": "M-12-29H12L29-12V12L12 29H-12L-29 12V-12Z",
}


def _dangers(now: Touch) -> Iterator[str]:
    """At the edge of each row: how many of its squares are covered (UM-98)."""
    for row in range(ROWS):
        count = in_row(now.state, row)
        level = "alarmed" if count >= ALARM else "warned" if count >= DANGER else "quiet"
        x, y = LEFT + COLUMNS * WIDE + RIGHT / 2, TOP + row * HIGH + HIGH / 2
        yield tag(
            "g",
            tag(
                "rect",
                class_="band",
                x=-COLUMNS * WIDE - RIGHT / 2,
                y=3 - HIGH / 2,
                width=COLUMNS * WIDE,
                height=HIGH - 6,
                rx=10,
            )
            if level != "quiet"
            else "",
            tag("path", class_="shape", d=_SIGN[level]) if level in _SIGN else "",
            tag("text", text(count), y=14 if level == "warned" else 11),
            mark(now.changes, f"row {row + 1}", 0, 40),
            id=f"danger-{row + 1}",
            class_=classes("danger", level),
            transform=f"translate({x:g} {y:g})",
            data_tell=f"row {row + 1}",
            role="img",
            aria_label=now.say(_ROW, row=row + 1, count=count),
        )


# -- squares ------------------------------------------------------------------------------------


def _square(now: Touch, square: int) -> str:
    marked = square in now.marks
    # Where more than a dozen can be chosen it is the others that are marked; where a square can
    # only perhaps be meant its mark stays quiet.
    many = len(now.marks) > _MANY
    soft = "free" if many else "soft" if now.who is not None and not now.verb else ""
    look = "frame" if marked else "veil" if many else ""
    attributes = now.on(
        square_act(now, square),
        square_words(now.state, square, now.say),
        "square",
        soft if marked else "",
        tell=f"square {square_word(square)}",
    )
    name = f"square-{square_word(square)}"
    return block(name, kept("g", _frame(square, look), name, attributes))


@cache
def _frame(square: int, look: str) -> str:
    """What takes the tap, and what is seen where a square can be chosen, or where it cannot."""
    x, y = corner(square)
    hit = tag("rect", class_="hit", x=x, y=y, width=WIDE, height=HIGH)
    if not look:
        return hit
    room = {"x": x + 4, "y": y + 4, "width": WIDE - 8, "height": HIGH - 8, "rx": 12}
    # A dark edge under the dashes: without it they are lost on an explosion.
    edge = tag("rect", class_="under", **room) if look == "frame" else ""
    return hit + edge + tag("rect", class_=look, **room)


def around(squares: tuple[int, ...]) -> str:
    """The window of the map in which these squares lie, from corner to corner."""
    spots = [corner(square) for square in squares]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots) + WIDE, max(y for _, y in spots) + HIGH
    return f"{left - 6} {top - 6} {right - left + 12} {bottom - top + 12}"
