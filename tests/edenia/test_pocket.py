"""The pocket teleporter, and that artefacts for the move belong to the sheep that moves."""

from __future__ import annotations

import pytest
from edenia.table import after, ask, clovers, events, galaxy, options, tile, where, why_not
from rule import rule

from eden.games.edenia.data import Cell
from eden.games.edenia.events import Sabotaged, Teleported
from eden.games.edenia.state import State

# T1 and T2 are yellow, T4 is blue, T7 red. The helmets: pocket3 yellow, pocket4 blue, pocket5 red.
BOARD = """
    EDENIA .  .    .  .
    T1     T2 .    .  D5
    .      .  HOLE .  P1
    T7     .  .    .  T4
    .      .  .    .  ARRIDIS
"""
# All teleporters but T9 are sabotaged.
ALL = """
    EDENIA .  .    .  .
    T1     T2 T3   .  .
    T4     T5 HOLE .  .
    T6     T7 .    .  T8
    .      .  .    T9 ARRIDIS
"""
BROKEN = "T1 T2 T3 T4 T5 T6 T7 T8"
PLAY = "play pocket3"


def beams(state: State, number: int = 1) -> set[str]:
    """The cells to which the pocket teleporter can take a sheep."""
    start = f"{number} teleports "
    return {text[len(start) :] for text in options(state) if text.startswith(start)}


@pytest.mark.parametrize("place", ["arridis", "e3", "e2", "e2.n.star", "c3.w.nebula", "e3.n.star"])
@rule("ED-128")
def test_a_sheep_is_teleported_from_wherever_it_is(place: str) -> None:
    state = after(galaxy(BOARD, green=place, hands="pocket3"), PLAY)
    assert beams(state) == {"a2", "b2", "a4", "e4"}
    state = after(state, "1 teleports a2")
    assert where(state, "green1") == "a2" and clovers(state) == 2


@rule("ED-128")
def test_from_a_teleporter_it_leads_to_any_other_one() -> None:
    state = after(galaxy(BOARD, green="a2", hands="pocket3"), PLAY)
    assert beams(state) == {"b2", "a4", "e4"}


@rule("ED-128")
def test_a_sheep_on_edenia_stays_there() -> None:
    state = after(galaxy(BOARD, green="edenia", won="white", hands="pocket3"), PLAY)
    assert not beams(state) and beams(state, 2) == {"a2", "b2", "a4", "e4"}
    assert why_not(state, "1 teleports a2") == "ED-57"


@rule("ED-128")
def test_the_teleporter_must_be_free() -> None:
    state = galaxy(BOARD, red="a2 e4", sabotaged="T7", hands="pocket3")
    state = after(state, PLAY)
    assert beams(state) == {"b2"}
    for cell in ("a2", "e4", "a4", "e2", "d4"):
        assert why_not(state, f"1 teleports {cell}") == "ED-100"


@pytest.mark.parametrize(
    ("pocket", "free"), [("pocket3", {"a2", "b2"}), ("pocket4", {"e4"}), ("pocket5", {"a4"})]
)
@rule("ED-128")
def test_the_colour_of_the_helmet_decides_what_it_costs(pocket: str, free: set[str]) -> None:
    before = after(galaxy(BOARD, green="b2", red="e3", hands=pocket), f"play {pocket}")
    for cell in beams(before, 2):
        state = after(before, f"2 teleports {cell}")
        assert clovers(state) == (2 if cell in free else 1)
        assert state.supply == before.supply + (cell not in free)
    broke = galaxy(BOARD, hands=pocket, clovers="0 2")
    assert beams(after(broke, f"play {pocket}")) == free


@rule("ED-128")
def test_the_colour_of_the_teleporter_that_is_left_does_not_matter() -> None:
    state = galaxy(BOARD, green="e4", hands="pocket3")
    assert clovers(after(state, PLAY, "1 teleports a2")) == 2  # from blue, with a yellow helmet
    assert clovers(after(state, PLAY, "1 teleports a4")) == 1


@rule("ED-128")
def test_it_cannot_be_played_where_it_leads_nowhere() -> None:
    state = galaxy(BOARD, hands="pocket3", sabotaged="T1 T2", clovers="0 2")
    assert PLAY not in options(state) and why_not(state, PLAY) == "ED-128"
    assert why_not(galaxy(hands="pocket3"), PLAY) == "ED-128"


@rule("ED-128")
def test_it_is_played_only_before_the_move() -> None:
    state = after(galaxy(BOARD, hands="pocket3"), "1 leaves n star")
    assert options(state) == ["end"] and why_not(state, PLAY) == "ED-128"


