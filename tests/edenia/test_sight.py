"""What a mind looks at, measured on drawn positions."""

from __future__ import annotations

import pytest
from edenia.races import states
from edenia.table import after, board, galaxy

from eden.games.edenia.bot import MIND
from eden.games.edenia.mind.flocks import (
    Forecast,
    flocks,
    forecast,
    lasting,
    loose_flags,
    waits,
)
from eden.games.edenia.mind.sight import FEATURES, measure
from eden.games.edenia.mind.ways import ways
from eden.games.edenia.rules.board import score
from eden.games.edenia.state import State

# Beside Edenia a teleporter whose star path runs past it from west to east.
BESIDE = board(b1="T1")
ON_IT = "b1.e.star"


def seen(state: State, seat: int = 0) -> dict[str, float]:
    """What is measured, by name."""
    return dict(zip(FEATURES, measure(state, seat), strict=True))


def foreseen(state: State) -> Forecast:
    """How the game would go on."""
    every = flocks(state)
    return forecast(state, every, lasting(every, loose_flags(state, every)))


# -- all of it ----------------------------------------------------------------------------------


def test_every_feature_has_a_weight_and_every_weight_a_feature() -> None:
    assert set(MIND.weights) == set(FEATURES) and len(set(FEATURES)) == len(FEATURES)


def test_everything_can_be_measured_whatever_is_under_way() -> None:
    for state in states(3):
        for seat in range(state.seats):
            assert len(measure(state, seat)) == len(FEATURES)


def test_a_game_that_is_over_is_won_or_lost_and_nothing_else() -> None:
    state = galaxy(green="edenia edenia edenia", won="white blue orange /")
    won, lost = seen(state, 0), seen(state, 1)
    assert {name for name, much in won.items() if much} == {"win now"}
    assert {name for name, much in lost.items() if much} == {"rival wins first"}


def test_the_number_of_flocks_and_the_variant_are_measured() -> None:
    plain, three = seen(galaxy()), seen(galaxy(seats=3))
    four, lambs = seen(galaxy(seats=4)), seen(galaxy(lambs=True))
    assert plain["base"] == three["base"] == four["base"] == 1.0
    assert (three["three flocks"], four["four flocks"], lambs["little lambs"]) == (1.0, 1.0, 1.0)
    assert not (plain["three flocks"] or plain["four flocks"] or plain["little lambs"])


# -- ways ---------------------------------------------------------------------------------------


def test_a_sheep_with_an_open_way_needs_one_turn() -> None:
    state = galaxy(BESIDE, green=ON_IT)
    assert flocks(state)[0].turns[0] == 1.0
    assert seen(state)["open ways"] == 1.0 and seen(state, 1)["rival open ways"] == 1.0


def test_sheep_in_the_way_must_be_paid_for() -> None:
    # From the lower end of the lane, in the east: red stands behind green, the west is free.
    free = galaxy(BESIDE, clovers="0 0", green=f"{ON_IT}/2", red=f"{ON_IT}/0 {ON_IT}/1")
    assert seen(free)["open ways"] == 1.0
    rich = galaxy(BESIDE, clovers="2 0", green=f"{ON_IT}/0", red=f"{ON_IT}/1 {ON_IT}/2")
    assert seen(rich)["open ways"] == 1.0
    poor = galaxy(BESIDE, clovers="1 0", green=f"{ON_IT}/0", red=f"{ON_IT}/1 {ON_IT}/2")
    assert seen(poor)["open ways"] == 0.0
    assert flocks(poor)[0].turns[0] == 1.5


def test_an_unknown_cell_beside_edenia_is_a_hope_not_a_way() -> None:
    state = galaxy(board(c1="T1"), green="c1.e.star")
    first = flocks(state)[0].turns[0]
    assert 1.0 < first < 3.0 and seen(state)["open ways"] == 0.0


