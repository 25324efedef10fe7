"""What a thinking player sees: each feature on a table whose numbers can be counted by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ultimediation.boards import CAMPS, PLAIN, earth, giza
from ultimediation.cards import card, power, thrown
from ultimediation.moments import BEGUN
from ultimediation.table import after, attacked, crew, start

from eden.engine.think.learn import Noted, fit
from eden.games.ultimediation.bot import MIND
from eden.games.ultimediation.data import Character, Pile, Square
from eden.games.ultimediation.mind.peace import found_in_time
from eden.games.ultimediation.mind.sight import FEATURES, SIGNS, measure
from eden.games.ultimediation.mind.ways import steps, way_to_ask
from eden.games.ultimediation.rules.game import Ultimediation
from eden.games.ultimediation.state import Job, Phase, State, Task
from eden.games.ultimediation.weights import WEIGHTS

# Two people on a1, attacks on both sides: nobody there can flee.
TRAP = """
    2 * . . . . . . .
    * . . . . . . . .
    . . E . . . W . .
    . . . . . . . . .
    . . . . . . . . U
"""
# One square of the first row, three of the second are not covered; the eastern base is among them.
ROWS = """
    * * * * * * * * 0
    * * * * * * 0 0 E
    . . . . . . W . .
    . . . . . . . . .
    . . . . . . . . U4
"""
# Three corners are ready; the last pyramid and its people are elsewhere.
NEARLY = """
    P4 . . . . . . . P4
    .  . . . . . . . .
    .  . E . U . W . .
    .  . . . . . . P1 .
    P4 . . . . . . . 0
