"""What a choice would do, drawn over Eden: arrows, ghosts of pieces, signs on places."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from textwrap import wrap
from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.kit.look import Look
from eden.kit.say import Say
from eden.kit.svg import centred, classes, tag, text

from ..acts import End, Put, React
from ..data import HORDES, Kind, Piece, Place, word
from ..events import (
    AllyBack,
    AllySent,
    Attracted,
    Fled,
    Healed,
    HordeBeaten,
    Moved,
    Pushed,
    Shielded,
    ShieldHeld,
    ShieldLost,
    Swapped,
    TerrainDestroyed,
    TerrainRavaged,
    TrapLost,
    Trapped,
    WalkedOn,
)
from ..rules import effects
from ..rules.board import allies_on
from ..rules.foresight import Likely, foresee
from ..rules.game import Spirit
from ..state import Phase, State
from ..words.outlook import outlook
from .eden import CORNER, between, centre, spot, stance, token

_GAME: Final = Spirit()
_RIM: Final = 28.0
# How many letters stand in a line on Noa's card, and how far apart lines are.
_LETTERS: Final = 14
_LINE: Final = 16

Point = tuple[float, float]


def preview(look: Look[State], action: Act) -> str:
    """An overlay in the coordinates of Eden; '' where nothing there would change."""
    if str(action) not in look.options:
        return ""
    state = look.state
    match action:
        case Put():
            return "".join(_doers(_GAME.apply(state, action)[0]))
        case End():
            return "".join(_threats(state, look.say))
        case _:
            return "".join(_outcome(state, action))


def _outcome(state: State, action: Act) -> Iterator[str]:
    after, events = _GAME.apply(state, action)
    if isinstance(action, React) and after.phase == Phase.SEND:
        for ally in allies_on(state, state.at[action.horde]):
            yield _arrow([spot(state, ally), centre(Place.NOA)], "maybe")
    if isinstance(action, React) and after.phase == Phase.SHIELD:
        yield _sign(state.at[action.horde], "se-a-protect", "spent")
    for event in events:
        yield from _drawn(state, after, event)


def _doers(state: State) -> Iterator[str]:
    """A die is to be placed: the pieces that its effect could begin with, and where they get to."""
    if state.effect is None:
        return
    ways = [str(act).split() for act in effects.EFFECT.options(state)]
    both = state.effect.kind in (Kind.SWAP_HORDES, Kind.SWAP_ALLIES)
    names = {name for words in ways for name in (words[0], words[-1] if both else words[0])}
    for piece in Piece:
        if word(piece) in names:
            yield tag("g", tag("circle", class_="doer", r=29), class_=_moving(state, piece))
    for place in CORNER:
        if any(word(place) == words[-1] for words in ways):
            x, y = CORNER[place]
            yield tag("rect", class_="goal", x=x + 3, y=y + 3, width=114, height=114, rx=12)


def _threats(state: State, say: Say) -> Iterator[str]:
    """The turn is to be ended: what the hordes will do, paler what they may, and what to heed."""
    seen = foresee(state)
    maybe = "".join(shape for deed in seen.maybe for shape in _drawn(*deed))
    if maybe:
        yield tag("g", maybe, class_="maybe")
    for deed in seen.sure:
        yield from _drawn(*deed)
    told = tuple(outlook(seen, say))
    if told:
        yield _told(told, grave=seen.lost != Likely.NEVER)


def _drawn(before: State, after: State, event: Event) -> Iterator[str]:
    match event:
        case Moved(ally, place, kind):
            straight = kind == Kind.SHORTCUT
            yield from _goes(before, after, ally, place, straight=straight)
        case Attracted(_, piece, place) | Pushed(_, piece, place):
            yield from _goes(before, after, piece, place)
        case WalkedOn(horde, place) | Fled(horde, _, place):
            yield from _goes(before, after, horde, place)
        case Swapped(one, other):
            yield from _goes(before, after, one, before.at[other], straight=True)
            yield from _goes(before, after, other, before.at[one], straight=True)
        case AllySent(_, ally, _):
            yield from _goes(before, after, ally, Place.NOA, fate="sent")
        case AllyBack(ally, place):
            yield from _goes(before, after, ally, place)
        case _:
            yield from _signs(before, event)


def _signs(before: State, event: Event) -> Iterator[str]:
    match event:
        case TerrainRavaged(_, place):
            yield _crack(place, "ravage")
        case TerrainDestroyed(_, place):
            yield _crack(place, "destroy")
        case Shielded(_, place):
            yield _sign(place, "se-a-protect", "good")
        case Healed(_, place):
            yield _sign(place, "se-a-heal", "good")
        case Trapped(_, _, place):
            yield _sign(place, "se-a-trap", "good")
        case ShieldHeld(_, ally):
            yield _sign(before.at[ally], "se-a-protect", "spent")
        case ShieldLost(ally):
            yield _sign(before.at[ally], "se-a-protect", "lost")
        case TrapLost(ally, _):
            yield _sign(before.at[ally], "se-a-trap", "lost")
        case HordeBeaten(horde, True):
            yield tag(
                "g",
                tag("path", class_="gone", d="M-20-20L20 20M20-20L-20 20"),
                class_=_moving(before, horde),
            )


# -- shapes -------------------------------------------------------------------------------------


def _moving(state: State, piece: Piece) -> str:
    """The classes that put a shape where a piece stands."""
    return classes("stand", stance(state, piece))


def _goes(
    before: State,
    after: State,
    piece: Piece,
    goal: Place,
    *,
    straight: bool = False,
    fate: str = "",
) -> Iterator[str]:
    """An arrow along the ring, or straight across, and the ghost of the piece where it ends."""
    start, left = before.at[piece], after.at[piece] != goal
    end = centre(goal) if left else spot(after, piece)
    passed = () if straight else between(start, goal)
    if not left:
        yield tag(
            "g",
            tag("circle", class_="ghost-ring", r=26),
            token(piece),
            class_=classes("ghost", _moving(after, piece)),
        )
    yield _arrow([spot(before, piece), *map(centre, passed), end], fate or _sort(piece))


def _sort(piece: Piece) -> str:
    return "of-horde" if piece in HORDES else "of-ally"


def _arrow(points: list[Point], name: str) -> str:
    """A line through the points, from the rim of the piece at the first to that at the last."""
    points[0] = _toward(points[0], points[1], _RIM)
    tip = points[-1] = _toward(points[-1], points[-2], _RIM)
    x, y = _toward(tip, points[-2], 1.0)
    across, along = (tip[0] - x) * 11, (tip[1] - y) * 11
    line = "M" + "L".join(f"{a:.0f} {b:.0f}" for a, b in points)
    left = f"{tip[0] - across - along:.0f} {tip[1] - along + across:.0f}"
    right = f"{tip[0] - across + along:.0f} {tip[1] - along - across:.0f}"
    head = f"M{left}L{tip[0]:.0f} {tip[1]:.0f}L{right}"
    return tag(
        "g",
        tag("path", class_="edge", d=line + head),
        tag("path", class_="line", d=line),
        tag("path", class_="head", d=head),
        class_=classes("arrow", name),
    )


def _toward(start: Point, goal: Point, far: float) -> Point:
    length = hypot(goal[0] - start[0], goal[1] - start[1]) or 1.0
    share = far / length
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def _sign(place: Place, symbol: str, name: str) -> str:
    """An action's sign on a place, above the pieces."""
    x, y = centre(place)[0], CORNER[place][1] + 30.0
    struck = tag("path", class_="struck", d=f"M{x - 18:.0f} {y + 18:.0f}l36-36")
    return tag(
        "g",
        tag("circle", cx=x, cy=y, r=24),
        centred(symbol, x, y, 32),
        struck if name == "lost" else "",
        class_=classes("sign", name),
    )


def _crack(place: Place, name: str) -> str:
    """Lightning through a card, once for ravaged, twice for destroyed."""
    x, y = CORNER[place]
    first = f"M{x + 66} {y + 4}l-16 34 22 14-26 30 14 34"
    second = f"M{x + 4} {y + 50}l30 12 16-18 26 22 40-10"
    return tag(
        "g",
        tag("rect", x=x, y=y, width=120, height=120, rx=12),
        tag("path", d=first + (second if name == "destroy" else "")),
        class_=classes("crack", name),
    )


def _told(sentences: tuple[str, ...], *, grave: bool) -> str:
    """What to heed, on Noa's card."""
    lines = [line for sentence in sentences for line in wrap(sentence, _LETTERS)]
    x, y = CORNER[Place.NOA]
    top = centre(Place.NOA)[1] - _LINE * (len(lines) / 2 - 0.8)
    words = (
        tag("text", text(line), x=centre(Place.NOA)[0], y=top + _LINE * number)
        for number, line in enumerate(lines)
    )
    box = tag("rect", x=x, y=y, width=120, height=120, rx=12)
    return tag("g", box, *words, class_=classes("told", grave=grave))
