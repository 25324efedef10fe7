"""The few words with which a test plays at a table that it has drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

import pytest
from games import BOXES

from eden.engine.game import Decision, Event, Game, IllegalAction, Outcome, S, play
from eden.kit.pick import why_not
from eden.kit.say import Say, english

Step = tuple[S, tuple[Event, ...]]


@dataclass(frozen=True)
class Playing(Generic[S]):
    """A game in which `step` says what one text does; most go through the checked door."""

    game: Game[S, Any]
    step: Callable[[S, str], Step[S]]

    def after(self, state: S, *texts: str) -> S:
        """The state when all this was done, one after the other, chance included."""
        for text in texts:
            state, _ = self.step(state, text)
            self.game.check(state)
        return state

    def events(self, state: S, *texts: str) -> tuple[Event, ...]:
        """What happens when all this is done."""
        told: tuple[Event, ...] = ()
        for text in texts:
            state, more = self.step(state, text)
            told += more
        return told

    def now(self, state: S) -> Decision[Any]:
        """What is pending; the game is not over."""
        pending = self.game.pending(state)
        assert isinstance(pending, Decision), pending
        return pending

    def ask(self, state: S) -> str:
        """The key of what is asked."""
        return self.now(state).ask

    def options(self, state: S) -> list[str]:
        """The texts of all that can be chosen."""
        return [str(option) for option in self.now(state).options]

    def ended(self, state: S) -> Outcome:
        """How the game ended; it did."""
        pending = self.game.pending(state)
        assert isinstance(pending, Outcome), pending
        return pending

    def why_not(self, state: S, text: str) -> str | None:
        """The rule that forbids this; it is not among the options."""
        with pytest.raises(IllegalAction):
            play(self.game, state, text)
        refusal = self.game.forbids(state, self.game.parse(text))
        return None if refusal is None else refusal.rule

    def why(self, state: S, pick: str, say: Say = english) -> str:
        """What a player reads who picks this: the reason as it is now, then the rule's id."""
        refusal = why_not(self.game, state, pick)
        assert refusal is not None, f"{pick!r} can be chosen, or is not known"
        told = BOXES[self.game.slug].words.why(state, refusal, say)
        return f"{told} {refusal.rule}"
