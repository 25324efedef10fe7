"""What is in the box: the board, the characters, the tracks and the cards."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from rule import rule
from ultimediation.boards import GAME, earth, square
from ultimediation.table import after, attacked, now, of, options, start, why_not

from eden.engine.game import CHANCE
from eden.games.ultimediation.data import (
    AROUND,
    BESIDE,
    COLUMNS,
    CORNERS,
    CUBES,
    DESTRUCTIONS,
    DISASTER_TOKENS,
    DISASTERS,
    ENERGY,
    FACES,
    FORESEEN,
    LINES,
    LOADS,
    MEDIATION,
    MEDIATORS,
    PEOPLE,
    POWERS,
    PROTECTORS,
    PYRAMIDS,
    ROWS,
    SHEETS,
    SQUARES,
    TRACK,
    TURNS,
    Card,
    Character,
    Deed,
    Difficulty,
    Kind,
    Square,
)
from eden.games.ultimediation.words import east, west
from eden.ui.rulebook import rule as sentence

NUMBERS = """
    no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty
""".split()

DIAGONAL = """
    . . . . . . . . .
    . E . . . . . . .
    . . 1 . * . . . .
    . 1 . . . . . . .
    . . . . . . . W U
"""


def beside(text: str) -> set[str]:
    return {near.name.lower() for near in BESIDE[square(text)]}


# -- the board ----------------------------------------------------------------------------------


@rule("UM-1")
def test_the_board_has_nine_columns_and_five_rows() -> None:
    assert (COLUMNS, ROWS) == (9, 5)
    assert {sq.name for sq in SQUARES} == {
        f"{column}{row}" for column in "ABCDEFGHI" for row in "12345"
    }
    assert [{sq.name[1] for sq in line} for line in LINES] == [{row} for row in "12345"]
    assert {sq.name for sq in CORNERS} == {"A1", "A5", "I1", "I5"}


@rule("UM-1")
def test_the_cards_and_tokens_are_as_many_as_the_box_says() -> None:
    assert PEOPLE == 45 and len(POWERS) == 24 and len(DISASTERS) == 22
    assert sum(map(len, MEDIATION)) == 60
    assert (DISASTER_TOKENS, DESTRUCTIONS, PYRAMIDS) == (5, 2, 4)
    questions, bases, base_u = 2, len(earth().bases), 1
    cards = sum(map(len, MEDIATION)) + len(POWERS) + len(DISASTERS) + len(SQUARES)
    assert cards + questions + bases + base_u + DESTRUCTIONS == 158


@rule("UM-1")
def test_seven_characters_have_a_sheet_three_cubes_and_two_energy_tokens_each() -> None:
    assert len(Character) == len(SHEETS) == 7
    assert len(PROTECTORS) == 2 and len(MEDIATORS) == 4
    assert {*PROTECTORS, *MEDIATORS, Character.ELLI} == set(Character)
    assert CUBES * len(Character) == 21 and ENERGY * len(Character) == 14


@rule("UM-1")
def test_there_is_one_turn_cube_one_lost_cube_and_there_are_two_dice() -> None:
    assert max(space.dice for spaces in TRACK.values() for space in spaces) <= 2
    assert FACES == 6


@rule("UM-2")
def test_each_attack_card_names_one_square_and_no_two_the_same() -> None:
    state = start("protector agapi", "mediators andromeda vera")
    assert now(state).seat == CHANCE
    assert sorted(options(state)) == sorted(f"card {sq.name.lower()}" for sq in Square)


@rule("UM-2")
def test_a_card_that_lies_on_the_board_cannot_be_drawn_again() -> None:
    state = attacked(earth(DIAGONAL))
    assert "card e3" not in options(state) and "card e4" in options(state)
    state = after(attacked(earth(DIAGONAL), 2), "card e4", "flee f4")
    assert "card e4" not in options(state)


@rule("UM-3")
def test_adjacent_means_side_by_side() -> None:
    assert beside("c3") == {"c2", "b3", "d3", "c4"}
    assert beside("a1") == {"b1", "a2"}
    assert beside("i3") == {"i2", "h3", "i4"}
    assert beside("e5") == {"d5", "f5", "e4"}
    assert {near.name for near in AROUND[square("b2")]} == set("A1 B1 C1 A2 C2 A3 B3 C3".split())
    assert {near.name for near in AROUND[square("i5")]} == {"I4", "H4", "H5"}


@rule("UM-3")
def test_a_diagonal_does_not_count_where_no_rule_says_so() -> None:
    state = earth(DIAGONAL, nikitas="c3", vera="c3", ilias="d4")
    assert of(state, "nikitas", "asks") == []  # the base is on b2
    assert why_not(state, "vera lifts b4") == "UM-72"
    assert why_not(state, "ilias cancels e3") == "UM-66"
    assert why_not(state, "ilias moves e3") == "UM-54"


@rule("UM-127", "UM-52")
def test_whoever_plays_leads_all_characters_and_each_can_bear_a_name() -> None:
    state = earth(DIAGONAL, nikitas="c3", vera="c3", ilias="d4")
    assert now(state).seat == 0 and GAME.seats == (1,) and GAME.roles == len(Character)
    assert all(of(state, one) for one in ("elli", "nikitas", "vera", "ilias"))


# -- tracks and sheets --------------------------------------------------------------------------


@pytest.mark.parametrize("characters", [4, 7])
@rule("UM-4")
def test_the_turn_track_has_nine_spaces_with_a_number_or_dice(characters: int) -> None:
    assert len(TRACK[characters]) == TURNS == 9
    for space in TRACK[characters]:
        assert bool(space.number) != bool(space.dice)
        assert space.number >= 0 and space.dice in (0, 1, 2)


@pytest.mark.parametrize("characters", [4, 7])
@rule("UM-4")
def test_some_spaces_show_one_die_or_two(characters: int) -> None:
    assert {space.dice for space in TRACK[characters]} >= {0}
    assert {space.dice for space in TRACK[characters]} & {1, 2}


@rule("UM-4")
def test_seven_characters_have_never_fewer_attacks_than_four() -> None:
    def expected(characters: int, turn: int) -> float:
        space = TRACK[characters][turn]
        return space.number + space.dice * (1 + FACES) / 2

    assert all(expected(7, turn) >= expected(4, turn) for turn in range(TURNS))


@pytest.mark.parametrize("character", Character, ids=lambda one: one.name.lower())
@rule("UM-5")
def test_every_sheet_says_how_often_each_action_can_be_done(character: Character) -> None:
    assert len(SHEETS[character]) == len(Deed)
    assert all(1 <= count <= CUBES for count in SHEETS[character])


@rule("UM-7")
def test_the_track_of_the_ship_has_eight_spaces() -> None:
    assert LOADS == 8


# -- cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", MEDIATION, ids=["east", "west"])
@rule("UM-6")
def test_the_mediation_cards_are_as_many_as_the_catalogue_says(pile: tuple[Card, ...]) -> None:
    said = sentence("UM-6", "en")
    assert said and said.ours
    counts = re.search(
        r"(\d+) mediation cards: (\w+) needs, (\w+) justifications and (\w+)", said.text
    )
    assert counts
    needs = sum(card.kind == Kind.NEED for card in pile)
    justifications = sum(card.kind == Kind.JUSTIFICATION for card in pile)
    assert int(counts[1]) == len(pile) == 30
    assert [NUMBERS.index(word) for word in counts.groups()[1:]] == [
        needs,
        justifications,
        len(pile) - needs - justifications,
    ]


@pytest.mark.parametrize(
    ("pile", "camp"), [(MEDIATION[0], east), (MEDIATION[1], west)], ids=["east", "west"]
)
@rule("UM-6")
def test_every_mediation_card_has_a_sentence_of_its_own(pile: tuple[Card, ...], camp: Any) -> None:
    cards = Counter(card.kind for card in pile)
    said = {Kind.NEED: camp.NEEDS, Kind.JUSTIFICATION: camp.JUSTIFICATIONS, **camp.EFFECTS}
    assert {kind: len(set(sentences)) for kind, sentences in said.items()} == cards


@rule("UM-6", "UM-94")
def test_a_power_card_foresees_as_much_as_the_sixth_loading() -> None:
    kinds = [card for card in POWERS if card.kind == Kind.FORESEE]
    assert kinds and {(card.four, card.seven) for card in kinds} == {(FORESEEN, FORESEEN)}


@pytest.mark.parametrize("pile", MEDIATION, ids=["east", "west"])
@rule("UM-6")
def test_cards_with_a_star_are_among_the_mediation_cards(pile: tuple[Card, ...]) -> None:
    stars = Counter(card.star for card in pile)
    assert stars[True] and stars[False]


@pytest.mark.parametrize("difficulty", Difficulty, ids=lambda level: level.name.lower())
@rule("UM-6", "UM-11", "UM-13")
def test_every_pile_has_the_needs_that_its_difficulty_asks_for(difficulty: Difficulty) -> None:
    stars = difficulty != Difficulty.INITIATE
    for pile in MEDIATION:
        needs = [card for card in pile if card.kind == Kind.NEED and (stars or not card.star)]
        assert len(needs) >= difficulty


@rule("UM-6")
def test_both_camps_have_a_pile_of_their_own() -> None:
    state = earth(found="1/0")
    east, west = GAME.parse("turn east 0"), GAME.parse("turn west 0")
    asked = [
        now(GAME.apply(state._replace(at=(state.bases[camp],) * 7), GAME.parse(text))[0]).options
        for camp, text in enumerate(("elli asks east", "elli asks west"))
    ]
    assert east not in asked[0] and west in asked[1]
