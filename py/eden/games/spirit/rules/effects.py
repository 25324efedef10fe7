"""The nine actions of the Action cards: the ways to carry each out, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Attract, Go, Heal, Protect, Push, Swap, Trap
from ..data import ALLIES, HORDES, RING, Condition, Effect, Kind, Piece, Place
from ..events import Attracted, Healed, Moved, Pushed, Shielded, Swapped, Trapped
from ..state import NOTHING, Phase, State
from .against_effects import IN_EFFECT
from .board import DISTANCE, Result, allies_in_eden, in_eden, moved, objective, twin


@dataclass(frozen=True, slots=True)
class Deed:
    """One of the nine actions: what it could mean, what can be done, what it does.

    `against_effects.py` says why something cannot be done; a law compares the two.
    """

    candidates: tuple[Act, ...]
    can: Callable[[State, int, Any], bool]
    apply: Callable[[State, Any], Result]


def possible(state: State, effect: Effect) -> bool:
    """Whether there is any way to carry out an effect (SE-35)."""
    return next(_ways(state, effect), None) is not None


def _ways(state: State, effect: Effect) -> Iterator[Act]:
    """All ways to carry out an effect."""
    can, strength = _DEEDS[effect.kind].can, effect.strength
    return (act for act in _near(state, effect) if can(state, strength, act))


def _near(state: State, effect: Effect) -> tuple[Act, ...]:
    """The candidates; of the many pushes only those of pieces that stand together, and of all ways
    only the shortcuts."""
    at = state.at
    if effect.kind == Kind.PUSH:
        return tuple(
            act for (ally, piece), acts in _PUSH.items() if at[ally] == at[piece] for act in acts
        )
    if effect.kind == Kind.SHORTCUT:
        return tuple(_WAYS[ally][twin(state, at[ally])] for ally in allies_in_eden(state))
    return _DEEDS[effect.kind].candidates


def ready(state: State, trap: Trap) -> bool:
    """Whether this trap could be set at once, had you the die for it."""
    return _can_trap(state, 1, trap)


def _carry_out(state: State, act: Act) -> Result:
    """The state after the effect that was due, ready for the next die."""
    state, events = _DEEDS[_due(state).kind].apply(state, act)
    return state._replace(effect=None, phase=Phase.DICE), events


def _due(state: State) -> Effect:
    """The effect that must be carried out now."""
    assert state.effect is not None
    return state.effect


# -- moving -------------------------------------------------------------------------------------


def _can_move(state: State, strength: int, act: Go) -> bool:
    return in_eden(state, act.ally) and 0 < DISTANCE[state.at[act.ally]][act.place] <= strength


def _can_shortcut(state: State, strength: int, act: Go) -> bool:
    here = state.at[act.ally]
    return (
        here < Place.NOA
        and act.place == twin(state, here)
        and Condition.DESTROYED not in (state.conditions[here], state.conditions[act.place])
    )


def _go(state: State, act: Go) -> Result:
    effect = _due(state)
    event = Moved(act.ally, act.place, effect.kind, effect.strength)
    return _moved(state, act.ally, act.place, event)


def _can_attract(state: State, strength: int, act: Attract) -> bool:
    return (
        in_eden(state, act.ally)
        and in_eden(state, act.piece)
        and DISTANCE[state.at[act.ally]][state.at[act.piece]] == 1
    )


def _attract(state: State, act: Attract) -> Result:
    here = state.at[act.ally]
    return _moved(state, act.piece, here, Attracted(act.ally, act.piece, here))


def _can_push(state: State, strength: int, act: Push) -> bool:
    here = state.at[act.ally]
    return (
        here < Place.NOA
        and state.at[act.piece] == here
        and 0 < DISTANCE[here][act.place] <= strength
    )


def _push(state: State, act: Push) -> Result:
    event = Pushed(act.ally, act.piece, act.place, _due(state).strength)
    return _moved(state, act.piece, act.place, event)


def _moved(state: State, piece: Piece, place: Place, event: Event) -> Result:
    state, lost = moved(state, piece, place)
    return state, (event, *lost)


def _can_swap(state: State, strength: int, act: Swap) -> bool:
    one, other = state.at[act.one], state.at[act.other]
    return one != other and one < Place.NOA and other < Place.NOA


def _swap(state: State, act: Swap) -> Result:
    there = state.at[act.one]
    state, lost = moved(state, act.one, state.at[act.other])
    state, more = moved(state, act.other, there)
    return state, (Swapped(act.one, act.other), *lost, *more)


# -- acting on the spot -------------------------------------------------------------------------


def _can_protect(state: State, strength: int, act: Protect) -> bool:
    return (
        in_eden(state, act.ally)
        and not state.shields[act.ally]
        and state.conditions[state.at[act.ally]] != Condition.DESTROYED
    )


def _protect(state: State, act: Protect) -> Result:
    shields = with_at(state.shields, act.ally, True)
    return state._replace(shields=shields), (Shielded(act.ally, state.at[act.ally]),)


def _can_heal(state: State, strength: int, act: Heal) -> bool:
    return in_eden(state, act.ally) and state.conditions[state.at[act.ally]] == Condition.RAVAGED


def _heal(state: State, act: Heal) -> Result:
    here = state.at[act.ally]
    conditions = with_at(state.conditions, here, Condition.HEALTHY)
    return state._replace(conditions=conditions), (Healed(act.ally, here),)


def _can_trap(state: State, strength: int, act: Trap) -> bool:
    here = state.at[act.ally]
    if here >= Place.NOA or state.at[act.horde] != here or state.traps[act.ally] != NOTHING:
        return False
    wanted = objective(state, act.horde)
    if wanted is None or (wanted.ally, wanted.terrain) != (act.ally, state.terrains[here]):
        return False
    condition = state.conditions[here]
    return condition == Condition.HEALTHY or (
        condition == Condition.RAVAGED and "celestial" not in state.modes
    )


def _trap(state: State, act: Trap) -> Result:
    traps = with_at(state.traps, act.ally, act.horde)
    return state._replace(traps=traps), (Trapped(act.ally, act.horde, state.at[act.ally]),)


# -- the nine actions, and the step -------------------------------------------------------------

_WAYS: Final = tuple(tuple(Go(ally, place) for place in RING) for ally in ALLIES)
_GO: Final = tuple(go for ways in _WAYS for go in ways)
_ATTRACT: Final = tuple(Attract(a, p) for a in ALLIES for p in Piece if p != a)
_PUSH: Final = {
    (ally, piece): tuple(Push(ally, piece, place) for place in RING)
    for ally in ALLIES
    for piece in Piece
    if piece != ally
}
_PUSHES: Final = tuple(act for acts in _PUSH.values() for act in acts)
_PROTECT: Final = tuple(Protect(ally) for ally in ALLIES)
_HEAL: Final = tuple(Heal(ally) for ally in ALLIES)
_TRAP: Final = tuple(Trap(ally, horde) for ally in ALLIES for horde in HORDES)
_SWAP_HORDES: Final = tuple(Swap(one, other) for one, other in combinations(HORDES, 2))
_SWAP_ALLIES: Final = tuple(Swap(one, other) for one, other in combinations(ALLIES, 2))

_DEEDS: Final = {
    Kind.MOVE: Deed(_GO, _can_move, _go),
    Kind.ATTRACT: Deed(_ATTRACT, _can_attract, _attract),
    Kind.PUSH: Deed(_PUSHES, _can_push, _push),
    Kind.PROTECT: Deed(_PROTECT, _can_protect, _protect),
    Kind.HEAL: Deed(_HEAL, _can_heal, _heal),
    Kind.TRAP: Deed(_TRAP, _can_trap, _trap),
    Kind.SHORTCUT: Deed(_GO, _can_shortcut, _go),
    Kind.SWAP_HORDES: Deed(_SWAP_HORDES, _can_swap, _swap),
    Kind.SWAP_ALLIES: Deed(_SWAP_ALLIES, _can_swap, _swap),
}

EFFECT: Final = Step(
    "effect",
    options=lambda state: tuple(_ways(state, _due(state))),
    apply=_carry_out,
    against=IN_EFFECT,
    candidates=lambda state: _DEEDS[_due(state).kind].candidates,
)
