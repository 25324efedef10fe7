"""The laws of this table: nothing is lost, doubled, or where it cannot be."""

from __future__ import annotations

from typing import Final

from ..data import (
    CAMPS,
    CUBES,
    DESTRUCTIONS,
    DISASTER_TOKENS,
    ENERGY,
    FACES,
    PEOPLE,
    PROTECTORS,
    PYRAMIDS,
    ROWS,
    SHEETS,
    SHIP,
    SIZES,
    SQUARES,
    Character,
    Deed,
    Kind,
    Pile,
)
from ..state import MEANS, NONE, Job, Phase, State
from .board import capacity


def check(state: State) -> None:
    """AssertionError where a law is broken."""
    _agenda(state)
    _people(state)
    _characters(state)
    _cards(state)
    _things(state)


# What each number of a task can be, by what it means there; NONE where it may be missing.
_NUMBERS: Final = {
    "left": range(2 * FACES + 1),
    "total": range(FACES + 1),
    "row": range(NONE, ROWS),
    "square": SQUARES,
    "camp": range(NONE, len(CAMPS)),
    "pile": range(len(Pile)),
    "card": range(max(SIZES)),
    "kind": range(len(Kind)),
    "character": range(len(Character)),
    "owner": range(NONE, len(Character)),
    "deed": (Deed.TD, Deed.AD),
    "party": range(len(PROTECTORS)),
    "pyramid": range(PYRAMIDS),
}


def _agenda(state: State) -> None:
    """Every task has the numbers that belong to its job, and no others."""
    for job, *numbers in state.agenda:
        means = MEANS.get(job, ())
        assert all(number == NONE for number in numbers[len(means) :])
        for name, number in zip(means, numbers, strict=False):
            assert number in _NUMBERS[name], (job, name, number)


def _people(state: State) -> None:
    assert sum(state.people) + state.ship + state.lost == PEOPLE
    assert 0 <= state.ship <= SHIP and min(state.people) >= 0
    fleeing = {task.square for task in state.agenda if task.job in (Job.FLEE, Job.ANSWER)}
    for square in SQUARES:
        people = state.people[square]
        if square not in fleeing:
            assert people <= capacity(state, square)
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
    for camp in CAMPS:
        assert not state.discards[camp] & set(state.found[camp])


def _things(state: State) -> None:
    assert len(state.destroyed) <= DESTRUCTIONS and len(state.tokens) <= DISASTER_TOKENS
    assert not state.struck or state.phase == Phase.STRIKES
    if state.phase == Phase.SETUP:
        return
    moving = any(task.job == Job.REBASE for task in state.agenda)
    answered = any(task.job == Job.ANSWER for task in state.agenda)
    assert state.bases[0] != state.bases[1] and state.base_u not in state.bases
    assert moving or answered or not state.attacks & set(state.bases)
    assert state.base_u not in state.attacks and state.base_u not in state.destroyed
    for pyramid in state.pyramids:
        if pyramid != NONE and not answered:
            assert pyramid not in state.attacks and pyramid not in state.destroyed
