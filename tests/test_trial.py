"""Learning by trial: variations in pairs, a move towards what wins, the same from the same seed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from games import BOXES

from eden.engine.think.trial import Weights, learn, towards, trial, variations

WEIGHTS = {"gold": 2.0, "dust": 0.0}


def test_variations_come_in_opposite_pairs_around_the_weights() -> None:
    one, other, *_ = variations(WEIGHTS, 6, seed=1)
    for name, weight in WEIGHTS.items():
        assert one[name] != weight
        assert one[name] + other[name] == pytest.approx(2 * weight)
    assert variations(WEIGHTS, 6, seed=1) == variations(WEIGHTS, 6, seed=1)
    assert variations(WEIGHTS, 6, seed=1) != variations(WEIGHTS, 6, seed=2)


def test_the_weights_move_towards_what_won() -> None:
    tried = [{"gold": 1.0}, {"gold": 3.0}, {"gold": 2.0}]
    assert towards(tried, [0.0, 5.0, 1.0]) == {"gold": 3.0}


def test_what_pays_grows_from_round_to_round() -> None:
    def wins(now: Weights, tried: Sequence[Weights], seeds: range) -> list[float]:
        return [one["gold"] - abs(one["dust"]) for one in tried]

    learned = learn(WEIGHTS, rounds=8, count=8, games=1, seed=3, wins=wins)
    assert learned["gold"] > 2.5 and abs(learned["dust"]) < 0.2


def test_a_trial_is_a_game_and_repeats() -> None:
    box = BOXES["spirit"]
    won = [trial(box.game, box.mind, box.mind.weights, 0, seed) for seed in (1, 1)]
    assert won[0] == won[1] and won[0] in (0.0, 1.0)


def test_who_only_waits_has_not_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eden.engine.think.trial.MOST_STEPS", 5)
    box = BOXES["spirit"]
    assert {trial(box.game, box.mind, box.mind.weights, 0, seed) for seed in range(3)} == {0.0}