@rule("ED-129")
def test_a_sabotage_token_is_laid_as_well() -> None:
    state = after(galaxy(BOARD, hands="pocket3"), PLAY)
    assert events(state, "1 teleports a2") == (Teleported(0, Cell.A2, 0), Sabotaged(Cell.A2))
    assert after(state, "1 teleports a2").sabotaged == {tile("T1")}


@rule("ED-103")
def test_when_all_sabotage_tokens_are_out_none_is_laid() -> None:
    state = galaxy(ALL, sabotaged=BROKEN, hands="pocket5")
    state = after(state, "play pocket5", "1 teleports d5")
    assert where(state, "green1") == "d5"
    assert state.sabotaged == set(map(tile, BROKEN.split()))


@rule("ED-103")
def test_the_last_sabotage_token_is_laid() -> None:
    state = galaxy(ALL, sabotaged=BROKEN.removesuffix(" T8"), hands="pocket5")
    state = after(state, "play pocket5", "1 teleports d5")
    assert len(state.sabotaged) == 8 and tile("T9") in state.sabotaged


@rule("ED-129")
def test_the_same_sheep_must_then_move_on_by_a_path() -> None:
    state = galaxy(BOARD, hands="pocket3", green="arridis e4")
    state = after(state, PLAY, "1 teleports a2")
    assert options(state) == ["1 leaves n star", "1 leaves s star"]
    assert why_not(state, "pass") == "ED-36" and why_not(state, "end") == "ED-36"
    state = after(state, "1 leaves s star")
    assert where(state, "green1") == "a2.s.star" and ask(state) == "tile"


@rule("ED-129")
def test_it_cannot_teleport_again_from_there_in_that_turn() -> None:
    state = galaxy(BOARD, hands="pocket3")
    state = after(state, PLAY, "1 teleports a2")
    assert not beams(state) and why_not(state, "1 teleports b2") == "ED-129"


@rule("ED-129")
def test_it_cannot_teleport_again_with_a_second_pocket_teleporter() -> None:
    state = galaxy(BOARD, hands="pocket3 pocket4")
    state = after(state, PLAY, "1 teleports a2")
    assert "play pocket4" not in options(state) and why_not(state, "play pocket4") == "ED-129"


@rule("ED-129")
def test_an_artefact_played_in_between_changes_nothing() -> None:
    state = galaxy(BOARD, hands="pocket3 turbo3")
    state = after(state, PLAY, "1 teleports a2", "play turbo3")
    assert options(state) == ["1 leaves n star", "1 leaves s star"]


@rule("ED-129", "ED-100")
def test_in_a_later_turn_it_can_teleport_from_where_it_arrived_then() -> None:
    state = galaxy(BOARD, hands="pocket4", green="e3")
    state = after(state, "play pocket4", "1 teleports e4", "1 leaves s star", "end", "pass", "end")
    assert where(state, "green1") == "arridis" and tile("T4") in state.sabotaged
    state = after(state, "1 leaves n star")  # by a path, which repairs it
    assert where(state, "green1") == "e4" and not state.sabotaged
    state = after(state, "end", "pass", "end")
    assert beams(state) == {"a2", "b2", "a4"}


# -- the sheep that moves -----------------------------------------------------------------------


@rule("ED-130")
def test_after_the_pocket_teleporter_no_other_sheep_moves() -> None:
    state = galaxy(BOARD, hands="pocket3", green="arridis e4")
    state = after(state, PLAY, "1 teleports a2")
    for text in ("2 leaves n star", "2 teleports b2", "3 leaves n star"):
        assert why_not(state, text) == "ED-130"


@rule("ED-130")
def test_the_pocket_teleporter_is_for_the_sheep_that_took_the_junction() -> None:
    state = galaxy(BOARD, hands="pocket3 junction3", green="e2.n.star arridis")
    state = after(state, "play junction3", "1 onto e star", PLAY)
    assert beams(state) == {"a2", "b2", "a4", "e4"} and not beams(state, 2)
    assert why_not(state, "2 teleports a2") == "ED-130"


@rule("ED-130")
def test_a_junction_is_not_for_another_sheep_than_the_one_that_was_teleported() -> None:
    state = galaxy(BOARD, hands="pocket3 junction3", green="arridis e2.n.star")
    state = after(state, PLAY, "1 teleports a2")
    assert "play junction3" not in options(state)
    assert why_not(state, "play junction3") in ("ED-118", "ED-130")
