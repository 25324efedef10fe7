"""The aim: objectives, victory and defeat."""

from __future__ import annotations

from itertools import permutations

import pytest
from rule import rule
from spirit.drawing import DESTROYED, GAME, RAVAGED, card_number, eden
from spirit.table import (
    after,
    after_with_events,
    asks,
    choices,
    do,
    ending,
    objective,
    options,
    pending,
    place,
    terrain,
    trap,
    why_no,
)

from eden.engine.game import Outcome
from eden.games.spirit.events import HordeBeaten, ObjectiveWon

# The examples A, B and C beside the rulebook's picture.
EXAMPLES = {
    "yellow": ("fauna", "swamp", "s"),
    "red": ("waters", "mountain", "se"),
    "black": ("flora", "cascade", "e"),
}


@pytest.mark.parametrize("horde", EXAMPLES)
@rule("SE-20")
def test_the_examples_a_b_and_c(horde: str) -> None:
    ally, kind, spot = EXAMPLES[horde]
    state = eden(**{horde: f"{spot} {ally} {kind}", ally: spot})
    state = do(state, "trap", f"{ally} traps {horde}")
    assert trap(state, ally) == horde
    state = after(state, "end", f"{horde} acts")
    assert card_number(f"{ally} {kind}") in state.won


@pytest.mark.parametrize("horde", EXAMPLES)
@rule("SE-20")
def test_only_the_ally_on_the_card_reaches_an_objective(horde: str) -> None:
    ally, kind, spot = EXAMPLES[horde]
    for other in {"waters", "fauna", "flora"} - {ally}:
        state = eden(**{horde: f"{spot} {ally} {kind}", other: spot})
        assert choices(state, "trap") == set()


@pytest.mark.parametrize("horde", EXAMPLES)
@rule("SE-20")
def test_only_the_terrain_on_the_card_serves_an_objective(horde: str) -> None:
    ally, kind, _ = EXAMPLES[horde]
    kinds = dict(zip("nw n ne e se s sw w".split(), eden().terrains, strict=True))
    for spot, here in kinds.items():
        state = eden(**{horde: f"{spot} {ally} {kind}", ally: spot})
        assert bool(choices(state, "trap")) == (here.name.lower() == kind)


@pytest.mark.parametrize("order", list(permutations(EXAMPLES)))
@rule("SE-21")
def test_objectives_are_reached_in_any_order(order: tuple[str, ...]) -> None:
    pieces = {horde: f"{spot} {ally} {kind}" for horde, (ally, kind, spot) in EXAMPLES.items()}
    state = eden(**pieces, fauna="s", waters="se", flora="e")
    for horde in order:
        state = do(state, "trap", f"{EXAMPLES[horde][0]} traps {horde}")
    state = after(state, "end")
    for horde in order:
        state = after(state, f"{horde} acts")
        state = after(state, min(options(state)))
    assert len(state.won) == 3


@rule("SE-21")
def test_an_objective_may_wait_while_another_pile_is_finished() -> None:
    state = eden(yellow="s fauna swamp last", red="se waters mountain", fauna="s", phase="dice")
    state = after(do(state, "trap", "fauna traps yellow"), "end", "yellow acts", "red acts")
    assert place(state, "yellow") == "out" and objective(state, "red") == "waters mountain"
    assert asks(state) == "roll"


@rule("SE-22")
def test_the_card_of_a_reached_objective_is_kept_and_the_next_one_is_turned() -> None:
    state = eden(yellow="s fauna swamp", fauna="s traps yellow", phase="hordes")
    kept, next_ally = len(state.won), state.waiting[0][0].name.lower()
    state = after(state, "yellow acts")
    assert state.won[kept:] == (card_number("fauna swamp"),)
    assert asks(state) == "reveal" and pending(state).seat == -1
    state = after(state, min(options(state)))
    shown = objective(state, "yellow")
    assert shown is not None and shown.startswith(next_ally) and shown != "fauna swamp"
    assert len(state.waiting[0]) == 1


@rule("SE-22")
def test_the_next_card_is_turned_before_the_next_horde_acts() -> None:
    state = eden(yellow="s fauna swamp", red="w", fauna="s traps yellow", phase="hordes")
    state = after(state, "yellow acts")
    assert asks(state) == "reveal"
    assert options(after(state, min(options(state)))) == {"red acts"}


