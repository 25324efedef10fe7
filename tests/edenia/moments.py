"""Moments of a race, one for every phase and every question, and texts that may come in then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from edenia.table import GAME, after, galaxy, tile

from eden.games.edenia.data import EXPLORATION, Artefact, Cell, Path, Side, Toward
from eden.games.edenia.state import State

NUMBERS = (0, 1, 2, 3, 4)
CELLS = [cell.name.lower() for cell in Cell]
SIDES = [side.name.lower() for side in Side]
PATHS = [path.name.lower() for path in Path]
TOWARD = [toward.name.lower() for toward in Toward]
ARTEFACTS = [artefact.name.lower() for artefact in Artefact]
TEXTS: Sequence[str] = [
    *"pass end leap stop straight search clover flag".split(),
    *(f"player {n} begins" for n in NUMBERS),
    *(f"die {p}" for p in PATHS),
    *(f"out {p}" for p in PATHS),
    *(f"side {s}" for s in SIDES),
    *(f"{verb} {a}" for verb, a in product(("play", "find", "take"), ARTEFACTS)),
    *(f"{verb} {c}" for verb, c in product(("guard", "lay"), CELLS)),
    *(f"{verb} {t}" for verb, t in product(("tile", "pick", "under"), (*EXPLORATION, 22, 99))),
    *(f"{n} goes {t}" for n, t in product(NUMBERS, TOWARD)),
    *(f"{n} teleports {c}" for n, c in product(NUMBERS, CELLS)),
    *(
        f"{n} {verb} {s} {p}"
        for n, verb, s, p in product(NUMBERS, ("leaves", "onto"), SIDES, PATHS)
    ),
]
UNREADABLE: Sequence[str] = ("", "1", "1 leaves", "1 leaves n", "1 goes up", "PASS", "play x")

BOARD = """
    EDENIA T1 .    .  .
    .      .  .    .  .
    .      D5 HOLE .  P1
    .      .  .    T4 D1
    T5     .  .    P2 ARRIDIS
"""
SEARCHED = ("1 leaves n star", "search")
SCOUTED = ("play r2m2x3", "1 leaves n nebula", "tile D2", "tile D3", "tile D4")
# How to get from the scene to each moment.
WAYS: dict[str, tuple[str, ...]] = {
    "turn": (),
    "turn, with a turbo-engine": ("play turbo3",),
    "turn, after a junction": ("play junction3", "3 onto n nebula"),
    "turn, after the pocket teleporter": ("play pocket3", "1 teleports b1"),
    "after": ("2 leaves e star", "stop"),
    "after passing": ("pass",),
    "leave": ("2 teleports b1",),
    "tile": ("1 leaves n nebula",),
    "lay": SCOUTED,
    "under": (*SCOUTED, f"pick {tile('D2')}"),
    "leap": ("1 leaves w star",),
    "tunnel": ("2 leaves e star", "straight"),
    "hole": ("3 goes e",),
    "die": ("3 goes e", "side n"),
    "planet": ("1 leaves n star", "straight"),
    "planet with a flag of one's own": ("1 leaves w nebula",),
    "dwarf": ("1 leaves n star",),
    "find": SEARCHED,
    "take": (*SEARCHED, "find turbo5", "find scope4"),
    "junction": ("play junction3",),
    "pocket": ("play pocket3",),
    "guard": ("play gromout",),
    "scope": ("play scope3",),
    "cell": ("play scope3", "tile D2"),
}
GREEN, RED = "arridis d4 b3.e.star", "d5.e.star a5"
LAMB_WAYS = {
    f"lambs: {moment}": WAYS[moment]
    for moment in "turn,after,leave,tile,leap,tunnel,hole,planet,dwarf".split(",")
}
ASKED: Sequence[str] = (*WAYS, *LAMB_WAYS, "first", "blocked")
OVER: Mapping[str, str] = {"won": "ED-20", "lambs: won": "ED-131"}


@cache
def at(moment: str) -> State:
    """The state at a moment."""
    if moment in WAYS:
        hands = "turbo3 junction3 r2m2x3 scope3 gromout quantum pocket3 / turbo4"
        state = galaxy(BOARD, green=GREEN, red=RED, hands=hands, flags="P2 green", sabotaged="T5")
        return after(state, *WAYS[moment])
    if moment in LAMB_WAYS:
        return after(galaxy(BOARD, lambs=True, green=GREEN, red=RED), *LAMB_WAYS[moment])
    match moment:
        case "first":
            return GAME.setup(2, {"law": ("yes",), "lambs": ("no",)})
        case "blocked":  # it must leap: it has not got anywhere yet
            state = galaxy(BOARD, green="b3.e.star/0", red="b3.e.star/1")
            return after(state, "1 goes w")
        case "won":
            state = galaxy(BOARD, green="edenia edenia b1.e.star", won="white blue")
            return after(state, "3 goes w")
        case _:
            return after(galaxy(BOARD, lambs=True, green="edenia b1.e.star"), "2 goes w")
