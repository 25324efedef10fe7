"""Imminent devastation: how much time there is, and what is lost when it is up."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from rule import rule
from ultimediation.boards import GAME, earth
from ultimediation.cards import disaster, fresh, power
from ultimediation.table import (
    after,
    ask,
    attacked,
    cubes,
    events,
    options,
    people,
    start,
    where,
    why_not,
)

from eden.games.ultimediation.box import time_limit
from eden.games.ultimediation.data import CUBES
from eden.games.ultimediation.events import TurnEnded
from eden.games.ultimediation.state import State
from eden.kit.box import Deadline

BOARD = """
    0 1 . . . . . . .
    0 . . . . . . . .
    . . E . . . W . .
    . . . . . . . . .
    . . . . . . . . U
"""
VARIANTS = ("round", "pyramids", "clock")


def hurried(**more: Any) -> State:
    """A game against the clock."""
    return earth(BOARD, variants="clock", **more)


def limit(state: State, players: int = 1) -> Deadline:
    """The time for the actions of this turn; there is a limit."""
    found = time_limit(state, players)
    assert found is not None
    return found


# -- how long -----------------------------------------------------------------------------------


def seconds(characters: int, players: int) -> int:
    """How long an action phase lasts for so many characters and so many players."""
    return limit(hurried(agapi="b1")._replace(characters=characters), players).seconds


@pytest.mark.parametrize(
    ("characters", "players", "time"),
    [
        (4, 1, "3:00"),
        (4, 2, "3:00"),
        (4, 3, "3:30"),
        (4, 4, "4:00"),
        (7, 1, "4:00"),
        (7, 2, "4:00"),
        (7, 3, "4:30"),
        (7, 5, "5:30"),
        (7, 7, "6:30"),
    ],
)
@rule("UM-121")
def test_the_recommended_time(characters: int, players: int, time: str) -> None:
    minutes, rest = divmod(seconds(characters, players), 60)
    assert f"{minutes}:{rest:02}" == time


@pytest.mark.parametrize("characters", [4, 7])
@rule("UM-121")
def test_each_player_adds_half_a_minute_and_more_characters_a_whole_one(characters: int) -> None:
    for players in range(2, 7):
        assert seconds(characters, players + 1) == seconds(characters, players) + 30
    assert all(seconds(7, players) == seconds(4, players) + 60 for players in range(1, 8))


@rule("UM-121")
def test_the_variant_is_chosen_before_the_game() -> None:
    assert start(variants="clock").clock
    assert not start().clock


# -- when it runs -------------------------------------------------------------------------------


@rule("UM-121")
def test_the_action_phase_has_a_time_limit_with_the_variant_only() -> None:
    assert limit(hurried(agapi="b1")).seconds == seconds(4, players=1)
    assert time_limit(earth(BOARD, agapi="b1"), players=1) is None


@rule("UM-121")
def test_set_up_and_attacks_take_the_time_they_need() -> None:
    assert time_limit(start(variants="clock"), players=1) is None
    state = attacked(hurried(agapi="d4"))
    assert time_limit(state, players=1) is None
    state = after(state, "card b1")
    assert ask(state) == "flee" and time_limit(state, players=1) is None
    assert limit(after(state, "flee a1"))


@rule("UM-121", "UM-117")
def test_a_disaster_that_strikes_takes_the_time_it_needs() -> None:
    omen = disaster("storm")
    board = BOARD.replace("0 1", "0 !1", 1)
    state = earth(board, variants="clock pyramids", turn="d", omen=omen, agapi="d4")
    assert limit(state)
    state = after(state, "end")
    assert ask(state) == "flee" and time_limit(state, players=1) is None


@rule("UM-121", "UM-122")
def test_the_time_goes_on_from_action_to_action() -> None:
    state = hurried(agapi="b1")
    begun = limit(state)
    for text in ("agapi moves a1", "agapi moves b1", "agapi lifts b1", "to a1"):
        state = after(state, text)
        assert limit(state) == begun


@rule("UM-121", "UM-122")
def test_the_time_of_each_turn_begins_anew() -> None:
    state, keys = hurried(agapi="d4"), set()
    for _ in range(3):
        keys.add(limit(state).key)
        assert limit(state).seconds == seconds(4, players=1)
        state = after(state, "end")
        while ask(state) == "attack":
            state = after(state, "card i5")
    assert len(keys) == 3


# -- when it is up ------------------------------------------------------------------------------


@rule("UM-122", "UM-53")
def test_actions_that_are_left_are_lost() -> None:
    state = after(hurried(agapi="b1"), "agapi moves a1")
    assert TurnEnded(2 * CUBES - 1) in events(state, "end")
    state = after(state, "end")
    assert cubes(state, "agapi") == cubes(state, "elli") == CUBES, "new cubes, none saved up"
    assert ask(state) == "attack" and state.turn == 1


@rule("UM-122")
def test_the_turn_can_end_at_any_moment_between_two_actions() -> None:
    state = hurried(agapi="b1")
    for text in ("agapi moves a1", "agapi moves a2", "elli moves h4"):
        assert "end" in options(state)
        state = after(state, text)
    assert "end" in options(state)


@rule("UM-122", "UM-52")
def test_a_teleport_that_was_begun_is_finished() -> None:
    state = after(hurried(agapi="b1"), "agapi lifts b1")
    assert why_not(state, "end") is not None
    state = after(state, "to a1", "end")
    assert people(state, "a1") == 1


@rule("UM-122", "UM-52")
def test_a_mediation_that_was_begun_is_finished() -> None:
    state = after(hurried(andromeda="c3"), "andromeda asks east")
    assert why_not(state, "end") is not None
    state = after(state, fresh(state, "east", "justification"))
    assert why_not(state, "end") is not None
    state = after(state, fresh(state, "east", "justification"))
    assert "end" in options(state)


@rule("UM-122", "UM-61")
def test_a_remote_action_that_was_begun_is_finished() -> None:
    state = after(hurried(agapi="b1", vera="d1", nikitas="e1"), "begin td")
    for text in ("with agapi", "with nikitas", "with vera", "from b1", "to a1"):
        assert why_not(state, "end") is not None
        state = after(state, text)
    assert "end" in options(state)


@rule("UM-122", "UM-55")
def test_power_cards_during_the_attacks_are_outside_the_time() -> None:
    state = hurried(agapi=f"d4 power={power('shelter')}", vera="a1")
    state = after(attacked(state), "card a1")
    assert options(state) == ["agapi power", "on"]
    assert where(after(state, "agapi power"), "vera") == "a1"


# -- combined -----------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [c for n in range(4) for c in combinations(VARIANTS, n)])
@pytest.mark.parametrize(
    ("characters", "difficulty"), [(4, "advanced"), (4, "expert"), (7, "advanced"), (7, "expert")]
)
@rule("UM-123")
def test_the_variants_can_be_combined(
    characters: int, difficulty: str, chosen: tuple[str, ...]
) -> None:
    state = start(characters=characters, difficulty=difficulty, variants=" ".join(chosen))
    assert (state.round, state.pyramids_on, state.clock) == tuple(v in chosen for v in VARIANTS)
    GAME.check(state)


@rule("UM-123", "UM-103", "UM-107")
def test_on_a_round_earth_pyramids_come_without_power_cards() -> None:
    board = BOARD.replace("U", "U4")
    state = earth(board, variants="round pyramids", loads=3, agapi="a3")
    assert "agapi moves i3" in options(state)
    state = after(state, "elli loads", "card a1")
    assert ask(state) == "act"
