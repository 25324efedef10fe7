"""How players think: on nim, where the truth is known, and on a toy with dice and secrets."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from games import BOXES
from toy import BOX as TOY

from eden.engine.chance import Luck
from eden.engine.game import AnyGame, Decision
from eden.engine.match import Match
from eden.engine.simulate import play_one
from eden.engine.think.learn import Noted, fit, self_play, surprise, taught
from eden.engine.think.mind import LEVELS, Level, Mind, chance
from eden.engine.think.player import Player
from eden.engine.think.search import Search

NIM = BOXES["nim"]
# It knows nothing but who has won: whoever looks far enough sees it.
BLIND = Mind(features=("base",), measure=lambda state, seat: (0.0,), weights={"base": 1.0})


def nim_at(*left: int, misere: bool = False) -> Any:
    """A table of nim with these heaps, and the first seat to take."""
    state = NIM.game.setup(2, {"last": ("loses" if misere else "wins",)})
    return state._replace(laid=left, left=left)


def patient(game: AnyGame, mind: Mind, ideas: int, worlds: int = 1) -> Player:
    return Player(game, mind, Level(ideas=ideas, seconds=3600.0, worlds=worlds))


def best(player: Player, state: Any) -> str:
    now = player.game.pending(state)
    assert isinstance(now, Decision)
    return str(player(state, now, Luck(1)))


def test_who_has_no_idea_of_the_game_finds_the_win_by_looking_far_enough() -> None:
    """The others answer at a glance: the last stones are found, not the theory."""
    assert best(patient(NIM.game, BLIND, 400), nim_at(0, 0, 0, 5)) == "from d take 5"


def test_who_knows_the_game_finds_it_at_once() -> None:
    state = nim_at(1, 2, 4, 0)
    assert best(patient(NIM.game, NIM.mind, 0), state) == "from c take 1"
    assert best(patient(NIM.game, NIM.mind, 50), state) == "from c take 1"


def test_every_python_adds_up_alike() -> None:
    """Since 3.12 `sum` rounds otherwise than before: players would play other games by it."""
    weights = {"much": 1e16, "little": 1.0, "nearly as much": -1e16}
    mind = Mind(features=(*weights,), measure=lambda state, seat: (1.0,) * 3, weights=weights)
    assert mind.judge(NIM.game)(nim_at(1, 2), 0) == chance(1.0)


def test_a_win_is_worth_one_and_a_loss_nothing() -> None:
    search = Search(NIM.game, NIM.mind, 0, Luck(1))
    state = nim_at(0, 0, 0, 1)._replace(left=(0, 0, 0, 2))
    for _ in search.follow(state, 20):
        pass
    worths = {str(one.action): one.worth for one in search.weighed(state)}
    assert worths["from d take 2"] == 1.0
    assert worths["from d take 1"] < 0.05


def test_many_orders_of_the_same_choices_are_one_state() -> None:
    """Three times the same seat adds 1 or 2: eight ways, but few states are looked at."""
    looked: list[Any] = []

    def measure(state: Any, seat: int) -> tuple[float, ...]:
        looked.append(state)
        return TOY.mind.measure(state, seat)

    mind = replace(TOY.mind, measure=measure)
    match = Match(TOY.game, seed=1, seats=2)
    assert isinstance(match.now, Decision)
    search = Search(TOY.game, mind, match.now.seat, Luck(1))
    for _ in search.follow(match.state, 30):
        pass
    assert len(looked) <= 30 * 4
    assert sum(one.visits for one in search.weighed(match.state)) == 30


def test_what_was_thought_is_kept_for_the_next_choice() -> None:
    player = patient(NIM.game, NIM.mind, 40)
    state = nim_at(3, 4, 5, 0)
    now = NIM.game.pending(state)
    assert isinstance(now, Decision)
    player.weigh(state, now, Luck(1))
    assert next(player._search(0, 0, Luck(1)).follow(state, 40), None) is None


def test_a_plan_goes_on_as_long_as_nobody_else_chooses() -> None:
    player = patient(NIM.game, NIM.mind, 40)
    state = nim_at(1, 2, 4, 0)
    now = NIM.game.pending(state)
    assert isinstance(now, Decision)
    thought = player.consider(state, now, Luck(1))
    assert [str(action) for action in thought.plan] == ["from c take 1"]
    assert thought.reasons[0].feature in ("wins", "loses")
    assert thought.reasons[0].share > 0


def test_the_clock_ends_a_thought() -> None:
    ticks = iter(range(1000))
    level = Level(ideas=10_000, seconds=5.0)
    player = Player(NIM.game, NIM.mind, level, clock=lambda: float(next(ticks)))
    state = nim_at(7, 7, 7, 7)
    now = NIM.game.pending(state)
    assert isinstance(now, Decision)
    weighed = player.weigh(state, now, Luck(1))
    assert 0 < sum(one.visits for one in weighed) <= 5


def test_a_single_option_needs_no_thought() -> None:
    state = nim_at(0, 0, 0, 1)
    assert best(patient(NIM.game, NIM.mind, 40), state) == "from d take 1"


def test_a_careless_player_overlooks_things_and_a_solid_one_does_not() -> None:
    state = nim_at(1, 2, 4, 0)
    now = NIM.game.pending(state)
    assert isinstance(now, Decision)
    lamb = Player(NIM.game, NIM.mind, LEVELS["lamb"])
    chosen = {str(lamb(state, now, Luck(seed))) for seed in range(40)}
    assert "from c take 1" in chosen and len(chosen) > 1


@pytest.mark.parametrize(("better", "worse"), [("ram", "lamb"), ("shepherd", "lamb")])
def test_a_higher_level_wins_more_often(better: str, worse: str) -> None:
    won = 0
    for seed in range(30):
        bots = tuple(
            Player(NIM.game, NIM.mind, replace(LEVELS[name], seconds=3600.0, ideas=20))
            for name in ((better, worse) if seed % 2 else (worse, better))
        )
        options = {"last": ("wins",)}
        played = play_one(
            NIM.game, seats=2, options=options, seed=seed // 2, bots=bots, check=False
        )
        won += played.winners == ((0,) if seed % 2 else (1,))
    assert won >= 24


# -- learning -----------------------------------------------------------------------------------


def test_what_decides_gets_its_weight_and_what_does_not_gets_none() -> None:
    mind = replace(BLIND, features=("base", "good", "noise"), weights={})
    luck = Luck(3)
    noted = []
    for _ in range(4000):
        good, noise = luck.pick((0.0, 1.0, 2.0)), luck.pick((0.0, 1.0))
        won = luck.pick(range(1000)) < 1000 * chance(2.0 * good - 2.0)
        noted.append(Noted((1.0, good, noise), float(won)))
    weights = fit(mind, noted)
    assert weights["good"] == pytest.approx(2.0, abs=0.25)
    assert weights["base"] == pytest.approx(-2.0, abs=0.3)
    assert abs(weights["noise"]) < 0.25
    assert surprise(taught(mind, weights), noted) < surprise(mind, noted)


def test_learning_can_be_done_again() -> None:
    bot = patient(NIM.game, NIM.mind, 0)
    games = [self_play(NIM.game, NIM.mind, bot, seed) for seed in range(12)]
    again = [
        self_play(NIM.game, NIM.mind, patient(NIM.game, NIM.mind, 0), seed) for seed in range(12)
    ]
    assert games == again
    noted = [one for game in games for one in game]
    assert {one.won for one in noted} == {0.0, 1.0}
    assert fit(NIM.mind, noted) == fit(NIM.mind, noted)


def test_a_game_that_goes_on_for_ever_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eden.engine.match.MOST_STEPS", 8)
    bot = patient(NIM.game, NIM.mind, 0)
    assert self_play(NIM.game, NIM.mind, bot, 1) == []
