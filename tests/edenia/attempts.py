"""What a sensible person could wrongly try in the galaxy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from drawn import acts, table

from eden.engine.chance import Luck
from eden.engine.match import AnyMatch
from eden.games.edenia.data import NUMBERS, PLANETS, TELEPORTERS, Artefact, Cell, Path, Side
from eden.games.edenia.data import Toward as To
from eden.games.edenia.state import NONE, State

# So many of each kind, that no kind drowns the others.
SOME = 5


def attempts(match: AnyMatch, luck: Luck) -> Iterator[str]:
    """Taps that lead nowhere, moves of sheep that stay, and choices that are not asked now."""
    state: State = match.state
    for kind in (
        sorted(acts(table(match.game.slug, state))),
        list(_moves(state)),
        list(_teleports(state)),
        list(_junctions()),
        list(_artefacts(state)),
        list(_cells(state)),
        ["pass", "end", "clover", "flag", "search", "straight", "stop", "leap"],
        [*(f"out {_word(path)}" for path in Path), *(f"side {_word(side)}" for side in Side)],
    ):
        yield from (luck.pick(kind) for _ in range(SOME if kind else 0))


def _word(thing: Side | Path | To | Cell | Artefact) -> str:
    return thing.name.lower()


def _moves(state: State) -> Iterator[str]:
    """A sheep is tapped, or sent off by a path or in a direction, whether it can go or not."""
    for number in NUMBERS:
        yield str(number)
        yield from (f"{number} goes {_word(to)}" for to in To)
        yield from (f"{number} leaves {_word(s)} {_word(p)}" for s, p in product(Side, Path))


def _teleports(state: State) -> Iterator[str]:
    """To a teleporter that is known, to the next planet, to where nothing is."""
    known = [cell for cell in Cell if state.cells[cell] in (*TELEPORTERS, *PLANETS)]
    for number, cell in product(NUMBERS, (*known, Cell.C2)):
        yield f"{number} teleports {_word(cell)}"


def _junctions() -> Iterator[str]:
    for number, side, path in product(NUMBERS, Side, Path):
        yield f"{number} onto {_word(side)} {_word(path)}"


def _artefacts(state: State) -> Iterator[str]:
    """One in hand, one already played, one that another has played, one on the ground."""
    mine = (*state.hands[state.seat], *(one for played in state.played for one in played))
    for one in mine:
        yield f"play {_word(one)}"
        yield f"take {_word(one)}"
    yield "play turbo3"


def _cells(state: State) -> Iterator[str]:
    """A tile is wanted in a cell, or a flag guarded."""
    empty = [cell for cell in Cell if state.cells[cell] == NONE]
    planets = [cell for cell in Cell if state.cells[cell] in PLANETS]
    yield from (f"lay {_word(cell)}" for cell in (*empty, Cell.E4, Cell.D5))
    yield from (f"guard {_word(cell)}" for cell in (*planets, Cell.B2))
    yield from (f"{verb} {tile}" for verb in ("pick", "under") for tile in (*state.drawn, 5))
