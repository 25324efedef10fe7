"""The spaceship: loading, and what it brings (UM-68, UM-90 to UM-95)."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.values import with_at

from ..acts import Load
from ..data import FORESEE_LOAD, LOAD, LOADS, POWER_LOAD, SHIP, Character, Deed
from ..events import Loaded
from ..state import NONE, Job, State, Task
from . import powers, pyramids
from .board import Result, then
from .reasons import cube

LOADING: Final = Load()


def _away(state: State, act: object) -> bool:
    return state.at[Character.ELLI] != state.base_u


def _not_four(state: State, act: object) -> bool:
    return state.people[state.base_u] != LOAD


def _no_room(state: State, act: object) -> bool:
    return state.ship + LOAD > SHIP


def can_load(state: State) -> bool:
    """Whether the ship can be loaded now; whether Elli has a cube is asked elsewhere."""
    return not (_away(state, None) or _not_four(state, None) or _no_room(state, None))


def by(state: State, elli: Character) -> tuple[Act, ...]:
    """Elli can load the ship where she could teleport."""
    return (LOADING,) if can_load(state) else ()


AGAINST: Final = Noes[State, Load](
    *cube(Deed.TELEPORT),
    No("UM-91", _no_room),
    No("UM-68", _away, "away"),
    No("UM-68", _not_four, "four"),
)


def load(state: State) -> Result:
    """Four people go aboard, the token moves on, and the space is rewarded."""
    loads = min(LOADS, state.loads + 1)
    moves = loads > state.loads
    people = with_at(state.people, state.base_u, state.people[state.base_u] - LOAD)
    state = state._replace(people=people, ship=state.ship + LOAD, loads=loads)
    tasks = [*pyramids.waiting(state), *_powers(state)] if moves else []
    if moves and loads == FORESEE_LOAD:
        tasks.append(Task(Job.FORESEE))
    if loads == POWER_LOAD and not state.round:
        state = state._replace(dealt=True)
    return then(state, *tasks), (Loaded(loads),)


def _powers(state: State) -> list[Task]:
    """A card for all with the fourth loading, then one with each, for whoever has none (UM-92)."""
    if state.round:
        return []
    if state.dealt:
        return [Task(Job.DEAL)] if NONE in (state.powers[one] for one in state.team) else []
    return powers.for_all(state) if state.loads == POWER_LOAD else []
