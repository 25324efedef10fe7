"""What a seat cannot see, imagined: artefacts that others hold or have looked at (ED-109)."""

from __future__ import annotations

from typing import Final

from eden.engine.chance import Luck
from eden.engine.game import Seat

from ..data import Artefact
from ..state import UNSEEN, State
from .ending import outcome

# So often a deal is tried that would have ended the game by now, before it is taken as it is.
_TRIES: Final = 100


def imagine(state: State, seat: Seat, luck: Luck) -> State:
    """The same table to this seat's eyes; what it has not seen is dealt anew.

    The game goes on, so nobody can hold what would make 42 points (ED-27).
    """
    dealt = _dealt(state, seat, luck)
    for _ in range(_TRIES):
        if outcome(state) is not None or outcome(dealt) is None:
            break
        dealt = _dealt(state, seat, luck)
    return dealt


def _dealt(state: State, seat: Seat, luck: Luck) -> State:
    bit = 1 << seat if seat >= 0 else 0
    hidden = [artefact for artefact in Artefact if not state.seen[artefact] & bit]
    dealt = _shuffled(hidden, luck)
    swap = dict(zip(hidden, dealt, strict=True))
    return state._replace(
        hands=tuple(tuple(sorted(swap.get(one, one) for one in hand)) for hand in state.hands),
        caches=tuple(
            tuple(one if one == UNSEEN else int(swap.get(Artefact(one), one)) for one in cache)
            for cache in state.caches
        ),
        seen=tuple(
            known if known & bit else state.seen[_source(swap, artefact)]
            for artefact, known in zip(Artefact, state.seen, strict=True)
        ),
    )


def _source(swap: dict[Artefact, Artefact], dealt: Artefact) -> Artefact:
    """The artefact whose part this one plays now."""
    return next(one for one, other in swap.items() if other == dealt)


def _shuffled(things: list[Artefact], luck: Luck) -> list[Artefact]:
    left, mixed = list(things), []
    while left:
        one = luck.pick(left)
        left.remove(one)
        mixed.append(one)
    return mixed
