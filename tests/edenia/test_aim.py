"""Two ways to win at once: the race and the law of the universe."""

from __future__ import annotations

import pytest
from edenia.table import (
    GAME,
    after,
    ask,
    board,
    clovers,
    ended,
    galaxy,
    points,
    relay_at,
    where,
    why_not,
)
from rule import rule

from eden.engine.game import Decision, Outcome
from eden.games.edenia.state import State

# A step from Edenia on b1, a relay station beside e3, a dwarf planet on d2, and four planets.
BOARD = """
    EDENIA D5 .    .  .
    .      .  .    D1 .
    .      T4 HOLE .  D8
    .      T1 .    P1 P4
    .      P2 P3   .  ARRIDIS
"""
BARE = "P1 3 P2 0 P3 0 P4 0"
HOME = "b1.e.star"  # "1 goes w" is the step to Edenia
MANY = "turbo5 junction5 r2m2x5 scope5"  # 20 points


def goes_on(state: State) -> bool:
    return isinstance(GAME.pending(state), Decision)


# -- race ---------------------------------------------------------------------------------------


@rule("ED-20")
def test_who_brings_the_third_sheep_to_edenia_wins_whatever_the_points() -> None:
    state = galaxy(
        BOARD,
        green=f"edenia edenia {HOME}",
        won="white blue",
        clovers="0 10",
        hands=f" / {MANY}",
        flags="P1 red, P2 red, P3 red",
        pastures=BARE,
    )
    assert ended(after(state, "3 goes w")) == Outcome((0,), "ED-20", (39, 51))
    assert [token.name for token in after(state, "3 goes w").trifolium] == ["VIOLET"]


@rule("ED-20")
def test_two_sheep_on_edenia_and_two_of_another_flock_win_nothing() -> None:
    state = galaxy(BOARD, seats=3, green=f"edenia {HOME}", red="edenia edenia", won="white/blue")
    state = after(state, "2 goes w")
    assert where(state, "green2") == "edenia" and goes_on(state) and ask(state) == "after"


# -- the law of the universe --------------------------------------------------------------------

# 27 points by blue and two flags; where the first sheep is, its clovers, and what makes them 42.
WAYS = [
    pytest.param("arridis", 14, ("pass",), id="pass"),
    pytest.param("d4.n.star", 14, ("1 goes place", "clover"), id="planet"),
    pytest.param("d4.n.star", 8, ("1 goes place", "flag"), id="flag"),
    pytest.param(HOME, 0, ("1 goes w",), id="trifolium"),
    pytest.param("e3.e.star", 14, ("1 goes e",), id="relay"),
    pytest.param(
        "d2.n.star",
        13,
        ("1 goes place", "search", "find turbo3", "find turbo4", "take turbo3"),
        id="artefact",
    ),
]


def worth_27(start: str, more: int, *, law: bool = True) -> State:
    """Green has 27 points and so many clovers."""
    return galaxy(
        BOARD,
        green=start,
        law=law,
        won="blue",
        flags="P2 green, P3 green",
        clovers=f"{more} 0",
        pastures=BARE,
    )


@pytest.mark.parametrize(("start", "more", "actions"), WAYS)
@rule("ED-21", "ED-27")
def test_who_has_exactly_42_points_wins_at_once(
    start: str, more: int, actions: tuple[str, ...]
) -> None:
    state = after(worth_27(start, more), *actions[:-1])
    assert goes_on(state)
    state = after(state, actions[-1])
    assert (points(state), ended(state)) == (42, Outcome((0,), "ED-21", (42, 0)))


@pytest.mark.parametrize(("start", "more", "actions"), WAYS)
@rule("ED-21")
def test_one_point_less_or_three_more_win_nothing(
    start: str, more: int, actions: tuple[str, ...]
) -> None:
    for other in (more - 1, more + 3):
        if other >= 0:
            state = after(worth_27(start, other), *actions)
            assert points(state) == 42 + other - more and goes_on(state)


