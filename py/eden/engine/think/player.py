"""Players of three levels, and what they think before they choose."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from math import fsum
from typing import Any, NamedTuple

from eden.engine.chance import Luck
from eden.engine.game import AnyGame, Decision, Seat
from eden.engine.think.mind import Level, Mind, Value
from eden.engine.think.search import Search, Weighed, best_at_a_glance, best_first
from eden.engine.think.slices import at_once

State = Any
Action = Any


class Reason(NamedTuple):
    """What an option changes: how much of a feature there is now, where the plan leads and where
    the next best option leads, and how much of the difference it makes."""

    feature: str
    now: float
    then: float
    other: float
    share: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking: all options, the best first, one's own next choices, and why."""

    weighed: tuple[Weighed, ...]
    plan: tuple[Action, ...]
    reasons: tuple[Reason, ...] = ()

    @property
    def action(self) -> Action:
        """What is chosen."""
        return self.weighed[0].action

    @property
    def worth(self) -> float:
        """The chance to win, as far as this player can tell."""
        return self.weighed[0].worth


def no_clock() -> float:
    """Time stands still: only ideas count, so that the same game can be played again anywhere."""
    return 0.0


@dataclass(slots=True)
class Player:
    """Somebody of a level who plays a game, and remembers what was thought in this turn."""

    game: AnyGame
    mind: Mind
    level: Level
    clock: Callable[[], float] = no_clock
    _known: dict[tuple[Seat, int], Search] = field(default_factory=dict)
    _value: Value = field(init=False)

    def __post_init__(self) -> None:
        self._value = self.mind.judge(self.game)

    def __call__(self, state: State, now: Decision[Action], luck: Luck) -> Action:
        """The option that looks best."""
        if self.level.overlooks:
            return self._careless(state, now, luck)
        return self.weigh(state, now, luck)[0].action

    def consider(self, state: State, now: Decision[Action], luck: Luck) -> Thought:
        """Think until the ideas or the time are used up, and say why."""
        return self.thought(state, now, self.weigh(state, now, luck))

    def weigh(self, state: State, now: Decision[Action], luck: Luck) -> tuple[Weighed, ...]:
        """All options, the best first."""
        return at_once(self.thinking(state, now, luck))

    def thinking(
        self, state: State, now: Decision[Action], luck: Luck
    ) -> Generator[None, None, tuple[Weighed, ...]]:
        """Weigh the options in small steps, so that something else can happen between them."""
        if len(now.options) == 1:
            return (Weighed(now.options[0], self._value(state, now.seat), 0),)
        until = self.clock() + self.level.seconds
        worlds = [state]
        for _ in range(self.level.worlds - 1):
            other = self.game.imagine(state, now.seat, luck)
            worlds += [other] if other != state else []
        searches = [self._search(now.seat, number, luck) for number in range(len(worlds))]
        steps = [
            search.follow(world, self.level.ideas // len(worlds))
            for search, world in zip(searches, worlds, strict=True)
        ]
        while steps and self.clock() < until:
            steps = [one for one in steps if next(one, None) is not None]
            yield
        found: dict[Action, list[Weighed]] = {}
        for search, world in zip(searches, worlds, strict=True):
            for one in search.weighed(world):
                found.setdefault(one.action, []).append(one)
        return best_first(_together(action, ones) for action, ones in found.items())

    def thought(self, state: State, now: Decision[Action], weighed: tuple[Weighed, ...]) -> Thought:
        """What was weighed in this state, with the plan and the reasons."""
        search = self._search(now.seat, 0, Luck(0))
        plan, leaf = search.line(state, weighed[0].action)
        others = (search.line(state, one.action)[1] for one in weighed[1:])
        other = next((one for one in others if one != leaf), state)
        return Thought(weighed, plan, self._reasons(state, leaf, other, now.seat))

    def _search(self, seat: Seat, world: int, luck: Luck) -> Search:
        if (seat, world) not in self._known:
            self._known[seat, world] = Search(self.game, self.mind, seat, luck)
        return self._known[seat, world]

    def _reasons(self, state: State, leaf: State, other: State, seat: Seat) -> tuple[Reason, ...]:
        """What differs where the plan leads, what speaks most for it first."""
        mind = self.mind
        measured = (mind.measure(one, seat) for one in (state, leaf, other))
        reasons = [
            Reason(name, before, then, else_, mind.weights.get(name, 0.0) * (then - else_))
            for name, before, then, else_ in zip(mind.features, *measured, strict=True)
            if before != then or then != else_
        ]
        return tuple(sorted(reasons, key=lambda reason: -reason.share))

    def _careless(self, state: State, now: Decision[Action], luck: Luck) -> Action:
        """At a glance, and a part of the options is overlooked."""
        per_mille = range(1000)
        seen = [
            option
            for option in now.options
            if luck.pick(per_mille) >= self.level.overlooks * len(per_mille)
        ]
        options = tuple(seen) or (luck.pick(now.options),)
        return best_at_a_glance(self.game, self._value, state, now.seat, options)


def _together(action: Action, ones: list[Weighed]) -> Weighed:
    """What an option is worth in all worlds that were looked at."""
    return Weighed(action, fsum(one.worth for one in ones) / len(ones), sum(o.visits for o in ones))
