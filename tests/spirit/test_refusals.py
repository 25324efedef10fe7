"""Refusals: one sentence about this moment, then the rule."""

from __future__ import annotations

import pytest
from rule import rule
from spirit.drawing import eden
from spirit.table import after, facing, options, slots
from spirit.taps import tapped, why

from eden.games.spirit.state import State

# -- an action that nobody can carry out --------------------------------------------------------

HURT = "mountain forest swamp- / cascade NOA cascadex / forest swamp mountain"


def refused_die(state: State, effect: str) -> str:
    """What is told when a die is put where it would have this effect."""
    slot = slots(effect)[0]
    return why(state._replace(dice=(int(slot[0]), 1, 1, 1)), slot)


@rule("SE-35", "SE-121")
def test_a_trap_on_a_ravaged_terrain_in_celestial() -> None:
    state = eden(HURT, yellow="ne fauna swamp", fauna="ne", modes="celestial")
    told = "Celestial asks for a healthy terrain, and the yellow horde is on a ravaged one. SE-121"
    assert refused_die(state, "trap") == told
    assert why(facing(state, "trap"), "fauna traps yellow") == told


@rule("SE-35", "SE-72")
def test_a_trap_on_a_destroyed_place() -> None:
    state = eden(HURT, yellow="e flora cascade", flora="e")
    told = "The yellow horde is on a destroyed place: no trap can be set there. SE-72"
    assert refused_die(state, "trap") == told


@rule("SE-35", "SE-70")
@pytest.mark.parametrize(
    ("yellow", "fauna", "told"),
    [
        ("nw fauna swamp", "nw", "The yellow horde is not in a swamp."),
        ("s fauna swamp", "n", "To trap the yellow horde with the Fauna in a swamp, "),
        ("w fauna swamp", "n", "To trap the yellow horde with the Fauna in a swamp, "),
    ],
)
def test_a_trap_that_the_objective_does_not_ask_for(yellow: str, fauna: str, told: str) -> None:
    state = eden(yellow=yellow, fauna=fauna, waters="e")
    answer = refused_die(state, "trap")
    assert answer.startswith(told) and answer.endswith(" SE-70")


@rule("SE-35", "SE-126")
def test_a_trap_for_a_horde_without_objectives() -> None:
    state = eden(yellow="s beaten", red="w", black="w", fauna="s", modes="ravage")
    told = "The yellow horde has no objective left, so it cannot be trapped. SE-126"
    assert refused_die(state, "trap") == told


@rule("SE-35", "SE-76")
def test_a_trap_that_is_set_is_not_the_nearest_miss_while_another_can_be_thought_of() -> None:
    state = eden(yellow="s fauna swamp", red="nw flora cascade", fauna="s traps yellow", flora="e")
    told = "To trap the red horde with the Flora at a cascade, first bring them together. SE-70"
    assert refused_die(state, "trap") == told
    state = eden(yellow="s fauna swamp", fauna="s traps yellow", flora="e")
    assert refused_die(state, "trap") == "The yellow horde is already trapped. SE-76"


@rule("SE-35", "SE-67")
def test_healing_where_nothing_is_ravaged() -> None:
    state = eden(HURT, fauna="e", flora="n")
    assert refused_die(state, "heal") == "No ally stands on a ravaged terrain. SE-67"
    heal = facing(eden(HURT, fauna="ne", flora="n", waters="e"), "heal")
    told = "Nothing needs healing under the Flora: the terrain is healthy. SE-67"
    assert why(heal, "flora heals") == told
    told = "Nothing can be healed under the Waters: the terrain is destroyed. SE-67"
    assert why(heal, "waters heals") == told


@rule("SE-35", "SE-63")
def test_protecting_what_is_protected_or_gone() -> None:
    state = eden(HURT, fauna="n shield", flora="e")
    told = "Every ally in Eden has its shield up or stands on a destroyed place. SE-63"
    assert refused_die(state, "protect") == told
    assert refused_die(eden(fauna="noa 3"), "protect").endswith(" SE-83")


@rule("SE-35", "SE-78")
def test_a_shortcut_with_a_destroyed_end() -> None:
    state = eden(HURT, fauna="w", flora="e")
    told = "No shortcut is open: for each ally in Eden, one end is destroyed. SE-78"
    assert refused_die(state, "shortcut") == told
    short = facing(eden(HURT, fauna="w", flora="n"), "shortcut")
    told = "No shortcut for the Fauna: the other cascade is destroyed. SE-78"
    assert why(short, "fauna to e") == told


@rule("SE-35", "SE-56", "SE-57", "SE-82", "SE-83")
def test_attracting_pushing_and_swapping_what_is_not_there() -> None:
    alone = eden(yellow="w", fauna="e")
    assert refused_die(alone, "attract") == "No piece stands on a place next to an ally. SE-56"
    assert refused_die(alone, "push") == "No ally shares its place with another piece. SE-57"
    assert refused_die(alone, "swap_hordes").startswith("Only one horde is left")
    assert refused_die(alone, "swap_allies").startswith("Only one ally is in Eden")
    crowd = eden(yellow="w", red="w", fauna="e", flora="e")
    assert refused_die(crowd, "swap_hordes").endswith(" SE-82")
    assert refused_die(crowd, "swap_allies").endswith(" SE-82")
    assert refused_die(eden(yellow="w"), "move") == "All your allies are staying with Noa. SE-83"


# -- dice ---------------------------------------------------------------------------------------


