"""The game itself: which step is due, how the game ended, and what follows by itself."""

from __future__ import annotations

from typing import ClassVar, Final

from eden.engine.chance import Luck
from eden.engine.game import Event, Option, Options, Seat
from eden.engine.notation import Act
from eden.engine.step import Step, Stepwise

from .. import acts
from ..data import Character
from ..state import Job, State
from . import (
    attacks,
    bases,
    deeds,
    disasters,
    drawn,
    effects,
    flight,
    foresight,
    laws,
    mediation,
    powers,
    pyramids,
    remote,
    setup,
    teleport,
    turn,
)
from .board import ByItself, Result
from .ending import outcome
from .untimely import UNTIMELY

# What is asked for each job, by the team or by chance; for an effect it depends on its kind.
STEPS: Final[dict[Job, Step[State, Act]]] = {
    **setup.STEPS,
    **attacks.STEPS,
    **powers.STEPS,
    **flight.STEPS,
    **bases.STEPS,
    **pyramids.STEPS,
    **mediation.STEPS,
    **foresight.STEPS,
    **teleport.STEPS,
    **remote.STEPS,
    **disasters.STEPS,
}
BY_ITSELF: Final[dict[Job, ByItself]] = {
    **attacks.BY_ITSELF,
    **powers.BY_ITSELF,
    **flight.BY_ITSELF,
    **mediation.BY_ITSELF,
    **effects.BY_ITSELF,
    **foresight.BY_ITSELF,
}


class Ultimediation(Stepwise[State, Act]):
    """The rules of Ultimédiation."""

    slug = "ultimediation"
    version = 4
    seats: tuple[int, ...] = (1,)
    roles = len(Character)
    untimely: ClassVar = UNTIMELY
    options: tuple[Option, ...] = (
        Option("characters", ("4", "7"), default=("4",)),
        Option(
            "difficulty",
            ("initiate", "advanced", "expert"),
            default=("initiate",),
            clashes=(("initiate", "characters", "7"), ("initiate", "variants", "pyramids")),
        ),
        Option("variants", ("round", "pyramids", "clock"), many=True),
    )

    def setup(self, seats: int, options: Options) -> State:
        """An empty Earth; who comes along is chosen, all else is drawn."""
        return setup.begin(options)

    def due(self, state: State) -> Step[State, Act]:
        """The first task of the agenda; without one an action."""
        agenda = state.agenda
        if not agenda:
            return deeds.STEP
        task = agenda[0]
        return STEPS.get(task.job) or effects.STEPS[task.kind]

    ended = staticmethod(outcome)

    def go_on(self, state: State, events: tuple[Event, ...]) -> Result:
        """Do what needs no choice and no chance, until something does or the game is over."""
        while True:
            agenda = state.agenda
            by_itself = BY_ITSELF.get(agenda[0].job) if agenda else turn.NEXT.get(state.phase)
            if by_itself is None or outcome(state) is not None:
                return state, events
            follows = by_itself(state)
            if follows is None:
                return state, events
            state, more = follows
            if more:
                events += more

    def parse(self, text: str) -> Act:
        """The action whose text this is, else ValueError."""
        return acts.parse(text)

    def imagine(self, state: State, seat: Seat, luck: Luck) -> State:
        """Nothing is hidden from the team."""
        return state

    def board(self, state: State) -> str:
        """The table drawn as text."""
        return drawn.drawn(state)

    def check(self, state: State) -> None:
        """Every person, card, cube and token is somewhere exactly once."""
        laws.check(state)
