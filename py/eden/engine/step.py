"""A game told step by step: each thing that can be asked stands in one place, with its answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic

from eden.engine.game import CHANCE, A, Decision, Event, Outcome, Result, S, Seat
from eden.engine.refusal import Judge, No, Refusal, at_all, untimely
from eden.engine.values import quickly

# What the reason is about when the game is over.
OVER: Final = "over"


@dataclass(frozen=True, slots=True)
class Step(Generic[S, A]):
    """One thing that is asked: what can be chosen, what it does, and why another cannot be."""

    ask: str
    options: Callable[[S], tuple[A, ...]]
    apply: Callable[[S, A], Result[S]]
    # What is against an action, by its type; all others belong to another step.
    against: Mapping[type, Judge[S, Any]] = field(default_factory=dict)
    # All that could be meant, where that is more than the options.
    candidates: Callable[[S], Iterable[A]] | None = None
    # A die or a bag chooses, by these weights where not all outcomes are alike.
    chance: bool = False
    weights: Callable[[S], tuple[int, ...]] | None = None
    confirm: bool = False

    def decision(self, state: S, seat: Seat) -> Decision[A]:
        """What must be chosen in this state; by the seat, unless chance does."""
        return quickly(
            Decision,
            (
                CHANCE if self.chance else seat,
                self.ask,
                self.options(state),
                self.weights(state) if self.weights else (),
                self.confirm,
            ),
        )

    def no(self, state: S, action: A, other: Mapping[type, No[S, A]]) -> Refusal[S, A] | None:
        """Why this action cannot be chosen here; `other`: why not what belongs elsewhere."""
        judge = self.against.get(type(action))
        if judge is not None:
            return judge(state, action)
        if self.chance and action in self.options(state):
            return None
        return at_all(other[type(action)], action)

    def meant(self, state: S) -> Iterable[A]:
        """All that could be meant here, allowed or not."""
        return (self.candidates or self.options)(state)


class Stepwise(Generic[S, A]):
    """The part of a game's contract that follows from its steps."""

    # By the type of an action, all of them: why it cannot be chosen where it is not asked for.
    untimely: ClassVar[Mapping[type, No[Any, Any]]]

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

    def tells(self, before: S, after: S, events: tuple[Event, ...]) -> bool:
        """Whether somebody knows more after a step, beside what chance and its events reveal."""
        return False

    def pending(self, state: S) -> Decision[A] | Outcome:
        """What must be chosen now, or how the game ended."""
        ended = self.ended(state)
        return self.due(state).decision(state, self.seat(state)) if ended is None else ended

    def apply(self, state: S, action: A) -> Result[S]:
        """The state after a listed option, and what happened."""
        state, events = self.due(state).apply(state, action)
        return self.go_on(state, events)

    def forbids(self, state: S, action: A) -> Refusal[S, A] | None:
        """Why this action cannot be chosen now; None: it can."""
        ended = self.ended(state)
        if ended is not None:
            return at_all(untimely(ended.rule, OVER), action)
        return self.due(state).no(state, action, self.untimely)

    def candidates(self, state: S) -> Iterable[A]:
        """All that could be meant at this moment, allowed or not."""
        return self.due(state).meant(state) if self.ended(state) is None else ()
