"""Why not: what a player reads who tries what cannot be done now, and the rule behind it."""

from __future__ import annotations

import pytest
from rule import rule
from speech import FR
from ultimediation.boards import ATTACKS, CAMPS, earth, giza
from ultimediation.cards import costly, found, power, threatened
from ultimediation.moments import at
from ultimediation.table import after, ask, attacked, crew, why, why_not

from eden.games.ultimediation.state import State

# A pyramid on b4, somebody on most squares, an attack on e4.
ELSEWHERE = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . P1 . . * . . . .
    . . . . . . E W U
"""


# -- each against its own rule ------------------------------------------------------------------


@rule("UM-82", "UM-83")
def test_who_has_no_energy_cannot_pay_and_who_is_in_base_u_cannot_either() -> None:
    state = earth(CAMPS, agapi="c3", vera="d3 energy=0", nikitas="d4")
    state = after(state, "agapi asks east")
    state = after(state, costly(state, "east"), "refuse")
    assert why(state, "vera pays") == "Vera has no energy left to pay with. UM-82"
    assert why(state, "elli pays") == "Elli is in Base U and cannot use energy there. UM-83"
    assert why(state, "on").endswith("UM-82")


@rule("UM-55", "UM-96", "UM-56")
def test_an_attack_is_answered_with_a_card_and_with_one_that_helps() -> None:
    team = {"agapi": f"i1 power={power('shelter')}", "nikitas": f"h1 power={power('rest')}"}
    state = after(attacked(earth(vera="c3", **crew(team)), 2), "card c3")
    assert ask(state) == "answer"
    assert why(state, "vera power") == "Vera has no power card. UM-55"
    assert why(state, "nikitas power") == (
        "“Long breath” would do nothing now: nobody lacks energy. UM-96"
    )
    assert why(state, "ilias power") == "Ilias is not in the team. UM-10"


@rule("UM-78", "UM-25", "UM-26", "UM-27")
def test_who_comes_back_from_the_ship_finds_no_room_on_an_attack_or_a_full_square() -> None:
    state = found(earth(ATTACKS.replace("0 .", "2 X", 1), agapi="c3", ship=4))
    assert why(state, "back a1") == "There is an attack on A1: no population can be there. UM-26"
    assert why(state, "back a2") == "A2 is full: it holds two population tokens at most. UM-25"
    assert why_not(state, "back b2") == "UM-27" and why_not(state, "back i5") == "UM-78"


@rule("UM-103", "UM-65", "UM-67")
def test_nobody_crosses_the_edge_diagonally_agapi_neither() -> None:
    state = earth(CAMPS, agapi="a3", vera="a3", elli="a3", variants="round")
    for one in ("agapi", "vera"):
        told = "Nobody crosses the edge of the board diagonally. UM-103"
        assert why(state, f"{one} moves i4") == told
    flat = earth(CAMPS, agapi="a3", vera="a3")
    assert why(flat, "agapi moves i3") == (
        "In this game nobody moves across the edge of the board. UM-103"
    )


@rule("UM-109", "UM-124", "UM-57", "UM-58")
def test_a_pyramid_or_a_token_elsewhere_has_its_own_rule() -> None:
    state = giza(ELSEWHERE, agapi="c4", ilias="i1")
    assert why(state, "agapi raises b4") == "Agapi is on C4; the pyramid is on B4. UM-109"
    assert why(state, "agapi raises c4") == "There is no pyramid on C4. UM-109"
    assert why(state, "agapi lifts b4") == "Agapi is on C4, not on B4. UM-57"
    assert why(state, "agapi cancels e4") == "Agapi is on C4; the attack is on E4. UM-58"
    storm = threatened(agapi="c4", vera="a5")
    assert why(storm, "agapi averts b2") == "Agapi is on C4; the disaster threatens B2. UM-124"
    assert why(storm, "vera averts a5") == "There is no disaster on A5. UM-124"


@rule("UM-71", "UM-66", "UM-72", "UM-3")
def test_nikitas_ilias_and_vera_reach_adjacent_squares_but_no_diagonal() -> None:
    state = giza(ELSEWHERE, nikitas="f4", ilias="d5", vera="a5")
    assert why(state, "nikitas asks east") == (
        "The base on G5 is diagonal to Nikitas: only adjacent squares count. UM-71"
    )
    assert why(state, "ilias cancels e4") == (
        "E4 is diagonal to Ilias: only adjacent squares count. UM-66"
    )
    for verb in ("lifts", "raises"):
        assert why(state, f"vera {verb} b4") == (
            "B4 is diagonal to Vera: only adjacent squares count. UM-72"
        )
    assert why_not(state, "nikitas asks west") == "UM-71"
    assert why_not(state, "vera lifts i1") == "UM-72"


@rule("UM-59")
def test_a_mediator_outside_a_zone_is_told_what_is_missing() -> None:
    state = earth(ATTACKS, vera="b1", agapi="b1")
    assert why(state, "vera cancels b1") == (
        "Vera is on Agapi’s own square, which is not in the zone. UM-59"
    )
    state = earth(ATTACKS, vera="b1", agapi="i5")
    assert why(state, "vera cancels b1") == (
        "Vera has no protector on a square around, diagonals included. UM-59"
    )


@rule("UM-68", "UM-91", "UM-50", "UM-51")
def test_why_the_ship_cannot_be_loaded() -> None:
    board = CAMPS.replace("U", "U3")
    assert why(earth(board), "elli loads") == (
        "Population in Base U: 3; exactly four are needed. UM-68"
    )
    assert why(earth(board, elli="c3"), "elli loads") == "Elli is on C3, not in Base U. UM-68"
    full = earth(CAMPS.replace("U", "U4"), ship=12)
    assert why(full, "elli loads") == (
        "The ship has 12 of 12 aboard: there is no room for four more. UM-91"
    )
    assert why(earth(board, elli="u cubes=0"), "elli loads") == (
        "Elli has no action cube left. UM-50"
    )


@rule("UM-113", "UM-120")
def test_why_a_base_cannot_be_teleported() -> None:
    state = giza(CAMPS, elli="b2", agapi="d4 energy=1")
    assert why(state, "uproot east") == "Agapi does not have all energy: everybody must. UM-113"
    state = giza(CAMPS, elli="u", agapi="d4")
    assert why(state, "uproot east") == "Elli is in Base U: nobody may be there. UM-113"
    state = at("target of a base")
    assert why(state, "to b2") == "There is an attack on B2: no base can go there. UM-113"
    assert why(state, "to i5") == "Base U is on I5: no military base can go there. UM-120"


# -- the nearest miss, and what belongs elsewhere -----------------------------------------------


def acting() -> State:
    """Vera stands on an attack without a protector near, Agapi has no cube left."""
    return earth(ATTACKS, vera="b1", agapi="i5 cubes=0")


@rule("UM-59", "UM-50")
def test_of_all_that_could_be_meant_the_nearest_miss_is_told() -> None:
    state = acting()
    assert why(state, "vera cancels") == (
        "Vera has no protector on a square around, diagonals included. UM-59"
    )
    assert why(state, "agapi") == "Agapi has no action cube left. UM-50"


@pytest.mark.parametrize(
    ("moment", "pick", "told"),
    [
        ("flee", "vera moves c4", "Not now: the population of C3 has to flee first. UM-52"),
        ("save", "end", "Not now: Vera has to be saved first. UM-52"),
        ("save", "on", "Being saved is not a choice; only by whom is. UM-38"),
        ("save", "save elli", "Elli is no protector and saves nobody. UM-37"),
        ("offer", "elli power", "No power card now: whether the effect happens has to be chosen"),
        ("actions", "flee c4", "Nobody has to flee now. UM-26"),
        ("actions", "calm b2", "Only three characters together, or a card, cancel from afar."),
        ("mediators", "mediators agapi vera", "Agapi is not one of the four mediators. UM-10"),
        ("teams", "protector agapi", "All seven come along, both protectors among them. UM-10"),
        ("several squares flee", "flee d1", "First choose the square from which somebody flees:"),
        ("nobody can flee", "leave b1 a1", "A1 is full: it holds two population tokens at most."),
        ("crowded: refresh", "vera refreshed move", "Vera has no cube on “move”. UM-55"),
        ("join for a remote cancel", "with elli", "Elli takes part already. UM-62"),
        ("won", "elli moves c3", "The game is over. UM-97"),
    ],
)
def test_what_a_player_reads(moment: str, pick: str, told: str) -> None:
    assert why(at(moment), pick).startswith(told)


@pytest.mark.parametrize(
    ("moment", "pick", "told"),
    [
        ("flee", "flee c3", "La population de C3 ne peut pas y rester. UM-26"),
        ("pay", "elli pays", "Elli est dans la Base U et ne peut pas y utiliser son énergie."),
        ("several squares flee", "leave b1 b2", "Le désastre frappe aussi B2\u00a0: personne n’y"),
    ],
)
def test_the_same_in_french(moment: str, pick: str, told: str) -> None:
    assert why(at(moment), pick, FR).startswith(told)
