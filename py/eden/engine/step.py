"""A game told step by step: each thing that can be asked stands in one place, with its answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic

from eden.engine.game import CHANCE, A, Decision, Event, Outcome, Result, S, Seat


@dataclass(frozen=True, slots=True)
class Step(Generic[S, A]):
    """One thing that is asked: what can be chosen, what it does, and why another cannot be."""

    ask: str
    options: Callable[[S], tuple[A, ...]]
    apply: Callable[[S, A], Result[S]]
    # The rule that says what can be chosen here: the answer to all that is none of it.
    rule: str
    # Why an action cannot be chosen, where there is more to say than `rule`; None: it can.
    forbids: Callable[[S, A], str | None] | None = None
    # All that could be meant, where that is more than the options.
    candidates: Callable[[S], Iterable[A]] | None = None
    # A die or a bag chooses, by these weights where not all outcomes are alike.
    chance: bool = False
    weights: Callable[[S], tuple[int, ...]] | None = None
    confirm: bool = False

    def decision(self, state: S, seat: Seat) -> Decision[A]:
        """What must be chosen in this state; by the seat, unless chance does."""
        return Decision(
            CHANCE if self.chance else seat,
            self.ask,
            self.options(state),
            self.weights(state) if self.weights else (),
            self.confirm,
        )

    def no(self, state: S, action: A) -> str | None:
        """The rule that forbids this action here, or None."""
        if self.forbids is not None:
            return self.forbids(state, action)
        return None if action in self.options(state) else self.rule

    def meant(self, state: S) -> Iterable[A]:
        """All that could be meant here, allowed or not."""
        return (self.candidates or self.options)(state)


class Stepwise(Generic[S, A]):
    """The part of a game's contract that follows from its steps."""

    def due(self, state: S) -> Step[S, A]:
        """The step that is to be taken now; the game is not over."""
        raise NotImplementedError

    def ended(self, state: S) -> Outcome | None:
        """How the game ended, if it did."""
        raise NotImplementedError

    def seat(self, state: S) -> Seat:
        """Whose turn it is."""
        return 0

    def go_on(self, state: S, events: tuple[Event, ...]) -> Result[S]:
        """What follows a step by itself, before anything is asked again."""
        return state, events

    def pending(self, state: S) -> Decision[A] | Outcome:
        """What must be chosen now, or how the game ended."""
        ended = self.ended(state)
        return self.due(state).decision(state, self.seat(state)) if ended is None else ended

    def apply(self, state: S, action: A) -> Result[S]:
        """The state after a listed option, and what happened."""
        return self.go_on(*self.due(state).apply(state, action))

    def forbids(self, state: S, action: A) -> str | None:
        """The id of the rule that forbids this action now, or None."""
        ended = self.ended(state)
        return self.due(state).no(state, action) if ended is None else ended.rule

    def candidates(self, state: S) -> Iterable[A]:
        """All that could be meant at this moment, allowed or not."""
        return self.due(state).meant(state) if self.ended(state) is None else ()
