"""Set-up: chance lays one heap after the other."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Result
from eden.engine.notation import Act
from eden.engine.step import Step

from ..acts import Lay
from ..data import MOST, Heap
from ..events import HeapLaid
from ..state import State

_LAYS: Final = tuple(tuple(Lay(heap, count) for count in range(1, MOST + 1)) for heap in Heap)


def _options(state: State) -> tuple[Act, ...]:
    return _LAYS[len(state.laid)]


def _apply(state: State, action: Act) -> Result[State]:
    assert isinstance(action, Lay)
    stones = (*state.laid, action.count)
    return state._replace(laid=stones, left=stones), (HeapLaid(action.heap, action.count),)


LAY: Final[Step[State, Act]] = Step("lay", _options, _apply, chance=True)
