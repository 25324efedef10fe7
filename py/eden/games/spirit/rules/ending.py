"""The victory and the defeat (SE-24, SE-25), and the victory of the mode Ravage (SE-125)."""

from __future__ import annotations

from eden.engine.game import Outcome

from ..data import COPIES, OBJECTIVES, RING, Condition, Place, Terrain
from ..state import State
from .board import twin


def outcome(state: State) -> Outcome | None:
    """How the game ended, if it did; the player has seat 0, and the hordes have none."""
    if lost_kind(state) is not None:
        return Outcome(winners=(), rule="SE-25", scores=(len(state.won),))
    if len(state.won) < len(OBJECTIVES):
        return None
    rule = "SE-125" if "ravage" in state.modes else "SE-24"
    return Outcome(winners=(0,), rule=rule, scores=(len(state.won),))


def lost_kind(state: State) -> Terrain | None:
    """The kind of terrain of which both are destroyed (SE-25)."""
    if state.conditions.count(Condition.DESTROYED) < COPIES:
        return None
    gone = [state.terrains[p] for p in RING if state.conditions[p] == Condition.DESTROYED]
    return next((kind for kind in gone if gone.count(kind) == COPIES), None)


def is_last(state: State, place: Place) -> bool:
    """Whether the other terrain of this kind is destroyed: this one must not be (SE-25)."""
    gone = Condition.DESTROYED
    full = len(state.terrains) == len(RING)
    return full and state.conditions[place] != gone and state.conditions[twin(state, place)] == gone
