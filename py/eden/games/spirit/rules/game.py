"""The game itself: which step is due, how the game ended, and how phase follows phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.engine.chance import Luck
from eden.engine.game import Event, Option, Options, Outcome, Seat
from eden.engine.notation import Act
from eden.engine.step import Stepwise

from .. import acts
from ..data import MODES
from ..state import Phase, State
from . import dice, effects, hordes, laws, rounds, setup
from .board import Asked, Result
from .drawn import drawn
from .ending import outcome

# By phase: the step that is due in it.
_DUE: Final[dict[Phase, Callable[[State], Asked]]] = {
    Phase.SETUP: setup.due,
    Phase.RESURRECTION: lambda _: setup.RAVAGE,
    Phase.ROUND: rounds.due,
    Phase.DICE: dice.due,
    Phase.EFFECT: lambda _: effects.EFFECT,
    Phase.HORDES: hordes.due,
    Phase.SEND: hordes.due,
}


class Spirit(Stepwise[State, Act]):
    """The rules of The Spirit of Eden."""

    slug = "spirit"
    version = 1
    seats: tuple[int, ...] = (1,)
    roles = 0
    options: tuple[Option, ...] = (Option("modes", MODES, many=True),)

    def setup(self, seats: int, options: Options) -> State:
        """An empty table; cards and pieces are laid by chance decisions."""
        return State(modes=frozenset(options["modes"]))

    def due(self, state: State) -> Asked:
        """The step that is to be taken now; the game is not over."""
        return _DUE[state.phase](state)

    def ended(self, state: State) -> Outcome | None:
        """How the game ended, if it did."""
        return outcome(state)

    def go_on(self, state: State, events: tuple[Event, ...]) -> Result:
        """A phase in which nothing is left to be asked is over: the next one begins."""
        match state.phase:
            case Phase.SETUP if setup.laid_out(state):
                if "resurrection" in state.modes:
                    return state._replace(phase=Phase.RESURRECTION), events
                return rounds.begin(state, events)
            case Phase.RESURRECTION if setup.ravaged_enough(state):
                return rounds.begin(state, events)
            case Phase.HORDES if hordes.all_acted(state) and outcome(state) is None:
                return rounds.begin(state, events)
        return state, events

    def parse(self, text: str) -> Act:
        """The action whose `str` is this text, else ValueError."""
        return acts.parse(text)

    def imagine(self, state: State, seat: Seat, luck: Luck) -> State:
        """Nothing is hidden."""
        return state

    def board(self, state: State) -> str:
        """The table drawn as text."""
        return drawn(state)

    def check(self, state: State) -> None:
        """Raise AssertionError where a piece was lost, doubled or put where none can be."""
        laws.check(state)
