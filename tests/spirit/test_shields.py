"""A horde that meets several shields: the player chooses which of them goes down."""

from __future__ import annotations

from drawn import by_id, names, table
from rule import rule
from spirit.drawing import GAME, eden
from spirit.table import after, after_with_events, options
from spirit.taps import tapped, why

from eden.kit.pick import why_not


@rule("SE-113")
def test_of_two_shields_the_player_chooses_which_stops_the_horde() -> None:
    state = eden(yellow="w", fauna="w shield", flora="w shield", phase="hordes")
    state, told = after_with_events(state, "yellow acts")
    assert told == () and options(state) == {"lower fauna", "lower flora"}
    for ally, other in (("fauna", "flora"), ("flora", "fauna")):
        then, told = after_with_events(state, f"lower {ally}")
        assert [type(event).__name__ for event in told[:1]] == ["ShieldHeld"]
        shields = dict(zip(("waters", "fauna", "flora"), then.shields, strict=True))
        assert not shields[ally] and shields[other]


@rule("SE-113")
def test_one_shield_is_lost_without_asking_and_each_stops_one_horde() -> None:
    one = eden(yellow="w", fauna="w shield", flora="w", phase="hordes")
    assert not after(one, "yellow acts").shields[1]
    two = eden(yellow="w", red="w", fauna="w shield", flora="w shield", phase="hordes")
    state = after(two, "red acts", "lower flora", "yellow acts")
    assert not any(state.shields) and state.conditions == two.conditions


@rule("SE-113")
def test_a_shield_elsewhere_or_down_does_not_help() -> None:
    state = eden(yellow="w", fauna="w shield", flora="w shield", waters="e shield", phase="hordes")
    state = after(state, "yellow acts")
    told = "Choose an ally on the cascade in the west, where the yellow horde is. SE-113"
    assert why(state, "lower waters") == told
    told = "First choose the shield that stops the yellow horde. SE-113"
    assert why(state, "yellow acts") == told
    down = eden(yellow="w", fauna="w shield", flora="w shield", waters="w", phase="hordes")
    assert why(after(down, "yellow acts"), "lower waters") == (
        "The shield of the Waters is not up. SE-98"
    )


@rule("SE-113")
def test_a_shield_is_chosen_by_a_tap_on_its_ally() -> None:
    state = eden(yellow="w", fauna="w shield", flora="w shield", phase="hordes")
    state = after(state, "yellow acts")
    assert tapped(state, "piece-flora") == "lower flora"
    assert "can" in names(by_id(table("spirit", state), "piece-flora"))
    assert why_not(GAME, state, "lower flora") is None
