"""States and actions as numbers: always as many, with names, and there and back."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from games import GAMES, NAMES, match_at, spread

from eden.engine.game import CHANCE
from eden.engine.problem import Problem
from eden.study.actions import actions_of
from eden.study.numbers import Numbers
from eden.study.sizes import SIZES

every_match = pytest.mark.parametrize("name", NAMES)
every_game = pytest.mark.parametrize("slug", GAMES)


class Inner(NamedTuple):
    one: int
    two: bool


class Outer(NamedTuple):
    """A state with something of every kind."""

    modes: frozenset[str]
    flag: bool = True
    pair: tuple[int, int] = (3, 4)
    fixed: tuple[int, ...] = (7, 8)
    open: tuple[Inner, ...] = ()
    maybe: Inner | None = None
    ways: frozenset[int] = frozenset()


def test_numbers_follow_the_types_and_say_what_they_are() -> None:
    numbers = Numbers(GAMES["spirit"], Outer)
    state = Outer(frozenset({"ravage"}), open=(Inner(5, False),), maybe=Inner(6, True))
    told = dict(zip(numbers.names, numbers.of(state), strict=True))
    assert [name for name, value in told.items() if value] == [
        "modes.ravage", "flag", "pair.0", "pair.1", "fixed.0", "fixed.1", "open#", "open.0.one",
        "maybe?", "maybe.one", "maybe.two",
    ]  # fmt: skip
    assert (told["pair.1"], told["fixed.1"], told["open#"], told["maybe.one"]) == (4, 8, 1, 6)
    assert len(numbers.of(Outer(frozenset()))) == len(numbers.names)


def test_what_does_not_fit_is_told_and_never_cut_off() -> None:
    numbers = Numbers(GAMES["spirit"], Outer)
    plain = Outer(frozenset())
    wrong: list[Any] = [
        plain._replace(open=(Inner(1, True),) * 33),
        plain._replace(fixed=(1,)),
        plain._replace(ways=frozenset({32})),
        plain._replace(modes=frozenset({"wild"})),
    ]
    for state in wrong:
        with pytest.raises(Problem, match=r"eden\.study\.sizes"):
            numbers.of(state)


def test_what_differs_between_worlds_is_marked() -> None:
    numbers = Numbers(GAMES["spirit"], Outer)
    one = Outer(frozenset(), open=(Inner(1, True),))
    other = one._replace(open=(Inner(2, True),))
    row, marks = numbers.among([one, one, other])
    assert row == numbers.of(one)
    assert [name for name, mark in zip(numbers.names, marks, strict=True) if mark] == ["open.0.one"]


@every_match
def test_different_states_have_different_numbers(name: str) -> None:
    match = match_at(name)
    numbers = Numbers(match.game, type(match.start))
    seen: dict[tuple[int, ...], Any] = {}
    for step in match.steps:
        row = tuple(numbers.of(step.state))
        assert len(row) == len(numbers.names)
        assert seen.setdefault(row, step.state) == step.state


@every_game
def test_names_are_names_of_one_number_each(slug: str) -> None:
    match = match_at(next(name for name in NAMES if name.startswith(slug)))
    names = Numbers(match.game, type(match.start)).names
    assert len(set(names)) == len(names)


@every_game
def test_an_action_has_one_number_and_reads_back(slug: str) -> None:
    actions = actions_of(GAMES[slug])
    texts = {str(action) for action in actions}
    assert len(texts) == len(actions) == len(set(actions))
    parsed = {GAMES[slug].parse(str(action)) for action in spread(actions, 500)}
    assert parsed <= set(actions)


@every_match
def test_all_that_seats_could_choose_has_a_number_and_nothing_of_chance(name: str) -> None:
    match = match_at(name)
    numbered = frozenset(actions_of(match.game))
    for step in match.steps:
        chance = step.now.seat == CHANCE and match.game.slug in SIZES
        assert numbered.isdisjoint(step.now.options) if chance else numbered >= {*step.now.options}


@every_game
def test_numbers_of_actions_are_the_same_at_every_table(slug: str) -> None:
    assert actions_of(GAMES[slug]) == actions_of(type(GAMES[slug])())
