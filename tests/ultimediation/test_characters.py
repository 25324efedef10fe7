"""What each of the seven can do that the others cannot."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import earth
from ultimediation.cards import costly, fresh, happens, paid, turned
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    base,
    cubes,
    energy,
    events,
    last_words,
    now,
    of,
    options,
    people,
    places,
    someone,
    used,
    where,
    why_not,
)

from eden.engine.game import CHANCE
from eden.games.ultimediation.data import BIG_ROOM, LOAD, MEDIATION, Character, Kind, Pile
from eden.games.ultimediation.events import Broken, EffectIgnored
from eden.games.ultimediation.state import State

BESIDE_C3 = {"c2", "b3", "d3", "c4"}
AROUND_C3 = BESIDE_C3 | {"b2", "d2", "b4", "d4"}
MEDIATORS = ("andromeda", "diamandis", "nikitas", "vera")
# Both bases near the middle, Base U in a corner.
CAMPS = """
    . . . . . . . . .
    . . . . . . . . .
    . . E . . . W . .
    . . . . . . . . .
    . . . . . . . . U
"""
# Attacks on c3, on all squares around it but d4, and two squares to its right.
ATTACKS = """
    . . . . . . . . .
    . * * * . . . . .
    . * * * * . . . .
    . * * . . . . . .
    . . . . . . E W U
