"""The estimate of the chance to win: a range, the same for the same seed, from what is seen."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from math import log
from typing import Any

import pytest
from games import BOXES, GAMES, NAMES, match_at, moments_of
from nim.table import heaps
from peeking import worlds
from toy import BOX as TOY

from eden.engine.game import Outcome, Seat
from eden.engine.match import AnyMatch, Match
from eden.engine.think.estimate import Chance, Estimator, Shares, chances, decided
from eden.engine.think.mind import chance

FEW = 4


def estimator(match: AnyMatch) -> Estimator:
    return Estimator(match.game, BOXES[match.game.slug].mind, match.seats)


def played(judge: Estimator, state: Any, seat: Seat, count: int, seed: int = 1) -> list[Shares]:
    return list(islice(judge.playouts(state, seat, seed=seed), count))


NIM = Estimator(GAMES["nim"], BOXES["nim"].mind, seats=2)


def test_who_wins_by_force_has_nearly_every_chance() -> None:
    state = heaps("a oo\nb o\nc .\nd .")
    mine, theirs = chances(played(NIM, state, 0, 10))
    assert mine.mean > 0.9 and theirs.mean < 0.1
    assert mine.mean + theirs.mean == pytest.approx(1)


def test_an_estimate_is_never_certain_and_says_so() -> None:
    for one in chances([(1.0, 0.0)] * 40):
        assert not one.decided and one.high - one.low > 0.01
    assert all(one.decided for one in decided((0.5, 0.5)))


def test_the_range_lies_around_the_mean_and_narrows() -> None:
    few, many = (chances([(1.0,), (0.0,)] * count)[0] for count in (4, 40))
    assert few.low < many.low < 0.5 == many.mean < many.high < few.high


def test_judgements_that_agree_narrow_the_range_only_so_far() -> None:
    agree = chances([(0.5,), (0.51,)] * 2)[0]
    scatter = chances([(1.0,), (0.0,)] * 2)[0]
    assert scatter.low < agree.low < 0.45


def test_playouts_are_the_same_for_a_seed_from_any_number_on() -> None:
    match = Match(TOY.game, seed=7)
    judge = Estimator(TOY.game, TOY.mind, 2)
    whole = played(judge, match.state, 0, 6)
    assert whole == played(judge, match.state, 0, 6)
    assert whole[2:] == list(islice(judge.playouts(match.state, 0, seed=1, first=2), 4))
    assert whole != played(judge, match.state, 0, 6, seed=2)


def test_a_mind_that_promises_too_much_is_put_right_without_another_preference() -> None:
    mind = replace(TOY.mind, scale=(0.5, -1.0))
    states = [Match(TOY.game, seed=seed).state for seed in range(3)]
    states += [replace(state, sums=(4, 0)) for state in states]
    for state in states:
        points = log(1 / (1 / TOY.mind.judge(TOY.game)(state, 0) - 1))
        told = mind.calibrated().judge(TOY.game)(state, 0)
        assert told == pytest.approx(chance(0.5 * points - 1.0))
    assert mind.calibrated().scale == (1.0, 0.0)


def test_what_is_over_is_shared_among_the_winners() -> None:
    assert NIM.shares(Outcome((0,), "NI-1")) == (1.0, 0.0)
    assert NIM.shares(Outcome((0, 1), "NI-1")) == (0.5, 0.5)
    assert Chance(1.0, 1.0, 1.0).decided


@pytest.mark.parametrize("name", NAMES)
def test_no_estimate_is_made_from_what_a_seat_cannot_see(name: str) -> None:
    match = match_at(name)
    judge = estimator(match)
    for before, _ in moments_of(match, 1)[-FEW:]:
        for seat in range(match.seats):
            for other in worlds(match.game, before, seat):
                if other != before:
                    assert played(judge, other, seat, 1) == played(judge, before, seat, 1)