def test_a_free_teleporter_with_a_way_counts_for_a_sheep_on_another_one() -> None:
    there = board(e4="T1", a2="T3")  # both are yellow; T3 joins all arms of the nebula
    assert flocks(galaxy(there, green="e4", clovers="0 0"))[0].turns[0] == 1.0
    broken = galaxy(there, green="e4", clovers="0 0", sabotaged="T3")
    assert flocks(broken)[0].turns[0] > 2.0


def test_a_sheep_under_way_has_not_used_up_its_turn_for_nothing() -> None:
    state = galaxy(board(b1="D2"), green="b1.e.star", clovers="0 0")
    arrived = after(state, "1 goes place")  # on the dwarf planet: straight on leads to Edenia
    assert flocks(arrived)[0].turns[0] == 0.0 and flocks(arrived)[0].open == 1


def test_more_known_tiles_make_shorter_ways() -> None:
    empty = ways(galaxy().cells, ()).place(24)
    some = ways(galaxy(board(e4="T2", d5="T5")).cells, ()).place(24)
    assert 6.0 < empty < 10.0 and some < empty


# -- whose turn, and what comes of it -----------------------------------------------------------


def test_who_has_moved_waits_a_round() -> None:
    state = galaxy(seats=4, turn="red")
    assert [waits(state, seat) for seat in range(4)] == [0.75, 0.0, 0.25, 0.5]
    done = after(state, "pass")
    assert [waits(done, seat) for seat in range(4)] == [0.5, 0.75, 0.0, 0.25]


def test_another_turn_comes_at_once() -> None:
    state = galaxy(BESIDE, green=ON_IT, hands="quantum /")
    played = after(state, "play quantum")
    moved = after(played, "1 goes w")
    assert waits(moved, 0) == 0.0 and waits(moved, 1) == 0.5


def test_the_forecast_takes_the_nearest_sheep_first_and_the_best_trifolium() -> None:
    state = galaxy(BESIDE, green=ON_IT, red=ON_IT.replace("star", "nebula"), turn="green")
    found = foreseen(state)
    assert len(found.points) == 2 and found.points[0] > found.points[1]


def test_the_third_sheep_before_all_others_wins_the_race_in_the_forecast() -> None:
    state = galaxy(BESIDE, green=f"edenia edenia {ON_IT}", won="white blue /")
    assert foreseen(state)[:2] == (0, True)
    much = seen(state)
    assert much["forecast race"] == much["win now"] == 1.0
    assert seen(state, 1)["forecast lost race"] == seen(state, 1)["rival wins first"] == 1.0


# -- victories at hand --------------------------------------------------------------------------


@pytest.mark.parametrize("turn", ["green", "red"])
def test_a_rival_about_to_win_the_race_is_seen(turn: str) -> None:
    state = galaxy(BESIDE, red=f"edenia edenia {ON_IT}", won="/ white blue", turn=turn)
    much = seen(state)
    assert (much["rival wins next"], much["rival wins first"]) == (
        (1.0, 0.0) if turn == "green" else (0.0, 1.0)
    )
    assert much["rival two home"] == 1.0 and seen(state, 1)["two home"] == 1.0


def test_the_last_trifolium_wins_only_with_more_points() -> None:
    green, red = f"edenia {ON_IT}", "edenia edenia"
    won = "white / blue orange"
    richer = galaxy(BESIDE, green=green, red=red, won=won, clovers="5 0")  # 15 + 5 + 7 against 24
    poorer = galaxy(BESIDE, green=green, red=red, won=won, clovers="1 0")  # 15 + 1 + 7 against 24
    assert seen(richer)["win now"] == 1.0 and seen(poorer)["win now"] == 0.0


def test_forty_one_points_and_a_clover_to_take_win_by_the_law() -> None:
    state = galaxy(
        board(e4="P1", d5="P2"),
        flags="P1 green, P2 green",
        green="edenia",
        won="white /",
        clovers="2 0",
        played="turbo5 junction5 /",
    )  # 15 + 14 + 10 + 2
    assert seen(state)["win now"] == 1.0 and seen(state, 1)["rival wins first"] == 1.0
    assert seen(state._replace(law=False))["win now"] == 0.0


