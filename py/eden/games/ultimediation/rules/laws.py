"""The laws of this table: nothing is lost, doubled, or where it cannot be."""

from __future__ import annotations

from ..data import (
    BIG_ROOM,
    CORNERS,
    CUBES,
    DESTRUCTIONS,
    DISASTER_TOKENS,
    ENERGY,
    PEOPLE,
    ROOM,
    SHEETS,
    SHIP,
    SIZES,
    SQUARES,
    Deed,
    Pile,
)
from ..state import NONE, Job, Phase, State
from .board import doing


def check(state: State) -> None:
    """AssertionError where a law is broken."""
    _people(state)
    _characters(state)
    _cards(state)
    _things(state)


def _people(state: State) -> None:
    assert sum(state.people) + state.ship + state.lost == PEOPLE
    assert 0 <= state.ship <= SHIP and min(state.people) >= 0
    fleeing = {task.one for task in state.agenda if task.job in (Job.FLEE, Job.ANSWER)}
    struck = {task.one for task in state.agenda if task.job == Job.ANSWER}
    for square in SQUARES:
        people = state.people[square]
        big = square == state.base_u or (square in CORNERS and square in state.pyramids)
        if square not in fleeing | struck:
            assert people <= (BIG_ROOM if big else ROOM)
            barred = square in state.attacks or square in state.bases
            assert not people or not (barred or square in state.destroyed)


def _characters(state: State) -> None:
    for one in state.team:
        used = state.used[one]
        assert state.cubes[one] >= 0 and state.cubes[one] + sum(used) <= CUBES
        assert all(used[deed] <= SHEETS[one][deed] for deed in Deed)
        assert 0 <= state.energy[one] <= ENERGY
        if state.phase != Phase.SETUP:
            assert state.at[one] != NONE and state.at[one] not in state.destroyed
    held = [card for card in state.powers if card != NONE]
    assert len(set(held)) == len(held)


def _cards(state: State) -> None:
    for pile in Pile:
        assert all(0 <= card < SIZES[pile] for card in state.discards[pile])
        assert not state.discards[pile] & set(state.tops[pile])
    assert not state.discards[Pile.ATTACK] & state.attacks
    assert not state.discards[Pile.POWER] & set(state.powers)
    for camp in (Pile.EAST, Pile.WEST):
        assert not state.discards[camp] & set(state.found[camp])


def _things(state: State) -> None:
    assert len(state.destroyed) <= DESTRUCTIONS and len(state.tokens) <= DISASTER_TOKENS
    if state.phase == Phase.SETUP:
        return
    moving = doing(state, Job.REBASE) or any(t.job == Job.REBASE for t in state.agenda)
    answered = any(task.job == Job.ANSWER for task in state.agenda)
    assert state.bases[0] != state.bases[1] and state.base_u not in state.bases
    assert moving or answered or not state.attacks & set(state.bases)
    assert state.base_u not in state.attacks and state.base_u not in state.destroyed
    for pyramid in state.pyramids:
        if pyramid != NONE and not answered:
            assert pyramid not in state.attacks and pyramid not in state.destroyed
