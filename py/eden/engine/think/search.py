"""A plan: what one's own next choices may lead to, followed where it looks best.

The states are the nodes of one graph, because many orders of the same choices lead to the same
state. A node where oneself chooses is worth as much as its best option, one where chance does as
much as its outcomes on average. Where another seat chooses, the look of the table counts, until
the way there is followed a second time: then the others answer with what looks best to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import exp, fsum, sqrt
from typing import Any, Final, NamedTuple

from eden.engine.chance import Luck
from eden.engine.game import CHANCE, AnyGame, Decision, Outcome, Seat
from eden.engine.think.mind import Mind, Value, share

State = Any
Action = Any

# How curious the search is about options that it has not followed up.
_CURIOSITY: Final = 3.0
# How fast interest falls with what an option seems to be worth less than the best one, as a part
# of the spread of all.
_FOCUS: Final = 0.3
# A smaller difference in worth is none.
_CLOSE: Final = 0.01
# A die or a draw with at most so many outcomes is looked at whole; of others samples are taken.
_WIDE: Final = 6
# As many samples as what a state looks like before the die is thrown counts for.
_TRUST: Final = 2.0
# A graph with more nodes is forgotten.
_MOST_NODES: Final = 60_000


class Weighed(NamedTuple):
    """An option, what it is worth, and how often it was followed up."""

    action: Action
    worth: float
    visits: int


def best_first(weighed: Iterable[Weighed]) -> tuple[Weighed, ...]:
    """Options in the order in which a player prefers them: of those that are as good as the best,
    first what was followed up most, which is known best."""
    found = sorted(weighed, key=lambda one: (-one.worth, -one.visits))
    close = [one for one in found if one.worth > found[0].worth - _CLOSE]
    return (*sorted(close, key=lambda one: -one.visits), *found[len(close) :])


class _Node:
    """What is known about a state: whose choice it is, and what lies behind each option."""

    __slots__ = ("chances", "children", "options", "seat", "state", "visits", "worth", "worths")

    def __init__(self, state: State, seat: Seat | None, worth: float) -> None:
        self.state = state  # after all that follows without a choice
        self.seat = seat  # who chooses here; None: the game is over
        self.worth = worth
        self.visits: list[int] = []
        self.options: tuple[Action, ...] = ()
        self.children: list[State] = []
        self.worths: list[float] = []
        # The weights of outcomes that are looked at whole; samples have none.
        self.chances: tuple[float, ...] = ()


class Search:
    """All that one seat has thought about a game so far."""

    def __init__(self, game: AnyGame, mind: Mind, seat: Seat, luck: Luck) -> None:
        self._game = game
        self._order = mind.order
        self._value = mind.judge(game)
        self._seat = seat
        self._luck = luck
        self._nodes: dict[State, _Node] = {}

    def follow(self, root: State, ideas: int) -> Iterator[int]:
        """Follow up so many ideas, those of earlier thoughts included; stops after each one."""
        if len(self._nodes) > _MOST_NODES:
            self._nodes.clear()
        node = self._node(root)
        while sum(node.visits) < ideas and len(node.options) > 1:
            self._idea(root)
            yield sum(node.visits)

    def weighed(self, root: State) -> tuple[Weighed, ...]:
        """The options of a state where oneself chooses, the best first."""
        node = self._node(root)
        return best_first(map(Weighed, node.options, node.worths, node.visits))

    def line(self, root: State, action: Action) -> tuple[tuple[Action, ...], State]:
        """One's own choices that an option is best followed by, as far as nothing unknown comes
        between, and where they lead."""
        actions, state = [action], self._game.apply(root, action)[0]
        while (node := self._nodes.get(state)) is not None and node.state == state:
            if node.seat != self._seat or not sum(node.visits):
                break
            best = max(range(len(node.options)), key=node.worths.__getitem__)
            actions.append(node.options[best])
            state = node.children[best]
        return tuple(actions), state

    # -- one idea -------------------------------------------------------------------------------

    def _idea(self, state: State) -> None:
        """Go down to something new, and up again with what it is worth."""
        path: list[tuple[_Node, int]] = []
        met: set[State] = set()
        while state in self._nodes and state not in met:
            met.add(state)
            node = self._nodes[state]
            index = self._next(node)
            if index is None:
                break
            path.append((node, index))
            state = node.children[index]
        worth = self._node(state).worth
        for node, index in reversed(path):
            node.worths[index] = worth
            node.visits[index] += 1
            worth = node.worth = self._sum(node)

    def _next(self, node: _Node) -> int | None:
        """Which way to go from a node; None: it is an end."""
        if node.seat is None:
            return None
        if node.seat == self._seat:
            return _most_interesting(node)
        if node.seat != CHANCE:
            return self._answer(node)
        return _most_owed(node.chances, node.visits) if node.chances else self._sample(node)

    def _sum(self, node: _Node) -> float:
        if node.seat != CHANCE:
            return max(node.worths)
        if node.chances:
            return fsum(map(float.__mul__, node.chances, node.worths))
        return _mean(node)

    # -- opening a node -------------------------------------------------------------------------

    def _node(self, state: State) -> _Node:
        node = self._nodes.get(state)
        if node is None:
            node = self._nodes[state] = self._open(state)
        return node

    def _open(self, state: State) -> _Node:
        state, now = self._settled(state)
        if isinstance(now, Outcome):
            return _Node(state, None, share(now, self._seat))
        node = _Node(state, now.seat, 0.0)
        if now.seat == self._seat:
            node.options = self._order(state, now) if self._order else now.options
            self._look(node)
        elif now.seat != CHANCE or not self._look_at_all(node, now):
            node.children = [state]
            node.worths = [self._value(state, self._seat)]
            node.visits = [0]
        node.worth = self._sum(node)
        return node

    def _look(self, node: _Node) -> None:
        node.children = [self._game.apply(node.state, option)[0] for option in node.options]
        node.worths = [self._worth(child) for child in node.children]
        node.visits = [0] * len(node.children)

    def _worth(self, state: State) -> float:
        known = self._nodes.get(state)
        return self._value(state, self._seat) if known is None else known.worth

    def _look_at_all(self, node: _Node, now: Decision[Action]) -> bool:
        """One die or a small draw, after which somebody chooses: every outcome counts."""
        if len(now.options) > _WIDE:
            return False
        after = self._game.pending(self._game.apply(node.state, now.options[0])[0])
        if isinstance(after, Decision) and after.seat == CHANCE:
            return False
        node.options = now.options
        weights = now.weights or (1,) * len(now.options)
        node.chances = tuple(weight / sum(weights) for weight in weights)
        self._look(node)
        return True

    def _sample(self, node: _Node) -> int:
        """Let chance decide until somebody chooses; where that leads is looked at from now on.

        The first child of a sampled node is the node itself, before the dice are thrown.
        """
        state, now = node.state, self._game.pending(node.state)
        while isinstance(now, Decision) and now.seat == CHANCE:
            state = self._game.apply(state, self._luck.draw(now.options, now.weights))[0]
            now = self._game.pending(state)
        if state not in node.children:
            node.children.append(state)
            node.worths.append(self._worth(state))
            node.visits.append(0)
        return node.children.index(state)

    def _answer(self, node: _Node) -> int:
        """Let the others choose until oneself or chance does: the only way on from here."""
        if not node.visits[0]:
            state, now = node.state, self._game.pending(node.state)
            while isinstance(now, Decision) and now.seat not in (CHANCE, self._seat):
                state = self._game.apply(state, self._reply(state, now))[0]
                now = self._game.pending(state)
            node.children = [state]
        return 0

    def _settled(self, state: State) -> tuple[State, Decision[Action] | Outcome]:
        """What follows where there is nothing to choose."""
        while True:
            now = self._game.pending(state)
            if isinstance(now, Outcome) or len(now.options) > 1:
                return state, now
            state = self._game.apply(state, now.options[0])[0]

    def _reply(self, state: State, now: Decision[Action]) -> Action:
        """What another seat would choose at a glance."""
        if len(now.options) == 1:
            return now.options[0]
        options = self._order(state, now) if self._order else now.options
        return best_at_a_glance(self._game, self._value, state, now.seat, options)


def best_at_a_glance(
    game: AnyGame, value: Value, state: State, seat: Seat, options: tuple[Action, ...]
) -> Action:
    """The option after which the state is worth most to a seat."""
    worths = [value(game.apply(state, option)[0], seat) for option in options]
    return options[worths.index(max(worths))]


def _most_interesting(node: _Node) -> int:
    worths, visits = node.worths, node.visits
    best = max(worths)
    spread = best - min(worths)
    if spread <= 0.0:
        return visits.index(min(visits))
    heat = 1.0 / (_FOCUS * spread)
    hopes = [exp((worth - best) * heat) for worth in worths]
    eager = _CURIOSITY * spread * sqrt(sum(visits) + 1) / fsum(hopes)
    scores = [
        worth + eager * hope / (1 + seen)
        for worth, hope, seen in zip(worths, hopes, visits, strict=True)
    ]
    return scores.index(max(scores))


def _most_owed(chances: tuple[float, ...], visits: list[int]) -> int:
    """The outcome that was looked at least often for how likely it is."""
    owed = [chance / (1 + seen) for chance, seen in zip(chances, visits, strict=True)]
    return owed.index(max(owed))


def _mean(node: _Node) -> float:
    """What samples are worth on average; before there are many, the look before the dice counts."""
    samples = sum(node.visits)
    total = _TRUST * node.worths[0] + fsum(map(_times, node.visits, node.worths))
    return total / (_TRUST + samples)


def _times(count: int, worth: float) -> float:
    return count * worth
