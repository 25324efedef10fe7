"""The course: whatever a step accepts, the next one can still be done."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from typing import Final

import pytest

from eden.engine.game import Decision
from eden.games.edenia.box import BOX
from eden.kit.lesson import Lesson
from eden.kit.walk import GO_ON, Walk

# So many ways are followed from where a step begins, the shortest first.
MOST: Final = 24

# The one that becomes a game leaves all the time that one needs.
CLOSED: Final = [lesson for lesson in BOX.assets.course if not lesson.plays_on]


def walked(lesson: Lesson, moves: tuple[str, ...]) -> Walk:
    """Who has made these moves."""
    walk = Walk(BOX, lesson)
    for move in moves:
        walk.make(move)
    return walk


def ways(lesson: Lesson, moves: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All that a learner can do to get over the step that is reached, the shortest way first."""
    begun = walked(lesson, moves).number
    todo = deque([moves])
    while todo:
        made = todo.popleft()
        walk = walked(lesson, made)
        if walk.number > begun:
            yield made
        elif walk.step and walk.step.is_read:
            todo.append((*made, GO_ON))
        elif isinstance(walk.match.now, Decision):
            options = map(str, walk.match.now.options)
            todo.extend((*made, one) for one in options if walk.allows(one))


def stuck(lesson: Lesson) -> tuple[str, ...] | None:
    """Moves that a lesson accepts and after which its next step cannot be done."""
    reached: list[tuple[str, ...]] = [()]
    for _ in lesson.steps:
        further: dict[object, tuple[str, ...]] = {}
        for moves in reached:
            found = list(islice(ways(lesson, moves), MOST))
            if not found:
                return moves
            further |= {walked(lesson, way).match.state: way for way in found}
        reached = list(further.values())[:MOST]
    return None


@pytest.mark.parametrize("lesson", CLOSED, ids=[lesson.name for lesson in CLOSED])
def test_whatever_a_step_accepts_the_next_one_can_be_done(lesson: Lesson) -> None:
    assert stuck(lesson) is None
