"""A turn: whose it is, moving or passing, and its end."""

from __future__ import annotations

from typing import Any

import pytest
from edenia.table import (
    GAME,
    after,
    ask,
    clovers,
    events,
    galaxy,
    now,
    options,
    tile,
    where,
    why,
    why_not,
)
from rule import rule

from eden.engine.game import IllegalAction
from eden.engine.match import Match, Stands
from eden.engine.notation import Act
from eden.games.edenia.acts import Draw
from eden.games.edenia.events import Passed
from eden.games.edenia.state import State

PLAIN = {"law": ("yes",), "lambs": ("no",)}
# Two tiles beside Arridis; the star path of e4 leads to a teleporter, that of e3 to a relay.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  D8
    .      .  .    P4 T1
    .      .  .    D5 ARRIDIS
"""


# -- whose turn ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ED-31")
def test_players_take_their_turns_clockwise_from_the_first_player(seats: int) -> None:
    for first in range(seats):
        state = after(GAME.setup(seats, PLAIN), f"player {first + 1} begins")
        for turn in range(2 * seats + 1):
            assert now(state).seat == (first + turn) % seats and ask(state) == "turn"
            state = after(state, "pass", "end")


@rule("ED-31")
def test_a_move_ends_with_the_turn_of_the_next_player() -> None:
    state = after(galaxy(BOARD, seats=3, turn="red"), "1 leaves n star", "end")
    assert now(state).seat == 2 and ask(state) == "turn"


# -- moving or passing --------------------------------------------------------------------------


@rule("ED-32")
def test_in_a_turn_you_move_one_sheep_or_pass() -> None:
    state = galaxy(BOARD, green="e3.e.star")
    moves = {f"2 leaves {side} {path}" for side in "nw" for path in ("star", "meteorite", "nebula")}
    assert set(options(state)) == {"1 goes e", "1 goes w", "pass", *moves}
    assert why_not(state, "end") == "ED-32"


@rule("ED-32", "ED-40")
def test_after_the_move_no_sheep_moves_and_nobody_passes() -> None:
    state = after(galaxy(BOARD), "1 leaves n star")
    assert where(state, "green1") == "e4" and options(state) == ["end"]
    for text in ("1 leaves n star", "2 leaves w star", "pass"):
        assert why_not(state, text) is not None


@rule("ED-32")
def test_a_sheep_of_another_flock_is_not_yours_to_move() -> None:
    state = galaxy(BOARD, green="edenia", red="e3.e.star e4 d5")
    moving = {text.split()[0] for text in options(state)} - {"pass"}
    assert moving == {"2"}
    assert where(after(state, "2 leaves n star"), "red1") == "e3.e.star"


@rule("ED-33")
def test_a_sheep_can_be_moved_again_or_another_one() -> None:
    state = after(galaxy(BOARD), "1 leaves n star", "end", "pass", "end")
    assert {text.split()[0] for text in options(state)} == {"1", "2", "pass"}
    again = after(state, "1 leaves s star")
    assert where(again, "green1") == "arridis"
    other = after(state, "2 leaves w meteorite", "stop")
    assert (where(other, "green1"), where(other, "green2")) == ("e4", "d5")


@rule("ED-34")
def test_who_passes_moves_no_sheep_and_takes_a_clover_from_the_supply() -> None:
    state = galaxy(BOARD, green="e3.e.star e4", clovers="1 5")
    passed = after(state, "pass")
    assert passed.at == state.at and passed.rank == state.rank
    assert (clovers(passed), clovers(passed, "red")) == (2, 5)
    assert passed.supply == state.supply - 1 and options(passed) == ["end"]


@rule("ED-35")
def test_with_an_empty_supply_you_pass_without_a_clover() -> None:
    state = galaxy(clovers="1 20")
    assert state.supply == 0
    assert Passed(0, 0) in events(state, "pass")
    state = after(state, "pass")
    assert clovers(state) == 1 and options(state) == ["end"]


@rule("ED-36")
def test_passing_is_allowed_as_often_as_you_like() -> None:
    state = galaxy(BOARD, law=False)
    for _ in range(40):
        assert "pass" in options(state)
        state = after(state, "pass", "end")
    assert state.supply == 0


@rule("ED-36", "ED-50")
def test_who_can_move_no_sheep_can_still_pass() -> None:
    state = galaxy(
        BOARD, green="edenia edenia e3.e.star/1", red="e3.e.star/0 e3.e.star/2", clovers="0 2"
    )
    assert options(state) == ["pass"]
    assert clovers(after(state, "pass")) == 1


@pytest.mark.parametrize("artefact", ["turbo3", "r2m2x3", "quantum"])
@rule("ED-36")
def test_who_has_played_an_artefact_in_this_turn_does_not_pass(artefact: str) -> None:
    state = galaxy(BOARD, hands=artefact)
    assert "pass" in options(state)
    assert why_not(after(state, f"play {artefact}"), "pass") == "ED-36"


@rule("ED-36")
def test_an_artefact_of_an_earlier_turn_does_not_forbid_to_pass() -> None:
    state = after(galaxy(BOARD, hands="turbo3"), "play turbo3", "1 leaves n star", "end")
    assert "pass" in options(after(state, "pass", "end"))


@rule("ED-37")
def test_who_passes_plays_no_artefact_in_that_turn() -> None:
    state = after(galaxy(BOARD, hands="quantum scope3"), "pass")
    assert options(state) == ["end"]
    assert why_not(state, "play quantum") == why_not(state, "play scope3") == "ED-37"
    assert "play quantum" in options(after(state, "end", "pass", "end"))


# The sheep of green that is not on Edenia is held between two of red, and green has no clover.
HELD: dict[str, Any] = {
    "green": "edenia edenia e3.e.star/1",
    "red": "e3.e.star/0 e3.e.star/2",
    "clovers": "0 2",
}


@pytest.mark.parametrize("hand", ["turbo3", "r2m2x3", "quantum", "scope3", "pocket4"])
@rule("ED-135", "ED-37")
def test_who_can_move_no_sheep_passes_and_plays_no_artefact(hand: str) -> None:
    state = galaxy(BOARD, hands=hand, sabotaged="T1", **HELD)
    assert options(state) == ["pass"]
    assert why_not(state, f"play {hand}") == "ED-135"
    told = "None of your sheep can move, so no artefact can be played. ED-135"
    assert why(state, f"play {hand}") == told


@rule("ED-135")
def test_while_an_artefact_can_help_a_sheep_others_can_be_played_too() -> None:
    state = galaxy(BOARD, hands="turbo3 junction3", **HELD)
    assert options(state) == ["play turbo3", "play junction3", "pass"]
    state = after(state, "play turbo3")
    assert options(state) == ["play junction3"]
    assert why_not(state, "end") == why_not(state, "pass") == "ED-36"
    state = after(state, "play junction3", "3 onto n star")
    assert all(text.startswith("3 goes") for text in options(state))


@rule("ED-135", "ED-128")
def test_a_pocket_teleporter_helps_where_it_can_be_paid_for() -> None:
    free = {"pocket3": ["play pocket3", "pass"], "pocket4": ["pass"]}
    for pocket, listed in free.items():
        assert options(galaxy(BOARD, hands=pocket, **HELD)) == listed


@rule("ED-38", "ED-135")
def test_what_a_reveal_leaves_without_a_move_ends_the_turn_without_a_clover() -> None:
    """A sheepscope may bring a teleporter for the pocket teleporter, and it may not."""
    hands = "scope3 pocket4"
    assert options(galaxy(BOARD, hands=hands, sabotaged="T1", **HELD)) == ["pass"]
    started = BOARD.replace("P4", "D2")  # with D5 and D8: now any tile can come
    state = galaxy(started, hands=hands, sabotaged="T1", **HELD)
    assert options(state) == ["play scope3", "pass"]
    lucky = after(state, "play scope3", "tile T4", "lay d3")
    assert options(lucky) == ["play pocket4"]
    state = after(state, "play scope3", "tile D1", "lay d3")
    assert options(state) == ["end"]
    assert why_not(state, "pass") == "ED-38" and why_not(state, "play pocket4") == "ED-135"
    told = "You have played an artefact and no sheep can move: the turn ends without a clover."
    assert why(state, "pass") == f"{told} ED-38"
    state = after(state, "end")
    assert clovers(state) == 0 and now(state).seat == 1


@rule("ED-135")
def test_a_sheepscope_that_can_bring_no_fitting_teleporter_does_not_help() -> None:
    """Only two blue teleporters could still come; the helmet is red, and red costs a clover."""
    board = """
        EDENIA T1 T2   T3 T4
        T7     T8 T9   .  P1
        P2     P3 HOLE P4 D8
        D1     D2 D3   D4 D5
        D6     D7 D9   .  ARRIDIS
    """
    gone = "T1 T2 T3 T4 T7 T8 T9"
    held: dict[str, Any] = HELD | {"clovers": "0 1"}
    pastures = "P1 0, P2 0, P3 0, P4 0"
    helmets = {"pocket5": ["pass"], "pocket4": ["play scope3", "pass"]}
    for pocket, listed in helmets.items():
        hands = f"scope3 {pocket}"
        state = galaxy(board, hands=hands, sabotaged=gone, pastures=pastures, **held)
        assert options(state) == listed


@rule("ED-36")
def test_who_has_played_an_artefact_and_can_move_a_sheep_must_move_it() -> None:
    state = after(galaxy(BOARD, hands="turbo3"), "play turbo3")
    assert why_not(state, "end") == "ED-36"


@rule("ED-39")
def test_of_sheep_that_stand_together_on_a_planet_the_first_one_leaves() -> None:
    state = galaxy(BOARD, green="arridis d4 d4")
    assert {text[:8] for text in options(state)} == {"1 leaves", "2 leaves", "pass"}
    assert why_not(state, "3 leaves n star") == "ED-39"
    state = galaxy(BOARD)
    assert {text[:8] for text in options(state)} == {"1 leaves", "pass"}
    assert why_not(state, "2 leaves n star") == "ED-39"


@rule("ED-39")
def test_a_sheep_of_another_flock_on_the_planet_does_not_come_before_yours() -> None:
    state = galaxy(BOARD, turn="red", green="d4 d4 d4", red="d4")
    assert "1 leaves n star" in options(state)


# -- the end of a turn --------------------------------------------------------------------------


@rule("ED-40")
def test_a_turn_ends_when_you_say_so() -> None:
    for state in (after(galaxy(BOARD), "1 leaves n star"), after(galaxy(BOARD), "pass")):
        assert (now(state).seat, ask(state), options(state)) == (0, "after", ["end"])
        assert now(state).is_choice  # nobody says it for you
        assert now(after(state, "end")).seat == 1


def match_with(word: str) -> Match[State, Act]:
    """A match whose first player has sent a sheep onto the star path, where this tile came."""
    for seed in range(100):
        match: Match[State, Act] = Match(GAME, seats=2, options=PLAIN, seed=seed)
        match.choose_text("1 leaves n star")
        if match.steps[-1].action == Draw(tile(word)):
            return match
    raise AssertionError(word)


@rule("ED-40")
def test_a_pass_can_be_taken_back_until_the_turn_ends() -> None:
    match: Match[State, Act] = Match(GAME, seats=2, options=PLAIN, seed=1)
    before = match.state
    match.choose_text("pass")
    assert match.can_undo()
    match.undo()
    assert match.state == before
    match.choose_text("pass")
    match.choose_text("end")
    assert match.stands() == Stands.OTHER


@rule("ED-40")
def test_a_move_that_shows_a_tile_cannot_be_taken_back_and_one_that_shows_nothing_can() -> None:
    match = match_with("D5")
    assert match.stands() == Stands.SHOWN
    with pytest.raises(IllegalAction):
        match.undo()
    for text in ("end", "pass", "end"):
        match.choose_text(text)
    before = match.state
    match.choose_text("1 goes s")
    assert match.state != before and match.can_undo()
    match.undo()
    assert match.state == before
