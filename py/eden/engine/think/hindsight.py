"""A match judged afterwards, for one seat: what each choice cost, and what each die was worth.

Everything is judged from what the seat could see at that moment. A die, a draw or a reveal is worth
what it has led to, less what the same moment leads to on average; a choice costs what the best
option that was found is worth, less what the chosen one is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import fsum
from typing import Any, Final, NamedTuple

from eden.engine.chance import Luck, number
from eden.engine.game import CHANCE, Decision, Outcome, Seat
from eden.engine.match import AnyMatch
from eden.engine.think.mind import Level, Mind, Value
from eden.engine.think.player import Player, Reason

State = Any
Action = Any

# How often chance is asked again what else could have happened.
_SAMPLES: Final = 8
# In how many worlds that may be the true one a choice is looked at.
_WORLDS: Final = 2
# So many states are thought about to tell what luck was worth.
LOOKS: Final = _SAMPLES + _WORLDS


class Judged(NamedTuple):
    """A choice: what the best option is worth, what the chosen one is, which would have been
    better ('': none), and why."""

    best: float
    chosen: float
    better: str
    reasons: tuple[Reason, ...] = ()

    @property
    def cost(self) -> float:
        """What it cost against the best that was found."""
        return self.best - self.chosen


@dataclass(slots=True)
class Hindsight:
    """Judges the moments of a match for a seat; each on its own, in any order, always alike."""

    match: AnyMatch
    mind: Mind
    seat: Seat
    _judge: Value = field(init=False)

    def __post_init__(self) -> None:
        self._judge = self.mind.judge(self.match.game)

    def worth(self, at: int) -> float:
        """The chance to win after so many steps, as it looks at first sight."""
        return self._mean([self._seen(at, n) for n in range(_WORLDS)], self._value)

    def choice(self, at: int, ideas: int) -> Judged:
        """The choice that was made after so many steps, thought about so hard."""
        made, game = self.match.steps[at], self.match.game
        hard = Level(ideas=ideas, worlds=_WORLDS)
        player = Player(game, self.mind, hard)
        seen = self._seen(at, 0)
        weighed = player.weigh(seen, made.now, Luck(at))
        best = weighed[0]
        # What is not worth a thought is worth no more than the last that was.
        mine = next((one for one in weighed if one.action == made.action), weighed[-1])
        if mine.worth >= best.worth:
            return Judged(best.worth, best.worth, "")
        thought = player.thought(seen, made.now, (best, mine))
        return Judged(best.worth, mine.worth, str(best.action), thought.reasons)

    def luck(self, begin: int, end: int, ideas: int) -> float:
        """What became known in these steps, against what could have; a choice that they begin with
        was made before."""
        return self._outlook(end, ideas) - self._outlook(begin, ideas, chosen=True)

    # -- what a moment is worth -----------------------------------------------------------------

    def _outlook(self, at: int, ideas: int, *, chosen: bool = False) -> float:
        """The chance to win when somebody chooses next, on average over what can happen until
        then."""
        match, game = self.match, self.match.game
        made = match.steps[at] if at < len(match.steps) else None
        waits = made is None or (made.now.is_choice and not chosen)
        states = []
        for sample in range(_WORLDS if waits else _SAMPLES):
            state = self._seen(at, sample)
            if made and made.now.is_choice and chosen:
                state = game.apply(state, made.action)[0]
            states.append(self._settled(state, Luck(number(~at, sample))))
        return self._mean(states, partial(self._settled_worth, ideas=ideas))

    def _settled(self, state: State, luck: Luck) -> State:
        """The state when chance and the rules have done what they do by themselves."""
        game = self.match.game
        while isinstance(now := game.pending(state), Decision) and not now.is_choice:
            by_chance = now.seat == CHANCE
            action = luck.draw(now.options, now.weights) if by_chance else now.options[0]
            state = game.apply(state, action)[0]
        return state

    def _settled_worth(self, state: State, *, ideas: int) -> float:
        """What a state is worth where somebody chooses, or it is over: to oneself as much as the
        best plan that is found, so that dice count for what they can be used for."""
        now = self.match.game.pending(state)
        if isinstance(now, Outcome) or now.seat != self.seat:
            return self._value(state)
        player = Player(self.match.game, self.mind, Level(ideas=ideas))
        return player.weigh(state, now, Luck(0))[0].worth

    def _value(self, state: State) -> float:
        return self._judge(state, self.seat)

    def _seen(self, at: int, world: int) -> State:
        """The table after so many steps, as this seat may imagine it."""
        luck = Luck(number(at, world))
        return self.match.game.imagine(self.match.after(at), self.seat, luck)

    def _mean(self, states: list[State], worth: Callable[[State], float]) -> float:
        """What states are worth on average; the same one is looked at once."""
        known: dict[State, float] = {}
        for state in states:
            if state not in known:
                known[state] = worth(state)
        return fsum(known[state] for state in states) / len(states)
