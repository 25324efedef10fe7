"""What each of the four mediators can do that the others cannot."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import CAMPS, earth
from ultimediation.cards import costly, fresh, happens, paid, turned
from ultimediation.table import (
    after,
    ask,
    base,
    cubes,
    energy,
    events,
    last_words,
    now,
    of,
    options,
    people,
    someone,
    where,
    why_not,
)

from eden.engine.game import CHANCE
from eden.games.ultimediation.data import MEDIATION, Character, Kind, Pile
from eden.games.ultimediation.events import Broken, EffectIgnored

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

EFFECTS = sorted({card.kind for card in MEDIATION[Pile.EAST]} - {Kind.NEED, Kind.JUSTIFICATION})


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
    assert why_not(earth(CAMPS, nikitas=there), "nikitas asks east") == "UM-71"


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
        assert why_not(state, f"vera lifts {there}") == "UM-72"


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
