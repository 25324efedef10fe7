"""The laws of this table: cards, pieces and dice are all there, each in one place."""

from __future__ import annotations

from collections import Counter

from ..data import ALLIES, COPIES, HORDES, OBJECTIVES, Place, Terrain
from ..state import NOTHING, Phase, State


def check(state: State) -> None:
    """AssertionError where a law is broken."""
    if state.phase == Phase.SETUP:
        return
    _cards(state)
    _allies(state)
    _hordes(state)
    _dice(state)


def _cards(state: State) -> None:
    assert Counter(state.terrains) == Counter(dict.fromkeys(Terrain, COPIES))
    cards = [*state.won, *(card for card in state.open if card != NOTHING)]
    assert len(set(cards)) == len(cards)
    assert len(cards) + sum(map(len, state.waiting)) == len(OBJECTIVES)


def _allies(state: State) -> None:
    for ally in ALLIES:
        staying = state.at[ally] == Place.NOA
        assert staying == (state.back[ally] != 0) and state.at[ally] != Place.OUT
        assert not (staying and (state.shields[ally] or state.traps[ally] != NOTHING))
        if state.traps[ally] != NOTHING:
            assert state.at[ally] == state.at[state.traps[ally]]


def _hordes(state: State) -> None:
    for horde, pile, card in zip(HORDES, state.waiting, state.open, strict=True):
        beaten = not pile and card == NOTHING
        leaves = beaten and "ravage" not in state.modes
        assert state.at[horde] != Place.NOA and (state.at[horde] == Place.OUT) == leaves
    assert not state.acted or state.phase in (Phase.HORDES, Phase.SEND, Phase.SHIELD)


def _dice(state: State) -> None:
    on_cards = [spot for spot in state.spots if spot >= 0]
    assert len(set(on_cards)) == len(on_cards) and state.closed not in (set(on_cards) - {NOTHING})
