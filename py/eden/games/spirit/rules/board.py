"""The ring around Noa and the pieces on it: small questions and changes that every rule uses."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from eden.engine import game
from eden.engine.game import Event
from eden.engine.step import Step
from eden.engine.values import with_at

from ..data import ALLIES, HORDES, OBJECTIVES, PILE, RING, Objective, Piece, Place, Terrain
from ..events import ShieldLost, TrapLost
from ..state import NOTHING, Phase, State

# What every rule gives back: the new state, and what happened.
Result = game.Result[State]
# Something that is asked; each step knows the class of its own answers.
Asked = Step[State, Any]

# How far apart two places are along the ring.
DISTANCE: Final = tuple(tuple(min((b - a) % 8, (a - b) % 8) for b in RING) for a in RING)


def clockwise(place: Place) -> Place:
    """The next place clockwise (SE-94)."""
    return RING[(place + 1) % 8]


def in_eden(state: State, piece: Piece) -> bool:
    """Whether a piece stands on a terrain place."""
    return state.at[piece] < Place.NOA


def allies_on(state: State, place: Place) -> tuple[Piece, ...]:
    """The allies that stand on a place."""
    return tuple(ally for ally in ALLIES if state.at[ally] == place)


def allies_in_eden(state: State) -> tuple[Piece, ...]:
    """The allies that are not staying with Noa."""
    return tuple(ally for ally in ALLIES if state.at[ally] < Place.NOA)


def hordes_on_board(state: State) -> tuple[Piece, ...]:
    """The hordes that are still in the game."""
    return tuple(horde for horde in HORDES if state.at[horde] != Place.OUT)


def objective(state: State, horde: Piece) -> Objective | None:
    """The open objective of a horde."""
    card = state.open[horde - HORDES[0]]
    return None if card == NOTHING else OBJECTIVES[card]


def won_of(state: State, horde: Piece) -> int:
    """How many objectives of a horde are won."""
    pile = horde - HORDES[0]
    if state.phase == Phase.SETUP:
        return 0
    return PILE - len(state.waiting[pile]) - (state.open[pile] != NOTHING)


def trapper(state: State, horde: Piece) -> Piece | None:
    """The ally that lies under a horde."""
    return ALLIES[state.traps.index(horde)] if horde in state.traps else None


def twin(state: State, place: Place) -> Place:
    """The place of the other terrain of the same kind."""
    return _twins(state.terrains)[place]


@lru_cache(1 << 6)
def _twins(terrains: tuple[Terrain, ...]) -> tuple[Place, ...]:
    """By place, on a table that is laid out."""
    return tuple(
        next(other for other in RING if other != place and terrains[other] == terrains[place])
        for place in RING
    )


def moved(state: State, piece: Piece, place: Place) -> Result:
    """A piece goes to another place; its shield goes down and traps around it are lost."""
    events: list[Event] = []
    shields, traps = state.shields, state.traps
    for ally in ALLIES:
        if traps[ally] != NOTHING and piece in (ally, traps[ally]):
            events.append(TrapLost(ally, Piece(traps[ally])))
            traps = with_at(traps, ally, NOTHING)
    if piece in ALLIES and shields[piece]:
        events.append(ShieldLost(piece))
        shields = with_at(shields, piece, False)
    at = with_at(state.at, piece, place)
    return state._replace(at=at, shields=shields, traps=traps), tuple(events)
