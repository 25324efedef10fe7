"""What a seat has as good as got, by the choice that it is asked to make."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act

from ..acts import Graze, Plant
from ..data import FLAG_POINTS, POINTS
from ..rules.board import cell_of
from ..rules.places import cache, planet_options
from ..state import UNSEEN, Phase, State

# What an artefact is thought to be worth that nobody has seen: the mean of all, rounded up, as the
# better one of two is taken.
_UNSEEN: Final = 4
_PLANET: Final[dict[type[Act], int]] = {Graze: 1, Plant: FLAG_POINTS}


def promised(state: State, rivals: int) -> int:
    """The points that come with the active seat's next choice, less what it pays for them: without
    them who looks no further would never pay for an artefact, nor care for a planet.

    `rivals` are the cells where those can be after one move who could replace a flag, as bits."""
    if state.move is None or state.lambs:
        return 0
    match state.phase:
        case Phase.PLANET:
            choices = {type(choice) for choice in planet_options(state)}
            if rivals >> cell_of(state.at[state.move.sheep]) & 1:
                choices.discard(Plant)
            return max((_PLANET[choice] for choice in choices), default=0)
        case Phase.FIND | Phase.TAKE:
            return _best(cache(state))
        case Phase.DWARF if state.clovers[state.seat]:
            return max(0, _best(cache(state)) - 1)
    return 0


def _best(lying: tuple[int, ...]) -> int:
    return max((_UNSEEN if one == UNSEEN else POINTS[one] for one in lying), default=0)
