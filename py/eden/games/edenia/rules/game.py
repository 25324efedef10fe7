"""The game itself: what is due, who is to choose, and what follows by itself."""

from __future__ import annotations

from typing import ClassVar, Final

from eden.engine.chance import Luck
from eden.engine.game import Option, Options, Seat
from eden.engine.notation import Act
from eden.engine.refusal import untimely
from eden.engine.step import Step, Stepwise

from .. import acts
from ..state import Phase, State
from . import artefacts, explore, places, setup, teleport, turn, underway
from .board import Result, Told
from .drawn import drawn
from .ending import outcome
from .laws import check
from .secrets import imagine, tells

STEPS: Final[dict[Phase, Step[State, Act]]] = {
    **setup.STEPS,
    **turn.STEPS,
    **underway.STEPS,
    **explore.STEPS,
    **places.STEPS,
    **artefacts.STEPS,
    **teleport.STEPS,
}


# Where each action belongs that the step at hand does not know.
UNTIMELY: Final = {
    acts.Begin: untimely("ED-17"),
    acts.Draw: untimely("ED-46"),
    acts.Find: untimely("ED-83", "chance"),
    acts.Roll: untimely("ED-90", "chance"),
    acts.Pass: untimely("ED-34"),
    acts.End: untimely("ED-40"),
    acts.Play: untimely("ED-107"),
    acts.Leave: untimely("ED-41"),
    acts.Go: untimely("ED-42"),
    acts.Teleport: untimely("ED-100"),
    acts.Switch: untimely("ED-116"),
    acts.Guard: untimely("ED-125"),
    acts.Lay: untimely("ED-122"),
    acts.Leap: untimely("ED-61"),
    acts.Stop: untimely("ED-43"),
    acts.Out: untimely("ED-52"),
    acts.Choose: untimely("ED-90"),
    acts.Straight: untimely("ED-82"),
    acts.Search: untimely("ED-82"),
    acts.Take: untimely("ED-83"),
    acts.Graze: untimely("ED-80"),
    acts.Plant: untimely("ED-80"),
    acts.Pick: untimely("ED-119"),
    acts.Under: untimely("ED-119"),
}


class Edenia(Stepwise[State, Act]):
    """The rules of Edenia."""

    slug = "edenia"
    version = 4
    seats: tuple[int, ...] = (2, 3, 4)
    roles = 0
    untimely: ClassVar = UNTIMELY
    options: tuple[Option, ...] = (
        Option("law", ("yes", "no"), default=("yes",)),
        Option("lambs", ("no", "yes"), default=("no",)),
    )

    def setup(self, seats: int, options: Options) -> State:
        """The galaxy before the first player is drawn."""
        return setup.setup(seats, options)

    def due(self, state: State) -> Step[State, Act]:
        """What is under way is the phase."""
        return STEPS[state.phase]

    ended = staticmethod(outcome)

    def seat(self, state: State) -> Seat:
        """The active player."""
        return state.seat

    def go_on(self, state: State, events: Told) -> Result:
        """On a planet that has nothing to offer the move is over (ED-78)."""
        if state.phase == Phase.PLANET and not places.planet_options(state):
            state = state._replace(phase=Phase.AFTER, move=None)
        return state, events

    def tells(self, before: State, after: State, events: Told) -> bool:
        """Whether a step shows hands, or that nobody has 42 points."""
        return tells(before, after, events)

    def parse(self, text: str) -> Act:
        """The action whose text this is, else ValueError."""
        return acts.parse(text)

    def imagine(self, state: State, seat: Seat, luck: Luck) -> State:
        """A state that agrees with all that this seat has seen."""
        return imagine(state, seat, luck)

    def board(self, state: State) -> str:
        """The table drawn as text."""
        return drawn(state)

    def check(self, state: State) -> None:
        """Every token, sheep and tile is somewhere exactly once."""
        check(state)
