"""Military bases that are attacked: they are moved."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import earth
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    base,
    discarded,
    energy,
    events,
    options,
    people,
    where,
)

from eden.games.ultimediation.events import BaseMoved

BASED = """
    . . . . . . . . .
    1 1 1 . . . . . .
    0 E 0 . . X . W .
    . 0 . . . . . . .
    . . . P . . . . U
"""


@rule("UM-43")
def test_a_base_that_is_attacked_goes_to_the_square_of_a_card_that_is_discarded() -> None:
    state = after(attacked(earth(BASED)), "card b3")
    assert ask(state) == "rebase" and attack_cards(state) == {"b3"}
    state = after(state, "card b4")
    assert base(state, "east") == "b4" and base(state, "west") == "h3"
    assert attack_cards(state) == {"b3"} and discarded(state) == {"b4"}
    assert ask(state) == "act"


@pytest.mark.parametrize(("camp", "sq"), [("east", "b3"), ("west", "h3")])
@rule("UM-43")
def test_the_base_that_stands_there_is_the_one_that_is_moved(camp: str, sq: str) -> None:
    told = events(attacked(earth(BASED)), f"card {sq}", "card b4")
    moved = [event.pile.name.lower() for event in told if isinstance(event, BaseMoved)]
    assert moved == [camp]


@rule("UM-43", "UM-39")
def test_characters_on_an_attacked_base_are_hit_or_saved() -> None:
    state = after(attacked(earth(BASED, vera="b3")), "card b3", "card b4")
    assert where(state, "vera") == "i5" and base(state, "east") == "b4"
    state = after(attacked(earth(BASED, vera="b3", agapi="a4")), "card b3", "card b4")
    assert where(state, "vera") == "a4" and base(state, "east") == "b4"


@pytest.mark.parametrize("sq", [pytest.param("h3", id="base"), pytest.param("i5", id="base u")])
@rule("UM-44")
def test_another_card_is_drawn_for_the_other_base_and_for_base_u(sq: str) -> None:
    state = after(attacked(earth(BASED)), "card b3", f"card {sq}")
    assert ask(state) == "rebase" and discarded(state) == {sq}
    state = after(state, "card b4")
    assert base(state, "east") == "b4" and discarded(state) == {sq, "b4"}


@pytest.mark.parametrize(
    "sq", [pytest.param("f3", id="destruction"), pytest.param("d5", id="pyramid")]
)
@rule("UM-47")
def test_another_card_is_drawn_for_a_destruction_and_for_a_pyramid(sq: str) -> None:
    state = after(attacked(earth(BASED, variants="pyramids")), "card b3", f"card {sq}")
    assert ask(state) == "rebase" and discarded(state) == {sq}
    assert base(after(state, "card b4"), "east") == "b4"


@rule("UM-44")
def test_cards_are_drawn_until_the_base_has_a_square() -> None:
    state = after(attacked(earth(BASED)), "card b3", "card h3", "card i5", "card f3", "card a3")
    assert base(state, "east") == "a3"


@rule("UM-45")
def test_the_population_of_the_new_square_flees() -> None:
    state = after(attacked(earth(BASED)), "card b3", "card b2")
    assert ask(state) == "flee" and base(state, "east") == "b2"
    assert "flee b3" not in options(state)  # the attack is there
    assert people(state, "b2") == 1
    state = after(state, "flee c2")
    assert people(state, "b2") == 0 and ask(state) == "act"


@rule("UM-45")
def test_characters_on_the_new_square_stay_and_may_mediate() -> None:
    state = after(attacked(earth(BASED, vera="b4 energy=1")), "card b3", "card b4")
    assert where(state, "vera") == "b4" and energy(state, "vera") == 1
    assert "vera asks east" in options(state)
