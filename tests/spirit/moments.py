"""Moments of a game, one for every effect and every question, and texts that may come in then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from spirit.drawing import eden
from spirit.table import ALL_EFFECTS, after, facing

from eden.games.spirit.data import Card, Piece, Place
from eden.games.spirit.state import State

PIECES = [piece.name.lower() for piece in Piece]
PLACES = [place.name.lower() for place in Place]
FACES = ["0", "1", "6", "9"]
TEXTS: Sequence[str] = [
    "end",
    *(f"{a} to {p}" for a, p in product(PIECES, PLACES)),
    *(f"{a} attracts {b}" for a, b in product(PIECES, PIECES)),
    *(f"{a} pushes {b} {p}" for a, b, p in product(PIECES, PIECES, PLACES)),
    *(f"{a} {verb}" for a, verb in product(PIECES, ("protects", "heals", "acts"))),
    *(f"{a} {verb} {b}" for a, verb, b in product(PIECES, ("traps", "swaps"), PIECES)),
    *(f"send {a}" for a in PIECES),
    *(f"{a} returns {p}" for a, p in product(PIECES, PLACES)),
    *(f"{a} on {card.name.lower()}" for a, card in product(FACES, Card)),
    *(f"{a} {verb} {b}" for a, verb, b in product(FACES, ("again for", "becomes"), FACES)),
    *(f"{a} again free" for a in FACES),
    *(f"ravage {p}" for p in PLACES),
    *(f"close {card.name.lower()}" for card in Card),
]
UNREADABLE: Sequence[str] = ("", "fauna", "fauna to", "fauna to xx", "7 on dawn ", "END")

SCENE = {
    "yellow": "s fauna swamp",
    "red": "s",
    "black": "w",
    "fauna": "s shield",
    "flora": "s",
    "waters": "noa 2",
}
BOARD = "mountain forest swamp / cascade NOA cascadex / forest swamp- mountain"
# Nobody can do this there.
IDLE = ("attract", "swap_allies")
# Every effect has many ways here.
CROWD = {
    "waters": "ne",
    "fauna": "nw",
    "flora": "w",
    "yellow": "w flora cascade",
    "red": "w fauna swamp",
    "black": "ne waters swamp",
}
CROWDED = "mountain forest swamp- / cascade NOA cascade / forest swamp mountain"
STATES: dict[str, State] = {
    "dice": eden(BOARD, **SCENE, dice="1 6 x 4"),
    **{word: facing(eden(BOARD, **SCENE), word) for word in ALL_EFFECTS if word not in IDLE},
    **{f"{word}, with many ways": facing(eden(CROWDED, **CROWD), word) for word in ALL_EFFECTS},
    "hordes": eden(BOARD, **SCENE, phase="hordes"),
    "send": after(eden(yellow="w", fauna="w", flora="w", phase="hordes"), "yellow acts"),
    "return": after(eden(yellow="w", fauna="noa 2"), "end", "yellow acts"),
    "weakness": after(eden(yellow="w", modes="weakness"), "end", "yellow acts"),
    "roll": after(eden(yellow="w"), "end", "yellow acts"),
    "reveal": after(
        eden(yellow="s fauna swamp", red="w", fauna="s traps yellow", phase="hordes"),
        "yellow acts",
    ),
    "won": after(
        eden(yellow="s fauna swamp last", fauna="s traps yellow", phase="hordes"), "yellow acts"
    ),
}
OVER: Mapping[str, str] = {"won": "SE-24"}
ASKED: Sequence[str] = [moment for moment in STATES if moment not in OVER]


def at(moment: str) -> State:
    """The state at a moment."""
    return STATES[moment]
