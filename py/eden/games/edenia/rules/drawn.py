"""The table drawn as text: the galaxy, then a line for each thing that lies on the table.

Tiles are counted by what lies on them (`P1` to `P4`, `D1` to `D9`, `T1` to `T9`), flocks are called
by the colours of their seats. A sheep is at the place of a cell (`b2`) or on a lane, called by its
lower end (`d4.n.star`), with `/1` when one sheep stands between it and that end. What is face down
is a question mark; what belongs to the seats stands in their order, between `/`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final

from ..data import (
    ARRIDIS,
    AT,
    CELLS,
    DWARFS,
    EDENIA,
    HOLE,
    PLANETS,
    RELAYS,
    TELEPORTERS,
    flock,
    path_of,
    side_of,
)
from ..state import GOAL, NONE, START, Phase, State
from .board import cell_of, deck_size, open_score

FLOCKS: Final = ("green", "red", "yellow", "black")
_TILES: Final = {
    NONE: ".",
    HOLE: "HOLE",
    ARRIDIS: "ARRIDIS",
    EDENIA: "EDENIA",
    **{tile: f"P{n}" for n, tile in enumerate(PLANETS, 1)},
    **{tile: f"D{n}" for n, tile in enumerate(DWARFS, 1)},
    **{tile: f"T{n}" for n, tile in enumerate(TELEPORTERS, 1)},
}


def drawn(state: State) -> str:
    """What everybody at the table sees."""
    facts = (*_sheep(state), *_places(state), *_goods(state), *_deck(state))
    return "\n".join((*_galaxy(state), "", *(f"{name}: {text}" for name, text in facts if text)))


def _galaxy(state: State) -> Iterator[str]:
    """A line for each row of cells, its columns under each other."""
    rows = [[_TILES[tile] for tile in state.cells[row : row + 5]] for row in range(0, 25, 5)]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield " ".join(word.ljust(n) for word, n in zip(row, wide, strict=True)).rstrip()


Facts = Iterator[tuple[str, str]]


def _sheep(state: State) -> Facts:
    """Who is to play, and where all sheep are."""
    yield "law", "" if state.law else "no"
    yield "lambs", "yes" if state.lambs else ""
    yield "turn", FLOCKS[state.seat]
    yield "phase", "" if state.phase == Phase.TURN else _word(state.phase)
    for seat in range(state.seats):
        yield FLOCKS[seat], " ".join(_where(state, sheep) for sheep in flock(seat))


def _where(state: State, sheep: int) -> str:
    at, rank = state.at[sheep], state.rank[sheep]
    if at >= AT:
        return {START: "arridis", GOAL: "edenia"}.get(at) or _word(cell_of(at))
    return _end(at) + (f"/{rank}" if rank else "")


def _places(state: State) -> Facts:
    """What lies on planets, dwarf planets, teleporters and relay stations."""
    planets = [planet for planet in PLANETS if planet in state.cells]
    flags = [planet for planet in planets if state.flags[planet] != NONE]
    dwarfs = [] if state.lambs else [dwarf for dwarf in DWARFS if dwarf in state.cells]
    yield "pastures", ", ".join(f"{_TILES[one]} {state.pastures[one]}" for one in planets)
    yield "flags", ", ".join(f"{_TILES[one]} {FLOCKS[state.flags[one]]}" for one in flags)
    yield "guarded", "" if state.guarded == NONE else _TILES[state.guarded]
    yield "caches", ", ".join(_hidden(_TILES[one], state.caches[one - DWARFS[0]]) for one in dwarfs)
    yield "sabotaged", _tiles(sorted(state.sabotaged))
    yield "relays", " ".join(_end(end) for end, relay in RELAYS.items() if state.relays[relay])


def _goods(state: State) -> Facts:
    """What the players have, and what is left for them."""
    seats = range(state.seats)
    yield "clovers", " ".join(map(str, state.clovers))
    yield "hands", _by_seat(_hidden("", hand) for hand in state.hands)
    yield "played", _by_seat(" ".join(map(_word, played)) for played in state.played)
    yield "won", _by_seat(" ".join(map(_word, won)) for won in state.won)
    if not state.lambs:
        yield "points", " ".join(str(open_score(state, seat)) for seat in seats)
    yield "trifolium", " ".join(map(_word, state.trifolium))
    yield "supply", str(state.supply)


def _deck(state: State) -> Facts:
    yield "drawn", _tiles(state.drawn)
    yield "bottom", _tiles(state.bottom)
    yield "deck", str(deck_size(state))


# -- words --------------------------------------------------------------------------------------


def _word(one: IntEnum) -> str:
    return one.name.lower()


def _end(end: int) -> str:
    """An end, or a lane by its lower end: `d4.n.star`."""
    return ".".join(map(_word, (CELLS[cell_of(end)], side_of(end), path_of(end))))


def _tiles(tiles: Iterable[int]) -> str:
    return " ".join(_TILES[tile] for tile in tiles)


def _hidden(name: str, artefacts: tuple[int, ...]) -> str:
    """So many artefacts, face down: `D4 ? ?`."""
    return " ".join(filter(None, (name, *"?" * len(artefacts))))


def _by_seat(parts: Iterable[str]) -> str:
    """Nothing where nobody has anything."""
    words = " / ".join(parts).split()
    return "" if set(words) <= {"/"} else " ".join(words)