@rule("SE-31")
def test_a_face_that_was_not_rolled() -> None:
    state = eden(fauna="w", yellow="w", dice="1 2 2 4", bonuses=1)
    assert why(state, "3 on dawn") == "You have no 3. SE-31"
    assert why(state, "3 again for 1") == "You have no 3. SE-36"
    assert why(state, "1 again for 3") == "You have no 3. SE-36"
    assert why(state, "3 again free") == "You have no 3. SE-40"
    assert why(state, "3 becomes 1") == "You have no 3. SE-42"


@rule("SE-41")
def test_a_face_that_is_spent() -> None:
    state = eden(fauna="w", yellow="w", dice="3:dawn 5:x 2 4")
    spent = "Your 3 already lies on Dawn: it is spent this round. SE-41"
    assert why(state, "3 on noon") == why(state, "3 again for 2") == spent
    assert why(state, "5 on noon") == "Your 5 was given up: it is out this round. SE-41"
    told = "This die already lies on Dawn: it is spent this round. SE-41"
    assert why(state, tapped(state, "die-0")) == told
    told = "This die was given up: it is out this round. SE-41"
    assert why(state, tapped(state, "die-1")) == told


@rule("SE-41")
@pytest.mark.parametrize("power", ["free", "becomes"])
def test_a_power_over_dice_that_are_all_spent(power: str) -> None:
    state = eden(fauna="w", yellow="w", dice="3:dawn 5:x 2:noon 5:night", bonuses=1)
    told = "You have no die left in hand. SE-41"
    assert why(state, tapped(state, f"power-{power}")) == told


@rule("SE-37", "SE-40", "SE-42")
@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("for", "You have already given up two dice this round. SE-37"),
        ("free", "You have used all the bonus rerolls that you won. SE-40"),
        ("becomes", "Noa has already helped you: that works once in the whole game. SE-42"),
    ],
)
def test_a_power_that_is_used_up(power: str, told: str) -> None:
    state = eden(fauna="w", yellow="w", dice="3 5:x 2:x 5", noa="used")
    assert why(state, tapped(state, f"power-{power}")) == told


@rule("SE-36")
def test_a_die_is_not_given_up_for_itself() -> None:
    state = eden(fauna="w", yellow="w", dice="1 2 2 4")
    told = "You have only one 4: a die cannot be given up for itself. SE-36"
    assert why(state, "4 again for 4") == told
    assert "2 again for 2" in options(state)


# -- the hordes ---------------------------------------------------------------------------------


@rule("SE-90")
def test_a_horde_that_is_tapped_before_its_time() -> None:
    state = eden(yellow="w", fauna="e")
    told = "The hordes act when your turn is over. SE-90"
    assert why(state, tapped(state, "piece-yellow")) == told
    moving = facing(eden(yellow="w", fauna="n"), "protect")
    assert why(moving, tapped(moving, "piece-yellow")) == told


@rule("SE-96", "SE-112")
def test_of_two_allies_that_are_due_back_the_second_waits() -> None:
    state = after(eden(yellow="w", fauna="noa 2", flora="noa 2"), "end", "yellow acts")
    told = "One after the other: first choose the forest for the Fauna. SE-112"
    assert why(state, "flora returns n") == told
    assert why(state, "flora returns n").endswith("SE-112")
    early = after(eden(yellow="w", fauna="noa 2", flora="noa 3"), "end", "yellow acts")
    assert why(early, "flora returns n") == "Too early for the Flora: back in round 3. SE-96"


@rule("SE-96")
def test_an_ally_that_is_tapped_with_noa_says_when_it_is_back() -> None:
    state = eden(yellow="w", fauna="noa 3", in_round=2)
    told = "Too early for the Fauna: back in round 3. SE-96"
    assert why(state, tapped(state, "piece-fauna")) == told


# -- the step at hand ---------------------------------------------------------------------------


@rule("SE-31")
def test_an_action_that_is_under_way_comes_first() -> None:
    state = facing(eden(yellow="w", fauna="w", dice="1 2 3 4"), "move2")
    told = "First carry out the action of your die: move up to 2. SE-31"
    for text in ("1 on dawn", "1 again for 2", "end", "fauna protects"):
        assert why(state, text) == told


@rule("SE-90", "SE-112", "SE-127", "SE-124")
def test_what_is_asked_now_is_named() -> None:
    hordes = eden(yellow="w", phase="hordes")
    told = "Your turn is over: choose the horde that acts next. SE-90"
    assert why(hordes, "1 on dawn") == why(hordes, "fauna protects") == told
    back = after(eden(yellow="w", fauna="noa 2"), "end", "yellow acts")
    told = "First choose the forest to which you bring back the Fauna. SE-112"
    assert why(back, "1 on dawn") == told
    weak = after(eden(yellow="w", modes="weakness"), "end", "yellow acts")
    told = "First choose the Action card that you do without this round. SE-127"
    assert why(weak, "1 on dawn") == told


@rule("SE-96")
def test_an_ally_that_is_called_back_in_the_middle_of_a_round_comes_too_early() -> None:
    told = "Too early for the Fauna: back in round 3. SE-96"
    turn = eden(yellow="w", flora="w", waters="w", fauna="noa 3", in_round=2)
    moving, hordes = facing(turn, "move"), after(turn, "end")
    sending = after(hordes, "yellow acts")
    for state in (turn, moving, hordes, sending):
        assert why(state, "fauna returns n") == told
    assert why(moving, "flora returns n") == "No return for the Flora, already in Eden. SE-96"