"""


def moves(state: State, one: str) -> set[str]:
    """The squares to which a character can move."""
    return last_words(of(state, one, "moves"))


# -- Agapi --------------------------------------------------------------------------------------


@rule("UM-65")
def test_agapi_moves_one_square_in_all_eight_directions() -> None:
    state = earth(agapi="c3")
    assert moves(state, "agapi") == AROUND_C3
    assert where(after(state, "agapi moves d4"), "agapi") == "d4"


@rule("UM-65")
def test_agapi_moves_only_one_square() -> None:
    state = earth(agapi="c3")
    for far in ("e3", "c5", "e5", "a1"):
        assert why_not(state, f"agapi moves {far}") is not None


@pytest.mark.parametrize("one", ["ilias", *MEDIATORS])
@rule("UM-65", "UM-67", "UM-54")
def test_nobody_but_agapi_and_elli_moves_diagonally(one: str) -> None:
    state = earth(**someone(one, "c3"))
    assert moves(state, one) == BESIDE_C3
    assert why_not(state, f"{one} moves d4") == "UM-54"


# -- Ilias --------------------------------------------------------------------------------------


@rule("UM-66")
def test_ilias_cancels_on_his_square_and_on_those_side_by_side_with_it() -> None:
    state = earth(ATTACKS, ilias="c3")
    assert last_words(of(state, "ilias", "cancels")) == {"c3", "c2", "b3", "d3", "c4"}
    state = after(state, "ilias cancels d3")
    assert "d3" not in attack_cards(state) and where(state, "ilias") == "c3"


@rule("UM-66")
def test_ilias_cancels_neither_across_a_corner_nor_two_squares_away() -> None:
    state = earth(ATTACKS, ilias="c3")
    for there in ("b2", "d2", "b4", "e3"):
        assert why_not(state, f"ilias cancels {there}") == "UM-58"


@pytest.mark.parametrize("one", ["elli", "agapi"])
@rule("UM-66", "UM-58")
def test_others_cancel_only_on_their_own_square(one: str) -> None:
    state = earth(ATTACKS, **someone(one, "c3"))
    assert of(state, one, "cancels") == [f"{one} cancels c3"]
    assert why_not(state, f"{one} cancels c2") == "UM-58"


@rule("UM-66")
def test_with_one_action_ilias_cancels_one_attack() -> None:
    state = earth(ATTACKS, ilias="c3")
    before = attack_cards(state)
    state = after(state, "ilias cancels c2")
    assert attack_cards(state) == before - {"c2"} and cubes(state, "ilias") == 2


# -- Elli ---------------------------------------------------------------------------------------


@rule("UM-67")
def test_elli_moves_up_to_two_squares_straight_or_diagonally_with_one_action() -> None:
    state = earth(elli="e3")
    within_two = {f"{column}{row}" for column in "cdefg" for row in "12345"} - {"e3"}
    assert moves(state, "elli") == within_two
    state = after(state, "elli moves f1")
    assert where(state, "elli") == "f1" and cubes(state, "elli") == 2
    assert used(state, "elli", "move") == 1


@rule("UM-67")
def test_elli_never_moves_through_a_permanent_destruction() -> None:
    board = """
        . X . . . . . . .
        . X . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . E W U
    """
    state = earth(board, elli="a1")
    assert moves(state, "elli") == {"a2", "a3", "b3"}


@rule("UM-67")
def test_elli_passes_attacks_and_bases_and_stops_on_them() -> None:
    board = """
        . * . . . . . . .
        * E . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . W U
    """
    state = earth(board, elli="a1")
    assert moves(state, "elli") == {"b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}


@rule("UM-68")
def test_elli_loads_exactly_four_with_one_teleport_action() -> None:
    state = earth("0 0 " + ". " * 42 + "U4", agapi="c3")
    state = after(state, "elli loads")
    assert state.ship == LOAD == 4 and people(state, "i5") == 0
    assert cubes(state, "elli") == 2 and used(state, "elli", "teleport") == 1


@pytest.mark.parametrize("number", range(BIG_ROOM))
@rule("UM-68")
def test_fewer_than_four_are_not_loaded(number: int) -> None:
    state = earth(". " * 44 + f"U{number}", agapi="c3")
    assert why_not(state, "elli loads") == "UM-68"


@rule("UM-68")
def test_elli_loads_only_in_base_u() -> None:
    state = earth("0 0 " + ". " * 42 + "U4", elli="h5", agapi="c3")
    assert why_not(state, "elli loads") == "UM-68"
    assert "elli loads" in options(after(state, "elli moves i5"))


@rule("UM-68", "UM-51")
def test_without_a_place_for_teleporting_elli_does_not_load() -> None:
    state = earth("0 0 " + ". " * 42 + "U4", agapi="c3")
    spent = [0, 0, places("elli", "teleport"), 0, 0, 0, 0]
    state = state._replace(used=(tuple(spent), *state.used[1:]))
    assert why_not(state, "elli loads") == "UM-51"


@rule("UM-68")
def test_nobody_else_loads_neither_vera_nor_three_together() -> None:
    state = earth("0 0 " + ". " * 42 + "U4", elli="a1", agapi="u", vera="u", nikitas="h5")
    assert [text for text in options(state) if text.endswith("loads")] == []
    lifted = after(state, "vera lifts i5")
    assert all(text.startswith("to ") for text in options(lifted))
    assert after(lifted, "to b1").ship == 0
    trio = after(state, "begin td", "with elli", "with agapi", "with nikitas", "from i5")
    assert all(text.startswith("to ") for text in options(trio))


@rule("UM-68", "UM-57")
def test_others_teleport_from_base_u_to_the_board() -> None:
    state = earth("0 0 " + ". " * 42 + "U4", agapi="u")
    state = after(state, "agapi lifts i5", "to a1")
    assert (people(state, "i5"), people(state, "a1"), state.ship) == (3, 1, 0)


# -- Andromeda ----------------------------------------------------------------------------------


@rule("UM-69")
def test_andromeda_reveals_two_cards_with_one_mediation() -> None:
    state = after(earth(CAMPS, andromeda="c3"), "andromeda asks east")
    first = fresh(state, "east", "justification")
    state = after(state, first)
    assert ask(state) == "reveal" and now(state).seat == CHANCE
    second = fresh(state, "east", "justification")
    state = after(state, second)
    assert state.discards[Pile.EAST] == {turned(first), turned(second)}
    assert ask(state) == "act" and cubes(state, "andromeda") == 2


@pytest.mark.parametrize("one", ["elli", "agapi", "ilias", "diamandis", "nikitas", "vera"])
@rule("UM-69", "UM-60")
def test_all_others_reveal_one_card(one: str) -> None:
    state = after(earth(CAMPS, **someone(one, "c3")), f"{one} asks east")
    state = after(state, fresh(state, "east", "justification"))
    assert ask(state) == "act" and len(state.discards[Pile.EAST]) == 1


@rule("UM-69")
def test_her_second_card_comes_when_the_first_is_settled() -> None:
    state = after(earth(CAMPS, andromeda="c3", agapi="e5"), "andromeda asks east")
    state = after(state, costly(state, "east"))
    assert ask(state) == "offer"
    state = paid(after(state, "refuse"), "agapi", "andromeda")
    assert ask(state) == "reveal" and energy(state, "andromeda") > 0


@rule("UM-69", "UM-84")
def test_without_energy_after_the_first_card_she_reveals_no_second_one() -> None:
    state = earth(CAMPS, andromeda="c3 energy=1", agapi="e5")
    state = after(state, "andromeda asks east")
    state = after(state, costly(state, "east"), "refuse")
    state = paid(state, "andromeda", "agapi")
    assert where(state, "andromeda") == "i5" and ask(state) == "act"


@rule("UM-69", "UM-86")
def test_when_the_mediation_is_broken_off_she_reveals_no_second_card() -> None:
    state = after(earth("0" + CAMPS[6:], andromeda="c3"), "andromeda asks east")
    state = happens(state, fresh(state, "east", "uproot"))
    assert Broken(Character.ANDROMEDA) in events(state, "card a1")
    state = after(state, "card a1")
    assert base(state, "east") == "a1" and ask(state) == "act"


@rule("UM-69", "UM-80")
def test_after_a_need_the_extra_card_comes_first_then_her_second_one() -> None:
    state = after(earth(CAMPS, andromeda="c3"), "andromeda asks east")
    state = after(state, fresh(state, "east", "need"), "ask west")
    state = after(state, fresh(state, "west", "justification"))
    assert ask(state) == "reveal"
    assert all(text.startswith("turn east") for text in options(state))
    state = after(state, fresh(state, "east", "justification"))
    assert ask(state) == "act"


# -- Diamandis ----------------------------------------------------------------------------------

EFFECTS = sorted({card.kind for card in MEDIATION} - {Kind.NEED, Kind.JUSTIFICATION})


@pytest.mark.parametrize("kind", EFFECTS, ids=lambda kind: kind.name.lower())
@rule("UM-70")
def test_no_effect_good_or_bad_happens_when_diamandis_reveals_it(kind: Kind) -> None:
    board = CAMPS.replace(". . E", "* . E")
    state = after(earth(board, diamandis="c3", agapi="e5 energy=1"), "diamandis asks east")
    text = fresh(state, "east", kind.name)
    assert EffectIgnored(Pile.EAST, turned(text)) in events(state, text)
    met = after(state, text)
    assert met.discards[Pile.EAST] == {turned(text)} and ask(met) == "act"
    same = ("at", "energy", "cubes", "attacks", "bases", "destroyed", "people", "found")
    assert all(getattr(met, part) == getattr(state, part) for part in same)


@rule("UM-70")
def test_diamandis_finds_needs_like_everybody() -> None:
    state = after(earth(CAMPS, diamandis="c3"), "diamandis asks east")
    state = after(state, fresh(state, "east", "need"))
    assert len(state.found[Pile.EAST]) == 1 and ask(state) == "again"


@rule("UM-70")
def test_an_effect_that_another_reveals_happens_though_diamandis_is_there() -> None:
    state = after(earth(CAMPS, diamandis="c3", vera="c3"), "vera asks east")
    state = happens(state, fresh(state, "east", "recall"))
    assert where(state, "vera") == "i5" and where(state, "diamandis") == "c3"


# -- Nikitas ------------------------------------------------------------------------------------


@pytest.mark.parametrize("there", ["c3", "c2", "b3", "d3", "c4"])
@rule("UM-71")
def test_nikitas_mediates_on_a_base_and_side_by_side_with_it(there: str) -> None:
    state = earth(CAMPS, nikitas=there)
    assert of(state, "nikitas", "asks") == ["nikitas asks east"]
    state = after(state, "nikitas asks east")
    state = after(state, fresh(state, "east", "justification"))
    assert len(state.discards[Pile.EAST]) == 1


@pytest.mark.parametrize("there", ["b2", "d4", "c5", "e3"])
@rule("UM-71")
def test_nikitas_mediates_neither_across_a_corner_nor_from_afar(there: str) -> None:
    assert why_not(earth(CAMPS, nikitas=there), "nikitas asks east") == "UM-60"


@pytest.mark.parametrize("camp", ["east", "west"])
@rule("UM-71")
def test_next_to_both_bases_nikitas_chooses(camp: str) -> None:
    board = CAMPS.replace("E . . . W", "E . W . .")
    state = earth(board, nikitas="d3")
    assert of(state, "nikitas", "asks") == ["nikitas asks east", "nikitas asks west"]
    state = after(state, f"nikitas asks {camp}")
    assert all(text.startswith(f"turn {camp} ") for text in options(state))


@pytest.mark.parametrize("one", ["agapi", "ilias", "andromeda", "diamandis", "vera", "elli"])
@rule("UM-71", "UM-60")
def test_all_others_mediate_only_on_the_base(one: str) -> None:
    state = earth(CAMPS, **someone(one, "c2"))
    assert why_not(state, f"{one} asks east") == "UM-60"
    assert of(after(state, f"{one} moves c3"), one, "asks") == [f"{one} asks east"]


# -- Vera ---------------------------------------------------------------------------------------

SOMEBODY = """
    . . . . . . . . .
    . 1 1 1 . . . . .
    . 1 1 1 1 . . . .
    . 1 1 1 . . . . .
    . . . . . . E W U