@rule("ED-21", "ED-27")
def test_42_points_on_the_way_end_the_game_before_the_sheep_runs_on() -> None:
    # A second relay station further on would make 43 of them.
    state = galaxy(
        board(e1="T6", e2="T8", e3="D4"),
        green="e2.n.star",
        won="white blue",
        hands="turbo5 scope5",
        clovers="3 0",
    )
    state = after(state, "1 goes s")
    assert ended(state) == Outcome((0,), "ED-21", (42, 0))
    assert where(state, "green1") == "e3.n.star" and relay_at(state, "e1", "n", "nebula")
    assert why_not(state, "end") == "ED-21"


@rule("ED-27")
def test_who_drops_to_42_by_spending_wins() -> None:
    # The relay station beyond red would make 43 of them again.
    state = galaxy(
        BOARD,
        green="e3.e.star/1",
        red="e3.e.star/0",
        won="blue",
        flags="P2 green, P3 green",
        clovers="16 0",
        pastures=BARE,
    )
    assert points(state) == 43
    state = after(state, "1 goes e", "leap")
    assert ended(state) == Outcome((0,), "ED-21", (42, 0))
    assert relay_at(state, "e3", "e", "star")


@rule("ED-27")
def test_who_drops_to_42_by_losing_a_flag_wins_in_the_turn_of_another() -> None:
    state = galaxy(
        BOARD,
        turn="red",
        red="d4.n.star",
        won="blue",
        flags="P1 green, P2 green, P3 green",
        clovers="15 0",
        pastures=BARE,
    )
    assert points(state) == 49
    state = after(state, "1 goes place", "flag")
    assert ended(state) == Outcome((0,), "ED-21", (42, 7))


@rule("ED-27", "ED-26")
def test_artefacts_that_are_face_down_count_for_the_42_points() -> None:
    state = galaxy(BOARD, hands="turbo5 gromout", won="white blue", clovers="8 0", pastures=BARE)
    assert points(state) == 41
    assert ended(after(state, "pass")) == Outcome((0,), "ED-21", (42, 0))


@rule("ED-28")
def test_42_does_not_count_between_paying_and_getting() -> None:
    state = worth_27("d2.n.star", 16)
    state = after(state, "1 goes place", "search")
    assert points(state) == 42 and ask(state) == "find"
    state = after(state, "find quantum")
    assert points(state) == 42 and goes_on(state)
    state = after(state, "find turbo3")
    assert points(state) == 42 and ask(state) == "take"
    taken = after(state, "take turbo3")
    assert points(taken) == 45 and goes_on(taken)
    assert ended(after(state, "take quantum")) == Outcome((0,), "ED-21", (42, 0))


@rule("ED-28")
def test_42_counts_once_the_teleport_that_was_paid_for_is_done() -> None:
    state = after(worth_27("b4", 16), "1 teleports b3")
    assert (where(state, "green1"), clovers(state), len(state.sabotaged)) == ("b3", 15, 1)
    assert ended(state) == Outcome((0,), "ED-21", (42, 0))


@pytest.mark.parametrize("active", ["green", "red"])
@rule("ED-29")
def test_of_two_with_42_points_the_one_whose_turn_it_is_wins(active: str) -> None:
    green = active == "green"
    other = "red" if green else "green"
    state = galaxy(
        BOARD,
        turn=active,
        green="d4.n.star" if green else "",
        red="" if green else "d4.n.star",
        won="white / blue" if green else "blue / white",
        hands=MANY if green else f" / {MANY}",
        clovers="0 15" if green else "15 0",
        flags=f"P1 {other}, P2 {other}, P3 {other}",
        pastures=BARE,
    )
    assert (points(state, active), points(state, other)) == (35, 49)
    state = after(state, "1 goes place", "flag")
    assert ended(state) == Outcome((0 if green else 1,), "ED-21", (42, 42))


@pytest.mark.parametrize(("start", "more", "actions"), WAYS)
@rule("ED-30")
def test_the_law_of_the_universe_can_be_left_out(
    start: str, more: int, actions: tuple[str, ...]
) -> None:
    state = after(worth_27(start, more, law=False), *actions)
    assert points(state) == 42 and goes_on(state)


@rule("ED-30")
def test_whether_the_law_holds_is_settled_before_the_game() -> None:
    (law,) = (option for option in GAME.options if option.key == "law")
    assert set(law.values) == {"yes", "no"} and not law.many
