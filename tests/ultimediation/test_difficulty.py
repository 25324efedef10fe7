"""What the difficulty and the team change: needs to find, cards with a star left out."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import GAME, READY, earth
from ultimediation.table import after, crew, ended, options, start

from eden.engine.game import Decision
from eden.engine.options import BadOption
from eden.games.ultimediation.data import MEDIATION, PEOPLE, POWERS, SQUARES, Difficulty, Pile

# -- difficulty ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "needs"), [("initiate", 1), ("advanced", 2), ("expert", 3)])
@rule("UM-11")
def test_the_difficulty_says_how_many_needs_must_be_found_for_each_camp(
    level: str, needs: int
) -> None:
    assert ended(earth(difficulty=level, found=f"{needs}/{needs}")).winners == (0,)
    for found in (f"{needs}/{needs - 1}", f"{needs - 1}/{needs}"):
        assert isinstance(GAME.pending(earth(difficulty=level, found=found)), Decision)
    assert start(difficulty=level).needed == needs


@rule("UM-11")
def test_initiate_is_only_for_four_characters() -> None:
    assert start(difficulty="initiate").needed == Difficulty.INITIATE
    with pytest.raises(BadOption):
        start(difficulty="initiate", characters=7)
    for level in ("advanced", "expert"):
        assert start(difficulty=level, characters=7).characters == 7


# -- cards and tokens ---------------------------------------------------------------------------


@pytest.mark.parametrize("characters", [4, 7])
@rule("UM-12")
def test_one_population_token_lies_on_every_square(characters: int) -> None:
    state = start(characters=characters)
    assert state.people == (1,) * PEOPLE and len(SQUARES) == PEOPLE


@pytest.mark.parametrize("camp", ["east", "west"])
@pytest.mark.parametrize("level", ["initiate", "advanced", "expert"])
@rule("UM-13")
def test_for_initiate_the_mediation_cards_with_a_star_are_left_out(level: str, camp: str) -> None:
    state = earth(difficulty=level, nikitas="h5", elli="g5" if camp == "east" else "h5")
    state = after(state, f"elli asks {camp}")
    cards = MEDIATION[Pile[camp.upper()]]
    left = {n for n, one in enumerate(cards) if level != "initiate" or not one.star}
    assert options(state) == [f"turn {camp} {n}" for n in sorted(left)]


@rule("UM-13")
def test_the_cards_with_a_star_do_not_come_back_when_a_pile_is_shuffled() -> None:
    plain = frozenset(n for n, one in enumerate(MEDIATION[Pile.EAST]) if not one.star)
    state = earth(difficulty="initiate", elli="g5")
    state = state._replace(discards=(plain, *state.discards[1:]))
    assert options(after(state, "elli asks east")) == [f"turn east {n}" for n in sorted(plain)]


THREE = crew({"agapi": "c3", "vera": "c3", "nikitas": "c3"})
SIX = {**THREE, "ilias": "c3", "andromeda": "c3", "diamandis": "c3"}


@rule("UM-14")
def test_with_four_characters_the_power_cards_with_a_star_are_left_out() -> None:
    assert any(one.star for one in POWERS)
    state = after(earth(READY, loads=3, **THREE), "elli loads")
    assert options(state) == [f"turn power {n}" for n, one in enumerate(POWERS) if not one.star]


@rule("UM-14")
def test_with_seven_characters_all_power_cards_are_in_the_deck() -> None:
    state = after(earth(READY, loads=3, **SIX), "elli loads")
    assert options(state) == [f"turn power {n}" for n in range(len(POWERS))]
