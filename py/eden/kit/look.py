"""One look at a table: all that a view needs to draw it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Self

from eden.engine.game import CHANCE, NOBODY, Decision, Event, Outcome, S, Seat
from eden.engine.match import Made
from eden.kit.say import Say, english

Now = Decision[Any] | Outcome


@dataclass(frozen=True, slots=True)
class Trail(Generic[S]):
    """What followed the last choice of whoever looks: it stays on the table until the next one."""

    # The table before it, to be compared with what lies there now.
    before: S
    # Each step with its events, who chose in it (CHANCE: a die or a bag) and the state after it.
    steps: tuple[Made[S, Any], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened."""
        return tuple(event for step in self.steps for event in step.events)


@dataclass(frozen=True)
class Look(Generic[S]):
    """The table as one seat sees it now, what is picked there, and what has just happened."""

    state: S
    now: Now
    # Whose eyes see it; NOBODY: it is seen without anyone's secrets.
    seat: Seat = NOBODY
    # What is picked so far: the beginning of an action's text, or "*word" for a word in it.
    pick: str = ""
    say: Say = english
    # What has just happened, for animation, and the state before that; None: nothing has.
    news: tuple[Event, ...] = ()
    before: S | None = None
    # What others, or the game, have done since this seat chose; None: nothing, or it still moves.
    trail: Trail[S] | None = None

    @classmethod
    def still(
        cls, state: S, say: Say, news: tuple[Event, ...] = (), before: S | None = None
    ) -> Self:
        """A table at which nobody chooses and nobody's secrets are seen: a picture of it."""
        return cls(state, Decision(CHANCE, "", ()), say=say, news=news, before=before)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.now, Outcome)

    @property
    def turn(self) -> Seat:
        """Who is waited for; NOBODY when the game is over or while what happened is shown."""
        return self.now.seat if isinstance(self.now, Decision) and self.now.seat >= 0 else NOBODY

    @cached_property
    def options(self) -> dict[str, Any]:
        """What this seat can choose now, by the texts of the actions."""
        if isinstance(self.now, Outcome) or self.now.seat != self.seat:
            return {}
        return {str(action): action for action in self.now.options}
