"""Victory by prestige, the order of the three victories, and the points."""

from __future__ import annotations

from itertools import product

import pytest
from edenia.table import GAME, after, ended, galaxy, points
from games import random_match
from rule import rule

from eden.engine.game import Decision, Outcome
from eden.games.edenia.data import VALUES, Artefact, Trifolium
from eden.games.edenia.state import State

BOARD = """
    EDENIA D5 .    .  .
    .      .  .    .  .
    .      .  HOLE .  .
    .      .  .    P1 P4
    .      P2 P3   .  ARRIDIS
"""
BARE = "P1 0 P2 0 P3 0 P4 0"
HOME = "b1.e.star"  # "1 goes w" is the step to Edenia


def goes_on(state: State) -> bool:
    return isinstance(GAME.pending(state), Decision)


# -- prestige -----------------------------------------------------------------------------------


@rule("ED-22")
def test_the_last_trifolium_ends_the_game_at_once_and_the_highest_score_wins() -> None:
    state = galaxy(
        BOARD, green=HOME, won="white/blue orange", clovers="2 4", flags="P1 red", pastures=BARE
    )
    state = after(state, "1 goes w")
    assert ended(state) == Outcome((1,), "ED-22", (15 + 7 + 2, 13 + 11 + 7 + 4))


@rule("ED-22")
def test_who_takes_the_last_trifolium_can_have_the_highest_score() -> None:
    state = galaxy(BOARD, green=HOME, won="white/blue orange", clovers="9 1", pastures=BARE)
    assert ended(after(state, "1 goes w")) == Outcome((0,), "ED-22", (31, 25))


@rule("ED-22")
def test_while_a_trifolium_is_left_the_game_goes_on() -> None:
    state = galaxy(BOARD, green=HOME, won="white/blue")
    state = after(state, "1 goes w")
    assert [token.name for token in state.trifolium] == ["VIOLET"] and goes_on(state)


@pytest.mark.parametrize(
    ("won", "clovers", "winner"),
    [
        ("white / blue orange", "4 2", 0),  # 15 + 7 and 13 + 11
        ("blue orange / white", "0 16", 1),  # 13 + 11 + 7 and 15
    ],
)
@rule("ED-23")
def test_of_those_tied_the_one_with_the_best_trifolium_wins(
    won: str, clovers: str, winner: int
) -> None:
    state = galaxy(BOARD, green=HOME, won=won, clovers=clovers, pastures=BARE)
    outcome = ended(after(state, "1 goes w"))
    assert outcome.scores[0] == outcome.scores[1]
    assert (outcome.winners, outcome.rule) == ((winner,), "ED-23")


@rule("ED-23")
def test_the_best_trifolium_of_somebody_who_is_not_tied_does_not_count() -> None:
    state = galaxy(
        BOARD,
        seats=3,
        green=HOME,
        won="blue / orange yellow / white",
        clovers="4 3 0",
        pastures=BARE,
    )
    state = after(state, "1 goes w")
    assert ended(state) == Outcome((0,), "ED-23", (24, 24, 15))


def tied(*, red: str = "", yellow: str = "") -> State:
    """Red and yellow are tied at 36 points, without Trifolium; green is about to end the game."""
    return galaxy(
        BOARD,
        seats=4,
        green=HOME,
        red=red,
        yellow=yellow,
        won="white orange / / / blue yellow pink",
        hands=" / turbo5 junction5 r2m2x5 scope5 / turbo4 junction4 r2m2x4 scope4 pocket4 / ",
        flags="P1 red, P2 red, P3 yellow, P4 yellow",
        clovers="0 2 2 0",
        pastures=BARE,
    )


@rule("ED-24")
def test_those_still_tied_share_the_victory() -> None:
    state = after(tied(), "1 goes w")
    assert ended(state) == Outcome((1, 2), "ED-24", (33, 36, 36, 32))


@pytest.mark.parametrize(
    ("red", "yellow", "winners"),
    [
        ("edenia", "", (1,)),
        ("edenia", "edenia edenia", (2,)),
        ("edenia", "edenia", (1, 2)),
    ],
)
@rule("ED-24")
def test_of_those_still_tied_the_one_with_more_sheep_on_edenia_wins(
    red: str, yellow: str, winners: tuple[int, ...]
) -> None:
    outcome = ended(after(tied(red=red, yellow=yellow), "1 goes w"))
    assert (outcome.winners, outcome.rule) == (winners, "ED-24")


