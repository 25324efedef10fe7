"""Moments of a game, one for every effect and every question, and texts that may come in then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement, product

from spirit.drawing import eden
from spirit.table import ALL_EFFECTS, after, facing, start

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
    *(f"{a} traps {b}" for a, b in product(PIECES, PIECES)),
    # A swap told from its other side is the same swap: only its own text is listed.
    *(f"{a} swaps {b}" for a, b in combinations_with_replacement(PIECES, 2)),
    *(f"{verb} {a}" for verb, a in product(("send", "lower"), PIECES)),
    *(f"{a} returns {p}" for a, p in product(PIECES, PLACES)),
    *(f"{a} on {card.name.lower()}" for a, card in product(FACES, Card)),
    *(f"{a} {verb} {b}" for a, verb, b in product(FACES, ("again for", "becomes"), FACES)),
    *(f"{a} again free" for a in FACES),
    *(f"die {die} rolls {face}" for die, face in product("0123", "16")),
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
    "shield": after(
        eden(yellow="w", fauna="w shield", flora="w shield", waters="w", phase="hordes"),
        "yellow acts",
    ),
    "return": after(eden(yellow="w", fauna="noa 2"), "end", "yellow acts"),
    "weakness": after(eden(yellow="w", modes="weakness"), "end", "yellow acts"),
    "roll": after(eden(yellow="w"), "end", "yellow acts"),
    "reveal": after(
        eden(yellow="s fauna swamp", red="w", fauna="s traps yellow", phase="hordes"),
        "yellow acts",
    ),
    "resurrection": start(seed=3, modes="resurrection"),
    "two due back": after(eden(yellow="w", fauna="noa 2", flora="noa 2"), "end", "yellow acts"),
    "won": after(
        eden(yellow="s fauna swamp last", fauna="s traps yellow", phase="hordes"), "yellow acts"
    ),
}
OVER: Mapping[str, str] = {"won": "SE-24"}
ASKED: Sequence[str] = [moment for moment in STATES if moment not in OVER]


def at(moment: str) -> State:
    """The state at a moment."""
    return STATES[moment]
