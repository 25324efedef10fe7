"""The games for learning programs: PettingZoo's turn-based interface (AEC) with action masks.

    from eden.study.zoo import env
    table = env("edenia", seats=3, lambs="yes")

The extra `rl` brings what it needs. One agent for each seat; The Spirit of Eden and Ultimédiation
have one. Chance and choices without alternative are settled by the match, so an agent is asked only
where it really chooses. Rewards come at the end: 1 for winners, -1 for all others, in games against
the game alike.

Actions have fixed numbers, the same throughout all matches of a game (`table.unwrapped.actions`).

An observation is what its seat sees, and nothing else: its own number, then the state as numbers
(`table.unwrapped.columns` names them). Where a game has secrets, what this seat cannot know is
a stand-in, the same in all worlds that look alike to it, and as many marks follow: 1 where a number
is such a stand-in. The mask holds what can be chosen, of the agent whose turn it is.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from eden.engine.chance import SEED_BITS, Luck, new_seed
from eden.engine.game import AnyGame, Decision, Options
from eden.engine.match import AnyMatch, Match
from eden.engine.options import settle
from eden.engine.problem import Problem
from eden.games.shelf import GAMES
from eden.study.actions import actions_of
from eden.study.numbers import Numbers

Vector = NDArray[np.int16]
Observation = dict[str, NDArray[Any]]
# What is the same in so many imagined worlds is known: of two that are equally likely, one will
# not come up again and again.
WORLDS: Final = 12
_LEAST, _MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def env(slug: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """A game of the shelf at a table: `seats`, `max_cycles`, `render_mode`, and its own options.

    An option is `modes=("ravage", "weakness")` or `lambs="yes"`. What is not in the mask loses at
    once, as in PettingZoo's own games.
    """
    if slug not in GAMES:
        raise Problem(
            "There is no game “{game}”; the shelf has {games}.", game=slug, games=", ".join(GAMES)
        )
    return wrapped(GAMES[slug], **settings)


def wrapped(game: AnyGame, **settings: Any) -> AECEnv[str, Observation, int]:
    """Any game at a table, guarded as PettingZoo guards its own."""
    loses = wrappers.TerminateIllegalWrapper(Table(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(loses))


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]  # theirs has no types
    """A table at which agents sit; it plays match after match."""

    def __init__(
        self,
        game: AnyGame,
        *,
        seats: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: str | tuple[str, ...],
    ) -> None:
        """After `max_cycles` choices of all agents together a match is cut off."""
        super().__init__()
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.options = _settled(game, self.seats, options)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.metadata = {
            "name": f"{game.slug}_v{game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        start = game.setup(self.seats, self.options)
        self._secrets = game.imagine(start, 0, Luck(0)) is not start
        self._numbers = Numbers(game, type(start))
        self.actions = actions_of(game)
        self._number = {action: number for number, action in enumerate(self.actions)}
        marks = tuple(f"{name} unknown" for name in self._numbers.names) if self._secrets else ()
        self.columns = ("me", *self._numbers.names, *marks)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }
        self._seed: int | None = None
        self._seen: dict[int, Vector] = {}

    def _space(self) -> spaces.Space[Any]:
        count = len(self.actions)
        return spaces.Dict(
            {
                "observation": spaces.Box(_LEAST, _MOST, (len(self.columns),), np.int16),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the match of this seed, as everywhere here; without one the next, or any."""
        if seed is None:
            seed = new_seed() if self._seed is None else self._seed + 1
        self._seed = seed % (1 << SEED_BITS)
        self.match: AnyMatch = Match(
            self.game, seats=self.seats, options=self.options, seed=self._seed
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._cycles = 0
        self._go_on()

    def step(self, action: int | None) -> None:
        """The choice of the agent whose turn it is; None from one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.choose(self.actions[int(action)])
        self._cycles += 1
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Whose turn it is, or how it ended."""
        self._seen.clear()
        outcome = self.match.outcome
        if outcome is not None:
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = 1.0 if seat in outcome.winners else -1.0
                self.terminations[agent] = True
        elif self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if isinstance(self.match.now, Decision):
            self.agent_selection = self.possible_agents[self.match.now.seat]

    def observe(self, agent: str) -> Observation:
        """What this agent sees of the table, and what it can choose if it is its turn."""
        seat = self.possible_agents.index(agent)
        if seat not in self._seen:
            self._seen[seat] = self.seen(self.match.state, seat)
        return {"observation": self._seen[seat].copy(), "action_mask": self._mask(seat)}

    def seen(self, state: Any, seat: int) -> Vector:
        """A state in the eyes of a seat."""
        if not self._secrets:
            return np.array([seat, *self._numbers.of(state)], np.int16)
        worlds = [self.game.imagine(state, seat, Luck(number)) for number in range(WORLDS)]
        numbers, marks = self._numbers.among(worlds)
        return np.array([seat, *numbers, *marks], np.int16)

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(len(self.actions), np.int8)
        now = self.match.now
        if isinstance(now, Decision) and now.seat == seat:
            mask[[self._number[option] for option in now.options]] = 1
        return mask

    def render(self) -> str | None:
        """The table drawn as text; no secret is in it."""
        return str(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def _settled(game: AnyGame, seats: int, given: dict[str, str | tuple[str, ...]]) -> Options:
    texts = {key: (one,) if isinstance(one, str) else tuple(one) for key, one in given.items()}
    return settle(game, seats, texts)
