"""Players that think about Ultimédiation: what they do not overlook, and what they leave out."""

from __future__ import annotations

import pytest
from ultimediation.boards import CAMPS, GAME, LOADING, earth, giza
from ultimediation.cards import power
from ultimediation.moments import ASKED, OVER, at
from ultimediation.table import attacked, crew, ended, now, options

from eden.engine.chance import Luck
from eden.engine.game import CHANCE, Decision, Outcome
from eden.engine.think.mind import Level
from eden.engine.think.player import Player
from eden.games.ultimediation.acts import End
from eden.games.ultimediation.bot import MIND, value
from eden.games.ultimediation.mind.order import order
from eden.games.ultimediation.mind.sight import FEATURES, measure
from eden.games.ultimediation.state import Phase, State

MOMENTS = (*ASKED, *OVER)
MIDDLE = """
    . . . . . . . . .
    . . * . . . . . .
    . . E . U . W . .
    . . . . . . . . .
    . . . . . . . . .
"""
# Eight squares of the first row are covered, far from everybody.
NARROW = """
    * * * * * * * * 0
    . . . . . . . . .
    . . E . . . W . .
    . . . . . . . . .
    . . . . . . . . U
"""

# Attacks around Base U, where four people wait for the ship.
AMONG = """
    0 . . * * * . . .
    0 . . * . * . . .
    . . E * U4 * W . .
    . . . * . * . . .
    . . . * * * . . .
"""
# Three corners are ready; the last pyramid is not in its corner, where two people live.
NEARLY = """
    P4 . . . . . . . P4
    .  . . . . . . . .
    .  . E . U . W . .
    .  . . . . . . P1 .
    P4 . . . . . . . 2
"""


def player(ideas: int = 30) -> Player:
    """One that thinks for as long as it takes."""
    return Player(GAME, MIND, Level(ideas=ideas, seconds=600.0))


def chosen(state: State, ideas: int = 30) -> str:
    """What a thinking player chooses."""
    return str(player(ideas)(state, now(state), Luck(1)))


def turn(state: State, ideas: int = 20) -> tuple[list[str], State]:
    """What is chosen until the turn or the game ends, and how the table looks then."""
    one, luck, told = player(ideas), Luck(7), list[str]()
    while True:
        due = GAME.pending(state)
        if isinstance(due, Outcome):
            return told, state
        if due.seat == CHANCE:
            action = luck.draw(due.options, due.weights)
        else:
            action = one(state, due, luck)
            told.append(str(action))
        if isinstance(action, End):
            return told, state
        state, _ = GAME.apply(state, action)


# -- which options deserve a thought ------------------------------------------------------------


@pytest.mark.parametrize("name", MOMENTS)
def test_something_is_left_to_think_about_at_every_moment(name: str) -> None:
    state = at(name)
    due = GAME.pending(state)
    if not isinstance(due, Decision) or due.seat == CHANCE:
        return
    kept = order(state, due)
    assert kept
    assert set(kept) <= set(due.options)
    assert len(set(kept)) == len(kept)


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_can_be_measured(name: str) -> None:
    measured = measure(at(name), 0)
    assert len(measured) == len(FEATURES)
    assert measured == measure(at(name), 0)


def kept(state: State) -> list[str]:
    """The options that deserve a thought."""
    return [str(act) for act in order(state, now(state))]


def test_what_matters_is_never_left_out() -> None:
    calm = f"c2 power={power('calm')}"
    state = earth(MIDDLE, agapi=calm, nikitas="c4", vera="b2", dealt=True)
    for text in ("agapi cancels c2", "agapi power", "nikitas asks east", "end"):
        assert text in kept(state)
    assert "elli loads" in kept(earth(LOADING, agapi="a5", nikitas="c3", vera="a4"))


def test_steps_that_lead_nowhere_are_left_out() -> None:
    state = earth(CAMPS, agapi="a5", nikitas="c3", vera="a4")
    walks = [text for text in kept(state) if "moves" in text]
    assert {"vera moves a3", "vera moves b4"} & set(walks)  # towards the eastern base
    assert "vera moves a5" not in walks
    assert len(walks) <= len([text for text in options(state) if "moves" in text]) / 2


def test_a_camp_that_is_heard_is_not_asked_again() -> None:
    state = earth(CAMPS, agapi="a5", nikitas="c3", vera="a4", found="2/0")
    assert "nikitas asks east" in options(state)
    assert "nikitas asks east" not in kept(state)


def test_what_is_promising_comes_first() -> None:
    state = earth(LOADING, agapi="a5", nikitas="c3", vera="a4")
    assert kept(state)[:2] == ["elli loads", "nikitas asks east"]
    assert kept(state)[-1] == "end"


# -- what was wrong once ------------------------------------------------------------------------


