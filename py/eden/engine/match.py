"""A match is a seed and a list of choices; everything else follows from them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import Enum
from itertools import pairwise
from typing import Any, Final, Generic, NamedTuple

from eden.engine import chance
from eden.engine.game import (
    CHANCE,
    A,
    Decision,
    Event,
    Game,
    IllegalAction,
    Options,
    Outcome,
    S,
    Seat,
)
from eden.engine.options import settle
from eden.engine.values import quickly

# No game comes near it; a broken one, or a link made to hurt, stops here.
MOST_STEPS: Final = 20_000


class Endless(RuntimeError):
    """A match that went on beyond all bounds."""


class Stands(Enum):
    """Why the last choice cannot be taken back."""

    FIRST = "there is none"
    OTHER = "another player made it"
    SHOWN = "something was revealed since"


class Branch(NamedTuple):
    """Where a match left the one it came from: after so many steps chance has another seed."""

    at: int
    seed: int


def can_be(branches: tuple[Branch, ...]) -> bool:
    """Whether a match can have these branches: each left the one before it, within all bounds."""
    rising = all(one.at < other.at for one, other in pairwise(branches))
    return rising and not any(number >> chance.SEED_BITS for one in branches for number in one)


class Made(NamedTuple, Generic[S, A]):
    """One decision as it was made: what was chosen, and what came of it."""

    now: Decision[A]
    action: A
    events: tuple[Event, ...]
    state: S
    before: S
    # It says whether somebody knows more now than before: found out only where it is asked, because
    # a link is opened faster without.
    game: Game[S, A]

    @property
    def shows(self) -> bool:
        """Something became known here that nobody could know before."""
        by_chance = self.now.seat == CHANCE and len(self.now.options) > 1
        if by_chance or any(event.reveals for event in self.events):
            return True
        return self.game.tells(self.before, self.state, self.events)


class Match(Generic[S, A]):
    """A game under way: it always waits for a real choice, or is over."""

    def __init__(
        self,
        game: Game[S, A],
        *,
        seed: int,
        seats: int | None = None,
        options: Options | None = None,
        practice: bool = False,
        branches: tuple[Branch, ...] = (),
    ) -> None:
        """As many seats as the game has at least, and its default options, where none are given."""
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.options = settle(game, self.seats, options or {})
        self.seed = seed
        self.practice = practice
        self.branches = branches  # it left others there, the last one last
        self.start = game.setup(self.seats, self.options)
        self.steps: list[Made[S, A]] = []
        self.now: Decision[A] | Outcome = game.pending(self.start)
        self._draws = 0
        self._undone: list[A] = []
        self._settle()
        self.opening = len(self.steps)  # so many steps were made before the first choice

    @property
    def state(self) -> S:
        """The state as it is now."""
        return self.steps[-1].state if self.steps else self.start

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it did."""
        return self.now if isinstance(self.now, Outcome) else None

    def __str__(self) -> str:
        """The table as text."""
        return self.game.board(self.state)

    def choices(self) -> Iterator[Made[S, A]]:
        """The steps at which somebody really chose."""
        return (step for step in self.steps if step.now.is_choice)

    def after(self, steps: int) -> S:
        """The state after so many steps."""
        return self.steps[steps - 1].state if steps else self.start

    def branch(self, at: int, seed: int) -> Match[S, A]:
        """A practice match of its own that goes on from after so many steps, with other luck."""
        earlier = tuple(one for one in self.branches if one.at < at)
        branch = Match(
            self.game,
            seed=self.seed,
            seats=self.seats,
            options=self.options,
            practice=True,
            branches=(*earlier, Branch(at, seed)),
        )
        for step in self.steps[:at]:
            if step.now.is_choice:
                branch.choose(step.action)
        return branch

    def choose(self, action: A) -> None:
        """Make one of the listed choices."""
        self._undone.clear()
        self._choose(action)

    def choose_text(self, text: str) -> None:
        """Make the choice with this text, or raise IllegalAction and change nothing."""
        if isinstance(self.now, Decision):
            for option in self.now.options:
                if str(option) == text:
                    return self.choose(option)
        raise IllegalAction(text)

    def stands(self, automatic: Collection[Seat] = ()) -> Stands | None:
        """Why the last choice cannot be taken back; None when it can, as always in practice.

        What an `automatic` seat chose is part of the answer to the choice before it.
        """
        last = self._last_choice(automatic)
        if last is None:
            return Stands.FIRST
        if self.practice:
            return None
        if isinstance(self.now, Decision) and self.now.seat not in (
            self.steps[last].now.seat,
            *automatic,
        ):
            return Stands.OTHER
        return Stands.SHOWN if any(step.shows for step in self.steps[last:]) else None

    def can_undo(self, automatic: Collection[Seat] = ()) -> bool:
        """Whether the last choice can be taken back."""
        return self.stands(automatic) is None

    def undo(self, automatic: Collection[Seat] = ()) -> None:
        """Take back the last choice and all that followed from it."""
        last = self._last_choice(automatic)
        if last is None or not self.can_undo(automatic):
            raise IllegalAction("undo")
        taken_back = self.steps[last:]
        self._draws -= sum(step.now.seat == CHANCE for step in taken_back)
        self.now = taken_back[0].now
        del self.steps[last:]
        self._undone += [step.action for step in reversed(taken_back) if step.now.is_choice]

    def can_redo(self) -> bool:
        """Whether a choice was taken back and nothing else chosen since."""
        return bool(self._undone)

    def redo(self, automatic: Collection[Seat] = ()) -> None:
        """Make the choice again that was taken back last, with the answer of automatic seats."""
        if not self._undone:
            raise IllegalAction("redo")
        self._choose(self._undone.pop())
        while self._undone and isinstance(self.now, Decision) and self.now.seat in automatic:
            self._choose(self._undone.pop())

    def _last_choice(self, automatic: Collection[Seat]) -> int | None:
        for index in range(len(self.steps) - 1, -1, -1):
            now = self.steps[index].now
            if now.is_choice and now.seat not in automatic:
                return index
        return None

    def _choose(self, action: A) -> None:
        now = self.now
        if isinstance(now, Outcome) or not now.has(action):
            raise IllegalAction(str(action))
        self._step(now, action)
        self._settle()

    def _settle(self) -> None:
        """Let chance and choices without alternative happen until somebody must really choose."""
        while isinstance(now := self.now, Decision):
            seat, _, options, weights, confirm = now
            if seat == CHANCE:
                index = chance.draw(self._seed(), self._draws, len(options), weights)
                self._draws += 1
                self._step(now, options[index])
            elif confirm or len(options) > 1:  # it `is_choice`: to ask takes longer
                return
            else:
                self._step(now, options[0])

    def _seed(self) -> int:
        """What chance draws from at this step."""
        if not self.branches:
            return self.seed
        begun = [one.seed for one in self.branches if one.at <= len(self.steps)]
        return begun[-1] if begun else self.seed

    def _step(self, now: Decision[A], action: A) -> None:
        steps, game = self.steps, self.game
        if len(steps) >= MOST_STEPS:
            raise Endless(game.slug)
        before = steps[-1].state if steps else self.start
        state, events = game.apply(before, action)
        steps.append(quickly(Made, (now, action, events, state, before, game)))
        self.now = game.pending(state)


AnyMatch = Match[Any, Any]
