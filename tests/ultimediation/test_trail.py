"""The trail on the map, and changes where they stand."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree.ElementTree import Element

import pytest
from drawn import by_id, count, look, names, said, table
from games import folder_of
from speech import FR
from ultimediation.boards import CAMPS, LOADING, PLAIN, earth
from ultimediation.cards import fresh, threatened
from ultimediation.table import after, attacked
from ultimediation.trails import GAMES, Played, frames, in_play, layer, seen, told, trail_of, whole

from eden.games.ultimediation.acts import End
from eden.games.ultimediation.box import BOX
from eden.games.ultimediation.data import Square
from eden.games.ultimediation.events import AttackLaid, Fled, PersonLost, Struck, TurnBegan
from eden.games.ultimediation.state import State
from eden.games.ultimediation.view.grid import corner
from eden.kit.look import Trail
from eden.kit.say import english
from eden.ui.replay import Replay
from eden.ui.table import Table

# One of two people on b2 can flee to b1 alone; the others find no room.
SHUT = """
    *  1 *  .  .  .  .  .  .
    *  2 *  .  .  .  .  .  .
    .  * .  .  E  .  W  .  .
    .  . .  .  .  .  .  .  .
    .  . .  .  .  .  .  .  U
"""


def shut() -> Trail[State]:
    """An attack on b2: one flees, one is lost."""
    return trail_of(attacked(earth(SHUT, agapi="f1")), "card b2", "flee b1")


def drawn(root: Element, name: str) -> list[Element]:
    """What has this class in the trail."""
    return [element for element in layer(root).iter() if name in names(element)]


def marked(root: Element, name: str) -> set[str]:
    """The squares with these corners around them."""
    found = set()
    for element in drawn(root, name):
        if "corners" in names(element):
            x, y = map(int, re.findall(r"[\d]+", element.get("d", ""))[:2])
            found.add((x - 6, y - 28))
    return {square.name.lower() for square in Square if corner(square) in found}


# -- what leaves a mark -------------------------------------------------------------------------


def test_an_attack_that_was_drawn_has_corners_and_several_have_numbers() -> None:
    state = attacked(earth(CAMPS, agapi="f1"), 2)
    one = seen(trail_of(state, "card a1"))
    assert marked(one, "blast") == {"a1"} and not drawn(one, "order")
    both = seen(trail_of(state, "card a1", "card a2"))
    assert marked(both, "blast") == {"a1", "a2"}
    assert [said(number) for number in drawn(both, "order")] == ["1", "2"]


def test_who_flees_leaves_a_way_and_who_is_lost_a_ghost() -> None:
    trail = shut()
    assert [type(event) for event in trail.events] == [AttackLaid, Fled, PersonLost]
    root = seen(trail)
    assert len(drawn(root, "flight")) == 1 and len(drawn(root, "lost")) == 1
    assert marked(root, "blast") == {"b2"}, "what happened first marks the square"
    assert not drawn(root, "times")


def test_what_happened_twice_has_its_number() -> None:
    board = SHUT.replace("*  1 *", "*  2 *")
    root = seen(trail_of(attacked(earth(board, agapi="f1")), "card b2"))
    assert [said(times) for times in drawn(root, "times")] == ["×2"]


def test_a_base_that_is_hit_leaves_its_way_to_where_it_is() -> None:
    root = seen(trail_of(attacked(earth(CAMPS, agapi="f1")), "card c3", "card a1"))
    assert len(drawn(root, "east")) == 1 and marked(root, "landed") == {"a1"}


def test_who_is_hit_goes_home_on_a_hollow_way_and_who_is_saved_to_the_protector() -> None:
    state = attacked(earth(CAMPS, agapi="f1", vera="a1"))
    (home,) = drawn(seen(trail_of(state, "card a1")), "wedge")
    assert {"vera", "home"} <= names(home)
    state = attacked(earth(CAMPS, agapi="b2", vera="a1"))
    (saved,) = drawn(seen(trail_of(state, "card a1")), "wedge")
    assert "vera" in names(saved) and "home" not in names(saved)


def test_several_who_go_the_same_way_go_side_by_side() -> None:
    state = attacked(earth(CAMPS, agapi="b2", vera="a1", nikitas="a1"))
    wedges = drawn(seen(trail_of(state, "card a1")), "wedge")
    assert len({wedge.get("d") for wedge in wedges}) == 2


def test_an_attack_without_effect_is_crossed_out() -> None:
    root = seen(trail_of(attacked(earth(CAMPS, agapi="f1")), "card i5"))
    assert marked(root, "calmed") == {"i5"} and len(drawn(root, "taken")) == 1


def test_the_camp_that_answers_has_a_sign() -> None:
    state = after(earth(CAMPS, agapi="f1", vera="c3"), "vera asks east")
    root = seen(trail_of(state, fresh(state, "east", "justification")))
    assert marked(root, "heard") == {"c3"} and len(drawn(root, "sign")) == 1


# -- whose it is --------------------------------------------------------------------------------

OWN = {
    "agapi moves c4": "agapi",
    "agapi cancels b4": "taken",
    "elli loads": "heard",
}


@pytest.mark.parametrize("choice", OWN)
def test_ones_own_choice_leaves_no_trail_in_play_but_does_in_a_replay(choice: str) -> None:
    board = LOADING.replace(". . . . . . . . .", ". * . . . . . . .", 1)
    trail = trail_of(earth(board, agapi="b4"), choice)
    assert not drawn(seen(trail), OWN[choice])
    assert drawn(seen(trail, replay=True), OWN[choice])


def test_a_flight_without_alternative_is_nobodys_choice() -> None:
    trail = shut()
    assert not trail.steps[-1].now.is_choice
    assert drawn(seen(trail), "flight")


def test_a_walk_across_the_edge_stays_inside_the_map() -> None:
    state = earth(CAMPS, variants="round", agapi="a4")
    trail = trail_of(state, "agapi moves i4")
    root = seen(trail, replay=True)
    assert len(drawn(root, "agapi")) == 2 and layer(root).find("svg") is not None


def test_a_disaster_that_strikes_is_seen_in_a_replay() -> None:
    root = seen(trail_of(threatened(agapi="d1"), "end"), replay=True)
    assert marked(root, "blast") == {"b2"}


def test_the_trail_stays_until_the_next_choice() -> None:
    match = whole(*GAMES[0])
    after_attacks = (
        len(match.steps[: match.steps.index(trail.steps[-1]) + 1])
        for trail in in_play(match)
        if isinstance(trail.events[0], AttackLaid) and not trail.steps[-1].state.agenda
    )
    shown = Table(BOX, match.branch(next(after_attacks), seed=1))
    assert shown.look(english).trail is not None and 'class="corners' in shown.board(english)
    shown.choose(next(str(act) for act in shown.options() if " moves " in str(act)))
    assert not shown.moving and shown.look(english).trail is None
    assert 'class="corners' not in shown.board(english)
    assert 'class="change' not in shown.board(english)


def test_what_follows_from_the_end_of_ones_turn_is_seen_at_rest() -> None:
    """A disaster strikes within the step with which the turn is ended."""
    trail = trail_of(threatened(agapi="d1"), "end")
    assert Struck in map(type, trail.events)
    assert marked(seen(trail), "blast") == {"b2"}
    assert "Turn" not in told(trail) and "b2" in told(trail).lower()


def test_a_table_keeps_what_followed_from_the_end_of_a_turn() -> None:
    match = whole(*GAMES[0])
    ends = [n for n, step in enumerate(match.steps) if isinstance(step.action, End)]
    shown = Table(BOX, match.branch(ends[0], seed=1))
    before = len(shown.match.steps)
    shown.choose("end")
    shown.skip()
    trail = shown.look(english).trail
    assert trail is not None and trail.steps[0] is shown.match.steps[before]
    assert TurnBegan in map(type, trail.events)


def test_a_replay_draws_every_frame() -> None:
    match = whole(*GAMES[0])
    shown = Table(BOX, match)
    shown.replay = Replay(match)
    moves = [n + 1 for n, step in enumerate(match.steps) if " moves " in str(step.action)]
    for at in moves[:5]:
        shown.replay.go(at)
        assert 'class="wedge' in shown.board(english)


# -- how it is drawn ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_trail_takes_no_tap_says_nothing_and_has_no_ids(game: Played) -> None:
    match = whole(*game)
    shown = 0
    for trail in [*in_play(match)[::4], *frames(match)[::9]]:
        for element in layer(seen(trail, replay=True)).iter():
            assert not {"id", "data-act", "data-tell", "tabindex"} & set(element.keys())
            shown += "wedge" in names(element) or "corners" in names(element)
    assert shown > 10


def test_what_the_trail_has_is_not_drawn_as_news_again() -> None:
    trail = shut()
    at_rest = look("ultimediation", trail.steps[-1].state, news=trail.events)
    assert 'class="trace"' in BOX.view.table(at_rest), "while it moves it is"
    assert 'class="trace"' not in BOX.view.table(replace(at_rest, trail=trail))


def test_a_finger_goes_through_the_trail_and_pieces_go_at_the_pace_that_is_set() -> None:
    css = (folder_of("ultimediation") / "assets/look.css").read_text("utf-8")
    assert re.search(r"\.trail \{\s+pointer-events: none;", css)
    timed = re.findall(r"(?:animation|transition): (.*);", css)
    still = [words for words in timed if "var(--pace, 1)" not in words]
    assert [words.split()[0] for words in still] == ["ultimediation-alarm", "ultimediation-slide"]


# -- changes ------------------------------------------------------------------------------------


def change(root: Element, name: str) -> list[str]:
    """The changes inside the element with this id."""
    return [said(one) for one in by_id(root, name).iter() if "change" in names(one)]


def test_people_lost_and_squares_covered_are_counted_where_they_stand() -> None:
    root = seen(shut())
    assert change(root, "danger-2") == ["+1"] and change(root, "danger-3") == []
    assert [said(one) for one in layer(root, "track").iter() if "change" in names(one)] == ["+1"]


def test_cards_drawn_and_discarded_are_counted_at_their_piles() -> None:
    state = after(earth(CAMPS, agapi="f1", vera="c3"), "vera asks east")
    root = seen(trail_of(state, fresh(state, "east", "justification")))
    assert change(root, "pile-east") == ["−1", "+1"] and change(root, "pile-west") == []


def test_energy_and_needs_are_counted_where_they_stand() -> None:
    team = {"agapi": "f1 energy=1", "vera": "c3"}
    state = after(earth(CAMPS, **team), "vera asks east")  # type: ignore[arg-type]  # a team
    root = seen(trail_of(state, fresh(state, "east", "need")))
    assert change(root, "camp-east") == ["−1", "+1"] and change(root, "camp-west") == []
    assert change(root, "head-agapi") == ["+1"] and change(root, "head-vera") == []


def test_cubes_ship_and_turns_are_counted_in_a_replay() -> None:
    loaded = seen(trail_of(earth(LOADING, agapi="b4"), "elli loads"), replay=True)
    assert change(loaded, "ship") == ["+4", "+1"] and change(loaded, "head-elli") == ["−1"]
    ended = seen(trail_of(earth(PLAIN, agapi="b4 cubes=1 used=move+move"), "end"), replay=True)
    assert change(ended, "head-agapi") == ["+2"]
    assert count(layer(ended, "track"), "change") == 1


def test_changes_are_told_to_those_who_listen() -> None:
    words = "Changed: population lost: +1, row 2 (squares covered): +1, "
    assert words in said(seen(shut()))
    french = "Ce qui a changé : population perdue : +1, ligne 2 (cases couvertes) : +1, "
    assert french in said(seen(shut(), say=FR))


def test_without_a_trail_nothing_has_changed() -> None:
    root = table("ultimediation", shut().steps[-1].state)
    assert count(root, "change") == 0 and list(layer(root)) == []
