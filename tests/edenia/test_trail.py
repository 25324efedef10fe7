"""What others did stays on the galaxy and beside every number, until the next choice."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from drawn import count, look, names
from edenia.table import after, board, galaxy
from edenia.trails import arrivals, followed, races, scene, seen, table, wake
from games import folder_of
from speech import FR

from eden.engine.game import NOBODY
from eden.games.edenia.box import BOX
from eden.games.edenia.data import Cell
from eden.games.edenia.events import ArtefactTaken
from eden.games.edenia.state import State
from eden.games.edenia.view.curves import far
from eden.games.edenia.view.paths import place_spot, sheep_spots
from eden.kit.look import Look, Trail
from eden.kit.say import Say, english

SEARCH = ("1 leaves n star", "search", "find turbo5", "find scope4", "take turbo5")
# What red does, and what it leaves on the galaxy: so many of each mark.
LEFT: dict[tuple[str, ...], dict[str, int]] = {
    ("pass",): {"run": 0, "head": 0, "gone": 0, "placed": 0},
    ("2 leaves e star", "stop"): {"run": 1, "head": 1, "beam": 0, "laid": 0, "gone": 0},
    ("1 leaves n nebula", "tile D2"): {"run": 1, "laid": 1},
    ("1 leaves w star", "leap", "tile D2"): {"run": 1, "laid": 1, "leapt": 1},
    ("1 leaves n star", "straight", "flag"): {"run": 1, "placed": 1, "gone": 0},
    ("1 leaves n star", "straight", "clover"): {"run": 1, "placed": 0, "gone": 1},
    SEARCH: {"run": 1, "gone": 1},
    ("2 teleports b1", "2 leaves s star", "tile D2"): {"beam": 1, "run": 1, "placed": 1, "head": 2},
    ("play junction3", "3 onto n nebula", "3 goes n", "tile D2"): {"beam": 1, "run": 1, "laid": 1},
    ("play gromout", "guard d5"): {"run": 0, "placed": 1},
    ("play scope3", "tile D2", "lay c4"): {"run": 0, "laid": 1},
}


def spots(layer: ET.Element, name: str) -> list[tuple[float, float]]:
    """Where lines of this kind begin."""
    lines = [one for one in layer.iter() if name in names(one)]
    starts = [line.get("d", "").partition("C")[0].removeprefix("M").split() for line in lines]
    return [(float(x), float(y)) for x, y in starts]


@pytest.mark.parametrize("texts", LEFT, ids=" / ".join)
def test_each_thing_that_red_does_leaves_its_mark_for_green(texts: tuple[str, ...]) -> None:
    layer = wake(seen(followed(scene(), *texts)))
    assert {name: count(layer, name) for name in LEFT[texts]} == LEFT[texts]


def test_a_line_leads_from_where_the_sheep_was_to_where_it_stands() -> None:
    trail = followed(scene(), "2 leaves e star", "stop", "end")
    layer = wake(seen(trail))
    (start,) = spots(layer, "begun")
    assert far(start, sheep_spots(trail.before)[4][0]) < 1
    last = next(one for one in layer.iter() if "begun" in names(one)).get("d", "").split()[-2:]
    goal = float(last[0].split("C")[-1]), float(last[1])
    assert far(goal, sheep_spots(trail.steps[-1].state)[4][0]) < 1


def test_a_flag_that_was_replaced_is_a_ghost_in_its_own_colour_beside_the_new_one() -> None:
    texts = ("1 leaves n star", "straight", "flag")
    layer = wake(seen(followed(scene(flags="P1 green"), *texts)))
    (ghost,) = (one for one in layer.iter() if "gone" in names(one))
    (ring,) = (one for one in layer.iter() if "placed" in names(one))
    assert "colour-0" in names(ghost) and "colour-1" in names(ring)


def test_a_trifolium_a_relays_clover_and_a_repair_leave_ghosts() -> None:
    home = wake(seen(followed(scene(red="b1.e.star"), "1 goes w")))
    assert count(home, "trifolium") == 1
    bounced = wake(seen(followed(scene(red="d5.s.meteorite d4"), "1 goes s")))
    assert count(bounced, "gone") == 1
    broken = galaxy(board(e4="T1"), turn="red", sabotaged="T1")
    repaired = followed(broken, "1 leaves n star")
    assert not repaired.steps[-1].state.sabotaged
    assert count(wake(seen(repaired)), "gone") == 1


def test_the_lines_of_several_turns_are_numbered_in_colours_and_lie_side_by_side() -> None:
    turn = ("1 leaves n star", "stop", "end", "1 leaves w nebula", "clover", "end")
    trail = followed(scene(seats=3, hands=""), *turn)
    layer = wake(seen(trail))
    orders = [one for one in layer.iter() if "order" in names(one)]
    assert ["".join(one.itertext()) for one in orders] == ["1", "2"]
    assert [names(one) & {"colour-1", "colour-2"} for one in orders] == [{"colour-1"}, {"colour-2"}]
    assert count(wake(seen(followed(scene(), *turn[:3]))), "order") == 0


# -- whose eyes ---------------------------------------------------------------------------------


def test_ones_own_steps_leave_a_trail_only_where_the_game_is_looked_at_again() -> None:
    trail = followed(scene(), "2 leaves e star", "stop")
    assert len(wake(seen(trail, seat=0))) > 0
    assert len(wake(seen(trail, seat=1, waits=True))) > 0
    # In play only what chance did is left of one's own turn.
    left = after(scene(), "1 leaves n nebula")
    explored = followed(left, "tile D2")
    assert len(wake(seen(explored, seat=1))) == 0
    assert len(wake(seen(explored, seat=0))) > 0
    assert len(wake(seen(explored, seat=1, waits=True))) > 0


def test_nothing_is_left_after_the_next_choice() -> None:
    trail = followed(scene(), "2 leaves e star", "stop", "end")
    shown = look("edenia", trail.steps[-1].state, seat=0)
    assert shown.trail is None
    assert len(wake(shown)) == 0 and count(table(shown), "change") == 0


def test_the_layer_is_mute_takes_no_taps_and_has_no_ids() -> None:
    texts = ("2 teleports b1", "2 leaves s star", "tile D2")
    layer = wake(seen(followed(scene(), *texts)))
    assert layer.get("aria-hidden") == "true"
    alive = {"id", "data-act", "data-tell", "tabindex", "role"}
    assert not any(one.attrib.keys() & alive for one in layer.iter())
    sheet = (folder_of("edenia") / "assets/look.css").read_text("utf-8")
    assert re.search(r"\.edenia \.wake \{[^}]*pointer-events: none", sheet)


def test_all_that_moves_keeps_the_pace_that_is_set() -> None:
    sheet = (folder_of("edenia") / "assets/look.css").read_text("utf-8")
    moving = re.findall(r"(?:animation|transition)[a-z-]*:([^;]*\ds[^;]*);", sheet)
    assert len(moving) > 5 and all("var(--pace, 1)" in one for one in moving)


def test_the_wake_lies_below_tokens_sheep_and_signs() -> None:
    root = table(seen(followed(scene(), "2 leaves e star", "stop", "end")))
    galaxy_ = next(one for one in root.iter() if one.get("aria-label") == "The galaxy")
    order = [names(layer) for layer in galaxy_]
    place = {name: n for n, found in enumerate(order) for name in found}
    assert place["wake"] < place["tokens"] < place["flocks"] < place["signs"]


# -- changes ------------------------------------------------------------------------------------


def changes(shown: Look[State]) -> dict[str, str]:
    """All changes that are seen, by what they stand beside."""
    found = {}
    for one in table(shown).iter():
        for child in one:
            if "change" in names(child):
                found[one.get("data-tell", "")] = child.text or ""
    return found


CHANGES: dict[tuple[str, ...], dict[str, str]] = {
    ("pass",): {"score 1": "+1", "purse 1": "+1", "supply": "−1"},
    ("1 leaves n star", "straight", "flag"): {"score 1": "+7", "flags 1": "+7"},
    SEARCH: {"score 1": "−1", "purse 1": "−1", "supply": "+1", "backs 1": "+1"},
    ("1 leaves n nebula", "tile P3"): {"deck": "−1", "supply": "−3"},
    ("play scope3", "tile D2", "lay c4"): {"deck": "−1", "score 1": "+3", "backs 1": "−1"},
    ("2 teleports b1",): {"score 1": "−1", "purse 1": "−1", "supply": "+1", "tokens": "−1"},
}


@pytest.mark.parametrize("texts", CHANGES, ids=" / ".join)
def test_each_number_that_others_changed_shows_by_how_much(texts: tuple[str, ...]) -> None:
    assert changes(seen(followed(scene(), *texts))) == CHANGES[texts]


def test_what_is_lost_shows_where_it_is_missed() -> None:
    trail = followed(scene(flags="P1 green"), "1 leaves n star", "straight", "flag")
    found = changes(seen(trail))
    assert found["score 0"] == found["flags 0"] == "−7"


def test_a_sheep_home_is_counted_with_its_trifolium() -> None:
    found = changes(seen(followed(scene(red="b1.e.star"), "1 goes w")))
    assert found == {"score 1": "+15", "harvest 1": "+15", "flock 1": "+1"}


@pytest.mark.parametrize(
    ("say", "words"),
    [(english, "clovers: 3, +1 just now"), (FR, "trèfles\u00a0: 3, +1 à l’instant")],
    ids=("en", "fr"),
)
def test_a_change_is_said_in_words(say: Say, words: str) -> None:
    root = table(seen(followed(scene(), "pass"), say=say))
    (purse,) = (one for one in root.iter() if one.get("data-tell") == "purse 1")
    assert purse.get("aria-label") == words


def test_the_change_of_a_score_tells_nothing_of_what_is_face_down() -> None:
    taken = [
        followed(scene(hands=""), *SEARCH[:2], f"find {one}", f"find {other}", f"take {one}")
        for one, other in (("turbo5", "scope4"), ("quantum", "turbo3"))
    ]
    one, other = (BOX.view.table(seen(trail)) for trail in taken)
    assert one == other
    assert changes(seen(taken[0]))["score 1"] == "−1"
    assert changes(seen(taken[0], seat=1))["score 1"] == "+4"


# -- whole races --------------------------------------------------------------------------------


def test_at_every_choice_the_table_is_whole_and_ids_are_unique() -> None:
    drawn = 0
    for match in races():
        for seat, trail in list(arrivals(match))[::7]:
            root = table(seen(trail, seat=seat))
            ids = [one.get("id") for one in root.iter() if one.get("id")]
            assert len(ids) == len(set(ids))
            drawn += count(root, "head")
    assert drawn > 100


def test_every_moment_of_a_replay_is_drawn_without_secrets() -> None:
    searched = 0
    for match in races():
        for n, step in enumerate(match.steps[match.opening :], start=match.opening):
            if any(isinstance(event, ArtefactTaken) for event in step.events):
                trail = Trail(match.after(n), (step,))
                text = ET.tostring(wake(seen(trail, seat=NOBODY, waits=True)), "unicode")
                assert "ed-artefact-back" in text
                searched += 1
    assert searched > 5


def test_a_number_stands_inside_the_picture_and_on_no_sheep() -> None:
    for match in races():
        for seat, trail in list(arrivals(match))[::5]:
            sheep = [spot for spot, _ in sheep_spots(trail.steps[-1].state).values()]
            for order in (one for one in wake(seen(trail, seat=seat)).iter()):
                if "order" in names(order):
                    x, y = (float(order[1].get(key, "")) for key in ("x", "y"))
                    assert 10 < x < 558 and 10 < y < 558
                    assert min(far((x, y), spot) for spot in sheep) > 8


def test_a_line_through_the_hole_has_it_on_its_way() -> None:
    trail = followed(scene(), "3 goes e", "side w", "die star")
    layer = wake(seen(trail))
    middle = place_spot(trail.before, Cell.C3)
    (line,) = (one.get("d", "") for one in layer.iter() if "begun" in names(one))
    numbers = line.replace("M", " ").replace("C", " ").split()
    points = [tuple(map(float, pair)) for pair in zip(numbers[::2], numbers[1::2], strict=True)]
    assert min(far((x, y), middle) for x, y in points) < 10
