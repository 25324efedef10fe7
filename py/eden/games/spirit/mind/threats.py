"""How Eden is, and what the hordes will make of it if nobody stops them."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final

from ..data import ALLIES, RING, Condition, Piece, Place, Terrain
from ..state import NOTHING, State
from .reach import parries, twins

# So many rounds ahead nothing can be foreseen any more.
_HORIZON: Final = 5


@lru_cache(maxsize=4000)
def lands(terrains: tuple[Terrain, ...], conditions: tuple[Condition, ...]) -> tuple[float, ...]:
    """Kinds of terrain by how their two are: one or both ravaged, one gone and the other hurt."""
    ravaged = both = last_healthy = last_ravaged = 0
    pairs = twins(terrains)
    for place in RING:
        if place < pairs[place]:
            match sorted((conditions[place], conditions[pairs[place]])):
                case [Condition.HEALTHY, Condition.RAVAGED]:
                    ravaged += 1
                case [Condition.RAVAGED, Condition.RAVAGED]:
                    both += 1
                case [Condition.HEALTHY, Condition.DESTROYED]:
                    last_healthy += 1
                case [Condition.RAVAGED, Condition.DESTROYED]:
                    last_ravaged += 1
    return (
        float(ravaged),
        float(both),
        float(last_healthy),
        float(last_ravaged),
    )


# -- what the hordes will do --------------------------------------------------------------------


def threats(state: State, here: list[Piece]) -> tuple[float, ...]:
    """When Eden falls if nobody acts, also without the worst horde, and what happens next."""
    blocks = [0] * 8
    for ally in ALLIES:
        if state.at[ally] < Place.NOA:
            blocks[state.at[ally]] += 1 + state.shields[ally]
    places = tuple(state.at[horde] for horde in here)
    falls = rounds_left(state.terrains, state.conditions, places, tuple(blocks))
    second = max(
        (
            rounds_left(
                state.terrains, state.conditions, places[:i] + places[i + 1 :], tuple(blocks)
            )
            for i in range(len(places))
        ),
        default=_HORIZON,
    )
    walks = sum(state.conditions[place] == Condition.DESTROYED for place in places)
    blows = sum(
        state.conditions[place] != Condition.DESTROYED and not blocks[place] for place in places
    )
    return (
        float(falls == 1),
        float(falls == 2),
        float(falls == 3),
        float(falls == 4),
        float(second == 1),
        float(second == 2),
        float(second == 3),
        _exposed(state, places, blocks) if falls == 1 else 0.0,
        float(blows),
        float(walks),
    )


def _exposed(state: State, places: tuple[Place, ...], blocks: list[int]) -> float:
    """How likely no ally can parry a blow that would be the end."""
    pairs, gone = twins(state.terrains), Condition.DESTROYED
    deadly = tuple(
        place
        for place in RING
        if state.conditions[place] == Condition.RAVAGED
        and state.conditions[pairs[place]] == gone
        and not blocks[place]
    )
    if not deadly:
        return 0.0
    plans = parries(state.terrains, deadly)
    stand = [state.at[ally] for ally in ALLIES if state.at[ally] < Place.NOA]
    return fsum(
        1.0 - max((plans.chance(ally, place, NOTHING) for ally in stand), default=0.0)
        for place in places
        if place in deadly
    )


@lru_cache(maxsize=20_000)
def rounds_left(
    terrains: tuple[Terrain, ...],
    conditions: tuple[Condition, ...],
    places: tuple[Place, ...],
    blocks: tuple[int, ...],
) -> int:
    """In how many rounds Eden is lost if nobody does anything; no more than can be foreseen."""
    pairs, hurt, met = twins(terrains), list(map(int, conditions)), list(blocks)
    hordes_at = list(map(int, places))
    for round_ in range(1, _HORIZON):
        for index, place in enumerate(hordes_at):
            if hurt[place] == 2:
                hordes_at[index] = (place + 1) % 8
            elif met[place]:
                met[place] -= 1
            else:
                hurt[place] += 1
                if hurt[place] == 2 == hurt[pairs[place]]:
                    return round_
    return _HORIZON
