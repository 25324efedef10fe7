"""What lies on the table explains itself as things stand, to the eyes of who looks."""

from __future__ import annotations

from drawn import by_id, count, look, names
from edenia.moments import at
from edenia.races import shown
from edenia.table import after, galaxy
from speech import FR

from eden.engine.game import Outcome
from eden.engine.people import Person
from eden.games.edenia.box import BOX
from eden.games.edenia.data import Device
from eden.games.edenia.state import State
from eden.games.edenia.words.help import explain, goal
from eden.games.edenia.words.names import device_help
from eden.kit.say import Say, english

BOARD = """
    EDENIA T1 .    .  .
    .      .  .    .  .
    .      .  HOLE .  .
    .      .  .    P1 D1
    .      .  .    T4 ARRIDIS
"""


def told(state: State, thing: str, *, seat: int | None = None, say: Say = english) -> str:
    found = explain(look("edenia", state, seat=seat, say=say), thing)
    assert found is not None
    return found.meaning


def test_a_planet_says_what_is_left_on_it_and_whose_flag_stands_there() -> None:
    state = galaxy(BOARD, flags="P1 red", guarded="P1")
    assert "(3 left)" in told(state, "cell d4")
    assert told(state, "cell d4").endswith("The flag here: Red, guarded by Gromout.")
    assert "Gromout" in told(state, "flag d4")
    assert told(state, "cell d4", say=FR).endswith(
        "Le drapeau d’ici\u00a0: Rouge, gardé par Gromout."
    )


def test_a_place_for_one_says_who_is_on_it() -> None:
    state = galaxy(BOARD, green="d5", red="e4", sabotaged="T1")
    assert told(state, "cell d5").endswith("Here now: the green sheep 1 (a leap costs 1 clover).")
    assert "the red sheep 1" in told(state, "cell e4")
    assert told(state, "cell b1").startswith("Sabotaged")


def test_artefacts_are_explained_to_those_who_have_seen_them_only() -> None:
    state = at("take")
    mine, other = told(state, "cache e4", seat=0), told(state, "cache e4", seat=1)
    assert "turbo-engine" in mine and "sheepscope" in mine
    assert other == "2 here. A sheep that stops can pay 1 clover: you look at them and keep one."
    points = told(at("turn"), "score 0", seat=1)
    assert "artefacts 0" in points and "face down" in points
    assert "face down" not in told(at("turn"), "score 0", seat=0)


def test_an_artefact_says_whether_it_can_be_played_now() -> None:
    assert told(at("turn"), "artefact turbo3").endswith("You can play it now.")
    assert told(at("leap"), "artefact turbo3").endswith("Played before the move.")


def test_an_artefact_that_was_played_still_says_what_it_did() -> None:
    words = told(galaxy(BOARD, played="turbo4"), "played turbo4")
    assert words.startswith(device_help(Device.TURBO, english))
    assert words.endswith("It was played and is not used again; its 4 points stay.")


def test_a_choice_says_what_is_at_stake() -> None:
    state = after(galaxy(BOARD, green="d4.n.star", flags="P1 red"), "1 goes place")
    assert told(state, "choice flag").endswith("+7, Red loses a flag.")


def test_the_goal_card_follows_the_options() -> None:
    whole = [aim.rule for aim in goal(galaxy(BOARD), english)]
    assert whole == ["ED-20", "ED-21", "ED-22", "ED-25", "ED-32", "ED-26", "ED-61"]
    assert "ED-21" not in [aim.rule for aim in goal(galaxy(BOARD, law=False), english)]
    lambs = goal(galaxy(BOARD, lambs=True), english)
    assert "2 of your sheep" in lambs[0].text and not any("Trifolium" in aim.text for aim in lambs)


def test_the_reckoning_has_a_column_for_each_seat_and_sums_up() -> None:
    state = at("won")
    over = BOX.game.pending(state)
    assert isinstance(over, Outcome)
    rows = BOX.words.reckoning(state, over, english)
    sums = {row[0]: row[1:] for row in rows}
    sources = ("Trifolium", "Artefacts", "Flags", "Clovers")
    for seat, points in enumerate(sums["Points"]):
        assert sum(int(sums[source][seat]) for source in sources) == int(points)
    assert sums["Sheep on Edenia"] == ("3", "0")


# -- marks --------------------------------------------------------------------------------------


def test_one_ring_stands_around_a_flock_on_arridis_so_that_it_hides_no_number() -> None:
    root = shown(galaxy(BOARD, green="arridis arridis arridis"))
    rings = [count(by_id(root, f"sheep-{n}"), "ring") for n in range(3)]
    assert rings == [2, 0, 0], "an edge and a line, for the first one"


def test_the_end_of_a_turn_is_loud_when_nothing_else_is_left() -> None:
    assert "loud" in names(by_id(shown(at("after passing")), "do-end"))
    assert "loud" not in names(by_id(shown(at("after")), "do-end"))
    assert "loud" not in names(by_id(shown(at("turn")), "do-pass"))


def test_the_panel_of_a_bot_is_marked() -> None:
    people = (Person("Anna", 0), Person("", 1, "greedy"))
    root = shown(at("turn"), say=Say(people=people))
    marked = [count(by_id(root, f"player-{seat}"), "bot") for seat in (0, 1)]
    assert marked == [0, 1]