# -- the order of the victories -----------------------------------------------------------------


@rule("ED-25")
def test_race_comes_before_the_law_and_before_prestige() -> None:
    state = galaxy(
        BOARD, green=f"edenia edenia {HOME}", won="white blue/orange", clovers="7 0", pastures=BARE
    )
    state = after(state, "3 goes w")
    assert not state.trifolium and points(state) == 42
    assert ended(state) == Outcome((0,), "ED-20", (42, 11))


@rule("ED-25", "ED-20")
def test_race_comes_before_prestige_whoever_has_more_points() -> None:
    state = galaxy(
        BOARD,
        green=f"edenia edenia {HOME}",
        won="blue orange/white",
        clovers="0 19",
        pastures=BARE,
    )
    assert ended(after(state, "3 goes w")) == Outcome((0,), "ED-20", (31, 34))


@rule("ED-25")
def test_the_law_comes_before_prestige() -> None:
    state = galaxy(
        BOARD,
        green=HOME,
        won="white/blue orange",
        hands="turbo5 scope5/pocket5",
        flags="P1 red, P2 red",
        clovers="10 6",
        pastures=BARE,
    )
    state = after(state, "1 goes w")
    assert not state.trifolium
    assert ended(state) == Outcome((0,), "ED-21", (42, 49))


# -- points -------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", list(Trifolium))
@rule("ED-26")
def test_a_trifolium_is_worth_its_value(token: Trifolium) -> None:
    state = galaxy(seats=4, clovers="0 0 0 0", won=token.name)
    assert points(state) == VALUES[token] and points(state, "red") == 0


@pytest.mark.parametrize("artefact", list(Artefact))
@rule("ED-26")
def test_an_artefact_is_worth_the_same_used_or_not(artefact: Artefact) -> None:
    worth = int(artefact.name[-1]) if artefact.name[-1].isdigit() else 0
    assert points(galaxy(clovers="0 0", hands=artefact.name)) == worth
    assert points(galaxy(clovers="0 0", played=artefact.name)) == worth


@rule("ED-26")
def test_a_flag_on_a_planet_is_worth_seven_and_one_in_hand_nothing() -> None:
    assert points(galaxy(BOARD, clovers="0 0")) == 0
    state = galaxy(BOARD, clovers="0 0", flags="P1 green, P4 green, P2 red")
    assert (points(state), points(state, "red")) == (14, 7)


@rule("ED-26")
def test_a_clover_in_hand_is_worth_one_and_one_on_a_planet_nothing() -> None:
    state = galaxy(BOARD, green="d4", red="d4", clovers="5 0")
    assert (points(state), points(state, "red")) == (5, 0)


@rule("ED-26")
def test_all_points_are_added() -> None:
    state = galaxy(
        BOARD, won="blue violet", hands="scope3", played="pocket4", flags="P3 green", clovers="6 0"
    )
    assert points(state) == 13 + 7 + 3 + 4 + 7 + 6


# -- how long a game lasts ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ED-22", "ED-56")
def test_as_long_as_the_game_goes_on_a_trifolium_is_left(seats: int) -> None:
    for seed in range(3):
        match = random_match(GAME, seats, {"law": ("no",), "lambs": ("no",)}, seed=seed)
        assert isinstance(match.now, Outcome) and match.now.rule in ("ED-20", "ED-22", "ED-23")
        assert all(step.state.trifolium for step in match.steps[:-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ED-20", "ED-22")
def test_the_game_cannot_outlast_the_arrival_that_takes_the_last_trifolium(seats: int) -> None:
    for home in product(range(3), repeat=seats):
        tokens = [token.name for token in galaxy(seats=seats).trifolium]
        if sum(home) == len(tokens) - 1:  # nobody has won yet, one token is left
            won = "/".join(" ".join(tokens.pop() for _ in range(n)) for n in home)
            green, red, yellow, black = ("edenia " * n for n in (*home, 0, 0)[:4])
            green += HOME
            state = galaxy(
                BOARD,
                seats=seats,
                law=False,
                won=won,
                green=green,
                red=red,
                yellow=yellow,
                black=black,
            )
            outcome = ended(after(state, f"{home[0] + 1} goes w"))
            assert (outcome.rule == "ED-20") == (home[0] == 2)
