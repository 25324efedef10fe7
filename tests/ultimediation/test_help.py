"""Somebody new: what things mean now, the goal card, stakes, regrets, settled flights."""

from __future__ import annotations

from functools import partial

import pytest
from drawn import by_id, look, names, table
from rule import rule
from speech import EN
from ultimediation.boards import earth
from ultimediation.cards import card, power, threatened
from ultimediation.moments import at
from ultimediation.table import after, attacked, start

from eden.engine.chance import Luck
from eden.engine.game import Decision, Outcome
from eden.games.ultimediation.box import BOX
from eden.games.ultimediation.data import SQUARES, Pile
from eden.games.ultimediation.rules.game import Ultimediation
from eden.games.ultimediation.state import NONE, State
from eden.kit.help import LOSE, WATCH, WIN
from eden.kit.pick import narrow

GAME = Ultimediation()
seen = partial(look, GAME.slug)
# Row 1 has seven covered squares, Base U among them.
LINE = """
    * * * * * * U3 . .
    . . . . . . .  . .
    . . . . . . .  . .
    . . . . . . .  . .
    . . . . . . .  E W
"""


def told(state: State, thing: str) -> str:
    found = BOX.words.explain(seen(state), thing)
    assert found is not None
    return found.meaning


def stake(state: State, text: str) -> str:
    return BOX.words.stake(state, GAME.parse(text), EN)


def regret(state: State, text: str = "end") -> str:
    return BOX.words.regret(state, GAME.parse(text), EN)


# -- what things mean ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        ("row 1", "Squares covered: 7 of 9; at 9 the game is lost."),
        ("square a1", "No population can be here until a character here cancels the attack."),
        ("square g1", "Base U is safe."),
        ("square h5", "Whoever stands here can ask the eastern camp"),
        ("base-u", "On G1, safe from attacks. Population waiting: 3;"),
        ("base east", "On H5. Bring a character here"),
        ("cube lost", "Population lost: 2."),
        ("turn 3", "Attacks in this turn: 1. It is being played."),
        ("turn 8", "In this turn there are as many attacks as the dice show (dice: 1)."),
        ("load 4", "Loadings so far: 0. This one brings: A power card for everybody."),
        ("cubes agapi", "Left in this turn: 2 of 3."),
        ("deed agapi move", "To an adjacent square, not diagonally. Agapi: used 1 of 2"),
        ("need west 0", "It is among the cards of this camp"),
    ],
)
def test_an_explanation_has_the_facts_of_the_table(thing: str, said: str) -> None:
    state = earth(LINE, turn="c", lost=2, agapi="c3 used=move cubes=2", vera="c4")
    assert told(state, thing).startswith(said)


def test_a_row_that_needs_one_square_more_is_told_as_such() -> None:
    state = earth(LINE.replace("U3 .", "U3 *"), agapi="c3")
    assert "One more and the game is lost" in told(state, "row 1")


def test_a_square_tells_first_what_matters_most() -> None:
    state = at("flee")
    assert told(state, "square c3").startswith("Its population must flee")


def test_the_goal_card_follows_difficulty_and_variants() -> None:
    plain = BOX.words.goal(start(difficulty="initiate"), EN)
    assert plain[0].text.startswith("Find one need of the eastern")
    assert [aim.heading for aim in plain].count(LOSE) == 2
    many = BOX.words.goal(
        start(characters=7, difficulty="expert", variants="round pyramids clock"), EN
    )
    assert [aim.heading for aim in many].count(WIN) == 2
    assert "three needs" in many[0].text and "seven characters" in " ".join(a.text for a in many)
    assert any("disasters" in aim.text for aim in many if aim.heading == WATCH)


# -- what is at stake ---------------------------------------------------------------------------


@rule("UM-97")
def test_the_last_need_is_told_before_it_is_asked_for() -> None:
    state = earth(LINE, found="2/1", agapi="i5", vera="h5")
    assert stake(state, "agapi asks west") == "a need here wins the game"
    assert stake(state, "vera asks east") == "this camp is heard already"
    known = state._replace(tops=tuple((card("need") + 1,) if p == Pile.WEST else () for p in Pile))
    assert stake(known, "agapi asks west") == "the next card is a need: you win"


@rule("UM-98")
def test_cancelling_tells_what_it_does_for_a_row_in_danger() -> None:
    state = earth(LINE, agapi="a1")
    assert stake(state, "agapi cancels a1") == "row 1: from 7 to 6 of 9"
    assert stake(state, "agapi moves a2") == ""


@rule("UM-99")
def test_an_end_that_loses_is_told_and_asked_once_more() -> None:
    state = earth(LINE, turn="i", agapi="c3")
    assert stake(state, "end") == "the cubes meet: you lose"
    assert regret(state).startswith("When this turn ends the cubes meet")


@rule("UM-68")
@pytest.mark.parametrize(
    ("elli", "said"),
    [
        ("u", "four in Base U: Elli can load the ship"),
        ("u cubes=0", "four in Base U"),
        ("c5", "four in Base U: Elli has to come"),
    ],
)
def test_four_in_base_u_are_told_with_what_elli_can_do(elli: str, said: str) -> None:
    state = after(earth(LINE, elli=elli, agapi="h1"), "agapi lifts h1")
    assert stake(state, "to g1") == said
    assert stake(state, "to i1") == ""


def test_what_strikes_at_the_end_is_told() -> None:
    assert stake(threatened(), "end").startswith("Storm: ")


