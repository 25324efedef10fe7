"""A turn: a player takes stones from one heap."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Result
from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Take
from ..data import MOST, Heap
from ..events import StonesTaken
from ..state import State

_TAKES: Final = tuple(Take(heap, count) for heap in Heap for count in range(1, MOST + 1))


_AGAINST: Final = Noes[State, Take](
    No("NI-4", lambda state, take: take.count < 1),
    No("NI-5", lambda state, take: take.count > state.left[take.heap]),
)


def _options(state: State) -> tuple[Act, ...]:
    return tuple(take for take in _TAKES if take.count <= state.left[take.heap])


def _apply(state: State, action: Act) -> Result[State]:
    assert isinstance(action, Take)
    seat, heap, count = state.seat, action.heap, action.count
    after = state._replace(
        left=with_at(state.left, heap, state.left[heap] - count),
        taken=with_at(state.taken, seat, state.taken[seat] + count),
        seat=1 - seat,
    )
    return after, (StonesTaken(seat, heap, count),)


TAKE: Final[Step[State, Act]] = Step(
    "take", _options, _apply, against={Take: _AGAINST}, candidates=lambda state: _TAKES
)
