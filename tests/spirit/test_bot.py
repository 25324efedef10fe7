"""How the player of The Spirit of Eden judges a table: every feature, on a board drawn as text."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from spirit.drawing import GAME, eden
from spirit.table import after, options, pending, rolled, start

from eden.engine.bots import Luck
from eden.engine.game import Decision
from eden.engine.think.mind import Level
from eden.engine.think.player import Player
from eden.games.spirit.acts import Put
from eden.games.spirit.bot import MIND, order
from eden.games.spirit.data import HORDES, Card, Piece
from eden.games.spirit.mind.reach import ALL_CARDS, parries, traps, twins
from eden.games.spirit.mind.sight import FEATURES, could_trap, free_cards, measure
from eden.games.spirit.mind.threats import rounds_left
from eden.games.spirit.rules.hand import in_hand
from eden.games.spirit.state import NOTHING, State

# nw mountain, n forest, ne swamp, e cascade, se mountain, s swamp, sw forest, w cascade.
QUIET = {"yellow": "w fauna swamp", "fauna": "ne", "flora": "se", "waters": "e"}


def seen(state: State) -> dict[str, float]:
    """What is measured, by name."""
    return dict(zip(FEATURES, measure(state, 0), strict=True))


def before_the_dice(**table: Any) -> dict[str, float]:
    """What is measured at the beginning of a round."""
    return seen(eden(dice="? ? ? ?", **table))


# -- which dice bring it about ------------------------------------------------------------------


# A 4 or a 6 among four dice.
A_TRAP_DIE = 65 / 81


def test_where_ally_and_horde_stand_right_every_4_and_6_traps() -> None:
    terrains = eden(**QUIET).terrains
    plans = traps(terrains, (2, 5))
    assert plans.chance(2, 2, NOTHING) == pytest.approx(A_TRAP_DIE)
    assert plans.can(2, 2, (6,), frozenset({Card.DAWN}))
    assert not plans.can(2, 2, (6,), frozenset({Card.NOON, Card.DUSK, Card.NIGHT}))
    assert not plans.can(2, 2, (1, 2, 3, 5), ALL_CARDS)


def test_a_closed_card_takes_its_trap_away() -> None:
    plans = traps(eden(**QUIET).terrains, (2, 5))
    whole = plans.chance(2, 2, Card.NIGHT)
    assert plans.chance(2, 2, Card.DAWN) < whole == pytest.approx(A_TRAP_DIE)


def test_a_deadly_blow_is_parried_by_whoever_can_come() -> None:
    plans = parries(eden(**QUIET).terrains, (6,))
    assert plans.can(6, 6, (), frozenset())
    assert plans.can(7, 6, (1,), frozenset({Card.DAWN}))
    assert plans.can(7, 6, (5,), frozenset({Card.DAWN}))
    assert plans.can(3, 6, (1,), ALL_CARDS) and not plans.can(2, 6, (1,), ALL_CARDS)


def test_twins_are_terrains_of_the_same_kind() -> None:
    assert twins(eden(**QUIET).terrains) == (4, 6, 5, 7, 0, 2, 1, 3)


def trapped_by_play(state: State) -> bool:
    """Whether the dice in hand lead to a trap, found by trying everything."""
    met, open_ = {state}, [state]
    while open_:
        state = open_.pop()
        if any(trap != NOTHING for trap in state.traps):
            return True
        now = GAME.pending(state)
        assert isinstance(now, Decision)
        for act in now.options:
            if now.ask == "effect" or isinstance(act, Put):
                then = GAME.apply(state, act)[0]
                if then not in met:
                    met.add(then)
                    open_.append(then)
    return False


@pytest.mark.parametrize("dice", ["6 5 x x", "2 2 1 x", "4 1 x x", "6 3 2 x", "5 5 3 1", "4 6 5 x"])
def test_a_trap_is_foreseen_where_the_rules_allow_it(dice: str) -> None:
    found = set()
    for ally, horde in product(("n", "ne", "s"), ("n", "ne", "w", "s")):
        state = eden(yellow=f"{horde} fauna swamp", fauna=ally, dice=dice, noa="used")
        can = could_trap(state, Piece.YELLOW, in_hand(state), free_cards(state))
        assert can == trapped_by_play(state), (ally, horde)
        found.add(can)
    assert (True in found) == any(face in dice for face in "46")


# -- what is won, and what is left --------------------------------------------------------------


def test_it_counts_objectives_and_hordes() -> None:
    many = before_the_dice(
        yellow="w fauna swamp then flora flora", red="nw waters mountain last", fauna="e"
    )
    assert (many["left"], many["three left"], many["hordes"], many["last cards"]) == (4, 0, 2, 1)
    one = before_the_dice(yellow="w fauna swamp last", fauna="e")
    assert (one["left"], one["three left"], one["one left"]) == (1, 1, 1)
    assert one["drags on"] == 0
    assert (one["hordes"], one["one horde"], one["last cards"]) == (1, 1, 1)


def test_it_knows_the_likeliest_trap() -> None:
    ready = before_the_dice(
        yellow="ne fauna swamp last",
        red="w waters mountain then flora flora",
        fauna="ne",
        waters="e",
    )
    assert ready["first trap"] == ready["last trap"] == pytest.approx(A_TRAP_DIE)
    assert 0 < ready["second trap"] < 0.6 and ready["third trap"] == 0


def test_an_ally_that_is_away_traps_nobody() -> None:
    table = {"yellow": "ne fauna swamp", "in_round": 2}
    assert before_the_dice(**table, fauna="noa 3")["first trap"] == 0
    assert before_the_dice(**table, fauna="ne")["first trap"] > 0.8


def test_it_sees_what_objectives_share() -> None:
    table = before_the_dice(yellow="w fauna swamp", red="nw fauna forest", fauna="e")
    assert table["shared ally"] == 1 and table["single terrain"] == 0
    gone = "mountain forest swampx\ncascade NOA cascade\nforest swamp mountain"
    assert before_the_dice(board=gone, yellow="w fauna swamp", fauna="e")["single terrain"] == 1


# -- how Eden is, and what will come ------------------------------------------------------------


def test_it_looks_at_terrains_by_kind() -> None:
    board = "mountain- forest- swampx\ncascade NOA cascade\nforest- swamp- mountainx"
    table = before_the_dice(board=board, **QUIET)
    names = ("ravaged", "both ravaged", "last healthy", "last ravaged")
    assert [table[name] for name in names] == [0, 1, 0, 2]


def test_it_counts_the_rounds_until_eden_falls() -> None:
    board = "mountain forest swampx\ncascade NOA cascade\nforest swamp- mountain"
    table = before_the_dice(board=board, yellow="s fauna swamp", fauna="e")
    assert table["falls in 1"] == 1 and table["second falls in 1"] == 0
    assert 0 < table["exposed"] < 0.2
    guarded = before_the_dice(board=board, yellow="s fauna swamp", fauna="s shield")
    assert guarded["falls in 1"] == guarded["exposed"] == 0 and guarded["falls in 3"] == 1
    assert guarded["guards"] == guarded["shields"] == 1
    two = before_the_dice(board=board, yellow="s fauna swamp", red="s waters swamp", fauna="e")
    assert two["second falls in 1"] == 1


def test_a_horde_needs_two_blows_and_a_step_for_each_terrain() -> None:
    state = eden("mountain forest swampx\ncascade NOA cascade\nforest swamp mountain", **QUIET)
    south, south_east = (5,), (4,)
    assert rounds_left(state.terrains, state.conditions, south, (0,) * 8) == 2
    assert rounds_left(state.terrains, state.conditions, south, (0,) * 5 + (1, 0, 0)) == 3
    assert rounds_left(state.terrains, state.conditions, south_east, (0,) * 8) == 5


def test_it_counts_blows_and_walks() -> None:
    board = "mountain forest swampx\ncascade NOA cascade\nforest swamp mountain"
    table = before_the_dice(
        board=board, yellow="ne fauna swamp", red="w waters swamp", black="s flora swamp", fauna="s"
    )
    assert (table["blows"], table["walks"]) == (1, 1)


def test_it_counts_who_can_act_and_with_what() -> None:
    table = before_the_dice(in_round=3, yellow="w fauna swamp", fauna="noa 4", flora="noa 4")
    assert (table["away"], table["two away"]) == (3, 1)
    back = seen(eden(phase="round", in_round=3, yellow="w fauna swamp", fauna="noa 3", flora="e"))
    assert (back["returning"], back["away"]) == (1, 1)
    helped = before_the_dice(**QUIET, bonuses=1)
    assert (helped["noa"], helped["bonuses"]) == (1, 1)
    assert before_the_dice(**QUIET, bonuses=1, modes="fearless")["bonuses"] == 0


# -- in the middle of a turn --------------------------------------------------------------------


def test_in_a_turn_it_looks_at_eden_after_the_hordes() -> None:
    state = eden(yellow="ne fauna swamp", fauna="ne", dice="6 1 3 5")
    waiting = seen(state)
    assert (waiting["dice"], waiting["could trap"], waiting["away"]) == (4, 1, 3)
    done = seen(after(state, "6 on dawn", "fauna traps yellow"))
    assert done["left"] == waiting["left"] - 1
    assert done["could trap"] == 1, "a trap that is set is worth no less than one that can be"


def test_it_knows_that_eden_would_be_lost() -> None:
    board = "mountain forest swampx\ncascade NOA cascade\nforest swamp- mountain"
    state = eden(board, yellow="s fauna swamp", fauna="sw", dice="1 1 3 5")
    table = seen(state)
    assert (table["doomed"], table["doomed with dice"], table["beyond help"]) == (1, 4, 0)
    assert seen(eden(board, yellow="s fauna swamp", fauna="sw", dice="x x 1:noon 1:dawn"))[
        "beyond help"
    ]


def test_an_effect_is_judged_by_its_best_way() -> None:
    state = eden(yellow="ne fauna swamp", fauna="ne", dice="6 1 3 5")
    assert seen(after(state, "6 on dawn"))["left"] == seen(state)["left"] - 1


# -- what is worth a thought --------------------------------------------------------------------


def kept(state: State) -> set[str]:
    return set(map(str, order(state, pending(state))))


def test_a_trapped_horde_acts_first_and_no_order_is_tried_that_changes_nothing() -> None:
    table = {"yellow": "w fauna swamp", "red": "ne waters swamp", "black": "s flora swamp"}
    state = eden(phase="hordes", **table, waters="ne traps red")
    assert kept(state) == {"red acts"}
    assert len(kept(eden(phase="hordes", **table))) == 1
    together = eden(phase="hordes", yellow="w fauna swamp", red="w waters swamp")
    assert kept(together) == {"yellow acts", "red acts"}


def test_noa_is_thought_of_where_it_brings_a_trap_or_saves_eden() -> None:
    ready = eden(yellow="ne fauna swamp", fauna="ne", dice="1 1 3 5")
    assert {"1 becomes 6", "3 becomes 4"} <= kept(ready)
    easy = eden(yellow="ne fauna swamp", fauna="ne", dice="6 1 3 5")
    assert not any("becomes" in text for text in kept(easy))


def test_dice_and_the_end_are_never_left_out() -> None:
    for seed in range(5):
        state = rolled(start(seed=seed)._replace(dice=(0,) * 4, rolled=False), "1 2 4 6")
        must = {text for text in options(state) if " on " in text or text == "end"}
        assert must <= kept(state) <= options(state)


# -- what it chooses ----------------------------------------------------------------------------


def choice(state: State, ideas: int = 30) -> str:
    player = Player(GAME, MIND, Level(ideas=ideas, seconds=60.0))
    return str(player(state, pending(state), Luck(1)))


def test_it_wins_when_it_can() -> None:
    state = eden(yellow="ne fauna swamp last", fauna="ne", dice="6 1 3 5")
    state = after(state, "6 on dawn", "fauna traps yellow")
    assert choice(eden(yellow="ne fauna swamp last", fauna="ne", dice="6 x x x")) == "6 on dawn"
    assert choice(state._replace(spots=(0, -2, -2, 3))) == "end"


def test_it_saves_eden_before_anything_else() -> None:
    board = "mountain forest swampx\ncascade NOA cascade\nforest swamp- mountain"
    state = eden(board, yellow="s fauna swamp", flora="sw", dice="1 x x x", noa="used")
    while pending(state).ask in ("dice", "effect"):
        state = after(state, choice(state))
    assert GAME.apply(state, pending(state).options[0])[0].conditions[5] != 2


def test_levels_and_weights_fit_the_features() -> None:
    assert set(MIND.weights) == set(FEATURES)
    assert MIND.level("lamb").overlooks and MIND.level("ram").ideas < MIND.level("shepherd").ideas
    assert all(len(HORDES) and seats == 1 for seats, _ in MIND.setups)


def test_a_game_that_drags_on_makes_traps_more_urgent() -> None:
    table = {"yellow": "ne fauna swamp last", "fauna": "ne"}
    assert before_the_dice(**table, in_round=40)["drags on"] == pytest.approx(1 - A_TRAP_DIE)
    assert before_the_dice(**table, in_round=60)["drags on"] == pytest.approx(2 - 2 * A_TRAP_DIE)


def test_the_longer_a_game_drags_on_the_less_a_threat_counts() -> None:
    board = "mountain forest swampx\ncascade NOA cascade\nforest swamp- mountain"
    table = {"board": board, "yellow": "s fauna swamp", "fauna": "e"}
    threats = [before_the_dice(**table, in_round=n)["falls in 1"] for n in (20, 40, 60)]
    assert threats == pytest.approx([1, 1 / 2, 1 / 3])


def test_it_knows_how_far_the_nearest_trap_is() -> None:
    assert before_the_dice(yellow="ne fauna swamp", fauna="ne")["way"] == 0
    assert before_the_dice(yellow="w fauna swamp", fauna="e")["way"] == 4  # both meet in the south
    assert before_the_dice(yellow="w fauna swamp", fauna="noa 9")["way"] == 5


def test_what_is_won_after_the_hordes_is_as_good_as_won() -> None:
    state = eden(yellow="ne fauna swamp last", fauna="ne traps yellow", dice="x x x 1")
    assert seen(state)["won"] == 1 and seen(state)["way"] == 0
    free = eden(yellow="ne fauna swamp last", fauna="ne", dice="x x x 1")
    assert seen(free)["won"] == 0


def test_a_player_at_a_glance_does_not_play_for_ever() -> None:
    board = "cascadex cascade swamp\nswampx NOA mountainx\nforestx mountain forest"
    allies = {"waters": "n shield", "fauna": "n shield", "flora": "n shield"}
    state = eden(
        board, in_round=60, black="n waters swamp then fauna", dice="6 6 5 3", noa="used", **allies
    )
    player, luck, won = Player(GAME, MIND, Level()), Luck(3), len(state.won)
    for _ in range(400):
        now = GAME.pending(state)
        if not isinstance(now, Decision) or len(state.won) > won:
            break
        chance = now.seat < 0
        act = luck.draw(now.options, now.weights) if chance else player(state, now, luck)
        state = GAME.apply(state, act)[0]
    assert len(state.won) > won or not isinstance(now, Decision)
