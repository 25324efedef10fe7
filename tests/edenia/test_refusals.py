"""What a player reads who tries what cannot be: the reason as it is now, and its rule."""

from __future__ import annotations

from typing import Any

import pytest
from drawn import by_id, table
from edenia.moments import ASKED, TEXTS, at
from edenia.table import GAME, after, events, galaxy, options, why, why_not
from games import BOXES
from rule import rule
from speech import EN, FR

from eden.games.edenia.events import Halt, Halted
from eden.games.edenia.state import Phase

# Next to Arridis lie a dwarf planet and a planet; the star path of e3 leads east and west.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  D8
    .      .  .    T4 D1
    .      .  .    P2 ARRIDIS
"""
HELD: dict[str, Any] = {"green": "edenia edenia e3.e.star/1", "red": "e3.e.star/0 e3.e.star/2"}


# -- artefacts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("artefact", "told"),
    [
        ("turbo3", "The turbo-engine is announced before the move, and this move is over. ED-113"),
        ("junction3", "The junction works before the move, and this move is over. ED-116"),
        ("r2m2x3", "R2-M2 is announced before the move, and this move is over. ED-120"),
        ("pocket3", "The pocket teleporter works before the move, and this move is over. ED-128"),
    ],
)
@rule("ED-111", "ED-113", "ED-116", "ED-120", "ED-128")
def test_after_the_move_it_counts_whether_an_artefact_was_held_or_found(
    artefact: str, told: str
) -> None:
    moved = ("1 leaves n star", "search")
    held = after(galaxy(BOARD, hands=artefact), *moved, "find turbo4", "find turbo5", "take turbo4")
    assert why(held, f"play {artefact}") == told
    assert why(held, "play turbo4").endswith("ED-111")
    found = after(galaxy(BOARD), *moved, f"find {artefact}", "find turbo5", f"take {artefact}")
    assert why(found, f"play {artefact}").endswith("it is for before a later move. ED-111")
    later = after(found, "end", "pass", "end", "2 leaves w nebula", "clover")
    assert why(later, f"play {artefact}") == told


@rule("ED-111")
def test_what_was_held_before_is_not_taken_for_what_was_found_once_that_is_played() -> None:
    state = after(galaxy(BOARD, hands="turbo3"), "1 leaves n star", "search")
    state = after(state, "find quantum", "find turbo5", "take quantum", "play quantum")
    assert why_not(state, "play turbo3") == "ED-113"


@rule("ED-108")
def test_an_artefact_that_was_played_is_said_to_be_played() -> None:
    state = galaxy(BOARD, played="pocket4 / turbo5")
    told = "You have already played the pocket teleporter with the blue helmet (4 points). ED-108"
    assert why(state, "play pocket4") == told
    assert why(state, "play turbo5") == "You do not have the turbo-engine (5 points). ED-109"
    assert why(state, "play turbo5", FR).startswith("Vous n’avez pas le turbo-réacteur")


# -- sheep that cannot move ---------------------------------------------------------------------


@pytest.mark.parametrize("lane", ["e3.e.star", "e4.n.nebula"])
@pytest.mark.parametrize("pick", ["3", "3 goes n", "3 goes e", "3 goes s", "3 goes w"])
@rule("ED-50")
def test_a_sheep_that_is_blocked_both_ways_says_so_wherever_it_heads(lane: str, pick: str) -> None:
    flocks: dict[str, Any] = {"green": f"edenia edenia {lane}/1", "red": f"{lane}/0 {lane}/2"}
    state = galaxy(BOARD, clovers="0 2", **flocks)
    assert why(state, pick) == "Sheep 3 is blocked both ways and you have no clover. ED-50"
    french = "Le mouton 3 est bloqué des deux côtés et vous n’avez pas de trèfle. ED-50"
    assert why(state, pick, FR) == french


@rule("ED-50", "ED-57")
def test_a_tap_on_a_sheep_that_cannot_move_asks_why() -> None:
    state = galaxy(BOARD, clovers="0 2", hands="pocket3", **HELD)
    drawn = table("edenia", state)
    assert by_id(drawn, "sheep-2").get("data-act") == "3"
    assert by_id(drawn, "sheep-0").get("data-act") == "1"
    assert why(state, "1") == "Sheep 1 has reached Edenia and stays there. ED-57"


@rule("ED-50")
def test_a_sheep_that_is_blocked_one_way_is_told_of_the_other() -> None:
    state = galaxy(BOARD, green="e3.e.star/1", red="e3.e.star/0", clovers="0 2")
    assert why(state, "1 goes e") == (
        "That way sheep 1 is blocked and you have no clover; the other is open. ED-50"
    )
    assert why(state, "1 goes n") == (
        "The path of sheep 1 only leads to the east and to the west. ED-42"
    )


# -- back where it began ------------------------------------------------------------------------


@rule("ED-53", "ED-54")
def test_a_sheep_back_at_its_start_is_told_so() -> None:
    ring = """
        EDENIA .  .    .  .
        .      .  .    .  .
        .      .  HOLE .  .
        .      D6 D4   .  .
        .      D7 D9   .  ARRIDIS
    """
    state = galaxy(ring, green="c5.n.star")
    told = events(state, "1 goes n")
    (halted,) = (event for event in told if isinstance(event, Halted))
    assert halted.why == Halt.BACK
    tell = BOXES["edenia"].words.tell
    assert tell(after(state, "1 goes n"), halted, EN) == (
        "The green sheep 1 is back where it began and stops on the star path in C5.",
        "ED-53",
    )


# -- no catch-all -------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ASKED)
@rule("ED-32")
def test_a_turn_is_a_move_or_a_pass_only_forbids_what_would_be_both_or_neither(
    moment: str,
) -> None:
    state = at(moment)
    listed = set(options(state))
    for text in set(TEXTS) - listed:
        refusal = GAME.forbids(state, GAME.parse(text))
        assert refusal is not None
        if refusal.rule == "ED-32":
            neither = state.phase == Phase.TURN and text == "end"
            moves = (
                text == "pass" or " leaves " in text or " goes " in text or " teleports " in text
            )
            assert neither or (state.phase == Phase.AFTER and moves)


@pytest.mark.parametrize("moment", ASKED)
def test_while_a_tile_an_artefact_or_a_die_waits_nobody_is_put_off_with_chance(moment: str) -> None:
    """Only what is tried while a die falls is told to wait for it."""
    state = at(moment)
    chance = (Phase.FIRST, Phase.EXPLORE, Phase.DIE, Phase.FIND, Phase.SCOPE)
    for text in set(TEXTS) - set(options(state)):
        if why(state, text).startswith("Chance decides"):
            assert state.phase in chance


# -- taps on the table --------------------------------------------------------------------------


@rule("ED-122", "ED-123", "ED-125")
def test_a_tap_on_a_cell_that_will_not_do_says_why() -> None:
    cell = after(galaxy(BOARD, hands="scope3"), "play scope3", "tile D2")
    drawn = table("edenia", cell)
    assert by_id(drawn, "cell-e4").get("data-act") == "lay e4"
    assert why(cell, "lay e4") == "A tile already lies in E4. ED-122"
    assert why(cell, "lay a5") == "A5 has no exploration tile on any of its sides. ED-123"
    guard = after(galaxy(BOARD, hands="gromout", flags="P2 green"), "play gromout")
    # With one flag only there is nothing to choose, but whoever taps elsewhere is answered.
    assert why(guard, "guard e4") == "There is no habitable planet in E4. ED-125"
    assert by_id(table("edenia", guard), "cell-e4").get("data-act") == "guard e4"


@rule("ED-100", "ED-101")
def test_a_teleporter_that_cannot_be_reached_says_why() -> None:
    board = """
        EDENIA .  .    .  .
        .      .  .    .  .
        .      .  HOLE .  T1
        .      .  .    T2 T4
        .      .  .    T5 ARRIDIS
    """
    state = galaxy(board, green="e3", red="d4", sabotaged="T4", clovers="0 2")
    assert why(state, "1 teleports d4") == (
        "The red sheep 1 is on the yellow teleporter in D4: it is not free. ED-100"
    )
    assert why(state, "1 teleports e4") == (
        "The blue teleporter in E4 is sabotaged; a sheep that arrives by a path repairs it. ED-100"
    )
    assert why(state, "1 teleports d5") == (
        "The blue teleporter in D5 has another colour and costs a clover; you have none. ED-101"
    )
    assert why(state, "2 teleports d5") == "Sheep 2 is not on a teleporter. ED-100"
    assert why(state, "1 teleports c3") == "There is no teleporter in C3. ED-100"
