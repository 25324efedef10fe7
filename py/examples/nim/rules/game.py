"""The game itself: which step is due, and all else that the contract asks of a game."""

from __future__ import annotations

from typing import ClassVar

from eden.engine.chance import Luck
from eden.engine.game import Option, Options, Outcome, Seat
from eden.engine.notation import Act
from eden.engine.refusal import untimely
from eden.engine.step import Step, Stepwise

from .. import acts
from ..data import LAST
from ..state import State
from .board import is_set_up
from .drawn import drawn
from .ending import outcome
from .laws import check
from .setup import LAY
from .turn import TAKE


class Nim(Stepwise[State, Act]):
    """The rules of nim."""

    slug = "nim"
    version = 1
    seats: tuple[int, ...] = (2,)
    roles = 0
    untimely: ClassVar = {acts.Lay: untimely("NI-2"), acts.Take: untimely("NI-2", "laying")}
    options: tuple[Option, ...] = (Option("last", LAST, default=("wins",)),)

    def setup(self, seats: int, options: Options) -> State:
        """An empty table; the heaps are laid by chance decisions."""
        return State(misere=options["last"] == ("loses",))

    def due(self, state: State) -> Step[State, Act]:
        """The step that is to be taken now."""
        return TAKE if is_set_up(state) else LAY

    def ended(self, state: State) -> Outcome | None:
        """How the game ended, if it did."""
        return outcome(state)

    def seat(self, state: State) -> Seat:
        """Whose turn it is."""
        return state.seat

    def imagine(self, state: State, seat: Seat, luck: Luck) -> State:
        """Nothing is hidden."""
        return state

    def parse(self, text: str) -> Act:
        """The action whose `str` is this text, else ValueError."""
        return acts.parse(text)

    def board(self, state: State) -> str:
        """The table drawn as text."""
        return drawn(state)

    def check(self, state: State) -> None:
        """Raise AssertionError where a stone was lost, doubled or put where none can be."""
        check(state)
