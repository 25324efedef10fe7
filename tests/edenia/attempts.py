"""What a sensible person could wrongly try in the galaxy."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from itertools import product

from drawn import acts, table

from eden.engine.chance import Luck
from eden.engine.match import AnyMatch
from eden.games.edenia.data import (
    DEVICES,
    NUMBERS,
    PLANETS,
    TELEPORTERS,
    Cell,
    Device,
    Path,
    Side,
    Toward,
)
from eden.games.edenia.state import Phase, State

# So many of each kind, that no kind drowns the others.
SOME = 4
# What is tried while this is asked.
ASKED = {
    Phase.TUNNEL: [f"out {path.name.lower()}" for path in Path],
    Phase.DWARF: ["search", "straight", "leap"],
    Phase.PLANET: ["clover", "flag"],
    Phase.LEAP: ["stop", "leap", "straight"],
}


def attempts(match: AnyMatch, luck: Luck) -> Iterator[str]:
    """Taps that lead nowhere, sheep and artefacts that must wait, and what is too late or early."""
    state: State = match.state
    for kind in (
        list(_taps(match)),
        list(_moves()),
        list(_teleports(state)),
        list(_artefacts(state)),
        list(_chosen(state)),
        ASKED.get(state.phase, []),
        ["pass", "end", "stop", luck.pick(["clover", "flag", "search", "leap"])],
    ):
        yield from (luck.pick(kind) for _ in range(SOME if kind else 0))


def _word(thing: IntEnum) -> str:
    return thing.name.lower()


def _taps(match: AnyMatch) -> Iterator[str]:
    """What lies on the table is tapped; of all cells that nobody knows one will do."""
    taps = sorted(acts(table(match.game.slug, match.state)))
    yield from (act for act in taps if not act.startswith("lay "))
    yield from [act for act in taps if act.startswith("lay ")][-1:]


def _moves() -> Iterator[str]:
    """A sheep is sent off by a path or in a direction, whether it can go or not."""
    for number in NUMBERS:
        yield from (f"{number} goes {_word(to)}" for to in Toward)
        yield from (f"{number} leaves {_word(s)} {_word(p)}" for s, p in product(Side, Path))


def _teleports(state: State) -> Iterator[str]:
    """To a teleporter that is known, or to a planet."""
    known = [cell for cell in Cell if state.cells[cell] in (*TELEPORTERS, *PLANETS)]
    for number, cell in product(NUMBERS, known):
        yield f"{number} teleports {_word(cell)}"


def _artefacts(state: State) -> Iterator[str]:
    """One in hand, one already played, one that another has played."""
    for one in (*state.hands[state.seat], *(one for played in state.played for one in played)):
        yield f"play {_word(one)}"
    if state.lambs:
        yield "play turbo3"
    if state.phase == Phase.TAKE:
        yield from (f"take {_word(one)}" for one in state.hands[state.seat])


def _chosen(state: State) -> Iterator[str]:
    """What an artefact asks for, and what somebody who holds it may already try."""
    devices = {DEVICES[one] for one in state.hands[state.seat]}
    if state.phase == Phase.JUNCTION or Device.JUNCTION in devices:
        for number, side, path in product(NUMBERS, Side, Path):
            yield f"{number} onto {_word(side)} {_word(path)}"
    if state.phase == Phase.SCOPE_CELL:
        yield from (f"lay {_word(cell)}" for cell in Cell)
    if state.phase == Phase.GUARD or Device.GROMOUT in devices:
        yield from (f"guard {_word(cell)}" for cell in Cell if state.cells[cell] in PLANETS)
        yield "guard b2"
    if state.phase in (Phase.LAY, Phase.UNDER):
        yield from (f"{verb} {tile}" for verb in ("pick", "under") for tile in (*state.drawn, 5))
