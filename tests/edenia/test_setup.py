"""The set-up: what lies where before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest
from edenia.table import (
    EMPTY,
    GAME,
    after,
    ask,
    clovers,
    galaxy,
    now,
    options,
    relay_at,
    tile,
    where,
)
from games import random_match
from rule import rule

from eden.engine.game import CHANCE, Outcome
from eden.games.edenia.acts import Draw, Lay, Pick
from eden.games.edenia.data import (
    CELLS,
    CLOVERS,
    EXPLORATION,
    HOLE,
    STARTING,
    TILES,
    Artefact,
    Cell,
    Kind,
    Path,
    path_of,
)
from eden.games.edenia.rules.board import flags_left
from eden.games.edenia.state import NONE, State

SEATS = [2, 3, 4]
PLAIN = {"law": ("yes",), "lambs": ("no",)}


def box(seats: int = 2) -> State:
    """The table before the first player is drawn."""
    return GAME.setup(seats, PLAIN)


def first(seats: int, player: int = 1) -> State:
    """The table when this player is about to take the first turn."""
    return after(box(seats), f"player {player} begins")


# -- the galaxy ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@rule("ED-10")
def test_only_the_black_hole_lies_in_the_galaxy_between_the_two_planets(seats: int) -> None:
    cells = first(seats).cells
    assert cells[Cell.C3] == HOLE
    assert [cell for cell in CELLS if cells[cell] != NONE] == [Cell.A1, Cell.C3, Cell.E5]


@rule("ED-11")
def test_a_tile_lies_the_same_way_up_from_wherever_it_is_explored() -> None:
    # The star path of D4 joins north with east and south with west, and so it stays.
    for start, heading, laid, there in (
        ("d3.n.star", "n", "d2", "d2.s.star"),
        ("d3.n.star", "s", "d4", "d4.n.star"),
        ("e2.e.star", "w", "d2", "d2.n.star"),
        ("b4.e.star", "e", "c4", "c4.s.star"),
    ):
        board = EMPTY.split()
        for cell, word in (("d3", "D5"), ("e2", "D8"), ("b4", "T5")):
            board[Cell[cell.upper()]] = word
        state = galaxy(" ".join(board), green=start)
        state = after(state, f"1 goes {heading}", "tile D4")
        assert state.cells[Cell[laid.upper()]] == tile("D4")
        assert (where(state, "green1"), ask(state)) == (there, "after")


@rule("ED-11")
def test_nobody_chooses_how_a_tile_is_turned() -> None:
    for act in (Draw, Pick, Lay):
        assert len(act.__slots__) == 1  # which tile, or which cell, and nothing else


@rule("ED-12")
def test_the_three_starting_tiles_lie_on_top_shuffled() -> None:
    assert sorted(STARTING) == sorted(map(tile, ("D2", "D5", "D8")))
    left = {"D2", "D5", "D8"}
    state = galaxy()
    for way, word in (("1 leaves n star", "D5"), ("2 leaves w star", "D8")):
        state = after(state, way)
        assert now(state).seat == CHANCE and not now(state).weights
        assert set(options(state)) == {f"tile {tile(one)}" for one in left}
        state = after(state, f"tile {word}", "end", "pass", "end")
        left.remove(word)
    state = after(state, "1 goes n")
    assert options(state) == [f"tile {tile('D2')}"]


@rule("ED-5")
def test_a_starting_tile_has_a_dwarf_planet_one_of_each_path_type() -> None:
    assert {TILES[number].kind for number in STARTING} == {Kind.DWARF}
    assert sorted(path_of(TILES[number].arms[0]) for number in STARTING) == sorted(Path)


@rule("ED-12")
def test_under_the_starting_tiles_any_other_can_come_all_alike() -> None:
    board = """
        EDENIA .  .    .  .
        .      .  .    .  .
        .      .  HOLE .  .
        .      .  .    D2 D5
        .      .  .    D8 ARRIDIS
    """
    state = after(galaxy(board, green="e4.n.star"), "1 goes n")
    others = [number for number in EXPLORATION if number not in STARTING]
    assert len(others) == 19 and not now(state).weights
    assert now(state).seat == CHANCE and options(state) == [f"tile {one}" for one in others]


@rule("ED-12")
def test_a_starting_tile_comes_before_all_others() -> None:
    board = EMPTY.replace(".  ARRIDIS", "D5 ARRIDIS")
    state = after(galaxy(board, green="arridis"), "1 leaves n star")
    assert options(state) == [f"tile {tile(word)}" for word in ("D2", "D8")]


# -- tokens -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@rule("ED-13")
def test_each_of_the_nine_relay_stations_has_a_clover(seats: int) -> None:
    state = first(seats)
    assert state.relays == (True,) * 9
    assert relay_at(state, "c1", "n", "star") and relay_at(state, "d5", "s", "meteorite")


@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        (4, "white blue orange yellow pink violet"),
        (3, "white blue orange yellow violet"),
        (2, "white blue orange violet"),
    ],
)
@rule("ED-14")
def test_edenia_has_trifolium_for_the_number_of_players(seats: int, colours: str) -> None:
    state = first(seats)
    assert [token.name.lower() for token in state.trifolium] == colours.split()
    assert not any(state.won)


@pytest.mark.parametrize(("seats", "supply"), [(2, 17), (3, 14), (4, 11)])
@rule("ED-15")
def test_the_clovers_that_remain_form_the_supply(seats: int, supply: int) -> None:
    state = first(seats)
    assert state.supply == supply == CLOVERS - 9 - sum(state.clovers)
    assert not any(state.pastures)


@rule("ED-15")
def test_no_artefact_and_no_sabotage_token_is_out() -> None:
    state = first(4)
    assert not any((*state.hands, *state.played, *state.caches, *state.seen))
    assert not state.sabotaged and state.guarded == NONE


@rule("ED-15")
def test_the_artefacts_are_shuffled_face_down() -> None:
    board = EMPTY.replace(".  ARRIDIS", "D4 ARRIDIS")
    state = after(galaxy(board), "1 leaves w meteorite", "search")
    assert now(state).seat == CHANCE and not now(state).weights
    assert options(state) == [f"find {artefact.name.lower()}" for artefact in Artefact]
    state = after(state, "find quantum")
    assert options(state) == [
        f"find {one.name.lower()}" for one in Artefact if one.name != "QUANTUM"
    ]


# -- players ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@rule("ED-16")
def test_every_player_has_three_sheep_on_arridis_and_three_flags_in_hand(seats: int) -> None:
    state = first(seats)
    for flock in ("green", "red", "yellow", "black")[:seats]:
        assert [where(state, f"{flock}{number}") for number in (1, 2, 3)] == ["arridis"] * 3
    assert [flags_left(state, seat) for seat in range(seats)] == [3] * seats
    assert set(state.flags) == {NONE}


@pytest.mark.parametrize("seats", SEATS)
@rule("ED-17")
def test_the_first_player_is_drawn_all_alike(seats: int) -> None:
    state = box(seats)
    assert now(state).seat == CHANCE and not now(state).weights
    assert options(state) == [f"player {player} begins" for player in range(1, seats + 1)]
    for player in range(1, seats + 1):
        begun = after(state, f"player {player} begins")
        assert now(begun).seat == begun.first == player - 1 and ask(begun) == "turn"


@rule("ED-17")
def test_in_many_games_every_player_is_the_first_one_in_some() -> None:
    firsts = Counter(random_match(GAME, 4, PLAIN, seed=s, choices=0).state.first for s in range(60))
    assert set(firsts) == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", SEATS)
@rule("ED-18")
def test_clovers_are_dealt_in_the_order_of_play(seats: int) -> None:
    for player in range(seats):
        state = first(seats, player + 1)
        dealt = [state.clovers[(player + order) % seats] for order in range(seats)]
        assert dealt == [2, 2, 3, 3][:seats]


# -- 30 clovers ---------------------------------------------------------------------------------


def all_clovers(state: State) -> int:
    """Those in hand, in the supply, on planets and on relay stations."""
    return sum(state.clovers) + state.supply + sum(state.pastures) + sum(state.relays)


@pytest.mark.parametrize("seats", SEATS)
@rule("ED-19")
def test_there_are_30_clovers_in_all_at_every_moment_of_a_game(seats: int) -> None:
    match = random_match(GAME, seats, PLAIN, seed=seats)
    assert isinstance(match.now, Outcome)
    assert {all_clovers(step.state) for step in match.steps} == {30}


@rule("ED-19")
def test_a_clover_that_is_spent_goes_back_to_the_supply() -> None:
    board = EMPTY.replace(".  ARRIDIS", "D4 ARRIDIS")
    leap = galaxy(board, red="d5.e.star")
    spent = after(leap, "1 leaves w star", "leap")
    assert (clovers(spent), spent.supply) == (clovers(leap) - 1, leap.supply + 1)
    bought = after(galaxy(board), "1 leaves w meteorite", "search")
    assert (clovers(bought), bought.supply) == (1, leap.supply + 1)