def test_a_question_that_can_be_asked_is_asked() -> None:
    state = earth(CAMPS, agapi="a5 cubes=0", nikitas="c3 cubes=1", vera="a4 cubes=0", turn="i")
    assert chosen(state._replace(found=((0, 1), (0,)))) != "end"
    assert chosen(earth(CAMPS, agapi="a5", nikitas="c3", vera="g3", found="1/1")).split()[1] in (
        "asks",
        "moves",
        "lifts",
    )


def test_the_last_question_wins_or_loses_and_is_not_left() -> None:
    team = crew({"elli": "u cubes=0", "agapi": "a5 cubes=0", "vera": "a4 cubes=0"})
    state = earth(CAMPS, **team, nikitas="c3 cubes=2", turn="i", found="1/2")
    assert chosen(state) == "nikitas asks east"


def test_cubes_are_used() -> None:
    state = earth(MIDDLE, agapi="c4", nikitas="d3", vera="f3", turn="c")
    told, after = turn(state)
    left = sum(after.cubes[one] for one in after.team)
    assert left <= 3, told
    assert any("asks" in text for text in told)


def test_nobody_walks_to_and_fro() -> None:
    told, _ = turn(earth(MIDDLE, agapi="c4", nikitas="d3", vera="f3", turn="c"))
    walks = [text.split() for text in told if " moves " in text]
    for name in {walk[0] for walk in walks}:
        squares = [walk[2] for walk in walks if walk[0] == name]
        assert len(set(squares)) == len(squares), told


def test_a_power_card_is_used_in_the_action_phase_when_it_helps() -> None:
    # The last turn: Nikitas is far from the last need, his card sets him beside it.
    jump = f"i1 power={power('jump')}"
    team = crew({"elli": "u cubes=0", "agapi": "a5 cubes=0", "vera": "a4 cubes=0"})
    state = earth(CAMPS, **team, nikitas=jump, turn="i", found="1/2", dealt=True)
    assert state.phase == Phase.ACTIONS
    assert chosen(state) == "nikitas power"


def test_a_power_card_opens_a_row_that_is_nearly_covered() -> None:
    calm = f"e5 power={power('calm')} cubes=1"
    team = crew({"elli": "u cubes=0", "nikitas": "f5 cubes=0", "vera": "d5 cubes=0"})
    state = earth(NARROW, **team, agapi=calm, turn="g", dealt=True, ship=12)
    assert chosen(state) == "agapi power"


def test_a_shelter_answers_the_attack_that_would_lose() -> None:
    shelter = f"e5 power={power('shelter')}"
    state = earth(NARROW, agapi=shelter, nikitas="c3", vera="d4", turn="g", dealt=True, ship=12)
    state = GAME.apply(attacked(state), GAME.parse("card i1"))[0]
    assert chosen(state) == "agapi power"


def test_the_ship_is_loaded_among_attacks() -> None:
    idle = crew({"agapi": "a5 cubes=0", "nikitas": "a4 cubes=0", "vera": "b4 cubes=0"})
    told, _ = turn(earth(AMONG, **idle, elli="u used=move cubes=1"))
    assert "elli loads" in told


@pytest.mark.parametrize("ideas", [0, 30])
def test_the_corners_are_filled_when_they_are_in_reach(ideas: int) -> None:
    team = crew({"elli": "g5", "agapi": "h5", "nikitas": "h4", "vera": "g4"})
    told, state = turn(giza(NEARLY, **team, turn="i", found="3/1"), ideas)
    assert ended(state).rule == "UM-106", told


# -- levels and learning ------------------------------------------------------------------------


def test_the_same_position_gives_the_same_choice() -> None:
    state = earth(MIDDLE, agapi="c4", nikitas="d3", vera="f3", turn="c")
    assert chosen(state) == chosen(state)


def test_what_is_played_to_learn_covers_the_options() -> None:
    played = [options for _, options in MIND.setups]
    assert {one["characters"] for one in played} == {("4",), ("7",)}
    assert {one["difficulty"] for one in played} == {("initiate",), ("advanced",), ("expert",)}
    assert {variant for one in played for variant in one["variants"]} == {"round", "pyramids"}


def test_levels_think_harder_one_by_one() -> None:
    lamb, ram, shepherd = map(MIND.level, ("lamb", "ram", "shepherd"))
    assert lamb.overlooks > ram.overlooks > shepherd.overlooks == 0
    assert shepherd.ideas > ram.ideas


def test_the_old_value_still_ranks_an_end_highest_or_lowest() -> None:
    team = crew({"agapi": "a5", "nikitas": "c3", "vera": "a4"})
    before = value(earth(CAMPS, **team), 0)
    assert value(earth(CAMPS, **team, found="2/2"), 0) > before
    assert value(earth(CAMPS, **team, turn="i", lost=1), 0) < before
