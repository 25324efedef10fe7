"""The game itself: which step is due, how the game ended, and how phase follows phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from eden.engine.chance import Luck
from eden.engine.game import Event, Option, Options, Outcome, Seat
from eden.engine.notation import Act
from eden.engine.refusal import untimely
from eden.engine.step import Stepwise

from .. import acts
from ..data import MODES
from ..state import Phase, State
from . import dice, effects, hordes, laws, rounds, setup
from .against_effects import DEED_ACTS
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
    Phase.SHIELD: hordes.due,
}

# What belongs to the player's turn, tried outside of it while nothing of the player's is asked.
_DICE: Final = untimely("SE-30")
_DEEDS: Final = untimely("SE-31")


class Spirit(Stepwise[State, Act]):
    """The rules of The Spirit of Eden."""

    slug = "spirit"
    version = 3
    seats: tuple[int, ...] = (1,)
    roles = 0
    untimely: ClassVar = {
        acts.Lay: untimely("SE-11"),
        acts.Start: untimely("SE-12"),
        acts.Deal: untimely("SE-14"),
        acts.Reveal: untimely("SE-22"),
        acts.Ravage: untimely("SE-123"),
        acts.Return: untimely("SE-112"),
        acts.Close: untimely("SE-127"),
        acts.End: untimely("SE-33"),
        acts.React: untimely("SE-90"),
        acts.Send: untimely("SE-95"),
        acts.Lower: untimely("SE-98"),
        **dict.fromkeys((acts.Roll, acts.Put, acts.Rescue, acts.Bonus, acts.Noa), _DICE),
        **dict.fromkeys(DEED_ACTS, _DEEDS),
    }
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
