"""The checked door: whatever comes from outside is listed, or refused with a rule."""

from __future__ import annotations

from itertools import product

import pytest
from spirit.table import ALL_EFFECTS, GAME, after, eden, facing, options, pending

from eden.core.game import Decision, IllegalAction, play
from eden.games.spirit.data import Card, Piece, Place
from eden.games.spirit.state import State

PIECES = [piece.name.lower() for piece in Piece]
PLACES = [place.name.lower() for place in Place]
FACES = ["0", "1", "6", "9"]
TEXTS = [
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

SCENE = {
    "yellow": "s fauna swamp",
    "red": "s",
    "black": "w",
    "fauna": "s shield",
    "flora": "s",
    "waters": "noa 2",
}
BOARD = "mountain forest swamp / cascade NOA cascadex / forest swamp- mountain"
MOMENTS: dict[str, State] = {
    "dice": eden(BOARD, **SCENE, dice="1 6 x 4"),
    **{word: facing(eden(BOARD, **SCENE), word) for word in ALL_EFFECTS},
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


def refusal(state: State, text: str) -> str | None:
    """The rule that refuses a text, or what went wrong instead."""
    try:
        play(GAME, state, text)
    except IllegalAction as refused:
        return refused.rule
    except (IndexError, KeyError, TypeError) as crash:
        return f"{text}: {crash!r}"
    return None


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_that_can_be_read_breaks_the_door(moment: str) -> None:
    answers = {str(refusal(MOMENTS[moment], text)) for text in TEXTS}
    assert sorted(answer for answer in answers if ":" in answer) == []


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "won"])
def test_whatever_is_refused_has_a_rule(moment: str) -> None:
    state = MOMENTS[moment]
    others = set(TEXTS) - options(state)
    assert sorted(text for text in others if refusal(state, text) is None) == []


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "won"])
def test_no_rule_forbids_what_is_listed(moment: str) -> None:
    state = MOMENTS[moment]
    assert [str(act) for act in pending(state).options if GAME.forbids(state, act)] == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_could_be_meant_holds_all_that_is_listed(moment: str) -> None:
    state = MOMENTS[moment]
    now = GAME.pending(state)
    if isinstance(now, Decision) and now.seat == 0:
        assert set(now.options) <= set(GAME.candidates(state))


@pytest.mark.parametrize("text", ["", "fauna", "fauna to", "fauna to xx", "7 on dawn ", "END"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction):
        play(GAME, MOMENTS["dice"], text)
