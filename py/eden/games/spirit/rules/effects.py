"""The nine actions of the Action cards: what can be done, what forbids it, and what it does."""

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
from .board import DISTANCE, Result, in_eden, moved, objective, twin


@dataclass(frozen=True, slots=True)
class Deed:
    """One of the nine actions: what it could mean, what forbids it at a strength, what it does."""

    candidates: tuple[Act, ...]
    forbids: Callable[[State, int, Any], str | None]
    apply: Callable[[State, Any], Result]


def possible(state: State, effect: Effect) -> bool:
    """Whether there is any way to carry out an effect (SE-35)."""
    return next(_ways(state, effect), None) is not None


def _ways(state: State, effect: Effect) -> Iterator[Act]:
    """All ways to carry out an effect."""
    no = _DEEDS[effect.kind].forbids
    return (act for act in _near(state, effect) if no(state, effect.strength, act) is None)


def _near(state: State, effect: Effect) -> tuple[Act, ...]:
    """The candidates; of the many pushes only those of pieces that stand together."""
    if effect.kind != Kind.PUSH:
        return _DEEDS[effect.kind].candidates
    at = state.at
    return tuple(
        act for (ally, piece), acts in _PUSH.items() if at[ally] == at[piece] for act in acts
    )


def forbids(state: State, effect: Effect, act: Act) -> str | None:
    """The rule that forbids this way of carrying out an effect, or None."""
    deed = _DEEDS[effect.kind]
    if type(act) is not type(deed.candidates[0]):
        return EFFECT.rule
    if getattr(act, "ally", ALLIES[0]) not in ALLIES:
        return "SE-83"
    return deed.forbids(state, effect.strength, act)


def _carry_out(state: State, act: Act) -> Result:
    """The state after the effect that was due, ready for the next die."""
    state, events = _DEEDS[_due(state).kind].apply(state, act)
    return state._replace(effect=None, phase=Phase.DICE), events


def _due(state: State) -> Effect:
    """The effect that must be carried out now."""
    assert state.effect is not None
    return state.effect


# -- moving -------------------------------------------------------------------------------------


def _no_move(state: State, strength: int, act: Go) -> str | None:
    if act.place not in RING:
        return "SE-52"
    if not in_eden(state, act.ally):
        return "SE-83"
    steps = DISTANCE[state.at[act.ally]][act.place]
    if 0 < steps <= strength:
        return None
    return "SE-50" if strength == 1 else "SE-51"


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


def _go(state: State, act: Go) -> Result:
    return _moved(state, act.ally, act.place, Moved(act.ally, act.place, _due(state).kind))


def _no_attract(state: State, strength: int, act: Attract) -> str | None:
    if not (in_eden(state, act.ally) and in_eden(state, act.piece)):
        return "SE-83" if state.at[act.piece] != Place.NOA else "SE-59"
    near = DISTANCE[state.at[act.ally]][state.at[act.piece]] == 1
    return None if near else "SE-56"


def _attract(state: State, act: Attract) -> Result:
    here = state.at[act.ally]
    return _moved(state, act.piece, here, Attracted(act.ally, act.piece, here))


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


def _push(state: State, act: Push) -> Result:
    return _moved(state, act.piece, act.place, Pushed(act.ally, act.piece, act.place))


def _moved(state: State, piece: Piece, place: Place, event: Event) -> Result:
    state, lost = moved(state, piece, place)
    return state, (event, *lost)


def _no_swap(state: State, strength: int, act: Swap) -> str | None:
    if not (in_eden(state, act.one) and in_eden(state, act.other)):
        return "SE-83"
    return "SE-82" if state.at[act.one] == state.at[act.other] else None


def _no_swap_of_hordes(state: State, strength: int, act: Swap) -> str | None:
    listed = act in _SWAP_HORDES
    return _no_swap(state, strength, act) if listed else "SE-80"


def _no_swap_of_allies(state: State, strength: int, act: Swap) -> str | None:
    listed = act in _SWAP_ALLIES
    return _no_swap(state, strength, act) if listed else "SE-81"


def _swap(state: State, act: Swap) -> Result:
    there = state.at[act.one]
    state, lost = moved(state, act.one, state.at[act.other])
    state, more = moved(state, act.other, there)
    return state, (Swapped(act.one, act.other), *lost, *more)


# -- acting on the spot -------------------------------------------------------------------------


def _no_protect(state: State, strength: int, act: Protect) -> str | None:
    if not in_eden(state, act.ally):
        return "SE-83"
    here = state.conditions[state.at[act.ally]]
    return "SE-63" if here == Condition.DESTROYED or state.shields[act.ally] else None


def _protect(state: State, act: Protect) -> Result:
    shields = with_at(state.shields, act.ally, True)
    return state._replace(shields=shields), (Shielded(act.ally, state.at[act.ally]),)


def _no_heal(state: State, strength: int, act: Heal) -> str | None:
    if not in_eden(state, act.ally):
        return "SE-83"
    return None if state.conditions[state.at[act.ally]] == Condition.RAVAGED else "SE-67"


def _heal(state: State, act: Heal) -> Result:
    here = state.at[act.ally]
    conditions = with_at(state.conditions, here, Condition.HEALTHY)
    return state._replace(conditions=conditions), (Healed(act.ally, here),)


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


def _trap(state: State, act: Trap) -> Result:
    traps = with_at(state.traps, act.ally, act.horde)
    return state._replace(traps=traps), (Trapped(act.ally, act.horde, state.at[act.ally]),)


# -- the nine actions, and the step -------------------------------------------------------------

_GO: Final = tuple(Go(ally, place) for ally in ALLIES for place in RING)
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
    Kind.MOVE: Deed(_GO, _no_move, _go),
    Kind.ATTRACT: Deed(_ATTRACT, _no_attract, _attract),
    Kind.PUSH: Deed(_PUSHES, _no_push, _push),
    Kind.PROTECT: Deed(_PROTECT, _no_protect, _protect),
    Kind.HEAL: Deed(_HEAL, _no_heal, _heal),
    Kind.TRAP: Deed(_TRAP, _no_trap, _trap),
    Kind.SHORTCUT: Deed(_GO, _no_shortcut, _go),
    Kind.SWAP_HORDES: Deed(_SWAP_HORDES, _no_swap_of_hordes, _swap),
    Kind.SWAP_ALLIES: Deed(_SWAP_ALLIES, _no_swap_of_allies, _swap),
}

EFFECT: Final = Step(
    "effect",
    options=lambda state: tuple(_ways(state, _due(state))),
    apply=_carry_out,
    rule="SE-31",
    forbids=lambda state, act: forbids(state, _due(state), act),
    candidates=lambda state: _DEEDS[_due(state).kind].candidates,
)
