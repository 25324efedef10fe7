"""The spaceship: loading, and what it brings (UM-68, UM-90 to UM-95)."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Decision
from eden.engine.notation import Act
from eden.engine.values import with_at

from ..acts import Give, Turn
from ..data import (
    FIRST_PYRAMID,
    FORESEE_LOAD,
    LOAD,
    LOADS,
    POWER_LOAD,
    PYRAMIDS,
    SHIP,
    Character,
    Difficulty,
    Pile,
)
from ..events import Loaded, PowerDealt
from ..state import NONE, Job, State, Task
from .board import Result, done, draw_card, drawn, first, then

GIVE: Final = tuple(Give(character) for character in Character)


def no_load(state: State) -> str | None:
    """The rule that forbids to load now, or None; whether Elli has a cube is asked elsewhere."""
    if state.at[Character.ELLI] != state.base_u or state.people[state.base_u] != LOAD:
        return "UM-68"
    return "UM-91" if state.ship + LOAD > SHIP else None


def load(state: State) -> Result:
    """Four people go aboard, the token moves on, and the space is rewarded."""
    loads = min(LOADS, state.loads + 1)
    moves = loads > state.loads
    people = with_at(state.people, state.base_u, state.people[state.base_u] - LOAD)
    state = state._replace(people=people, ship=state.ship + LOAD, loads=loads)
    tasks = [*_pyramid(state), *_powers(state)] if moves else []
    if moves and loads == FORESEE_LOAD:
        tasks.append(Task(Job.FORESEE))
    if loads == POWER_LOAD and not state.round:
        state = state._replace(dealt=True)
    return then(state, *tasks), (Loaded(loads),)


def _pyramid(state: State) -> list[Task]:
    """The pyramid that waits on this space (UM-107)."""
    if not state.pyramids_on:
        return []
    number = state.loads - FIRST_PYRAMID[Difficulty(state.needed)]
    return [Task(Job.PYRAMID, number)] if 0 <= number < PYRAMIDS else []


def _powers(state: State) -> list[Task]:
    if state.round:
        return []
    if state.dealt:
        return [Task(Job.DEAL)] if NONE in (state.powers[one] for one in state.team) else []
    return first_powers(state) if state.loads == POWER_LOAD else []


def first_powers(state: State) -> list[Task]:
    """A power card for every character (UM-92)."""
    return [Task(Job.DEAL, one) for one in state.team]


def pending_deal(state: State) -> Decision[Act]:
    """The next power card."""
    return draw_card(state, Pile.POWER, "deal")


def apply_deal(state: State, action: Act) -> Result:
    """It goes to its character, or it is asked to whom."""
    assert isinstance(action, Turn)
    state, events = drawn(state, Pile.POWER, action.card)
    character = first(state).one
    if character == NONE:
        return done(state, Task(Job.GIVE, action.card)), events
    state = done(state._replace(powers=with_at(state.powers, character, action.card)))
    return state, (*events, PowerDealt(Character(character), action.card))


def give_options(state: State) -> tuple[Act, ...]:
    """Every character without a power card (UM-93)."""
    return tuple(GIVE[one] for one in state.team if state.powers[one] == NONE)


def apply_give(state: State, action: Act) -> Result:
    """The card has its owner."""
    assert isinstance(action, Give)
    card = first(state).one
    state = done(state._replace(powers=with_at(state.powers, action.character, card)))
    return state, (PowerDealt(action.character, card),)
