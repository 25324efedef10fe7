"""What is good for a flock: points, sheep on Edenia, and short ways for the others."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final
from zlib import crc32

from eden.engine.game import Seat
from eden.engine.think.mind import Level, Mind

from .data import (
    ARRIDIS,
    AT,
    CELLS,
    EDENIA,
    ENDS,
    NEXT,
    PLACE,
    RELAYS,
    TILES,
    TUNNELS,
    Cell,
    Kind,
    Path,
    flock,
    straight,
)
from .mind.sight import FEATURES, measure, order
from .rules.board import home, score
from .rules.ending import outcome
from .rules.teleport import free
from .state import GOAL, NONE, START, Phase, State
from .weights import WEIGHTS

_WON: Final = 1000.0
_HOME: Final = 12.0
_TURN: Final = -2.5
# How many turns a cell that nobody knows is thought to cost.
_UNKNOWN: Final = 0.6
_FAR: Final = 12.0
_ROUNDS: Final = 8
_ENVY: Final = 0.3
# After so many turns of each player the race counts twice as much, and whims begin.
_PATIENCE: Final = 12
# A flag that can be replaced is not yet worth its points: else two flocks fight over it for ever.
_LOOSE_FLAG: Final = -4.0
# The first clovers are worth more than their point: they pay for leaps and artefacts.
_CLOVERS: Final = (0.0, 2.0, 3.0, 3.5)


def value(state: State, seat: Seat) -> float:
    """Points and turns still needed, and what stands in the way of the best rival."""
    ended = outcome(state)
    if ended is not None:
        return _WON if seat in ended.winners else -_WON
    rivals = (_worth(state, other) for other in range(state.seats) if other != seat)
    return _worth(state, seat) - _ENVY * max(rivals) + _whim(state)


def _whim(state: State) -> float:
    """A late game does not stand still: the same choices look different each turn."""
    late = max(0.0, state.turns / state.seats - _PATIENCE)
    return late * (crc32(repr((state.at, state.turns)).encode()) % 1000) / 500


def _worth(state: State, seat: Seat) -> float:
    turns = _turns(state.cells, tuple(free(state)))
    ways = fsum(_left(state, turns, sheep) for sheep in flock(seat))
    clovers = _CLOVERS[min(state.clovers[seat], len(_CLOVERS) - 1)]
    loose = sum(
        owner == seat and planet != state.guarded for planet, owner in enumerate(state.flags)
    )
    points = score(state, seat) + _LOOSE_FLAG * loose
    hurry = 1.0 + state.turns / (_PATIENCE * state.seats)
    return points + clovers + hurry * (_HOME * home(state, seat) + _TURN * ways)


def _left(state: State, turns: tuple[float, ...], sheep: int) -> float:
    """The turns that a sheep still needs; one that is under way has not ended this one yet."""
    where = state.at[sheep]
    move = state.move
    if move is not None and move.sheep == sheep and state.phase != Phase.LEAP:
        return _under_way(state.phase, turns, where, move.to)
    if where >= AT:
        return turns[where]
    cell, local = divmod(where, ENDS)
    far = TILES[state.cells[cell]].far[local]
    ends = (where, AT + cell if far == PLACE else cell * ENDS + far)
    return 1.0 + min(turns[end] for end in ends)


def _under_way(phase: Phase, turns: tuple[float, ...], where: int, to: int) -> float:
    if phase == Phase.DIE:
        return fsum(turns[to : to + len(Path)]) / len(Path)
    if phase == Phase.LEAVE:
        return turns[where] - 1.0
    return min(turns[to], turns[where]) if phase == Phase.DWARF else turns[to]


@lru_cache(maxsize=256)
def _turns(cells: tuple[int, ...], teleporters: tuple[Cell, ...]) -> tuple[float, ...]:
    """By end and by place: the turns that a sheep needs which crosses it, or stands there."""
    turns = [_FAR] * (AT + len(CELLS))
    turns[GOAL] = 0.0
    for _ in range(_ROUNDS):
        for cell, tile in zip(CELLS, cells, strict=True):
            if tile not in (NONE, EDENIA):
                _improve(cells, turns, cell, teleporters)
    return tuple(turns)


def _improve(
    cells: tuple[int, ...], turns: list[float], cell: Cell, teleporters: tuple[Cell, ...]
) -> None:
    """Look again at every end of a cell, then at its place."""
    first = cell * ENDS
    for end in range(first, first + ENDS):
        if cells[cell] != ARRIDIS or NEXT[end] != end:
            turns[end] = min(turns[end], _beyond(cells, turns, end))
    if TILES[cells[cell]].kind == Kind.HOLE:
        sides = (turns[first + 3 * side : first + 3 * side + 3] for side in range(4))
        turns[AT + cell] = min(fsum(side) / len(Path) for side in sides)
        return
    places: tuple[Cell, ...] = (cell,)
    if TILES[cells[cell]].kind == Kind.TELEPORTER:
        places = (cell, *teleporters)
    ends = (place * ENDS + end for place in places for end in TILES[cells[place]].arms)
    turns[AT + cell] = 1.0 + min(turns[end] for end in ends)


def _beyond(cells: tuple[int, ...], turns: list[float], end: int) -> float:
    """The turns left for a sheep that crosses this end from the inside of its cell."""
    beyond = NEXT[end]
    if beyond != end:
        return _enter(cells, turns, beyond)
    back = (end,) if end in RELAYS else TUNNELS[end]
    return min(_enter(cells, turns, entry) for entry in back)


def _enter(cells: tuple[int, ...], turns: list[float], entry: int) -> float:
    cell, local = divmod(entry, ENDS)
    tile = cells[cell]
    if tile == NONE:
        return 1.0 + _UNKNOWN * (cell % 5 + cell // 5)
    if tile == EDENIA:
        return 0.0
    if tile == ARRIDIS:
        return turns[START]
    far = TILES[tile].far[local]
    if far != PLACE:
        return turns[cell * ENDS + far]
    if TILES[tile].kind == Kind.DWARF:
        return min(turns[AT + cell], turns[straight(entry)])
    return turns[AT + cell]


_LAWLESS: Final = {"law": ("no",)}
_LAMBS: Final = {"lambs": ("yes",)}

# What never hurts in itself, and what never helps: some of it is too rare for few games to tell.
_GOOD: Final = (
    *("points", "late points", "forecast points", "flags", "guarded flag"),
    *("flag in reach", "artefact in reach", "Gromout", "quantum accelerator"),
    *("first clover", "second clover", "third clover"),
)
_BAD: Final = ("rival flags", "rival guarded flag")

MIND: Final = Mind(
    features=FEATURES,
    measure=measure,
    weights=WEIGHTS,
    order=order,
    # The rivals' answers take longest: few ideas go far.
    levels={
        "ram": Level(ideas=4, seconds=0.25),
        "shepherd": Level(ideas=250, seconds=1.8),
    },
    signs=dict.fromkeys(_GOOD, 1) | dict.fromkeys(_BAD, -1),
    # py/tools/calibrate.py edenia --games 300 --moments 3 --playouts 20 --ideas 6 --fit
    scale=(1.025, -0.196),
    setups=(
        *((2, {}), (3, {}), (4, {}), (2, {}), (4, {})),
        *((2, _LAWLESS), (3, _LAWLESS), (4, _LAMBS), (2, _LAMBS)),
    ),
)