@pytest.mark.parametrize(
    ("team", "said"),
    [
        ({"agapi": "h5"}, "Agapi can still ask the eastern camp."),
        ({"agapi": "a1"}, "Agapi can still cancel the attack on A1; row 1 has 7 of 9"),
        ({"agapi": "c3"}, "Action cubes left, and lost for this turn: 3. End it all the same?"),
        ({"agapi": "c3 cubes=0"}, ""),
        ({"agapi": "h5 cubes=0"}, ""),
    ],
)
def test_a_turn_that_gives_something_away_is_ended_only_on_purpose(
    team: dict[str, str], said: str
) -> None:
    state = earth(LINE, elli="u cubes=0", **team)  # type: ignore[arg-type]  # by name
    assert regret(state).startswith(said) and bool(regret(state)) == bool(said)


def test_cubes_that_could_do_nothing_are_not_regretted() -> None:
    state = at("nobody has a cube")
    assert regret(state) == ""


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("calm", "cancels up to two attacks or disasters"),
        ("jump", "sets characters on any square, up to three times"),
        ("refresh", "gives up to four used cubes back"),
        ("foresee", "shows the next three cards of a pile"),
    ],
)
@rule("UM-55")
def test_a_power_card_tells_what_it_does_where_it_can_be_used(kind: str, said: str) -> None:
    state = earth(LINE, agapi=f"c3 power={power(kind)}", vera="c4")
    assert stake(state, "agapi power") == said


@rule("UM-56")
def test_shelter_tells_what_it_does_to_the_attack_that_lies_there() -> None:
    state = attacked(earth(LINE, agapi=f"c3 power={power('shelter')}", vera="c4"))
    assert stake(after(state, "card c4"), "agapi power") == "this attack has no effect"


def test_the_end_of_the_turn_is_loud_only_when_nothing_else_can_be_done() -> None:
    busy, done = table(GAME.slug, at("actions")), table(GAME.slug, at("nobody has a cube"))
    assert "loud" not in names(by_id(busy, "do-end")) and "loud" in names(by_id(done, "do-end"))


# -- what is asked of whoever is picked ---------------------------------------------------------


def asked(state: State, pick: str) -> str:
    """The prompt with something picked, as the page words it."""
    now = GAME.pending(state)
    assert isinstance(now, Decision)
    return BOX.words.ask(state, now._replace(options=narrow(now.options, pick)), EN)


@rule("UM-50")
def test_the_prompt_follows_who_is_picked_and_what_they_do() -> None:
    state = earth(LINE, turn="c", agapi="a1", nikitas="h4", vera="c3 cubes=0")
    assert asked(state, "").startswith("Turn C, actions: let a character act")
    acts = "Turn C. Agapi acts: choose an action, or a square to move to."
    assert asked(state, "agapi") == acts
    assert asked(state, "agapi moves") == "Turn C. Agapi moves: choose a square."
    assert asked(state, "nikitas asks") == "Turn C. Nikitas mediates: choose the camp."


@rule("UM-50", "UM-53")
def test_who_has_one_action_left_is_not_told_that_nothing_can_be_done() -> None:
    state = earth(LINE, turn="c", elli="u cubes=0", ilias="a1 used=move+move cubes=1")
    assert asked(state, "ilias") == "Turn C. Ilias cancels: choose the attack."
    assert asked(at("nobody has a cube"), "").endswith("nothing more can be done; end the turn.")


@rule("UM-10", "UM-19")
def test_the_second_of_two_mediators_is_asked_for_by_itself() -> None:
    state = start("protector agapi")
    assert asked(state, "*vera") == "Vera comes along: choose the second mediator."
    seven = start(characters=7, difficulty="advanced")
    assert asked(seven, "*vera") == "Vera begins with Agapi: choose who else does."


# -- flights before the first turn --------------------------------------------------------------


def test_only_the_flights_of_the_set_up_are_settled_by_the_app() -> None:
    assert BOX.settles is not None
    opening = start("protector agapi", "mediators andromeda vera", "card a1")
    assert BOX.settles(opening) == "Settle them for me"
    assert not BOX.settles(at("flee")) and not BOX.settles(start())
    later = after(attacked(earth(agapi="c4")), "card c3")
    assert not BOX.settles(later)


@pytest.mark.parametrize("seed", range(4))
def test_the_app_settles_the_opening_flights_without_a_loss(seed: int) -> None:
    luck, bot = Luck(seed), BOX.bot("greedy")
    state = start("protector agapi", "mediators andromeda vera")
    while state.base_u == NONE:
        now = GAME.pending(state)
        assert isinstance(now, Decision)
        act = luck.pick(now.options) if now.seat < 0 else bot(state, now, luck)
        state, _ = GAME.apply(state, act)
    assert state.lost == 0 and sum(state.people) == len(SQUARES)


# -- what decided -------------------------------------------------------------------------------


def reckoned(moment: str) -> dict[str, str]:
    state = at(moment)
    outcome = GAME.pending(state)
    assert isinstance(outcome, Outcome)
    return {row[0]: row[1] for row in BOX.words.reckoning(state, outcome, EN)[1:]}


def test_the_reckoning_tells_what_decided() -> None:
    lost = reckoned("lost row")
    assert lost["Fullest row"] == "row 2: 9 of 9" and lost["Needs of the eastern camp"] == "0 of 2"
    assert reckoned("won")["Needs of the western camp"].startswith("2 of 2: ")
