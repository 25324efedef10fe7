"""The turn track above the map: attacks of each turn, and two cubes that must never meet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from eden.kit.say import N_
from eden.kit.svg import centred, classes, tag, text

from ..data import DISASTER_TURN, TRACK, TURNS
from ..rules.ending import met
from ..words.names import turn_name
from .changes import mark
from .grid import LEFT, RIGHT, WIDE
from .touch import Touch

_TRACK: Final = N_("Turn track")
_TURN: Final = N_("Turn {turn}")
_LOST: Final = N_("Population lost: {lost}; turns left before the cubes meet: {left}")
_ATTACKS: Final = N_("{turn}: attacks: {count}")
_DICE: Final = N_("{turn}: as many attacks as the dice show ({dice})")
_RAIL: Final = 28
_SPACES: Final = 58
_HIGH: Final = 72
_CUBE: Final = 46


def track(now: Touch) -> str:
    """The rail with the two cubes, and under it a space for each turn over its column."""
    state, say = now.state, now.say
    turn, lost = _place(state.turn), _place(TURNS - state.lost)
    left = max(0, TURNS - state.lost - state.turn)
    together = met(state)
    apart = 12 if together else 0
    spaces = _spaces(state.characters, state.pyramids_on, min(state.turn, TURNS))
    return tag(
        "g",
        tag("path", class_="rail", d=f"M{_place(0)} {_RAIL}H{_place(TURNS)}"),
        tag("path", class_="rail open", d=f"M{turn} {_RAIL}H{max(turn, lost)}"),
        # Named as a whole: its letters and numbers alone would be read one by one.
        tag("g", tag("g", spaces, aria_hidden="true"), aria_label=_words(now), role="group"),
        _cube("turn", turn - apart, say(_TURN, turn=turn_name(state.turn + 1))),
        _cube("lost", lost + apart, say(_LOST, lost=state.lost, left=left)),
        mark(now.changes, "turn", turn - apart - 46, _RAIL),
        mark(now.changes, "lost", lost + apart - 46, _RAIL),
        class_=classes("track", met=together, close=left <= 2),
        role="group",
        aria_label=say(_TRACK),
    )


def _place(turn: int) -> float:
    if turn >= TURNS:
        return LEFT + TURNS * WIDE + RIGHT / 2
    return LEFT + turn * WIDE + WIDE / 2


def _cube(name: str, x: float, said: str) -> str:
    points = "-5 -7 6 0 -5 7" if name == "turn" else "5 -7 -6 0 5 7"
    beyond = x > LEFT + TURNS * WIDE
    return tag(
        "g",
        centred("um-cube", 0, 0, _CUBE),
        tag("polygon", class_="points", points=points),
        tag("title", text(said)),
        id=f"cube-{name}",
        class_=classes("turn-cube", name, beyond=beyond),
        data_tell=f"cube {name}",
        transform=f"translate({x:g} {_RAIL})",
        role="img",
        aria_label=said,
    )


def _words(now: Touch) -> str:
    state, say = now.state, now.say
    said = []
    for turn, space in enumerate(TRACK[state.characters]):
        words = say(_DICE if space.dice else _ATTACKS)
        name = turn_name(turn + 1)
        said.append(words.format(turn=name, count=space.number, dice=space.dice))
    return ", ".join(said)


@lru_cache(maxsize=64)
def _spaces(characters: int, disasters: bool, turn: int) -> str:
    return "".join(
        tag(
            "g",
            tag("rect", x=4, y=0, width=WIDE - 8, height=_HIGH, rx=12),
            tag("text", text(turn_name(n + 1)), class_="letter", x=26, y=46),
            *_attacks(space.number, space.dice),
            centred("um-back-disaster", 13, 66, 32) if disasters and n + 1 >= DISASTER_TURN else "",
            class_=classes("space", now=n == turn, gone=n < turn),
            data_tell=f"turn {n + 1}",
            transform=f"translate({LEFT + n * WIDE} {_SPACES})",
        )
        for n, space in enumerate(TRACK[characters])
    )


def _attacks(number: int, dice: int) -> Iterator[str]:
    if not dice:
        yield centred("um-burst", 65, 36, 58)
        yield tag("text", text(number), class_="count", x=65, y=48)
    elif dice == 1:
        yield centred("ui-die-5", 67, 36, 46)
    else:
        yield centred("ui-die-3", 61, 26, 35)
        yield centred("ui-die-5", 76, 46, 35)