"""
VALUE = MIND.judge(Ultimediation())


def seen(state: State, feature: str) -> float:
    """How much of a feature there is."""
    return measure(state, 0)[FEATURES.index(feature)]


def test_every_feature_has_a_weight_and_every_weight_a_feature() -> None:
    assert set(WEIGHTS) == set(FEATURES)
    assert len(set(FEATURES)) == len(FEATURES)


def test_what_helps_and_what_harms_keeps_its_sign() -> None:
    assert set(SIGNS) <= set(FEATURES)
    assert all(WEIGHTS[name] * sign >= 0 for name, sign in SIGNS.items())


def test_few_games_do_not_teach_that_good_is_bad() -> None:
    # A game that was lost with much energy, and one that was won with little.
    rich = tuple(float(name in ("base", "energy")) for name in FEATURES)
    poor = tuple(float(name == "base") for name in FEATURES)
    noted = [Noted(rich, 0.0), Noted(poor, 1.0)] * 20
    assert fit(replace(MIND, weights={}), noted)["energy"] == 0.0
    assert fit(replace(MIND, weights={}, signs={}), noted)["energy"] < 0.0


# -- peace --------------------------------------------------------------------------------------


def test_questions_are_counted_with_the_cubes_and_the_places_that_are_left() -> None:
    # Andromeda asks for two cards, Vera for one once she has walked a square; Elli and Agapi have
    # no cube. Five of thirty cards are needs.
    idle = crew({"elli": "u cubes=0", "agapi": "a5 cubes=0"})
    state = earth(CAMPS, **idle, andromeda="c3", vera="f3 cubes=2")
    assert seen(state, "questions now") == pytest.approx((2 + 1) * 5 / 30)
    tired = earth(CAMPS, **idle, andromeda="c3 cubes=1", vera="f3 cubes=0")
    assert seen(tired, "questions now") == pytest.approx(2 * 5 / 30)
    # Then Elli and Agapi could ask, too.
    assert seen(tired, "questions next turn") == pytest.approx((2 + 1 + 1 + 1) * 5 / 30)


def test_a_card_that_is_about_to_be_turned_is_a_question_too() -> None:
    state = earth(CAMPS, agapi="a5", nikitas="c3", vera="a4")
    asked = after(state, "nikitas asks east")
    assert seen(asked, "questions now") == pytest.approx(seen(state, "questions now"))


def test_the_odds_follow_the_cards_that_were_turned() -> None:
    idle = crew({"elli": "u cubes=0", "agapi": "a5 cubes=0", "vera": "a4 cubes=0"})
    state = earth(CAMPS, **idle, nikitas="c3 cubes=1")
    known = thrown(state, "east", *range(6, 26))
    assert seen(known, "questions now") == pytest.approx(5 / 10)
    assert seen(known, "forecast") > seen(state, "forecast")


def test_needs_that_are_missing() -> None:
    state = earth(CAMPS, agapi="a5", nikitas="c3", vera="a4", found="2/1")
    assert seen(state, "needs missing") == 1 == seen(state, "one need missing")
    assert seen(state._replace(found=((), ())), "needs missing") == 4


def test_a_camp_is_far_from_all_mediators_only_while_both_are_asked() -> None:
    team = crew({"agapi": "a5", "nikitas": "c3", "vera": "a3"})
    assert seen(earth(CAMPS, **team), "far camp") == 3  # Nikitas stops beside the base
    assert seen(earth(CAMPS, **team, found="0/2"), "far camp") == 0


def test_how_likely_needs_are_found_in_time() -> None:
    # A need brings another card: with odds of a half and one card, half, a quarter …
    assert found_in_time(1, 1, 25) == 0.5
    assert found_in_time(2, 1, 25) == 0.25
    assert found_in_time(1, 2, 25) == 0.75
    assert found_in_time(1, 0, 25) == 0.0


def test_the_forecast_grows_with_every_step_towards_a_base() -> None:
    far, near, there = (
        seen(earth(CAMPS, agapi="a5", nikitas="a5", vera=square), "forecast")
        for square in ("a5 cubes=0", "c5 cubes=0", "c3 cubes=1")
    )
    assert far < near < there


def test_ways_count_actions_not_squares() -> None:
    a1, c3, i1 = Square.A1, Square.C3, Square.I1
    assert steps(Character.VERA, False)[a1][c3] == 4
    assert steps(Character.AGAPI, False)[a1][c3] == 2
    assert steps(Character.ELLI, False)[a1][c3] == 1
    assert steps(Character.VERA, True)[a1][i1] == 1
    assert way_to_ask(Character.NIKITAS, a1, c3, False) == 3


# -- time ---------------------------------------------------------------------------------------


def test_turns_that_are_left() -> None:
    state = earth(CAMPS, agapi="a5", nikitas="c3", vera="a4", turn="c", lost=2)
    assert seen(state, "turns left") == 5
    last = earth(CAMPS, agapi="a5", nikitas="c3", vera="a4", turn="g", lost=2)
    assert seen(last, "last turn") == 1


# -- the Earth ----------------------------------------------------------------------------------


def test_people_who_could_not_flee() -> None:
    state = earth(TRAP, ship=12, agapi="e5", nikitas="c3", vera="d4")
    # One of 43 cards hits them; in the second turn there is one attack.
    assert seen(state, "losses ahead") == pytest.approx(2 / 43)
    assert seen(state, "losses later") == pytest.approx(8 * 2 / 45)
    assert seen(state, "losses that end it") == 0
    late = earth(TRAP, ship=12, agapi="e5", nikitas="c3", vera="d4", turn="h")
    assert seen(late, "losses that end it") == pytest.approx(7 * 2 / 43)  # two dice


def test_who_cannot_be_hit_before_the_cards_are_shuffled_is_not_in_danger() -> None:
    state = thrown(earth(TRAP, ship=12, agapi="e5", nikitas="c3", vera="d4"), "attack", Square.A1)
    assert seen(state, "losses ahead") == 0


def test_attacks_and_room_are_counted() -> None:
    state = earth(TRAP, ship=12, agapi="e5", nikitas="c3", vera="d4")
    assert seen(state, "attacks") == pytest.approx(0.2)
    # 40 squares for two, Base U for four, 33 people.
    assert seen(state, "room") == pytest.approx((40 * 2 + 4 - 33) / 10)


def test_rows_that_are_nearly_covered() -> None:
    state = earth(ROWS, agapi="e5", nikitas="c3", vera="d4")
    assert seen(state, "row wants one") == 1
    assert seen(state, "rows nearly covered") == pytest.approx(0.4)


def test_a_siege_that_would_cover_its_row() -> None:
    state = earth(ROWS, agapi="e5", nikitas="c3", vera="d4")
    # All four sieges of the pile would; enough energy to refuse one makes it less bad.
    assert seen(state, "deadly siege") == pytest.approx(0.1 * 4 / 30)
    poor = earth(ROWS, agapi="u", nikitas="c3 energy=1", vera="d4 energy=1")
    assert seen(poor, "deadly siege") == pytest.approx(4 / 30)
    assert seen(poor, "poor") == 1
    under_way = state._replace(agenda=(Task(Job.ATTACK, 4, 1),))
    assert seen(under_way, "row falls") == 1
    assert seen(under_way, "attacks under way") == pytest.approx(4 / 3)


def test_a_state_is_seen_as_if_what_is_under_way_were_carried_out() -> None:
    state = earth(PLAIN, agapi="a5", nikitas="c3", vera="a4")
    lifted = after(state, "vera lifts a4")
    assert seen(lifted, "waiting") == seen(state, "waiting") + 0.25
    assert seen(lifted, "room") == seen(state, "room")
    hit = after(attacked(state), "card a1")
    assert seen(hit, "attacks") == pytest.approx(0.1)
    assert Square.A1 not in hit.destroyed


def test_an_end_is_certain() -> None:
    team = crew({"agapi": "a5", "nikitas": "c3", "vera": "a4"})
    assert VALUE(earth(CAMPS, **team, found="2/2"), 0) > 0.999
    assert VALUE(earth(CAMPS, **team, turn="i", lost=1), 0) < 0.001
    covered = ROWS.replace("* 0", "* *", 1)
    assert VALUE(earth(covered, **team), 0) < 0.001


# -- ship and team ------------------------------------------------------------------------------


def test_people_for_the_ship() -> None:
    state = earth(ROWS, elli="c3", agapi="e5", nikitas="c3", vera="d4")
    assert seen(state, "waiting") == 1
    assert seen(state, "elli away") == 3
    full = earth(PLAIN, agapi="e5", nikitas="c3", vera="d4", ship=12)
    assert seen(full, "aboard") == 3
    assert seen(full, "waiting") == 0


def test_energy_counts_outside_of_base_u() -> None:
    state = earth(CAMPS, agapi="a5", nikitas="c3 energy=1", vera="u")
    assert seen(state, "energy") == pytest.approx(3 / 4)
    assert seen(state, "poor") == 0


def test_who_can_be_hit_and_who_is_shielded() -> None:
    state = earth(CAMPS, agapi="b4", nikitas="c3", vera="g1")
    assert seen(state, "in the zone") == 1
    # Agapi and Vera; one attack is to come, of 45 cards.
    assert seen(state, "exposed") == pytest.approx(2 / 45)


def test_how_far_a_protector_is_from_the_attacks() -> None:
    state = earth(TRAP, ship=12, agapi="e5", nikitas="c3", vera="d4")
    assert seen(state, "far from attacks") == 4
    assert seen(state._replace(attacks=frozenset()), "far from attacks") == 0


def test_power_cards_are_worth_nothing_in_the_last_turn() -> None:
    calm = f"a5 power={power('calm')}"
    state = earth(CAMPS, agapi=calm, nikitas="c3", vera="a4", dealt=True)
    assert seen(state, "power cards") == 1
    last = earth(CAMPS, agapi=calm, nikitas="c3", vera="a4", dealt=True, turn="i")
    assert seen(last, "power cards") == 0


# -- variants ----------------------------------------------------------------------------------


def test_pyramids_count_once_the_corners_are_in_reach() -> None:
    team = crew({"agapi": "b5", "nikitas": "c3", "vera": "h4"})
    state = giza(NEARLY, **team, turn="h")
    assert seen(state, "pyramids") == 1
    assert seen(state, "pyramids home") == 3
    assert seen(state, "people at pyramids") == 3
    # Five teleports are wanted, and four cubes are left.
    late = giza(NEARLY, **team, turn="i")._replace(cubes=(1,) * len(Character))
    assert seen(late, "pyramids home") == 0
    waiting = giza(NEARLY.replace(" P1", " 1"), **team, turn="h")
    assert seen(waiting, "pyramids home") == 0, "the last one is not on the board"


def test_disasters() -> None:
    board = CAMPS.replace("W .", "W !", 1)
    state = giza(board, agapi="a5", nikitas="c3", vera="h3", turn="d", omen=0)
    # Vera is where the storm strikes; the people there can flee.
    assert seen(state, "disaster") == pytest.approx(0.3 + 0.1)


def test_the_options_of_a_game_are_seen() -> None:
    assert seen(start(), "laying the table") == 1
    assert seen(start(characters=7), "seven") == 1
    assert seen(start(variants="round"), "round") == 1
    assert seen(start(), "base") == 1
    assert seen(after(start(), *BEGUN), "laying the table") == 1


def test_known_cards_count_first() -> None:
    state = earth(CAMPS, agapi="a5", nikitas="c3 cubes=1", vera="a4 cubes=0")
    tops = list(state.tops)
    tops[Pile.EAST] = (card("need"),)
    known = state._replace(tops=tuple(tops))
    assert seen(known, "questions now") > seen(state, "questions now")


def test_attacks_to_come_are_those_of_this_phase_or_of_the_next_turn() -> None:
    state = earth(TRAP, ship=12, agapi="e5", nikitas="c3", vera="d4")
    coming = state._replace(phase=Phase.ATTACKS, agenda=(Task(Job.ATTACK, 3),))
    assert seen(coming, "losses ahead") == pytest.approx(3 * 2 / 43)
