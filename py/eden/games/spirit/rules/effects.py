"""The nine actions of the Action cards: what can be done, what forbids it, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.values import with_at

from ..acts import Attract, Go, Heal, Protect, Push, Swap, Trap
from ..data import (
    ALLIES,
    HORDES,
    RING,
    Condition,
    Effect,
    Kind,
    Piece,
    Place,
)
from ..events import (
    Attracted,
    Healed,
    Moved,
    Pushed,
    Shielded,
    Swapped,
    Trapped,
)
from ..state import NOTHING, Phase, State
from .board import DISTANCE, Result, in_eden, moved, objective, twin

_GO: Final = tuple(Go(ally, place) for ally in ALLIES for place in RING)
_PUSH: Final = {
    (ally, piece): tuple(Push(ally, piece, place) for place in RING)
    for ally in ALLIES
    for piece in Piece
    if piece != ally
}

# Everything that an action could mean, before any rule is asked.
CANDIDATES: Final[dict[Kind, tuple[Act, ...]]] = {
    Kind.MOVE: _GO,
    Kind.ATTRACT: tuple(Attract(a, p) for a in ALLIES for p in Piece if p != a),
    Kind.PUSH: tuple(act for acts in _PUSH.values() for act in acts),
    Kind.PROTECT: tuple(Protect(ally) for ally in ALLIES),
    Kind.HEAL: tuple(Heal(ally) for ally in ALLIES),
    Kind.TRAP: tuple(Trap(ally, horde) for ally in ALLIES for horde in HORDES),
    Kind.SHORTCUT: _GO,
    Kind.SWAP_HORDES: tuple(Swap(one, other) for one, other in combinations(HORDES, 2)),
    Kind.SWAP_ALLIES: tuple(Swap(one, other) for one, other in combinations(ALLIES, 2)),
}


def options(state: State, effect: Effect) -> tuple[Act, ...]:
    """All ways to carry out an effect."""
    return tuple(act for act in _near(state, effect) if forbids(state, effect, act) is None)


def possible(state: State, effect: Effect) -> bool:
    """Whether there is any way to carry out an effect (SE-35)."""
    return any(forbids(state, effect, act) is None for act in _near(state, effect))


def _near(state: State, effect: Effect) -> tuple[Act, ...]:
    """The candidates; of the many pushes only those of pieces that stand together."""
    if effect.kind != Kind.PUSH:
        return CANDIDATES[effect.kind]
    at = state.at
    return tuple(
        act for (ally, piece), acts in _PUSH.items() if at[ally] == at[piece] for act in acts
    )


def forbids(state: State, effect: Effect, act: Act) -> str | None:
    """The rule that forbids this way of carrying out an effect, or None."""
    if type(act) is not type(CANDIDATES[effect.kind][0]):
        return "SE-31"
    if getattr(act, "ally", ALLIES[0]) not in ALLIES:
        return "SE-83"
    return _FORBIDS[effect.kind](state, effect.strength, act)


def _no_move(state: State, strength: int, act: Go) -> str | None:
    if act.place not in RING:
        return "SE-52"
    if not in_eden(state, act.ally):
        return "SE-83"
    steps = DISTANCE[state.at[act.ally]][act.place]
    if 0 < steps <= strength:
        return None
    return "SE-50" if strength == 1 else "SE-51"


def _no_attract(state: State, strength: int, act: Attract) -> str | None:
    if not (in_eden(state, act.ally) and in_eden(state, act.piece)):
        return "SE-83" if state.at[act.piece] != Place.NOA else "SE-59"
    near = DISTANCE[state.at[act.ally]][state.at[act.piece]] == 1
    return None if near else "SE-56"


def _no_push(state: State, strength: int, act: Push) -> str | None:
    if act.place not in RING or state.at[act.piece] == Place.NOA:
        return "SE-59"
    if not (in_eden(state, act.ally) and in_eden(state, act.piece)):
        return "SE-83"
    if act.piece == act.ally or state.at[act.ally] != state.at[act.piece]:
        return "SE-57"
    steps = DISTANCE[state.at[act.ally]][act.place]
    if 0 < steps <= strength:
        return None
    return "SE-57" if strength == 1 else "SE-58"


def _no_protect(state: State, strength: int, act: Protect) -> str | None:
    if not in_eden(state, act.ally):
        return "SE-83"
    here = state.conditions[state.at[act.ally]]
    return "SE-63" if here == Condition.DESTROYED or state.shields[act.ally] else None


def _no_heal(state: State, strength: int, act: Heal) -> str | None:
    if not in_eden(state, act.ally):
        return "SE-83"
    return None if state.conditions[state.at[act.ally]] == Condition.RAVAGED else "SE-67"


def _no_trap(state: State, strength: int, act: Trap) -> str | None:
    here = state.at[act.ally]
    if not (in_eden(state, act.ally) and in_eden(state, act.horde)):
        return "SE-83"
    if act.horde not in HORDES or state.at[act.horde] != here:
        return "SE-70"
    wanted = objective(state, act.horde)
    if wanted is None:
        return "SE-126"
    if state.conditions[here] == Condition.DESTROYED:
        return "SE-72"
    if (wanted.ally, wanted.terrain) != (act.ally, state.terrains[here]):
        return "SE-70"
    if "celestial" in state.modes and state.conditions[here] != Condition.HEALTHY:
        return "SE-121"
    return "SE-76" if state.traps[act.ally] != NOTHING else None


def _no_shortcut(state: State, strength: int, act: Go) -> str | None:
    if act.place not in RING:
        return "SE-52"
    if not in_eden(state, act.ally):
        return "SE-83"
    here = state.at[act.ally]
    if act.place != twin(state, here):
        return "SE-77"
    gone = Condition.DESTROYED in (state.conditions[here], state.conditions[act.place])
    return "SE-78" if gone else None


def _no_swap(state: State, strength: int, act: Swap) -> str | None:
    if not (in_eden(state, act.one) and in_eden(state, act.other)):
        return "SE-83"
    return "SE-82" if state.at[act.one] == state.at[act.other] else None


def _no_swap_of_hordes(state: State, strength: int, act: Swap) -> str | None:
    listed = act in CANDIDATES[Kind.SWAP_HORDES]
    return _no_swap(state, strength, act) if listed else "SE-80"


def _no_swap_of_allies(state: State, strength: int, act: Swap) -> str | None:
    listed = act in CANDIDATES[Kind.SWAP_ALLIES]
    return _no_swap(state, strength, act) if listed else "SE-81"


_FORBIDS: Final[dict[Kind, Callable[[State, int, Any], str | None]]] = {
    Kind.MOVE: _no_move,
    Kind.ATTRACT: _no_attract,
    Kind.PUSH: _no_push,
    Kind.PROTECT: _no_protect,
    Kind.HEAL: _no_heal,
    Kind.TRAP: _no_trap,
    Kind.SHORTCUT: _no_shortcut,
    Kind.SWAP_HORDES: _no_swap_of_hordes,
    Kind.SWAP_ALLIES: _no_swap_of_allies,
}


def apply(state: State, act: Act) -> Result:
    """The state after an effect, ready for the next die."""
    effect = state.effect
    assert effect is not None
    state = state._replace(effect=None, phase=Phase.DICE)
    match act:
        case Go(ally, place):
            return _move(state, ally, place, Moved(ally, place, effect.kind))
        case Attract(ally, piece):
            here = state.at[ally]
            return _move(state, piece, here, Attracted(ally, piece, here))
        case Push(ally, piece, place):
            return _move(state, piece, place, Pushed(ally, piece, place))
        case Protect(ally):
            shields = with_at(state.shields, ally, True)
            return state._replace(shields=shields), (Shielded(ally, state.at[ally]),)
        case Heal(ally):
            here = state.at[ally]
            conditions = with_at(state.conditions, here, Condition.HEALTHY)
            return state._replace(conditions=conditions), (Healed(ally, here),)
        case Trap(ally, horde):
            traps = with_at(state.traps, ally, horde)
            return state._replace(traps=traps), (Trapped(ally, horde, state.at[ally]),)
        case Swap(one, other):
            there = state.at[one]
            state, lost = moved(state, one, state.at[other])
            state, more = moved(state, other, there)
            return state, (Swapped(one, other), *lost, *more)
        case _:
            raise TypeError(act)


def _move(state: State, piece: Piece, place: Place, event: Event) -> Result:
    state, lost = moved(state, piece, place)
    return state, (event, *lost)