"""


@rule("UM-72")
def test_vera_teleports_from_her_square_and_from_those_side_by_side_with_it() -> None:
    state = earth(SOMEBODY, vera="c3")
    assert last_words(of(state, "vera", "lifts")) == {"c3", "c2", "b3", "d3", "c4"}
    state = after(state, "vera lifts d3", "to i5")
    assert (people(state, "d3"), people(state, "i5")) == (0, 1)
    assert where(state, "vera") == "c3"


@rule("UM-72")
def test_vera_teleports_neither_across_a_corner_nor_from_afar() -> None:
    state = earth(SOMEBODY, vera="c3")
    for there in ("b2", "d2", "b4", "d4", "e3"):
        assert why_not(state, f"vera lifts {there}") == "UM-57"


@pytest.mark.parametrize("one", ["elli", "agapi", "ilias", "andromeda", "diamandis", "nikitas"])
@rule("UM-72", "UM-57")
def test_all_others_teleport_only_from_their_own_square(one: str) -> None:
    state = earth(SOMEBODY, **someone(one, "c3"))
    assert of(state, one, "lifts") == [f"{one} lifts c3"]
    assert why_not(state, f"{one} lifts d3") == "UM-57"


@rule("UM-72", "UM-109")
def test_vera_teleports_a_pyramid_from_side_by_side_too() -> None:
    board = SOMEBODY.replace(". 1 1 1 1 .", ". 1 1 P1 1 .").replace(". 1 1 1 .", ". P1 1 1 .", 1)
    state = earth(board, variants="pyramids", vera="c3", agapi="e3")
    assert of(state, "vera", "raises") == ["vera raises d3"]
    assert of(state, "agapi", "raises") == []
    state = after(state, "vera raises d3", "to a1")
    assert sorted(state.pyramids)[2:] == [0, 10]
