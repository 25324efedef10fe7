"""What lies on the table, and the set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from rule import rule
from spirit.drawing import DESTROYED, GAME, HEALTHY, RAVAGED, eden, effect_named
from spirit.table import (
    ALL_EFFECTS,
    after,
    asks,
    choices,
    objective,
    options,
    pending,
    place,
    start,
    terrain,
    why_no,
)

from eden.engine.game import CHANCE
from eden.games.spirit.data import (
    ACTIONS,
    ALLIES,
    HORDES,
    OBJECTIVES,
    RING,
    Card,
    Kind,
    Piece,
    Place,
    Terrain,
)
from eden.games.spirit.state import NOTHING, Phase, State

SEEDS = range(40)
PLACES = "nw n ne e se s sw w".split()


def empty_table() -> State:
    return GAME.setup(1, {"modes": ()})


def board_laid() -> State:
    kinds = "cascade cascade swamp swamp forest forest mountain mountain".split()
    return after(empty_table(), *(f"{p} is {k}" for p, k in zip(PLACES, kinds, strict=True)))


def pieces_placed() -> State:
    hordes = ("yellow starts nw", "red starts w", "black starts sw")
    return after(board_laid(), *hordes, "waters starts ne", "fauna starts e", "flora starts se")


def piles_dealt() -> State:
    backs = "waters fauna flora".split()
    hordes = "yellow red black".split()
    return after(pieces_placed(), *(f"{horde} gets {ally}" for horde in hordes for ally in backs))


@rule("SE-1")
def test_all_that_is_in_the_box_lies_on_the_table() -> None:
    state = start()
    assert Counter(state.terrains) == dict.fromkeys(Terrain, 2)
    assert {kind.name for kind in Terrain} == {"CASCADE", "SWAMP", "FOREST", "MOUNTAIN"}
    assert {horde.name for horde in HORDES} == {"YELLOW", "RED", "BLACK"}
    assert {ally.name for ally in ALLIES} == {"WATERS", "FAUNA", "FLORA"}
    assert len(state.at) == 6 and all(spot in RING for spot in state.at)
    assert len(OBJECTIVES) == 9 and len(ACTIONS) == len(Card) == 4 and len(state.dice) == 4


@rule("SE-2")
def test_a_terrain_is_healthy_then_ravaged_then_destroyed_and_its_place_remains() -> None:
    state = eden(yellow="w", phase="hordes")
    assert terrain(state, "w") == HEALTHY
    state = after(state, "yellow acts")
    assert terrain(state, "w") == RAVAGED
    state = after(state._replace(phase=Phase.HORDES), "yellow acts")
    assert terrain(state, "w") == DESTROYED and place(state, "yellow") == "w"


@rule("SE-3")
def test_the_four_action_cards_offer_every_action_in_every_strength() -> None:
    assert [card.name for card in Card] == ["DAWN", "NOON", "DUSK", "NIGHT"]
    assert [len(faces) for faces in ACTIONS] == [6, 6, 6, 6]
    assert {effect for card in ACTIONS for effect in card} == set(map(effect_named, ALL_EFFECTS))


@rule("SE-3")
def test_the_trap_is_on_two_action_cards_with_different_faces() -> None:
    found = [(c, n) for c in Card for n in range(6) if ACTIONS[c][n].kind == Kind.TRAP]
    cards, faces = zip(*found, strict=True)
    assert len(found) == len(set(cards)) == len(set(faces)) == 2


@rule("SE-3")
def test_no_card_has_an_action_twice_and_no_face_has_it_on_two_cards() -> None:
    faces = zip(*ACTIONS, strict=True)
    for line in (*ACTIONS, *faces):
        kinds = [effect.kind for effect in line]
        assert len(set(kinds)) == len(kinds)


@rule("SE-4")
def test_each_ally_lacks_one_kind_of_terrain() -> None:
    lacks = {
        ally: set(Terrain) - {card.terrain for card in OBJECTIVES if card.ally == ally}
        for ally in ALLIES
    }
    assert lacks == {
        Piece.WATERS: {Terrain.CASCADE},
        Piece.FAUNA: {Terrain.MOUNTAIN},
        Piece.FLORA: {Terrain.FOREST},
    }


@rule("SE-4")
def test_the_nine_objectives_are_different_and_three_for_each_ally() -> None:
    pairs = {(card.ally, card.terrain) for card in OBJECTIVES}
    assert len(pairs) == 9
    assert Counter(card.ally for card in OBJECTIVES) == dict.fromkeys(ALLIES, 3)
    assert pairs >= {
        (Piece.FAUNA, Terrain.SWAMP),
        (Piece.WATERS, Terrain.MOUNTAIN),
        (Piece.FLORA, Terrain.CASCADE),
    }


@rule("SE-5")
def test_one_objective_on_each_kind_of_terrain_carries_the_bonus() -> None:
    found = Counter(card.terrain for card in OBJECTIVES if card.bonus)
    assert found == dict.fromkeys(Terrain, 1) and found.total() < len(OBJECTIVES) / 2


@rule("SE-10")
def test_noa_lies_in_the_centre_with_the_power_unused() -> None:
    for seed in SEEDS:
        state = start(seed=seed)
        assert Place.NOA not in state.at
        face = min(state.dice)
        assert f"{face} becomes {face % 6 + 1}" in options(state)


@rule("SE-11")
def test_terrains_are_laid_at_random_two_of_each_kind() -> None:
    now = pending(empty_table())
    assert (now.seat, now.weights) == (CHANCE, (2, 2, 2, 2))
    state = after(empty_table(), "nw is swamp")
    assert dict(zip(map(str, pending(state).options), pending(state).weights, strict=True)) == {
        "n is cascade": 2,
        "n is swamp": 1,
        "n is forest": 2,
        "n is mountain": 2,
    }
    state = after(state, "n is swamp")
    assert options(state) == {"ne is cascade", "ne is forest", "ne is mountain"}


@rule("SE-11")
def test_all_terrains_start_healthy_and_seldom_in_the_same_order() -> None:
    states = [start(seed=seed) for seed in SEEDS]
    assert all(set(state.conditions) == {HEALTHY} for state in states)
    assert all(Counter(state.terrains) == dict.fromkeys(Terrain, 2) for state in states)
    assert len({state.terrains for state in states}) > len(SEEDS) // 2


@rule("SE-12")
def test_hordes_start_on_the_left_one_on_each_place() -> None:
    state = board_laid()
    assert pending(state).seat == CHANCE and not pending(state).weights
    assert options(state) == {f"yellow starts {left}" for left in ("nw", "w", "sw")}
    state = after(state, "yellow starts w")
    assert options(state) == {"red starts nw", "red starts sw"}
    assert options(after(state, "red starts nw")) == {"black starts sw"}


@rule("SE-13")
def test_allies_start_on_the_right_one_on_each_place() -> None:
    state = after(board_laid(), "yellow starts nw", "red starts w", "black starts sw")
    assert pending(state).seat == CHANCE and not pending(state).weights
    assert options(state) == {f"waters starts {right}" for right in ("ne", "e", "se")}
    state = after(state, "waters starts e")
    assert options(state) == {"fauna starts ne", "fauna starts se"}
    assert options(after(state, "fauna starts se")) == {"flora starts ne"}


@rule("SE-12", "SE-13")
def test_the_first_places_differ_from_game_to_game() -> None:
    for horde in ("yellow", "red", "black"):
        assert {place(start(seed=seed), horde) for seed in SEEDS} == {"nw", "w", "sw"}
    for ally in ("waters", "fauna", "flora"):
        assert {place(start(seed=seed), ally) for seed in SEEDS} == {"ne", "e", "se"}


@rule("SE-14")
def test_each_horde_gets_three_cards_shuffled_from_all_nine() -> None:
    state = pieces_placed()
    for horde in ("yellow", "red", "black"):
        for _ in range(3):
            assert pending(state).seat == CHANCE
            assert {text.split()[0] for text in options(state)} == {horde}
            state = after(state, min(options(state)))
    assert [len(pile) for pile in state.waiting] == [3, 3, 3]
    assert Counter(ally for pile in state.waiting for ally in pile) == dict.fromkeys(ALLIES, 3)


@rule("SE-14")
def test_a_card_is_dealt_by_how_many_are_left_of_its_ally() -> None:
    state = after(pieces_placed(), "yellow gets fauna", "yellow gets fauna")
    now = pending(state)
    assert dict(zip(map(str, now.options), now.weights, strict=True)) == {
        "yellow gets waters": 3,
        "yellow gets fauna": 1,
        "yellow gets flora": 3,
    }


@rule("SE-15")
def test_the_first_card_of_each_pile_is_turned() -> None:
    state = piles_dealt()
    for horde in ("yellow", "red", "black"):
        assert asks(state) == "reveal" and objective(state, horde) is None
        assert all(text.startswith(f"{horde} shows") for text in options(state))
        state = after(state, min(options(state)))
        assert objective(state, horde) is not None
    assert [len(pile) for pile in state.waiting] == [2, 2, 2] and asks(state) == "roll"


@rule("SE-16")
def test_the_back_of_a_card_tells_its_ally_but_not_its_terrain() -> None:
    state = piles_dealt()
    assert state.waiting[0][0] == Piece.WATERS
    unseen = {card.terrain for card in OBJECTIVES if card.ally == Piece.WATERS}
    assert options(state) == {f"yellow shows {kind.name.lower()}" for kind in unseen}
    state = after(state, "yellow shows mountain")
    assert objective(state, "yellow") == "waters mountain"
    unseen.remove(Terrain.MOUNTAIN)
    assert options(state) == {f"red shows {kind.name.lower()}" for kind in unseen}


@rule("SE-16")
def test_the_order_of_a_pile_is_kept() -> None:
    state = after(pieces_placed(), "yellow gets flora", "yellow gets waters", "yellow gets fauna")
    assert state.waiting[0] == (Piece.FLORA, Piece.WATERS, Piece.FAUNA)


@pytest.mark.parametrize("horde", ["yellow", "red", "black"])
@rule("SE-17")
def test_the_same_card_asks_for_whichever_horde_has_it_in_its_pile(horde: str) -> None:
    state = eden(fauna="s", **{horde: "s fauna swamp"})
    assert choices(state, "trap") == {f"fauna traps {horde}"}


@rule("SE-17")
def test_a_card_says_nothing_of_the_other_hordes() -> None:
    state = eden(fauna="s", yellow="s fauna swamp", red="s waters mountain")
    assert choices(state, "trap") == {"fauna traps yellow"}
    assert why_no(state, "trap", "fauna traps red") == "SE-70"


@rule("SE-11", "SE-12", "SE-13", "SE-14", "SE-15")
def test_the_set_up_is_a_run_of_chance_and_then_the_dice_roll() -> None:
    state, steps = empty_table(), []
    while state.phase == Phase.SETUP:
        now = pending(state)
        assert now.seat == CHANCE
        steps.append(now.ask)
        state = after(state, str(now.options[0]))
    assert steps == ["lay"] * 8 + ["start"] * 6 + ["deal"] * 9 + ["reveal"] * 3
    assert NOTHING not in state.open and asks(state) == "roll"
