"""The actions that guard and win: protect, heal and trap."""

from __future__ import annotations

import pytest
from rule import rule
from spirit.drawing import DESTROYED, HEALTHY, RAVAGED, card_number, eden
from spirit.table import (
    after,
    after_with_events,
    choices,
    do,
    facing,
    objective,
    options,
    place,
    rolled,
    shield,
    terrain,
    trap,
    why_no,
)

from eden.games.spirit.events import ShieldLost, TrapLost

HURT = "mountain forest swampx / cascade NOA cascade- / forest swamp- mountain"


# -- protect ------------------------------------------------------------------------------------


@rule("SE-60")
def test_a_protected_terrain_withstands_an_attack() -> None:
    state = eden(fauna="w", yellow="w")
    state = do(state, "protect", "fauna protects")
    assert shield(state, "fauna")
    state = after(state, "end", "yellow acts")
    assert terrain(state, "w") == HEALTHY and place(state, "fauna") == "w"


@rule("SE-60")
def test_any_ally_in_eden_can_protect_healthy_and_ravaged_terrains() -> None:
    state = eden(HURT, waters="n", fauna="e", flora="s")
    assert choices(state, "protect") == {"waters protects", "fauna protects", "flora protects"}


@rule("SE-61", "SE-103")
def test_one_shield_stops_one_attack_only() -> None:
    state = eden(fauna="w shield", yellow="w", red="w", phase="hordes")
    state = after(state, "yellow acts")
    assert (place(state, "fauna"), shield(state, "fauna")) == ("w", False)
    state = after(state, "red acts")
    assert place(state, "fauna") == "noa" and terrain(state, "w") == HEALTHY


@rule("SE-62")
def test_a_shield_stays_up_from_round_to_round() -> None:
    state = eden(fauna="e shield", yellow="w")
    for fate in ("yellow acts", "yellow acts", "yellow acts"):
        state = rolled(after(state, "end", fate), "1 2 3 4")
        assert shield(state, "fauna")


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("move", "fauna to n"),
        ("shortcut", "fauna to s"),
        ("attract", "flora attracts fauna"),
        ("push", "waters pushes fauna n"),
        ("swap_allies", "fauna swaps flora"),
    ],
)
@rule("SE-62")
def test_a_shield_goes_down_when_its_ally_leaves_the_place(effect: str, text: str) -> None:
    state = eden(fauna="ne shield", waters="ne", flora="e", yellow="w")
    state, events = after_with_events(facing(state, effect), text)
    assert place(state, "fauna") != "ne" and not shield(state, "fauna")
    assert any(isinstance(event, ShieldLost) for event in events)


@rule("SE-62")
def test_a_shield_stays_up_when_other_pieces_move() -> None:
    state = eden(fauna="ne shield", flora="e", yellow="ne")
    state = do(state, "move", "flora to ne")
    state = do(state, "push", "fauna pushes yellow n")
    assert shield(state, "fauna")


@rule("SE-63")
def test_a_destroyed_place_cannot_be_protected() -> None:
    assert why_no(eden(HURT, fauna="ne"), "protect", "fauna protects") == "SE-63"


@rule("SE-63")
def test_a_shield_that_is_up_cannot_be_raised_again() -> None:
    assert why_no(eden(fauna="e shield"), "protect", "fauna protects") == "SE-63"


@rule("SE-64")
def test_two_shields_on_one_terrain_stop_one_attack_each() -> None:
    state = eden(fauna="w shield", flora="w shield", yellow="w", red="w", black="w", phase="hordes")
    state = after(state, "yellow acts", "lower flora")
    assert shield(state, "fauna") and not shield(state, "flora")
    state = after(state, "red acts")
    assert not shield(state, "fauna") and not shield(state, "flora")
    assert place(state, "fauna") == place(state, "flora") == "w"
    assert options(after(state, "black acts")) == {"send fauna", "send flora"}


# -- heal ---------------------------------------------------------------------------------------


@rule("SE-66")
def test_an_ally_heals_the_ravaged_terrain_on_which_it_stands() -> None:
    state = eden(HURT, fauna="s", flora="n")
    assert choices(state, "heal") == {"fauna heals"}
    state = do(state, "heal", "fauna heals")
    assert terrain(state, "s") == HEALTHY and terrain(state, "e") == RAVAGED


@pytest.mark.parametrize("spot", ["n", "ne"])
@rule("SE-67")
def test_neither_a_healthy_terrain_nor_a_destroyed_place_is_healed(spot: str) -> None:
    assert why_no(eden(HURT, fauna=spot), "heal", "fauna heals") == "SE-67"


@rule("SE-68")
def test_a_terrain_is_healed_with_hordes_on_it() -> None:
    state = eden(HURT, fauna="s", yellow="s", red="s", black="s")
    assert terrain(do(state, "heal", "fauna heals"), "s") == HEALTHY


# -- trap ---------------------------------------------------------------------------------------


@rule("SE-70")
def test_a_horde_is_trapped_by_the_right_ally_on_the_right_terrain_of_both() -> None:
    for spot in ("ne", "s"):
        state = eden(yellow=f"{spot} fauna swamp", fauna=spot, flora=spot)
        assert choices(state, "trap") == {"fauna traps yellow"}


