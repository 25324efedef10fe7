"""How a sheep is seen to run: from where it was seen to where it stands, without a jump."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from drawn import has_id, names
from edenia.moments import BOARD, GREEN, RED
from edenia.races import shown, some
from edenia.table import GAME, after, events, galaxy, sheep
from games import random_match

from eden.engine.game import Event
from eden.games.edenia.data import Cell
from eden.games.edenia.events import Ran
from eden.games.edenia.state import State
from eden.games.edenia.view.curves import Curve, Point, drawn, far
from eden.games.edenia.view.paths import place_spot, route, sheep_spots, way_curve
from eden.games.edenia.view.runs import course, runs
from eden.games.edenia.view.touch import Touch
from eden.kit.say import english

PLAIN = {"law": ("yes",), "lambs": ("no",)}


@cache
def steps(seed: int) -> tuple[tuple[State, tuple[Event, ...], State], ...]:
    """The steps of a race at random: before, what happened, after."""
    match = random_match(GAME, 2 + seed % 3, PLAIN, seed=seed, choices=200)
    states = [match.start, *(step.state for step in match.steps)]
    told = [step.events for step in match.steps]
    return tuple(zip(states, told, states[1:], strict=False))


def frames(seed: int, count: int) -> Iterator[Touch]:
    """So many steps that are shown together, from each step on."""
    whole = steps(seed)
    for first in range(len(whole) - count + 1):
        together = whole[first : first + count]
        news = tuple(event for _, told, _ in together for event in told)
        yield Touch.still(together[-1][2], english, news, together[0][0])


def frame(state: State, *texts: str) -> Touch:
    """All this is shown together."""
    return Touch.still(after(state, *texts), english, events(state, *texts), state)


def spot(state: State | None, one: int) -> Point:
    """Where a sheep is seen."""
    assert state is not None
    return sheep_spots(state)[one][0]


def is_whole(now: Touch, one: int, lines: list[Curve]) -> bool:
    """From where it was seen to where it stands, without a jump and in one stroke."""
    ends = far(lines[0][0], spot(now.before, one)), far(lines[-1][3], spot(now.state, one))
    jumps = (far(line[3], other[0]) for line, other in pairwise(lines))
    return max(*ends, *jumps) <= 1 and drawn(lines).count("M") == 1


@pytest.mark.parametrize(("count", "seeds"), [(1, 6), (2, 3), (4, 3), (9, 2)])
def test_a_run_leads_from_where_the_sheep_was_seen_to_where_it_stands(
    count: int, seeds: int
) -> None:
    ran = 0
    for now in (now for seed in range(1, seeds + 1) for now in frames(seed, count)):
        for one in runs(now):
            ran += 1
            assert is_whole(now, one, course(now, one))
    assert ran > 500


def test_a_sheep_comes_out_of_the_hole_though_the_side_was_chosen_in_the_same_frame() -> None:
    fallen = after(galaxy(BOARD, green=GREEN, red=RED), "3 goes e")
    now = frame(fallen, "side w", "die meteorite")
    lines = course(now, sheep("green3"))
    assert is_whole(now, sheep("green3"), lines)
    assert far(lines[0][0], place_spot(fallen, Cell.C3)) < 10


def test_a_sheep_that_explores_sets_off_on_arridis_though_it_had_to_wait_for_the_tile() -> None:
    begun = galaxy(BOARD, green=GREEN, red=RED)
    now = frame(begun, "1 leaves n nebula", "tile D2")
    assert is_whole(now, 0, course(now, 0))
    assert far(course(now, 0)[0][0], place_spot(begun, Cell.E5)) < 50


@pytest.mark.parametrize(
    "texts",
    [
        ("2 teleports b1", "2 leaves s star"),
        ("play pocket3", "1 teleports b1", "1 leaves s star"),
        ("play junction3", "3 onto n nebula", "3 goes n"),
    ],
)
def test_a_sheep_that_is_beamed_or_switched_before_it_runs_is_drawn_straight_to_there(
    texts: tuple[str, ...],
) -> None:
    state = galaxy(BOARD, green=GREEN, red=RED, hands="junction3 pocket3")
    now = frame(state, *texts)
    ((one, ways),) = runs(now).items()
    lines = course(now, one)
    assert is_whole(now, one, lines)
    assert far(lines[0][3], way_curve(state, *ways[0])[0]) <= 1


def test_nothing_runs_where_nobody_knows_the_table_before() -> None:
    seen = next(seen for seen in some(1) if any(isinstance(event, Ran) for event in seen.news))
    for before, count in ((None, 0), (seen.before, 1)):
        root = shown(seen.state, news=seen.news, before=before)
        assert sum("ran" in names(element) for element in root.iter()) == count


def test_every_run_of_a_look_is_drawn() -> None:
    for seen in some(4):
        root = shown(seen.state, news=seen.news, before=seen.before)
        for event in seen.news:
            assert not isinstance(event, Ran) or has_id(root, f"way-{event.sheep}")


def test_a_route_has_no_gap() -> None:
    for seen in some(1):
        for event in seen.news:
            if isinstance(event, Ran):
                for one, other in pairwise(route(seen.state, event.ways)):
                    assert far(one[3], other[0]) < 1