@rule("SE-23")
def test_with_the_third_objective_the_horde_leaves_the_game_at_once() -> None:
    state = eden(yellow="s fauna swamp last", red="w", fauna="s traps yellow", phase="hordes")
    state, events = after_with_events(state, "yellow acts")
    assert place(state, "yellow") == "out" and objective(state, "yellow") is None
    assert [type(event) for event in events[-2:]] == [ObjectiveWon, HordeBeaten]
    assert options(state) == {"red acts"}
    assert ending(state) is None


@rule("SE-23")
def test_a_horde_with_a_card_left_stays() -> None:
    state = eden(yellow="s fauna swamp", fauna="s traps yellow", phase="hordes")
    assert place(after(state, "yellow acts"), "yellow") == "sw"


@rule("SE-24")
def test_the_game_is_won_when_the_last_horde_leaves() -> None:
    state = eden(yellow="s fauna swamp last", fauna="s traps yellow", phase="hordes")
    state = after(state, "yellow acts")
    assert GAME.pending(state) == Outcome(winners=(0,), rule="SE-24", scores=(9,))


@rule("SE-24")
def test_the_game_is_not_won_while_a_horde_is_left() -> None:
    state = eden(
        yellow="s fauna swamp last",
        red="w waters mountain last",
        fauna="s traps yellow",
        phase="hordes",
    )
    assert ending(after(state, "yellow acts")) is None


TWO_FORESTS = """
    mountain  forestx  swamp
    cascade   NOA      cascade
    forest-   swamp    mountain
"""


@rule("SE-25")
def test_two_destroyed_terrains_of_one_kind_lose_the_game_at_once() -> None:
    state = eden(TWO_FORESTS, yellow="sw", red="e", phase="hordes")
    state = after(state, "yellow acts")
    now = GAME.pending(state)
    assert isinstance(now, Outcome) and (now.winners, now.rule) == ((), "SE-25")


@rule("SE-25")
def test_destroyed_terrains_of_four_kinds_lose_nothing() -> None:
    board = "mountainx forest swampx / cascade NOA cascadex / forest- swamp mountain"
    state = after(eden(board, yellow="sw", phase="hordes"), "yellow acts")
    assert terrain(state, "sw") == DESTROYED and state.conditions.count(DESTROYED) == 4
    assert ending(state) is None


@rule("SE-25")
def test_two_ravaged_terrains_of_one_kind_lose_nothing() -> None:
    board = "mountain forest- swamp / cascade NOA cascade / forest swamp mountain"
    state = after(eden(board, yellow="sw", phase="hordes"), "yellow acts")
    assert terrain(state, "n") == terrain(state, "sw") == RAVAGED
    assert ending(state) is None and asks(state) == "roll"


LAST_OF_BOTH = {"yellow": "sw beaten", "red": "w beaten", "black": "e flora cascade last"}


@rule("SE-26")
def test_the_victory_counts_when_it_happens_before_the_defeat() -> None:
    state = eden(TWO_FORESTS, **LAST_OF_BOTH, flora="e traps black", modes="ravage", phase="hordes")
    assert options(state) == {"yellow acts", "red acts", "black acts"}
    assert ending(after(state, "black acts")) == "SE-125"


@rule("SE-26")
def test_the_defeat_counts_when_it_happens_before_the_victory() -> None:
    state = eden(TWO_FORESTS, **LAST_OF_BOTH, flora="e traps black", modes="ravage", phase="hordes")
    assert ending(after(state, "red acts", "yellow acts")) == "SE-25"


@rule("SE-27")
def test_no_round_is_the_last_one() -> None:
    state = eden(yellow="w", in_round=10_000)
    state = after(state, "end", "yellow acts")
    assert ending(state) is None and (state.round, asks(state)) == (10_001, "roll")


@rule("SE-20", "SE-70")
def test_an_objective_names_the_refusal() -> None:
    state = eden(yellow="s fauna swamp", waters="s", fauna="n")
    assert why_no(state, "trap", "waters traps yellow") == "SE-70"
    assert why_no(state, "trap", "fauna traps yellow") == "SE-70"