# -- flags, clovers, artefacts ------------------------------------------------------------------


def test_flags_are_counted_guarded_and_in_danger() -> None:
    tiles = board(e4="P1", d5="P2")
    state = galaxy(tiles, flags="P1 green, P2 red", guarded="P2")
    mine, theirs = seen(state), seen(state, 1)
    assert mine["flags"] == mine["rival flags"] == 1.0
    assert mine["rival guarded flag"] == theirs["guarded flag"] == 1.0
    # All sheep wait on Arridis, beside both planets.
    assert mine["flags in danger"] == 1.0 and theirs["flags in danger"] == 0.0
    assert mine["flag in reach"] == 0.0 and theirs["flag in reach"] == 1.0


def test_clovers_count_by_steps() -> None:
    for clovers, steps in ((0, (0, 0, 0)), (1, (1, 0, 0)), (2, (1, 1, 0)), (9, (1, 1, 1))):
        much = seen(galaxy(clovers=f"{clovers} 3"))
        names = ("first clover", "second clover", "third clover")
        assert tuple(much[name] for name in names) == steps
        assert much["rival clovers"] == 3.0


def test_artefacts_in_hand_count_by_what_they_do() -> None:
    state = galaxy(hands="turbo3 r2m2x3 gromout / quantum")
    mine, theirs = seen(state), seen(state, 1)
    assert (mine["Gromout"], mine["quantum accelerator"]) == (1.0, 0.0)
    assert (theirs["Gromout"], theirs["quantum accelerator"]) == (0.0, 1.0)


def test_artefacts_in_reach_need_a_clover() -> None:
    tiles = board(e4="D1")
    assert seen(galaxy(tiles))["artefact in reach"] == 1.0
    assert seen(galaxy(tiles, clovers="0 0"))["artefact in reach"] == 0.0
    assert seen(galaxy(tiles, caches="D1"))["artefact in reach"] == 0.0


def test_points_lead_and_count_more_when_trifolium_is_gone() -> None:
    state = galaxy(green="edenia", won="white /", clovers="2 2")
    much = seen(state)
    assert much["points"] == 1.5 and much["late points"] == pytest.approx(1.5 / 4)
    assert seen(state, 1)["points"] == -1.5


# -- what is as good as got, and what is not ----------------------------------------------------


def gains(state: State, seat: int = 0) -> int:
    """The points that a seat is thought to have beyond those that it has."""
    return flocks(state)[seat].points - score(state, seat)


def test_who_is_about_to_choose_on_a_planet_counts_a_flag_that_will_last_or_a_clover() -> None:
    planets = board(e4="P4", a3="P1", a4="P2", a5="P3")
    state = galaxy(planets, flags="P1 red, P2 red, P3 red")  # red has no flag left to replace it
    landed = after(state, "1 leaves n star")
    assert gains(state) == 0 and gains(landed) == 7 and gains(landed, 1) == 0
    loose = after(galaxy(planets), "1 leaves n star")  # red can come from Arridis too
    assert gains(loose) == 1


def test_who_stands_before_artefacts_counts_the_better_one_less_its_price() -> None:
    state = galaxy(board(e4="D2"), caches="D2 turbo3 scope5")
    there = after(state, "1 leaves n star")
    assert gains(there) == 4 and gains(after(there, "search")) == 5
    poor = galaxy(board(e4="D2"), clovers="0 0")
    assert gains(after(poor, "1 leaves n star")) == 0


def test_a_flag_that_a_rival_can_replace_counts_for_nothing_yet() -> None:
    state = galaxy(board(e4="P4"), green="e4", flags="P4 green")
    every = flocks(state)
    assert loose_flags(state, every) == [1, 0]  # red can come from Arridis
    assert lasting(every, [1, 0])[0] == every[0].points - 7
    guarded = galaxy(board(e4="P4"), green="e4", flags="P4 green", guarded="P4", played="gromout /")
    assert loose_flags(guarded, flocks(guarded)) == [0, 0]
