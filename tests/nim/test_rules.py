"""The rules of nim, one after the other."""

from __future__ import annotations

from nim.table import GAME, after, ended, events, heaps, now, options, why, why_not
from rule import rule

from eden.engine.game import CHANCE

START = """
    a ooo
    b ooooo
    c o
    d ooooooo
"""
EMPTY = GAME.setup(2, {"last": ("wins",)})


@rule("NI-1")
def test_there_are_four_heaps() -> None:
    state = after(EMPTY, "a has 3", "b has 5", "c has 1", "d has 7")
    assert state == heaps(START)
    assert GAME.board(state) == "a ooo\nb ooooo\nc o\nd ooooooo\ntaken: 0 and 0"


@rule("NI-2")
def test_chance_lays_one_to_seven_stones_on_each_heap() -> None:
    state = EMPTY
    for heap in "abcd":
        assert now(state).seat == CHANCE
        assert options(state) == [f"{heap} has {count}" for count in range(1, 8)]
        assert why_not(state, "from a take 1") == "NI-2"
        state = after(state, f"{heap} has 3")
    assert now(state).seat == 0
    assert why_not(state, "a has 3") == "NI-2"


@rule("NI-3")
def test_players_take_turns() -> None:
    state = heaps(START)
    for seat in (0, 1, 0, 1):
        assert now(state).seat == seat
        assert [event.begins_turn for event in events(state, "from d take 1")] == [True]
        state = after(state, "from d take 1")


@rule("NI-4")
def test_a_turn_takes_at_least_one_stone_from_one_heap() -> None:
    state = after(heaps(START), "from b take 2")
    assert GAME.board(state) == "a ooo\nb ooo..\nc o\nd ooooooo\ntaken: 2 and 0"
    assert why_not(state, "from b take 0") == "NI-4"


@rule("NI-5")
def test_nobody_takes_more_than_there_is() -> None:
    state = heaps(START)
    assert "from a take 3" in options(state)
    assert why(state, "from a take 4") == "Heap A has 3 stones left. NI-5"


LAST_TWO = """
    a ...
    b oo...
    c .
    d .......
"""


@rule("NI-6")
def test_the_last_stone_wins() -> None:
    assert ended(after(heaps(LAST_TWO), "from b take 2")).winners == (0,)
    outcome = ended(after(heaps(LAST_TWO), "from b take 1", "from b take 1"))
    assert (outcome.winners, outcome.rule) == ((1,), "NI-6")


@rule("NI-7")
def test_in_misere_the_last_stone_loses() -> None:
    outcome = ended(after(heaps(LAST_TWO, last="loses"), "from b take 2"))
    assert (outcome.winners, outcome.rule) == ((1,), "NI-7")