@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        ({"fauna": "e", "yellow": "ne fauna swamp"}, "fauna traps yellow"),
        ({"fauna": "s", "yellow": "ne fauna swamp"}, "fauna traps yellow"),
        ({"fauna": "e", "yellow": "e fauna swamp"}, "fauna traps yellow"),
        ({"flora": "ne", "yellow": "ne fauna swamp"}, "flora traps yellow"),
        ({"fauna": "ne", "red": "ne", "yellow": "w fauna swamp"}, "fauna traps red"),
    ],
    ids=["next door", "on the other swamp", "no swamp", "another ally", "another horde"],
)
@rule("SE-70")
def test_any_other_trap_is_refused(pieces: dict[str, str], text: str) -> None:
    assert why_no(eden(**pieces), "trap", text) == "SE-70"


@rule("SE-71")
def test_an_ally_lies_under_the_horde_that_it_traps() -> None:
    state = do(eden(yellow="ne fauna swamp", fauna="ne"), "trap", "fauna traps yellow")
    assert trap(state, "fauna") == "yellow"
    assert place(state, "fauna") == place(state, "yellow") == "ne"


@rule("SE-76")
def test_an_ally_that_lies_under_a_horde_sets_no_other_trap() -> None:
    state = eden(yellow="ne fauna swamp", fauna="ne traps yellow")
    assert why_no(state, "trap", "fauna traps yellow") == "SE-76"


@rule("SE-76")
def test_a_trap_frightens_one_horde_only() -> None:
    state = eden(yellow="ne fauna swamp", red="ne", fauna="ne traps yellow", phase="hordes")
    state = after(state, "yellow acts")
    state = after(state, min(options(state)), "red acts")
    assert (place(state, "red"), place(state, "fauna")) == ("ne", "noa")


@rule("SE-72")
def test_a_trap_can_be_set_on_a_ravaged_terrain() -> None:
    state = eden(HURT, yellow="s fauna swamp", fauna="s")
    assert choices(state, "trap") == {"fauna traps yellow"}


@rule("SE-72")
def test_no_trap_is_set_on_a_destroyed_place() -> None:
    state = eden(HURT, yellow="ne fauna swamp", fauna="ne")
    assert why_no(state, "trap", "fauna traps yellow") == "SE-72"


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("move", "fauna to n"),
        ("shortcut", "fauna to s"),
        ("attract", "waters attracts fauna"),
        ("attract", "waters attracts yellow"),
        ("push", "flora pushes fauna n"),
        ("push", "fauna pushes yellow n"),
        ("push2", "flora pushes yellow nw"),
        ("swap_hordes", "yellow swaps red"),
        ("swap_allies", "waters swaps fauna"),
    ],
)
@rule("SE-73")
def test_a_trap_is_lost_when_its_ally_or_its_horde_is_moved(effect: str, text: str) -> None:
    state = eden(yellow="ne fauna swamp", fauna="ne traps yellow", flora="ne", waters="e", red="w")
    state, events = after_with_events(facing(state, effect), text)
    assert trap(state, "fauna") is None
    assert any(isinstance(event, TrapLost) for event in events)
    won = len(state.won)
    state = after(state, "end", "yellow acts")
    assert len(state.won) == won


@rule("SE-73")
def test_a_trap_stays_when_other_pieces_move_or_come() -> None:
    state = eden(yellow="ne fauna swamp", fauna="ne traps yellow", flora="ne", waters="e", red="n")
    state = do(state, "move", "flora to n")
    state = do(state, "push", "flora pushes red ne")
    state = do(state, "move", "waters to ne")
    state = do(state, "swap_allies", "waters swaps flora")
    assert trap(state, "fauna") == "yellow"


@rule("SE-74")
def test_an_ally_may_trap_one_horde_and_stop_another() -> None:
    state = eden(yellow="ne fauna swamp", red="ne", fauna="ne")
    state = do(state, "trap", "fauna traps yellow")
    state = do(state, "protect", "fauna protects")
    state = after(state, "end", "yellow acts")
    assert place(state, "yellow") == "e" and shield(state, "fauna")
    state = after(state, min(options(state)), "red acts")
    assert place(state, "fauna") == "ne" and not shield(state, "fauna")
    assert terrain(state, "ne") == HEALTHY


@rule("SE-74")
def test_the_shield_may_come_before_the_trap() -> None:
    state = eden(yellow="ne fauna swamp", fauna="ne shield")
    state = do(state, "trap", "fauna traps yellow")
    assert shield(state, "fauna") and trap(state, "fauna") == "yellow"


@rule("SE-75")
def test_the_objective_is_won_only_when_the_horde_has_fled() -> None:
    state = eden(yellow="ne fauna swamp", fauna="ne", phase="dice")
    won = state.won
    state = do(state, "trap", "fauna traps yellow")
    assert state.won == won and objective(state, "yellow") == "fauna swamp"
    state = after(state, "end")
    assert state.won == won
    state = after(state, "yellow acts")
    assert state.won == (*won, card_number("fauna swamp"))


@rule("SE-75")
def test_a_horde_loses_at_most_one_objective_a_round() -> None:
    state = eden(yellow="ne fauna swamp", red="w", fauna="ne traps yellow", phase="hordes")
    won = len(state.won)
    state = after(state, "yellow acts")
    state = after(state, min(options(state)))
    assert options(state) == {"red acts"}
    assert len(after(state, "red acts").won) == won + 1


@rule("SE-72", "SE-67")
def test_a_place_without_a_card_is_neither_of_a_kind_nor_to_be_mended() -> None:
    state = eden(HURT, yellow="ne fauna swamp", fauna="ne")
    assert terrain(state, "ne") == DESTROYED
    assert choices(state, "trap") == choices(state, "heal") == choices(state, "protect") == set()
